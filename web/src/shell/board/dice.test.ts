import { describe, expect, it, test } from "vitest";
import { firstLike, handful, tapped } from "./dice";

const FACES = ["1", "4", "4", "4", "7"];

describe("a handful", () => {
  it("is written by the places of its dice, in their order", () => {
    expect(handful(FACES, [4, 0])).toBe("1+5");
    expect(handful(FACES, [])).toBe("");
  });

  it("means the first of those with equal faces", () => {
    expect(handful(FACES, [3])).toBe("2");
    expect(handful(FACES, [3, 2, 4])).toBe("2+3+5");
    expect(handful(FACES, [1, 2, 3])).toBe("2+3+4");
  });
});

test("the first die with the same face stands for it", () => {
  expect(FACES.map((_, die) => firstLike(FACES, die))).toEqual([0, 1, 1, 1, 4]);
});

test("a tap takes a die or lets it go, and never takes too many", () => {
  expect(tapped([1], 2, 6)).toEqual([1, 2]);
  expect(tapped([1, 2], 1, 6)).toEqual([2]);
  expect(tapped([1, 2], 3, 2)).toEqual([2, 3]);
});
