// Pictures of the rules page, by section.
import type { Figure } from "../../../shell/board/title";
import Actions from "./Actions.svelte";
import Aim from "./Aim.svelte";
import Card from "./Card.svelte";
import Neutral from "./Neutral.svelte";
import Ninja from "./Ninja.svelte";
import Pairs from "./Pairs.svelte";
import Ranks from "./Ranks.svelte";
import Recruit from "./Recruit.svelte";
import Setup from "./Setup.svelte";
import Trick from "./Trick.svelte";
import Variants from "./Variants.svelte";

export const figures: Record<string, Figure> = {
  aim: Aim,
  setup: Setup,
  recruit: Recruit,
  skirmish: Trick,
  cards: Card,
  ninja: Ninja,
  actions: Actions,
  kachidoki: Ranks,
  variants: Variants,
  "two-on-two": Pairs,
  "with-neutral": Neutral,
};
