import { expect, test } from "vitest";
import { Planning } from "./planning";

// A table that asks for one thing after another, and is ready again when the move has come back.
function asking(...steps: string[][]) {
  const made: string[] = [];
  return {
    ready: true,
    made,
    get choices() {
      const actions = this.ready ? (steps[made.length] ?? []) : [];
      return actions.map((action) => ({ action, verb: action, args: {} }));
    },
    choose(action: string) {
      made.push(action);
      this.ready = false;
    },
  };
}

test("each choice is sent when it is asked for", () => {
  const table = asking(["a0", "a1"], ["b0"], ["c0"]);
  const planning = new Planning();
  planning.begin(["a1", "b0"], table);
  planning.goOn(table);
  expect(table.made).toEqual(["a1"]);
  table.ready = true;
  planning.goOn(table);
  table.ready = true;
  planning.goOn(table);
  expect(table.made).toEqual(["a1", "b0"]);
});

test("nothing more is sent once something else is asked", () => {
  const table = asking(["a0"], ["x"], ["c0"]);
  const planning = new Planning();
  planning.begin(["a0", "b0", "c0"], table);
  table.ready = true;
  planning.goOn(table);
  table.made.push("x");
  planning.goOn(table);
  expect(table.made).toEqual(["a0", "x"]);
});

test("nothing more is sent after a refusal", () => {
  const table = asking(["a0"], ["b0"]);
  const planning = new Planning();
  planning.begin(["a0", "b0"], table);
  planning.end();
  table.ready = true;
  planning.goOn(table);
  expect(table.made).toEqual(["a0"]);
});
