// A match that is over, seen again from any ply and with anybody's eyes.
import type {
  Advice,
  Answer,
  Position,
  Problem,
  Scene,
  TableInfo,
  Welcome,
} from "../../generated/protocol";
import { settings } from "../page/settings.svelte";
import { Timeline } from "./timeline";
import { Connection, openSocket, type Link } from "../net/connection";
import { follow, type LogLine } from "../match/log";
import { restAfter } from "../match/pacing";
import { calledBy } from "../match/seats";
import { Table, type TableStart } from "../board/table.svelte";
import type { AnyView } from "../board/title";
import { loadTitle } from "../title/loading";

// Scenes are kept, so that stepping back and forth asks for nothing twice.
const KEPT = 240;

export class Replay {
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null);
  failure = $state.raw<unknown>(null);
  info = $state.raw<TableInfo | null>(null);
  // The board, with the eyes that were chosen.
  table = $state.raw<Table | null>(null);
  timeline = $state.raw<Timeline>(new Timeline([]));
  lines = $state.raw<LogLine[]>([]);
  // The ply that is shown, or on its way.
  ply = $state(0);
  playing = $state(false);
  eyes = $state<string | null>(null);
  // Are everybody's hands open?
  open = $state(true);
  // Who asks: a seat, or null for a spectator.
  seat = $state.raw<string | null>(null);
  // What would have been best at the ply that is shown.
  advice = $state.raw<Advice | null>(null);

  readonly #connection: Connection;
  readonly #scenes = new Map<number, Scene>();
  readonly #asked = new Map<string, number>();
  #start: Omit<TableStart, "seat"> | null = null;
  #shown = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #adviceId = "";

  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly first: number | null,
  ) {
    this.#connection = new Connection(openSocket, id, key, {
      welcomed: (welcome) => void this.#welcome(welcome),
      happened: () => undefined,
      answered: (answer) => this.#answer(answer),
      linked: (link, problem) => {
        this.link = link;
        this.problem = problem;
      },
    });
  }

  connect(): () => void {
    this.#connection.connect();
    return () => {
      clearTimeout(this.#timer);
      this.#connection.close();
    };
  }

  get isOver(): boolean {
    return this.info?.status === "over";
  }

  async #welcome(welcome: Welcome): Promise<void> {
    // After an interruption there is nothing new: the match is over.
    if (this.#start) return;
    try {
      const { module, speak } = await loadTitle(welcome.table.title);
      const { table: info, box, position, seat } = welcome;
      this.info = info;
      if (!this.isOver || !position) return;
      const texts = speak(welcome.facts);
      Object.assign(texts, calledBy(info.players));
      this.timeline = new Timeline(welcome.log);
      this.lines = welcome.log.reduce(follow, []);
      this.seat = seat;
      this.eyes = seat ?? info.players[0]?.seat ?? null;
      this.#start = { info, box, texts, module, position, key: this.key };
      this.jump(this.first ?? 0);
    } catch (error) {
      this.failure = error;
    }
  }

  // ------------------------------------------------------------- going through the match

  jump(ply: number): void {
    this.ply = this.timeline.within(ply);
    this.advice = null;
    this.#want(this.ply);
    this.#show();
  }

  step(direction: 1 | -1): void {
    this.jump(
      direction > 0
        ? this.timeline.next(this.ply)
        : this.timeline.previous(this.ply),
    );
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.ply === this.timeline.plies) this.jump(0);
    this.#schedule(0);
  }

  pause(): void {
    if (this.playing) this.toggle();
  }

  // The same position with other eyes, or with more of them.
  see({ eyes = this.eyes, open = this.open }): void {
    this.eyes = eyes;
    this.open = open;
    this.#shown = -1;
    this.#show();
  }

  #schedule(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#advance(), milliseconds);
  }

  // The next scene, once the present one is there.
  #advance(): void {
    if (this.#shown !== this.ply) {
      this.#schedule(60);
      return;
    }
    if (this.ply === this.timeline.plies) {
      this.playing = false;
      return;
    }
    const from = this.ply;
    this.step(1);
    const rules = this.table?.module.events ?? {};
    const events = this.timeline.between(from, this.ply);
    const beat = { rules, events, own: false };
    this.#schedule(restAfter(beat, 0, settings.speed));
  }

  askCoach(): void {
    this.advice = null;
    this.#adviceId = this.#connection.ask({ type: "coach", ply: this.ply });
  }

  // ------------------------------------------------------------- scenes

  #want(ply: number): void {
    for (const wanted of [
      ply,
      this.timeline.next(ply),
      this.timeline.previous(ply),
    ]) {
      if (
        this.#scenes.has(wanted) ||
        [...this.#asked.values()].includes(wanted)
      )
        continue;
      this.#asked.set(
        this.#connection.ask({ type: "look", ply: wanted }),
        wanted,
      );
    }
  }

  #answer(answer: Answer): void {
    if (answer.type === "scene") {
      this.#keep(answer);
    } else if (answer.type === "advice") {
      if (answer.id === this.#adviceId) this.advice = answer;
    } else if (answer.type === "refused") {
      this.#asked.delete(answer.id ?? "");
      this.problem = answer.problem;
    }
  }

  #keep(scene: Scene): void {
    const ply = this.#asked.get(scene.id);
    this.#asked.delete(scene.id);
    if (ply === undefined) return;
    this.#scenes.set(ply, scene);
    const [oldest] = this.#scenes.keys();
    if (this.#scenes.size > KEPT) this.#scenes.delete(oldest!);
    this.#show();
    this.#retrace();
  }

  #show(): void {
    const scene = this.#scenes.get(this.ply);
    if (!scene || !this.#start || this.#shown === this.ply) return;
    const events =
      this.#shown < 0 ? [] : this.timeline.between(this.#shown, this.ply);
    this.#shown = this.ply;
    const position = seenBy(scene, this.eyes);
    const views = this.open ? viewsOf(scene) : null;
    if (this.table) {
      this.table.seat = this.eyes;
      this.table.show(position, events, views);
    } else {
      this.table = new Table({
        ...this.#start,
        position,
        views,
        seat: this.eyes,
      });
    }
    this.#retrace();
  }

  // The way of the move that led here, wherever one comes from.
  #retrace(): void {
    const before = this.#scenes.get(this.timeline.previous(this.ply));
    const { table } = this;
    if (table && before && this.#shown === this.ply && !table.trails.length)
      table.retrace(seenBy(before, this.eyes), table.position);
  }
}

function viewsOf(scene: Scene): Record<string, AnyView> {
  return (scene.views ?? {}) as Record<string, AnyView>;
}

function seenBy(scene: Scene, seat: string | null): Position {
  const views = viewsOf(scene);
  return seat !== null && seat in views
    ? { ...scene.position, view: views[seat] }
    : scene.position;
}
