// What has happened at a live table, as far as it has been shown, and what was said.
import type { EventInfo, Happened } from "../../generated/protocol";
import { chatOf, follow, type ChatLine, type LogLine } from "../match/log";

export class LiveLog {
  lines = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);

  clear(): void {
    this.lines = [];
    this.chat = [];
  }

  add(happened: Happened): void {
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
