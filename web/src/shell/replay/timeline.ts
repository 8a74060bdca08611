// A whole match as a replay steps through it: stops, and what happened on the way to each.
import type { Happened, PlyInfo } from "../../generated/protocol";
import { clamp } from "../review/chances";

export interface Stop {
  // The ply after which one stops: a player acted, and then chance.
  ply: number;
  plies: PlyInfo[];
}

// The plies that stand at the end, happening by happening.
function stopsOf(log: Happened[]): Stop[] {
  let stops: Stop[] = [];
  for (const { what } of log) {
    if (!("plies" in what)) continue;
    if (what.type === "undone") stops = before(stops, what.ply);
    if (what.type === "revised") stops = before(stops, what.ply + 1);
    const last = what.plies.at(-1);
    if (last) stops.push({ ply: last.ply, plies: what.plies });
  }
  return stops;
}

// What is left when the ply is taken back.
function before(stops: Stop[], ply: number): Stop[] {
  const kept = stops.map((stop) => stop.plies.filter((told) => told.ply < ply));
  return kept
    .filter((plies) => plies.length)
    .map((plies) => ({ ply: plies.at(-1)!.ply, plies }));
}

export class Timeline {
  readonly stops: Stop[];
  readonly plies: number;

  // It begins after so many plies: how the table looked before is not known.
  constructor(
    log: Happened[],
    readonly first = 0,
  ) {
    this.stops = stopsOf(log).filter(({ ply }) => ply > first);
    this.plies = this.stops.at(-1)?.ply ?? first;
  }

  // A ply that exists, even if the address names another.
  within(ply: number): number {
    return Number.isFinite(ply)
      ? clamp(Math.round(ply), this.first, this.plies)
      : this.first;
  }

  next(ply: number): number {
    return this.stops.find((stop) => stop.ply > ply)?.ply ?? this.plies;
  }

  previous(ply: number): number {
    return this.stops.findLast((stop) => stop.ply < ply)?.ply ?? this.first;
  }

  // What happened after one ply and up to another, if it is a step of one stop at most.
  between(from: number, to: number): PlyInfo[] {
    if (to <= from || to > this.next(from)) return [];
    return this.stops
      .flatMap((stop) => stop.plies)
      .filter((told) => told.ply > from && told.ply <= to);
  }

  // The ply that a player made there, chance left aside.
  madeAt(ply: number): PlyInfo | null {
    const stop = this.stops.find((other) => other.ply >= ply + 1);
    return stop?.plies.find((told) => told.ply === ply + 1) ?? null;
  }
}
