import { expect, test } from "vitest";
import type { SeatInfo } from "../../generated/protocol";
import { givenNames, keepPresence, marked } from "./seats";

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

test("only people have names", () => {
  expect(givenNames(BEFORE)).toEqual({ "seat-A": "Anna" });
});
