// What the drawings need to know of a view: whose armies, whose turn in the trick.
import type { Army, Box, View } from "../../generated/joraku";
import type { Table as AnyTable } from "../../shell/board/table.svelte";
import type { TitleModule } from "../../shell/board/title";

export type Table = AnyTable<View, Box>;
export type Routes = TitleModule<View, Box>["routes"];
export type Explanations = TitleModule<View, Box>["explanations"];

export const GREAT_KACHIDOKI = 3;
export const SWIFT_DAIMYO = 6;

const COLOURS: Record<string, string> = {
  red: "--shu",
  blue: "--ai",
  yellow: "--kincha",
  purple: "--fuji",
};

export interface Card {
  suit: string;
  // 0 is the ninja.
  number: number;
}

export function readCard(name: string): Card {
  const [suit = "", value = ""] = name.split("-");
  return { suit, number: value === "ninja" ? 0 : Number(value) };
}

// The name of the CSS variable of an army's colour; the fourth army is green in the first edition.
export function armyColour(army: string, edition: string | undefined): string {
  return army === "purple" && edition === "first"
    ? "--matsu"
    : (COLOURS[army] ?? "--nibi");
}

// A seat has the colour of its army, wherever it is shown at this table.
export function seatColours(
  options: Record<string, string>,
): Record<string, string> {
  const armies = Object.keys(COLOURS).map((army) =>
    armyColour(army, options.edition),
  );
  return Object.fromEntries(
    ["A", "B", "C", "D"].map((seat, index) => [seat, armies[index]!]),
  );
}

export function armiesOf(view: View, seat: string): [string, Army][] {
  return Object.entries(view.armies).filter(([, army]) => army.seat === seat);
}

export function neutralOf(view: View): string | null {
  return (
    Object.keys(view.armies).find((name) => view.armies[name]!.seat === null) ??
    null
  );
}

// The second army of a seat that leads two.
function isSecond(view: View, name: string): boolean {
  const seat = view.armies[name]?.seat;
  return seat != null && armiesOf(view, seat)[0]![0] !== name;
}

// How the pieces of an army are drawn.
export interface Look {
  army: string;
  // The name of a CSS variable.
  colour: string;
  seat: string | null;
  // The second army of a seat has a hem.
  second?: boolean;
}

export function lookOf(view: View, name: string): Look {
  return {
    army: name,
    colour: armyColour(name, view.options.edition),
    seat: view.armies[name]?.seat ?? null,
    second: isSecond(view, name),
  };
}

export interface Area {
  area: string;
  // Its distance from Kyoto.
  number: number;
  name_ja: string;
  // A row for each round, a column for each rank.
  scoring: number[][];
  reconstructed: boolean;
}

// The areas in their order from Kyoto to Shinano.
export function areasOf({ figures, reconstructed }: Box): Area[] {
  return Object.entries(figures.areas).map(([area, entry], number) => ({
    ...entry,
    area,
    number,
    reconstructed: reconstructed.includes(`areas-${area}-scoring`),
  }));
}

export function influence(army: Army, area: string, { figures }: Box): number {
  const { influence_daimyo, influence_samurai } = figures.game;
  const daimyo = army.daimyo === area ? influence_daimyo : 0;
  return daimyo + (army.samurai[area] ?? 0) * influence_samurai;
}

// Who plays in which place of the trick.
export function trickSeats(view: View, box: Box): string[] {
  const seats = Object.keys(view.players);
  const first = Math.max(0, seats.indexOf(view.kachidoki));
  return Array.from(
    { length: box.trick_cards },
    (_, place) => seats[(first + place) % seats.length]!,
  );
}

export function trickNumber(view: View, box: Box): number {
  return Math.min(
    box.tricks,
    Math.floor(view.spent.length / box.trick_cards) + 1,
  );
}

const RECRUITING = new Set([
  "appointing",
  "unveiling",
  "dealing",
  "passing",
  "drafting",
  "discarding",
]);

export function phaseOf(view: View): "recruit" | "skirmish" | "over" {
  if (view.over) return "over";
  return RECRUITING.has(view.step) ? "recruit" : "skirmish";
}
