// Where the pieces stand, for the trails of their steps.
import type { Piece } from "../../shell/motion/trails";
import type { View } from "./model";

export function pieces(view: View): Piece[] {
  return Object.entries(view.pawns).map(([pawn, { place }]) => ({
    sort: `pawn:${pawn}`,
    at: place,
  }));
}
