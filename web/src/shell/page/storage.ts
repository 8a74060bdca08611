// What this browser remembers from one visit to the next. Where it may remember nothing, it forgets.
const PREFIX = "kachidoki.";

export function recall<T>(name: string, otherwise: T): T {
  try {
    const words = localStorage.getItem(PREFIX + name);
    return words === null ? otherwise : (JSON.parse(words) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A private window, or no room: the visit goes on without it.
  }
}
