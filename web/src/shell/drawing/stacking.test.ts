import { expect, test } from "vitest";
import { HEAD, stack, type Row } from "./stacking";

const ROOM = { x: 10, y: 20, width: 100, height: 60 };

function owners(count: number, sorts: number) {
  return Array.from({ length: count }, (_, owner) => ({
    owner: String(owner),
    sorts: Array.from({ length: sorts }, (_, sort): [string, number] => [
      String(sort),
      1,
    ]),
  }));
}

// Heads and pieces, as they lie in the room.
function boxes(rows: Row[]) {
  return rows.flatMap(({ x, y, size, cells }) => [
    { x, y, width: size * HEAD, height: size },
    ...cells.map((cell) => ({ ...cell, width: size, height: size })),
  ]);
}

test("a few are as large as they may be", () => {
  const [row] = stack(ROOM, owners(1, 2), 20);
  expect(row!.size).toBe(20);
});

test("many sorts go on in a line below, before they become small", () => {
  const [row] = stack(ROOM, owners(1, 6), 20);
  expect(row!.size).toBe(20);
  expect(new Set(row!.cells.map(({ y }) => y)).size).toBe(2);
});

test("a low room has owners side by side, before they become small", () => {
  const low = { ...ROOM, height: 40 };
  const rows = stack(low, owners(3, 1), 17);
  expect(rows.map(({ size }) => size)).toEqual([17, 17, 17]);
  expect(new Set(rows.map(({ y }) => y)).size).toBe(2);
});

test("owners do not share a line while smaller pieces give each its own", () => {
  const room = { ...ROOM, width: 180, height: 116 };
  const [many, few] = [owners(1, 4)[0]!, { owner: "few", sorts: [["0", 1]] }];
  const rows = stack(room, [many, few as typeof many], 36);
  const lowest = Math.max(...rows[0]!.cells.map(({ y }) => y));
  expect(rows[1]!.y).toBeGreaterThan(lowest);
  expect(rows[1]!.size).toBeGreaterThan(27);
});

test.each([
  [1, 9],
  [3, 3],
  [5, 2],
  [6, 8],
])("%i owners with %i sorts stay in their room and apart", (some, sorts) => {
  const all = boxes(stack(ROOM, owners(some, sorts), 20));
  for (const [index, one] of all.entries()) {
    expect(one.x + one.width).toBeLessThanOrEqual(ROOM.x + ROOM.width + 0.1);
    expect(one.y + one.height).toBeLessThanOrEqual(ROOM.y + ROOM.height);
    for (const other of all.slice(index + 1)) {
      const isBeside =
        one.x + one.width <= other.x || other.x + other.width <= one.x;
      const isAbove =
        one.y + one.height <= other.y || other.y + other.height <= one.y;
      expect(isBeside || isAbove).toBe(true);
    }
  }
});

test.each([0, -4, NaN])("a room that is %s wide shows nothing", (size) => {
  expect(stack({ ...ROOM, width: size }, owners(2, 2), 20)).toEqual([]);
  expect(stack({ ...ROOM, height: size }, owners(2, 2), 20)).toEqual([]);
});
