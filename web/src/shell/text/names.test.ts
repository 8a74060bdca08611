import { expect, test } from "vitest";
import { fittingName, isolated } from "./names";
import { texts } from "./texts.svelte";

const FAMILY = "👨‍👩‍👧‍👦";

test("most names stay as they are", () => {
  for (const name of ["Anna", "Аня", "勝", FAMILY, "R2-D2 (3)"])
    expect(isolated(name)).toBe(name);
});

test("names from right to left keep to themselves", () => {
  expect(isolated("שלום")).toBe("\u2068שלום\u2069");
  const words = texts.say("join-heading", { name: "نسيم", title: "Joraku" });
  expect(words).toBe("\u2068نسيم\u2069 invites you to play Joraku");
  expect(texts.list(["שלום", "Anna"])).toBe("\u2068שלום\u2069 and Anna");
});

test("a name is cut between letters as people count them", () => {
  expect(fittingName("Anna")).toBe("Anna");
  expect(fittingName("x".repeat(50))).toBe("x".repeat(40));
  // Seven characters each: the server keeps 64.
  expect(fittingName(FAMILY.repeat(12))).toBe(FAMILY.repeat(9));
  expect(fittingName("é".normalize("NFD").repeat(40))).toHaveLength(64);
});
