// Where everything lies: the hexes of the map in their frame, and what stands on a hex.
import { planOf, type HexPlan } from "../../shell/drawing/hexes";
import type { Place } from "./model";

// Pixels; a board that is narrower has no room for the orders beside the map.
const NARROW = 620;
// Around the map.
const MARGIN = 5;

export function isNarrow(width: number): boolean {
  return width > 0 && width < NARROW;
}

export function planFor(
  places: Place[],
  width: number,
  height: number,
): HexPlan {
  const plan = planOf(places, width - 2 * MARGIN, height - 2 * MARGIN);
  return {
    ...plan,
    middle: (hex) => {
      const { x, y } = plan.middle(hex);
      return { x: x + MARGIN, y: y + MARGIN };
    },
  };
}

export interface Spot {
  x: number;
  y: number;
  // How large a crest is in it, and what stands beside it.
  size: number;
}

// Where armies stand on a hex of that radius: one below the middle, two upon each other.
export function armySpots(count: number, radius: number): Spot[] {
  const size = radius * (count > 1 ? 0.4 : 0.46);
  return Array.from({ length: count }, (_, index) => ({
    x: 0,
    y: radius * (count > 1 ? -0.36 + index * 0.66 : 0.18),
    size,
  }));
}
