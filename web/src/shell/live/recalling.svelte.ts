// Whoever opens a table again knows what happened since their last move, but not how the table looked then:
// the positions are asked for when they want to see it.
import type { Happened, Position, Scene } from "../../generated/protocol";
import { isGesture } from "../match/deals";
import { eventsOf, lastMoves, pliesOf } from "../match/log";
import type { Item } from "./playback.svelte";

const MOST_LOOKS = 20;

export interface Recaller {
  // Asks for the position after so many plies; returns the id of the request.
  look(ply: number): string;
  // All that happened since the player's last move, after the table as they left it.
  recalled(items: Item[]): void;
}

export class Recalling {
  // Is there anything to be recalled?
  isOffered = $state(false);

  // The plies after which the table is looked at, each with what led there.
  #moments: { ply: number; happened: Happened | null }[] = [];
  readonly #positions = new Map<number, Position>();
  #asked = new Map<string, number>();

  constructor(private readonly recaller: Recaller) {}

  begin(position: Position, log: Happened[], seat: string | null): void {
    const moves = othersMoves(log, seat);
    this.isOffered = moves.length > 0;
    if (!moves.length) return;
    this.#moments = [
      { ply: pliesOf(moves[0]!)[0]!.ply - 1, happened: null },
      ...moves.map((happened) => ({
        ply: pliesOf(happened).at(-1)!.ply,
        happened,
      })),
    ];
    this.#positions.set(this.#moments.at(-1)!.ply, position);
  }

  // The player has moved, or what was asked for is not there.
  end(): void {
    this.isOffered = false;
    this.#asked.clear();
  }

  ask(): void {
    this.#asked = new Map(
      this.#moments
        .filter(({ ply }) => !this.#positions.has(ply))
        .map(({ ply }) => [this.recaller.look(ply), ply]),
    );
  }

  // Says whether it had asked for this scene.
  take({ id, position }: Scene): boolean {
    const ply = this.#asked.get(id);
    if (ply === undefined) return false;
    this.#asked.delete(id);
    this.#positions.set(ply, position);
    if (!this.#asked.size) this.#tell();
    return true;
  }

  refuse(id: string | null): void {
    if (id !== null && this.#asked.has(id)) this.end();
  }

  #tell(): void {
    this.end();
    this.recaller.recalled(
      this.#moments.map(({ ply, happened }) => ({
        position: this.#positions.get(ply)!,
        events: happened ? eventsOf(happened) : [],
        own: false,
        happened: null,
      })),
    );
  }
}

// Since the seat's own last move, the first of them first.
function othersMoves(log: Happened[], seat: string | null): Happened[] {
  const moves = lastMoves(log).filter((happened) => !isGesture(happened));
  const own = moves.findIndex(
    ({ what }) => "seat" in what && what.seat === seat,
  );
  return moves
    .slice(0, own < 0 ? undefined : own)
    .slice(0, MOST_LOOKS)
    .toReversed();
}
