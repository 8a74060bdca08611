// A happening in steps that one can follow: each but the last ends with a still of the table.
import type { EventInfo, Happened, Position } from "../../generated/protocol";

export interface Step {
  position: Position;
  events: EventInfo[];
}

export function stepsOf({ what }: Happened, position: Position): Step[] {
  const steps: Step[] = [];
  let events: EventInfo[] = [];
  for (const { ply, events: told } of "plies" in what ? what.plies : []) {
    for (const event of told) {
      events.push(event);
      if (event.still === undefined) continue;
      steps.push({ position: seen(position, ply, event.still), events });
      events = [];
    }
  }
  return [...steps, { position, events }];
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
