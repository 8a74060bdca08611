// Pictures of the rules page, by section.
import type { Figure } from "../../../shell/board/title";
import Goods from "./Goods.svelte";
import Icons from "./Icons.svelte";

export const figures: Record<string, Figure> = {
  columns: Goods,
  battle: Icons,
};
