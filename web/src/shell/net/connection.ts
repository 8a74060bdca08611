// The socket to the server: reconnects by itself, loses nothing, and sends nothing twice.
import type {
  Answer,
  Happened,
  Problem,
  Request,
  Welcome,
} from "../../generated/protocol";
import { at } from "../page/site";
import { newNonce } from "./guests";

export type Link = "connecting" | "online" | "away" | "refused";

// As much of a WebSocket as is needed.
export interface Wire {
  send(words: string): void;
  close(): void;
}
export interface WireEvents {
  opened(): void;
  received(words: string): void;
  closed(code?: number): void;
}
export type OpenWire = (events: WireEvents, table: string) => Wire;

export interface Listener {
  // Everything after an interruption, or at first: all that happened since the last number seen.
  welcomed(welcome: Welcome): void;
  happened(happened: Happened): void;
  // Any other answer.
  answered(answer: Answer): void;
  linked(link: Link, problem: Problem | null): void;
}

type Asked = Exclude<Request, { type: "hello" | "ping" }>;
type WithoutId<Kind> = Kind extends unknown ? Omit<Kind, "id"> : never;
export type Unsent = WithoutId<Asked>;

// The code with which a server closes that will be back.
export const RESTART = 1012;
// Not all who were there come back in the same moment.
export const SPREAD = 200;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
// A server that is cut off says nothing, not even that it has gone.
export const HEARTBEAT = 6_000;
export const PATIENCE = 3_000;
// Nor does it take a connection; one over a slow network needs its time.
export const OPENING = 10_000;
// What keeps somebody out at the door for a while only.
const PASSING = new Set([
  "too-fast",
  "too-many-connections",
  "hello-late",
  "storage",
  "server-full",
]);

export class Connection {
  seen = 0;
  link: Link = "connecting";
  // Is there something in the past that has not been told?
  hasMissed = false;
  // Requests without an answer, in the order in which they were made.
  readonly #pending = new Map<string, Asked>();
  #wire: Wire | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  // A spectator's requests are known again by it; a seat's, by its key.
  readonly #visitor = newNonce();

  constructor(
    private readonly open: OpenWire,
    private readonly table: string,
    private readonly key: string | null,
    private readonly listener: Listener,
    private readonly newId: () => string = () => newNonce(),
  ) {}

  connect(): void {
    if (this.#isClosed || this.#wire) return;
    clearTimeout(this.#retry);
    const wire = this.open(
      {
        opened: () => {
          if (wire !== this.#wire) return;
          this.#tell({
            type: "hello",
            table: this.table,
            key: this.key,
            seen: this.seen,
            visitor: this.#visitor,
          });
          this.#expect();
        },
        received: (words) => {
          if (wire === this.#wire) this.#receive(JSON.parse(words) as Answer);
        },
        closed: (code) => {
          if (wire === this.#wire) this.#lose(code === RESTART);
        },
      },
      this.table,
    );
    this.#wire = wire;
    this.#heartbeat = setTimeout(() => this.#lose(), OPENING);
  }

  // Asks for something; it is asked again after an interruption, with the same id.
  ask(request: Unsent): string {
    const id = this.newId();
    const asked = { ...request, id };
    this.#pending.set(id, asked);
    if (this.link === "online") this.#tell(asked);
    return id;
  }

  // Nobody waits for the answer: it is not asked again.
  forget(id: string): void {
    this.#pending.delete(id);
  }

  // The network may be back, or the page is looked at again: no need to wait any longer.
  wake(): void {
    if (this.#isClosed || this.link === "refused") return;
    if (!this.#wire) this.connect();
    else if (this.link === "online") this.#beat();
  }

  // Asks for everything from the beginning.
  refresh(): void {
    this.hasMissed = false;
    this.seen = 0;
    this.#drop();
    this.connect();
  }

  // The network is gone, even if the socket does not know it yet.
  lose(): void {
    if (this.#wire) this.#lose();
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
    clearTimeout(this.#retry);
  }

  // ------------------------------------------------------------- what comes

  #receive(answer: Answer): void {
    this.#expect();
    if (answer.type === "welcome") {
      this.#welcome(answer);
    } else if (answer.type === "happened") {
      this.#happen(answer);
    } else if (answer.type === "refused" && this.link !== "online") {
      if (PASSING.has(answer.problem.problem)) this.#lose();
      else this.#refuse(answer.problem);
    } else {
      if ("id" in answer && answer.id !== null && isFinal(answer))
        this.#pending.delete(answer.id);
      if (answer.type !== "pong") this.listener.answered(answer);
    }
  }

  #welcome(welcome: Welcome): void {
    this.#failures = 0;
    this.listener.welcomed(welcome);
    this.seen = welcome.number;
    this.#become("online");
    for (const request of this.#pending.values()) this.#tell(request);
  }

  #happen(happened: Happened): void {
    if (happened.number <= this.seen) return;
    // When the match is over, all is shown that was hidden, and counted.
    if (happened.number > this.seen + 1) this.hasMissed = true;
    this.seen = happened.number;
    this.listener.happened(happened);
  }

  #refuse(problem: Problem): void {
    this.#drop();
    this.#become("refused", problem);
  }

  // ------------------------------------------------------------- the wire itself

  #tell(request: Request): void {
    this.#wire?.send(JSON.stringify(request));
  }

  // After some silence the server is asked whether it is there; without an answer it is not.
  #expect(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.#beat(), HEARTBEAT);
  }

  #beat(): void {
    clearTimeout(this.#heartbeat);
    this.#tell({ type: "ping", id: this.newId() });
    this.#heartbeat = setTimeout(() => this.#lose(), PATIENCE);
  }

  // A server that restarts says so: it, or another process of it, is there again at once.
  #lose(isRestart = false): void {
    this.#drop();
    this.#become("away");
    this.#retry = setTimeout(
      () => this.connect(),
      isRestart ? SPREAD * Math.random() : this.#pause(),
    );
  }

  #pause(): number {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures += 1;
    return pause * (0.75 + Math.random() / 2);
  }

  #drop(): void {
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#retry);
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #become(link: Link, problem: Problem | null = null): void {
    this.link = link;
    this.listener.linked(link, problem);
  }
}

function isFinal(answer: Answer): boolean {
  return answer.type !== "advice" || answer.progress >= 1;
}

// The address names the table, so that a server of several processes knows which of them has it.
export function openSocket(events: WireEvents, table: string): Wire {
  const address = new URL(at("/api/socket"), location.href);
  address.searchParams.set("table", table);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.onopen = () => events.opened();
  socket.onmessage = (event) => events.received(String(event.data));
  socket.onclose = ({ code }) => events.closed(code);
  return {
    send: (words) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(words);
    },
    close: () => socket.close(),
  };
}

// Wakes the connection when the network is back or the page is looked at; returns how to stop that.
export function watchNetwork(connection: Connection): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener("online", () => connection.wake(), { signal });
  addEventListener("offline", () => connection.lose(), { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") connection.wake();
    },
    { signal },
  );
  return () => controller.abort();
}
