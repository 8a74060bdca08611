import { expect, test } from "vitest";
import type { Happened, Happening } from "../../generated/protocol";
import { chatOf, eventsOf, filtered, follow, type LogLine } from "./log";

const ply = (number: number, seat: string, kind: string, args = {}) => ({
  ply: number,
  seat,
  action: "x",
  events: [{ kind, args }],
});
const happened = (number: number, what: Happening): Happened => ({
  type: "happened",
  number,
  time: 0,
  what,
  position: null,
});

const MOVES = [
  happened(1, {
    type: "moved",
    seat: "A",
    plies: [ply(1, "A", "played", { seat: "A" }), ply(2, "chance", "dealt")],
  }),
  happened(2, {
    type: "moved",
    seat: "B",
    plies: [ply(3, "B", "scored", { seat: "B", points: 3 })],
  }),
];
const lines = MOVES.reduce<LogLine[]>(follow, []);

test("a line for every event, with the ply that it belongs to", () => {
  expect(lines.map((line) => line.ply)).toEqual([1, 2, 3]);
  expect(new Set(lines.map((line) => line.key)).size).toBe(3);
});

test("what was taken back is gone, and it is said that it was", () => {
  const undone = follow(
    lines,
    happened(3, {
      type: "undone",
      seat: "A",
      ply: 2,
      plies: [ply(2, "B", "scored", { points: 1 })],
    }),
  );
  expect(undone.map(({ kind, ply }) => [kind, ply])).toEqual([
    ["event", 1],
    ["undo", 1],
    ["event", 2],
  ]);
});

test("filters", () => {
  expect(filtered(lines, "points", "A", {}).map((line) => line.ply)).toEqual([
    3,
  ]);
  expect(filtered(lines, "mine", "A", {}).map((line) => line.ply)).toEqual([1]);
  expect(filtered(lines, "all", "A", {})).toHaveLength(3);
});

test("chat is no line of the log", () => {
  const said = happened(4, {
    type: "said",
    seat: "A",
    name: "Anna",
    text: "hm",
    to: [],
  });
  expect(follow(lines, said)).toBe(lines);
  expect(chatOf(said)).toMatchObject({ name: "Anna", text: "hm" });
  expect(eventsOf(said)).toEqual([]);
  expect(eventsOf(MOVES[0]!)).toHaveLength(2);
});
