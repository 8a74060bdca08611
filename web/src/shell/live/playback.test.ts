import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventInfo, Happened, Position } from "../../generated/protocol";
import type { Table } from "../board/table.svelte";
import { settings } from "../page/settings.svelte";
import { Playback } from "./playback.svelte";

const at = (ply: number) => ({ ply, choices: [] as unknown }) as Position;
type Events = EventInfo[];
const PLAYED: Events = [{ kind: "played", args: {} }];
const moved = (ply: number, events = PLAYED) =>
  ({
    number: ply,
    what: { type: "moved", seat: "A", plies: [{ ply, events }] },
  }) as unknown as Happened;

let shown: number[] = [];
let playback: Playback;
const add = (ply: number, own = false, events = PLAYED) =>
  playback.add(moved(ply, events), at(ply), own);

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  playback = new Playback({
    shown: ({ position }) => shown.push(position.ply),
    settled: () => undefined,
  });
});
afterEach(() => {
  settings.set({ speed: "usual" });
  vi.useRealTimers();
});

test("nothing is shown before the table is there", () => {
  add(1);
  vi.runAllTimers();
  expect(shown).toEqual([]);
  playback.start();
  expect(shown).toEqual([1]);
  expect(playback.ply).toBe(1);
});

test("happenings are shown one after another", () => {
  playback.arrive(at(1), []);
  add(2);
  add(3);
  expect(shown).toEqual([2]);
  expect(playback.waiting).toBe(1);
  vi.runAllTimers();
  expect(shown).toEqual([2, 3]);
  expect(playback.waiting).toBe(0);
});

test("while somebody looks back, everything waits", () => {
  playback.arrive(at(4), []);
  playback.lookAt(2);
  add(5);
  vi.runAllTimers();
  expect(shown).toEqual([]);
  expect(playback.ply).toBe(4);
  playback.back();
  expect(playback.looking).toBeNull();
  expect(shown).toEqual([5]);
});

test("what happened since the player's last move can be shown again", () => {
  playback.arrive(at(1), []);
  for (const ply of [2, 3, 4, 5]) add(ply, ply === 3);
  playback.skip();
  expect(playback.hasRecent && playback.isAtRest).toBe(true);
  shown = [];
  playback.replayTurn();
  vi.runAllTimers();
  expect(shown).toEqual([4, 5]);
});

test("what happened before the page was opened is shown before what followed", () => {
  playback.arrive(at(4), []);
  add(5);
  playback.skip();
  shown = [];
  playback.recall(
    [2, 3, 4].map((ply) => ({
      position: at(ply),
      events: PLAYED,
      own: false,
      happened: null,
    })),
  );
  vi.runAllTimers();
  expect(shown).toEqual([3, 4, 5]);
  expect(playback.ply).toBe(5);
});

test("shown again, the present has the time limit that it has now", () => {
  playback.arrive(at(1), []);
  for (const ply of [2, 3]) add(ply);
  playback.skip();
  playback.renew({ ...at(3), deadline: 99 });
  playback.replayTurn();
  vi.runAllTimers();
  expect(playback.position?.deadline).toBe(99);
});

test("the same ply may have another time limit, another ply may not", () => {
  playback.arrive(at(4), []);
  playback.renew({ ...at(4), deadline: 99 });
  expect(playback.position?.deadline).toBe(99);
  playback.renew({ ...at(3), deadline: 1 });
  expect(playback.position?.deadline).toBe(99);
});

test("what waits is handed back when everything is cleared", () => {
  add(1);
  expect(playback.clear().map(({ position }) => position.ply)).toEqual([1]);
  expect(playback.waiting).toBe(0);
});

// ------------------------------------------------------------------- scenes

const SCENE: Events = [
  { kind: "placed", args: {}, still: "a card lies there" },
  { kind: "won", args: {}, still: "somebody has won" },
  { kind: "round", args: { round: 2 } },
];

// A table that notes what it is shown, and knows which event begins a round.
function lay(): unknown[] {
  const seen: unknown[] = [];
  const show = ({ view, ply }: Position, events: Events = []) =>
    seen.push([view ?? ply, ...events.map(({ kind }) => kind)]);
  const module = { events: { round: { beginsRound: true } } };
  playback.table = { show, trails: [], module } as unknown as Table;
  playback.arrive(at(1), []);
  return seen.splice(0) && seen;
}

test("a scene is shown step by step, and a player puts its card away", () => {
  const seen = lay();
  add(2, false, SCENE);
  expect(seen).toEqual([["a card lies there", "placed"]]);
  expect(playback.isScene && playback.isBusy).toBe(true);
  while (!playback.hasCard) vi.advanceTimersToNextTimer();
  expect(seen.slice(1)).toEqual([
    ["somebody has won", "won"],
    ["somebody has won"],
  ]);
  expect(playback.isBusy).toBe(true);
  playback.dismiss();
  expect(seen.at(-1)).toEqual([2, "round"]);
  expect(playback.hasCard || playback.isScene || playback.isBusy).toBe(false);
});

test("one's own scene begins at once, and its first step is not cut short", () => {
  const seen = lay();
  add(2);
  add(3, true, SCENE);
  expect(seen).toEqual([
    [2, "played"],
    ["a card lies there", "placed"],
  ]);
});

test("one act skips the whole scene", () => {
  const seen = lay();
  add(2, false, SCENE);
  playback.skip();
  expect(seen.at(-1)).toEqual([2, "round"]);
  expect(playback.hasCard || playback.isScene || playback.isBusy).toBe(false);
});

test("the card goes by itself, too: nobody's turn waits for it", () => {
  const seen = lay();
  add(2, false, SCENE);
  vi.runAllTimers();
  expect(seen.at(-1)).toEqual([2, "round"]);
  expect(playback.hasCard).toBe(false);
});

test("who wants it fast waits for no scene, and no card waits for them", () => {
  settings.set({ speed: "fast" });
  const seen = lay();
  add(2, false, SCENE);
  expect(seen).toEqual([[2, "placed", "won", "round"]]);
  expect(playback.hasCard && !playback.isBusy).toBe(true);
  vi.runAllTimers();
  expect(playback.hasCard).toBe(false);
});

test("the first round sums up nothing", () => {
  settings.set({ speed: "fast" });
  lay();
  add(2, false, [{ kind: "round", args: { round: 1 } }]);
  expect(playback.hasCard).toBe(false);
});

test("at once means at once", () => {
  settings.set({ speed: "instant" });
  const seen = lay();
  add(2, false, SCENE);
  expect(seen).toEqual([[2, "placed", "won", "round"]]);
  expect(playback.hasCard || playback.isScene || playback.isBusy).toBe(false);
});

test("a scene can be shown again", () => {
  const seen = lay();
  add(2, true);
  add(3, false, SCENE);
  playback.skip();
  seen.length = 0;
  playback.replayTurn();
  vi.runAllTimers();
  expect(seen.slice(1)).toEqual([
    ["a card lies there", "placed"],
    ["somebody has won", "won"],
    [3, "round"],
  ]);
});
