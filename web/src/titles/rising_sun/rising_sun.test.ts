import { describe, expect, it } from "vitest";
import type { Choice } from "../../generated/protocol";
import { gainsOf, kindOf, signed } from "../../shell/board/declared";
import { tableWith } from "../../shell/board/testing";
import { complete, nextThings } from "../../shell/pointing/picking";
import { coastline } from "./art/coast";
import { SHAPES } from "./art/shapes";
import games from "./fixtures/positions.json";
import risingSun from "./index";
import { layoutFor } from "./layout";
import { guide } from "./guide";
import {
  ADVANTAGES,
  bidsFrom,
  countedNow,
  HOUSES,
  ledgerOf,
  MANDATES,
  PIECES,
  priceOf,
  prizeOf,
  recordOf,
  REGIONS,
  sceneOf,
  tiesOf,
  type Table,
} from "./model";
import english from "./text/en.ftl?raw";

interface Entry extends Pick<Table, "view" | "box"> {
  choices: Choice[];
}

const entries = games.flatMap(({ box, positions }) =>
  positions.map((entry) => ({ ...entry, box })),
) as unknown as Entry[];
const BUTTONS = new Set(["accept", "decline", "done", "swap"]);

function routed({ view, box, choices }: Entry) {
  const table = tableWith(risingSun, view, box);
  return choices.map((choice) => ({ choice, route: table.routeOf(choice) }));
}

describe("routes", () => {
  it("are there for every choice that is no plain answer", () => {
    for (const { choice, route } of entries.flatMap(routed))
      expect(route.length > 0, choice.action).toBe(!BUTTONS.has(choice.verb));
  });

  it("lead to one choice each, and never end on the way of another", () => {
    for (const all of entries.map(routed)) {
      for (const { route } of all.filter(({ route }) => route.length > 0)) {
        expect(complete(all, route)).toHaveLength(1);
        expect(nextThings(all, route).size).toBe(0);
      }
    }
  });

  it("begin at figures that stand there, and in reserves that have them", () => {
    for (const entry of entries) {
      const { regions, shrines, players, seat } = entry.view;
      for (const thing of nextThings(routed(entry), [])) {
        const [kind, word] = kindOf(thing);
        const [owner = "", place = "", piece = ""] = word.split("/");
        const there =
          regions[place] ?? shrines.find(({ shrine }) => shrine === place);
        if (kind === "figure")
          expect(there?.armies[owner]?.[piece], thing).toBeGreaterThan(0);
        if (kind === "reserve" && seat)
          expect(players[seat]!.reserve[word], thing).toBeGreaterThan(0);
      }
    }
  });
});

describe("the map", () => {
  const borders = [
    { x: 0, y: 0 },
    { x: 80, y: 30 },
  ];

  it("has the same border from both sides", () => {
    const [here, there] = [borders, borders.toReversed()].map((corners) =>
      coastline(corners, 0.2).slice(1, -1).split("L").slice(0, 17).toSorted(),
    );
    expect(here).toEqual(there);
  });

  it.each([
    ["wide", 900, 560],
    ["tall", 390, 440],
  ] as const)("keeps its rooms apart in a %s frame", (kind, width, height) => {
    const layout = layoutFor(width, height);
    expect(layout.kind).toBe(kind);
    const rooms = REGIONS.map((region) => layout.regions[region].room);
    for (const [index, one] of rooms.entries()) {
      expect(one.x + one.width).toBeLessThanOrEqual(layout.width);
      for (const other of rooms.slice(index + 1)) {
        const isBeside =
          one.x + one.width <= other.x || other.x + other.width <= one.x;
        const isAbove =
          one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(isBeside || isAbove).toBe(true);
      }
    }
  });
});

it("draws a shape for every piece, house, mandate and advantage", () => {
  for (const word of [...PIECES, ...HOUSES, ...MANDATES, ...ADVANTAGES])
    expect(SHAPES).toHaveProperty(word);
});

it("writes bids as the rules ask for them, from the first that is missing", () => {
  const bidding = entries.find(({ view }) => view.step === "bidding")!;
  const asked = bidding.choices.map(({ action }) => action);
  expect(asked).toContain(bidsFrom([1, 0, 0, 2], 0)[0]);
  expect(bidsFrom([1, 0, 0, 2], 2)).toEqual(["bid ronin 0", "bid poems 2"]);
});

it("says what a battle is fought for, and whether the region is a new one", () => {
  const bidding = entries.find(({ view }) => view.step === "bidding")!;
  const { view } = bidding;
  const won = (regions: string[]) => {
    const own = { ...view.players[view.seat!]!, tokens: { spring: regions } };
    const players = { ...view.players, [view.seat!]: own };
    return prizeOf({
      ...bidding,
      view: { ...view, season: "autumn", players },
    });
  };
  expect(won([])).toEqual(["battle-prize", { points: 3, new: "yes" }]);
  expect(won([view.battle!.region])[1].new).toBe("no");
});

it("draws what each two have with each other at tea, once", () => {
  const { view } = entries[0]!;
  const none = { give: "nothing", ask: "ally" };
  const word = { promise: "ally", manner: "openly", season: "spring" };
  const ties = tiesOf({
    ...view,
    season: "spring",
    step: "answering",
    actors: ["C"],
    matter: { ...view.matter, seat: "A" },
    players: Object.fromEntries(
      Object.entries(view.players).map(([seat, player]) => [
        seat,
        { ...player, ally: { A: "B", B: "A" }[seat] ?? null },
      ]),
    ),
    promises: [
      { ...word, seat: "B", to: "A", state: "open" },
      { ...word, seat: "A", to: "B", state: "open" },
      { ...word, seat: "A", to: "C", state: "kept" },
      { ...word, seat: "A", to: "C", state: "open", season: "winter" },
    ],
    offers: [
      { ...none, seat: "C", to: "B", manner: "openly" },
      { ...none, seat: "B", to: "C", manner: "secretly" },
    ],
  });
  expect(ties.map((tie) => Object.values(tie).join(" "))).toEqual([
    "bond A B false",
    "word A B false",
    "talk B C false",
    "talk B C true",
    "question A C false",
  ]);
});

describe("promises", () => {
  const given = (seat: string, state: string) => ({
    seat,
    to: "B",
    promise: "ally",
    manner: "openly",
    season: "spring",
    state,
  });
  const promises = ["kept", "open", "broken", "kept", "void"].map((state) =>
    given("A", state),
  );

  it("make a record of what was kept and broken", () => {
    expect(recordOf({ promises }, "A")).toEqual({ kept: 2, broken: 1 });
    expect(recordOf({ promises }, "B")).toEqual({ kept: 0, broken: 0 });
  });

  it("are listed with those that are open first, then the latest", () => {
    expect(ledgerOf({ promises }).map(({ state }) => state)).toEqual([
      "open",
      "void",
      "kept",
      "broken",
      "kept",
    ]);
  });
});

it("shows the price that the server reckons, and the printed one otherwise", () => {
  const { box } = entries[0]!;
  const prospect = (short: string) => ({ short, words: "", sign: "coin" });
  const priced = (short: string | null) =>
    priceOf(
      { box, prospectOf: () => (short === null ? null : prospect(short)) },
      "path-of-the-kenin",
    );
  expect([priced("−1"), priced("±0"), priced(null)]).toEqual([1, 0, 2]);
});

it("shows lost points as a loss", () => {
  const event = { kind: "points-lost", args: { seat: "A", points: -1 } };
  expect(gainsOf(risingSun.events, [event]).map(signed)).toEqual(["−1"]);
});

describe("winter", () => {
  it("is shown while it is counted", () => {
    const view = { ...entries[0]!.view, season: "winter", over: false };
    expect(sceneOf({ view, choices: [] as Choice[] } as Table)).toBe("winter");
  });

  it("tells which column a step counts", () => {
    const event = (kind: string) => ({
      kind,
      args: { seat: "A", points: "7" },
    });
    expect(countedNow([event("set-points"), event("game-over")])).toEqual([
      { seat: "A", column: "regions", points: 7 },
    ]);
  });
});

it("has a hint for every decision", () => {
  for (const { view } of entries) {
    const hint = guide({ view, seat: view.actors[0] ?? null });
    if (hint) expect(english).toContain(`\n${hint} =`);
  }
});
