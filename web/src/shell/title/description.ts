// A table in words, and what of it is new.
export type Block = string | string[][];

export interface Line {
  // What the line is about, where it says so: `Deck: 12 cards`.
  label: string;
  words: string;
}

const LABELLED = /^([^:]{1,40}): (.*)$/s;

export function linesOf(block: string): Line[] {
  return block
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const [, label = "", words = line] = LABELLED.exec(line) ?? [];
      return { label, words };
    });
}

// Every line and every row of the blocks.
export function partsOf(blocks: Block[]): Set<string> {
  return new Set(
    blocks.flatMap((block) =>
      typeof block === "string" ? block.split("\n") : block.map(rowKey),
    ),
  );
}

export function rowKey(row: string[]): string {
  return row.join("\t");
}

export function lineKey({ label, words }: Line): string {
  return label ? `${label}: ${words}` : words;
}
