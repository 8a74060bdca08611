import { expect, test } from "vitest";
import { leftOf, staked } from "./stakes";

test("what is put on one thing is missing for the others", () => {
  const stakes = staked(5, [0, 2, 0], 0, 2);
  expect(stakes).toEqual([2, 2, 0]);
  expect(leftOf(5, stakes)).toBe(1);
});

test("nobody stakes more than the purse holds", () => {
  expect(staked(5, [1, 2, 0], 2, 9)).toEqual([1, 2, 2]);
  expect(staked(5, [3, 2, 0], 2, 1)).toEqual([3, 2, 0]);
});

test("no stake is less than nothing", () => {
  expect(staked(5, [1, 0], 0, -3)).toEqual([0, 0]);
});
