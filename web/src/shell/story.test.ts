import { expect, test } from "vitest";
import type { Happened, Happening, PlyTold } from "../generated/protocol";
import { Story } from "./story";

function told(ply: number, seat = "chance"): PlyTold {
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
  const story = new Story(log);
  expect(story.stops.map((stop) => stop.ply)).toEqual([2, 3, 5]);
  expect(story.plies).toBe(5);
});

test("steps lead from stop to stop, from anywhere", () => {
  const story = new Story(log);
  expect([story.next(0), story.next(2), story.next(4), story.next(5)]).toEqual([
    2, 3, 5, 5,
  ]);
  expect([
    story.previous(5),
    story.previous(4),
    story.previous(2),
    story.previous(0),
  ]).toEqual([3, 3, 0, 0]);
});

test("a step forward tells what happened, a jump does not", () => {
  const story = new Story(log);
  expect(story.between(3, 5).map((event) => event.kind)).toEqual(["e4", "e5"]);
  expect(story.between(3, 4).map((event) => event.kind)).toEqual(["e4"]);
  expect(story.between(0, 5)).toEqual([]);
  expect(story.between(5, 3)).toEqual([]);
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
  const story = new Story([...log, ...logOf(undone, again)]);
  expect(story.stops.map((stop) => stop.ply)).toEqual([2, 3, 4]);
});

test("an address may say anything", () => {
  const story = new Story(log);
  expect([
    story.within(-3),
    story.within(99),
    story.within(Number("x")),
    story.within(2.4),
  ]).toEqual([0, 5, 0, 2]);
  expect(new Story([]).within(7)).toBe(0);
});

test("the move that followed a position is known", () => {
  const story = new Story(log);
  expect(story.madeAt(3)?.seat).toBe("B");
  expect(story.madeAt(5)).toBeNull();
});
