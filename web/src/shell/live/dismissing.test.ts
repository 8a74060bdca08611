import { beforeEach, expect, test } from "vitest";
import { Dismissing } from "./dismissing";

// A hand of which cards are chosen in secret, and a server that takes back the last of them.
let chosen: string[];
let sent: string[];
let dismissing: Dismissing;
const table = {
  ready: true,
  view: { seat: "A", actors: ["A"], step: "passing", over: false },
  get chosen() {
    return chosen.toSorted();
  },
  canDismiss: (thing: string) => chosen.includes(thing),
  isLegal: (thing: string) => !chosen.includes(thing),
  pick: (thing: string) => send(thing),
};

function send(what: string): void {
  sent.push(what);
  table.ready = false;
}

// The server does what was sent last.
function answer(): void {
  const what = sent.at(-1)!;
  chosen = what === "undo" ? chosen.slice(0, -1) : [...chosen, what];
  settle();
}

function settle(): void {
  table.ready = true;
  dismissing.goOn(table);
}

function answerAll(): void {
  while (!table.ready) answer();
}

beforeEach(() => {
  chosen = ["card:red", "card:blue", "card:yellow"];
  sent = [];
  table.ready = true;
  table.view = { ...table.view, step: "passing" };
  dismissing = new Dismissing(() => send("undo"));
});

test("the last choice is taken back, and nothing else", () => {
  dismissing.begin("card:yellow", table);
  answerAll();
  expect(sent).toEqual(["undo"]);
  expect(chosen).toEqual(["card:red", "card:blue"]);
});

test("an earlier choice is taken back, and those after it are made again", () => {
  dismissing.begin("card:red", table);
  answerAll();
  expect(chosen.toSorted()).toEqual(["card:blue", "card:yellow"]);
  expect(sent.filter((what) => what === "undo")).toHaveLength(3);
});

test("nothing is sent twice while an answer is awaited", () => {
  dismissing.begin("card:blue", table);
  dismissing.goOn(table);
  dismissing.goOn(table);
  expect(sent).toEqual(["undo"]);
  answerAll();
  expect(chosen).toEqual(["card:red", "card:yellow"]);
});

test("once it is done, a choice that is taken back stays so", () => {
  dismissing.begin("card:blue", table);
  answerAll();
  sent = [];
  chosen = [];
  settle();
  expect(sent).toEqual([]);
});

test("what the server refuses is not asked again", () => {
  dismissing.begin("card:red", table);
  dismissing.end();
  settle();
  expect(sent).toEqual(["undo"]);
});

test("when the table has gone on, nothing is chosen there", () => {
  dismissing.begin("card:red", table);
  chosen = [];
  table.view = { ...table.view, step: "playing" };
  settle();
  expect(sent).toEqual(["undo"]);
});
