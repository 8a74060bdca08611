// A table of the server, as it goes on: what is known, what is shown, what is on its way.
import type {
  Advice,
  Answer,
  Choice,
  EventInfo,
  Happened,
  Position,
  Problem,
  SeatInfo,
  TableInfo,
  Welcome,
} from "../../generated/protocol";
import { settings } from "../page/settings.svelte";
import { Table } from "../board/table.svelte";
import { texts as shellTexts, type Texts } from "../text/texts.svelte";
import { loadTitle, type LoadedTitle } from "../title/loading";
import {
  Connection,
  openSocket,
  watchNetwork,
  type Link,
} from "../net/connection";
import {
  chatOf,
  eventsOf,
  follow,
  type ChatLine,
  type LogLine,
} from "../match/log";
import { restAfter, Stage } from "../match/pacing";
import { calledBy, keepPresence, marked } from "../match/seats";

interface Shown {
  position: Position;
  events: EventInfo[];
  // Did the seat itself act?
  own: boolean;
}
interface Item extends Shown {
  // What it adds to the log; null when it is only shown again.
  happened: Happened | null;
}
interface Sending {
  id: string;
  // The happening that it became, once the server has said so.
  number: number | null;
}

// Who wants to know what was shown: sounds, alerts, what is read aloud.
export interface Watcher {
  shown(events: EventInfo[], own: boolean): void;
  turned(isMine: boolean): void;
  refused(problem: Problem): void;
}

const RECENT = 40;

export class LiveTable {
  link = $state<Link>("connecting");
  refusal = $state.raw<Problem | null>(null);
  info = $state.raw<TableInfo | null>(null);
  seat = $state.raw<string | null>(null);
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  watching = $state(0);
  advice = $state.raw<Advice | null>(null);
  isCoaching = $state(false);
  // How many happenings wait to be shown.
  waiting = $state(0);
  // The ply that is looked at; null: the present.
  looking = $state<number | null>(null);
  sending = $state.raw<Sending | null>(null);
  rematch = $state.raw<string | null>(null);
  failed = $state(false);

  readonly #connection: Connection;
  readonly #stage: Stage<Item>;
  readonly #watcher: Watcher;
  #title: Promise<LoadedTitle> | null = null;
  #setting: Pick<Welcome, "facts" | "box"> = { facts: {}, box: null };
  // What lies on the table when nobody looks back.
  #current = $state.raw<Shown | null>(null);
  // What happened since the player's last move.
  #recent = $state.raw<Shown[]>([]);
  // The last position that is known; it may still wait to be shown.
  #newest: Position | null = null;
  #lookId = "";
  #coachId = "";
  // The decision that was weighed last, and in which language.
  #weighed = "";
  #isMyTurn = false;

  constructor(
    readonly id: string,
    readonly key: string | null,
    watcher: Watcher,
  ) {
    this.#watcher = watcher;
    this.#stage = new Stage<Item>({
      show: (item) => this.#show(item),
      rest: (item, waiting) => this.#rest(item, waiting),
      settled: () => this.#settle(),
    });
    this.#stage.hold();
    this.#connection = new Connection(openSocket, id, key, {
      welcomed: (welcome) => this.#welcome(welcome),
      happened: (happened) => this.#happen(happened),
      answered: (answer) => this.#answer(answer),
      linked: (link, problem) => {
        this.link = link;
        this.refusal = problem;
      },
    });
  }

  get texts(): Texts {
    return this.table?.texts ?? shellTexts;
  }

  // The ply that the match has reached, as far as it has been shown.
  get ply(): number {
    return this.#current?.position.ply ?? 0;
  }

  get isHost(): boolean {
    return this.seat !== null && this.info?.host === this.seat;
  }

  me(): SeatInfo | null {
    return (
      this.info?.players.find((player) => player.seat === this.seat) ?? null
    );
  }

  // ------------------------------------------------------------- the connection

  open(): () => void {
    const stop = watchNetwork(this.#connection);
    this.#connection.connect();
    return () => {
      stop();
      this.#connection.close();
      this.#stage.clear();
    };
  }

  retry(): void {
    this.#connection.wake();
  }

  #welcome(welcome: Welcome): void {
    this.seat = welcome.seat;
    this.#setting = welcome;
    this.#newest = welcome.position;
    this.rematch = welcome.table.rematch;
    // What waited to be shown belongs to the log all the same.
    for (const { happened } of this.#stage.clear()) {
      if (happened) this.log = follow(this.log, happened);
    }
    if (welcome.since === 0) {
      this.log = [];
      this.chat = [];
    }
    for (const happened of welcome.log) this.#note(happened);
    this.#know(welcome.table);
    if (welcome.position) {
      const last = welcome.log.findLast((happened) => "plies" in happened.what);
      void this.#arrive(welcome.position, last ? eventsOf(last) : []);
    }
  }

  #note(happened: Happened): void {
    this.log = follow(this.log, happened);
    const said = chatOf(happened);
    if (said) this.chat = [...this.chat, said];
  }

  // The first position, or the newest after an interruption: shown at once.
  async #arrive(position: Position, events: EventInfo[]): Promise<void> {
    if (!(await this.#lay(position))) return;
    this.#current = { position, events, own: false };
    if (this.looking === null) this.table!.show(position, events);
    this.#open();
  }

  // Lays the title on the table, the first time; says whether it is there.
  async #lay(position: Position): Promise<boolean> {
    if (this.table) return true;
    const { seat, info } = this;
    const { facts, box } = this.#setting;
    try {
      this.#title ??= loadTitle(info!.title);
      const { module, speak } = await this.#title;
      const act = (choice: Choice) => this.#act(choice);
      this.table ??= new Table({
        info: info!,
        seat,
        position,
        box,
        texts: speak(facts),
        module,
        key: this.key,
        act,
      });
      this.#know(this.info!);
      return true;
    } catch (error) {
      console.error(error);
      this.#title = null;
      this.failed = true;
      return false;
    }
  }

  #open(): void {
    if (this.looking === null) this.#stage.release();
    this.#settle();
  }

  #know(info: TableInfo): void {
    this.#seat(info, keepPresence(info.players, this.info?.players ?? []));
  }

  #seat(info: TableInfo, players: SeatInfo[]): void {
    this.info = { ...info, players };
    if (!this.table) return;
    this.table.info = this.info;
    Object.assign(this.table.texts, calledBy(players));
  }

  // ------------------------------------------------------------- what happens

  #happen(happened: Happened): void {
    const { what, position } = happened;
    if (what.type === "began") this.#know(what.table);
    if (what.type === "seated" && this.info)
      this.#seat(this.info, what.players);
    if (what.type === "rematched") this.rematch = what.table;
    const said = chatOf(happened);
    if (said) this.chat = [...this.chat, said];
    if (!("plies" in what)) {
      if (position) this.#renew(position);
    } else if (position) {
      this.#newest = position;
      const own = what.type !== "began" && what.seat === this.seat;
      this.#add({ happened, position, events: eventsOf(happened), own });
      if (!this.table)
        void this.#lay(position).then((laid) => laid && this.#open());
    }
    if (this.sending?.number && this.sending.number <= happened.number)
      this.sending = null;
    this.#settle();
  }

  #add(item: Item): void {
    this.#stage.add(item);
    if (item.own) this.#stage.hurry();
    this.waiting = this.#stage.waiting;
  }

  // The same ply, but perhaps other choices or another time limit.
  #renew(position: Position): void {
    if (
      this.#current &&
      !this.#stage.isBusy &&
      position.ply === this.#current.position.ply
    ) {
      this.#current = { ...this.#current, position };
      if (this.looking === null && this.table) this.table.position = position;
    }
  }

  #show(item: Item): void {
    const { happened, ...shown } = item;
    if (happened) this.log = follow(this.log, happened);
    if (happened)
      this.#recent = [...(item.own ? [] : this.#recent), shown].slice(-RECENT);
    this.#current = shown;
    this.advice = null;
    this.#weighed = "";
    this.table?.show(item.position, item.events);
    this.#watcher.shown(item.events, item.own);
    this.waiting = this.#stage.waiting;
    this.#settle();
  }

  #rest(item: Item, waiting: number): number {
    const rules = this.table?.module.events ?? {};
    return restAfter({ ...item, rules }, waiting, settings.speed);
  }

  // Is the player to choose now? Then what the choices would bring is asked for.
  #settle(): void {
    const { table } = this;
    this.waiting = this.#stage.waiting;
    if (!table) return;
    table.ready =
      !this.#stage.isBusy && this.sending === null && this.looking === null;
    if (table.ready && table.isMyTurn) this.weigh();
    this.#turn(table);
  }

  // Asks what the choices would bring, once for each decision and language.
  weigh(): void {
    const { language } = settings;
    const question = `${this.ply} ${language}`;
    if (!this.table?.choices.length || this.#weighed === question) return;
    this.#weighed = question;
    this.#connection.ask({ type: "weigh", language });
  }

  // Tells when it becomes, or ceases to be, the player's turn; also while they look back.
  #turn(table: Table): void {
    if (this.sending || (this.looking === null && this.#stage.isBusy)) return;
    const isMine =
      this.looking === null
        ? table.isMyTurn
        : this.seat !== null &&
          (this.#newest?.actors.includes(this.seat) ?? false);
    if (isMine === this.#isMyTurn) return;
    this.#isMyTurn = isMine;
    this.#watcher.turned(isMine);
  }

  // ------------------------------------------------------------- what the player does

  #act(choice: Choice): void {
    const id = this.#connection.ask({
      type: "move",
      ply: this.ply,
      action: choice.action,
      seen: this.#connection.seen,
    });
    this.#send(id);
  }

  get canUndo(): boolean {
    return (
      this.#current?.position.can_undo === true &&
      this.waiting === 0 &&
      !this.sending &&
      this.looking === null
    );
  }

  undo(): void {
    if (this.canUndo)
      this.#send(
        this.#connection.ask({
          type: "undo",
          ply: this.ply,
          seen: this.#connection.seen,
        }),
      );
  }

  #send(id: string): void {
    this.sending = { id, number: null };
    this.#settle();
  }

  say(text: string, to: string[], name: string): void {
    this.#connection.ask({ type: "say", text, to, name });
  }

  askCoach(): void {
    this.isCoaching = true;
    this.advice = null;
    this.#coachId = this.#connection.ask({ type: "coach" });
  }

  // ------------------------------------------------------------- looking back

  lookAt(ply: number): void {
    if (ply >= this.ply) {
      this.back();
      return;
    }
    this.#stage.hold();
    this.looking = Math.max(0, ply);
    this.#lookId = this.#connection.ask({ type: "look", ply: this.looking });
    this.#settle();
  }

  // To the present.
  back(): void {
    if (this.looking === null) return;
    this.looking = null;
    this.#lookId = "";
    if (this.#current) this.table?.show(this.#current.position, []);
    this.#stage.release();
    this.#settle();
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
    this.table?.show(first.position, []);
    for (const shown of rest) this.#stage.add({ ...shown, happened: null });
    this.#settle();
  }

  skip(): void {
    this.#stage.skip();
  }

  // ------------------------------------------------------------- what is answered

  #answer(answer: Answer): void {
    switch (answer.type) {
      case "accepted":
        if (this.sending?.id === answer.id) this.#accept(answer.number);
        break;
      case "refused":
        this.#refuse(answer.id, answer.problem);
        break;
      case "presence":
        this.watching = answer.watching;
        if (this.info)
          this.#seat(
            this.info,
            marked(this.info.players, new Set(answer.online)),
          );
        break;
      case "prospects":
        if (this.table?.position.ply === answer.ply)
          this.table.prospects = answer.prospects;
        break;
      case "scene":
        if (answer.id === this.#lookId) {
          const { ply } = answer.position;
          const events = this.log.filter(
            (line) => line.kind === "event" && line.ply === ply,
          );
          this.table?.show(
            answer.position,
            events.flatMap((line) =>
              line.kind === "event" ? [line.event] : [],
            ),
            answer.views,
          );
        }
        break;
      case "advice":
        if (answer.id === this.#coachId && answer.ply === this.ply)
          this.advice = answer;
        break;
    }
  }

  #accept(number: number): void {
    this.sending =
      number <= this.#connection.seen ? null : { ...this.sending!, number };
    this.#settle();
  }

  #refuse(id: string | null, problem: Problem): void {
    if (id !== null && this.sending?.id === id) this.sending = null;
    if (id === this.#coachId) this.isCoaching = false;
    if (id === this.#lookId) this.back();
    this.#watcher.refused(problem);
    this.#settle();
  }
}
