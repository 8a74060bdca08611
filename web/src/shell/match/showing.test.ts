import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventInfo, PlyInfo, Position } from "../../generated/protocol";
import { settings } from "../page/settings.svelte";
import { Showing, type Move, type Shown } from "./showing.svelte";

const event = (kind: string, still?: string): EventInfo => ({
  kind,
  args: {},
  ...(still && { still }),
});
const plyOf = (ply: number, ...events: EventInfo[]): PlyInfo => ({
  ply,
  seat: "A",
  action: "",
  events,
});
// Somebody wins, an area is counted, and chance deals for another round.
const MOVE: Move = {
  plies: [
    plyOf(4, event("won", "taken"), event("points", "counted")),
    plyOf(5, event("round")),
  ],
  position: { ply: 5, view: "dealt", choices: [] as unknown } as Position,
  views: { A: "dealt to A" },
  stills: [{ A: "taken by A" }, { A: "counted for A" }],
};

let seen: unknown[];
let rested: number;
let cardRest: number | null;
let showing: Showing<Shown>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  rested = 0;
  cardRest = null;
  showing = new Showing<Shown>({
    rules: () => ({ round: { beginsRound: true } }),
    show: ({ position, views, events, step }) =>
      seen.push([
        `${position.ply} ${String(position.view)}`,
        views?.A,
        ...events.map(({ kind }) => kind),
        ...(step ? [`(${step})`] : []),
      ]),
    settled: () => undefined,
    rested: () => (rested += 1),
    cardRest: () => cardRest,
  });
});
afterEach(() => {
  settings.set({ speed: "usual" });
  vi.useRealTimers();
});

const STEPS = [
  ["4 taken", "taken by A", "won", "(still)"],
  ["4 counted", "counted for A", "points", "(still)"],
  ["4 counted", "counted for A", "(card)"],
  ["5 dealt", "dealt to A", "round"],
];

test("every step comes with everybody's views of it", () => {
  showing.add(showing.stepsOf(MOVE));
  vi.runAllTimers();
  expect(seen).toEqual(STEPS.slice(0, 3));
  expect([showing.isScene, showing.hasCard, rested]).toEqual([true, true, 0]);
  showing.dismiss();
  vi.runAllTimers();
  expect(seen).toEqual(STEPS);
  expect([showing.isScene, showing.hasCard, rested]).toEqual([false, false, 1]);
});

test("where it may, the card goes by itself and the move comes to its end", () => {
  cardRest = 3000;
  showing.add(showing.stepsOf(MOVE));
  vi.runAllTimers();
  expect(seen).toEqual(STEPS);
  expect(rested).toBe(1);
});

test("who wants it fast sees all steps at once, and then the card goes", () => {
  settings.set({ speed: "fast" });
  cardRest = 3000;
  showing.add(showing.stepsOf(MOVE));
  expect(seen).toEqual([["5 dealt", "dealt to A", "won", "points", "round"]]);
  vi.advanceTimersByTime(2999);
  expect([showing.hasCard, rested]).toEqual([true, 0]);
  vi.runAllTimers();
  expect([showing.hasCard, rested]).toEqual([false, 1]);
});

test("what is cleared away is handed back, and nothing more is shown", () => {
  showing.add(showing.stepsOf(MOVE));
  expect(showing.clear().map(({ position }) => position.ply)).toEqual([
    4, 4, 5,
  ]);
  vi.runAllTimers();
  expect(seen).toEqual(STEPS.slice(0, 1));
  expect([showing.isScene, showing.waiting, rested]).toEqual([false, 0, 0]);
});
