import { expect, test } from "vitest";
import { kept } from "./keeping";

test("what finds room stays where it is", () => {
  expect(kept(100, 40, 390)).toBe(100);
});

test("what would be cut at an edge moves away from it", () => {
  expect(kept(5, 40, 390)).toBe(20);
  expect(kept(380, 40, 390)).toBe(370);
});
