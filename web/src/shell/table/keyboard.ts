// Keys that work everywhere on the table.
export interface Keys {
  // While something is shown that can be skipped.
  goOn: (() => void) | null;
  undo(): void;
  help(): void;
  log(): void;
  abandon(): void;
  list(): void;
  choose(index: number): void;
  step(by: number): void;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function press(event: KeyboardEvent, keys: Keys): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isWriting(event.target)
  )
    return;
  if (act(event, keys)) event.preventDefault();
}

function act(event: KeyboardEvent, keys: Keys): boolean {
  const { key } = event;
  if (keys.goOn && (key === " " || key === "Enter" || key === "Escape"))
    keys.goOn();
  else if (/^[1-9]$/.test(key)) keys.choose(Number(key) - 1);
  else if (key in DIRECTIONS) return walk(event.target, DIRECTIONS[key]!);
  else if (key === "Escape") keys.abandon();
  else if (key === "?") keys.help();
  else if (key === "u" || key === "г") keys.undo();
  else if (key === "l" || key === "д") keys.log();
  else if (key === "c" || key === "с") keys.list();
  else if (key === "[" || key === "х") keys.step(-1);
  else if (key === "]" || key === "ъ") keys.step(1);
  else return false;
  return true;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, dialog") !== null
  );
}

export interface Spot {
  x: number;
  y: number;
}

// The nearest of the spots in a direction: what lies straight ahead counts before what lies aside.
export function nearest(
  from: Spot,
  spots: Spot[],
  [dx, dy]: [number, number],
): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside =
      Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const distance = ahead + aside * 2;
    if (ahead > 1 && distance < least) {
      best = index;
      least = distance;
    }
  });
  return best;
}

// Arrows lead from one legal thing to the next.
function walk(
  target: EventTarget | null,
  direction: [number, number],
): boolean {
  const things = [
    ...document.querySelectorAll<HTMLElement>(".thing.legal, .choice"),
  ];
  if (!things.length) return false;
  const centre = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isThing =
    target instanceof Element && target.matches(".thing, .choice");
  const next = isThing
    ? things[nearest(centre(target), things.map(centre), direction)]
    : things[0];
  next?.focus();
  return next !== undefined;
}
