// Moves what has moved: the places of all pieces are noted before the table changes and compared with
// those after, so that no title has to tell what goes where.
import type { Attachment } from "svelte/attachments";
import { distance, match, type Place } from "./matching";
import { wayOf, type Origin } from "./ways";

const STRAY = 1;

export interface MoverOptions {
  // The thing from which it comes if nobody saw it before.
  from?: string;
  // The way that it follows, as the `d` of a path in its drawing; straight if nothing is said.
  along?: () => string | null;
}

interface Mover {
  sort: string;
  options: MoverOptions;
  running?: { animation: Animation; place: Place };
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
  play(): void {
    for (const move of this.#moves()) this.#run(move);
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

  #run({ element, mover, place, origin }: Move): void {
    const along = mover.options.along?.() ?? null;
    const way = wayOf(element, place, origin, along);
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

export function findThing(thing: string): Element | null {
  const name = CSS.escape(thing);
  const found = [
    ...document.querySelectorAll(
      `[data-mover="${name}"], [data-thing="${name}"]`,
    ),
  ];
  const drawn = found.filter(
    (element) => element.getBoundingClientRect().width > 0,
  );
  // Behind another tab of a phone it has its place, too; one that is seen is better.
  const seen = drawn.find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return seen ?? drawn[0] ?? null;
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
