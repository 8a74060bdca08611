// A choice made in secret is clicked off, whichever of them it is. A seat takes back its last choice only, so
// those made after it are taken back, too, and made again. Each step follows from what lies on the table
// then: it is never done twice, whatever came between.
import type { Table } from "../board/table.svelte";
import type { Thing } from "../board/title";

type Secret = Pick<
  Table,
  "canDismiss" | "chosen" | "isLegal" | "pick" | "ready" | "view"
>;

interface Wish {
  thing: Thing;
  // What is to stay chosen.
  others: Thing[];
  step: string;
}

export class Dismissing {
  #wish: Wish | null = null;

  constructor(private readonly undo: () => void) {}

  begin(thing: Thing, table: Secret): void {
    const others = table.chosen.filter((other) => other !== thing);
    this.#wish = { thing, others, step: table.view.step };
    this.goOn(table);
  }

  // The server would not have it, or it is done.
  end(): void {
    this.#wish = null;
  }

  goOn(table: Secret): void {
    if (!this.#wish || !table.ready) return;
    const { thing, others, step } = this.#wish;
    const missing = others.find((other) => !table.chosen.includes(other));
    if (table.view.step !== step) this.end();
    else if (table.canDismiss(thing)) this.undo();
    else if (missing !== undefined && table.isLegal(missing))
      table.pick(missing);
    else this.end();
  }
}
