import { expect, test } from "vitest";
import type { Analysis } from "../../generated/protocol";
import { Graph, lastUpTo, smoothed, spread, ticks, turnings } from "./chances";

const analysis: Analysis = {
  progress: 1,
  plies: [10, 14, 20],
  chances: { A: [0.5, 0.75, 1], B: [0.5, 0.25] },
  turnings: [
    { ply: 20, seat: "A", change: 0.25 },
    { ply: 14, seat: "B", change: -0.25 },
  ],
  games: 1000,
};
const frame = {
  width: 120,
  height: 70,
  left: 10,
  right: 10,
  top: 10,
  bottom: 10,
};
const graph = new Graph(analysis, frame, 20);

test("plies lie from left to right, chances from bottom to top", () => {
  expect([graph.x(0), graph.x(10), graph.x(20)]).toEqual([10, 60, 110]);
  expect([graph.y(0), graph.y(0.5), graph.y(1), graph.y(7)]).toEqual([
    60, 35, 10, 10,
  ]);
});

test("a place in the frame is a ply again, and never one beyond the match", () => {
  for (const ply of [0, 1, 7, 20]) expect(graph.plyAt(graph.x(ply))).toBe(ply);
  expect([graph.plyAt(-50), graph.plyAt(999)]).toEqual([0, 20]);
});

test("a line goes as far as it is known", () => {
  expect(graph.line("A")).toBe("M60 35L80 22.5L110 10");
  expect(graph.line("B")).toBe("M60 35L80 47.5");
  expect(graph.line("C")).toBe("");
});

test("between two decisions the chance is that of the earlier", () => {
  expect(graph.chance("A", 9)).toBeNull();
  expect(graph.chance("A", 13)).toBe(0.5);
  expect(graph.chance("A", 19)).toBe(0.75);
  expect(graph.chance("B", 20)).toBe(0.25);
});

test("the search for the last ply knows both ends", () => {
  expect(lastUpTo([], 5, 0)).toBe(-1);
  expect(lastUpTo([1, 2, 3], 3, 3)).toBe(2);
  expect(lastUpTo([1, 2, 3], 0, 3)).toBe(-1);
  expect(lastUpTo([1, 2, 3], 3, 2)).toBe(1);
});

test("turning points come in the order of the match", () => {
  expect(turnings(analysis).map((turning) => turning.ply)).toEqual([14, 20]);
});

test("the axis has round numbers", () => {
  expect(ticks(20, 4)).toEqual([0, 5, 10, 15, 20]);
  expect(ticks(437, 5)).toEqual([0, 100, 200, 300, 400]);
  expect(ticks(3, 8)).toEqual([0, 1, 2, 3]);
  expect(ticks(0, 8)).toEqual([0]);
});

test("a match without plies does no harm", () => {
  expect(new Graph(analysis, frame, 0).x(0)).toBe(10);
});

test("neighbours are averaged, and the ends stay", () => {
  expect(smoothed([0, 3, 0, 3], 0)).toEqual([0, 3, 0, 3]);
  expect(smoothed([0, 3, 0, 3, 1], 1)).toEqual([0, 1, 2, 4 / 3, 1]);
  expect(smoothed([], 2)).toEqual([]);
});

test("marks that would lie on each other are moved apart", () => {
  expect(spread([10, 12, 50], 10, 100)).toEqual([10, 20, 50]);
  expect(spread([98, 99, 100], 10, 100)).toEqual([80, 90, 100]);
});

test("a line has a height at every ply after its first", () => {
  expect(graph.height("A", 9)).toBeNull();
  expect(graph.height("A", 15)).toBe(22.5);
});
