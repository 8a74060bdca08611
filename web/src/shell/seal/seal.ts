// Checks the seal as docs/match.md says: all that chance did follows from the secret and the nonces.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Proof } from "../../generated/protocol";
import type { HeldKey } from "../net/keys";

type Outcome = readonly [action: string, weight: number];

const NUMBERS = 1n << 256n;
const SEATS = "ABCDEFGH";

export type Flaw =
  | { kind: "secret" }
  | { kind: "shown" }
  | { kind: "nonce" }
  | { kind: "draw"; ply: number; told: string; drawn: string };

export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

// The 256 bits that belong to the ply.
function numberAt(
  secret: Uint8Array,
  nonces: string[],
  ply: number,
  attempt: number,
): bigint {
  const message = utf8ToBytes(JSON.stringify([nonces, ply, attempt]));
  return BigInt(`0x${bytesToHex(hmac(sha256, secret, message))}`);
}

// A number from 0 to total - 1. Numbers in the last, incomplete run of the total are thrown away.
export function ticketOf(
  number: (attempt: number) => bigint,
  total: bigint,
): bigint {
  const fair = NUMBERS - (NUMBERS % total);
  for (let attempt = 0; ; attempt++) {
    const drawn = number(attempt);
    if (drawn < fair) return drawn % total;
  }
}

export function outcomeOf(
  outcomes: readonly Outcome[],
  ticket: bigint,
): string {
  let left = ticket;
  for (const [action, weight] of outcomes) {
    left -= BigInt(weight);
    if (left < 0n) return action;
  }
  return "";
}

// What this browser knows from before the match: the commitment that it was shown, and the number that it
// sent after that.
export type Witness = Pick<HeldKey, "commitment" | "nonce">;

// Whether the server could have chosen: not at all; not without the help of another player; or that is not
// proved to this browser.
export type Bond = "alone" | "together" | "unproved";

// Goes through a proof one draw at a time, so that a page can show how it goes on.
export class SealCheck {
  readonly total: number;
  checked = 0;
  flaw: Flaw | null = null;
  readonly #secret: Uint8Array;

  constructor(
    readonly proof: Proof,
    readonly witness: Witness = {},
  ) {
    this.total = proof.draws.length;
    this.#secret = hexToBytes(proof.secret);
    const { commitment, nonce } = witness;
    if (commitmentOf(proof.secret) !== proof.commitment) {
      this.flaw = { kind: "secret" };
    } else if (commitment !== undefined && commitment !== proof.commitment) {
      this.flaw = { kind: "shown" };
    } else if (nonce !== undefined && !proof.nonces.includes(nonce)) {
      this.flaw = { kind: "nonce" };
    }
  }

  // Bots add nothing, so the commitment has to stand in their place; whoever else added a number may have
  // done so last.
  get bond(): Bond {
    const { nonces, commitment, bots } = this.proof;
    const isBound = bots.every(
      (seat) => nonces[SEATS.indexOf(seat)] === commitment,
    );
    if (!isBound || !this.witness.commitment || !this.witness.nonce)
      return "unproved";
    const others = nonces.filter(
      (nonce) => nonce !== commitment && nonce !== this.witness.nonce,
    );
    return others.length ? "together" : "alone";
  }

  get done(): boolean {
    return this.flaw !== null || this.checked === this.total;
  }

  // Checks the next draw; false where there is none or it is false.
  step(): boolean {
    if (this.done) return false;
    const { ply, action } = this.proof.draws[this.checked]!;
    const drawn = this.drawAt(this.checked);
    if (drawn !== action) {
      this.flaw = { kind: "draw", ply, told: action, drawn };
      return false;
    }
    this.checked++;
    return true;
  }

  private drawAt(index: number): string {
    const { ply, outcomes } = this.proof.draws[index]!;
    const weighed = outcomes as unknown as readonly Outcome[];
    const total = weighed.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
    if (total < 1n) return "";
    const number = (attempt: number) =>
      numberAt(this.#secret, this.proof.nonces, ply, attempt);
    return outcomeOf(weighed, ticketOf(number, total));
  }
}
