// What the drawings need to know of a view: who stands where, what is being decided.
import type { EventInfo } from "../../generated/protocol";
import type { Box, View } from "../../generated/rising-sun";
import type { Table as AnyTable } from "../../shell/board/table.svelte";
import type { TitleModule } from "../../shell/board/title";

export type Table = AnyTable<View, Box>;
export type Routes = TitleModule<View, Box>["routes"];
export type Explanations = TitleModule<View, Box>["explanations"];

export const REGIONS = [
  "hokkaido",
  "oshu",
  "edo",
  "kyoto",
  "kansai",
  "nagato",
  "shikoku",
  "kyushu",
] as const;
export type RegionName = (typeof REGIONS)[number];

export const PIECES = [
  "stronghold",
  "daimyo",
  "shinto",
  "bushi",
  "komainu",
  "oni-of-skulls",
  "yurei",
  "river-dragon",
  "oni-of-souls",
  "oni-of-blood",
  "oni-of-hate",
  "oni-of-spite",
];
export const MANDATES = ["recruit", "march", "train", "harvest", "betray"];
export const HOUSES = ["koi", "lotus", "turtle", "dragonfly", "bonsai"];
export const ADVANTAGES = ["seppuku", "hostage", "ronin", "poems"];
export const SORTS = ["enhancement", "virtue", "monster", "war", "winter"];
export const SEASONS = ["spring", "summer", "autumn"];

// The tables of the components as we read them: what a card or a region does not name is nothing.
export interface CardFigures {
  season: string;
  sort: string;
  cost: number;
  copies: number;
  sets: string[];
}
export interface RegionFigures {
  name_ja: string;
  land: string[];
  sea: string[];
  points: number;
  coins: number;
  ronin: number;
}
export interface HouseFigures {
  name_ja: string;
  rank: number;
  income: number;
  home: string;
}

export function cardFigures(box: Box, card: string): CardFigures {
  const cards = box.figures.cards as unknown as Record<string, CardFigures>;
  return cards[card]!;
}

// What the seat would pay for a card that it may buy now, as the server reckons it; otherwise what is printed.
export function priceOf(
  table: Pick<Table, "box" | "prospectOf">,
  card: string,
): number {
  const short = table.prospectOf(`card:${card}`)?.short;
  return short === undefined
    ? cardFigures(table.box, card).cost
    : Number(short.replace(/\D/g, ""));
}

export function regionFigures(box: Box, region: string): RegionFigures {
  const regions = box.figures.regions as unknown as Record<
    string,
    RegionFigures
  >;
  return regions[region]!;
}

export function houseFigures(box: Box, house: string): HouseFigures {
  const houses = box.figures.houses as unknown as Record<string, HouseFigures>;
  return houses[house]!;
}

// Seats in the order in which they sit, or of their letters while nobody sits.
export function seatsOf(view: View): string[] {
  return view.circle.length ? view.circle : Object.keys(view.players);
}

type Army = Record<string, number>;

// The pieces of an army, always in the same order.
export function sorted(army: Army): [string, number][] {
  return PIECES.flatMap((piece): [string, number][] =>
    army[piece] ? [[piece, army[piece]]] : [],
  );
}

export function sum(counts: Army): number {
  return Object.values(counts).reduce((one, other) => one + other, 0);
}

export type Scene = "map" | "houses" | "tea" | "cards" | "battle" | "winter";

// What the decision at hand is about; one may look at something else meanwhile.
export function sceneOf({ view, choices }: Table): Scene {
  if (view.over || view.season === "winter") return "winter";
  if (["calling", "dealing", "choosing"].includes(view.step)) return "houses";
  if (view.battle) return "battle";
  if (view.step === "proposing" || view.step === "answering") return "tea";
  if (view.step === "training" || choices.some(({ verb }) => verb === "buy"))
    return "cards";
  return "map";
}

// The shrine whose kami helps now.
export function blessingShrine(view: View): string | null {
  return view.step === "blessing"
    ? (view.shrines[view.argument]?.shrine ?? null)
    : null;
}

// The bids of the seat, those to come as they are planned: actions in notation, one after another.
export function bidsFrom(plan: number[], made: number): string[] {
  return ADVANTAGES.slice(made).map(
    (advantage, index) => `bid ${advantage} ${plan[made + index] ?? 0}`,
  );
}

// What whoever wins the battle takes: the id of a message, and its arguments. The first of a region counts for the sets.
export function prizeOf({
  view,
  box,
}: Pick<Table, "view" | "box">): [string, Record<string, number | string>] {
  const { seat, season, battle } = view;
  const isNew = seat !== null && !regionsWon(view, seat).has(battle!.region);
  return [
    "battle-prize",
    { points: tokenPoints(box, season), new: isNew ? "yes" : "no" },
  ];
}

// What a war token of the season is worth.
export function tokenPoints(box: Box, season: string): number {
  const seasons = box.figures.seasons as Record<
    string,
    { token_points: number }
  >;
  return seasons[season]!.token_points;
}

export interface Counted {
  seat: string;
  column: "cards" | "tokens" | "regions";
  points: number;
}

const COLUMNS: Record<string, Counted["column"]> = {
  "winter-points": "cards",
  "token-points": "tokens",
  "set-points": "regions",
};

// What winter counts in the step that is shown.
export function countedNow(events: EventInfo[]): Counted[] {
  return events.flatMap(({ kind, args }) => {
    const column = COLUMNS[kind];
    return column
      ? [{ seat: String(args.seat), column, points: Number(args.points) }]
      : [];
  });
}

// How often a seat has kept its word, and broken it.
export function recordOf(
  { promises }: Pick<View, "promises">,
  seat: string,
): { kept: number; broken: number } {
  const count = (state: string) =>
    promises.filter((given) => given.seat === seat && given.state === state)
      .length;
  return { kept: count("kept"), broken: count("broken") };
}

// What two at the tea table have with each other: an alliance, a promise, an open offer, a question.
export const TIES = ["bond", "word", "talk", "question"] as const;
export interface Tie {
  kind: (typeof TIES)[number];
  seat: string;
  to: string;
  isSecret: boolean;
}

// Each pair has one tie of a kind, and one more if something of the kind is secret.
export function tiesOf(
  view: Pick<
    View,
    "actors" | "step" | "matter" | "offers" | "players" | "promises" | "season"
  >,
): Tie[] {
  const between = (
    kind: Tie["kind"],
    one: string,
    other: string,
    manner = "",
  ) => {
    const [seat = "", to = ""] = [one, other].toSorted();
    return { kind, seat, to, isSecret: manner === "secretly" };
  };
  const asked = view.step === "answering" ? view.actors[0] : null;
  const ties = [
    ...Object.entries(view.players).flatMap(([seat, { ally }]) =>
      ally ? [between("bond", seat, ally)] : [],
    ),
    ...view.promises
      .filter(({ state, season }) => state === "open" && season === view.season)
      .map(({ seat, to, manner }) => between("word", seat, to, manner)),
    ...view.offers.map(({ seat, to, manner }) =>
      between("talk", seat, to, manner),
    ),
    ...(view.matter.seat && asked
      ? [between("question", view.matter.seat, asked)]
      : []),
  ];
  const keys = ties.map((tie) => Object.values(tie).join(" "));
  return ties.filter((_, index) => keys.indexOf(keys[index]!) === index);
}

// All that was promised: what is open comes first, then the latest.
export function ledgerOf({
  promises,
}: Pick<View, "promises">): View["promises"] {
  const isOpen = ({ state }: View["promises"][number]) =>
    Number(state === "open");
  return promises
    .toReversed()
    .toSorted((one, other) => isOpen(other) - isOpen(one));
}

// Different regions of which the seat has a war token.
export function regionsWon(view: View, seat: string): Set<string> {
  return new Set(Object.values(view.players[seat]!.tokens).flat());
}
