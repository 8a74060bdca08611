// As long as the board is there, the seats wear the colours of their armies wherever the page shows them.
export function dress(colours: Record<string, string>): () => void {
  const { style } = document.documentElement;
  const names = Object.keys(colours).map((seat) => `--player-${seat}`);
  for (const [seat, colour] of Object.entries(colours))
    style.setProperty(`--player-${seat}`, `var(${colour})`);
  return () => names.forEach((name) => style.removeProperty(name));
}
