// What a number counts, and who is the strongest.
import type { Signs } from "../../shell/drawing/signs";

export const signs: Signs = {
  coin: {
    line: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.500 9.500h5v5h-5z",
  },
  points: { line: "M12 2l8 4v8c0 4-4 7-8 8-4-1-8-4-8-8V6z", isFilled: true },
  ronin: {
    line: "M12 3c4 2 7 4 9 7-6 2-12 2-18 0 2-3 5-5 9-7zM7 13h10l1 8H6z",
    isFilled: true,
  },
  strongest: { line: "M4 19h16M4 15 3 6l5 4 4-7 4 7 5-4-1 9z", isFilled: true },
};
