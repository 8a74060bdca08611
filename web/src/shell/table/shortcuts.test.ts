import { expect, test, vi } from "vitest";
import type { LiveTable } from "../live/live.svelte";
import { keysOf } from "./shortcuts";

function tableOf(looking: number | null, picked: string[] = []) {
  const table = { picked, abandon: vi.fn() };
  return {
    table,
    looking,
    back: vi.fn(),
    playback: { isScene: false, hasCard: false },
    coach: { isOpen: true },
  };
}

function escape(live: ReturnType<typeof tableOf>, close: (() => void) | null) {
  const keys = { help: vi.fn(), log: vi.fn(), close };
  keysOf(live as unknown as LiveTable, keys).abandon();
}

test("Escape closes what covers the table, but only once nothing else is open", () => {
  const close = vi.fn();
  const choosing = tableOf(null, ["card:a"]);
  escape(choosing, close);
  expect(choosing.table.abandon).toHaveBeenCalled();
  const looking = tableOf(3);
  escape(looking, close);
  expect(looking.back).toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();

  const ended = tableOf(null);
  escape(ended, close);
  expect(close).toHaveBeenCalled();
  expect(ended.coach.isOpen).toBe(true);
  escape(ended, null);
  expect(ended.coach.isOpen).toBe(false);
});
