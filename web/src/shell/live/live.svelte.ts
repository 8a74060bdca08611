// A table of the server, as it goes on: what comes from there, and what is sent.
import type {
  Absence,
  Answer,
  Choice,
  Closing,
  EventInfo,
  Happened,
  Position,
  Problem,
  ScoreSheet,
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
import { ownNonce, withdrawNonce } from "../net/seating";
import { isGesture } from "../match/deals";
import { eventsOf } from "../match/log";
import { calledBy } from "../match/seats";
import { LiveCoach } from "./coach.svelte";
import { Company } from "./company.svelte";
import { Dismissing } from "./dismissing";
import { LiveLog } from "./log.svelte";
import { Moves } from "./moves.svelte";
import { Past } from "./past";
import { Planning } from "./planning";
import { Playback, type Item } from "./playback.svelte";

// Who wants to know what was shown: sounds, alerts, what is read aloud.
export interface Watcher {
  shown(events: EventInfo[], own: boolean): void;
  turned(isMine: boolean): void;
  refused(problem: Problem): void;
  // Another player would have the table closed.
  closing(seat: string): void;
  // From that ply on the match goes on by other rules.
  revised(ply: number): void;
}

export class LiveTable {
  link = $state<Link>("connecting");
  refusal = $state.raw<Problem | null>(null);
  rematch = $state.raw<string | null>(null);
  failed = $state(false);
  // What everybody's points are for, as far as somebody asked.
  sheet = $state.raw<ScoreSheet | null>(null);

  readonly log = new LiveLog();
  readonly coach: LiveCoach;
  readonly playback: Playback;
  readonly #moves: Moves;
  readonly #dismissing = new Dismissing(() => this.undo());
  readonly #planning = new Planning();
  readonly #company = new Company((info) => this.#introduce(info));
  readonly #past: Past;
  readonly #connection: Connection;
  readonly #watcher: Watcher;
  #title: Promise<LoadedTitle> | null = null;
  #setting: Pick<Welcome, "facts" | "box"> = { facts: {}, box: null };
  // The last position that is known; it may still wait to be shown.
  #newest: Position | null = null;
  // The decision that was weighed last, and in which language.
  #weighed = "";
  #isMyTurn = false;
  // The question for what happened earlier than the log tells.
  #recallId = "";

  constructor(
    readonly id: string,
    readonly key: string | null,
    watcher: Watcher,
  ) {
    this.#watcher = watcher;
    this.playback = new Playback({
      shown: (item) => this.#shown(item),
      settled: () => this.#settle(),
    });
    this.#connection = new Connection(openSocket, id, key, {
      welcomed: (welcome) => this.#welcome(welcome),
      happened: (happened) => this.#happen(happened),
      answered: (answer) => this.#answer(answer),
      linked: (link, problem) => {
        this.link = link;
        this.refusal = problem;
      },
    });
    this.#moves = new Moves(this.#connection);
    this.coach = new LiveCoach({
      ask: () => this.#connection.ask({ type: "coach" }),
      forget: (id) => this.#connection.forget(id),
    });
    const look = (ply: number) => this.#connection.ask({ type: "look", ply });
    this.#past = new Past(this.playback, this.log, look);
  }

  get table(): Table | null {
    return this.playback.table;
  }

  get looking(): number | null {
    return this.playback.looking;
  }

  // The ply that the match has reached, as far as it has been shown.
  get ply(): number {
    return this.playback.ply;
  }

  get texts(): Texts {
    return this.table?.texts ?? shellTexts;
  }

  get isSending(): boolean {
    return this.#moves.isUnderWay;
  }

  get info(): TableInfo | null {
    return this.#company.info;
  }

  // Arguments of all messages of the title.
  get facts(): Welcome["facts"] {
    return this.#setting.facts;
  }

  get seat(): string | null {
    return this.#company.seat;
  }

  get watching(): number {
    return this.#company.watching;
  }

  get absent(): Absence[] {
    return this.#company.absent;
  }

  get isHost(): boolean {
    return this.#company.isHost;
  }

  me(): SeatInfo | null {
    return this.#company.me();
  }

  #close(happened: Happened, { seat, closed }: Closing): void {
    this.log.add(happened);
    if (closed) this.#company.close();
    else if (this.seat !== null && seat !== this.seat)
      this.#watcher.closing(seat);
  }

  // ------------------------------------------------------------- the connection

  open(): () => void {
    const stop = watchNetwork(this.#connection);
    this.#connection.connect();
    return () => {
      stop();
      this.#connection.close();
      this.playback.clear();
    };
  }

  retry(): void {
    this.#connection.wake();
  }

  #welcome(welcome: Welcome): void {
    this.#company.seat = welcome.seat;
    this.#setting = welcome;
    this.#newest = welcome.position;
    this.rematch = welcome.table.rematch;
    // What waited to be shown belongs to the log all the same.
    for (const { happened } of this.playback.clear())
      if (happened) this.log.add(happened);
    if (welcome.anew) {
      this.#connection.forget(this.#recallId);
      this.#recallId = "";
      this.log.begin(welcome.since);
    }
    for (const happened of welcome.log) {
      this.log.add(happened);
      this.log.hear(happened);
    }
    this.#company.know(welcome.table);
    if (this.me()?.awaited && this.key) this.#enter(welcome.table, this.key);
    if (welcome.position) void this.#arrive(welcome.position, welcome.log);
  }

  // The table has shown the commitment of its seal: this browser adds a number of its own.
  #enter(table: TableInfo, key: string): void {
    this.#connection.ask({ type: "enter", nonce: ownNonce(table, key) });
  }

  async #arrive(position: Position, log: Happened[]): Promise<void> {
    const isFirst = !this.table;
    if (!(await this.#lay(position))) return;
    // Before anything newer is shown, which ends it.
    if (isFirst) this.#past.begin(position, log, this.seat);
    const last = log.findLast(({ what }) => "plies" in what);
    this.playback.arrive(position, last ? eventsOf(last) : []);
    if (last?.what.type === "revised") this.#watcher.revised(last.what.ply);
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
      this.playback.table ??= new Table({
        info: info!,
        seat,
        position,
        box,
        texts: speak(facts),
        module,
        key: this.key,
        act,
        plan: (actions) => this.#planning.begin(actions, this.table!),
        dismiss: (thing) => this.#dismissing.begin(thing, this.table!),
        gesture: (action) => this.gesture(action),
      });
      this.#introduce(this.info!);
      return true;
    } catch (error) {
      console.error(error);
      this.#title = null;
      this.failed = true;
      return false;
    }
  }

  // The table calls everybody by their names.
  #introduce(info: TableInfo): void {
    if (!this.table) return;
    this.table.info = info;
    Object.assign(this.table.texts, calledBy(info.players));
  }

  // ------------------------------------------------------------- what happens

  #happen(happened: Happened): void {
    const { what, position } = happened;
    if (what.type === "began") this.#company.know(what.table);
    if (what.type === "seated") this.#company.sit(what.players, what.host);
    if (what.type === "rematched") this.rematch = what.table;
    if (what.type === "closing") this.#close(happened, what);
    if (what.type === "revised") this.#watcher.revised(what.ply);
    if (what.type === "seated" || what.type === "agreed")
      this.log.add(happened);
    this.log.hear(happened);
    if (position && "plies" in what) {
      this.#newest = position;
      const own = "seat" in what && what.seat === this.seat;
      // A gesture changes nothing for whoever decides: it is not played, if nothing waits before it.
      if (isGesture(happened) && this.playback.pass(position))
        this.log.add(happened);
      else this.playback.add(happened, position, own);
      if (this.playback.sumsUp(happened)) this.count(position.ply);
      if (!this.table)
        void this.#lay(position).then((laid) => laid && this.playback.start());
    } else if (position) {
      this.playback.renew(position);
    }
    this.#moves.happened(happened.number);
    this.#settle();
  }

  #shown({ happened, events, own }: Item): void {
    if (happened) this.log.add(happened);
    this.#past.goOn(own);
    if (own) this.coach.end();
    this.#weighed = "";
    this.#watcher.shown(events, own);
    this.#settle();
  }

  // Is the player to choose now? Then what the choices would gain is asked for.
  #settle(): void {
    const { table, playback } = this;
    if (!table) return;
    table.ready =
      !playback.isBusy && !this.isSending && playback.looking === null;
    this.#dismissing.goOn(table);
    this.#planning.goOn(table);
    if (table.ready && table.isMyTurn) this.weigh();
    this.#turn(table);
    if (this.#connection.hasMissed && !playback.isBusy)
      this.#connection.refresh();
  }

  // Asks what the choices would gain, once for each decision and language.
  weigh(): void {
    const { language } = settings;
    const question = `${this.ply} ${language}`;
    if (!this.table?.choices.length || this.#weighed === question) return;
    this.#weighed = question;
    this.#connection.ask({ type: "weigh", language });
  }

  // Asks for what happened before all that the log tells.
  recall(): void {
    if (this.log.since === 0 || this.#recallId) return;
    const until = this.log.since;
    this.#recallId = this.#connection.ask({ type: "recall", until });
  }

  // Asks what everybody's points are for, after so many plies.
  count(ply: number): void {
    this.sheet = null;
    this.#connection.ask({ type: "count", ply });
  }

  // Tells when it becomes, or ceases to be, the player's turn; also while they look back or read a card.
  #turn(table: Table): void {
    const isPresent = this.looking === null && !this.playback.hasCard;
    if (this.isSending || (isPresent && this.playback.isBusy)) return;
    const isMine = isPresent
      ? table.isMyTurn
      : this.seat !== null &&
        (this.#newest?.actors.includes(this.seat) ?? false);
    if (isMine === this.#isMyTurn) return;
    this.#isMyTurn = isMine;
    this.#watcher.turned(isMine);
  }

  // ------------------------------------------------------------- what the player does

  #act({ action }: Choice): void {
    this.playback.dismiss();
    this.#moves.make(this.ply, action);
    this.#settle();
  }

  // Something that the player may do although nobody waits for it; the table goes on meanwhile.
  gesture(action: string): void {
    const { seen } = this.#connection;
    this.#connection.ask({ type: "move", ply: this.ply, action, seen });
  }

  get canUndo(): boolean {
    return (
      this.playback.position?.can_undo === true &&
      this.playback.waiting === 0 &&
      !this.isSending &&
      this.looking === null
    );
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#moves.undo(this.ply);
    this.#settle();
  }

  say(text: string, to: string[], name: string): void {
    this.#connection.ask({ type: "say", text, to, name });
  }

  lookAt(ply: number): void {
    if (ply >= this.ply) this.back();
    else this.#past.lookAt(Math.max(0, ply));
  }

  back(): void {
    this.#weighed = "";
    this.#past.back();
  }

  get canShowAgain(): boolean {
    return this.#past.canShowAgain;
  }

  showAgain(): void {
    this.#past.showAgain();
  }

  // ------------------------------------------------------------- what is answered

  #answer(answer: Answer): void {
    switch (answer.type) {
      case "accepted":
        this.#moves.accept(answer.id, answer.number);
        this.#settle();
        break;
      case "refused":
        this.#refuse(answer.id, answer.problem);
        break;
      case "presence":
        this.#company.mark(answer);
        break;
      case "sheet":
        this.sheet = answer.sheet;
        break;
      case "prospects":
        if (this.table?.position.ply === answer.ply)
          this.table.prospects = answer.prospects;
        break;
      case "story":
        if (answer.id !== this.#recallId) break;
        this.#recallId = "";
        this.log.precede(answer.since, answer.log);
        break;
      case "scene":
        this.#past.take(answer);
        break;
      case "advice":
        this.coach.answer(answer);
        break;
    }
  }

  #refuse(id: string | null, problem: Problem): void {
    if (problem.problem === "nonce-given" && this.key) {
      withdrawNonce(this.id, this.key);
      return;
    }
    if (this.#moves.refuse(id)) {
      this.#dismissing.end();
      this.#planning.end();
    }
    this.coach.refuse(id);
    if (id === this.#recallId) this.#recallId = "";
    if (this.#past.refuse(id)) this.back();
    this.#watcher.refused(problem);
    this.#settle();
  }
}
