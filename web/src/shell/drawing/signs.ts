// What can be drawn; the first eight are the signs of the server's prospects.
export const LINES = {
  lead: "M6 22V3l14 5-14 5",
  win: "M4 19h16M4 15 3 6l5 4 4-7 4 7 5-4-1 9z",
  lose: "M12 3v17M5 13l7 7 7-7",
  coin: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.500 9.500h5v5h-5z",
  meal: "M3 12h18c0 5-4 8-9 8s-9-3-9-8zM9 8c-2-2 2-3 0-5M15 8c-2-2 2-3 0-5",
  star: "M12 3l2.700 6 6.500.600-5 4.300 1.500 6.400L12 17l-5.700 3.300 1.500-6.400-5-4.300L9.300 9z",
  tick: "M4 13l5 6L20 5",
  here: "M12 5 4 19h16z",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
} as const;
export const FILLED = new Set(["lead", "win", "star", "here"]);

export type SignWord = keyof typeof LINES;

export function isSign(word: string): word is SignWord {
  return word in LINES;
}
