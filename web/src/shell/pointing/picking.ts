// A choice is made by pointing at the things of its route, one after another.
import type { Choice } from "../../generated/protocol";
import type { Thing } from "./thing";

export interface Routed {
  choice: Choice;
  route: Thing[];
}

// The choices that the things picked so far may still become.
export function openTo(routed: Routed[], picked: Thing[]): Routed[] {
  return routed.filter(({ route }) =>
    picked.every((thing, index) => route[index] === thing),
  );
}

// The same decision: what others do meanwhile does not undo a half-made choice.
export function isSame(some: Choice[], others: Choice[]): boolean {
  return (
    some.length === others.length &&
    some.every((choice, index) => choice.action === others[index]!.action)
  );
}

// The things that can be picked next.
export function nextThings(routed: Routed[], picked: Thing[]): Set<Thing> {
  const next = openTo(routed, picked).map(({ route }) => route[picked.length]);
  return new Set(next.filter((thing) => thing !== undefined));
}

// The choices that need no further thing: buttons.
export function complete(routed: Routed[], picked: Thing[]): Choice[] {
  return openTo(routed, picked)
    .filter(({ route }) => route.length === picked.length)
    .map(({ choice }) => choice);
}

// The one choice that these things make, if nothing else could follow.
export function decided(routed: Routed[], picked: Thing[]): Choice | null {
  const open = openTo(routed, picked);
  const [only] = open;
  return open.length === 1 && only && only.route.length === picked.length
    ? only.choice
    : null;
}

// What is picked after pointing at a thing: a step on, a step back, another first thing, or nothing.
export function pick(routed: Routed[], picked: Thing[], thing: Thing): Thing[] {
  if (nextThings(routed, picked).has(thing)) return [...picked, thing];
  const index = picked.lastIndexOf(thing);
  if (index >= 0) return picked.slice(0, index);
  return nextThings(routed, []).has(thing) ? [thing] : [];
}
