// How long the table rests after what happened, and how it sounds.
import type { EventInfo } from "../../generated/protocol";

const SECRET = /^(pass|draft|discard)(-unseen)?$/;

export function pause(events: EventInfo[]): number | undefined {
  const kinds = events.map(({ kind }) => kind);
  if (kinds.includes("prestige")) return 2200;
  if (kinds.includes("trick-won")) return 1500;
  if (kinds.length > 0 && kinds.every((kind) => SECRET.test(kind))) return 150;
  return undefined;
}

export function sound({ kind }: EventInfo): string | undefined {
  if (kind === "trick-won") return "bell";
  if (kind === "game-over") return "cheer";
  if (kind.endsWith("-points")) return "coin";
  if (kind === "played" || kind === "dealt" || SECRET.test(kind)) return "card";
  return kind.endsWith("moved") ||
    kind === "placed" ||
    kind === "removed" ||
    kind === "driven"
    ? "piece"
    : undefined;
}

// Reputation, that is; action points are none.
export function scores({ kind }: EventInfo): boolean {
  return kind.endsWith("-points");
}
