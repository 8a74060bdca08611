// Moments and spans of time in words of a language.
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = "minute" | "hour" | "day";

// The largest unit that goes into the span at least once, and how often; nothing is shorter than a minute.
function measured(seconds: number): [number, Unit] {
  const span = Math.abs(seconds);
  if (span >= DAY) return [seconds / DAY, "day"];
  if (span >= HOUR) return [seconds / HOUR, "hour"];
  return [seconds / MINUTE, "minute"];
}

// `15 minutes`, `3 дня`
export function spanWords(seconds: number, language: string): string {
  const [count, unit] = measured(seconds);
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, {
    ...style,
    maximumFractionDigits: 0,
  }).format(count);
}

// `in 2 hours`, `вчера`: how far a moment lies from another.
export function distanceWords(seconds: number, language: string): string {
  const [count, unit] = measured(seconds);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const whole = Math.trunc(count);
  return whole === 0 ? words.format(0, "second") : words.format(whole, unit);
}

// A moment on the clock: of another day with the weekday, of another week with the date.
export function momentWords(
  seconds: number,
  now: number,
  language: string,
): string {
  const moment = new Date(seconds * 1000);
  const isToday = moment.toDateString() === new Date(now * 1000).toDateString();
  const isNear = Math.abs(seconds - now) < 6 * DAY;
  const day: Intl.DateTimeFormatOptions = isNear
    ? { weekday: "short" }
    : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : day),
    hour: "numeric",
    minute: "2-digit",
  }).format(moment);
}
