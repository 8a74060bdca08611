import { beforeEach, expect, it } from "vitest";
import type { EventInfo, Position } from "../../generated/protocol";
import type { Table } from "./table.svelte";
import { tableWith } from "./testing";
import type { AnyView, TitleModule } from "./title";

// A game with one piece, which stands somewhere.
interface View extends AnyView {
  piece: string;
}
const module = {
  pieces: ({ piece }: View) => [{ sort: "pawn", at: piece }],
} as unknown as TitleModule<View, null>;

const at = (ply: number, piece: string) =>
  ({ ply, view: { piece, actors: [] }, choices: [] }) as unknown as Position;
const moved: EventInfo[] = [{ kind: "moved", args: {} }];

let table: Table<View, null>;
const ways = () => table.trails.map(({ from, to }) => `${from} to ${to}`);

beforeEach(() => {
  table = tableWith(
    module,
    { piece: "a", actors: [] } as unknown as View,
    null,
  );
  table.show(at(1, "a"));
  table.show(at(2, "b"), moved);
});

it("draws the way of the last move", () => {
  expect(ways()).toEqual(["a to b"]);
  table.show(at(3, "c"), moved);
  expect(ways()).toEqual(["b to c"]);
});

it("keeps it while nothing happens", () => {
  table.show(at(2, "b"));
  expect(ways()).toEqual(["a to b"]);
});

it("draws no way backwards", () => {
  table.show(at(1, "a"), moved);
  expect(ways()).toEqual([]);
});
