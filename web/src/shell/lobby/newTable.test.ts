import { beforeEach, expect, test } from "vitest";
import type { TitleInfo } from "../../generated/protocol";
import { texts } from "../text/texts.svelte";
import { TableDraft } from "./newTable.svelte";

const TITLE: TitleInfo = {
  id: "joraku",
  version: 1,
  seats: [2, 3, 4],
  options: [
    {
      name: "edition",
      choices: {
        2: ["deluxe"],
        3: ["deluxe", "first"],
        4: ["deluxe", "first"],
      },
      sorts: {},
    },
  ],
  domains: {},
  folds: {},
  facts: {},
  levels: ["apprentice", "adept"],
};

let draft: TableDraft;

beforeEach(() => {
  draft = new TableDraft(TITLE);
});

const kinds = () => draft.places.map(({ kind }) => kind);

test("at first I play against bots", () => {
  expect(kinds()).toEqual(["me", "bot", "bot", "bot"]);
  expect(draft.places[1]!.level).toBe("adept");
});

test("I sit in one seat only, and always in one", () => {
  draft.seat(2, "me");
  expect(kinds()).toEqual(["bot", "bot", "me", "bot"]);
  draft.seat(2, "friend");
  expect(kinds()).toEqual(["bot", "bot", "me", "bot"]);
  draft.chooseSeats(2);
  expect(kinds()).toEqual(["me", "bot"]);
});

test("friends are counted among those who sit there", () => {
  draft.seat(1, "friend");
  draft.seat(3, "friend");
  expect(draft.friends).toBe(2);
  draft.chooseSeats(3);
  expect(draft.friends).toBe(1);
});

test("an option that is no longer possible has its default", () => {
  draft.chooseOption("edition", "first");
  expect(draft.options).toEqual({ edition: "first" });
  draft.chooseSeats(2);
  expect(draft.options).toEqual({ edition: "deluxe" });
});

test("another pace has a limit of its own", () => {
  draft.choosePace("slow");
  expect(draft.request(texts)).toMatchObject({
    pace: "slow",
    limit: 3 * 24 * 60 * 60,
  });
});

test("only bots have a level, and a player without a name gets one", () => {
  draft.seat(1, "friend");
  draft.name = "  ";
  const { seats, name } = draft.request(texts);
  expect(seats.slice(0, 3)).toEqual([
    { kind: "me" },
    { kind: "friend" },
    { kind: "bot", level: "adept" },
  ]);
  expect(name).not.toBe("");
});

test("a public table has no coach, unless somebody wants one", () => {
  expect(draft.coach).toBe(true);
  draft.isPublic = true;
  expect(draft.request(texts).coach).toBe(false);
  draft.coach = true;
  expect(draft.request(texts).coach).toBe(true);
  draft.isPublic = false;
  draft.coach = false;
  expect(draft.coach).toBe(false);
});
