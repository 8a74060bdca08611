import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restAfter, Stage } from "./pacing";

let shown: string[];
let stage: Stage<string>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  stage = new Stage({
    show: (item) => shown.push(item),
    rest: () => 700,
    settled: () => shown.push("."),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

test("the first is shown at once, the others after a rest each", () => {
  for (const item of ["a", "b", "c"]) stage.add(item);
  expect(shown).toEqual(["a", "."]);
  vi.advanceTimersByTime(699);
  expect(shown).toEqual(["a", "."]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a", ".", "b"]);
  expect(stage.isBusy).toBe(true);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual(["a", ".", "b", "c", "."]);
  expect(stage.isBusy).toBe(false);
});

test("skipping shows all that waits, in order", () => {
  for (const item of ["a", "b", "c"]) stage.add(item);
  stage.skip();
  expect(shown).toEqual(["a", ".", "b", "c", "."]);
  vi.advanceTimersByTime(5000);
  expect(shown.length).toBe(5);
});

test("while it is held nothing is shown and nothing is lost", () => {
  stage.hold();
  stage.add("a");
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([]);
  stage.release();
  expect(shown).toEqual(["a", "."]);
});

test("a rest that is cut short is followed by the next", () => {
  stage.add("a");
  stage.add("mine");
  stage.hurry();
  expect(shown).toEqual(["a", ".", "mine", "."]);
});

test("what is cleared away is handed back", () => {
  for (const item of ["a", "b", "c"]) stage.add(item);
  expect(stage.clear()).toEqual(["b", "c"]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["a", "."]);
});

test("bots can be followed, and a crowd goes faster", () => {
  const rules = { bell: { pause: 1200 } };
  const played = [{ kind: "played", args: {} }];
  const beat = { rules, events: played, own: false };
  const usual = restAfter(beat, 0, "usual");
  expect(usual).toBeGreaterThanOrEqual(600);
  expect(usual).toBeLessThanOrEqual(900);
  expect(restAfter(beat, 0, "fast")).toBeLessThan(usual);
  expect(restAfter(beat, 0, "calm")).toBeGreaterThan(usual);
  expect(restAfter(beat, 30, "usual")).toBeLessThan(usual / 3);
  const slow = { ...beat, events: [{ kind: "bell", args: {} }] };
  expect(restAfter(slow, 0, "usual")).toBe(1200);
  const silent = { ...beat, events: [] };
  expect(restAfter(silent, 0, "usual")).toBeLessThan(usual / 2);
});

test("an item without a time rests until somebody hurries it", () => {
  const patient = new Stage<string>({
    show: (item) => shown.push(item),
    rest: () => null,
    settled: () => undefined,
  });
  patient.add("a");
  patient.add("b");
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(["a"]);
  patient.hurry();
  expect(shown).toEqual(["a", "b"]);
});
