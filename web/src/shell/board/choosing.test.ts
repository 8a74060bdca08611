import { beforeEach, describe, expect, it } from "vitest";
import type { Choice, Position, TableInfo } from "../../generated/protocol";
import { Texts } from "../text/texts.svelte";
import { Table } from "./table.svelte";
import type { AnyView, TitleModule } from "./title";

// A card is played by itself, a piece goes to a place, and so many are placed somewhere.
const module = {
  routes: {
    play: "card:{card}",
    move: ({ piece, to }: Choice["args"]) => [`piece:${piece}`, `place:${to}`],
    put: ({ count }: Choice["args"]) => ["place:sea", `count:${count}`],
  },
  pickers: { count: () => ({}) },
  zero: ["put 0"],
  chosen: () => ["card:chosen"],
} as unknown as TitleModule<AnyView, null>;

const choice = (action: string, args: Choice["args"] = {}): Choice => ({
  action,
  verb: action.split(" ")[0]!,
  args,
});

let made: string[];
let dismissed: string[];
let table: Table<AnyView, null>;

function ask(choices: Choice[], can_undo = false): void {
  made = [];
  dismissed = [];
  const position = { ply: 0, view: { actors: [] }, choices, can_undo };
  table = new Table({
    info: { players: [] as unknown } as TableInfo,
    seat: "A",
    position: position as unknown as Position,
    texts: new Texts(),
    module,
    box: null,
    act: ({ action }) => made.push(action),
    dismiss: (thing) => dismissed.push(thing),
  });
}

describe("the order of choices", () => {
  it("puts what is pointed at first, and what does nothing last", () => {
    ask([
      choice("put 0", { count: "0" }),
      choice("rest"),
      choice("play red", { card: "red" }),
    ]);
    const order = table.listed.map(({ action }) => action);
    expect(order).toEqual(["play red", "rest", "put 0"]);
  });
});

describe("a choice of two things", () => {
  beforeEach(() =>
    ask([
      choice("move ship sea", { piece: "ship", to: "sea" }),
      choice("move ship bay", { piece: "ship", to: "bay" }),
      choice("play red", { card: "red" }),
    ]),
  );

  it("can be carried out by carrying the first to the second", () => {
    expect(table.canDrag("piece:ship")).toBe(true);
    table.hold("piece:ship");
    expect(table.isLegal("place:bay")).toBe(true);
    table.pick("place:bay");
    expect(made).toEqual(["move ship bay"]);
  });

  it("may become only what begins with what is picked", () => {
    table.pick("piece:ship");
    const open = table.open.map(({ choice }) => choice.action);
    expect(open).toEqual(["move ship sea", "move ship bay"]);
  });

  it("stays in one's hand when it was picked before", () => {
    table.pick("piece:ship");
    table.hold("piece:ship");
    expect(table.isPicked("piece:ship")).toBe(true);
  });

  it("is not made of a thing that is a choice by itself, or of none", () => {
    expect(table.canDrag("card:red")).toBe(false);
    expect(table.canDrag("piece:other")).toBe(false);
  });
});

describe("a picker", () => {
  it("is opened by pointing, not by carrying", () => {
    ask([choice("put 1", { count: "1" }), choice("put 2", { count: "2" })]);
    expect(table.canDrag("place:sea")).toBe(false);
    table.pick("place:sea");
    expect(table.isLegal("count:2")).toBe(true);
  });
});

describe("what cannot be chosen", () => {
  it("is idle only where its kind is asked for", () => {
    ask([choice("play red", { card: "red" })]);
    expect(table.isIdle("card:blue")).toBe(true);
    expect(table.isIdle("card:red")).toBe(false);
    expect(table.isIdle("piece:ship")).toBe(false);
    ask([]);
    expect(table.isIdle("card:blue")).toBe(false);
  });
});

describe("what was chosen in secret", () => {
  it("is clicked off as long as it can be taken back", () => {
    ask([choice("play red", { card: "red" })], true);
    expect(table.isIdle("card:chosen")).toBe(false);
    expect(table.isOpen("card:chosen")).toBe(true);
    table.pick("card:chosen");
    expect(dismissed).toEqual(["card:chosen"]);
    expect(made).toEqual([]);
  });

  it("stays when it cannot", () => {
    ask([choice("play red", { card: "red" })]);
    expect(table.isOpen("card:chosen")).toBe(false);
  });
});

it("knows what makes a choice by itself", () => {
  ask([
    choice("play five", { card: "five" }),
    choice("move daimyo", { piece: "daimyo", to: "sea" }),
  ]);
  expect(table.isWhole("card:five")).toBe(true);
  expect(table.isWhole("card:six")).toBe(false);
  expect(table.isWhole("piece:daimyo")).toBe(false);
  table.hold("card:five");
  expect(made).toEqual([]);
  table.abandon();
  table.pick("card:five");
  expect(made).toEqual(["play five"]);
});
