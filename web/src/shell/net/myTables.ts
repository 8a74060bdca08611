// The tables at which this browser has a seat.
import type { TableSummary } from "../../generated/protocol";
import { api } from "./api";
import { allKeys, heldKey, holdKey, isDropped } from "./keys";

// Keys that are tried on a table that this browser has not seen yet.
const TRIED = 12;

export async function myTables(): Promise<TableSummary[]> {
  const keys = allKeys();
  if (!keys.length) return [];
  const lines = (await linesOf(keys)).filter((line) => !isDropped(line.id));
  await adopt(lines.filter((line) => !heldKey(line.id)));
  return lines.sort((a, b) => urgency(a) - urgency(b) || b.created - a.created);
}

// A rematch that others have opened meanwhile: one of the keys belongs to it.
async function adopt(unknown: TableSummary[]): Promise<void> {
  if (!unknown.length) return;
  for (const key of allKeys().slice(0, TRIED)) {
    for (const line of await linesOf([key])) {
      if (!heldKey(line.id) && !isDropped(line.id)) holdKey(line.id, { key });
    }
  }
}

function linesOf(keys: string[]): Promise<TableSummary[]> {
  return api.post<TableSummary[]>("/api/tables/mine", { keys });
}

export function isMyTurn(line: TableSummary): boolean {
  return line.status === "playing" && line.actors.includes(line.seat ?? "");
}

// Is there nothing left to decide?
export function isDone(line: TableSummary): boolean {
  return line.status === "over" || line.status === "told";
}

// Where the player is waited for comes first, what is over last.
function urgency(line: TableSummary): number {
  if (isMyTurn(line)) return 0;
  return { playing: 1, open: 2, over: 3, told: 3, closed: 4 }[line.status];
}
