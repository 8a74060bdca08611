// Where the pieces stand, and the trail of a step on the board.
import type { View } from "../../generated/rising-sun";
import { bow, type Piece, type Step } from "../../shell/motion/trails";
import type { Layout, Point } from "./layout";
import { REGIONS } from "./model";

export function pieces(view: View): Piece[] {
  return Object.entries(view.regions).flatMap(([at, { armies }]) =>
    Object.entries(armies).flatMap(([seat, army]) =>
      Object.entries(army).flatMap(([piece, count]) =>
        Array.from({ length: count }, () => ({ sort: `${piece}:${seat}`, at })),
      ),
    ),
  );
}

// From the middle of one region to that of the other.
export function wayOf({ from, to }: Step, layout: Layout): string | null {
  const [start, end] = [middle(from, layout), middle(to, layout)];
  return start && end ? bow(start, end) : null;
}

function middle(place: string, { regions }: Layout): Point | null {
  const region = REGIONS.find((name) => name === place);
  if (!region) return null;
  const { x, y, width, height } = regions[region].room;
  return { x: x + width / 2, y: y + height / 2 };
}
