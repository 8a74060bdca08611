// Shows what happens at a table, one happening after another, at a pace that one can follow. What a title
// shows in several steps is a scene: its steps follow each other, and the choices wait for the last one.
import type { EventInfo, Happened, Position } from "../../generated/protocol";
import { beginsRound } from "../board/declared";
import type { Table } from "../board/table.svelte";
import { eventsOf } from "../match/log";
import { restAfter, Stage } from "../match/pacing";
import { stepsOf } from "../match/steps";
import { settings } from "../page/settings.svelte";

export interface Item {
  position: Position;
  events: EventInfo[];
  // Did the seat itself act?
  own: boolean;
  // A step of a scene before its last: what happened, a card that sums up a round.
  step?: "still" | "card";
  // The round that is over is summed up over this item, which goes on.
  sumsUp?: boolean;
  // What it adds to the log, with the last step.
  happened: Happened | null;
  isAgain?: boolean;
}

export interface Audience {
  shown(item: Item): void;
  // Everything has been shown.
  settled(): void;
}

const RECENT = 40;
// How long a card stays that nobody needs to put away.
const CARD_MS = 6000;

export class Playback {
  // Where it is shown; null until the title is there.
  table = $state.raw<Table | null>(null);
  // How many steps wait to be shown.
  waiting = $state(0);
  // The ply that is looked at; null: the present.
  looking = $state<number | null>(null);
  // Is a scene being shown, which can be skipped?
  isScene = $state(false);
  // Does a card sum up the round that is over?
  hasCard = $state(false);

  readonly #stage: Stage<Item>;
  // What lies on the table when nobody looks back.
  #current = $state.raw<Item | null>(null);
  // The trails that lie there then.
  #trails: Table["trails"] = [];
  // What happened since the player's last move.
  #recent = $state.raw<Item[]>([]);
  #cardTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly audience: Audience) {
    this.#stage = new Stage<Item>({
      show: (item) => this.#show(item),
      rest: (item, waiting) => this.#rest(item, waiting),
      settled: () => this.#settle(),
    });
    this.#stage.hold();
  }

  // The present position, as far as it has been shown.
  get position(): Position | null {
    return this.#current?.position ?? null;
  }

  // What happened last, where one looks; coming back from the past shows it no second time.
  get news(): EventInfo[] {
    const shown = this.looking === null ? this.#current : this.table;
    return shown?.events ?? [];
  }

  get ply(): number {
    return this.position?.ply ?? 0;
  }

  get isBusy(): boolean {
    return this.#stage.isBusy;
  }

  // The first position, or the newest after an interruption: shown at once.
  arrive(position: Position, events: EventInfo[]): void {
    this.#current = { position, events, own: false, happened: null };
    this.#trails = [];
    this.#endScene();
    if (this.looking === null) this.table?.show(position, events);
    this.start();
  }

  start(): void {
    if (this.looking === null) this.#stage.release();
    this.#settle();
  }

  add(happened: Happened, position: Position, own: boolean): void {
    // One's own move waits for nobody's rest.
    if (own) this.#stage.hurry();
    for (const item of this.#itemsOf(happened, position, own))
      this.#stage.add(item);
    this.waiting = this.#stage.waiting;
  }

  // The same ply, but perhaps other choices or another time limit.
  renew(position: Position): void {
    if (position.ply === this.ply) this.pass(position);
  }

  // The same decision, but a gesture was made meanwhile. Returns false if something still waits to be
  // shown before it.
  pass(position: Position): boolean {
    if (!this.#current || this.isBusy) return false;
    this.#current = { ...this.#current, position };
    if (this.looking === null && this.table) this.table.position = position;
    return true;
  }

  // Shows nothing more; returns what waited.
  clear(): Item[] {
    const left = this.#stage.clear();
    this.waiting = 0;
    this.#endScene();
    return left;
  }

  skip(): void {
    this.#stage.skip();
    this.#endScene();
  }

  // The card has been read.
  dismiss(): void {
    this.#putCardAway();
    if (this.#current?.step === "card") this.#stage.hurry();
  }

  // ------------------------------------------------------------- scenes

  // Does another round begin in it, so that the last one is summed up? The first follows no scene.
  sumsUp(happened: Happened): boolean {
    const rules = this.table?.module.events ?? {};
    const events = eventsOf(happened);
    return (
      settings.speed !== "instant" &&
      happened.what.type === "moved" &&
      events.some(({ still }) => still !== undefined) &&
      beginsRound(rules, events)
    );
  }

  // Who wants it fast sees all steps at once.
  #itemsOf(happened: Happened, position: Position, own: boolean): Item[] {
    const sumsUp = this.sumsUp(happened);
    const events = eventsOf(happened);
    if (settings.speed === "fast" || settings.speed === "instant")
      return [{ position, events, own, happened, sumsUp }];
    const steps = stepsOf(happened, position);
    const last = steps.pop()!;
    const items: Item[] = steps.map((step, index) => ({
      ...step,
      own: own && index === 0,
      step: "still",
      happened: null,
    }));
    const shown = items.at(-1);
    if (sumsUp && shown)
      items.push({ ...shown, events: [], own: false, step: "card" });
    return [...items, { ...last, own: own && !items.length, happened }];
  }

  #show(item: Item): void {
    if (!item.isAgain && item.step !== "card")
      this.#recent = [...(item.own ? [] : this.#recent), item].slice(-RECENT);
    this.#current = item;
    this.isScene = item.step !== undefined;
    this.#putCardAway();
    this.table?.show(item.position, item.events);
    if (item.step === "card" || item.sumsUp) this.#layCard(item);
    this.waiting = this.#stage.waiting;
    this.audience.shown(item);
  }

  // A player puts it away; where nobody sits, or it covers nothing that waits, it goes by itself.
  #layCard({ step }: Item): void {
    this.hasCard = true;
    const stays = step === "card" && this.table?.seat !== null;
    if (!stays) this.#cardTimer = setTimeout(() => this.dismiss(), CARD_MS);
  }

  #putCardAway(): void {
    clearTimeout(this.#cardTimer);
    this.hasCard = false;
  }

  #endScene(): void {
    this.isScene = false;
    this.#putCardAway();
  }

  #rest(item: Item, waiting: Item[]): number | null {
    if (item.step === "card") return null;
    const rules = this.table?.module.events ?? {};
    const happenings = waiting.filter(({ step }) => step === undefined).length;
    return restAfter({ ...item, rules }, happenings, settings.speed);
  }

  #settle(): void {
    this.waiting = this.#stage.waiting;
    this.audience.settled();
  }

  // ------------------------------------------------------------- looking back

  // The table waits there until its position comes.
  lookAt(ply: number): void {
    this.#stage.hold();
    if (this.looking === null && this.table) this.#trails = this.table.trails;
    this.looking = ply;
    this.#settle();
  }

  // To the present.
  back(): void {
    if (this.looking === null) return;
    this.looking = null;
    if (this.#current && this.table) {
      this.table.show(this.#current.position);
      this.table.trails = this.#trails;
    }
    this.start();
  }

  get isAtRest(): boolean {
    return this.waiting === 0 && this.looking === null;
  }

  get hasRecent(): boolean {
    return this.#recent.length > 1;
  }

  // What happened before the page was opened is known now, and shown again with all that followed.
  recall(items: Item[]): void {
    this.#recent = [...items, ...this.#recent];
    if (this.isAtRest) this.replayTurn();
  }

  // Shows again what happened since the player's last move, up to the present.
  replayTurn(): void {
    const [first, ...rest] = this.#recent;
    const last = rest.pop();
    if (!first || !last || !this.position) return;
    const items = [...rest, { ...last, position: this.position }];
    this.table?.show(first.position);
    for (const item of items)
      this.#stage.add({ ...item, happened: null, isAgain: true });
    this.#settle();
  }
}
