// The player's moves and undos; the table waits for one at a time.
import type { Connection } from "../net/connection";

interface Sent {
  id: string;
  // The happening that it became, once the server has said so.
  number: number | null;
}

export class Moves {
  #sent = $state.raw<Sent | null>(null);

  constructor(private readonly connection: Connection) {}

  get isUnderWay(): boolean {
    return this.#sent !== null;
  }

  make(ply: number, action: string): void {
    const { seen } = this.connection;
    this.#send(this.connection.ask({ type: "move", ply, action, seen }));
  }

  undo(ply: number): void {
    const { seen } = this.connection;
    this.#send(this.connection.ask({ type: "undo", ply, seen }));
  }

  #send(id: string): void {
    this.#sent = { id, number: null };
  }

  // It is over once its happening has come, which may be before or after this.
  accept(id: string, number: number): void {
    if (this.#sent?.id === id)
      this.#sent = number <= this.connection.seen ? null : { id, number };
  }

  // Says whether it was refused what the table waited for.
  refuse(id: string | null): boolean {
    if (this.#sent?.id !== id) return false;
    this.#sent = null;
    return true;
  }

  happened(number: number): void {
    if (this.#sent?.number && this.#sent.number <= number) this.#sent = null;
  }
}
