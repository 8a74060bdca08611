import { describe, expect, it } from "vitest";
import {
  filled,
  gainsOf,
  kindOf,
  restOf,
  scores,
  signed,
  soundsOf,
  sums,
  type Rules,
} from "./declared";

const rules: Rules = {
  walked: { travel: 800 },
  secret: { pause: 150, sound: "card" },
  won: { pause: 1500, sound: "bell" },
  paid: {
    gains: [
      { amount: "points", to: "lane:{seat}", from: "field:{field}" },
      { amount: "coins", to: "lane:{seat}", unit: "coin", isPaid: true },
    ],
  },
  marched: {},
};
const event = (kind: string, args: Record<string, string | number> = {}) => ({
  kind,
  args,
});

describe("patterns", () => {
  it("are filled with arguments, or mean nothing", () => {
    expect(filled("samurai:{army}-{from}", { army: "red", from: "omi" })).toBe(
      "samurai:red-omi",
    );
    expect(filled("area:{area}", { army: "red" })).toBeNull();
  });

  it("make things of a kind", () => {
    expect(kindOf("card:red-5")).toEqual(["card", "red-5"]);
    expect(kindOf("deck")).toEqual(["deck", ""]);
  });
});

describe("the rest after events", () => {
  const rest = (...kinds: string[]) =>
    restOf(
      rules,
      kinds.map((kind) => event(kind)),
      750,
    );

  it("is the longest that is declared, or the usual one", () => {
    expect(rest()).toBe(750);
    expect(rest("other")).toBe(750);
    expect(rest("secret")).toBe(150);
    expect(rest("secret", "other")).toBe(750);
    expect(rest("secret", "won", "other")).toBe(1500);
  });

  it("begins when the piece that travels has arrived", () => {
    expect(rest("walked")).toBe(800);
    expect(rest("walked", "won")).toBe(2300);
  });
});

describe("sounds", () => {
  it("are those of the events, a piece where nothing is said, two at most", () => {
    const events = ["other", "secret", "secret", "won"].map((kind) =>
      event(kind),
    );
    expect(soundsOf(rules, events)).toEqual(["piece", "card"]);
  });
});

describe("gains", () => {
  const events = [
    event("paid", { seat: "A", points: 3, field: "omi" }),
    event("paid", { seat: "A", points: 2, coins: 1 }),
    event("paid", { seat: "B", points: 0 }),
    event("marched", { seat: "A", points: 6 }),
  ];

  it("are found in the arguments", () => {
    expect(gainsOf(rules, events)).toEqual([
      { to: "lane:A", from: "field:omi", amount: 3, unit: "" },
      { to: "lane:A", from: null, amount: 2, unit: "" },
      { to: "lane:A", from: null, amount: -1, unit: "coin" },
    ]);
  });

  it("are added up for everybody, points and coins apart", () => {
    expect(sums(gainsOf(rules, events)).map(signed)).toEqual(["+5", "−1"]);
  });

  it("tell which events score", () => {
    expect(events.map((told) => scores(rules, told))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(scores({}, event("unheard-of", { points: 2 }))).toBe(true);
    expect(scores({}, event("unheard-of"))).toBe(false);
  });
});
