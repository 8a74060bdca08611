// People's names: how long they may be, and how they stand within a sentence.

// Letters as people count them, so an emoji of several parts is one; and what the server stores.
const LONGEST = 40;
const LONGEST_STORED = 64;

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
// An isolate whose direction is that of its first letter.
const BEGIN = "\u2068";
const END = "\u2069";

const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

// As much of the name as there is room for; no letter and no emoji is cut in half.
export function fittingName(name: string): string {
  let kept = "";
  let count = 0;
  for (const { segment } of letters.segment(name)) {
    count += 1;
    if (count > LONGEST || [...kept, ...segment].length > LONGEST_STORED) break;
    kept += segment;
  }
  return kept;
}

// The words so that they do not turn their neighbours around, as `kachidoki.text.names` has it.
export function isolated(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? BEGIN + words + END : words;
}
