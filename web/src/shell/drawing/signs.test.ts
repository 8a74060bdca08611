import { expect, test } from "vitest";
import { SIGNS, type Signs } from "./signs";

const messages = {
  ...import.meta.glob<string>("../../text/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../titles/*/text/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};
const own = import.meta.glob<{ signs: Signs }>("../../titles/*/signs.ts", {
  eager: true,
});

// The signs that have words, by the catalogue.
function spoken(path: string): string[] {
  const found = messages[path]!.matchAll(/^sign-([\w-]+) =/gm);
  return [...found].map(([, word]) => word!);
}

test("every sign that has words is drawn", () => {
  const words = Object.keys(messages).flatMap((path) => {
    const folder = path.replace(/text\/[^/]+$/, "signs.ts");
    const drawn = { ...SIGNS, ...own[folder]?.signs };
    return spoken(path).map((word) => [word, word in drawn] as const);
  });
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter(([, isDrawn]) => !isDrawn)).toEqual([]);
});

test("every sign of a title has words in all its languages", () => {
  for (const [path, { signs }] of Object.entries(own)) {
    const catalogues = Object.keys(messages).filter((file) =>
      file.startsWith(path.replace("signs.ts", "text/")),
    );
    expect(catalogues.length).toBeGreaterThan(1);
    for (const catalogue of catalogues)
      expect(spoken(catalogue).toSorted()).toEqual(
        Object.keys(signs).toSorted(),
      );
  }
});
