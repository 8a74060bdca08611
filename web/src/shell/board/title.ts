// What a title's folder `web/src/titles/<title>/index.ts` declares. The shell knows no title, and does
// with these tables what every title needs: pointing, explaining, moving, sounding.
import type { Component } from "svelte";
import type { Choice } from "../../generated/protocol";
import type { Piece } from "../motion/trails";
import type { Signs } from "../drawing/signs";
import type { Thing } from "../pointing/thing";
import type { Texts } from "../text/texts.svelte";
import type { Table } from "./table.svelte";

export type { Thing };

// A thing with gaps that arguments fill: `card:{card}`, `samurai:{army}-{from}`.
export type Pattern = string;

// What the views of all titles have.
export interface AnyView {
  seat: string | null;
  actors: string[];
  step: string;
  over: boolean;
  scores?: number[];
  ranking?: number[];
}

// The things to click, in this order, that make a choice; none if it is only a button.
export type Route<View extends AnyView, Box> =
  Pattern | ((args: Choice["args"], table: Table<View, Box>) => Thing[]);

// A picture of the rules page.
export type Figure = Component | Component<{ texts: Texts }>;

export type Sound = "card" | "piece" | "coin" | "bell" | "cheer";

// Something that somebody gains or pays in an event: "+3" rises from what it came from, and from
// where it goes.
export interface Gain {
  // The argument of the event that says how much.
  amount: string;
  to: Pattern;
  from?: Pattern;
  // Coins, say, and not points: the sign that is drawn behind the number.
  unit?: string;
  isPaid?: boolean;
}

// A thing that goes to somebody and is drawn on its way by the title's `Token`.
export interface Flight {
  thing: Pattern;
  from: Pattern;
  to: Pattern;
}

// How the table plays an event.
export interface EventRule {
  // If nothing is said: "piece".
  sound?: Sound;
  // How long (ms) the table rests so that one can follow; if nothing is said, as usual.
  pause?: number;
  // How long a piece is on its way before anything else of the same moment is shown.
  travel?: number;
  gains?: Gain[];
  flight?: Flight;
  // What stands out while the event is shown: the card that won, the area that is counted.
  marks?: Pattern[];
  // A round begins: the one before it is summed up.
  beginsRound?: boolean;
}

export interface Explanation {
  heading: string;
  // Paragraphs; those that are empty are left out.
  text: (string | null | undefined | false)[];
  // Said where no prospect of a choice is told.
  otherwise?: string;
  // The section of the rules page that speaks of it.
  section?: string;
}

// What the thing with this word is; null where there is nothing to say.
export type Explain<View extends AnyView, Box> = (
  word: string,
  table: Table<View, Box>,
) => Explanation | null;

export interface TableProps<View extends AnyView = AnyView, Box = unknown> {
  table: Table<View, Box>;
}

export interface TitleModule<View extends AnyView = AnyView, Box = unknown> {
  // The cover, a drawing that fills its frame (aspect 3:4).
  Cover: Component;
  // The board in the middle; it fits a frame of any shape.
  Board: Component<TableProps<View, Box>>;
  // What lies before the seat of the view, at the bottom.
  Hand: Component<TableProps<View, Box>>;
  // How much of the screen's height is kept for the hand, whatever lies there, as lengths of CSS; what does
  // not fit opens over the board. If nothing is said, nothing is kept.
  handHeight?: { desktop: string; phone: string };
  // Is there a hand yet? Until then its room is the board's; if nothing is said, there always is one.
  hasHand?(view: View): boolean;
  // What everybody sees of one player, in the left rail.
  Player: Component<TableProps<View, Box> & { seat: string }>;
  // Round and phase, in one line.
  Status: Component<TableProps<View, Box>>;
  // A thing in flight or carried by the pointer, small.
  Token?: Component<TableProps<View, Box> & { thing: Thing }>;
  // What came of deals beside what changed hands, such as promises; stands with the offers.
  Ledger?: Component<TableProps<View, Box>>;
  // Kinds of things that lie nowhere on the table and are drawn so in a picker: how many, which.
  pickers?: Record<
    string,
    Component<TableProps<View, Box> & { choice: Choice }>
  >;
  // Where the pieces stand whose ways the board draws with `Trails`; their sorts are names of movers.
  pieces?(view: View): Piece[];
  // By the verb of the choice.
  routes: Record<string, Route<View, Box>>;
  // Choices in notation that do nothing ("place 0", "leave"): they come last.
  zero?: string[];
  // What the seat has chosen in secret so far: a click takes it back, as long as that is possible.
  chosen?(view: View): Thing[];
  // Signs of its own beside a gain, drawn by their words; the messages `sign-<word>` say what they mean.
  signs?: Signs;
  // By the kind of the event.
  events: Record<string, EventRule>;
  // By the kind of the thing.
  explanations: Record<string, Explain<View, Box>>;
  // The question at hand, where what can be chosen, or is picked already, asks it more precisely than the prompt.
  ask?(table: Table<View, Box>): string | null;
  // The id of the hint for somebody's first game at this moment (`guide-…` of the title's texts).
  guide?(table: Table<View, Box>): string | null;
  // The colours of the seats at a table with these options, as names of CSS variables of the palette;
  // if nothing is said, every seat has its usual one.
  colours?(options: Record<string, string>): Record<string, string>;
  // Pictures of what can be chosen for a new table, by the option; `part` is a value, or a part of one.
  optionPictures?: Record<string, Component<{ part: string }>>;
  // Pictures of the rules page, by the id of the section below whose text they stand.
  figures: Record<string, Figure>;
  // Do players of this title whisper to each other?
  whispers?: boolean;
}
