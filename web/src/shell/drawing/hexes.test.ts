import { describe, expect, it, test } from "vitest";
import { around, planOf } from "./hexes";

// Three in a row, two below between them.
const HEXES = [
  { word: "a", x: 0, y: 0 },
  { word: "b", x: 2, y: 0 },
  { word: "c", x: 4, y: 0 },
  { word: "d", x: 1, y: 1 },
  { word: "e", x: 3, y: 1 },
];
const [a, b, , d] = HEXES;

describe("a plan of hexes", () => {
  it("fills its frame, whichever is the narrower side", () => {
    for (const [width, height] of [
      [300, 900],
      [900, 300],
    ] as const) {
      const plan = planOf(HEXES, width, height);
      const wide = plan.half * 6;
      const high = plan.radius * 3.5;
      expect(Math.min(width - wide, height - high)).toBeCloseTo(0);
      expect(Math.max(wide / width, high / height)).toBeLessThanOrEqual(1.001);
    }
  });

  it("has neighbours that touch, and lies in the middle", () => {
    const plan = planOf(HEXES, 600, 400);
    const [one, other, below] = [a!, b!, d!].map((hex) => plan.middle(hex));
    expect(other!.x - one!.x).toBeCloseTo(2 * plan.half);
    expect(Math.hypot(below!.x - one!.x, below!.y - one!.y)).toBeCloseTo(
      2 * plan.half,
    );
    expect(other!.x).toBeCloseTo(300);
  });

  it("has outlines of six corners, smaller inside", () => {
    const plan = planOf(HEXES, 600, 400);
    const reach = (path: string) =>
      Math.max(...path.match(/-?[\d.]+/g)!.map(Number));
    expect(plan.outline().split("L")).toHaveLength(6);
    expect(reach(plan.outline(5))).toBeLessThan(reach(plan.outline()));
  });
});

test("what touches a hex lies beside it, or half a hex aside in the next row", () => {
  expect(around(HEXES, b!)).toEqual(["a", "c", "d", "e"]);
  expect(around(HEXES, a!)).toEqual(["b", "d"]);
});
