// The things to point at for each choice.
import type { Choice } from "../../generated/protocol";
import type { Thing } from "../../shell/board/title";
import type { Routes, Table } from "./model";

type Args = Choice["args"];

export const routes: Routes = {
  choose: "clan:{clan}",
  take: ({ order, payment }, table) =>
    waysOf(table, "take", { order }) > 1
      ? [`order:${order}`, `payment:${payment}`]
      : [`order:${order}`],
  place: "column:{column}",
  noble: "noble:{noble}",
  activate: "column:{column}",
  issue: ({ special, column }) => [`special:${special}`, `column:${column}`],
  call: "hero:{hero}",
  station: "place:{place}",
  summon: "place:{place}",
  gain: "good:{good}",
  march: (args, table) => way("march", args, table),
  jump: (args, table) => way("jump", args, table),
  muster: "troops:{troops}",
  lead: "leader:{hero}",
  stay: () => ["leader:stay"],
  build: ({ building, place }) => [`building:${building}`, `place:${place}`],
  buy: "tactic:{tactic}",
  steal: ({ owner, good }, { view }) => [
    `place:${view.players[String(owner)]!.fort}`,
    `loot:${good}`,
  ],
  smite: "place:{place}",
  reroll: "dice:{dice}",
  keep: "dice:{dice}",
  turn: ({ die, face }) => [`die:${die}`, `face:${face}`],
  retreat: "place:{place}",
};

// From one place to another; where one can both march and jump there, one says which.
function way(verb: string, { origin, place }: Args, table: Table): Thing[] {
  const isBoth =
    waysOf(table, "march", { origin, place }) +
      waysOf(table, "jump", { origin, place }) >
    1;
  return [
    `place:${origin}`,
    `place:${place}`,
    ...(isBoth ? [`way:${verb}`] : []),
  ];
}

// How many choices of the verb have these arguments.
function waysOf(
  { position }: Table,
  verb: string,
  wanted: Partial<Args>,
): number {
  return position.choices.filter(
    (choice) =>
      choice.verb === verb &&
      Object.entries(wanted).every(
        ([name, word]) => choice.args[name] === word,
      ),
  ).length;
}
