// Small drawings with a meaning, in a square of 24. These are for every title; a title may have its own.
export interface SignDrawing {
  line: string;
  isFilled?: boolean;
}
export type Signs = Record<string, SignDrawing>;

export const SIGNS: Signs = {
  star: {
    line: "M12 3l2.700 6 6.500.600-5 4.300 1.500 6.400L12 17l-5.700 3.300 1.500-6.400-5-4.300L9.300 9z",
    isFilled: true,
  },
  tick: { line: "M4 13l5 6L20 5" },
  more: { line: "M4 8l8 8 8-8" },
  here: { line: "M12 5 4 19h16z", isFilled: true },
  eye: {
    line: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  },
};
