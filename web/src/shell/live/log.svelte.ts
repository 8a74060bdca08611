// What has happened at a live table, as far as it has been shown, and what was said.
import type { EventInfo, Happened } from "../../generated/protocol";
import {
  chatOf,
  follow,
  storedLines,
  type ChatLine,
  type LogLine,
} from "../match/log";

export class LiveLog {
  lines = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  // The number after which it begins; what was before can be recalled.
  since = $state(0);

  #added: Happened[] = [];

  begin(since: number): void {
    this.lines = [];
    this.chat = [];
    this.since = since;
    this.#added = [];
  }

  // What was before all that it has.
  precede(since: number, log: Happened[]): void {
    this.since = since;
    this.#added = [...log, ...this.#added];
    this.lines = this.#added.reduce(follow, []);
    this.chat = [...log.flatMap((told) => chatOf(told) ?? []), ...this.chat];
  }

  // The same where only what was stored is left.
  get stored(): LogLine[] {
    void this.lines;
    return storedLines(this.#added);
  }

  add(happened: Happened): void {
    this.#added.push(happened);
    this.lines = follow(this.lines, happened);
  }

  // Chat is shown at once, even while happenings wait to be shown.
  hear(happened: Happened): void {
    const said = chatOf(happened);
    if (said) this.chat = [...this.chat, said];
  }

  eventsAt(ply: number): EventInfo[] {
    return this.lines.flatMap((line) =>
      line.kind === "event" && line.ply === ply ? [line.event] : [],
    );
  }
}
