// Where the pieces stand whose ways the board draws.
import type { Piece } from "../../shell/motion/trails";
import type { View } from "./model";

export function pieces(view: View): Piece[] {
  return Object.entries(view.pawns).map(([pawn, { place }]) => ({
    sort: `pawn:${pawn}`,
    at: place,
  }));
}
