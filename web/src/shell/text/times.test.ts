import { afterEach, expect, test } from "vitest";
import { settings } from "../page/settings.svelte";
import { texts } from "./texts.svelte";

afterEach(() => settings.set({ language: "en" }));

test("times follow the language, and name the day where it is another", () => {
  const evening = new Date(2026, 0, 31, 18, 30).getTime() / 1000;
  const day = 24 * 3600;
  expect(texts.time(evening, evening - 60)).toMatch(/^6:30\sPM$/);
  expect(texts.time(evening, evening - day)).toMatch(/^Sat,? 6:30\sPM$/);
  expect(texts.time(evening, evening - 9 * day)).toMatch(/^Jan 31,? 6:30\sPM$/);
  settings.set({ language: "ru" });
  expect(texts.time(evening, evening - 60)).toBe("18:30");
  expect(texts.time(evening, evening - day)).toMatch(/^сб,? 18:30$/);
});

test("spans and distances are counted in the largest unit", () => {
  expect(texts.span(5 * 60)).toBe("5 minutes");
  expect(texts.span(3600)).toBe("1 hour");
  expect(texts.since(1000, 1000 + 7300)).toBe("2 hours ago");
  expect(texts.since(1000 + 7300, 1000)).toBe("in 2 hours");
  expect(texts.since(1000, 1000 + 86400)).toBe("yesterday");
  expect(texts.since(1000, 1000 + 59)).toBe("now");
  settings.set({ language: "ru" });
  expect(texts.span(3 * 86400)).toBe("3 дня");
  expect(texts.span(15 * 60)).toBe("15 минут");
  expect(texts.since(1000, 1000 + 7300)).toBe("2 часа назад");
  expect(texts.since(1000 + 7300, 1000)).toBe("через 2 часа");
});

// Whatever else formats by itself would follow the browser and not the page.
test("nothing outside this room formats numbers or times", () => {
  const sources = import.meta.glob<string>(
    "../../{shell,titles}/**/*.{ts,svelte}",
    { query: "?raw", import: "default", eager: true },
  );
  const others = Object.entries(sources).filter(
    ([path]) => path.startsWith("../") && !path.includes("/text/"),
  );
  expect(others.length).toBeGreaterThan(50);
  const own = others.filter(([, source]) => /\bIntl\.|\.toLocale/.test(source));
  expect(own.map(([path]) => path)).toEqual([]);
});
