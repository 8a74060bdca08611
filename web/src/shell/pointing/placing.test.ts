import { describe, expect, it } from "vitest";
import { common, place } from "./placing";

const within = { x: 0, y: 0, width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const beside = { x: 480, y: 300, width: 40, height: 40 };
type Boxes = (typeof beside)[];
const lie = (clear: Boxes = [], thing = beside, bare: Boxes = []) => ({
  ...place(size, {
    beside: [thing],
    within,
    bare: [thing, ...bare],
    clear,
  }),
  ...size,
});

describe("a slip of paper", () => {
  it("lies above the thing where nothing is in the way", () => {
    expect(lie()).toMatchObject({ x: 400, y: 190 });
  });

  it("lies elsewhere beside it rather than on what can be chosen", () => {
    const above = { x: 380, y: 180, width: 240, height: 60 };
    const below = { x: 380, y: 375, width: 240, height: 60 };
    expect(common(lie([above]), above)).toBe(0);
    expect(lie([above]).y).toBeGreaterThan(beside.y);
    expect(lie([above, below])).toMatchObject({ x: 530, y: 270 });
  });

  it("goes to an edge where all places beside it are taken", () => {
    const around = { x: 200, y: 130, width: 600, height: 380 };
    const slip = lie([around]);
    expect(common(slip, around)).toBe(0);
  });

  it("rather covers all that can be chosen than a corner of what is half chosen", () => {
    const all = [beside, beside].map(() => ({ ...within }));
    const corner = { x: 400, y: 190, width: 2, height: 2 };
    expect(lie(all)).toMatchObject({ x: 400, y: 190 });
    expect(common(lie(all, beside, [corner]), corner)).toBe(0);
  });

  it("stays inside the window and off the thing in every corner", () => {
    for (const x of [0, 960])
      for (const y of [0, 560]) {
        const thing = { ...beside, x, y };
        const slip = lie([], thing);
        expect(common(slip, thing)).toBe(0);
        expect(slip.x).toBeGreaterThanOrEqual(0);
        expect(slip.y).toBeGreaterThanOrEqual(0);
        expect(slip.x + slip.width).toBeLessThanOrEqual(within.width);
        expect(slip.y + slip.height).toBeLessThanOrEqual(within.height);
      }
  });
});
