// What the keys do at a live table.
import type { LiveTable } from "../live/live.svelte";
import { settings } from "../page/settings.svelte";
import { inWords } from "../desk/inWords";
import type { Keys } from "./keyboard";

export function keysOf(
  live: LiveTable,
  {
    help,
    log,
    close,
  }: { help: () => void; log: () => void; close: (() => void) | null },
): Keys {
  const { playback, coach } = live;
  const table = live.table!;
  return {
    goOn:
      playback.isScene || playback.hasCard
        ? () => (playback.hasCard ? playback.dismiss() : playback.skip())
        : null,
    undo: () => live.undo(),
    help,
    log,
    list: () => settings.set({ list: !settings.list }),
    choose: (index) => {
      const choice = inWords(live)[index];
      if (choice) table.choose(choice.action);
    },
    abandon: () => {
      if (table.picked.length) table.abandon();
      else if (live.looking !== null) live.back();
      else if (close) close();
      else coach.isOpen = false;
    },
    step: (by) => live.lookAt((live.looking ?? live.ply) + by),
  };
}
