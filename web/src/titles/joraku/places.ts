// Which samurai stands where: pieces keep their identity, so that the one that moves is seen moving.
import type { Army } from "../../generated/joraku";
import { SUPPLY } from "./model";

// The places of an army's samurai after a change: as many as can stay where they are.
export function settle(before: string[] | undefined, army: Army): string[] {
  const missing = new Map(
    Object.entries({ ...army.samurai, [SUPPLY]: army.supply }),
  );
  const total = [...missing.values()].reduce((sum, count) => sum + count, 0);
  const places = Array.from({ length: total }, (_, index) => before?.[index]);
  const kept = places.map((place) =>
    place !== undefined && take(missing, place) ? place : undefined,
  );
  return kept.map((place) => place ?? takeAny(missing));
}

function take(missing: Map<string, number>, place: string): boolean {
  const count = missing.get(place) ?? 0;
  if (count > 0) missing.set(place, count - 1);
  return count > 0;
}

function takeAny(missing: Map<string, number>): string {
  const place = [...missing.keys()].find((name) => missing.get(name)! > 0)!;
  take(missing, place);
  return place;
}
