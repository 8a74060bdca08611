// How a table is made, and how a seat at one is taken.
import type {
  Join,
  NewTable,
  SeatInfo,
  SeatLink,
  Sitting,
  TableInfo,
  TitleInfo,
} from "../../generated/protocol";
import { api } from "./api";
import { guestName, newKey, newNonce } from "./guests";
import {
  beginJoining,
  dropKey,
  endJoining,
  heldKey,
  holdKey,
  joiningAt,
  type HeldKey,
  type Joining,
} from "./keys";
import { at } from "../page/site";
import type { Texts } from "../text/texts.svelte";

const USUAL_SEATS = 4;
const USUAL_LEVEL = "adept";

// The number of players that a title is usually played with here.
export function usualSeats(title: TitleInfo): number {
  const nearest = [...title.seats].sort(
    (a, b) => Math.abs(a - USUAL_SEATS) - Math.abs(b - USUAL_SEATS),
  );
  return nearest[0]!;
}

export function usualLevel(title: TitleInfo): string {
  return title.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : title.levels[0]!;
}

export function isFree({ name, bot }: SeatInfo): boolean {
  return !name && !bot;
}

// A table with bots in all other seats.
export function tableOfBots(title: TitleInfo, texts: Texts): NewTable {
  const level = usualLevel(title);
  const others = Array.from({ length: usualSeats(title) - 1 }, () => ({
    kind: "bot" as const,
    level,
  }));
  return {
    title: title.id,
    name: guestName(texts),
    seats: [{ kind: "me" }, ...others],
  };
}

// Makes the table and gives the address of the seat there.
export async function makeTable(table: NewTable): Promise<string> {
  return addressOf(await api.post<Sitting>("/api/tables", table));
}

// Sits down at a table whose seal was shown; asked again, because no answer came, it is the same seat.
export async function takeSeat(
  { id, commitment }: TableInfo,
  join: Pick<Join, "name" | "invite" | "seat">,
): Promise<string> {
  const asked = joiningAt(id) ?? {
    key: newKey(),
    nonce: newNonce(),
    commitment,
  };
  beginJoining(id, asked);
  const { key, nonce } = asked;
  const sitting = await api.post<Sitting>(`/api/tables/${id}/join`, {
    ...join,
    key,
    nonce,
  });
  return sitDown(id, asked, sitting);
}

// The number that this browser adds to the seal, for a table that has shown its commitment; the same one
// however often it is asked for.
export function ownNonce({ id, commitment }: TableInfo, key: string): string {
  const held = heldKey(id);
  const nonce = held?.nonce ?? newNonce();
  holdKey(id, { key, nonce, commitment: held?.commitment ?? commitment });
  return nonce;
}

// Another device of the same player was faster: its number counts.
export function withdrawNonce(id: string, key: string): void {
  holdKey(id, { key, nonce: undefined, commitment: undefined });
}

// The address of the seat that this browser has asked for, if it got it and was not told.
export async function seatAskedFor(id: string): Promise<string | null> {
  const asked = joiningAt(id);
  if (!asked) return null;
  try {
    const path = `/api/tables/${id}/seat`;
    return sitDown(id, asked, await api.get<Sitting>(path, asked.key));
  } catch {
    return null;
  }
}

function sitDown(id: string, asked: Joining, sitting: Sitting): string {
  const address = addressOf(sitting);
  holdKey(id, asked);
  endJoining(id);
  return address;
}

// Another table for the same people.
export async function askRematch(
  id: string,
  key: string | null,
): Promise<string> {
  return addressOf(
    await api.post<Sitting>(`/api/tables/${id}/rematch`, undefined, key),
  );
}

// The keys that this browser holds for the table. With the link of a seat alone it has yet to learn
// those that may be given away; so has whoever has become the host.
export async function knownKeys(
  id: string,
  key: string | null,
  isHost = false,
): Promise<HeldKey | null> {
  const held = heldKey(id);
  if (!key || held?.key !== key || (held.watch && (held.invite || !isHost)))
    return held;
  try {
    addressOf(await api.get<Sitting>(`/api/tables/${id}/seat`, key));
  } catch {
    // What is known is enough to go on.
  }
  return heldKey(id);
}

// The key that lets others watch: empty where none is needed, null where there is none to give.
export async function watchKey(
  id: string,
  isPublic: boolean,
  seat: string | null,
  key: string | null,
): Promise<string | null> {
  if (isPublic) return "";
  // Spectators hand on what they came with; the key of a seat is nobody else's.
  if (seat === null) return key;
  return (await knownKeys(id, key))?.watch ?? null;
}

// What the address of a player's page ends with, so that it lets anybody else watch.
export function watchFragment(
  info: TableInfo | null,
  { watch }: HeldKey,
): string {
  return watch && info && !info.public ? `#${watch}` : "";
}

// Before the match begins, others may have the seat.
export async function leaveSeat(
  id: string,
  seat: string,
  key: string | null,
): Promise<void> {
  await api.remove(`/api/tables/${id}/seats/${seat}`, key);
  dropKey(id);
}

// Nobody plays there any more: at once if the player is alone with bots, else when all others agree.
export async function closeTable(
  id: string,
  key: string | null,
): Promise<TableInfo> {
  const info = await api.remove<TableInfo>(`/api/tables/${id}`, key);
  if (info.status === "closed") dropKey(id);
  return info;
}

function addressOf({ table, key, invite, watch }: Sitting): string {
  holdKey(table.id, { key, invite, watch });
  return tableAddress(table.id);
}

// A bot plays on for the player, who may come back at any time; for somebody else, if all agree on it.
export function handOver(
  id: string,
  seat: string,
  key: string | null,
): Promise<void> {
  return api.post(`/api/tables/${id}/seats/${seat}/bot`, {}, key);
}

// A link that opens the seat on another device, once.
export function linkSeat(id: string, key: string): Promise<SeatLink> {
  return api.post(`/api/tables/${id}/seat/link`, undefined, key);
}

export function seatLinkAddress(id: string, token: string): string {
  return at(`/seat/${id}#${token}`);
}

// Brings the seat to this device; the address of its table.
export async function openSeat(id: string, token: string): Promise<string> {
  const path = `/api/tables/${id}/seat/open`;
  return addressOf(await api.post<Sitting>(path, { token }));
}

// The key is one to give away: that of a seat stands in no address.
export function tableAddress(id: string, key?: string | null): string {
  return at(`/table/${id}${key ? `#${key}` : ""}`);
}
