import { describe, expect, it } from "vitest";
import { bow, stepsBetween, trailsOf, type Piece } from "./trails";

const at = (...places: string[]): Piece[] =>
  places.map((place) => ({ sort: "samurai", at: place }));

describe("the steps between two positions", () => {
  it("are those of the pieces that stand elsewhere", () => {
    expect(stepsBetween(at("omi", "ise"), at("ise", "kyoto"))).toEqual([
      { sort: "samurai", from: "omi", to: "kyoto" },
    ]);
  });

  it("are one for pieces that go together", () => {
    const before = at("omi", "omi", "omi");
    expect(stepsBetween(before, at("omi", "ise", "ise"))).toEqual([
      { sort: "samurai", from: "omi", to: "ise" },
    ]);
  });

  it("are none for a piece that comes or goes", () => {
    expect(stepsBetween(at("omi"), at("omi", "ise"))).toEqual([]);
    expect(stepsBetween(at("omi", "ise"), at("omi"))).toEqual([]);
  });

  it("keep sorts apart", () => {
    const before = [...at("omi"), { sort: "daimyo", at: "ise" }];
    const after = [...at("ise"), { sort: "daimyo", at: "kyoto" }];
    expect(stepsBetween(before, after)).toEqual([
      { sort: "samurai", from: "omi", to: "ise" },
      { sort: "daimyo", from: "ise", to: "kyoto" },
    ]);
  });
});

it("leaves no trails where too many pieces move at once", () => {
  const steps = stepsBetween(
    at("a", "b", "c", "d", "e", "f", "g"),
    at("h", "i", "j", "k", "l", "m", "n"),
  );
  expect(trailsOf(steps)).toEqual([]);
  expect(trailsOf(steps.slice(1))).toHaveLength(6);
});

it("bows upwards on a level way, and aside on any other", () => {
  expect(bow({ x: 0, y: 50 }, { x: 100, y: 50 })).toBe("M0 50Q50 24 100 50");
  expect(bow({ x: 0, y: 0 }, { x: 0, y: 100 })).toBe("M0 0Q22 50 0 100");
});
