// What went wrong, in words.
import type { Fault, Problem } from "../../generated/protocol";
import { FaultError } from "../net/api";
import { texts as shellTexts, type Texts } from "../text/texts.svelte";

export interface Failure {
  error: unknown;
  texts?: Texts;
  heading?: string;
  // What was tried can be tried again.
  again?: () => void;
}

// What is said of it; another try is offered where it may help.
export function told({ error, texts = shellTexts, heading, again }: Failure) {
  return {
    heading: heading ?? texts.say("site-failed"),
    words: errorWords(error, texts),
    again: mayPass(error) ? again : undefined,
  };
}

export function errorWords(error: unknown, texts: Texts): string {
  if (error instanceof FaultError)
    return error.status === 0
      ? texts.say("site-offline")
      : faultWords(error.fault, texts);
  if (isProblem(error)) return texts.problem(error);
  return error instanceof Error ? error.message : String(error);
}

// A problem may speak of another one behind it: line 7, and what is wrong there.
function faultWords(fault: Fault, texts: Texts): string {
  const behind = fault.detail as Partial<Fault> | null | undefined;
  if (typeof behind?.problem !== "string") return texts.problem(fault);
  const problem = faultWords(behind as Fault, texts);
  return texts.problem({ ...fault, args: { ...fault.args, problem } });
}

// What the socket refuses.
function isProblem(error: unknown): error is Problem {
  return typeof (error as Problem | null)?.problem === "string";
}

// Another try changes nothing about these.
const FINAL = new Set([
  ...["key-needed", "key-wrong", "unknown-table", "unknown-title"],
  ...["other-version", "not-over", "not-begun"],
]);

function mayPass(error: unknown): boolean {
  const problem = error instanceof FaultError ? error.fault : error;
  return !isProblem(problem) || !FINAL.has(problem.problem);
}
