import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../generated/protocol";
import { gainsOf, takenIn, walksOf } from "./events";

const events: EventInfo[] = [
  { kind: "walked", args: { pawn: "A", from: "kyoto", to: "otsu" } },
  {
    kind: "bought",
    args: { seat: "A", souvenir: "koma", coins: 1, points: 3 },
  },
  { kind: "earned", args: { seat: "B", coins: 3 } },
  { kind: "temple-rank", args: { pawn: "neutral", rank: 1, points: 0 } },
];

describe("what events tell", () => {
  it("finds the walks", () => {
    expect(walksOf(events)).toEqual([{ pawn: "A", from: "kyoto", to: "otsu" }]);
  });

  it("finds gains and what was paid, and nothing that is nothing", () => {
    expect(
      gainsOf(events).map(({ pawn, text, order }) => [pawn, text, order]),
    ).toEqual([
      ["A", "+3", 0],
      ["A", "−1 ◎", 1],
      ["B", "+3 ◎", 0],
    ]);
  });

  it("finds the cards that were taken", () => {
    expect(takenIn(events)).toEqual([
      { seat: "A", sort: "souvenir", word: "koma" },
    ]);
  });
});
