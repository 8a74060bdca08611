import { beforeEach, expect, test } from "vitest";
import type { Happened, Position, Scene } from "../../generated/protocol";
import type { Item } from "./playback.svelte";
import { Recalling } from "./recalling.svelte";

const at = (ply: number) => ({ ply }) as Position;
const scene = (ply: number) =>
  ({ id: `look ${ply}`, position: at(ply) }) as Scene;
const happened = (type: string, seat: string, ...plies: number[]) =>
  ({
    what: {
      type,
      seat,
      plies: plies.map((ply) => ({ ply, events: [{ kind: `at ${ply}` }] })),
    },
  }) as unknown as Happened;
const moved = (seat: string, ...plies: number[]) =>
  happened("moved", seat, ...plies);

let looks: number[] = [];
let told: Item[] = [];
let recalling: Recalling;

beforeEach(() => {
  looks = [];
  told = [];
  recalling = new Recalling({
    look: (ply) => {
      looks.push(ply);
      return `look ${ply}`;
    },
    recalled: (items) => (told = items),
  });
});

test("what others did since the player's last move is recalled when it is wanted", () => {
  const log = [moved("A", 4), moved("B", 5, 6), moved("C", 7), moved("B", 8)];
  recalling.begin(at(8), log, "A");
  expect(recalling.isOffered).toBe(true);
  expect(looks).toEqual([]);
  recalling.ask();
  expect(looks).toEqual([4, 6, 7]);
  for (const ply of [7, 4, 6]) expect(recalling.take(scene(ply))).toBe(true);
  expect(told.map(({ position }) => position.ply)).toEqual([4, 6, 7, 8]);
  expect(told.map(({ events }) => events.length)).toEqual([0, 2, 1, 1]);
  expect(recalling.isOffered).toBe(false);
});

test("after one's own move, or before the first, there is nothing to recall", () => {
  recalling.begin(at(5), [moved("B", 4), moved("A", 5)], "A");
  expect(recalling.isOffered).toBe(false);
  recalling.begin(at(5), [happened("began", "A", 1, 2, 3, 4, 5)], "A");
  expect(recalling.isOffered).toBe(false);
});

test("there is no way back beyond an undo", () => {
  const log = [moved("B", 3), happened("undone", "B", 3), moved("B", 4)];
  recalling.begin(at(4), log, null);
  recalling.ask();
  expect(looks).toEqual([3]);
});

test("it does not look back for ever", () => {
  const log = Array.from({ length: 60 }, (_, ply) => moved("B", ply + 1));
  recalling.begin(at(60), log, null);
  recalling.ask();
  expect(looks).toHaveLength(20);
  expect(looks[0]).toBe(40);
});

test("what the server refuses is offered no more", () => {
  recalling.begin(at(5), [moved("A", 3), moved("B", 4, 5)], "A");
  recalling.ask();
  recalling.refuse("look 3");
  expect(recalling.isOffered).toBe(false);
  expect(recalling.take(scene(3))).toBe(false);
});
