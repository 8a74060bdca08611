import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventInfo, PlyInfo, Position } from "../../generated/protocol";
import type { Table } from "../board/table.svelte";
import type { Connection } from "../net/connection";
import { settings } from "../page/settings.svelte";
import { Replay } from "./replay.svelte";

type Listener = ConstructorParameters<typeof Connection>[3];
type Request = { type: string; ply: number; stills?: boolean };
let server: Listener;
let asked: Request[];

vi.mock(import("../net/connection"), async (original) => ({
  ...(await original()),
  Connection: class {
    constructor(
      _open: unknown,
      _id: string,
      _key: unknown,
      listener: Listener,
    ) {
      server = listener;
    }
    ask(request: Request): string {
      asked.push(request);
      return String(asked.length);
    }
    close(): void {}
  } as never,
}));
vi.mock(import("../title/loading"), () => ({
  loadTitle: () =>
    Promise.resolve({
      module: { events: { round: { beginsRound: true } } },
      speak: () => ({}),
    } as never),
}));

const event = (kind: string): EventInfo => ({ kind, args: {} });
const plyOf = (ply: number, seat: string, ...kinds: string[]): PlyInfo => ({
  ply,
  seat,
  action: "",
  events: kinds.map(event),
});
// At ply 2 two areas are counted, and another round begins; ply 4 is the last.
const PLIES = [
  plyOf(1, "A", "played"),
  plyOf(2, "B", "area", "area", "round"),
  plyOf(3, "A", "played"),
  plyOf(4, "B", "played"),
];
const viewsOf = (view: string) => ({ A: `${view} A`, B: `${view} B` });

function sceneOf(id: string, ply: number) {
  const told = PLIES.filter((one) => one.ply === ply);
  let stills = 0;
  const plies = told.map((one) => ({
    ...one,
    events: one.events.map((each) =>
      each.kind === "area"
        ? { ...each, still: `still ${(stills += 1)}` }
        : each,
    ),
  }));
  return {
    type: "scene" as const,
    id,
    position: { ply, view: `ply ${ply}`, choices: [] as unknown } as Position,
    views: viewsOf(`ply ${ply}`),
    plies,
    stills: Array.from({ length: stills }, (_, index) =>
      viewsOf(`still ${index + 1}`),
    ),
  };
}

let replay: Replay;

// Answers all that was asked.
function answer(): void {
  asked.forEach((request, index) => {
    if (request.type === "look")
      server.answered(sceneOf(String(index + 1), request.ply));
  });
}

const table = () => replay.table as Table;
const shown = () => table().view as unknown as string;

beforeEach(async () => {
  vi.useFakeTimers();
  settings.set({ speed: "usual" });
  asked = [];
  replay = new Replay("id", null, 1);
  server.welcomed({
    table: { title: "toy", status: "over", players: [{ seat: "A" }] },
    seat: null,
    log: PLIES.map((told) => ({
      what: { type: "moved", seat: told.seat, plies: [told] },
    })),
    position: {},
  } as never);
  await vi.advanceTimersByTimeAsync(0);
  answer();
});
afterEach(() => {
  vi.useRealTimers();
  settings.set({ speed: "usual" });
});

test("a step forward plays the scene, and its card waits", () => {
  replay.step(1);
  expect([replay.ply, shown(), replay.isScene]).toEqual([2, "still 1 A", true]);
  vi.runAllTimers();
  expect([shown(), replay.hasCard]).toEqual(["still 2 A", true]);
  expect(asked.at(-1)).toEqual({ type: "count", ply: 2 });
  replay.dismiss();
  expect([shown(), replay.isScene]).toEqual(["ply 2 A", false]);
});

test("another step ends the scene and leads no further", () => {
  replay.step(1);
  replay.step(1);
  expect([replay.ply, shown(), replay.isScene]).toEqual([2, "ply 2 A", false]);
  replay.step(1);
  answer();
  expect(shown()).toBe("ply 3 A");
});

test("steps without scenes wait for nothing", () => {
  replay.jump(2);
  answer();
  replay.step(1);
  answer();
  replay.step(1);
  expect(shown()).toBe("ply 4 A");
});

test("a jump and a step back show the position at once", () => {
  replay.jump(2);
  expect([shown(), replay.isScene]).toEqual(["ply 2 A", false]);
  replay.jump(1);
  replay.step(1);
  replay.jump(2);
  expect([shown(), replay.isScene]).toEqual(["ply 2 A", false]);
  replay.jump(1);
  replay.step(1);
  replay.step(-1);
  vi.runAllTimers();
  expect([replay.ply, shown(), replay.isScene]).toEqual([1, "ply 1 A", false]);
});

test("other eyes see the rest of the scene", () => {
  replay.step(1);
  expect(table().views).toEqual(viewsOf("still 1"));
  replay.see({ eyes: "B", open: false });
  expect([shown(), table().views]).toEqual(["still 1 B", null]);
  vi.advanceTimersByTime(1000);
  expect([shown(), table().views]).toEqual(["still 2 B", null]);
});

test("while the match is played, cards go by themselves, up to the end", async () => {
  replay.toggle();
  expect(shown()).toBe("still 1 A");
  for (let beats = 0; beats < 40; beats += 1) {
    await vi.advanceTimersByTimeAsync(500);
    answer();
  }
  expect([shown(), replay.playing]).toEqual(["ply 4 A", false]);
});

test("a scene that is skipped does not stop the match that is played", async () => {
  replay.toggle();
  replay.skip();
  expect([shown(), replay.playing]).toEqual(["ply 2 A", true]);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe("ply 3 A");
});

test.each(["fast", "instant"] as const)("nobody waits at %s", (speed) => {
  settings.set({ speed });
  replay.step(1);
  expect([shown(), replay.isScene]).toEqual(["ply 2 A", false]);
  expect(table().events.length).toBe(3);
  expect(replay.hasCard).toBe(speed === "fast");
  replay.step(1);
  answer();
  expect([shown(), replay.hasCard]).toEqual(["ply 3 A", false]);
});

test("the whole story is asked for before it is shown", async () => {
  asked = [];
  const other = new Replay("id", null, 0);
  const told = PLIES.map((ply, index) => ({
    number: index + 1,
    what: { type: "moved", seat: ply.seat, plies: [ply] },
  }));
  server.welcomed({
    table: { title: "toy", status: "over", players: [{ seat: "A" }] },
    seat: null,
    since: 2,
    log: told.slice(2),
    position: {},
  } as never);
  expect(asked).toEqual([{ type: "recall", until: 2 }]);
  for (const since of [1, 0])
    server.answered({
      type: "story",
      id: String(asked.length),
      since,
      log: told.slice(since, since + 1),
    } as never);
  await vi.advanceTimersByTimeAsync(0);
  expect(other.timeline.stops.map(({ ply }) => ply)).toEqual(
    PLIES.map(({ ply }) => ply),
  );
});
