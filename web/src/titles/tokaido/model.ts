// The view and the box of a table, and what follows from them without knowing a rule.
import type { Box, Pawn, Player, View } from "../../generated/tokaido";
import type { Table as AnyTable } from "../../shell/board/table.svelte";
import type { TitleModule } from "../../shell/board/title";

export type { Box, Pawn, Player, View };
export type Table = AnyTable<View, Box>;
export type Routes = TitleModule<View, Box>["routes"];
export type Explanations = TitleModule<View, Box>["explanations"];

export const NEUTRAL = "neutral";
export const PANORAMAS = ["paddy", "mountain", "sea"] as const;
export const SORTS = ["small-object", "clothing", "art", "food"] as const;
export const ACHIEVEMENTS = [
  "paddy",
  "mountain",
  "sea",
  "gourmet",
  "bather",
  "chatterbox",
  "collector",
] as const;
export const BEFORE = new Set(["dealing", "choosing", "lining-up"]);
export const LEGS = 4;

// The leg under way; after the journey, its last one.
export function legOf(view: View): number {
  return Math.min(view.leg, LEGS - 1);
}

// The places of each leg in the order of the journey, from inn to inn.
export function legsOf(box: Box): string[][] {
  const places = box.homeward ? box.places.toReversed() : box.places;
  const inns = places.flatMap((place, index) =>
    place.station === "inn" ? [index] : [],
  );
  return inns
    .slice(1)
    .map((end, leg) =>
      places.slice(inns[leg], end + 1).map((place) => place.word),
    );
}

export function placeOf(box: Box, word: string): Box["places"][number] {
  return box.places.find((place) => place.word === word)!;
}

export function stationOf(box: Box, word: string): string {
  return placeOf(box, word).station;
}

// The pawns that stand at a place, the foremost first.
export function guestsOf(view: View, place: string): string[] {
  return Object.keys(view.pawns)
    .filter((pawn) => view.pawns[pawn]!.place === place)
    .toSorted((one, other) => view.pawns[one]!.slot - view.pawns[other]!.slot);
}

// The slot of a pawn; before the line is drawn up, they stand by their letters.
export function slotOf(view: View, pawn: string): number {
  const { slot } = view.pawns[pawn]!;
  return slot >= 0 ? slot : Object.keys(view.pawns).indexOf(pawn);
}

// Souvenirs as sets, in each of which every sort is once at most.
export function setsOf(
  box: Box,
  souvenirs: string[],
): Record<string, string>[] {
  const sets: Record<string, string>[] = [];
  for (const souvenir of souvenirs) {
    const { sort } = box.figures.souvenirs.cards[souvenir]!;
    const set = sets.find((other) => !(sort in other));
    if (set) set[sort] = souvenir;
    else sets.push({ [sort]: souvenir });
  }
  return sets;
}

// Each word as often as it is counted.
export function listed(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([word, count]) =>
    Array.from({ length: count }, () => word),
  );
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

// The donors, the most generous first; those who gave equally much share a rank.
export function donors(
  view: View,
): { pawn: string; coins: number; rank: number }[] {
  const gifts = Object.entries(view.pawns)
    .map(([pawn, { offering }]) => ({ pawn, coins: offering }))
    .filter(({ coins }) => coins > 0)
    .toSorted((one, other) => other.coins - one.coins);
  const amounts = [...new Set(gifts.map(({ coins }) => coins))];
  return gifts.map((gift) => ({
    ...gift,
    rank: amounts.indexOf(gift.coins) + 1,
  }));
}

// Those who have earned an achievement.
export function holders(view: View, achievement: string): string[] {
  return Object.keys(view.players).filter((seat) =>
    view.players[seat]!.achievements.includes(achievement),
  );
}

// The pawn's name: that of its player, or of the neutral traveler.
export function nameOf(table: Table, pawn: string): string {
  return pawn === NEUTRAL
    ? table.texts.say("seat-neutral")
    : table.nameOf(pawn);
}
