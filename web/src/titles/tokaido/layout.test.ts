import { describe, expect, it } from "vitest";
import type { Box } from "./model";
import { legRoad, wholeRoad } from "./layout";
import { legsOf, setsOf } from "./model";

// Inns where the real road has them, and stations between them.
const INNS = new Set([0, 14, 27, 41, 54]);
const road = (homeward: boolean) =>
  ({
    homeward,
    places: Array.from({ length: 55 }, (_, number) => ({
      word: `place-${number}`,
      station: INNS.has(number) ? "inn" : "farm",
      slots: number % 2 ? 2 : 1,
      japanese: "",
    })),
    figures: {
      souvenirs: {
        cards: {
          koma: { sort: "small-object" },
          uchiwa: { sort: "small-object" },
          yukata: { sort: "clothing" },
        },
      },
    },
  }) as unknown as Box;

describe("the road", () => {
  it("has every place inside the picture, whole or leg by leg, both ways", () => {
    for (const homeward of [false, true]) {
      const box = road(homeward);
      const roads = [
        wholeRoad(box),
        wholeRoad(box, { width: 790, height: 360 }),
        ...[0, 1, 2, 3].map((leg) => legRoad(box, leg)),
      ];
      for (const { stages, width, height } of roads) {
        for (const { sign, slots } of stages) {
          for (const { x, y } of [sign, ...slots]) {
            expect(x).toBeGreaterThan(0);
            expect(x).toBeLessThan(width);
            expect(y).toBeGreaterThan(0);
            expect(y).toBeLessThan(height);
          }
        }
      }
      expect(roads[0]!.stages).toHaveLength(55);
    }
  });

  it("goes through the places", () => {
    const whole = wholeRoad(road(false));
    for (const { number, slots } of whole.stages) {
      expect(whole.at(number).x).toBeCloseTo(slots[0]!.x);
      expect(whole.at(number).y).toBeCloseTo(slots[0]!.y);
    }
  });

  it("has four legs, the first of which begins where the journey does", () => {
    expect(legsOf(road(false)).map((leg) => leg[0])).toEqual([
      "place-0",
      "place-14",
      "place-27",
      "place-41",
    ]);
    expect(legsOf(road(true)).map((leg) => leg[0])).toEqual([
      "place-54",
      "place-41",
      "place-27",
      "place-14",
    ]);
  });
});

describe("souvenirs", () => {
  it("join the first set that lacks their sort", () => {
    expect(setsOf(road(false), ["koma", "uchiwa", "yukata"])).toEqual([
      { "small-object": "koma", clothing: "yukata" },
      { "small-object": "uchiwa" },
    ]);
  });
});
