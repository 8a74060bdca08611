// What a title's folder `web/src/titles/<title>/index.ts` brings to the table. The shell knows no title.
import type { Component } from "svelte";
import type { Choice, EventInfo } from "../../generated/protocol";
import type { Table } from "./table.svelte";

// A thing on the table that can be pointed at: `card:red-5`, `area:omi`, `samurai:omi`, `place:seki`.
// The words before the colon are the title's own.
export type Thing = string;

export interface Explanation {
  heading: string;
  text: string[];
  // The section of the rules page that speaks of it.
  section?: string;
}

export interface TableProps {
  table: Table;
}

export interface TitleModule {
  // The cover, a drawing that fills its frame (aspect 3:4).
  Cover: Component;
  // The board in the middle; it fits its frame, whatever the frame's shape.
  Board: Component<TableProps>;
  // What lies before the seat of the view, at the bottom.
  Hand: Component<TableProps>;
  // What everybody sees of one player, in the left rail.
  Player: Component<TableProps & { seat: string }>;
  // Round and phase, in one line.
  Status: Component<TableProps>;
  // The colours of the seats at a table with these options, as names of CSS variables of the palette;
  // if nothing is said, every seat has its usual one.
  colours?(options: Record<string, string>): Record<string, string>;
  // The things to click, in this order, that make the choice; none if it only is a button.
  route(choice: Choice, table: Table): Thing[];
  // What a thing is; null where there is nothing to say.
  explain(thing: Thing, table: Table): Explanation | null;
  // The id of the hint for somebody's first game at this moment (`guide-…` of the title's texts).
  guide(table: Table): string | null;
  // How long (ms) the table should rest after these events so that one can follow; undefined: as usual.
  pause?(events: EventInfo[]): number | undefined;
  // Which sound fits an event, if not the usual one for a move: "card", "piece", "coin", "bell", "cheer".
  sound?(event: EventInfo): string | undefined;
  // Does the event bring somebody points? If nothing is said, all do that have an argument `points`.
  scores?(event: EventInfo): boolean;
  // Do players of this title whisper to each other?
  whispers?: boolean;
  // Pictures of the rules page, by the id of the section below whose text they stand.
  figures: Record<string, Component>;
}
