// A trick that is led, won or lost so far.
import type { Signs } from "../../shell/drawing/signs";

export const signs: Signs = {
  lead: { line: "M6 22V3l14 5-14 5", isFilled: true },
  win: { line: "M4 19h16M4 15 3 6l5 4 4-7 4 7 5-4-1 9z", isFilled: true },
  lose: { line: "M12 3v17M5 13l7 7 7-7" },
};
