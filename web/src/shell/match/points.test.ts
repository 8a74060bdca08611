import { expect, test } from "vitest";
import type { ScoreSheet } from "../../generated/protocol";
import { barsOf, isAlone, sourceRows } from "./points";

const row = (
  seat: string,
  owner: string,
  points: Record<string, number[]>,
) => ({
  seat,
  domain: "army",
  owner,
  points,
  total: 0,
});
const sheet: ScoreSheet = {
  ply: 9,
  rounds: 2,
  sources: ["kachidoki", "prestige", "other"],
  rows: [
    row("A", "red", { kachidoki: [3, 1], prestige: [0, 5], other: [0, 0] }),
    row("B", "blue", { kachidoki: [0, 2], prestige: [0, 0], other: [0, 0] }),
    row("B", "gold", {}),
  ],
};

test("a round is told by what brought anything in it", () => {
  expect(sourceRows(sheet, 1)).toEqual([
    { source: "kachidoki", points: [3, 0, 0] },
  ]);
});

test("all rounds are told together", () => {
  expect(sourceRows(sheet, null)).toEqual([
    { source: "kachidoki", points: [4, 2, 0] },
    { source: "prestige", points: [5, 0, 0] },
  ]);
});

test("a seat with two armies has two columns", () => {
  expect(sheet.rows.map((owner) => isAlone(owner, sheet))).toEqual([
    true,
    false,
    false,
  ]);
});

test("bars lay the sources of a seat end to end", () => {
  expect(barsOf(sheet, null)[0]).toEqual({
    seat: "A",
    parts: [
      { source: "kachidoki", from: 0, points: 4 },
      { source: "prestige", from: 4, points: 5 },
    ],
    won: 9,
    lost: 0,
  });
  expect(barsOf(sheet, 1).map(({ won }) => won)).toEqual([3, 0, 0]);
});
