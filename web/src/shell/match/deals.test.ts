import { expect, test } from "vitest";
import type { Form } from "../../generated/protocol";
import {
  actionOf,
  composedOf,
  filledIn,
  isNewsTo,
  isPossible,
  missingIn,
  nextWords,
  offersOf,
  plainOf,
  reasonFor,
  reasonOf,
} from "./deals";
import type { EventLine } from "./log";

const form: Form = {
  verb: "offer",
  args: ["to", "give", "ask"],
  ways: [
    {
      words: ["B", "C"],
      then: [
        { words: ["nothing"], then: [{ words: ["tea"], then: [] }] },
        {
          words: ["1-coin", "2-coins"],
          then: [{ words: ["nothing", "tea"], then: [] }],
        },
      ],
    },
  ],
};

test("each word says which ones can follow", () => {
  expect(nextWords(form, [])).toEqual(["B", "C"]);
  expect(nextWords(form, ["C", "nothing"])).toEqual(["tea"]);
  expect(nextWords(form, ["D"])).toEqual([]);
});

test("wishes are kept as far as they are possible", () => {
  const args = filledIn(form, { to: "C", give: "nothing", ask: "nothing" });
  expect(actionOf(form, args)).toBe("offer C nothing tea");
  expect(missingIn(form, args)).toBeUndefined();
});

test("what changes hands is chosen, unless there is only one thing", () => {
  expect(filledIn(form, {})).toEqual({ to: "B" });
  expect(missingIn(form, filledIn(form, {}))).toBe("give");
  expect(missingIn(form, filledIn(form, { give: "1-coin" }))).toBe("ask");
  const args = filledIn(form, { give: "nothing" });
  expect(actionOf(form, args)).toBe("offer B nothing tea");
});

test("only what the server offers is possible", () => {
  expect(isPossible([form], "offer", "B", "2-coins", "tea")).toBe(true);
  expect(isPossible([form], "offer", "B", "nothing", "nothing")).toBe(false);
  expect(isPossible([form], "agree", "B")).toBe(false);
});

test("a title without deals has no offers", () => {
  expect(offersOf({ seat: "A" })).toBeNull();
  expect(offersOf({ offers: [] })).toEqual([]);
});

test("what needs no word takes one click, and answers stand beside their offer", () => {
  const hush: Form = { verb: "hush", args: [], ways: [] };
  const agree: Form = { ...form, verb: "agree" };
  expect(plainOf([form, agree, hush])).toEqual([hush]);
  expect(composedOf([form, agree, hush])).toEqual([form]);
});

test("an offer has the reason that its maker gave for it", () => {
  const offer = {
    seat: "B",
    to: "A",
    manner: "openly",
    give: "ally",
    ask: "1-coin",
  };
  const gesture = "offer A openly ally 1-coin";
  const chat = [
    { seat: "B", gesture, reason: "ally" },
    { seat: "C", gesture, reason: "dear" },
    { seat: "B", gesture: "agree A", reason: "fair" },
    { seat: "A", gesture: "", reason: "" },
  ];
  expect(reasonFor(offer, chat)).toBe("ally");
  expect(reasonFor({ ...offer, to: "C" }, chat)).toBe("");
  expect(reasonFor({ ...offer, ask: "2-coins" }, chat)).toBe("");
});

function answer(kind: string, number: number): EventLine {
  const event = { kind, args: { seat: "A", to: "B" } };
  return { kind: "event", key: `${number}-7-0`, ply: 7, seat: "B", event };
}

test("an answer has the reason that was given for it, not for a later one", () => {
  const said = { seat: "B", gesture: "agree A" };
  const chat = [
    { ...said, key: "4", reason: "ally" },
    { ...said, key: "9", gesture: "refuse A", reason: "dear" },
    { ...said, key: "12", reason: "fair" },
  ];
  expect(reasonOf(answer("deal-accepted", 3), chat)).toBe("ally");
  expect(reasonOf(answer("deal-accepted", 11), chat)).toBe("fair");
  expect(reasonOf(answer("deal-declined", 8), chat)).toBe("dear");
  expect(reasonOf(answer("deal-lapsed", 3), chat)).toBe("");
});

test("answers and gifts are news to whom they concern, and nothing that has passed", () => {
  expect(isNewsTo("A", answer("deal-accepted", 1))).toBe(true);
  expect(isNewsTo("A", answer("deal-gave-secretly", 1))).toBe(true);
  expect(isNewsTo("B", answer("deal-accepted", 1))).toBe(false);
  expect(isNewsTo("C", answer("deal-accepted", 1))).toBe(false);
  expect(isNewsTo("A", answer("deal-lapsed", 1))).toBe(false);
  expect(isNewsTo("A", answer("deal-withdrawn", 1))).toBe(false);
});
