import { expect, test } from "vitest";
import type { TitleInfo } from "../../generated/protocol";
import type { Texts } from "../text/texts.svelte";
import {
  fitted,
  hintsOf,
  openOptions,
  partsOf,
  pickPart,
  sortsOf,
  valueOf,
  valueWords,
} from "./options";

const pairs = ["1+2", "1+3", "2+3"];
const title: TitleInfo = {
  id: "joraku",
  version: 1,
  seats: [2, 3],
  domains: {},
  folds: {},
  facts: {},
  levels: [],
  options: [
    {
      name: "mode",
      choices: { 2: ["two-on-two", "neutral"], 3: ["standard"] },
      sorts: {},
    },
    {
      name: "variants",
      choices: { 2: ["none", ...pairs], 3: ["none", ...pairs] },
      sorts: Object.fromEntries(pairs.map((pair) => [pair, "pair"])),
    },
  ],
};

test("an option that leaves no choice is not offered", () => {
  expect(openOptions(title, 2).map((option) => option.name)).toEqual([
    "mode",
    "variants",
  ]);
  expect(openOptions(title, 3).map((option) => option.name)).toEqual([
    "variants",
  ]);
});

test("what is impossible with so many seats falls back to the default", () => {
  const chosen = { mode: "neutral", variants: "1+3" };
  expect(fitted(title, 2, chosen)).toEqual(chosen);
  expect(fitted(title, 3, chosen)).toEqual({
    mode: "standard",
    variants: "1+3",
  });
  expect(fitted(title, 2, {})).toEqual({
    mode: "two-on-two",
    variants: "none",
  });
});

test("values of one sort stand together", () => {
  expect(sortsOf(title.options[1]!, 3)).toEqual([
    { sort: "none", values: ["none"] },
    { sort: "pair", values: pairs },
  ]);
});

test("a pair is picked part by part, and is always whole", () => {
  expect(partsOf(pairs)).toEqual(["1", "2", "3"]);
  expect(pickPart(pairs, ["1", "2"], "3")).toEqual(["2", "3"]);
  expect(pickPart(pairs, ["1", "2"], "2")).toEqual(["1", "2"]);
  expect(valueOf(pairs, ["3", "1"])).toBe("1+3");
  expect(valueOf(pairs, ["3"])).toBeUndefined();
});

test("a value tells what it changes; one of parts, what each of them does", () => {
  const hints: Record<string, string> = {
    "option-variants-none.hint": "Nothing.",
    "option-variants-part-1.hint": "A banner.",
    "option-variants-part-2.hint": "Some glory.",
  };
  const texts = {
    has: (id: string) => id in hints,
    say: (id: string) => hints[id],
  } as Texts;
  const variants = title.options[1]!;
  expect(hintsOf(variants, "none", texts)).toEqual(["Nothing."]);
  expect(hintsOf(variants, "1+2", texts)).toEqual(["A banner.", "Some glory."]);
  expect(hintsOf(title.options[0]!, "neutral", texts)).toEqual([]);
});

test("a value of parts is called by them, where they have names", () => {
  const [mode, variants] = title.options;
  const names: Record<string, string> = {
    "option-mode-neutral": "With a neutral",
    "option-variants-none": "None",
    "option-variants-part-1": "Banner",
    "option-variants-part-2": "Glory",
    "option-variants-pair": "Chosen",
  };
  const texts = {
    has: (id: string) => id in names,
    say: (id: string) => names[id],
    list: (words: string[]) => words.join(" & "),
  } as Texts;
  expect(valueWords(mode!, "neutral", texts)).toBe("With a neutral");
  expect(valueWords(variants!, "none", texts)).toBe("None");
  expect(valueWords(variants!, "1+2", texts)).toBe("Banner & Glory");
  expect(valueWords(variants!, "1+3", texts)).toBe("Chosen");
});
