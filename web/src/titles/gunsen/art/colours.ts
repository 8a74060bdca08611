// The ink of an icon; shapes differ as well.
const INKS: Record<string, string> = {
  koku: "--kincha",
  influence: "--fuji",
  wood: "--matsu",
  blood: "--shu",
  strength: "--sumi",
  armour: "--ai",
  armory: "--shu",
  summon: "--matsu",
  expansion: "--kincha",
};

export function colourOf(word: string): string {
  return INKS[word] ?? "--sumi";
}
