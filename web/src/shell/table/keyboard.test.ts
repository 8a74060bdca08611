import { expect, test } from "vitest";
import { nearest } from "./keyboard";

const SPOTS = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 40, y: 90 },
  { x: 0, y: 100 },
];

test("arrows go to the nearest thing ahead", () => {
  expect(nearest(SPOTS[0]!, SPOTS, [1, 0])).toBe(1);
  expect(nearest(SPOTS[0]!, SPOTS, [0, 1])).toBe(3);
  expect(nearest(SPOTS[1]!, SPOTS, [0, 1])).toBe(2);
});

test("where nothing lies ahead they stay", () => {
  expect(nearest(SPOTS[0]!, SPOTS, [-1, 0])).toBe(-1);
});
