import { describe, expect, it } from "vitest";
import type { View } from "../../generated/joraku";
import { tableWith } from "../../shell/board/testing";
import games from "./fixtures/positions.json";
import joraku from "./index";
import { layoutFor } from "./layout";
import type { Table } from "./model";
import { pieces, wayOf } from "./trails";

const { box, positions } = games.at(-1)!;
const view = positions[0]!.view as unknown as View;
const [army] = Object.keys(view.armies) as [string];

// The same position, except that the army's samurai stand, or wait, elsewhere.
function withSamurai(samurai: Record<string, number>, supply: number): View {
  const changed = { ...view.armies[army]!, samurai, supply };
  return { ...view, armies: { ...view.armies, [army]: changed } };
}

const before = withSamurai({ omi: 2, ise: 1 }, 3);
const after = withSamurai({ omi: 1, ise: 2 }, 3);
const placed = withSamurai({ omi: 1, ise: 2, kyoto: 1 }, 2);

function tableAt(start: View): Table {
  return tableWith(joraku, start, box as unknown as Table["box"]);
}

// A ply later.
function show(table: Table, next: View, kind: string): void {
  const ply = table.position.ply + 1;
  table.show({ ...table.position, ply, view: next }, [{ kind, args: {} }]);
}

describe("trails", () => {
  it("lead from where a piece was to where it is", () => {
    const table = tableAt(before);
    show(table, after, "samurai-moved");
    const sort = `samurai:${army}`;
    expect(table.trails).toEqual([{ sort, from: "omi", to: "ise" }]);
    show(table, placed, "placed");
    expect(table.trails).toEqual([{ sort, from: "supply", to: "kyoto" }]);
  });

  it("stay until another piece moves, and go when no event is shown", () => {
    const table = tableAt(before);
    show(table, after, "samurai-moved");
    show(table, { ...after, round: after.round + 1 }, "played");
    expect(table.trails).toHaveLength(1);
    table.show({ ...table.position, ply: table.position.ply + 1 });
    expect(table.trails).toEqual([]);
  });

  it("are drawn from an earlier position after a reload", () => {
    const table = tableAt(after);
    const earlier = { ...table.position, view: before };
    expect(table.retrace(table.position, table.position)).toBe(false);
    expect(table.retrace(earlier, table.position)).toBe(true);
    expect(table.trails).toHaveLength(1);
  });

  it("lie inside a board of any height", () => {
    const table = tableAt(before);
    const step = { sort: `samurai:${army}`, from: "omi", to: "ise" };
    const ways = [600, 700, 760].map((height) => {
      const layout = layoutFor(1000, height, 4, 4);
      const way = wayOf(step, layout, table);
      const [x, y] = /^M(\S+) (\S+)Q/.exec(way)!.slice(1).map(Number);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeLessThan(layout.height);
      expect(y).toBeLessThan(layout.track.y);
      return way;
    });
    expect(new Set(ways).size).toBe(ways.length);
  });
});

it("rings a piece that came from the supply, or went there", () => {
  const layout = layoutFor(1000, 700, 4, 4);
  const sort = `samurai:${army}`;
  const way = (from: string, to: string) =>
    wayOf({ sort, from, to }, layout, tableAt(before));
  expect(way("supply", "ise")).toBe(way("ise", "supply"));
  expect(way("supply", "ise")).not.toContain("Q");
});

it("counts every piece of an army", () => {
  const own = pieces(before).filter(({ sort }) => sort === `samurai:${army}`);
  expect(own).toHaveLength(6);
});
