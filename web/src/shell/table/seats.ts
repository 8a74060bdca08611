// Who sits at the table, and who of them is there.
import type { SeatInfo } from "../../generated/protocol";

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

// The names that people gave, by the message of their seat.
export function givenNames(players: SeatInfo[]): Record<string, string> {
  const named = players.filter((player) => player.name);
  return Object.fromEntries(
    named.map((player) => [`seat-${player.seat}`, player.name!]),
  );
}
