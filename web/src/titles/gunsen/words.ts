// What things are called on the board, for those who hear it as well.
import { ownerOf, standing, type Part, type Place, type Table } from "./model";
// A place, and all that stands there.
export function placeLabel(table: Table, place: Place): string {
  return [placeName(table, place), ...standingWords(table, place.word)].join(
    ". ",
  );
}

export function placeName(table: Table, { word }: Place): string {
  const owner = ownerOf(table.view, word);
  const name = table.texts.name("place", word);
  return owner ? `${name} (${table.nameOf(owner)})` : name;
}

export function standingWords(table: Table, place: string): string[] {
  const { texts, view } = table;
  const { armies, heroes, building, token, upgrade } = standing(view, place);
  return [
    ...Object.entries(armies).map(([seat, count]) =>
      texts.say("army-label", { seat: table.nameOf(seat), count }),
    ),
    ...heroes.map(({ hero }) => texts.name("hero", hero)),
    building !== null && texts.name("building", building),
    token && texts.say("token-label"),
    upgrade !== null &&
      texts.say("upgrade-label", {
        column: texts.name("column", upgrade),
      }),
  ].filter((words) => words !== false);
}

// What a jump by watchtower costs whoever moves.
export function tollWords({ view, box, texts }: Table): string {
  const count = view.matter.toll ?? box.figures.tower.toll;
  return count > 0
    ? texts.say(`amount-${box.figures.tower.good}`, { count })
    : texts.say("toll-free");
}

// Icons with numbers.
export function partWords({ texts }: Pick<Table, "texts">, parts: Part[]) {
  return texts.list(
    parts.map(({ word, count }) =>
      texts.say("part", { count, part: texts.say(`part-${word}`) }),
    ),
  );
}

// What a die shows.
export function faceWords(table: Table, face: string): string {
  const icons = Object.entries(table.box.figures.dice[face]!);
  return partWords(
    table,
    icons
      .filter(([, count]) => count > 0)
      .map(([word, count]) => ({ word, count })),
  );
}
