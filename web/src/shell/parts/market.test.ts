import { expect, test } from "vitest";
import { arranged } from "./market";

const ITEMS = [
  { key: "a", kind: "virtue", price: 3 },
  { key: "b", kind: "war", price: 1 },
  { key: "c", kind: "virtue", price: 0 },
];

function keys(kind: string | null, isByPrice: boolean): string {
  return arranged(ITEMS, kind, isByPrice)
    .map(({ key }) => key)
    .join("");
}

test("shows all as they lie, or those of a kind", () => {
  expect(keys(null, false)).toBe("abc");
  expect(keys("virtue", false)).toBe("ac");
});

test("puts the cheapest first where that is asked for", () => {
  expect(keys(null, true)).toBe("cba");
});
