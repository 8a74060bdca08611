import { beforeAll, expect, test } from "vitest";
import type { Happened, Happening, Seated } from "../../generated/protocol";
import { loadCatalogues } from "../text/catalogues";
import { Texts } from "../text/texts.svelte";
import {
  chatOf,
  eventsOf,
  filtered,
  folded,
  foldedWords,
  follow,
  summedUp,
  type LogLine,
} from "./log";

const ply = (number: number, seat: string, kind: string, args = {}) => ({
  ply: number,
  seat,
  action: "x",
  events: [{ kind, args }],
});
const happened = (number: number, what: Happening): Happened => ({
  type: "happened",
  number,
  time: 0,
  what,
  position: null,
});

const MOVES = [
  happened(1, {
    type: "moved",
    seat: "A",
    plies: [ply(1, "A", "played", { seat: "A" }), ply(2, "chance", "dealt")],
  }),
  happened(2, {
    type: "moved",
    seat: "B",
    plies: [ply(3, "B", "scored", { seat: "B", points: 3 })],
  }),
];
beforeAll(async () => {
  for (const title of ["joraku", "rising-sun"])
    await loadCatalogues(title, () => Promise.resolve({}));
});

const lines = MOVES.reduce<LogLine[]>(follow, []);

test("a line for every event, with the ply that it belongs to", () => {
  expect(lines.map((line) => line.ply)).toEqual([1, 2, 3]);
  expect(new Set(lines.map((line) => line.key)).size).toBe(3);
});

test("what was taken back is gone, and it is said that it was", () => {
  const undone = follow(
    lines,
    happened(3, {
      type: "undone",
      seat: "A",
      ply: 2,
      plies: [ply(2, "B", "scored", { points: 1 })],
    }),
  );
  expect(undone.map(({ kind, ply }) => [kind, ply])).toEqual([
    ["event", 1],
    ["undo", 1],
    ["event", 2],
  ]);
});

test("who would close the table stands in the log, whatever is taken back", () => {
  const asked = follow(
    MOVES.reduce(follow, [] as LogLine[]),
    happened(3, { type: "closing", seat: "A", closed: false }),
  );
  const undone = follow(
    asked,
    happened(4, { type: "undone", seat: "B", ply: 3, plies: [] }),
  );
  expect(undone.some(({ kind }) => kind === "seat")).toBe(true);
});

test("filters", () => {
  expect(filtered(lines, "points", "A", {}).map((line) => line.ply)).toEqual([
    3,
  ]);
  expect(filtered(lines, "mine", "A", {}).map((line) => line.ply)).toEqual([1]);
  expect(filtered(lines, "all", "A", {})).toHaveLength(3);
});

test("chat is no line of the log", () => {
  const said = happened(4, {
    type: "said",
    seat: "A",
    name: "Anna",
    text: "hm",
    to: [],
    reason: "gain",
    gesture: "agree B",
  });
  expect(follow(lines, said)).toBe(lines);
  expect(chatOf(said)).toMatchObject({
    name: "Anna",
    text: "hm",
    reason: "gain",
    gesture: "agree B",
  });
  expect(eventsOf(said)).toEqual([]);
  expect(eventsOf(MOVES[0]!)).toHaveLength(2);
});

test("what everybody chooses in secret is one line, with what one knows of it", () => {
  const secret = happened(1, {
    type: "moved",
    seat: "A",
    plies: [
      ply(1, "A", "pass", { seat: "A", card: "red-4" }),
      ply(2, "B", "pass-unseen", { seat: "B" }),
      ply(3, "A", "pass", { seat: "A", card: "blue-1" }),
      ply(4, "B", "pass-unseen", { seat: "B" }),
      ply(4, "B", "received", { seat: "A", card: "red-5" }),
      ply(5, "A", "played", { army: "red", card: "red-1" }),
    ],
  });
  const passed = { pass: "passed", "pass-unseen": "passed" };
  const folds = { ...passed, received: "received" };
  const groups = folded(follow([], secret), folds);
  expect(groups.map(({ lines }) => lines.length)).toEqual([4, 1, 1]);
  const texts = new Texts({ title: "joraku", facts: { edition: "deluxe" } });
  expect(foldedWords(groups[0]!, 2, texts)).toBe(
    "Everybody passed 2 cards. (red 4 and blue 1)",
  );
  expect(
    foldedWords(
      { ...groups[0]!, lines: groups[0]!.lines.slice(0, 1) },
      2,
      texts,
    ),
  ).toBe("Player A passed a card. (red 4)");
  expect(
    foldedWords(
      { ...groups[0]!, lines: groups[0]!.lines.slice(0, 3) },
      2,
      texts,
    ),
  ).toBe("Player A passed 2 cards. Player B passed a card. (red 4 and blue 1)");
  texts.names = { "seat-A": "Anna", "seat-B": "Boris" };
  expect(foldedWords(groups[0]!, 3, texts)).toContain("Anna and Boris");
});

test("what just happened is told like the log, and folded like it", () => {
  const folds = { received: "received" };
  const texts = new Texts({ title: "joraku", folds });
  const received = (card: string) => ({
    kind: "received",
    args: { seat: "A", card },
  });
  const events = [
    { kind: "round-begins", args: { round: "I" } },
    received("red-4"),
    received("blue-1"),
  ];
  expect(summedUp(events, 3, texts)).toEqual([
    "Round I began.",
    "Player A was passed 2 cards. (red 4 and blue 1)",
  ]);
});

test("each part is told where the title has words for it", () => {
  const folds = { "bid-shown": "bids", "war-drawn": "wars" };
  const texts = new Texts({ title: "rising-sun", folds });
  const shown = (seat: string, advantage: string, coins: number) => ({
    kind: "bid-shown",
    args: { seat, advantage, coins },
  });
  const war = (region: string, number: number) => ({
    kind: "war-drawn",
    args: { region, number },
  });
  expect(
    summedUp(
      [
        shown("A", "seppuku", 1),
        shown("A", "ronin", 2),
        shown("B", "ronin", 3),
        war("edo", 1),
        war("oshu", 2),
      ],
      3,
      texts,
    ),
  ).toEqual([
    "Player A had bid: Seppuku 1 and Hire ronin 2. Player B had bid: Hire ronin 3.",
    "War will be in Edo (1) and Oshu (2).",
  ]);
});

test("who stands in for whom is told, and stays when moves are taken back", () => {
  const seated = (number: number, seat: string, why: Seated["why"]) =>
    happened(number, { type: "seated", players: [], host: "A", seat, why });
  const lines = [
    seated(1, "A", ""),
    happened(2, { type: "agreed", seat: "A", absent: "B" }),
    seated(3, "B", "agreed"),
    seated(4, "B", "returned"),
    happened(5, { type: "undone", seat: "A", ply: 1, plies: [] }),
  ].reduce(follow, [] as LogLine[]);
  expect(lines.map((line) => line.kind === "seat" && line.why)).toEqual([
    "would",
    "agreed",
    "returned",
    false,
  ]);
});
