import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Position } from "../../generated/protocol";
import { loadCatalogues } from "./catalogues";
import { settings } from "../page/settings.svelte";
import { Texts, texts } from "./texts.svelte";

const JORAKU = {
  title: "joraku",
  facts: { edition: "deluxe" },
  domains: { from: "area", to: "area" },
};
let joraku: Texts;

beforeAll(() => loadCatalogues("joraku", () => Promise.resolve({})));
beforeEach(() => {
  settings.set({ language: "en" });
  joraku = new Texts(JORAKU);
});

test("the same messages as in the terminal, and the shell's own", () => {
  expect(texts.say("prompt-over")).toBe(
    "Look at the result: the game is over.",
  );
  expect(texts.say("decide-undo")).toBe("Undo");
  expect(joraku.name("area", "omi")).toBe("Omi");
});

test("the language changes at any moment", () => {
  settings.set({ language: "ru" });
  expect(texts.say("decide-undo")).toBe("Отменить");
  expect(joraku.name("area", "omi")).toBe("Оми");
});

test("plurals follow the language", () => {
  const seats = [1, 2, 5].map((count) => texts.say("waiting-for", { count }));
  expect(seats[0]).toContain("One seat is free");
  expect(seats[2]).toContain("5 seats are free");
  settings.set({ language: "ru" });
  const words = [1, 2, 5, 21].map((count) =>
    texts.say("waiting-for", { count }).split(" ").slice(1, 3).join(" "),
  );
  expect(words).toEqual(["1 место.", "2 места.", "5 мест.", "21 место."]);
});

test.each(["en", "ru"] as const)("below zero is a minus in %s", (language) => {
  settings.set({ language });
  expect(texts.number(-1)).toBe("−1");
  const args = { area: "omi", army: "red", points: -1 };
  expect(joraku.event({ kind: "prestige-points", args })).toContain("−1");
});

test("a percentage is written as the language does", () => {
  expect(texts.chance(0.32)).toBe("32%");
  settings.set({ language: "ru" });
  expect(texts.chance(0.32)).toBe("32\u00a0%");
});

test("words are replaced by their names, with the names of the players", () => {
  joraku.names = { "seat-A": "Anna" };
  const spoken = joraku.spoken({
    seat: "A",
    to: "kyoto",
    points: 3,
    left: "2",
  });
  expect(spoken).toEqual({
    seat: "Anna",
    seat_listed: "Anna",
    to: "Kyoto",
    points: 3,
    left: 2,
  });
  joraku.bots = { "seat-B": "adept" };
  expect(joraku.spoken({ seat: "B" }).seat).toBe("Adept B");
  settings.set({ language: "ru" });
  expect(joraku.spoken({ seat: "A" }).seat_listed).toBe("Anna");
  expect(joraku.spoken({ seat: "B" }).seat).toBe("Знаток B");
});

test("of a word of several, each is spoken", () => {
  expect(joraku.spoken({ to: "kyoto+omi", dice: "1+2+4" })).toEqual({
    to: "Kyoto and Omi",
    dice: "1, 2, and 4",
  });
});

test("a list is of all, or of one", () => {
  expect(joraku.list(["koku", "wood"])).toBe("koku and wood");
  expect(joraku.list(["koku", "wood"], "disjunction")).toBe("koku or wood");
});

test("choices and events are sentences", () => {
  const choice = { action: "x", verb: "daimyo", args: { to: "kyoto" } };
  expect(joraku.action(choice)).toBe("Daimyo to Kyoto");
  const event = { kind: "played", args: { army: "red", card: "red-5" } };
  expect(joraku.event(event)).toBe("Red played red 5.");
});

test("the prompt is for those who are to act; the others wait", () => {
  const position = {
    actors: ["A", "B"],
    prompt: { step: "discarding", args: { owed: 1 } },
  } as unknown as Position;
  expect(joraku.prompt(position, "A", false)).toBe("Discard 1 card face down.");
  joraku.names = { "seat-A": "Anna" };
  expect(joraku.prompt(position, "C", false)).toBe(
    "Wait for Anna and player B.",
  );
  joraku.bots = { "seat-B": "adept" };
  expect(joraku.prompt(position, "C", false)).toBe(
    "Wait for Anna and Adept B.",
  );
});

test("problems without words of ours are said as they came", () => {
  const known = { problem: "unreachable", args: {}, message: "?" };
  const unknown = { problem: "from-tomorrow", args: {}, message: "Too soon." };
  expect(texts.problem(known)).toContain("cannot be reached");
  expect(texts.problem(unknown)).toBe("Too soon.");
});

test("what is missing is noted and never breaks the page", () => {
  const noted = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(texts.say("no-such-message")).toBe("no-such-message");
  expect(noted).toHaveBeenCalledOnce();
  noted.mockRestore();
});
