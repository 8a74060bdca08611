// Shows what happens at a table, one happening after another, at a pace that one can follow.
import type { EventInfo, Happened, Position } from "../../generated/protocol";
import type { Table } from "../board/table.svelte";
import { restAfter, Stage } from "../match/pacing";
import { settings } from "../page/settings.svelte";

interface Shown {
  position: Position;
  events: EventInfo[];
  // Did the seat itself act?
  own: boolean;
}

export interface Item extends Shown {
  // What it adds to the log; null when it is only shown again.
  happened: Happened | null;
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
  // How many happenings wait to be shown.
  waiting = $state(0);
  // The ply that is looked at; null: the present.
  looking = $state<number | null>(null);

  readonly #stage: Stage<Item>;
  // What lies on the table when nobody looks back.
  #current = $state.raw<Shown | null>(null);
  // The trails that lie there then.
  #trails: Table["trails"] = [];
  // What happened since the player's last move.
  #recent = $state.raw<Shown[]>([]);

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

  get ply(): number {
    return this.position?.ply ?? 0;
  }

  get isBusy(): boolean {
    return this.#stage.isBusy;
  }

  // The first position, or the newest after an interruption: shown at once.
  arrive(position: Position, events: EventInfo[]): void {
    this.#current = { position, events, own: false };
    this.#trails = [];
    if (this.looking === null) this.table?.show(position, events);
    this.start();
  }

  start(): void {
    if (this.looking === null) this.#stage.release();
    this.#settle();
  }

  add(item: Item): void {
    this.#stage.add(item);
    if (item.own) this.#stage.hurry();
    this.waiting = this.#stage.waiting;
  }

  // The same ply, but perhaps other choices or another time limit.
  renew(position: Position): void {
    if (!this.#current || this.isBusy || position.ply !== this.ply) return;
    this.#current = { ...this.#current, position };
    if (this.looking === null && this.table) this.table.position = position;
  }

  // Shows nothing more; returns what waited.
  clear(): Item[] {
    const left = this.#stage.clear();
    this.waiting = 0;
    return left;
  }

  skip(): void {
    this.#stage.skip();
  }

  #show(item: Item): void {
    const { happened, ...shown } = item;
    if (happened)
      this.#recent = [...(item.own ? [] : this.#recent), shown].slice(-RECENT);
    this.#current = shown;
    this.table?.show(item.position, item.events);
    this.waiting = this.#stage.waiting;
    this.audience.shown(item);
  }

  #rest(item: Item, waiting: number): number {
    const rules = this.table?.module.events ?? {};
    return restAfter({ ...item, rules }, waiting, settings.speed);
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

  get canReplay(): boolean {
    return (
      this.#recent.length > 1 && this.waiting === 0 && this.looking === null
    );
  }

  // Shows again what happened since the player's last move.
  replayTurn(): void {
    const [first, ...rest] = this.#recent;
    if (!first || !rest.length) return;
    this.table?.show(first.position);
    for (const shown of rest) this.#stage.add({ ...shown, happened: null });
    this.#settle();
  }
}
