// Pictures of the rules page, by section.
import type { Component } from "svelte";
import Actions from "./Actions.svelte";
import Card from "./Card.svelte";
import Neutral from "./Neutral.svelte";
import Ninja from "./Ninja.svelte";
import Pairs from "./Pairs.svelte";
import Ranks from "./Ranks.svelte";
import Recruit from "./Recruit.svelte";
import Setup from "./Setup.svelte";
import Trick from "./Trick.svelte";
import Variants from "./Variants.svelte";

export const figures: Record<string, Component> = {
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
