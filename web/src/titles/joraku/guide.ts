// Hints for a first game: for the decision at hand; while others decide, what one can watch.
import type { Table } from "./model";

export function guide({ view, seat }: Pick<Table, "view" | "seat">) {
  if (view.over) return "guide-over";
  if (seat === null || view.round === 0) return null;
  const isPlaying = view.step === "playing";
  if (!view.actors.includes(seat))
    return isPlaying && view.trick.length > 0 ? "guide-watching" : null;
  if (!isPlaying) return `guide-${view.step}`;
  return view.trick.length === 0 ? "guide-leading" : "guide-following";
}
