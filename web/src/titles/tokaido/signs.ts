// What a number counts, if not points.
import type { Signs } from "../../shell/drawing/signs";

export const signs: Signs = {
  coin: {
    line: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.500 9.500h5v5h-5z",
  },
  meal: {
    line: "M3 12h18c0 5-4 8-9 8s-9-3-9-8zM9 8c-2-2 2-3 0-5M15 8c-2-2 2-3 0-5",
  },
};
