// Shows moves on a table one after another, at a pace that one can follow. What a title shows in several
// steps is a scene: its steps follow each other, and a card sums up the round that is over.
import type { EventInfo, PlyInfo, Position } from "../../generated/protocol";
import { beginsRound, type Rules } from "../board/declared";
import { settings } from "../page/settings.svelte";
import { restAfter, Stage } from "./pacing";
import { stepsOf, type Step, type Views } from "./steps";

export interface Shown extends Step {
  // Did the player do it?
  own: boolean;
  // A step of a scene before its last: what happened, a card that sums up a round.
  step?: "still" | "card";
  // The round that is over is summed up over this item, which goes on.
  sumsUp?: boolean;
}

// A move with the stills that were taken, and where it leads.
export interface Move {
  plies: PlyInfo[];
  position: Position;
  own?: boolean;
  views?: Views | null;
  // Everybody's view of each still.
  stills?: Views[];
}

export interface Director<Item extends Shown> {
  rules(): Rules;
  show(item: Item): void;
  // Everything has been shown; the last of it may still rest.
  settled(): void;
  // The last of it has rested, too, and no card lies there.
  rested?(): void;
  // How long the card of the item lies there; null: until somebody puts it away.
  cardRest(item: Item): number | null;
}

export class Showing<Item extends Shown> {
  // How many steps wait to be shown.
  waiting = $state(0);
  // Is a scene being shown, which can be skipped?
  isScene = $state(false);
  // Does a card sum up the round that is over?
  hasCard = $state(false);

  readonly #stage: Stage<Item>;
  #last: Item | null = null;
  #cardTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly director: Director<Item>) {
    this.#stage = new Stage<Item>({
      show: (item) => this.#show(item),
      rest: (item, waiting) => this.#rest(item, waiting),
      settled: () => this.#settle(),
      rested: () => this.#finish(),
    });
  }

  get isBusy(): boolean {
    return this.#stage.isBusy;
  }

  add(items: Item[]): void {
    for (const item of items) this.#stage.add(item);
    this.waiting = this.#stage.waiting;
  }

  // Cuts the present rest short.
  hurry(): void {
    this.#stage.hurry();
  }

  // Nothing is shown until `release`.
  hold(): void {
    this.#stage.hold();
  }

  release(): void {
    this.#stage.release();
  }

  // Shows all that waits at once.
  skip(): void {
    this.#stage.skip();
    this.endScene();
  }

  // Shows nothing more; returns what waited.
  clear(): Item[] {
    const left = this.#stage.clear();
    this.waiting = 0;
    this.endScene();
    return left;
  }

  // The card has been read.
  dismiss(): void {
    this.#putCardAway();
    if (this.#last?.step === "card") this.#stage.hurry();
    else if (!this.#stage.isResting) this.#finish();
  }

  // Does another round begin, so that the last one is summed up? The first follows no scene.
  sumsUp(plies: PlyInfo[]): boolean {
    const events = eventsOf(plies);
    return (
      settings.speed !== "instant" &&
      events.some(({ still }) => still !== undefined) &&
      beginsRound(this.director.rules(), events)
    );
  }

  // A move in steps; who wants it fast sees all of them at once.
  stepsOf({ plies, position, own = false, views, stills }: Move): Shown[] {
    const sumsUp = this.sumsUp(plies);
    if (settings.speed === "fast" || settings.speed === "instant")
      return [{ position, views, events: eventsOf(plies), own, sumsUp }];
    const steps = stepsOf(plies, position, views, stills);
    const last = steps.pop()!;
    const items: Shown[] = steps.map((step, index) => ({
      ...step,
      own: own && index === 0,
      step: "still",
    }));
    const shown = items.at(-1);
    if (sumsUp && shown)
      items.push({ ...shown, events: [], own: false, step: "card" });
    return [...items, { ...last, own: own && !items.length }];
  }

  #show(item: Item): void {
    this.#last = item;
    this.isScene = item.step !== undefined;
    this.#putCardAway();
    if (item.step === "card" || item.sumsUp) this.#layCard(item);
    this.waiting = this.#stage.waiting;
    this.director.show(item);
  }

  #layCard(item: Item): void {
    this.hasCard = true;
    const rest = this.director.cardRest(item);
    if (rest !== null) this.#cardTimer = setTimeout(() => this.dismiss(), rest);
  }

  #putCardAway(): void {
    clearTimeout(this.#cardTimer);
    this.hasCard = false;
  }

  endScene(): void {
    this.isScene = false;
    this.#putCardAway();
  }

  #rest(item: Item, waiting: Item[]): number | null {
    if (item.step === "card") return null;
    const rules = this.director.rules();
    const moves = waiting.filter(({ step }) => step === undefined).length;
    return restAfter({ ...item, rules }, moves, settings.speed);
  }

  #settle(): void {
    this.waiting = this.#stage.waiting;
    this.director.settled();
  }

  #finish(): void {
    if (!this.hasCard) this.director.rested?.();
  }
}

function eventsOf(plies: PlyInfo[]): EventInfo[] {
  return plies.flatMap(({ events }) => events);
}
