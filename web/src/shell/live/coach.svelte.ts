// What the coach says about the present decision.
import type { Advice } from "../../generated/protocol";

export class LiveCoach {
  isOpen = $state(false);
  advice = $state.raw<Advice | null>(null);
  #id = "";

  // `question` asks the server and returns the id of the request.
  constructor(private readonly question: () => string) {}

  ask(): void {
    this.isOpen = true;
    this.advice = null;
    this.#id = this.question();
  }

  answer(advice: Advice, ply: number): void {
    if (advice.id === this.#id && advice.ply === ply) this.advice = advice;
  }

  refuse(id: string | null): void {
    if (id === this.#id) this.isOpen = false;
  }
}
