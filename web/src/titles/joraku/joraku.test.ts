import { describe, expect, it } from "vitest";
import type { Army, Box, View } from "../../generated/joraku";
import type { Choice, EventInfo } from "../../generated/protocol";
import { complete, nextThings, type Routed } from "../../shell/board/picking";
import type { Table } from "../../shell/board/table.svelte";
import games from "./fixtures/positions.json";
import { fieldPath } from "./land";
import {
  bannerAt,
  kabutoAt,
  layoutFor,
  supplyAt,
  type Frame,
  type Layout,
} from "./layout";
import { gainsOf, seatColours, trickSeats } from "./model";
import { pause } from "./events";
import { settle } from "./places";
import { guide, route } from "./routes";
import { considered, lastMoves } from "./steps";

interface Entry {
  view: View;
  box: Box;
  choices: Choice[];
}

const entries = games.flatMap(({ box, positions }) =>
  positions.map((entry) => ({ ...entry, box })),
) as unknown as Entry[];

// As much of a table as routes and hints need.
function tableOf({ view, box }: Entry): Table {
  return { view, box, seat: view.seat } as unknown as Table;
}

function routed(entry: Entry): Routed[] {
  return entry.choices.map((choice) => ({
    choice,
    route: route(choice, tableOf(entry)),
  }));
}

describe("routes", () => {
  it("are known for every step of every mode", () => {
    expect(new Set(entries.map(({ view }) => view.step))).toEqual(
      new Set([
        "passing",
        "drafting",
        "discarding",
        "playing",
        "sending",
        "resolving",
        "infiltrating",
        "marching",
      ]),
    );
  });

  it("lead to one choice each, or leave it to a button", () => {
    for (const entry of entries) {
      const routes = routed(entry)
        .map(({ route }) => route.join(" "))
        .filter(Boolean);
      expect(new Set(routes).size).toBe(routes.length);
    }
  });

  it("never end on the way of another", () => {
    for (const entry of entries) {
      const all = routed(entry);
      for (const { route } of all.filter(({ route }) => route.length > 0)) {
        expect(complete(all, route)).toHaveLength(1);
        expect(nextThings(all, route).size).toBe(0);
      }
    }
  });

  it("are buttons only where there is nothing to point at", () => {
    for (const entry of entries) {
      const buttons = complete(routed(entry), []).map(({ action }) => action);
      for (const action of buttons)
        expect(["place 0", "march", "stop"]).toContain(action);
    }
  });

  it("begin at pieces that stand there", () => {
    for (const entry of entries) {
      for (const thing of nextThings(routed(entry), [])) {
        const [kind, word = ""] = thing.split(":");
        const [army = "", area = ""] = word.split("-");
        if (kind === "samurai")
          expect(entry.view.armies[army]!.samurai[area]).toBeGreaterThan(0);
        if (kind === "daimyo")
          expect(entry.view.armies[word]!.daimyo).not.toBeNull();
        if (kind === "card") expect(entry.view.hand).toContain(word);
      }
    }
  });
});

describe("the guide", () => {
  it("has a hint for every decision", () => {
    for (const entry of entries)
      expect(guide(tableOf(entry))).toMatch(/^guide-[a-z]+$/);
  });
});

describe("the trick", () => {
  it("goes round from the holder of the Kachidoki card", () => {
    const { view, box } = entries.find(({ view }) => view.seats === 4)!;
    expect(trickSeats({ ...view, kachidoki: "C" }, box)).toEqual([
      "C",
      "D",
      "A",
      "B",
    ]);
    const pair = entries.find(
      ({ view }) => view.options.mode === "two-on-two",
    )!;
    expect(trickSeats({ ...pair.view, kachidoki: "B" }, pair.box)).toEqual([
      "B",
      "A",
      "B",
      "A",
    ]);
  });

  it("was played by those whose places they are", () => {
    for (const { view, box } of entries) {
      const seats = trickSeats(view, box);
      view.trick.forEach(({ army }, place) =>
        expect(view.armies[army]!.seat).toBe(seats[place]),
      );
    }
  });
});

describe("samurai", () => {
  const army = (samurai: Record<string, number>, supply: number) =>
    ({ samurai, supply }) as Army;

  it("stay where they are, and only the one that moves moves", () => {
    const before = settle(undefined, army({ omi: 2, ise: 1 }, 7));
    const after = settle(before, army({ omi: 1, ise: 2 }, 7));
    expect(after.filter((place, index) => place !== before[index])).toEqual([
      "ise",
    ]);
    expect(after.filter((place) => place === "supply")).toHaveLength(7);
  });

  it("come from the supply and go back to it", () => {
    const before = settle(undefined, army({}, 10));
    const placed = settle(before, army({ kyoto: 3 }, 7));
    expect(placed.filter((place) => place === "kyoto")).toHaveLength(3);
    expect(settle(placed, army({}, 10))).toEqual(before);
  });
});

describe("moves", () => {
  it("are told by events", () => {
    const { view } = entries.find(
      ({ view }) => view.options.mode === "with-neutral",
    )!;
    const events: EventInfo[] = [
      { kind: "daimyo-moved", args: { army: "red", from: "omi", to: "kyoto" } },
      { kind: "driven", args: { army: "red", from: "omi", to: "ise" } },
      { kind: "removed", args: { army: "red", victim: "blue", area: "omi" } },
      { kind: "placed", args: { army: "blue", area: "ise", count: 0 } },
      { kind: "trick-won", args: { army: "red", seat: "A" } },
    ];
    expect(
      lastMoves(events, view).map(({ army, piece, from, to }) => [
        army,
        piece,
        from,
        to,
      ]),
    ).toEqual([
      ["red", "daimyo", "omi", "kyoto"],
      ["yellow", "samurai", "omi", "ise"],
      ["blue", "samurai", "omi", null],
    ]);
  });

  it("can be considered before they are made", () => {
    for (const { view, box, choices } of entries.filter(
      ({ view }) => view.step === "marching",
    )) {
      const areas = box.areas.map(({ area }) => area);
      for (const choice of choices) {
        expect(considered(choice, view, areas)).toHaveLength(
          choice.verb === "stop" ? 0 : 1,
        );
      }
    }
  });
});

describe("points", () => {
  it("are found in events, action points are none", () => {
    const gains = gainsOf([
      { kind: "marches", args: { army: "red", points: 6 } },
      {
        kind: "kachidoki-points",
        args: { army: "red", area: "omi", points: 3 },
      },
      { kind: "arrival-points", args: { army: "blue", points: 4 } },
    ]);
    expect(gains).toEqual([
      { army: "red", area: "omi", points: 3 },
      { army: "blue", area: null, points: 4 },
    ]);
  });

  it("make the table rest", () => {
    expect(pause([{ kind: "trick-won", args: {} }])).toBeGreaterThan(1000);
    expect(pause([{ kind: "pass-unseen", args: {} }])).toBeLessThan(300);
    expect(pause([{ kind: "placed", args: {} }])).toBeUndefined();
  });
});

describe("seats", () => {
  it("wear the colours of their armies; the fourth is green in the first edition", () => {
    expect(seatColours({ edition: "deluxe" })).toEqual({
      A: "--shu",
      B: "--ai",
      C: "--kincha",
      D: "--fuji",
    });
    expect(seatColours({ edition: "first" }).D).toBe("--matsu");
  });
});

describe("the layout", () => {
  const frames = [
    [900, 560],
    [1100, 620],
    [390, 420],
    [390, 560],
    [390, 300],
  ] as const;

  function isInside({ x, y, width, height }: Frame, layout: Layout): boolean {
    return (
      x >= 0 &&
      y >= 0 &&
      x + width <= layout.width + 0.5 &&
      y + height <= layout.height + 0.5
    );
  }

  it("turns with the frame and keeps everything inside", () => {
    for (const [width, height] of frames) {
      for (const armies of [3, 4]) {
        const layout = layoutFor(width, height, armies, armies);
        expect(layout.kind).toBe(width > 620 ? "wide" : "tall");
        const cells = Array.from({ length: 7 * armies }, (_, index) =>
          layout.cell(Math.floor(index / armies), index % armies),
        );
        const slots = Array.from({ length: armies }, (_, place) =>
          layout.slot(place),
        );
        for (const { x, y, width, height } of slots) {
          expect(x + width).toBeLessThanOrEqual(layout.trick.width);
          expect(y + height).toBeLessThanOrEqual(layout.trick.height);
        }
        for (const frame of [...cells, layout.trick, layout.track])
          expect(isInside(frame, layout)).toBe(true);
      }
    }
  });

  it("has room for a daimyo and a full stack of every army in one area", () => {
    for (const [width, height] of frames) {
      const layout = layoutFor(width, height, 4, 4);
      const cells = [0, 1, 2, 3].map((army) => layout.cell(1, army));
      for (const cell of cells) {
        const [banner, kabuto] = [
          bannerAt(layout, cell),
          kabutoAt(layout, cell),
        ];
        expect(banner.x).toBeGreaterThanOrEqual(cell.x);
        expect(kabuto.x + 32 * layout.scale + 16).toBeLessThanOrEqual(
          cell.x + cell.width,
        );
        expect(banner.y + 42 * layout.scale).toBeLessThanOrEqual(
          cell.y + cell.height + 1,
        );
      }
    }
  });

  it("draws fields and supplies with numbers only", () => {
    for (const [width, height] of frames) {
      const layout = layoutFor(width, height, 4, 4);
      for (let area = 0; area < 7; area++)
        expect(fieldPath(layout, area)).not.toMatch(/NaN|undefined/);
      expect(supplyAt(layout, 3).x).toBeLessThan(layout.width);
    }
  });
});
