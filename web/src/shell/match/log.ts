// The log of a table as lines: what happened at each ply, what was taken back, what was said.
import type {
  EventInfo,
  Happened,
  PlyInfo,
  Seated,
} from "../../generated/protocol";
import { scores, type Rules } from "../board/declared";
import type { Texts } from "../text/texts.svelte";

type Reason = NonNullable<Seated["why"]>;

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
// From here on other rules hold.
export interface RevisionLine {
  kind: "revision";
  key: string;
  ply: number;
  seat: string;
}
// A move of older rules of which no event was stored: as it was written down.
export interface MoveLine {
  kind: "move";
  key: string;
  ply: number;
  seat: string;
  action: string;
}
// A bot stands in for somebody from now on, or no longer; one of the others would have it so; or somebody
// would have the table closed.
export interface SeatLine {
  kind: "seat";
  key: string;
  ply: number;
  seat: string;
  why: Exclude<Reason, ""> | "would" | "closing";
  // For whom a bot should play, where somebody would have it so.
  absent?: string;
}
export type LogLine = EventLine | UndoLine | SeatLine | RevisionLine | MoveLine;

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
  reason: string;
  gesture: string;
}

export type Filter = "all" | "mine" | "points";

// The lines after one more happening: what was taken back is gone, except that it was taken back.
export function follow(
  lines: LogLine[],
  { number, what }: Happened,
): LogLine[] {
  switch (what.type) {
    case "began": {
      const dealt = what.plies.flatMap((ply) => told(number, ply));
      const missed = what.table.players.filter(({ stand_in }) => stand_in);
      return [
        ...lines,
        ...missed.map(({ seat }) => ({
          ...seatLine(lines, number, seat, "agreed"),
          key: `${number}s${seat}`,
        })),
        ...dealt,
      ];
    }
    case "moved":
      return [...lines, ...what.plies.flatMap((ply) => told(number, ply))];
    case "revised": {
      const revision: RevisionLine = {
        kind: "revision",
        key: `${number}r`,
        ply: what.ply,
        seat: "chance",
      };
      return [
        ...standing(lines, what.ply + 1),
        revision,
        ...what.plies.flatMap((ply) => told(number, ply)),
      ];
    }
    case "undone": {
      const kept = standing(lines, what.ply);
      const undo: UndoLine = {
        kind: "undo",
        key: `${number}u`,
        ply: what.ply - 1,
        seat: what.seat,
      };
      return [...kept, undo, ...what.plies.flatMap((ply) => told(number, ply))];
    }
    case "closing":
      return [...lines, seatLine(lines, number, what.seat, "closing")];
    case "seated":
      return what.why && what.seat
        ? [...lines, seatLine(lines, number, what.seat, what.why)]
        : lines;
    case "agreed":
      return [
        ...lines,
        {
          ...seatLine(lines, number, what.seat, "would"),
          absent: what.absent,
        },
      ];
    default:
      return lines;
  }
}

// What is left of them when nothing from that ply on counts any more.
function standing(lines: LogLine[], ply: number): LogLine[] {
  return lines.filter((line) => line.ply < ply || line.kind === "seat");
}

// All that was stored of a match of older rules: where no event was, the move itself.
export function storedLines(log: Happened[]): LogLine[] {
  return log.flatMap((happened) => [
    ...follow([], happened),
    ...pliesOf(happened).flatMap(bareMove),
  ]);
}

function bareMove({ ply, seat, action, events }: PlyInfo): MoveLine[] {
  if (events.length || seat === "chance") return [];
  return [{ kind: "move", key: `${ply}m`, ply, seat, action }];
}

function seatLine(
  lines: LogLine[],
  number: number,
  seat: string,
  why: SeatLine["why"],
): SeatLine {
  const ply = lines.at(-1)?.ply ?? 0;
  return { kind: "seat", key: `${number}s`, ply, seat, why };
}

function told(
  number: number,
  { ply, seat, events }: Pick<PlyInfo, "ply" | "seat" | "events">,
): EventLine[] {
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
  const { seat, name, text, to, reason, gesture } = what;
  return { key: String(number), time, seat, name, text, to, reason, gesture };
}

// What a line says.
export function wordsOf(line: LogLine, texts: Texts): string {
  const { seat } = line;
  switch (line.kind) {
    case "undo":
      return texts.say("log-undone", texts.spoken({ seat }));
    case "revision":
      return texts.say("log-revised", { ply: line.ply });
    case "move":
      return texts.say("log-move", {
        ...texts.spoken({ seat }),
        action: line.action,
      });
    case "seat":
      return texts.say(
        `log-seat-${line.why}`,
        texts.spoken({ seat, absent: texts.name("seat", line.absent ?? seat) }),
      );
    case "event":
      return texts.event(line.event);
  }
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
export function folded(
  lines: LogLine[],
  folds: Record<string, string>,
): Folded[] {
  const found: Folded[] = [];
  for (const line of lines) {
    const into = (line.kind === "event" && folds[line.event.kind]) || null;
    const last = found.at(-1);
    if (into !== null && last?.into === into) last.lines.push(line);
    else found.push({ key: line.key, into, lines: [line] });
  }
  return found;
}

// What happened in one go, line by line as a log would tell it.
export function summedUp(
  events: EventInfo[],
  seats: number,
  texts: Texts,
): string[] {
  const lines = told(0, { ply: 0, seat: "", events });
  return folded(lines, texts.folds).map((group) =>
    group.lines.length > 1
      ? foldedWords(group, seats, texts)
      : wordsOf(group.lines[0]!, texts),
  );
}

// What the folded line says, and in brackets what the reader knows of it. Whoever did more or less than the
// others has a sentence of their own.
export function foldedWords(
  { into, lines }: Folded,
  seats: number,
  texts: Texts,
): string {
  const events = lines.flatMap((line) =>
    line.kind === "event" ? [line.event] : [],
  );
  if (texts.has(`folded-${into}.part`))
    return partByPart(`folded-${into}`, events, texts);
  const counts = new Map<string, number>();
  for (const { args } of events) {
    const seat = String(args.seat);
    counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  const sentences = [...new Set(counts.values())].map((each) => {
    const who = [...counts.keys()].filter((seat) => counts.get(seat) === each);
    return texts.say(`folded-${into}`, {
      who: who.length === seats ? "all" : who.length === 1 ? "one" : "some",
      names: texts.list(who.map((seat) => texts.name("seat", seat))),
      each,
    });
  });
  const things = events.flatMap(({ args: { seat: _, ...what } }) => {
    const spoken = texts.spoken(what);
    return Object.keys(what).map((name) => String(spoken[name]));
  });
  const isKnown = counts.size === 1 || things.length < lines.length;
  const known = isKnown && things.length ? [`(${texts.list(things)})`] : [];
  return [...sentences, ...known].join(" ");
}

// Everybody's parts in a sentence, or all of them if they are nobody's.
function partByPart(id: string, events: EventInfo[], texts: Texts): string {
  const seats = new Set(events.map(({ args }) => String(args.seat ?? "")));
  return [...seats]
    .map((seat) => {
      const parts = events
        .filter(({ args }) => String(args.seat ?? "") === seat)
        .map(({ args }) => texts.say(`${id}.part`, texts.spoken(args)));
      return texts.say(id, {
        names: seat && texts.name("seat", seat),
        parts: texts.list(parts),
      });
    })
    .join(" ");
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

export function pliesOf({ what }: Happened): PlyInfo[] {
  return "plies" in what ? what.plies : [];
}

// All events of a happening, in order.
export function eventsOf(happened: Happened): EventInfo[] {
  return pliesOf(happened).flatMap((ply) => ply.events);
}
