import { expect, test } from "vitest";
import { identityOf, positionAddress, routeOf, rulesAddress } from "./routes";

const at = (path: string) => routeOf(new URL(path, "http://localhost"));

test("every page has its address", () => {
  expect(at("/").page).toBe("home");
  expect(at("/open").page).toBe("open");
  expect(at("/new/joraku")).toMatchObject({ page: "new", id: "joraku" });
  expect(at("/table/abc#secret")).toMatchObject({
    page: "table",
    id: "abc",
    fragment: "secret",
  });
  expect(at("/join/abc#invite")).toMatchObject({
    page: "join",
    fragment: "invite",
  });
  expect(at("/seat/abc#token")).toMatchObject({
    page: "seat",
    fragment: "token",
  });
  expect(at("/replay/abc?ply=12").query.get("ply")).toBe("12");
  expect(at("/rules/tokaido")).toMatchObject({ page: "rules", id: "tokaido" });
});

test("the rules open with the numbers of the table, and at a section", () => {
  const table = { title: "joraku", seats: 3, options: { edition: "first" } };
  const address = "/rules/joraku?seats=3&edition=first";
  expect(rulesAddress(table)).toBe(address);
  expect(rulesAddress(table, "skirmish")).toBe(`${address}#skirmish`);
});

test("a position has an address, with the key that it needs", () => {
  expect(positionAddress("replay", "abc", 12, "")).toBe("/replay/abc?ply=12");
  const address = positionAddress("table", "abc", 12, "watch");
  expect(at(address)).toMatchObject({ page: "table", fragment: "watch" });
});

test("another key is another page, another section is not", () => {
  const identity = (path: string) => identityOf(at(path));
  for (const path of ["/table/abc", "/join/abc", "/replay/abc"])
    expect(identity(`${path}#key`)).not.toBe(identity(path));
  expect(identity("/replay/abc?ply=3")).toBe(identity("/replay/abc"));
  expect(identity("/rules/joraku#cards")).toBe(identity("/rules/joraku"));
  expect(identity("/rules/tokaido")).not.toBe(identity("/rules/joraku"));
});

test("anything else is missing", () => {
  for (const path of ["/table", "/table/a/b", "/nowhere", "/open/x", "/new/"]) {
    expect(at(path).page).toBe("missing");
  }
  expect(at("/table/%E0%A4%A").id).toBe("%E0%A4%A");
});
