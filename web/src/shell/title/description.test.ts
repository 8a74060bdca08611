import { expect, test } from "vitest";
import { lineKey, linesOf, partsOf, rowKey } from "./description";

test("a line names what it is about", () => {
  expect(linesOf("Deck: 12 cards\n\nThe night falls.")).toEqual([
    { label: "Deck", words: "12 cards" },
    { label: "", words: "The night falls." },
  ]);
});

test("what was there before is recognised, line by line and row by row", () => {
  const before = partsOf([
    "Deck: 12\nRound: 1",
    [
      ["Seat", "Points"],
      ["A", "3"],
    ],
  ]);
  const isKnown = linesOf("Deck: 11\nRound: 1").map((line) =>
    before.has(lineKey(line)),
  );
  expect(isKnown).toEqual([false, true]);
  expect(before.has(rowKey(["A", "3"]))).toBe(true);
  expect(before.has(rowKey(["A", "4"]))).toBe(false);
});
