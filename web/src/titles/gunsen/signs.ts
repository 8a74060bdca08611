// What a number counts.
import type { Signs } from "../../shell/drawing/signs";

export const signs: Signs = {
  odds: { line: "M4 4h16v16H4zM8 8h.1M16 16h.1M12 12h.1" },
};
