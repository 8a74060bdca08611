import { describe, expect, it } from "vitest";
import type { Choice } from "../../generated/protocol";
import { tableWith } from "../../shell/board/testing";
import games from "./fixtures/positions.json";
import tokaido from "./index";
import type { Box, View } from "./model";

const BUTTONS = new Set(["leave", "pass-by", "accept", "decline", "fast"]);

interface Entry {
  view: View;
  choices: Choice[];
}

const decisions = games.flatMap(({ box, positions }) =>
  (positions as unknown as Entry[]).map(({ view, choices }) => {
    const table = tableWith(tokaido, view, box as unknown as Box);
    return choices.map((choice) => ({ choice, route: table.routeOf(choice) }));
  }),
);

describe("the route of a choice", () => {
  it("is there for every verb of the title, or the choice is a button", () => {
    for (const { choice, route } of decisions.flat())
      expect(route.length, choice.action).toBe(
        BUTTONS.has(choice.verb) ? 0 : 1,
      );
  });

  it("is not shared by two choices of one decision", () => {
    for (const choices of decisions) {
      const routes = choices.flatMap(({ route }) => route);
      expect(new Set(routes).size).toBe(routes.length);
    }
  });
});
