import { expect, test } from "vitest";
import type { SeatInfo } from "../../generated/protocol";
import { calledBy, keepPresence, marked } from "./seats";

const player = (
  seat: string,
  name: string | null,
  online = false,
): SeatInfo => ({
  seat,
  name,
  online,
  bot: null,
  stand_in: false,
  awaited: false,
});
const BEFORE = [player("A", "Anna", true), player("B", null)];

test("only those who are online are marked", () => {
  const there = marked(BEFORE, new Set(["B"]));
  expect(there.map(({ online }) => online)).toEqual([false, true]);
});

test("what is told from the log does not send anybody away", () => {
  const told = [player("A", "Anna"), player("B", "Boris")];
  const [anna, boris] = keepPresence(told, BEFORE);
  expect([anna!.online, boris!.online, boris!.name]).toEqual([
    true,
    false,
    "Boris",
  ]);
});

test("people are called by their names, even while a bot stands in, and bots by their level", () => {
  const players = [
    { ...player("A", "Anna"), bot: "adept", stand_in: true },
    { ...player("B", null), bot: "master" },
    player("C", null),
  ];
  expect(calledBy(players)).toEqual({
    names: { "seat-A": "Anna" },
    bots: { "seat-B": "master" },
  });
});
