// How a match ended, from what every title's view has.
export interface Standing {
  seat: string;
  place: number;
  points: number;
}

interface Ended {
  scores?: number[];
  ranking?: number[];
}

// The seats by place; equal ones as they sit.
export function standings(view: unknown): Standing[] {
  const { scores = [], ranking = [] } = view as Ended;
  const seats = ranking.map((place, index) => ({
    seat: String.fromCharCode("A".charCodeAt(0) + index),
    place,
    points: scores[index] ?? 0,
  }));
  return seats.sort((a, b) => a.place - b.place);
}
