// Which thing on the table makes a choice.
import type { Choice } from "../../generated/protocol";
import type { Thing } from "../../shell/board/title";

// By the verb: the kind of thing to point at, and the argument that names it. A bargain, and a gift
// without the reserve, are things of their own beside the card and the coins. All else are buttons.
const THINGS: Record<string, readonly [kind: string, argument: string]> = {
  "travel-as": ["traveler", "traveler"],
  walk: ["place", "place"],
  buy: ["souvenir", "souvenir"],
  bargain: ["bargain", "souvenir"],
  donate: ["coins", "coins"],
  "donate-own": ["own-coins", "coins"],
  keep: ["encounter", "encounter"],
  admire: ["panorama", "panorama"],
  eat: ["meal", "meal"],
};

export function route({ verb, args }: Choice): Thing[] {
  const thing = THINGS[verb];
  return thing ? [`${thing[0]}:${args[thing[1]]}`] : [];
}
