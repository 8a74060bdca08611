// Shows what happens at a live table, one happening after another. The choices wait for the last step of a
// scene.
import type { EventInfo, Happened, Position } from "../../generated/protocol";
import type { Table } from "../board/table.svelte";
import { pliesOf } from "../match/log";
import { cardRest } from "../match/pacing";
import { Showing, type Shown } from "../match/showing.svelte";

export interface Item extends Shown {
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

export class Playback {
  // Where it is shown; null until the title is there.
  table = $state.raw<Table | null>(null);
  // The ply that is looked at; null: the present.
  looking = $state<number | null>(null);

  readonly #showing: Showing<Item>;
  // What lies on the table when nobody looks back.
  #current = $state.raw<Item | null>(null);
  // The trails that lie there then.
  #trails: Table["trails"] = [];
  // What happened since the player's last move.
  #recent = $state.raw<Item[]>([]);

  constructor(private readonly audience: Audience) {
    this.#showing = new Showing<Item>({
      rules: () => this.table?.module.events ?? {},
      show: (item) => this.#show(item),
      settled: () => audience.settled(),
      cardRest: () => cardRest("usual"),
    });
    this.#showing.hold();
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
    return this.#showing.isBusy;
  }

  // The first position, or the newest after an interruption: shown at once.
  arrive(position: Position, events: EventInfo[]): void {
    this.#current = { position, events, own: false, happened: null };
    this.#trails = [];
    this.#showing.endScene();
    if (this.looking === null) this.table?.show(position, events);
    this.start();
  }

  start(): void {
    if (this.looking === null) this.#showing.release();
    this.audience.settled();
  }

  add(happened: Happened, position: Position, own: boolean): void {
    // One's own move waits for nobody's rest.
    if (own) this.#showing.hurry();
    this.#showing.add(this.#itemsOf(happened, position, own));
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
    return this.#showing.clear();
  }

  // ------------------------------------------------------------- scenes

  get waiting(): number {
    return this.#showing.waiting;
  }

  get isScene(): boolean {
    return this.#showing.isScene;
  }

  get hasCard(): boolean {
    return this.#showing.hasCard;
  }

  skip(): void {
    this.#showing.skip();
  }

  // The card has been read.
  dismiss(): void {
    this.#showing.dismiss();
  }

  sumsUp(happened: Happened): boolean {
    return this.#showing.sumsUp(pliesOf(happened));
  }

  #itemsOf(happened: Happened, position: Position, own: boolean): Item[] {
    const plies = pliesOf(happened);
    const items = this.#showing.stepsOf({ plies, position, own });
    return items.map((item, index) => ({
      ...item,
      happened: index === items.length - 1 ? happened : null,
    }));
  }

  #show(item: Item): void {
    if (!item.isAgain && item.step !== "card")
      this.#recent = [...(item.own ? [] : this.#recent), item].slice(-RECENT);
    this.#current = item;
    this.table?.show(item.position, item.events);
    this.audience.shown(item);
  }

  // ------------------------------------------------------------- looking back

  // The table waits there until its position comes.
  lookAt(ply: number): void {
    this.#showing.hold();
    if (this.looking === null && this.table) this.#trails = this.table.trails;
    this.looking = ply;
    this.audience.settled();
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
    this.#showing.add(
      items.map((item) => ({ ...item, happened: null, isAgain: true })),
    );
    this.audience.settled();
  }
}
