import { describe, expect, it } from "vitest";
import { goesAlong, match, type Place } from "./matching";

const frame = {};
const at = (x: number, y = 0, where: unknown = frame): Place => ({
  frame: where,
  x,
  y,
});

describe("pieces that are alike", () => {
  it("stay where they are, and only the one that moves moves", () => {
    const before = [at(0), at(0), at(50), at(100)];
    const after = [at(0), at(50), at(50), at(100)];
    expect(match(before, after)).toEqual([0, 2, 1, 3]);
  });

  it("come from the nearest place that one has left", () => {
    expect(match([at(0), at(90)], [at(10), at(80)])).toEqual([0, 1]);
    expect(match([at(0), at(90)], [at(80), at(10)])).toEqual([1, 0]);
  });

  it("are new where there are more of them than before", () => {
    expect(match([], [at(0)])).toEqual([null]);
    expect(match([at(5)], [at(5), at(9)])).toEqual([0, null]);
  });

  it("go from one drawing to another, but rather within their own", () => {
    expect(match([at(0, 0, "hand")], [at(0)])).toEqual([0]);
    expect(match([at(0, 0, "hand"), at(700)], [at(0)])).toEqual([1]);
  });
});

describe("pieces that go from one heap to another", () => {
  const step = (from: number, to: number, sort = "samurai") => ({
    sort,
    from: at(from),
    to: at(to),
  });

  it("go together wherever in the heap they lie", () => {
    expect(goesAlong(step(10, 490), step(14, 494))).toBe(true);
  });

  it("go alone from or to another place, or as another sort", () => {
    expect(goesAlong(step(10, 490), step(150, 490))).toBe(false);
    expect(goesAlong(step(10, 490), step(10, 350))).toBe(false);
    expect(goesAlong(step(10, 490), step(10, 490, "daimyo"))).toBe(false);
  });
});
