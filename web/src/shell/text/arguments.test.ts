// What is said by a literal id gets the arguments that its text uses, in every language.
import { describe, expect, it, test } from "vitest";
import { LANGUAGES, type Language } from "../page/settings.svelte";
import {
  callsIn,
  catalogueOf,
  isGiven,
  wantedBy,
  withoutCase,
  type Call,
  type Catalogue,
} from "./testing";

const catalogues = import.meta.glob<string>(
  [
    "../../text/*.ftl",
    "../../titles/*/text/*.ftl",
    "../../../../src/kachidoki/text/*.ftl",
    "../../../../src/kachidoki/titles/*/text/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
const sources = import.meta.glob<string>(
  ["../../{shell,titles}/**/*.{ts,svelte}", "!**/*.test.ts", "!**/testing.ts"],
  { query: "?raw", import: "default", eager: true },
);
// The arguments that every message of a title has.
const facts = import.meta.glob<Record<string, unknown>>(
  "../../titles/*/fixtures/facts.json",
  { import: "default", eager: true },
);

const TITLES = Object.keys(facts).map((path) => titleOf(path)!);

function titleOf(path: string): string | null {
  return /\/titles\/(\w+)\//.exec(path)?.[1] ?? null;
}

// What can be said in a language at a table of the title.
function catalogueAt(title: string, language: Language): Catalogue {
  const paths = Object.keys(catalogues).filter(
    (path) =>
      path.endsWith(`${language}.ftl`) && [null, title].includes(titleOf(path)),
  );
  return catalogueOf(paths.map((path) => catalogues[path]!));
}

function factsOf(title: string): Record<string, unknown> {
  return facts[`../../titles/${title}/fixtures/facts.json`]!;
}

interface Found extends Call {
  path: string;
}

const calls: Found[] = Object.entries(sources).flatMap(([path, source]) =>
  callsIn(source, path.endsWith(".svelte")).map((call) => ({ ...call, path })),
);

function callsOf(title: string | null): Found[] {
  return calls.filter(({ path }) => titleOf(path) === title);
}

// The arguments that a call lacks, as lines to read; `always` are there in any case.
function lacking(
  calls: Found[],
  catalogue: Catalogue,
  always: string[],
): string[] {
  return calls.flatMap(({ path, id, args }) =>
    wantedBy(catalogue, id)
      .filter((name) => !args || !isGiven(name, [...args, ...always]))
      .map((name) => `${path}: ${id} needs $${name}`),
  );
}

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(TITLES)("a table of %s gives messages what they ask for", (title) => {
    const always = Object.keys(factsOf(title));
    const catalogue = catalogueAt(title, language);
    expect(callsOf(null).length).toBeGreaterThan(100);
    expect(callsOf(title).length).toBeGreaterThan(20);
    for (const calls of [callsOf(null), callsOf(title)])
      expect(lacking(calls, catalogue, always)).toEqual([]);
  });
});

test.each(TITLES)("both languages of %s want the same arguments", (title) => {
  const [english, russian] = LANGUAGES.map((language) =>
    catalogueAt(title, language),
  ) as [Catalogue, Catalogue];
  const namesIn = (catalogue: Catalogue, id: string) =>
    new Set(wantedBy(catalogue, id).map(withoutCase));
  for (const { id } of [...callsOf(null), ...callsOf(title)])
    expect(namesIn(russian, id), id).toEqual(namesIn(english, id));
});

describe("a source", () => {
  const catalogue = catalogueOf([
    "cost =\n    { $coins ->\n        [one] a coin\n       *[other] coins\n    }",
    "offer = { $card } for { cost }\n    .hint = { $name_genitive }",
  ]);
  const missing = (source: string) =>
    lacking(
      callsIn(source, true).map((call) => ({ ...call, path: "x" })),
      catalogue,
      [],
    );

  it("lacks what a message, or one inside it, wants", () => {
    expect(missing('{say("offer", { card })}')).toEqual([
      "x: offer needs $coins",
    ]);
    expect(
      missing('{texts.say(yes ? "offer" : "cost", { coins: 1 })}'),
    ).toEqual(["x: offer needs $card"]);
    expect(missing('{say("offer", given())}')).toHaveLength(2);
  });

  it("may give it by a name, or spoken in all cases", () => {
    const words = "{@const words = { coins: 2, ...{ card } }}";
    expect(missing(`{#if yes}${words}{say("offer", words)}{/if}`)).toEqual([]);
    expect(missing('{say("offer.hint", texts.spoken({ name }))}')).toEqual([]);
    expect(missing('{say("offer.hint", { name })}')).toEqual([
      "x: offer.hint needs $name_genitive",
    ]);
  });
});
