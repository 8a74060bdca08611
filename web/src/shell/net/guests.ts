// What a guest has at a table: a name, and a number of their own for the seal.
import { recall, remember } from "../page/storage";
import type { Texts } from "../text/texts.svelte";

const NAMES = 8;
const NONCE_BYTES = 16;

// The name that was given last, or a friendly one.
export function guestName(texts: Texts): string {
  return recall<string>("name", "") || texts.say(`guest-${friendly()}`);
}

export function rememberName(name: string): void {
  remember("name", name);
}

// Always the same friendly name in one browser, in any language.
function friendly(): number {
  const known = recall<number>("guest", 0);
  if (known >= 1 && known <= NAMES) return known;
  const drawn = 1 + Math.floor(Math.random() * NAMES);
  remember("guest", drawn);
  return drawn;
}

// A seat's key. Made here, so that asking again after a lost answer takes no second seat.
export function newKey(): string {
  return newNonce() + newNonce();
}

export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
