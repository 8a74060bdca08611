// What the drawings need to know of a view: what columns do, who stands where, what is being decided.
import type { Choice, Prospect } from "../../generated/protocol";
import type {
  Battle,
  Box,
  Card,
  Effect,
  Place,
  Player,
  View,
} from "../../generated/gunsen";
import type { Table as AnyTable } from "../../shell/board/table.svelte";
import type { TitleModule } from "../../shell/board/title";

export type { Battle, Box, Card, Effect, Place, Player };
export type Table = AnyTable<View, Box>;
export type Routes = TitleModule<View, Box>["routes"];
export type Explanations = TitleModule<View, Box>["explanations"];

export const CLANS = [
  "crab",
  "crane",
  "dragon",
  "lion",
  "phoenix",
  "scorpion",
  "unicorn",
];
export const GOODS = ["koku", "influence", "wood"] as const;
export const COLUMNS = ["armory", "summon", "influence", "expansion"];
export const COLOURS: Record<string, string> = {
  armory: "--shu",
  summon: "--matsu",
  influence: "--fuji",
  expansion: "--kincha",
};
export const NOBLES = ["command", "hero", "decree"];
export const ICONS = [
  "strength",
  "blood",
  "armour",
  "dice",
  "reroll",
  "keep",
] as const;
export const SLOTS = [
  "attack",
  "attack-again",
  "goal",
  "goal-again",
  "buildings",
  "tactics",
  "nobles",
  "shrines",
  "toshi-ranbo-taken",
  "villages",
  "toshi-ranbo-held",
];

export function cardOf({ cards }: Box, word: string): Card {
  return cards[word]!;
}

// The column of an order; special orders may lie on several.
export function columnOf(box: Box, order: string): string {
  return cardOf(box, order).columns?.[0] ?? "";
}

// All cards of that kind that a clan brings.
export function ownCards(
  box: Box,
  clan: string | null,
  kind: string,
): string[] {
  if (clan === null) return [];
  return Object.keys(box.cards).filter(
    (word) => box.cards[word]!.clan === clan && box.cards[word]!.kind === kind,
  );
}

export function goalsOf(box: Box, clan: string | null): string[] {
  return clan === null ? [] : box.goals[clan]!;
}

// ----------------------------------------------------------------- what a column does

// Something that is done so often; `word` is its icon.
export interface Part {
  word: string;
  count: number;
  // What is paid for it, where it is bought, and how much each time; cards say their price themselves.
  pay?: string;
  price?: number;
}

// Deeds with an icon of their own; what else cards can do is told in words.
const DRAWN = new Set([
  "summon",
  "move",
  "hero",
  "place-special-order",
  "activate-column",
  "kill",
  "steal",
]);

// What an effect does, as icons with numbers.
export function partsOf(effect: Effect): Part[] {
  const { op, n = 0, pay = "free", price = 0, of = [] } = effect;
  switch (op) {
    case "gain":
      return counted(effect, GOODS);
    case "icons":
    case "return-to-supply":
      return counted(effect, ICONS);
    case "gain-choice":
      return [
        { word: `choice-${of.length === 3 ? "any" : of.join("-")}`, count: n },
      ];
    case "buy-move":
    case "build":
    case "buy-tactic":
      return [{ word: op, count: 1, pay, ...(price > 0 && { price }) }];
    default:
      return DRAWN.has(op)
        ? [{ word: op, count: n || 1 }]
        : [{ word: "ability", count: 1 }];
  }
}

function counted<Word extends string>(
  effect: Partial<Record<Word, number>>,
  words: readonly Word[],
): Part[] {
  return words.flatMap((word) =>
    effect[word] ? [{ word, count: effect[word] }] : [],
  );
}

// The same icons together.
export function summed(parts: Part[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of parts) {
    const key = `${part.word} ${part.pay ?? ""}`;
    const count = (found.get(key)?.count ?? 0) + part.count;
    found.set(key, { ...part, count });
  }
  return [...found.values()];
}

export interface Yield {
  // What its activation does, and what it adds to every battle.
  deeds: Part[];
  icons: Part[];
}

// What a column brings: its cards from the top down, those that act with it, then the printed lines.
export function yieldOf(
  { view, box }: Pick<Table, "view" | "box">,
  seat: string,
  column: string,
  added: string | null = null,
): Yield {
  const player = view.players[seat]!;
  const cards = [
    ...(added === null ? [] : [added]),
    ...player.columns[column]!.toReversed(),
  ];
  const effects = [
    ...cards.flatMap((card) => cardOf(box, card).effects),
    ...(player.companions[column] ?? []).map(
      ({ card, effect }) => cardOf(box, card).effects[effect]!,
    ),
    ...linesOf(player, box, column),
  ];
  const ofWhen = (when: string) =>
    summed(
      effects
        .filter((effect) => (effect.when ?? "activate") === when)
        .flatMap(partsOf),
    );
  return {
    deeds: ofWhen("activate"),
    icons: ofWhen("battle"),
  };
}

// The printed lines; an upgrade covers the first.
export function linesOf(player: Player, box: Box, column: string): Effect[] {
  const [first, ...others] = box.lines[column]!;
  return player.upgrades.includes(column)
    ? [...box.upgrades[column]!, ...others]
    : [first!, ...others];
}

// ----------------------------------------------------------------- what is being decided

export type Scene = "map" | "orders" | "clans" | "battle" | "race";

// In these steps one points at a place.
const ON_THE_MAP = new Set([
  "retreating",
  "homing",
  "smiting",
  "stealing",
  "stationing",
  "summoning",
]);

export function sceneOf(
  { view }: Pick<Table, "view">,
  isNarrow: boolean,
): Scene {
  if (view.over) return "race";
  if (view.step === "choosing") return "clans";
  if (view.battle?.begun && !ON_THE_MAP.has(view.step)) return "battle";
  if (isNarrow && ["ordering", "commanding"].includes(view.step))
    return "orders";
  return "map";
}

// Cards in the hand, by the kind of thing that they are; `open` are those that can be chosen.
export interface Offer {
  kind: string;
  cards: string[];
  open: string[];
}

const OFFERS = {
  special: "issue",
  hero: "call",
  building: "build",
  tactic: "buy",
};
const ON_SALE = new Set(["building", "tactic"]);

// Tactics and buildings are looked at before they are paid, even if none can be.
export function offered(
  choices: Choice[],
  view: Pick<View, "step" | "seat" | "players" | "held">,
  box: Box,
): Offer | null {
  for (const [kind, verb] of Object.entries(OFFERS)) {
    const found = choices
      .filter((choice) => choice.verb === verb)
      .map(({ args }) => String(args[kind]));
    const open = [...new Set(found)];
    const cards = ON_SALE.has(kind) ? unpaid(kind, choices, view, box) : open;
    if (cards.length) return { kind, cards, open };
  }
  return null;
}

function unpaid(
  kind: string,
  choices: Choice[],
  {
    step,
    seat,
    players,
    held,
  }: Pick<View, "step" | "seat" | "players" | "held">,
  box: Box,
): string[] {
  if (seat === null || !choices.length) return [];
  const { clan, tactics, buildings } = players[seat]!;
  if (kind === "building" && step === "building")
    return ownCards(box, clan, "buildings").filter(
      (building) => !(building in buildings),
    );
  if (kind !== "tactic" || step !== "buying") return [];
  return [...ownCards(box, clan, "tactics"), ...held].filter(
    (tactic) => !tactics.includes(tactic),
  );
}

// The order on its way to a column: the one just taken, or the one that is pointed at.
export function orderInMind({
  view,
  preview,
  aimed,
}: Pick<Table, "view" | "preview" | "aimed">): string | null {
  if (view.order !== null) return view.order;
  if (preview?.verb === "take") return String(preview.args.order);
  return aimed?.startsWith("order:") ? aimed.slice("order:".length) : null;
}

// Who fights on which side.
export function sidesOf({ defender, attacker }: Battle) {
  return [
    { role: "defender" as const, ...defender },
    { role: "attacker" as const, ...attacker },
  ];
}

// What lies at a place in words: armies, heroes, buildings, tokens.
export function standing(view: View, place: string) {
  const there = view.places[place]!;
  const heroes = Object.entries(view.players).flatMap(([seat, player]) =>
    Object.entries(player.heroes)
      .filter(([, at]) => at === place)
      .map(([hero]) => ({ seat, hero })),
  );
  return { ...there, heroes };
}

// How many village tokens a player has.
export function tokensOf({ tokens }: Pick<Player, "tokens">): number {
  return Object.values(tokens).reduce((one, other) => one + other, 0);
}

// Whose fort it is.
export function ownerOf(view: View, fort: string): string | null {
  return (
    Object.keys(view.players).find(
      (seat) => view.players[seat]!.fort === fort,
    ) ?? null
  );
}

// Who built it.
export function builderOf(view: View, building: string): string | null {
  return (
    Object.keys(view.players).find(
      (seat) => building in view.players[seat]!.buildings,
    ) ?? null
  );
}

// How far a battle has come: counting, the defender's dice, the attacker's, the outcome.
export const STAGES = ["count", "defender", "attacker", "outcome"];

export function stageOf({
  rolling,
  winner,
  attacker,
  defender,
}: Battle): string {
  if (winner !== null) return "outcome";
  if (rolling === attacker.seat) return "attacker";
  return rolling === defender.seat ? "defender" : "count";
}

// The chance to win the battle, in percent, with the best of the present choices; null where nothing is foretold.
export function chanceOf({
  choices,
  prospect,
}: {
  choices: Pick<Choice, "action">[];
  prospect: (action: string) => Pick<Prospect, "short" | "sign"> | null;
}): number | null {
  const chances = choices.flatMap(({ action }) => {
    const told = prospect(action);
    return told?.sign === "odds" ? [parseInt(told.short)] : [];
  });
  return chances.length ? Math.max(...chances) : null;
}
