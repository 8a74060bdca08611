// Coins put on several things, all of them from one purse.
export function leftOf(purse: number, stakes: number[]): number {
  return purse - stakes.reduce((sum, stake) => sum + stake, 0);
}

// So many more (or fewer) on one of them, as far as the purse allows.
export function staked(
  purse: number,
  stakes: number[],
  index: number,
  change: number,
): number[] {
  const now = stakes[index] ?? 0;
  const most = now + Math.max(0, leftOf(purse, stakes));
  const next = Math.min(most, Math.max(0, now + change));
  return stakes.map((stake, place) => (place === index ? next : stake));
}
