import { beforeEach, expect, test } from "vitest";
import type { Happened, Position, Scene } from "../../generated/protocol";
import { Retracing } from "./retracing";

const at = (ply: number) => ({ ply }) as Position;
const scene = (ply: number) =>
  ({ id: `look ${ply}`, position: at(ply) }) as Scene;
const happened = (type: string, ...plies: number[]) =>
  ({ what: { type, plies: plies.map((ply) => ({ ply })) } }) as Happened;
const said = { what: { type: "said" } } as Happened;

let looks: number[] = [];
let drawn: [number, number][] = [];
// What moved: a change that ends at one of these plies.
let moves: number[] = [];

function retracing(): Retracing {
  return new Retracing({
    look: (ply) => {
      looks.push(ply);
      return `look ${ply}`;
    },
    draw: (before, after) => {
      drawn.push([before.ply, after.ply]);
      return moves.includes(after.ply);
    },
  });
}

beforeEach(() => {
  looks = [];
  drawn = [];
  moves = [];
});

test("the way of the last move is drawn", () => {
  moves = [9];
  const retrace = retracing();
  retrace.begin(at(9), [
    happened("moved", 6, 7),
    happened("moved", 8, 9),
    said,
  ]);
  expect(retrace.take(scene(7))).toBe(true);
  expect(drawn).toEqual([[7, 9]]);
  expect(looks).toEqual([7]);
});

test("where nothing moved, the happening before is looked at", () => {
  moves = [7];
  const retrace = retracing();
  retrace.begin(at(9), [happened("moved", 6, 7), happened("moved", 8, 9)]);
  retrace.take(scene(7));
  retrace.take(scene(5));
  expect(drawn).toEqual([
    [7, 9],
    [5, 7],
  ]);
  expect(retrace.take(scene(5))).toBe(false);
});

test("there is nothing to look at before the first move, or before an undo", () => {
  const retrace = retracing();
  retrace.begin(at(3), [happened("began", 1, 2, 3)]);
  retrace.begin(at(3), [happened("moved", 1, 2), happened("undone", 3)]);
  expect(looks).toEqual([]);
});

test("it does not look back for ever", () => {
  const plies = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  const retrace = retracing();
  retrace.begin(
    at(11),
    plies.toReversed().map((ply) => happened("moved", ply + 1)),
  );
  for (const ply of plies) retrace.take(scene(ply));
  expect(looks).toEqual([10, 9, 8, 7]);
});

test("what comes too late is left alone", () => {
  const retrace = retracing();
  retrace.begin(at(9), [happened("moved", 8, 9)]);
  retrace.end();
  expect(retrace.take(scene(7))).toBe(false);
  expect(drawn).toEqual([]);
});
