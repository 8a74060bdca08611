// Hints for a first game.
import { NEUTRAL, type Table } from "./model";

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

// What a stop without a decision has just gained.
const STOPS: Record<string, string> = {
  admired: "guide-panorama",
  bathed: "guide-hot-spring",
  earned: "guide-farm",
  met: "guide-encounter",
  "lined-up": "guide-waiting",
};

export function guide(table: Table): string | null {
  const { view } = table;
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
