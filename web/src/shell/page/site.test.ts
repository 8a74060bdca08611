import { expect, test } from "vitest";
import { at, pathWithin } from "./site";

test("a site may begin in a folder", () => {
  expect(at("/open", "")).toBe("/open");
  expect(at("/open", "/games")).toBe("/games/open");
});

test("a path is found within the site only", () => {
  expect(pathWithin("/open", "")).toBe("/open");
  expect(pathWithin("/games/open", "/games")).toBe("/open");
  expect(pathWithin("/games/", "/games")).toBe("/");
  expect(pathWithin("/games", "/games")).toBe("/");
  for (const other of ["/", "/gamester", "/other/open"])
    expect(pathWithin(other, "/games")).toBeNull();
});
