// Dice that lie sorted by their faces. Which of those with equal faces are meant makes no difference: the first.
export function handful(faces: string[], chosen: number[]): string {
  const wanted = new Map<string, number>();
  for (const die of chosen)
    wanted.set(faces[die]!, (wanted.get(faces[die]!) ?? 0) + 1);
  const places = faces.flatMap((face, die) => {
    const left = wanted.get(face) ?? 0;
    wanted.set(face, left - 1);
    return left > 0 ? [die + 1] : [];
  });
  return places.join("+");
}

// The first die with the same face.
export function firstLike(faces: string[], die: number): number {
  return faces.indexOf(faces[die]!);
}

// After a tap on a die; of more than `most`, the one chosen first is let go.
export function tapped(chosen: number[], die: number, most: number): number[] {
  return chosen.includes(die)
    ? chosen.filter((other) => other !== die)
    : [...chosen, die].slice(-most);
}
