// Coasts and borders as a woodcutter leaves them: each line between two corners is broken again and again, in the
// same way from both sides, so that neighbours meet.
export interface Point {
  x: number;
  y: number;
}

const DEPTH = 4;

// A number between -1 and 1 that depends on the two ends alone, not on their order.
function chance(one: Point, other: Point): number {
  const value =
    Math.sin((one.x + other.x) * 12.9898 + (one.y + other.y) * 78.233) * 43758;
  return (value - Math.floor(value)) * 2 - 1;
}

function isBefore(one: Point, other: Point): boolean {
  return one.x === other.x ? one.y < other.y : one.x < other.x;
}

// The points between two corners, both ends left out.
function broken(
  from: Point,
  to: Point,
  roughness: number,
  depth = DEPTH,
): Point[] {
  if (depth === 0) return [];
  const side = isBefore(from, to) ? 1 : -1;
  const shift = chance(from, to) * roughness * side;
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * shift,
    y: (from.y + to.y) / 2 + (to.x - from.x) * shift,
  };
  return [
    ...broken(from, middle, roughness, depth - 1),
    middle,
    ...broken(middle, to, roughness, depth - 1),
  ];
}

// The outline of a region as the `d` of a path.
export function coastline(corners: Point[], roughness: number): string {
  const points = corners.flatMap((corner, index) => [
    corner,
    ...broken(corner, corners[(index + 1) % corners.length]!, roughness),
  ]);
  const words = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${words.join("L")}Z`;
}
