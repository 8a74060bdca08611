// The colours that a title gives to its seats hold for all that is shown inside an element.
import type { Attachment } from "svelte/attachments";

export function wear(
  colours: Record<string, string> = {},
): Attachment<HTMLElement> {
  return ({ style }) => {
    const names = Object.keys(colours).map((seat) => `--player-${seat}`);
    for (const [seat, colour] of Object.entries(colours))
      style.setProperty(`--player-${seat}`, `var(${colour})`);
    return () => names.forEach((name) => style.removeProperty(name));
  };
}
