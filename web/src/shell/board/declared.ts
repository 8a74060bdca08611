// Reads what a title declares of its events.
import type { EventInfo } from "../../generated/protocol";
import type { EventRule, Gain, Pattern, Sound, Thing } from "./title";

export type Rules = Record<string, EventRule>;
type Args = Record<string, string | number>;

const SOUNDS_AT_ONCE = 2;

// The thing that the pattern means, or null where an argument is missing.
export function filled(pattern: Pattern, args: Args): Thing | null {
  let isWhole = true;
  const thing = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    isWhole &&= name in args;
    return String(args[name]);
  });
  return isWhole ? thing : null;
}

export function kindOf(thing: Thing): [kind: string, word: string] {
  const colon = thing.indexOf(":");
  return colon < 0
    ? [thing, ""]
    : [thing.slice(0, colon), thing.slice(colon + 1)];
}

export function soundsOf(rules: Rules, events: EventInfo[]): Sound[] {
  const sounds = events.map(({ kind }) => rules[kind]?.sound ?? "piece");
  return [...new Set(sounds)].slice(0, SOUNDS_AT_ONCE);
}

export function travelOf(rules: Rules, events: EventInfo[]): number {
  return Math.max(0, ...events.map(({ kind }) => rules[kind]?.travel ?? 0));
}

export function marksOf(rules: Rules, events: EventInfo[]): Set<Thing> {
  const marks = events.flatMap(({ kind, args }) =>
    (rules[kind]?.marks ?? []).map((pattern) => filled(pattern, args)),
  );
  return new Set(marks.filter((thing) => thing !== null));
}

export function beginsRound(rules: Rules, events: EventInfo[]): boolean {
  return events.some(({ kind }) => rules[kind]?.beginsRound);
}

// How long the table rests after the events: first a piece travels, then all else is shown.
export function restOf(
  rules: Rules,
  events: EventInfo[],
  usual: number,
): number {
  const travel = travelOf(rules, events);
  const pauses = events
    .filter(({ kind }) => !rules[kind]?.travel)
    .map(({ kind }) => rules[kind]?.pause ?? usual);
  return travel || pauses.length ? travel + Math.max(0, ...pauses) : usual;
}

// Does somebody gain points? An event that the title does not declare counts if it has points.
export function scores(rules: Rules, { kind, args }: EventInfo): boolean {
  const gains = rules[kind]?.gains ?? [];
  return kind in rules
    ? gains.some(({ amount, unit }) => unit === undefined && amount in args)
    : "points" in args;
}

export interface Gained {
  to: Thing;
  from: Thing | null;
  amount: number;
  unit: string;
}

export function gainsOf(rules: Rules, events: EventInfo[]): Gained[] {
  return events.flatMap(({ kind, args }) =>
    (rules[kind]?.gains ?? []).flatMap((gain) => gained(gain, args)),
  );
}

function gained(gain: Gain, args: Args): Gained[] {
  const to = filled(gain.to, args);
  const amount = Number(args[gain.amount] ?? 0) * (gain.isPaid ? -1 : 1);
  if (to === null || amount === 0) return [];
  const from = gain.from === undefined ? null : filled(gain.from, args);
  return [{ to, from, amount, unit: gain.unit ?? "" }];
}

// What each has gained in all, points and coins apart.
export function sums(gains: Gained[]): Gained[] {
  const found = new Map<string, Gained>();
  for (const gain of gains) {
    const key = `${gain.to} ${gain.unit}`;
    const amount = (found.get(key)?.amount ?? 0) + gain.amount;
    found.set(key, { ...gain, from: null, amount });
  }
  return [...found.values()].filter(({ amount }) => amount !== 0);
}

export function signed({ amount }: Gained): string {
  return `${amount > 0 ? "+" : "−"}${Math.abs(amount)}`;
}

export interface Flown {
  thing: Thing;
  from: Thing;
  to: Thing;
}

export function flightsOf(rules: Rules, events: EventInfo[]): Flown[] {
  return events.flatMap(({ kind, args }) => {
    const flight = rules[kind]?.flight;
    if (!flight) return [];
    const [thing, from, to] = [flight.thing, flight.from, flight.to].map(
      (pattern) => filled(pattern, args),
    );
    return thing && from && to ? [{ thing, from, to }] : [];
  });
}
