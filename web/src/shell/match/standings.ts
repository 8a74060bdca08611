// How a match ended, from what every title's view has.
import type { AnyView } from "../board/title";

export interface Standing {
  seat: string;
  place: number;
  points: number;
}

// The seats by place; equal ones as they sit.
export function standings({
  scores = [],
  ranking = [],
}: Pick<AnyView, "scores" | "ranking">): Standing[] {
  const seats = ranking.map((place, index) => ({
    seat: String.fromCharCode("A".charCodeAt(0) + index),
    place,
    points: scores[index] ?? 0,
  }));
  return seats.sort((a, b) => a.place - b.place);
}
