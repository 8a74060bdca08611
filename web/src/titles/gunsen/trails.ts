// Where the armies stand, and the trail of a step on the map.
import type { View } from "../../generated/gunsen";
import type { HexPlan } from "../../shell/drawing/hexes";
import { bow, type Piece, type Step } from "../../shell/motion/trails";
import type { Place } from "./model";

export function pieces(view: View): Piece[] {
  return Object.entries(view.places).flatMap(([at, { armies }]) =>
    Object.entries(armies).flatMap(([seat, count]) =>
      Array.from({ length: count }, () => ({ sort: `army:${seat}`, at })),
    ),
  );
}

// From the middle of one hex to that of the other.
export function wayOf(
  { from, to }: Pick<Step, "from" | "to">,
  places: Place[],
  plan: HexPlan,
): string | null {
  const [start, end] = [from, to].map((word) =>
    places.find((place) => place.word === word),
  );
  return start && end ? bow(plan.middle(start), plan.middle(end)) : null;
}
