// What happens is shown piece by piece, so that one can follow.
import type { EventInfo } from "../../generated/protocol";
import { restOf, type Rules } from "../board/declared";
import type { Speed } from "../page/settings.svelte";

// How long the table rests after an event, if its title says nothing else; a player sees their own move
// at once, and what follows from it.
const USUAL = 750;
const OWN = 600;
const FACTOR: Record<Speed, number> = {
  calm: 1.7,
  usual: 1,
  fast: 0.45,
  instant: 0,
};
// How long when nothing is told, as when a table is cleared.
const SILENT = 300;
// How long a card that sums up a round is read.
const READ = 6000;
// With so many waiting, nobody wants to see each at leisure.
const CROWD = 6;

export interface Beat {
  rules: Rules;
  events: EventInfo[];
  // Did the player do it?
  own: boolean;
}

// How long a beat stays before the next one may be shown.
export function restAfter(beat: Beat, waiting: number, speed: Speed): number {
  const usual = usualAfter(beat);
  const rest = restOf(beat.rules, beat.events, usual) * FACTOR[speed];
  return waiting > CROWD ? rest * Math.max(0.15, CROWD / waiting / 1.5) : rest;
}

// How long a card lies there that nobody puts away.
export function cardRest(speed: Speed): number {
  return READ * FACTOR[speed];
}

function usualAfter({ events, own }: Beat): number {
  if (!events.length) return SILENT;
  return own ? OWN : USUAL;
}

export interface Director<Item> {
  show(item: Item): void;
  // How long it stays; null: until `hurry`.
  rest(item: Item, waiting: Item[]): number | null;
  // Everything has been shown; the last of it may still rest.
  settled(): void;
  // The last of it has rested, too.
  rested?(): void;
}

// Shows items one after another; each rests before the next.
export class Stage<Item> {
  #waiting: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isResting = false;
  #isHeld = false;

  constructor(private readonly director: Director<Item>) {}

  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  get isResting(): boolean {
    return this.#isResting;
  }

  add(item: Item): void {
    this.#waiting.push(item);
    if (!this.#isResting) this.#next();
  }

  // Cuts the present rest short; if more than one waits, the next still rests.
  hurry(): void {
    if (!this.#isResting) return;
    this.#endRest();
    if (this.isBusy) this.#next();
    else this.director.rested?.();
  }

  // Nothing is shown until `release`.
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    if (!this.#isResting) this.#next();
  }

  // Shows all that waits at once.
  skip(): void {
    this.#isHeld = false;
    this.#endRest();
    for (const item of this.#waiting.splice(0)) this.director.show(item);
    this.director.settled();
  }

  // Ends everything; what waited has not been shown.
  clear(): Item[] {
    this.#endRest();
    return this.#waiting.splice(0);
  }

  #next(): void {
    if (this.#isHeld) return;
    const item = this.#waiting.shift();
    if (item === undefined) return;
    this.director.show(item);
    this.#isResting = true;
    const rest = this.director.rest(item, this.#waiting);
    if (rest !== null) this.#timer = setTimeout(() => this.hurry(), rest);
    if (this.#waiting.length === 0) this.director.settled();
  }

  #endRest(): void {
    clearTimeout(this.#timer);
    this.#isResting = false;
  }
}
