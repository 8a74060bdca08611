import { beforeEach, expect, test } from "vitest";
import type { Connection, Unsent } from "../net/connection";
import { Moves } from "./moves.svelte";

let asked: Unsent[] = [];
let connection: Pick<Connection, "ask" | "seen">;
let moves: Moves;

beforeEach(() => {
  asked = [];
  connection = {
    seen: 7,
    ask: (request) => {
      asked.push(request);
      return `id ${asked.length}`;
    },
  };
  moves = new Moves(connection as Connection);
});

test("a move names the ply and the last happening that was seen", () => {
  moves.make(12, "pass red-4");
  expect(asked).toEqual([
    { type: "move", ply: 12, action: "pass red-4", seen: 7 },
  ]);
  expect(moves.isUnderWay).toBe(true);
});

test("a move is over when it was accepted and its happening has come", () => {
  moves.make(12, "pass red-4");
  moves.happened(8);
  moves.accept("id 1", 9);
  expect(moves.isUnderWay).toBe(true);
  moves.happened(9);
  expect(moves.isUnderWay).toBe(false);
});

test("the happening may come first", () => {
  moves.undo(12);
  connection.seen = 8;
  moves.accept("id 1", 8);
  expect(moves.isUnderWay).toBe(false);
});

test("a refused move is over, and other answers change nothing", () => {
  moves.make(12, "pass red-4");
  expect(moves.refuse("another")).toBe(false);
  expect(moves.refuse(null)).toBe(false);
  moves.accept("another", 3);
  expect(moves.isUnderWay).toBe(true);
  expect(moves.refuse("id 1")).toBe(true);
  expect(moves.isUnderWay).toBe(false);
});
