// The arithmetic of the graph of everybody's chance to win.
import type { Analysis, Turning } from "../../generated/protocol";

// A match with so many points is averaged with one neighbour on each side, and so on.
const POINTS_PER_NEIGHBOUR = 60;

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// From plies and chances to places in the frame.
export class Graph {
  constructor(
    readonly analysis: Analysis,
    readonly frame: Frame,
    readonly plies: number,
  ) {}

  x(ply: number): number {
    const { left, right, width } = this.frame;
    const share = this.plies > 0 ? ply / this.plies : 0;
    return left + share * (width - left - right);
  }

  y(chance: number): number {
    const { top, bottom, height } = this.frame;
    return top + (1 - clamp(chance, 0, 1)) * (height - top - bottom);
  }

  // The ply that lies at x.
  plyAt(x: number): number {
    const { left, right, width } = this.frame;
    const share = (x - left) / Math.max(1, width - left - right);
    return Math.round(clamp(share, 0, 1) * this.plies);
  }

  // The line of a seat, as the `d` of a path, as far as it is computed.
  line(seat: string): string {
    const chances = this.smooth(seat);
    return this.analysis.plies
      .slice(0, chances.length)
      .map((ply, index) => {
        const pen = index === 0 ? "M" : "L";
        return `${pen}${round(this.x(ply))} ${round(this.y(chances[index]!))}`;
      })
      .join("");
  }

  // Where the line of the seat is after the ply; null before the first.
  height(seat: string, ply: number): number | null {
    const chances = this.smooth(seat);
    const index = lastUpTo(this.analysis.plies, ply, chances.length);
    return index < 0 ? null : this.y(chances[index]!);
  }

  // The chances are counted in playouts and tremble a little: in the picture, neighbours are averaged.
  private smooth(seat: string): number[] {
    const chances = this.analysis.chances[seat] ?? [];
    return smoothed(chances, Math.floor(chances.length / POINTS_PER_NEIGHBOUR));
  }

  // The chance of the seat after the ply: that of the last decision before it.
  chance(seat: string, ply: number): number | null {
    const chances = this.analysis.chances[seat] ?? [];
    const index = lastUpTo(this.analysis.plies, ply, chances.length);
    return index < 0 ? null : chances[index]!;
  }
}

// Each number averaged with so many neighbours on both sides, fewer at the ends, so that these stay.
export function smoothed(numbers: number[], reach: number): number[] {
  return numbers.map((_, index) => {
    const near = Math.min(reach, index, numbers.length - 1 - index);
    const part = numbers.slice(index - near, index + near + 1);
    return part.reduce((sum, number) => sum + number, 0) / part.length;
  });
}

// Heights that would lie on each other, moved apart within the frame; the order stays.
export function spread(
  heights: number[],
  distance: number,
  most: number,
): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  let least = -Infinity;
  for (const index of order) {
    moved[index] = least = Math.max(moved[index]!, least + distance);
  }
  let limit = most;
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index]!, limit);
    limit = moved[index] - distance;
  }
  return moved;
}

// The turning points in the order of the match.
export function turnings(analysis: Analysis): Turning[] {
  return [...analysis.turnings].sort((a, b) => a.ply - b.ply);
}

// The index of the last of the first `count` plies that is not after `ply`; -1 if there is none.
export function lastUpTo(plies: number[], ply: number, count: number): number {
  let low = 0;
  let high = Math.min(count, plies.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (plies[middle]! <= ply) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

// Round numbers of plies for the axis, about `wanted` of them.
export function ticks(plies: number, wanted: number): number[] {
  if (plies <= 0) return [0];
  const rough = plies / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10]
      .map((factor) => factor * power)
      .find((size) => size >= rough) ?? 1,
  );
  return Array.from(
    { length: Math.floor(plies / step) + 1 },
    (_, index) => index * step,
  );
}

export function clamp(number: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, number));
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
