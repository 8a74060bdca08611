// Finds the last pieces that moved when a table is opened: looks back, one happening after another, until
// a piece stood elsewhere.
import type { Happened, Position, Scene } from "../../generated/protocol";

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

// Before an undo the plies were others: there is no way back beyond it.
function startsOf(log: Happened[]): number[] {
  const starts: number[] = [];
  for (const { what } of log.toReversed()) {
    if (!("plies" in what)) continue;
    const [first] = what.plies;
    if (what.type !== "moved" || !first) break;
    starts.push(first.ply - 1);
  }
  return starts;
}
