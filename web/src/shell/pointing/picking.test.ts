import { expect, test } from "vitest";
import {
  complete,
  decided,
  isSame,
  nextThings,
  pick,
  type Routed,
} from "./picking";

const routed = (action: string, ...route: string[]): Routed => ({
  choice: { action, verb: action, args: {} },
  route,
});
const CHOICES = [
  routed("stop"),
  routed("daimyo omi", "daimyo:ise", "area:omi"),
  routed("daimyo owari", "daimyo:ise", "area:owari"),
  routed("samurai omi", "samurai:ise", "area:omi"),
  routed("buy fan", "souvenir:fan"),
  routed("bargain fan", "souvenir:fan"),
];
const actions = (found: { action: string }[]) =>
  found.map(({ action }) => action);

test("at first only the first things of routes can be picked, and what has no route is a button", () => {
  expect([...nextThings(CHOICES, [])]).toEqual([
    "daimyo:ise",
    "samurai:ise",
    "souvenir:fan",
  ]);
  expect(actions(complete(CHOICES, []))).toEqual(["stop"]);
});

test("after the first thing, those that go with it can be picked", () => {
  const picked = pick(CHOICES, [], "daimyo:ise");
  expect([...nextThings(CHOICES, picked)]).toEqual(["area:omi", "area:owari"]);
  expect(decided(CHOICES, picked)).toBeNull();
  expect(decided(CHOICES, pick(CHOICES, picked, "area:owari"))?.action).toBe(
    "daimyo owari",
  );
});

test("a picked thing steps back, another first thing starts over, anything else abandons", () => {
  expect(pick(CHOICES, ["daimyo:ise"], "daimyo:ise")).toEqual([]);
  expect(pick(CHOICES, ["daimyo:ise"], "samurai:ise")).toEqual(["samurai:ise"]);
  expect(pick(CHOICES, ["daimyo:ise"], "area:kyoto")).toEqual([]);
});

test("choices with one route become buttons once it is picked", () => {
  expect(decided(CHOICES, ["souvenir:fan"])).toBeNull();
  expect(actions(complete(CHOICES, ["souvenir:fan"]))).toEqual([
    "buy fan",
    "bargain fan",
  ]);
});

test("a decision is the same as long as it offers the same", () => {
  const offered = CHOICES.map(({ choice }) => choice);
  expect(isSame(offered, structuredClone(offered))).toBe(true);
  expect(isSame(offered, offered.slice(1))).toBe(false);
  expect(isSame(offered, [...offered].reverse())).toBe(false);
});
