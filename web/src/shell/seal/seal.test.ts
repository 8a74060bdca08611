import { expect, test } from "vitest";
import type { Proof } from "../../generated/protocol";
import {
  SealCheck,
  commitmentOf,
  outcomeOf,
  ticketOf,
  type Witness,
} from "./seal";
import fixture from "./fixtures/proof.json";

const proof = fixture as unknown as Proof;

function verdict(given: Proof, witness?: Witness): SealCheck {
  const check = new SealCheck(given, witness);
  while (check.step());
  return check;
}

test("a real match is proved draw by draw", () => {
  const check = verdict(proof, { commitment: proof.commitment });
  expect(check.flaw).toBeNull();
  expect(check.checked).toBe(proof.draws.length);
  expect(check.done).toBe(true);
});

test("a secret that does not fit its commitment is found", () => {
  const other = { ...proof, secret: "00".repeat(32) };
  expect(verdict(other).flaw).toEqual({ kind: "secret" });
});

test("a commitment other than the one shown before is found", () => {
  const commitment = commitmentOf("11".repeat(32));
  expect(verdict(proof, { commitment }).flaw).toEqual({ kind: "shown" });
});

test("a slipped card is found, and where", () => {
  const draws = proof.draws.map((draw) => ({ ...draw }));
  const { ply, action } = draws[3]!;
  draws[3]!.action = "deal nobody";
  const check = verdict({ ...proof, draws });
  expect(check.flaw).toEqual({
    kind: "draw",
    ply,
    told: "deal nobody",
    drawn: action,
  });
  expect(check.checked).toBe(3);
});

test("another nonce gives other luck", () => {
  const nonces = [...proof.nonces].reverse();
  expect(verdict({ ...proof, nonces }).flaw?.kind).toBe("draw");
});

test("numbers that would favour an outcome are thrown away", () => {
  const all = 1n << 256n;
  const unfair = all - (all % 3n);
  const numbers = [unfair, all - 1n, unfair - 1n];
  expect(ticketOf((attempt) => numbers[attempt]!, 3n)).toBe(2n);
});

test("every ticket belongs to its outcome", () => {
  const outcomes = [
    ["seven", 1],
    ["eight", 0],
    ["nine", 3],
  ] as const;
  const drawn = [0n, 1n, 2n, 3n].map((ticket) => outcomeOf(outcomes, ticket));
  expect(drawn).toEqual(["seven", "nine", "nine", "nine"]);
});

test("a number of one's own that was left out is found", () => {
  const nonce = "0123456789abcdef";
  expect(verdict(proof, { nonce }).flaw).toEqual({ kind: "nonce" });
});

test("the server is bound to those who sent their number after its commitment", () => {
  const { commitment } = proof;
  const bondOf = (nonces: string[], bots: string[], witness: Witness) =>
    new SealCheck({ ...proof, nonces, bots }, witness).bond;
  const mine = { commitment, nonce: "mine" };
  expect(bondOf(["mine", commitment], ["B"], mine)).toBe("alone");
  expect(bondOf(["mine", "pine"], [], mine)).toBe("together");
  // The server drew a number for its bot, and may have chosen it; this browser was not there before.
  expect(bondOf(["mine", "drawn"], ["B"], mine)).toBe("unproved");
  expect(bondOf(["mine", commitment], ["B"], {})).toBe("unproved");
  expect(bondOf(["mine", commitment], ["B"], { commitment })).toBe("unproved");
});
