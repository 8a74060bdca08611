import { describe, expect, it } from "vitest";
import type { Choice, EventInfo } from "../../generated/protocol";
import { gainsOf, restOf, scores } from "../../shell/board/declared";
import {
  complete,
  nextThings,
  type Routed,
} from "../../shell/pointing/picking";
import { tableWith } from "../../shell/board/testing";
import { fieldPath } from "./art/land";
import { events } from "./events";
import games from "./fixtures/positions.json";
import { guide } from "./guide";
import joraku from "./index";
import {
  bannerAt,
  kabutoAt,
  layoutFor,
  supplyAt,
  type Frame,
  type Layout,
} from "./layout";
import { seatColours, trickSeats, type Table as JorakuTable } from "./model";

interface Entry extends Pick<JorakuTable, "view" | "box"> {
  choices: Choice[];
}

const entries = games.flatMap(({ box, positions }) =>
  positions.map((entry) => ({ ...entry, box })),
) as unknown as Entry[];

function tableOf({ view, box }: Entry): JorakuTable {
  return tableWith(joraku, view, box);
}

function routed(entry: Entry): Routed[] {
  const table = tableOf(entry);
  return entry.choices.map((choice) => ({
    choice,
    route: table.routeOf(choice),
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

describe("events", () => {
  it("gain reputation, but not by action points", () => {
    const told: EventInfo[] = [
      { kind: "marches", args: { army: "red", points: 6 } },
      {
        kind: "kachidoki-points",
        args: { army: "red", area: "omi", points: 3 },
      },
      { kind: "arrival-points", args: { army: "blue", points: 4 } },
    ];
    expect(gainsOf(events, told)).toEqual([
      { to: "army:red", from: "cell:red-omi", amount: 3, unit: "" },
      { to: "army:blue", from: null, amount: 4, unit: "" },
    ]);
    expect(told.map((event) => scores(events, event))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("make the table rest", () => {
    const rest = (kind: string) => restOf(events, [{ kind, args: {} }], 750);
    expect(rest("trick-won")).toBeGreaterThan(1000);
    expect(rest("pass-unseen")).toBeLessThan(300);
    expect(rest("placed")).toBe(750);
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
