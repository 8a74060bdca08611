// What somebody chooses for a new table, step by step.
import type { NewSeat, NewTable, TitleInfo } from "../../generated/protocol";
import { guestName, rememberName } from "../net/guests";
import { usualLevel, usualSeats } from "../net/seating";
import { texts as shell, type Texts } from "../text/texts.svelte";
import { fitted, type Options } from "../title/options";

export type Kind = NewSeat["kind"];
export type Pace = "live" | "slow";

interface Place {
  kind: Kind;
  level: string;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
export const LIMITS: Record<Pace, number[]> = {
  live: [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE],
  slow: [DAY, 3 * DAY, 7 * DAY],
};
const USUAL_LIMIT: Record<Pace, number> = { live: 5 * MINUTE, slow: 3 * DAY };

export class TableDraft {
  seats = $state(0);
  name = $state(guestName(shell));
  isPublic = $state(false);
  pace = $state<Pace>("live");
  limit = $state(USUAL_LIMIT.live);
  // What somebody has chosen; otherwise nobody asks a coach at a public table.
  #coach = $state<boolean | null>(null);
  #places = $state<Place[]>([]);
  #chosen = $state<Options>({});

  // The seats of the table, and who sits there.
  places = $derived(this.#places.slice(0, this.seats));
  friends = $derived(
    this.places.filter((place) => place.kind === "friend").length,
  );
  options = $derived.by(() => fitted(this.title, this.seats, this.#chosen));

  constructor(readonly title: TitleInfo) {
    const level = usualLevel(title);
    this.seats = usualSeats(title);
    this.#places = Array.from(
      { length: Math.max(...title.seats) },
      (_, index) => ({ kind: index === 0 ? "me" : "bot", level }),
    );
  }

  // I sit in one seat only: the one that was mine gets a bot.
  seat(index: number, kind: Kind): void {
    const mine = this.#places.findIndex((place) => place.kind === "me");
    if (kind === "me") this.#places[mine]!.kind = "bot";
    else if (index === mine) return;
    this.#places[index]!.kind = kind;
  }

  chooseSeats(number: number): void {
    this.seats = number;
    const mine = this.#places.findIndex((place) => place.kind === "me");
    if (mine >= number) this.seat(0, "me");
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    this.limit = USUAL_LIMIT[pace];
  }

  get coach(): boolean {
    return this.#coach ?? !this.isPublic;
  }

  set coach(allowed: boolean) {
    this.#coach = allowed;
  }

  chooseOption(name: string, value: string): void {
    this.#chosen[name] = value;
  }

  // What is asked of the server; the name is remembered for the next table.
  request(texts: Texts): NewTable {
    const given = this.name.trim();
    if (given) rememberName(given);
    return {
      title: this.title.id,
      name: given || guestName(texts),
      seats: this.places.map(({ kind, level }) =>
        kind === "bot" ? { kind, level } : { kind },
      ),
      options: { ...this.options },
      public: this.isPublic,
      pace: this.pace,
      limit: this.limit,
      coach: this.coach,
    };
  }
}
