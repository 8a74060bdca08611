// Pictures of the rules page, by section.
import type { Figure } from "../../../shell/board/title";
import Battle from "./Battle.svelte";
import Houses from "./Houses.svelte";
import MapFigure from "./Map.svelte";
import Pieces from "./Pieces.svelte";
import Politics from "./Politics.svelte";

export const figures: Record<string, Figure> = {
  map: MapFigure,
  houses: Houses,
  figures: Pieces,
  politics: Politics,
  battle: Battle,
};
