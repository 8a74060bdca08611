import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened, Position } from "../../generated/protocol";
import { Playback, type Item } from "./playback.svelte";

const at = (ply: number) => ({ ply, choices: [] as unknown }) as Position;
const item = (ply: number, own = false): Item => ({
  position: at(ply),
  events: [{ kind: "played", args: {} }],
  own,
  happened: { number: ply } as Happened,
});

let shown: number[] = [];
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  playback = new Playback({
    shown: ({ position }) => shown.push(position.ply),
    settled: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test("nothing is shown before the table is there", () => {
  playback.add(item(1));
  vi.runAllTimers();
  expect(shown).toEqual([]);
  playback.start();
  expect(shown).toEqual([1]);
  expect(playback.ply).toBe(1);
});

test("happenings are shown one after another", () => {
  playback.arrive(at(1), []);
  playback.add(item(2));
  playback.add(item(3));
  expect(shown).toEqual([2]);
  expect(playback.waiting).toBe(1);
  vi.runAllTimers();
  expect(shown).toEqual([2, 3]);
  expect(playback.waiting).toBe(0);
});

test("while somebody looks back, everything waits", () => {
  playback.arrive(at(4), []);
  playback.lookAt(2);
  playback.add(item(5));
  vi.runAllTimers();
  expect(shown).toEqual([]);
  expect(playback.ply).toBe(4);
  playback.back();
  expect(playback.looking).toBeNull();
  expect(shown).toEqual([5]);
});

test("what happened since the player's last move can be shown again", () => {
  playback.arrive(at(1), []);
  for (const next of [item(2), item(3, true), item(4), item(5)])
    playback.add(next);
  playback.skip();
  expect(playback.canReplay).toBe(true);
  shown = [];
  playback.replayTurn();
  vi.runAllTimers();
  expect(shown).toEqual([4, 5]);
});

test("the same ply may have another time limit, another ply may not", () => {
  playback.arrive(at(4), []);
  playback.renew({ ...at(4), deadline: 99 });
  expect(playback.position?.deadline).toBe(99);
  playback.renew({ ...at(3), deadline: 1 });
  expect(playback.position?.deadline).toBe(99);
});

test("what waits is handed back when everything is cleared", () => {
  playback.add(item(1));
  expect(playback.clear().map(({ position }) => position.ply)).toEqual([1]);
  expect(playback.waiting).toBe(0);
});
