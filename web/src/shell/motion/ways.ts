// How a piece gets from where it was seen to where it is now, as frames of an animation.
import type { Place } from "./matching";

const TRAVEL_MS = 320;
const LONGEST_MS = 800;
// Milliseconds per unit of a path that a piece follows.
const PACE = 0.6;
const SAMPLES = 24;

// Where a piece comes from: `rect` on the screen, even in mid-flight; `place` where it stood, or null if it
// only appears to come from another thing.
export interface Origin {
  rect: DOMRect;
  place: Place | null;
  wasMoving: boolean;
}

interface Way {
  frames: Keyframe[];
  duration: number;
  easing: string;
}

// `along` is the path that the piece follows, if there is one.
export function wayOf(
  element: Element,
  place: Place,
  origin: Origin,
  along: string | null,
): Way {
  const [from, to] = [origin.rect, element.getBoundingClientRect()];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const local = localOf(element, to);
  if (place.frame && along) return follow(along, element, { dx, dy }, local);
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
