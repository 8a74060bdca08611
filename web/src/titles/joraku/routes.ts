// The things to point at for each choice, and what the first-game guide says.
import type { Choice } from "../../generated/protocol";
import type { Table } from "../../shell/board/table.svelte";
import type { Thing } from "../../shell/board/title";
import { boxOf, neutralOf, viewOf } from "./model";

export function route({ verb, args }: Choice, table: Table): Thing[] {
  const view = viewOf(table);
  const army = view.army ?? "";
  const here = view.armies[army]?.daimyo ?? "";
  switch (verb) {
    case "pass":
    case "draft":
    case "discard":
    case "play":
      return [`card:${args.card}`];
    case "place":
      return Number(args.count) > 0
        ? [
            `area:${boxOf(table).areas[view.argument]!.area}`,
            `count:${args.count}`,
          ]
        : [];
    case "send":
      return [`army:${args.army}`];
    case "infiltrate":
      return [`area:${args.area}`];
    case "daimyo":
      return [`daimyo:${army}`, `area:${args.to}`];
    case "samurai":
      return [`samurai:${army}-${args.from}`, `area:${args.to}`];
    case "remove":
      return [`samurai:${args.army}-${here}`];
    case "drive":
      return [`samurai:${neutralOf(view)}-${here}`, `area:${args.to}`];
    default:
      return [];
  }
}

// The hint for the decision at hand; while others decide, what one can watch.
export function guide(table: Table): string | null {
  const view = viewOf(table);
  if (view.over) return "guide-over";
  if (table.seat === null || view.round === 0) return null;
  if (!view.actors.includes(table.seat))
    return view.step === "playing" && view.trick.length > 0
      ? "guide-watching"
      : null;
  if (view.step === "playing")
    return view.trick.length === 0 ? "guide-leading" : "guide-following";
  return `guide-${view.step}`;
}
