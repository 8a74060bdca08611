import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const raw = import.meta.glob<string>(
  [
    "../../text/*.ftl",
    "../../titles/*/text/*.ftl",
    "../../../../src/kachidoki/text/*.ftl",
    "../../../../src/kachidoki/titles/*/text/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

// `message` and `message.attribute` of a catalogue, in order.
function ids(path: string): string[] {
  const { body } = new FluentResource(raw[path]!);
  return body.flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
}

const english = Object.keys(raw).filter((path) => path.endsWith("en.ftl"));
const inRussian = (path: string) => path.replace(/en\.ftl$/, "ru.ftl");
// Only Russian has grammatical cases.
const CASES =
  /\.(genitive|dative|accusative|instrumental|prepositional|plural|feminine|locative)\w*$/;
const ofBrowser = english.filter((path) => path.startsWith("../../t"));

test.each(ofBrowser)("%s says the same in both languages", (path) => {
  const shared = (of: string) =>
    ids(of)
      .filter((id) => !CASES.test(id))
      .sort();
  expect(shared(inRussian(path))).toEqual(shared(path));
});

test("no message is there twice", () => {
  const shell = english.filter((path) => !path.includes("/titles/"));
  const titles = new Set(
    english.flatMap((path) => path.match(/\/titles\/(\w+)\//)?.[1] ?? []),
  );
  for (const title of titles) {
    const bundle = english.filter((path) => path.includes(`/titles/${title}/`));
    const messages = [...shell, ...bundle]
      .flatMap(ids)
      .filter((id) => !id.includes("."));
    const twice = messages.filter((id, at) => messages.indexOf(id) !== at);
    expect(twice, title).toEqual([]);
  }
});
