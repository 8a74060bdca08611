// Hints for a first game, and how the table keeps time with what happens.
import type { EventInfo } from "../../generated/protocol";
import type { Table } from "../../shell/board/table.svelte";
import { NEUTRAL, viewOf } from "./model";
import { gainsOf, takenIn, WALK_MS } from "./events";

const DECISIONS = new Set([
  "choosing",
  "walking",
  "shopping",
  "donating",
  "keeping",
  "admiring",
  "tasting",
  "dining",
]);

// What a stop that asks for nothing has just brought.
const STOPS: Record<string, string> = {
  admired: "guide-panorama",
  bathed: "guide-hot-spring",
  earned: "guide-farm",
  met: "guide-encounter",
  "lined-up": "guide-waiting",
};

export function guide(table: Table): string | null {
  const view = viewOf(table);
  if (view.over || table.seat === null) return null;
  if (table.isMyTurn && DECISIONS.has(view.step)) {
    return view.guest === NEUTRAL ? "guide-neutral" : `guide-${view.step}`;
  }
  const mine = table.events.find(
    ({ kind, args }) =>
      kind in STOPS && (args.seat ?? args.pawn) === table.seat,
  );
  return mine ? STOPS[mine.kind]! : null;
}

// A new leg and the end of the journey want a moment, and so does what somebody gained.
export function pause(events: EventInfo[]): number | undefined {
  const kinds = new Set(events.map((event) => event.kind));
  if (kinds.has("game-over")) return 2600;
  if (kinds.has("leg-begins") || kinds.has("achieved")) return 2000;
  const walk = kinds.has("walked") ? WALK_MS : 0;
  return takenIn(events).length || gainsOf(events).length
    ? walk + 900
    : walk || undefined;
}

const SOUNDS: Record<string, string> = {
  walked: "piece",
  earned: "coin",
  donated: "coin",
  "neutral-donated": "coin",
  bought: "coin",
  offered: "card",
  admired: "card",
  bathed: "card",
  met: "card",
  ate: "card",
  "leg-begins": "bell",
  achieved: "bell",
  "game-over": "cheer",
};

export function sound(event: EventInfo): string | undefined {
  return SOUNDS[event.kind];
}
