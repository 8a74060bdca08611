import { expect, test } from "vitest";
import type { Advice } from "../../generated/protocol";
import { LiveCoach } from "./coach.svelte";

const advice = (id: string) =>
  ({
    type: "advice",
    id,
    ply: 1,
    progress: 1,
    findings: [],
  }) as unknown as Advice;

let forgotten: string[] = [];

function asked(): LiveCoach {
  let asked = 0;
  forgotten = [];
  const coach = new LiveCoach({
    ask: () => `coach-${(asked += 1)}`,
    forget: (id) => void (id && forgotten.push(id)),
  });
  coach.ask();
  return coach;
}

test("what the coach says is kept until the decision is another one", () => {
  const coach = asked();
  coach.answer(advice("coach-1"));
  expect(coach.isOpen && coach.advice?.id).toBe("coach-1");
  coach.end();
  expect(coach.isOpen).toBe(false);
  expect(coach.advice).toBeNull();
});

test("what comes too late says nothing about the next decision", () => {
  const coach = asked();
  coach.end();
  coach.answer(advice("coach-1"));
  expect(coach.advice).toBeNull();
  coach.ask();
  coach.answer(advice("coach-1"));
  expect(coach.advice).toBeNull();
  expect(forgotten).toEqual(["coach-1"]);
});

test("a coach that is refused closes, and no other refusal closes it", () => {
  const coach = asked();
  coach.refuse(null);
  coach.refuse("a move");
  expect(coach.isOpen).toBe(true);
  coach.refuse("coach-1");
  expect(coach.isOpen).toBe(false);
});
