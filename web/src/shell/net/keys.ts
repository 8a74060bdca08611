// The secret keys that this browser holds: one for each table, with the keys that a host may give away.
import { recall, remember } from "../page/storage";

export interface HeldKey {
  key: string;
  invite?: string | null;
  watch?: string | null;
  // The seal that was shown before this browser added its own number to it, and that number.
  commitment?: string;
  nonce?: string;
}

// What this browser asks for a seat with: the same until it has the seat, also after a reload, so that an
// answer that was lost costs no second seat.
export type Joining = Required<Pick<HeldKey, "key" | "nonce" | "commitment">>;

// As many as the server can be asked about at once.
const MOST = 200;

// By table, the last one held at the end.
function heldKeys(): Record<string, HeldKey> {
  const words = recall<unknown>("keys", {});
  if (typeof words !== "object" || words === null) return {};
  return Object.fromEntries(
    Object.entries(words).filter(([, held]) => isHeld(held)),
  );
}

export function heldKey(table: string): HeldKey | null {
  const held = heldKeys();
  return Object.hasOwn(held, table) ? held[table]! : null;
}

// Keeps what else is known of the table; of another seat there, only the seal.
export function holdKey(table: string, held: HeldKey): void {
  const before = heldKey(table);
  const kept =
    before?.key === held.key ? before : { commitment: before?.commitment };
  const { [table]: _before, ...others } = heldKeys();
  const newest = [
    ...Object.entries(others),
    [table, { ...kept, ...held }] as const,
  ].slice(-MOST);
  remember("keys", Object.fromEntries(newest));
  if (isDropped(table))
    remember(
      "dropped",
      dropped().filter((other) => other !== table),
    );
}

// Forgets the key; gives what was held, for a change of mind.
export function dropKey(table: string): HeldKey | null {
  const { [table]: held, ...others } = heldKeys();
  remember("keys", others);
  remember("dropped", [...dropped(), table].slice(-MOST));
  return held ?? null;
}

// A table that was taken off the list stays off it, even if the key of a rematch opens it, too.
export function isDropped(table: string): boolean {
  return dropped().includes(table);
}

function dropped(): string[] {
  const words = recall<unknown>("dropped", []);
  return Array.isArray(words)
    ? words.filter((id) => typeof id === "string")
    : [];
}

// Every key once, the last one held first.
export function allKeys(): string[] {
  const keys = Object.values(heldKeys()).map((held) => held.key);
  return [...new Set(keys.reverse())];
}

// The last few that have not been answered.
const MOST_JOINING = 10;

export function joiningAt(table: string): Joining | null {
  return allJoining().find(([id]) => id === table)?.[1] ?? null;
}

export function beginJoining(table: string, joining: Joining): void {
  const others = allJoining().filter(([id]) => id !== table);
  remember("joining", [...others, [table, joining]].slice(-MOST_JOINING));
}

export function endJoining(table: string): void {
  remember(
    "joining",
    allJoining().filter(([id]) => id !== table),
  );
}

function allJoining(): [string, Joining][] {
  const words = recall<unknown>("joining", []);
  return Array.isArray(words) ? (words as [string, Joining][]) : [];
}

function isHeld(words: unknown): words is HeldKey {
  return typeof (words as HeldKey | null)?.key === "string";
}
