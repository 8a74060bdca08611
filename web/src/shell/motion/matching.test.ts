import { describe, expect, it } from "vitest";
import { match, type Place } from "./matching";

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
