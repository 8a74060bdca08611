import { expect, test } from "vitest";
import { MOST, moved, NEUTRAL, zoomed } from "./lens";

const SIZE = { width: 400, height: 300 };

test("what is under the fingers stays there", () => {
  const lens = zoomed(NEUTRAL, 2, { x: 100, y: 100 }, SIZE);
  expect(lens).toEqual({ scale: 2, x: -100, y: -100 });
});

test("the board never leaves its frame, and never shrinks below it", () => {
  const near = zoomed(NEUTRAL, 2, { x: 0, y: 0 }, SIZE);
  expect(moved(near, 500, 500, SIZE)).toMatchObject({ x: 0, y: 0 });
  expect(moved(near, -5000, -5000, SIZE)).toMatchObject({ x: -400, y: -300 });
  expect(zoomed(near, 0.1, { x: 50, y: 50 }, SIZE).scale).toBe(1);
  expect(zoomed(near, 100, { x: 50, y: 50 }, SIZE).scale).toBe(MOST);
});
