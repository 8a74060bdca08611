// A card that leaves the hand is remembered, so that it can fly to the place where it turns up.
const left = new Map<string, { rect: DOMRect; time: number }>();
const FRESH_MS = 4000;

// For a card in the hand: where it lay when it went.
export function leaving(card: string): (element: Element) => () => void {
  return (element) => {
    return () =>
      left.set(card, {
        rect: element.getBoundingClientRect(),
        time: performance.now(),
      });
  };
}

interface Flight {
  card: string;
  duration: number;
  // From where it comes if nobody saw it leave, in units of the drawing.
  from: { x: number; y: number };
}

// A transition for a card on the board, whose place is `element`'s own transform.
export function arriving(
  element: SVGGElement,
  { card, duration, from }: Flight,
) {
  const start = origin(element, card) ?? from;
  return {
    duration,
    css: (_: number, rest: number) =>
      `transform: translate(${start.x * rest}px, ${start.y * rest}px) rotate(${rest * -7}deg); opacity: ${1 - rest * 0.4}`,
  };
}

function origin(
  element: SVGGElement,
  card: string,
): { x: number; y: number } | null {
  const seen = left.get(card);
  const matrix = element.getScreenCTM();
  left.delete(card);
  if (!seen || !matrix || performance.now() - seen.time > FRESH_MS) return null;
  const now = element.getBoundingClientRect();
  return {
    x: (seen.rect.x - now.x) / matrix.a,
    y: (seen.rect.y - now.y) / matrix.d,
  };
}
