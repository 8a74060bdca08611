// A table for a title that has no folder here: its words, and every choice as a button.
import type { Component } from "svelte";
import type { TitleModule } from "../board/title";
import { Texts } from "../text/texts.svelte";
import PlainBoard from "./PlainBoard.svelte";
import PlainCover from "./PlainCover.svelte";
import PlainPlayer from "./PlainPlayer.svelte";
import PlainStatus from "./PlainStatus.svelte";

const Nothing: Component<object> = () => ({});

export function plainTitle(id: string): TitleModule {
  const texts = new Texts({ title: id });
  return {
    Cover: (internals) => PlainCover(internals, { id, texts }),
    Board: PlainBoard,
    Hand: Nothing,
    Player: PlainPlayer,
    Status: PlainStatus,
    routes: {},
    events: {},
    explanations: {},
    figures: {},
  };
}
