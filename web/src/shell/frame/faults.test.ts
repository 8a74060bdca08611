import { expect, test } from "vitest";
import { FaultError } from "../net/api";
import { told } from "./faults";

const again = () => undefined;
const fault = (problem: string) =>
  new FaultError({ problem, args: { table: "x" }, message: "" }, 404);

test("another try is offered where it may help", () => {
  expect(told({ error: fault("too-fast"), again }).again).toBe(again);
  expect(told({ error: new Error("no network"), again }).again).toBe(again);
  expect(told({ error: fault("unknown-table"), again }).again).toBeUndefined();
});

test("a failure is told under its own heading, or under that of all", () => {
  const error = new Error("the pipe is clogged");
  expect(told({ error, heading: "No water" })).toMatchObject({
    heading: "No water",
    words: "the pipe is clogged",
  });
  expect(told({ error }).heading).not.toBe("");
});
