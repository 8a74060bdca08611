import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../generated/protocol";
import {
  flightsOf,
  gainsOf,
  restOf,
  signed,
  sums,
} from "../../shell/board/declared";
import { events } from "./events";

const told: EventInfo[] = [
  { kind: "walked", args: { pawn: "A", from: "kyoto", to: "otsu" } },
  {
    kind: "bought",
    args: { seat: "A", souvenir: "koma", coins: 1, points: 3 },
  },
  { kind: "earned", args: { seat: "B", coins: 3 } },
  { kind: "temple-rank", args: { pawn: "neutral", rank: 1, points: 0 } },
];

describe("events", () => {
  it("gain and cost, and leave out what is zero", () => {
    const found = sums(gainsOf(events, told));
    expect(
      found.map((gain) => `${gain.to} ${signed(gain)} ${gain.unit}`.trim()),
    ).toEqual(["pawn:A +3", "pawn:A −1 coin", "pawn:B +3 coin"]);
  });

  it("send cards to the players who took them", () => {
    expect(flightsOf(events, told)).toEqual([
      { thing: "souvenir:koma", from: "pawn:A", to: "collection:A" },
    ]);
  });

  it("are noticed after the walk", () => {
    const walk = restOf(events, told.slice(0, 1), 750);
    expect(walk).toBe(800);
    expect(restOf(events, told.slice(0, 2), 750)).toBeGreaterThan(walk);
  });
});
