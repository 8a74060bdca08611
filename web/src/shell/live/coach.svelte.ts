// What the coach says about the present decision.
import type { Advice } from "../../generated/protocol";
import type { Texts } from "../text/texts.svelte";

export interface Asker {
  // Asks the server; returns the id of the request.
  ask(): string;
  // Nobody waits for the answer any more.
  forget(id: string): void;
}

export class LiveCoach {
  isOpen = $state(false);
  advice = $state.raw<Advice | null>(null);
  #id = "";

  constructor(private readonly asker: Asker) {}

  ask(): void {
    this.end();
    this.isOpen = true;
    this.#id = this.asker.ask();
  }

  // The decision is another one; what is still to come is about the last.
  end(): void {
    this.isOpen = false;
    this.advice = null;
    this.asker.forget(this.#id);
    this.#id = "";
  }

  toggle(): void {
    if (this.isOpen) this.isOpen = false;
    else this.ask();
  }

  // What the chances are, or that they are not known yet.
  words(texts: Texts): string {
    return this.advice?.findings.length
      ? texts.say("coach-what", { games: this.advice.games })
      : texts.say("coach-thinking");
  }

  answer(advice: Advice): void {
    if (advice.id === this.#id) this.advice = advice;
  }

  refuse(id: string | null): void {
    if (id === this.#id) this.end();
  }
}
