// Moves what has moved: the places of all pieces are noted before the table changes and compared with
// those after, so that no title has to tell what goes where.
import type { Attachment } from "svelte/attachments";
import { distance, goesAlong, match, type Place, type Step } from "./matching";
import type { Thing } from "./title";

const TRAVEL_MS = 320;
const LONGEST_MS = 800;
// Milliseconds for a unit of a way that a piece follows.
const PACE = 0.6;
const SAMPLES = 24;
// When more go at once, the table is laid anew: nobody could follow so many trails.
const MOST_TRAILS = 6;
const STRAY = 1;

export interface MoverOptions {
  // The thing from which it comes if nobody saw it before.
  from?: Thing;
  // The way that it follows, as the `d` of a path in its drawing; straight if nothing is said.
  along?: () => string | null;
  // Does it leave a trail of ink?
  trail?: boolean;
}

export interface Trail {
  key: string;
  sort: string;
  frame: unknown;
  d: string;
  along: MoverOptions["along"];
}

interface Mover {
  sort: string;
  options: MoverOptions;
  running?: { animation: Animation; place: Place };
}

// Where something was: `rect` as it was seen, `place` as it was meant; null for what only comes from there.
interface Origin {
  rect: DOMRect;
  place: Place | null;
  wasMoving: boolean;
}

interface Noted extends Origin {
  place: Place;
}

interface Move {
  element: Element;
  mover: Mover;
  place: Place;
  origin: Origin;
}

export class Motion {
  trails = $state.raw<Trail[]>([]);
  readonly #movers = new Map<Element, Mover>();
  #before = new Map<string, Noted[]>();

  // Makes an element a piece; all with the same name are alike.
  mover(sort: string, options: MoverOptions): Attachment<Element> {
    return (element) => {
      element.setAttribute("data-mover", sort);
      this.#movers.set(element, { sort, options });
      return () => this.#movers.delete(element);
    };
  }

  // Notes where everything is, before the table changes.
  remember(): void {
    this.#before = new Map();
    for (const [element, mover] of this.#movers) {
      const rect = element.getBoundingClientRect();
      const place = mover.running?.place ?? placeOf(element, rect);
      const noted = this.#before.get(mover.sort) ?? [];
      const wasMoving = mover.running !== undefined;
      this.#before.set(mover.sort, [...noted, { place, rect, wasMoving }]);
    }
  }

  // Shows the way from what was noted to what is there now.
  play(still: boolean, leavesTrails: boolean): void {
    const moves = this.#moves();
    if (leavesTrails) this.#draw(moves);
    else this.trails = [];
    if (still) return;
    for (const move of moves) this.#run(move);
  }

  // The drawing is laid out anew: a way along a path is drawn there, any other leads nowhere now.
  layOut(): void {
    this.trails = this.trails.flatMap((trail) => {
      const d = trail.along?.();
      return d ? [{ ...trail, d }] : [];
    });
  }

  #moves(): Move[] {
    const sorts = new Map<string, [Element, Mover][]>();
    for (const [element, mover] of this.#movers) {
      mover.running?.animation.cancel();
      sorts.set(mover.sort, [
        ...(sorts.get(mover.sort) ?? []),
        [element, mover],
      ]);
    }
    return [...sorts].flatMap(([sort, movers]) => {
      const before = this.#before.get(sort) ?? [];
      const places = movers.map(([element]) => placeOf(element));
      const origins = match(
        before.map(({ place }) => place),
        places,
      );
      return movers.flatMap(([element, mover], index): Move[] => {
        const origin = before[origins[index] ?? -1] ?? comesFrom(mover);
        const place = places[index]!;
        return origin && isElsewhere(origin, place)
          ? [{ element, mover, place, origin }]
          : [];
      });
    });
  }

  // The last moves leave their trails until the next ones.
  #draw(moves: Move[]): void {
    const trails: (Trail & Step)[] = [];
    for (const { mover, place: to, origin } of moves) {
      const { sort, options } = mover;
      const from = origin.place;
      if (!options.trail || from === null) continue;
      const way = distance(from, to);
      if (way <= STRAY || way === Infinity) continue;
      if (trails.some((trail) => goesAlong(trail, { sort, from, to })))
        continue;
      const { along } = options;
      const d = along?.() ?? bow(from, to);
      const key = `${sort} ${d}`;
      trails.push({ key, sort, frame: to.frame, d, along, from, to });
    }
    if (trails.length > 0)
      this.trails = trails.length > MOST_TRAILS ? [] : trails;
  }

  #run({ element, mover, place, origin }: Move): void {
    const way = wayOf(element, mover, place, origin);
    const animation = element.animate(way.frames, {
      duration: way.duration,
      easing: way.easing,
    });
    mover.running = { animation, place };
    animation.onfinish = animation.oncancel = () => {
      if (mover.running?.animation === animation) mover.running = undefined;
    };
  }
}

export function findThing(thing: Thing): Element | null {
  const name = CSS.escape(thing);
  const found = [
    ...document.querySelectorAll(
      `[data-mover="${name}"], [data-thing="${name}"]`,
    ),
  ];
  return (
    found.find((element) => element.getBoundingClientRect().width > 0) ?? null
  );
}

// What was not there before comes from a thing that is.
function comesFrom({ options }: Mover): Origin | null {
  const element = options.from ? findThing(options.from) : null;
  if (!element) return null;
  const rect = element.getBoundingClientRect();
  return { rect, place: null, wasMoving: false };
}

// What was on its way goes on from where it was seen.
function isElsewhere(origin: Origin, place: Place): boolean {
  return (
    origin.place === null ||
    origin.wasMoving ||
    distance(origin.place, place) > STRAY
  );
}

// The middle of an element, in the units of its drawing.
function placeOf(
  element: Element,
  rect = element.getBoundingClientRect(),
): Place {
  const frame = (element as SVGElement).ownerSVGElement ?? null;
  const middle = new DOMPoint(
    rect.x + rect.width / 2,
    rect.y + rect.height / 2,
  );
  const { x, y } = frame?.getScreenCTM()
    ? middle.matrixTransform(frame.getScreenCTM()!.inverse())
    : middle;
  return { frame, x, y };
}

// A bow from one place to another, upwards or aside.
function bow(from: Place, to: Place): string {
  const isLevel = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const middle = {
    x: (from.x + to.x) / 2 + (isLevel ? 0 : 22),
    y: (from.y + to.y) / 2 - (isLevel ? 26 : 0),
  };
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
}

interface Way {
  frames: Keyframe[];
  duration: number;
  easing: string;
}

function wayOf(
  element: Element,
  { options }: Mover,
  place: Place,
  origin: Origin,
): Way {
  const [from, to] = [origin.rect, element.getBoundingClientRect()];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const local = localOf(element, to);
  const d = place.frame ? options.along?.() : null;
  if (d) return follow(d, element, { dx, dy }, local);
  // From another drawing, or out of the hand, it comes in its size there and a little aslant.
  const isNear = origin.place?.frame === place.frame;
  const start = isNear
    ? local(dx, dy)
    : { ...local(dx, dy, from.width / to.width, -7), opacity: 0.6 };
  return {
    frames: [start, { transform: "none" }],
    duration: TRAVEL_MS,
    easing: "ease-out",
  };
}

type Local = (
  dx: number,
  dy: number,
  scale?: number,
  turn?: number,
) => Keyframe;

// From distances on the screen to a transform of the element itself.
function localOf(element: Element, rect: DOMRect): Local {
  const matrix =
    element instanceof SVGGraphicsElement
      ? (element.getScreenCTM()?.inverse() ?? null)
      : null;
  const width = (element as HTMLElement).offsetWidth ?? rect.width;
  const zoom = matrix ? 1 : rect.width / (width || 1) || 1;
  return (dx, dy, scale = 1, turn = 0) => {
    const [x, y] = matrix
      ? [matrix.a * dx + matrix.c * dy, matrix.b * dx + matrix.d * dy]
      : [dx / zoom, dy / zoom];
    return {
      transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`,
    };
  };
}

// Along a path that ends near the element; what it misses at both ends is made up for on the way.
function follow(
  d: string,
  element: Element,
  start: { dx: number; dy: number },
  local: Local,
): Way {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const length = path.getTotalLength();
  const matrix = (element as SVGElement).ownerSVGElement!.getScreenCTM()!;
  const end = path.getPointAtLength(length);
  const onScreen = (part: number) => {
    const { x, y } = path.getPointAtLength(length * part);
    const [ux, uy] = [x - end.x, y - end.y];
    return {
      dx: matrix.a * ux + matrix.c * uy,
      dy: matrix.b * ux + matrix.d * uy,
    };
  };
  const first = onScreen(0);
  const missed = { dx: start.dx - first.dx, dy: start.dy - first.dy };
  return {
    frames: Array.from({ length: SAMPLES + 1 }, (_, index) => {
      const part = index / SAMPLES;
      const { dx, dy } = onScreen(part);
      return local(dx + missed.dx * (1 - part), dy + missed.dy * (1 - part));
    }),
    duration: Math.min(LONGEST_MS, TRAVEL_MS + PACE * length),
    easing: "ease-in-out",
  };
}
