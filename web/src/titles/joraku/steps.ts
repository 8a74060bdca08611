// Moves of pieces as the board draws them: those that were made, and one that is considered.
import type { View } from "../../generated/joraku";
import type { Choice, EventInfo } from "../../generated/protocol";
import { neutralOf } from "./model";

export interface Step {
  army: string;
  piece: "daimyo" | "samurai";
  // null is the supply.
  from: string | null;
  to: string | null;
}

// The moves that the events tell.
export function lastMoves(events: EventInfo[], view: View): Step[] {
  return events.flatMap(({ kind, args }): Step[] => {
    const [army, from, to, area] = [
      args.army,
      args.from,
      args.to,
      args.area,
    ].map(String) as [string, string, string, string];
    switch (kind) {
      case "daimyo-moved":
        return [{ army, piece: "daimyo", from, to }];
      case "samurai-moved":
        return [{ army, piece: "samurai", from, to }];
      case "driven":
        return [{ army: neutralOf(view) ?? army, piece: "samurai", from, to }];
      case "placed":
        return Number(args.count) > 0
          ? [{ army, piece: "samurai", from: null, to: area }]
          : [];
      case "removed":
        return [
          {
            army: String(args.victim),
            piece: "samurai",
            from: area,
            to: null,
          },
        ];
      default:
        return [];
    }
  });
}

// What a choice would do to the pieces.
export function considered(
  { verb, args }: Choice,
  view: View,
  areas: string[],
): Step[] {
  const army = view.army;
  if (army === null) return [];
  const here = view.armies[army]!.daimyo;
  switch (verb) {
    case "daimyo":
      return [{ army, piece: "daimyo", from: here, to: args.to! }];
    case "samurai":
      return [{ army, piece: "samurai", from: args.from!, to: args.to! }];
    case "infiltrate":
      return [{ army, piece: "samurai", from: null, to: args.area! }];
    case "place":
      return Number(args.count) > 0
        ? [
            {
              army,
              piece: "samurai",
              from: null,
              to: areas[view.argument]!,
            },
          ]
        : [];
    case "remove":
      return [{ army: args.army!, piece: "samurai", from: here, to: null }];
    case "drive":
      return [
        {
          army: neutralOf(view)!,
          piece: "samurai",
          from: here,
          to: args.to!,
        },
      ];
    default:
      return [];
  }
}
