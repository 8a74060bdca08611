// Finds the last pieces that moved when a table is opened: looks back, one happening after another, until
// a piece stood elsewhere.
import type { Happened, Position, Scene } from "../../generated/protocol";
import { lastMoves } from "../match/log";

const MOST_LOOKS = 4;

export interface Retracer {
  // Asks for the position after so many plies; returns the id of the request.
  look(ply: number): string;
  // Draws what moved between the two; false if nothing did.
  draw(before: Position, after: Position): boolean;
}

export class Retracing {
  #id = "";
  #after: Position | null = null;
  // How many plies there were before each of the last happenings, the latest first.
  #starts: number[] = [];

  constructor(private readonly retracer: Retracer) {}

  begin(position: Position, log: Happened[]): void {
    this.#after = position;
    this.#starts = startsOf(log).slice(0, MOST_LOOKS);
    this.#look();
  }

  // Something else is shown.
  end(): void {
    this.#id = "";
  }

  // Says whether it had asked for this scene.
  take({ id, position }: Scene): boolean {
    if (id !== this.#id) return false;
    if (this.retracer.draw(position, this.#after!)) {
      this.end();
    } else {
      this.#after = position;
      this.#look();
    }
    return true;
  }

  #look(): void {
    const ply = this.#starts.shift();
    this.#id = ply === undefined ? "" : this.retracer.look(ply);
  }
}

// How many plies there were before each of the last moves.
function startsOf(log: Happened[]): number[] {
  return lastMoves(log).flatMap(({ what }) =>
    "plies" in what ? what.plies[0]!.ply - 1 : [],
  );
}
