// Who sits at the table, and who of them is there.
import type { SeatInfo } from "../../generated/protocol";
import type { Texts } from "../text/texts.svelte";

export function marked(players: SeatInfo[], online: Set<string>): SeatInfo[] {
  return players.map((player) => ({
    ...player,
    online: online.has(player.seat),
  }));
}

// What was told from the log says nothing about who is there now: what is known of that is kept.
export function keepPresence(
  players: SeatInfo[],
  before: SeatInfo[],
): SeatInfo[] {
  if (players.some((player) => player.online)) return players;
  const there = before.filter((player) => player.online);
  return marked(players, new Set(there.map((player) => player.seat)));
}

// The names that people gave, and the levels of the other seats' bots, by the message of the seat.
export function calledBy(players: SeatInfo[]): Pick<Texts, "names" | "bots"> {
  const names: Record<string, string> = {};
  const bots: Record<string, string> = {};
  for (const { seat, name, bot } of players) {
    if (name) names[`seat-${seat}`] = name;
    else if (bot) bots[`seat-${seat}`] = bot;
  }
  return { names, bots };
}
