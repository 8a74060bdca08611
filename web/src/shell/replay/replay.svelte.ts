// A match that is over, seen again from any ply and with anybody's eyes.
import type {
  Advice,
  Answer,
  Happened,
  PlyInfo,
  Position,
  Problem,
  Scene,
  ScoreSheet,
  TableInfo,
  Welcome,
} from "../../generated/protocol";
import { settings } from "../page/settings.svelte";
import { Timeline } from "./timeline";
import { Connection, openSocket, type Link } from "../net/connection";
import { follow, type LogLine } from "../match/log";
import { cardRest } from "../match/pacing";
import { calledBy } from "../match/seats";
import { Showing, type Shown } from "../match/showing.svelte";
import type { Views } from "../match/steps";
import { Table, type TableStart } from "../board/table.svelte";
import type { AnyView } from "../board/title";
import { loadTitle } from "../title/loading";

// A position, and when the match is over everybody's view of it.
interface Seen {
  position: Position;
  views?: object | null;
}

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
  // What everybody's points are for, at the end of the round that is summed up.
  sheet = $state.raw<ScoreSheet | null>(null);

  readonly #connection: Connection;
  readonly #scenes = new Map<number, Scene>();
  readonly #asked = new Map<string, number>();
  readonly #showing = new Showing<Shown>({
    rules: () => this.table?.module.events ?? {},
    show: (item) => this.#lay(item),
    settled: () => undefined,
    rested: () => this.#advance(),
    cardRest: (item) => this.#cardRest(item),
  });
  #welcomed: Welcome | null = null;
  // All that happened, as far as it has been told.
  #log: Happened[] = [];
  #storyId = "";
  #start: Omit<TableStart, "seat"> | null = null;
  // The ply that was shown last, with all that led there.
  #shown = -1;
  // What lies on the table: that ply, or a step on the way there.
  #laid: Shown | null = null;
  // Does one come by a step, so that a scene is played?
  #isStep = false;
  #adviceId = "";

  constructor(
    readonly id: string,
    readonly key: string | null,
    private readonly first: number | null,
  ) {
    this.#connection = new Connection(openSocket, id, key, {
      welcomed: (welcome) => this.#welcome(welcome),
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
      this.#showing.clear();
      this.#connection.close();
    };
  }

  get isOver(): boolean {
    return this.info?.status === "over";
  }

  // After an interruption there is nothing new: the match is over.
  #welcome(welcome: Welcome): void {
    if (this.#start || this.#storyId) return;
    this.#welcomed = welcome;
    this.#tell(welcome);
  }

  // The whole story, from its end to the beginning.
  #tell({ since, log }: Pick<Welcome, "since" | "log">): void {
    this.#log = [...log, ...this.#log];
    if (since > 0 && this.#welcomed?.table.status === "over")
      this.#storyId = this.#connection.ask({ type: "recall", until: since });
    else void this.#begin(this.#welcomed!);
  }

  async #begin(welcome: Welcome): Promise<void> {
    try {
      const { module, speak } = await loadTitle(welcome.table.title);
      const { table: info, box, position, seat } = welcome;
      this.info = info;
      if (!this.isOver || !position) return;
      const texts = speak(welcome.facts);
      Object.assign(texts, calledBy(info.players));
      this.timeline = new Timeline(this.#log, info.revised ?? 0);
      this.lines = this.#log.reduce(follow, []);
      this.seat = seat;
      this.eyes = seat ?? info.players[0]?.seat ?? null;
      this.#start = { info, box, texts, module, position, key: this.key };
      this.jump(this.first ?? 0);
    } catch (error) {
      this.failure = error;
    }
  }

  // ------------------------------------------------------------- going through the match

  // The position at once, however one comes there.
  jump(ply: number): void {
    this.#go(ply, false);
  }

  // Forward, scenes are played; another step ends them.
  step(direction: 1 | -1): void {
    if (direction < 0) this.jump(this.timeline.previous(this.ply));
    else if (this.isScene) this.skip();
    else this.#go(this.timeline.next(this.ply), true);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.isScene) this.skip();
    else if (this.playing && this.ply === this.timeline.plies) this.jump(0);
    else this.#advance();
  }

  pause(): void {
    this.playing = false;
  }

  // The same position with other eyes, or with more of them.
  see({ eyes = this.eyes, open = this.open }): void {
    this.eyes = eyes;
    this.open = open;
    if (this.#laid) this.#lay({ ...this.#laid, events: [] });
    this.#retrace();
  }

  get isScene(): boolean {
    return this.#showing.isScene;
  }

  get hasCard(): boolean {
    return this.#showing.hasCard;
  }

  // To the end of the scene.
  skip(): void {
    const last = this.#showing.clear().at(-1);
    if (last) this.#showing.add([last]);
    else this.#advance();
  }

  dismiss(): void {
    this.#showing.dismiss();
  }

  #go(ply: number, isStep: boolean): void {
    // A scene that is broken off has not been seen.
    if (this.#showing.clear().length) this.#shown = -1;
    this.ply = this.timeline.within(ply);
    this.#isStep = isStep;
    this.advice = null;
    this.#want(this.ply);
    this.#show();
  }

  // On to the next stop, once the present one has been seen.
  #advance(): void {
    if (!this.playing || this.#shown !== this.ply) return;
    if (this.ply === this.timeline.plies) this.playing = false;
    else this.step(1);
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
        this.#connection.ask({ type: "look", ply: wanted, stills: true }),
        wanted,
      );
    }
  }

  #answer(answer: Answer): void {
    if (answer.type === "scene") {
      this.#keep(answer);
    } else if (answer.type === "story") {
      if (answer.id === this.#storyId) this.#tell(answer);
    } else if (answer.type === "advice") {
      if (answer.id === this.#adviceId) this.advice = answer;
    } else if (answer.type === "sheet") {
      this.sheet = answer.sheet;
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
    const items = this.#itemsOf(scene, this.#shown);
    this.#shown = this.ply;
    this.#showing.add(items);
  }

  #itemsOf(scene: Scene, from: number): Shown[] {
    const { position, stills } = scene;
    const views = scene.views as Views | null;
    const plies = this.#pliesOf(scene, from);
    if (this.#showing.sumsUp(plies)) this.#count();
    return this.#showing.stepsOf({ plies, position, views, stills });
  }

  // Whoever steps from one stop to the next sees its stills, whoever jumps there only what came of it.
  #pliesOf({ plies = [] }: Scene, from: number): PlyInfo[] {
    const told = from < 0 ? [] : this.timeline.between(from, this.ply);
    const isWhole = from === this.timeline.previous(this.ply);
    if (!this.#isStep || !isWhole) return told;
    return told.map((one) => plies.find(({ ply }) => ply === one.ply) ?? one);
  }

  // While the match is played it goes by itself, and also where it covers nothing that waits.
  #cardRest({ step }: Shown): number | null {
    return step === "card" && !this.playing ? null : cardRest(settings.speed);
  }

  #count(): void {
    this.sheet = null;
    this.#connection.ask({ type: "count", ply: this.ply });
  }

  // On the table, with the eyes that are chosen.
  #lay(item: Shown): void {
    this.#laid = item;
    const position = seenBy(item, this.eyes);
    const views = this.open ? (item.views as Record<string, AnyView>) : null;
    if (this.table) {
      this.table.seat = this.eyes;
      this.table.show(position, item.events, views);
    } else {
      this.table = new Table({
        ...this.#start!,
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
    if (table?.position.ply !== this.ply || table.trails.length || !before)
      return;
    table.retrace(seenBy(before, this.eyes), table.position);
  }
}

// The position with the eyes of the seat.
function seenBy({ position, views }: Seen, seat: string | null): Position {
  const own = seat === null ? undefined : (views as Views | null)?.[seat];
  return own === undefined ? position : { ...position, view: own };
}
