// What grows on open land: faint strokes in a box from -1 to 1, one of them for each plain.
export const MOTIFS = [
  // Pines.
  "M-.4-.1l-.14.22h.28zM-.4-.3l-.1.2h.2zM.1-.3l-.16.26h.32zM.1-.52l-.12.22h.24zM.45.0l-.12.2h.24zM-.4.12v.14M.1-.04v.16M.45.2v.12",
  // Hills.
  "M-.7.2c.2-.3.4-.5.6-.5s.3.2.45.2.3-.1.4 0M-.45.25c.15-.16.3-.3.42-.3M.15.2c.1-.1.2-.16.32-.16",
  // Reeds.
  "M-.5.1l-.06-.3M-.42.1l.02-.36M-.34.1l.08-.28M.0-.2l-.06-.3M.08-.2l.02-.36M.16-.2l.08-.28M.35.2l-.06-.3M.43.2l.02-.36M.51.2l.08-.28",
  // Fields.
  "M-.6-.3h.5M-.7-.15h.6M-.65.0h.55M.1.1h.5M.05.25h.6M.12-.05h.42",
];

export function motifOf(word: string): string {
  return MOTIFS[Number(word.slice(1)) % MOTIFS.length]!;
}
