import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  allKeys,
  beginJoining,
  dropKey,
  endJoining,
  heldKey,
  holdKey,
  isDropped,
  joiningAt,
} from "./keys";

const words = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => words.get(name) ?? null,
    setItem: (name: string, value: string) => void words.set(name, value),
  });
});

afterEach(() => {
  words.clear();
  vi.unstubAllGlobals();
});

test("a key is there again later, with what the host may give away", () => {
  holdKey("t1", { key: "secret", invite: "i", watch: "w", commitment: "c" });
  expect(heldKey("t1")).toEqual({
    key: "secret",
    invite: "i",
    watch: "w",
    commitment: "c",
  });
  expect(heldKey("t2")).toBeNull();
});

test("the last one held comes first, and a key that opens two tables comes once", () => {
  holdKey("t1", { key: "one" });
  holdKey("t2", { key: "two" });
  holdKey("t3", { key: "one" });
  expect(allKeys()).toEqual(["one", "two"]);
  holdKey("t2", { key: "two" });
  expect(allKeys()).toEqual(["two", "one"]);
});

test("holding a key again keeps what is known; another seat's key only the seal", () => {
  holdKey("t1", { key: "one", invite: "i", commitment: "c" });
  holdKey("t1", { key: "one" });
  expect(heldKey("t1")).toMatchObject({ invite: "i", commitment: "c" });
  holdKey("t1", { key: "two" });
  expect(heldKey("t1")).toEqual({ key: "two", commitment: "c" });
});

test("a table that was taken off the list stays off it until its link is used", () => {
  holdKey("t1", { key: "one", watch: "w" });
  holdKey("t2", { key: "one" });
  const held = dropKey("t1");
  expect(allKeys()).toEqual(["one"]);
  expect([isDropped("t1"), isDropped("t2")]).toEqual([true, false]);
  holdKey("t1", held!);
  expect(isDropped("t1")).toBe(false);
  expect(heldKey("t1")).toEqual({ key: "one", watch: "w" });
  expect(dropKey("t3")).toBeNull();
});

test("what is broken or foreign does no harm", () => {
  words.set("kachidoki.keys", '{"t1": 5, "t2": {"key": "k"}}');
  expect(allKeys()).toEqual(["k"]);
  words.set("kachidoki.keys", "no JSON");
  expect(allKeys()).toEqual([]);
  expect(heldKey("toString")).toBeNull();
});

test("a storage that is full or forbidden does no harm", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("quota");
    },
  });
  holdKey("t1", { key: "one" });
  vi.stubGlobal("localStorage", undefined);
  expect(allKeys()).toEqual([]);
});

test("the oldest are forgotten first", () => {
  for (let table = 0; table < 205; table++)
    holdKey(`t${table}`, { key: `k${table}` });
  expect(allKeys()).toHaveLength(200);
  expect(heldKey("t0")).toBeNull();
  expect(heldKey("t204")?.key).toBe("k204");
  dropKey("t204");
  expect(heldKey("t204")).toBeNull();
});

test("a seat is asked for with the same key until it is taken, also after a reload", () => {
  const asked = { key: "k", nonce: "n", commitment: "c" };
  expect(joiningAt("t1")).toBeNull();
  beginJoining("t1", asked);
  expect(joiningAt("t1")).toEqual(asked);
  for (let table = 2; table < 12; table++) beginJoining(`t${table}`, asked);
  expect(joiningAt("t1")).toBeNull();
  endJoining("t11");
  expect([joiningAt("t10"), joiningAt("t11")]).toEqual([asked, null]);
});
