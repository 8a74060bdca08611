import { expect, test } from "vitest";
import type { Happened } from "../../generated/protocol";
import { LiveLog } from "./log.svelte";

const moved = (number: number, ply: number): Happened =>
  ({
    number,
    time: 0,
    what: {
      type: "moved",
      seat: "A",
      plies: [{ ply, seat: "A", events: [{ kind: `k${ply}`, args: {} }] }],
    },
  }) as unknown as Happened;
const undone = (number: number, ply: number): Happened =>
  ({
    number,
    what: { type: "undone", seat: "A", ply, plies: [] },
  }) as unknown as Happened;
const said = (number: number): Happened =>
  ({ number, time: 0, what: { type: "said", text: "hm" } }) as never;

const plies = (log: LiveLog) => log.lines.map(({ ply }) => ply);
const keys = (log: LiveLog) => log.chat.map(({ key }) => key);

test("what was earlier comes before what is known, and what was taken back stays so", () => {
  const log = new LiveLog();
  log.begin(4);
  for (const happened of [moved(5, 4), undone(6, 4), said(7), moved(8, 4)]) {
    log.add(happened);
    log.hear(happened);
  }
  expect(plies(log)).toEqual([3, 4]);
  log.precede(2, [said(3), moved(4, 3)]);
  expect([log.since, plies(log), keys(log)]).toEqual([
    2,
    [3, 3, 4],
    ["3", "7"],
  ]);
  log.precede(0, [moved(1, 1), moved(2, 2)]);
  expect([log.since, plies(log)]).toEqual([0, [1, 2, 3, 3, 4]]);
  log.begin(9);
  expect([log.since, plies(log), keys(log)]).toEqual([9, [], []]);
});

test("what a revision has made void is gone, and the log says so", () => {
  const log = new LiveLog();
  const revised = {
    number: 8,
    what: { type: "revised", version: 2, ply: 4, plies: [] },
  } as unknown as Happened;
  for (const happened of [moved(5, 4), moved(6, 5), said(7), revised])
    log.add(happened);
  expect(log.lines.map(({ kind, ply }) => [kind, ply])).toEqual([
    ["event", 4],
    ["revision", 4],
  ]);
});

test("of a move without events that is only told, its notation is left", () => {
  const log = new LiveLog();
  const bare = (ply: number, seat: string) => ({
    ...{ ply, seat, action: "go", events: [] },
  });
  const what = { type: "moved", seat: "A" };
  log.add(moved(1, 1));
  log.add({
    number: 2,
    what: { ...what, plies: [bare(2, "A"), bare(3, "chance")] },
  } as unknown as Happened);
  expect(log.stored.map(({ kind, ply }) => [kind, ply])).toEqual([
    ["event", 1],
    ["move", 2],
  ]);
});
