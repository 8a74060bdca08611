// What events tell the board: who walked, who gained, what went to whom.
import type { EventInfo } from "../../generated/protocol";

// How long a pawn is on its way, at most.
export const WALK_MS = 800;

export interface Walk {
  pawn: string;
  from: string;
  to: string;
}

export function walksOf(events: EventInfo[]): Walk[] {
  return events
    .filter((event) => event.kind === "walked")
    .map(({ args }) => ({
      pawn: String(args.pawn),
      from: String(args.from),
      to: String(args.to),
    }));
}

export interface Gained {
  pawn: string;
  text: string;
  coins: boolean;
  // How many gains of the same pawn came before it.
  order: number;
}

const PAYS = new Set(["bought", "ate", "donated", "set-out-poorer"]);
const EARNS = new Set(["earned", "entertained", "given-back", "prepared"]);

// Points and coins of the events, in their order; at the end of the journey there are too many to show.
export function gainsOf(events: EventInfo[]): Gained[] {
  const gains: Gained[] = [];
  const add = (pawn: string, number: number, coins: boolean) => {
    if (!number) return;
    const order = gains.filter((gain) => gain.pawn === pawn).length;
    const sign = number > 0 ? "+" : "−";
    gains.push({
      pawn,
      text: `${sign}${Math.abs(number)}${coins ? " ◎" : ""}`,
      coins,
      order,
    });
  };
  for (const { kind, args } of events) {
    const pawn = String(args.seat ?? args.pawn ?? "");
    if (typeof args.points === "number") add(pawn, args.points, false);
    if (typeof args.coins === "number" && EARNS.has(kind))
      add(pawn, args.coins, true);
    if (typeof args.coins === "number" && PAYS.has(kind))
      add(pawn, -args.coins, true);
  }
  return gains;
}

export interface Taken {
  seat: string;
  // What the card is: `souvenir`, `meal`, `encounter`, `spring`, `panorama`, `achievement`.
  sort: string;
  word: string;
}

const CARDS: Record<string, string> = {
  bought: "souvenir",
  "was-given": "souvenir",
  ate: "meal",
  met: "encounter",
  bathed: "spring",
  admired: "panorama",
  achieved: "achievement",
};

// The cards that somebody took.
export function takenIn(events: EventInfo[]): Taken[] {
  return events.flatMap(({ kind, args }) => {
    const sort = CARDS[kind];
    return sort
      ? [{ seat: String(args.seat), sort, word: String(args[sort]) }]
      : [];
  });
}
