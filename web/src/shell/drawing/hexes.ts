// A map of hexes with pointed tops: where they lie is said in half hexes across and in rows down.
export interface Hex {
  word: string;
  x: number;
  y: number;
}

export interface HexPlan {
  // From the middle of a hex to a corner.
  radius: number;
  // Half of what it is wide.
  half: number;
  width: number;
  height: number;
  middle(hex: Hex): { x: number; y: number };
  // Around a middle at 0, 0; smaller by so much on every side.
  outline(inset?: number): string;
}

const ROOT = Math.sqrt(3);
const CORNERS = [0, 1, 2, 3, 4, 5].map(
  (corner) => ((corner - 0.5) * Math.PI) / 3,
);

// As large as it can be in the frame, and in its middle.
export function planOf(hexes: Hex[], width: number, height: number): HexPlan {
  const [left, right] = bounds(hexes.map(({ x }) => x));
  const [top, bottom] = bounds(hexes.map(({ y }) => y));
  const radius = Math.max(
    1,
    Math.min(
      width / ((right - left + 2) * (ROOT / 2)),
      height / ((bottom - top) * 1.5 + 2),
    ),
  );
  const half = (radius * ROOT) / 2;
  const [startX, startY] = [
    (width - (right - left) * half) / 2,
    (height - (bottom - top) * 1.5 * radius) / 2,
  ];
  return {
    radius,
    half,
    width,
    height,
    middle: ({ x, y }) => ({
      x: startX + (x - left) * half,
      y: startY + (y - top) * 1.5 * radius,
    }),
    outline: (inset = 0) => hexagon(radius - (inset * 2) / ROOT),
  };
}

function bounds(values: number[]): [number, number] {
  return values.length ? [Math.min(...values), Math.max(...values)] : [0, 0];
}

function hexagon(radius: number): string {
  const corners = CORNERS.map(
    (angle) =>
      `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`,
  );
  return `M${corners.join("L")}Z`;
}

// What touches a hex.
export function around(hexes: Hex[], { x, y }: Hex): string[] {
  return hexes
    .filter((other) => {
      const [across, down] = [Math.abs(other.x - x), Math.abs(other.y - y)];
      return (down === 0 && across === 2) || (down === 1 && across === 1);
    })
    .map(({ word }) => word);
}
