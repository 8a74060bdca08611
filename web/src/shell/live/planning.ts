// Several choices are made at once, and sent one after another, each when the table asks for it.
import type { Table } from "../board/table.svelte";

type Asking = Pick<Table, "choices" | "choose" | "ready">;

export class Planning {
  #actions: string[] = [];

  begin(actions: string[], table: Asking): void {
    this.#actions = actions;
    this.goOn(table);
  }

  // The server would not have one of them.
  end(): void {
    this.#actions = [];
  }

  // What is no longer asked for ends the plan: the player decides anew.
  goOn(table: Asking): void {
    const [next, ...rest] = this.#actions;
    if (next === undefined || !table.ready) return;
    const isAsked = table.choices.some(({ action }) => action === next);
    this.#actions = isAsked ? rest : [];
    if (isAsked) table.choose(next);
  }
}
