import { expect, test } from "vitest";
import type { Happened, Happening, PlyInfo } from "../../generated/protocol";
import { Timeline } from "./timeline";

function told(ply: number, seat = "chance"): PlyInfo {
  return {
    ply,
    seat,
    action: `act ${ply}`,
    events: [{ kind: `e${ply}`, args: {} }],
  };
}

function logOf(...whats: Partial<Happening>[]): Happened[] {
  return whats.map((what, index) => ({
    type: "happened",
    number: index + 1,
    time: 0,
    what: what as Happening,
    position: null,
  }));
}

const log = logOf(
  { type: "seated" },
  { type: "began", plies: [told(1), told(2)] },
  { type: "moved", seat: "A", plies: [told(3, "A")] },
  { type: "said" },
  { type: "moved", seat: "B", plies: [told(4, "B"), told(5)] },
);

test("one stops where a player has acted and chance has answered", () => {
  const timeline = new Timeline(log);
  expect(timeline.stops.map((stop) => stop.ply)).toEqual([2, 3, 5]);
  expect(timeline.plies).toBe(5);
});

test("steps lead from stop to stop, from anywhere", () => {
  const timeline = new Timeline(log);
  expect([
    timeline.next(0),
    timeline.next(2),
    timeline.next(4),
    timeline.next(5),
  ]).toEqual([2, 3, 5, 5]);
  expect([
    timeline.previous(5),
    timeline.previous(4),
    timeline.previous(2),
    timeline.previous(0),
  ]).toEqual([3, 3, 0, 0]);
});

test("a step forward tells what happened, a jump does not", () => {
  const timeline = new Timeline(log);
  expect(timeline.between(3, 5)).toEqual([told(4, "B"), told(5)]);
  expect(timeline.between(3, 4)).toEqual([told(4, "B")]);
  expect(timeline.between(0, 5)).toEqual([]);
  expect(timeline.between(5, 3)).toEqual([]);
});

test("what was taken back did not happen", () => {
  const undone: Partial<Happening> = {
    type: "undone",
    seat: "B",
    ply: 4,
    plies: [],
  };
  const again: Partial<Happening> = {
    type: "moved",
    seat: "B",
    plies: [told(4, "B")],
  };
  const timeline = new Timeline([...log, ...logOf(undone, again)]);
  expect(timeline.stops.map((stop) => stop.ply)).toEqual([2, 3, 4]);
});

test("an address may say anything", () => {
  const timeline = new Timeline(log);
  expect([
    timeline.within(-3),
    timeline.within(99),
    timeline.within(Number("x")),
    timeline.within(2.4),
  ]).toEqual([0, 5, 0, 2]);
  expect(new Timeline([]).within(7)).toBe(0);
});

test("the move that followed a position is known", () => {
  const timeline = new Timeline(log);
  expect(timeline.madeAt(3)?.seat).toBe("B");
  expect(timeline.madeAt(5)).toBeNull();
});

test("a match that went on by other rules is seen from there on", () => {
  const revised = logOf(
    ...log.map(({ what }) => what),
    { type: "revised", version: 2, ply: 3, plies: [] },
    { type: "moved", seat: "B", plies: [told(4, "B")] },
  );
  const timeline = new Timeline(revised, 3);
  expect(timeline.stops.map((stop) => stop.ply)).toEqual([4]);
  expect([timeline.within(0), timeline.previous(4), timeline.plies]).toEqual([
    3, 3, 4,
  ]);
});
