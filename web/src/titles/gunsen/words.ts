// What things are called on the board, for those who hear it as well.
import {
  cardOf,
  ownerOf,
  standing,
  tokensOf,
  type Part,
  type Place,
  type Table,
} from "./model";

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
export function tollOf({ view, box }: Pick<Table, "view" | "box">): number {
  return view.matter.toll ?? box.figures.tower.toll;
}

export function tollWords(table: Table): string {
  const { box, texts } = table;
  const count = tollOf(table);
  return count > 0
    ? texts.say(`amount-${box.figures.tower.good}`, { count })
    : texts.say("toll-free");
}

// What an order costs: one of these goods; nothing if it is free.
export function costWords({ texts, box }: Table, order: string): string {
  const { cost = [] } = cardOf(box, order);
  return texts.list(
    cost.map((good) => texts.say(`amount-${good}`, { count: 1 })),
    "disjunction",
  );
}

// Icons with numbers; what is bought can be had as often as one can pay.
export function partWords({ texts }: Pick<Table, "texts">, parts: Part[]) {
  return texts.list(
    parts.map(({ word, count, pay = "free", price }) =>
      pay === "free"
        ? texts.say("part", { count, part: texts.say(`part-${word}`) })
        : texts.say(`part-${word}.paid`, {
            good: texts.name("good", pay),
            price: texts.say(`amount-${pay}`, { count: price ?? 1 }),
          }),
    ),
  );
}

// What of a player is counted in the open: troops, heroes, tactics …
export function tallyWords(table: Table, seat: string, what: string): string {
  const { texts, view, box } = table;
  const player = view.players[seat]!;
  const heroes = Object.keys(player.heroes);
  switch (what) {
    case "points":
      return texts.say("race-points", {
        points: player.achievements.length,
        wanted: box.figures.rules.achievements_to_win,
      });
    case "troops":
      return texts.say("player-troops", {
        troops: player.troops,
        supply: player.supply,
      });
    case "supply":
      return texts.say("player-supply", { supply: player.supply });
    case "heroes":
      return texts.say("player-heroes", {
        heroes: texts.list(heroes.map((hero) => texts.name("hero", hero))),
        count: heroes.length,
      });
    case "tactics":
      return texts.say("player-tactics", {
        bought: player.tactics.length,
        held: player.tactics_held,
      });
    case "tokens":
      return texts.say("player-tokens", {
        count: tokensOf(player),
        taken: player.tokens_taken,
      });
    default:
      return texts.say("player-nobles", { count: player.nobles.length });
  }
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
