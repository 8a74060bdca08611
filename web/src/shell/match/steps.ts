// A move in steps that one can follow: each but the last ends with a still of the table.
import type { EventInfo, PlyInfo, Position } from "../../generated/protocol";

// Everybody's view of the table.
export type Views = Record<string, unknown>;

export interface Step {
  position: Position;
  events: EventInfo[];
  views?: Views | null;
}

export function stepsOf(
  plies: PlyInfo[],
  position: Position,
  views?: Views | null,
  stills: Views[] = [],
): Step[] {
  const steps: Step[] = [];
  let events: EventInfo[] = [];
  for (const { ply, events: told } of plies) {
    for (const event of told) {
      events.push(event);
      if (event.still === undefined) continue;
      const then = seen(position, ply, event.still);
      steps.push({ position: then, events, views: stills[steps.length] });
      events = [];
    }
  }
  return [...steps, { position, events, views }];
}

// The table as it was then: nobody was asked anything.
function seen(position: Position, ply: number, view: unknown): Position {
  return {
    ...position,
    ply,
    view,
    actors: [],
    choices: [],
    can_undo: false,
    deadline: null,
  };
}
