import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, Happened, Problem } from "../../generated/protocol";
import {
  Connection,
  HEARTBEAT,
  OPENING,
  PATIENCE,
  RESTART,
  SPREAD,
  type Link,
  type WireEvents,
} from "./connection";

interface Sent {
  type: string;
  id?: string;
}

class Server {
  wires: {
    events: WireEvents;
    sent: Sent[];
    isOpen: boolean;
  }[] = [];

  open = (events: WireEvents) => {
    const wire = {
      events,
      sent: [] as Sent[],
      isOpen: true,
    };
    this.wires.push(wire);
    return {
      send: (words: string) => wire.sent.push(JSON.parse(words) as Sent),
      close: () => (wire.isOpen = false),
    };
  };

  get last() {
    return this.wires.at(-1)!;
  }

  say(answer: Partial<Answer>) {
    this.last.events.received(JSON.stringify(answer));
  }

  welcome(number: number, log: Happened[] = []) {
    this.last.events.opened();
    this.say({ type: "welcome", number, log });
  }
}

const happened = (number: number) => ({ type: "happened", number }) as Happened;
const refusedFor = (problem: string): Problem => ({
  problem,
  args: {},
  message: "",
  possible: [],
});

let server: Server;
let heard: string[];
let links: Link[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  heard = [];
  links = [];
  let ids = 0;
  connection = new Connection(
    server.open,
    "t",
    "key",
    {
      welcomed: (welcome) => heard.push(`welcome ${welcome.number}`),
      happened: ({ number }) => heard.push(`happened ${number}`),
      answered: (answer) => heard.push(answer.type),
      linked: (link) => links.push(link),
    },
    () => `id${(ids += 1)}`,
  );
  connection.connect();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("says hello, and resumes from the last number seen", () => {
  server.welcome(3);
  server.say(happened(4));
  server.last.events.closed();
  vi.advanceTimersByTime(1000);
  server.last.events.opened();
  expect(server.wires[0]!.sent[0]).toEqual({
    type: "hello",
    table: "t",
    key: "key",
    seen: 0,
    visitor: expect.any(String) as string,
  });
  expect(server.last.sent[0]).toMatchObject({
    ...server.wires[0]!.sent[0],
    seen: 4,
  });
  expect(links).toEqual(["online", "away"]);
});

test("hears nothing twice", () => {
  server.welcome(3);
  server.say(happened(3));
  server.say(happened(4));
  server.say(happened(4));
  expect(heard).toEqual(["welcome 3", "happened 4"]);
  expect(connection.hasMissed).toBe(false);
});

test("asks for the whole story when there is more to it at the end", () => {
  server.welcome(3);
  server.say(happened(6));
  expect(heard).toEqual(["welcome 3", "happened 6"]);
  expect(connection.hasMissed).toBe(true);
  connection.refresh();
  server.welcome(6);
  expect(server.last.sent[0]).toMatchObject({ type: "hello", seen: 0 });
  expect(connection.hasMissed).toBe(false);
  expect(links).toEqual(["online", "online"]);
});

// What is asked again after an interruption.
function askedAgain(): unknown[] {
  server.last.events.closed();
  vi.advanceTimersByTime(1000);
  server.welcome(connection.seen);
  return server.last.sent.slice(1);
}

test("sends again what was not answered, with the same id, and only that", () => {
  server.welcome(1);
  connection.ask({ type: "move", ply: 1, action: "a" });
  connection.ask({ type: "say", text: "hm" });
  server.say({ type: "accepted", id: "id2", number: 2 });
  server.last.events.closed();
  connection.ask({ type: "undo", ply: 2 });
  const move = { type: "move", id: "id1", ply: 1, action: "a" };
  const undo = { type: "undo", id: "id3", ply: 2 };
  expect(askedAgain()).toEqual([move, undo]);
  server.say({ type: "refused", id: "id1" });
  expect(askedAgain()).toEqual([undo]);
});

test("asks nothing again that nobody waits for any more", () => {
  server.welcome(1);
  connection.forget(connection.ask({ type: "coach" }));
  expect(askedAgain()).toEqual([]);
});

test("waits longer from one attempt to the next, but not when the network is back", () => {
  server.welcome(1);
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    server.last.events.closed();
    vi.advanceTimersByTime(400 * 2 ** (attempt - 1) * 1.3);
    expect(server.wires.length).toBe(attempt + 1);
  }
  server.last.events.closed();
  connection.wake();
  expect(server.wires.length).toBe(6);
});

test.each(["too-fast", "storage", "server-full"])(
  "comes again later when it is refused for a while only: %s",
  (problem) => {
    server.last.events.opened();
    server.say({ type: "refused", id: null, problem: refusedFor(problem) });
    expect(connection.link).toBe("away");
    vi.advanceTimersByTime(1000);
    expect(server.wires.length).toBe(2);
  },
);

test("does not wait for ever for a connection to open", () => {
  vi.advanceTimersByTime(OPENING);
  expect(server.last.isOpen).toBe(false);
  vi.advanceTimersByTime(1000);
  server.welcome(1);
  vi.advanceTimersByTime(OPENING - HEARTBEAT);
  expect(links).toEqual(["away", "online"]);
});

test("comes back at once when the server says that it restarts", () => {
  server.welcome(1);
  server.last.events.closed(RESTART);
  vi.advanceTimersByTime(SPREAD);
  expect(server.wires.length).toBe(2);
  server.last.events.closed();
  vi.advanceTimersByTime(400 * 1.3);
  expect(server.wires.length).toBe(3);
});

test("notices a server that has gone silent", () => {
  server.welcome(1);
  vi.advanceTimersByTime(HEARTBEAT);
  expect(server.last.sent.at(-1)).toMatchObject({ type: "ping" });
  server.say({ type: "pong", id: "id1" });
  vi.advanceTimersByTime(PATIENCE);
  expect(links).toEqual(["online"]);
  vi.advanceTimersByTime(HEARTBEAT + PATIENCE);
  expect(links).toEqual(["online", "away"]);
});

test("gives up when it is refused at the door", () => {
  server.last.events.opened();
  server.say({ type: "refused", id: null, problem: refusedFor("key-wrong") });
  vi.advanceTimersByTime(60_000);
  connection.wake();
  expect(links).toEqual(["refused"]);
  expect(server.wires.length).toBe(1);
});

test("keeps asking a coach who is still thinking", () => {
  server.welcome(1);
  const id = connection.ask({ type: "coach" });
  server.say({ type: "advice", id, progress: 0.5 });
  expect(askedAgain()).toEqual([{ type: "coach", id }]);
  server.say({ type: "advice", id, progress: 1 });
  expect(askedAgain()).toEqual([]);
});
