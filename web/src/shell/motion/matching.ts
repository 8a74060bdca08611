// Which piece went where, from two positions: pieces of one sort are alike, so that as many as can stay,
// and each of the others comes from the nearest place that one has left.
export interface Place {
  // The drawing in which it lies; places in different ones are far apart.
  frame: unknown;
  x: number;
  y: number;
}

const SAME = 1;

// For each place after the change, the index of the one before that its piece comes from: null for
// a piece that was not there.
export function match(before: Place[], after: Place[]): (number | null)[] {
  const left = new Set(before.keys());
  const origins = after.map((place) => take(left, before, place, SAME));
  return origins.map(
    (origin, index) => origin ?? take(left, before, after[index]!, Infinity),
  );
}

function take(
  left: Set<number>,
  before: Place[],
  place: Place,
  reach: number,
): number | null {
  let nearest: number | null = null;
  let least = Infinity;
  for (const index of left) {
    const far = distance(before[index]!, place);
    if (far <= reach && (nearest === null || far < least)) {
      nearest = index;
      least = far;
    }
  }
  if (nearest !== null) left.delete(nearest);
  return nearest;
}

export function distance(one: Place, other: Place): number {
  return one.frame === other.frame
    ? Math.hypot(one.x - other.x, one.y - other.y)
    : Infinity;
}
