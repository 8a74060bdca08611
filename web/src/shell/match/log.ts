// The log of a table as lines: what happened at each ply, what was taken back, what was said.
import type { EventInfo, Happened, PlyInfo } from "../../generated/protocol";
import { scores, type Rules } from "../board/declared";
import type { Texts } from "../text/texts.svelte";

export interface EventLine {
  kind: "event";
  key: string;
  ply: number;
  seat: string;
  event: EventInfo;
}
export interface UndoLine {
  kind: "undo";
  key: string;
  ply: number;
  seat: string;
}
export type LogLine = EventLine | UndoLine;

// Lines that stand together as one.
export interface Folded {
  key: string;
  into: string | null;
  lines: LogLine[];
}

export interface ChatLine {
  key: string;
  time: number;
  seat: string | null;
  name: string;
  text: string;
  to: string[];
}

export type Filter = "all" | "mine" | "points";

// The lines after one more happening: what was taken back is gone, except that it was taken back.
export function follow(
  lines: LogLine[],
  { number, what }: Happened,
): LogLine[] {
  switch (what.type) {
    case "began":
    case "moved":
      return [...lines, ...what.plies.flatMap((ply) => told(number, ply))];
    case "undone": {
      const kept = lines.filter((line) => line.ply < what.ply);
      const undo: UndoLine = {
        kind: "undo",
        key: `${number}u`,
        ply: what.ply - 1,
        seat: what.seat,
      };
      return [...kept, undo, ...what.plies.flatMap((ply) => told(number, ply))];
    }
    default:
      return lines;
  }
}

function told(number: number, { ply, seat, events }: PlyInfo): EventLine[] {
  return events.map((event, index) => ({
    kind: "event",
    key: `${number}-${ply}-${index}`,
    ply,
    seat,
    event,
  }));
}

export function chatOf({ number, time, what }: Happened): ChatLine | null {
  if (what.type !== "said") return null;
  const { seat, name, text, to } = what;
  return { key: String(number), time, seat, name, text, to };
}

// What a line says.
export function wordsOf(line: LogLine, texts: Texts): string {
  return line.kind === "undo"
    ? texts.say("log-undone", texts.spoken({ seat: line.seat }))
    : texts.event(line.event);
}

export function isScoring(line: LogLine, rules: Rules): boolean {
  return line.kind === "event" && scores(rules, line.event);
}

export function filtered(
  lines: LogLine[],
  filter: Filter,
  seat: string | null,
  rules: Rules,
): LogLine[] {
  return lines.filter((line) => {
    if (filter === "points") return isScoring(line, rules);
    return filter === "all" || isOf(line, seat);
  });
}

// Neighbouring lines that the title folds into one; every other line stands alone.
export function folded(lines: LogLine[], rules: Rules): Folded[] {
  const found: Folded[] = [];
  for (const line of lines) {
    const into = foldOf(line, rules)?.into ?? null;
    const last = found.at(-1);
    if (into !== null && last?.into === into) last.lines.push(line);
    else found.push({ key: line.key, into, lines: [line] });
  }
  return found;
}

function foldOf(line: LogLine, rules: Rules) {
  return line.kind === "event" ? rules[line.event.kind]?.fold : undefined;
}

// What the folded line says, and in brackets what the reader knows of it.
export function foldedWords(
  { into, lines }: Folded,
  seats: number,
  rules: Rules,
  texts: Texts,
): string {
  const events = lines.flatMap((line) =>
    line.kind === "event" ? [line.event] : [],
  );
  const who = [...new Set(events.map(({ args }) => String(args.seat)))];
  const things = lines.flatMap((line) => {
    const of = foldOf(line, rules)?.of;
    const word = line.kind === "event" && of ? line.event.args[of] : undefined;
    return of && word !== undefined
      ? [String(texts.spoken({ [of]: word })[of])]
      : [];
  });
  const words = texts.say(`folded-${into}`, {
    who: who.length === seats ? "all" : who.length === 1 ? "one" : "some",
    names: texts.list(who.map((seat) => texts.name("seat", seat))),
    each: Math.round(lines.length / who.length),
  });
  return who.length === 1 || things.length < lines.length
    ? [words, things.length ? `(${texts.list(things)})` : ""].join(" ").trim()
    : words;
}

function isOf(line: LogLine, seat: string | null): boolean {
  return (
    line.seat === seat ||
    (line.kind === "event" && line.event.args.seat === seat)
  );
}

// The last moves, the latest first. Before an undo the plies were others: there is no way back beyond it.
export function lastMoves(log: Happened[]): Happened[] {
  const told = log.filter(({ what }) => "plies" in what).toReversed();
  const end = told.findIndex(
    ({ what }) =>
      what.type !== "moved" || !("plies" in what && what.plies.length),
  );
  return end < 0 ? told : told.slice(0, end);
}

// All events of a happening, in order.
export function eventsOf({ what }: Happened): EventInfo[] {
  return "plies" in what ? what.plies.flatMap((ply) => ply.events) : [];
}
