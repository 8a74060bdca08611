// The steps of the last moves, found from two positions: no title says what went where.
export interface Piece {
  // Pieces of one sort are alike: `samurai:red`.
  sort: string;
  // Where it stands, in a word of the title's own: `omi`.
  at: string;
}

export interface Step {
  sort: string;
  from: string;
  to: string;
}

interface Point {
  x: number;
  y: number;
}

// More steps than this are a new layout: nobody could follow so many trails.
const MOST = 6;

// Which steps lead from one position to the other. Pieces that go together make one step; a new piece
// makes none.
export function stepsBetween(before: Piece[], after: Piece[]): Step[] {
  const steps = new Map<string, Step>();
  const sorts = new Set(after.map(({ sort }) => sort));
  for (const sort of sorts) {
    const [was, is] = [placesOf(before, sort), placesOf(after, sort)];
    const left = without(was, is);
    for (const [index, to] of without(is, was).entries()) {
      const from = left[index];
      if (from !== undefined)
        steps.set(`${sort} ${from} ${to}`, { sort, from, to });
    }
  }
  return [...steps.values()];
}

function placesOf(pieces: Piece[], sort: string): string[] {
  return pieces.filter((piece) => piece.sort === sort).map(({ at }) => at);
}

// The places that are left when each of the others has cancelled one like itself.
function without(places: string[], others: string[]): string[] {
  const rest = [...others];
  return places.filter((place) => {
    const index = rest.indexOf(place);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

export function trailsOf(steps: Step[]): Step[] {
  return steps.length > MOST ? [] : steps;
}

// A bow from one point to another, upwards or aside, as the `d` of a path.
export function bow(from: Point, to: Point): string {
  const isLevel = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const middle = {
    x: (from.x + to.x) / 2 + (isLevel ? 0 : 22),
    y: (from.y + to.y) / 2 - (isLevel ? 26 : 0),
  };
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
}

// A ring around a point.
export function ring({ x, y }: Point, radius: number): string {
  const half = `a${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0`;
}
