// How near the board is, and which part of it is seen.
export interface Lens {
  scale: number;
  x: number;
  y: number;
}
interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

export const NEUTRAL: Lens = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

// The point stays where it is while everything around it grows.
export function zoomed(
  lens: Lens,
  factor: number,
  point: Point,
  size: Size,
): Lens {
  const scale = Math.min(MOST, Math.max(1, lens.scale * factor));
  const grown = scale / lens.scale;
  const x = point.x - (point.x - lens.x) * grown;
  const y = point.y - (point.y - lens.y) * grown;
  return within({ scale, x, y }, size);
}

export function moved(lens: Lens, dx: number, dy: number, size: Size): Lens {
  return within({ ...lens, x: lens.x + dx, y: lens.y + dy }, size);
}

// The board never leaves its frame.
function within({ scale, x, y }: Lens, { width, height }: Size): Lens {
  const clamp = (at: number, room: number) =>
    Math.min(0, Math.max(room * (1 - scale), at));
  return { scale, x: clamp(x, width), y: clamp(y, height) };
}
