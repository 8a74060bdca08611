import { describe, expect, it } from "vitest";
import type { Choice } from "../../generated/protocol";
import games from "./fixtures/positions.json";
import { route } from "./routes";

const BUTTONS = new Set(["leave", "pass-by", "accept", "decline", "fast"]);
const all = games.flatMap(({ positions }) =>
  positions.map(({ choices }) => choices),
) as unknown as Choice[][];

describe("the route of a choice", () => {
  it("is there for every verb of the title, or the choice is a button", () => {
    for (const choice of all.flat()) {
      expect(route(choice).length === 0, choice.action).toBe(
        BUTTONS.has(choice.verb),
      );
    }
  });

  it("is not shared by two choices of one decision", () => {
    for (const choices of all) {
      const routes = choices
        .map((choice) => route(choice).join(" "))
        .filter(Boolean);
      expect(new Set(routes).size).toBe(routes.length);
    }
  });

  it("is not the beginning of another one", () => {
    for (const choice of all.flat())
      expect(route(choice).length).toBeLessThan(2);
  });

  it("names things by their words", () => {
    expect(
      route({ action: "walk otsu", verb: "walk", args: { place: "otsu" } }),
    ).toEqual(["place:otsu"]);
    expect(
      route({ action: "buy koma", verb: "buy", args: { souvenir: "koma" } }),
    ).toEqual(["souvenir:koma"]);
    expect(
      route({
        action: "bargain koma",
        verb: "bargain",
        args: { souvenir: "koma" },
      }),
    ).toEqual(["bargain:koma"]);
    expect(
      route({ action: "donate 2", verb: "donate", args: { coins: "2" } }),
    ).toEqual(["coins:2"]);
    expect(route({ action: "fast", verb: "fast", args: {} })).toEqual([]);
  });
});
