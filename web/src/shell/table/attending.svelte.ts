// What a live table does by itself while somebody sits at it.
import { tick, untrack } from "svelte";
import type { LiveTable } from "../live/live.svelte";
import { settings } from "../page/settings.svelte";

// To be called while a component is made.
export function attend(live: LiveTable): void {
  const table = $derived(live.table!);
  const decision = $derived(
    table.position.choices.map(({ action }) => action).join(),
  );

  // What the choices would gain is told in one language.
  $effect(() => {
    void settings.language;
    untrack(() => live.weigh());
  });
  // The coach speaks of one decision only, whatever others choose in secret meanwhile.
  $effect(() => {
    void decision;
    live.coach.end();
  });
  // When what had the focus is gone, the prompt gets it.
  $effect(() => {
    void table.serial;
    void table.choices;
    void tick().then(() => {
      if (document.activeElement === document.body)
        document.getElementById("prompt")?.focus({ preventScroll: true });
    });
  });
}
