import { expect, test } from "vitest";
import type { Form } from "../../generated/protocol";
import { actionOf, filledIn, isPossible, nextWords, offersOf } from "./deals";

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
  expect(actionOf(form, filledIn(form, {}))).toBe("offer B nothing tea");
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
