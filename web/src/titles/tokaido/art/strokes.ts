// Drawings as a printer has them: blocks of colour with an ink line around each, from back to front.
// `line` is ink without a block; a colour with a `-` is its pale tint.
export type Ink =
  | "ai"
  | "shu"
  | "matsu"
  | "kincha"
  | "fuji"
  | "kinari"
  | "washi"
  | "nibi"
  | "sumi"
  | "line"
  | "ai-"
  | "shu-"
  | "matsu-"
  | "kincha-"
  | "fuji-"
  | "nibi-";

export type Stroke = readonly [ink: Ink, path: string];
export type Drawing = readonly Stroke[];

// A round block.
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
