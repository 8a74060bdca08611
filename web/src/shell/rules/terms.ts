// Words of the rules that are explained where they stand.
import type { Term } from "../../generated/protocol";

// The section that explains all of them.
export const WORDS = "words";

// The word that a link of the text is about, if any.
export function termOf(link: Element | null, terms: Term[]): Term | null {
  const address = link?.getAttribute("href") ?? "";
  return terms.find(({ word }) => address === `#term-${word}`) ?? null;
}

// Where a note of that width stands below a word: inside the window, or above where there is no room below.
export function placeOf(
  word: Pick<DOMRect, "left" | "top" | "bottom">,
  note: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const GAP = 6;
  const left = Math.min(word.left, room.width - note.width - GAP);
  const below = word.bottom + GAP;
  const above = word.top - note.height - GAP;
  const fits = below + note.height <= room.height || above < 0;
  return { left: Math.max(GAP, left), top: fits ? below : above };
}
