// Hints for a first game: for the decision at hand.
import type { Table } from "./model";

export function guide({ view, seat }: Pick<Table, "view" | "seat">) {
  if (view.over) return "guide-over";
  if (seat === null || !view.actors.includes(seat)) return null;
  return `guide-${view.step}`;
}
