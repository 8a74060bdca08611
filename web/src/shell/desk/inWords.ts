// Which choices stand in words below the question.
import type { Choice } from "../../generated/protocol";
import type { LiveTable } from "../live/live.svelte";
import { settings } from "../page/settings.svelte";

// The coach's moves stand in their place, until one of them is half made.
export function isCoached({ coach, table, looking }: LiveTable): boolean {
  return coach.isOpen && looking === null && !table!.picked.length;
}

export function inWords(live: LiveTable): Choice[] {
  if (isCoached(live)) return [];
  return settings.list ? live.table!.listed : live.table!.buttons;
}
