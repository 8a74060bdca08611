// Where a slip of paper lies: beside what it is about, inside the window, and off what is being decided.
export interface Size {
  width: number;
  height: number;
}
export interface Spot {
  x: number;
  y: number;
}
export type Box = Spot & Size;

const MARGIN = 8;
// Better any number of other things than a corner of what must be seen.
const DECISIVE = 1e6;

export interface Placing {
  // What it lies beside, the best first.
  beside: Box[];
  // The window, or a part of it.
  within: Box;
  // What must be seen, and what should be.
  bare: Box[];
  clear: Box[];
  gap?: number;
}

// The first of the places beside the thing, then at the edges of what it lies in, that covers least.
export function place(size: Size, placing: Placing): Spot {
  const { beside, within, bare, clear, gap = 10 } = placing;
  const spots = [
    ...beside.flatMap((box) => besides(size, box, gap)),
    ...edges(size, within),
  ].map((spot) => inside(spot, size, within));
  const cost = (spot: Spot) => {
    const slip = { ...spot, ...size };
    return DECISIVE * covered(slip, bare) + covered(slip, clear);
  };
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))]!;
}

// Above, below, to the right, to the left.
function besides(size: Size, beside: Box, gap: number): Spot[] {
  const middle = beside.x + (beside.width - size.width) / 2;
  const level = beside.y + (beside.height - size.height) / 2;
  return [
    { x: middle, y: beside.y - size.height - gap },
    { x: middle, y: beside.y + beside.height + gap },
    { x: beside.x + beside.width + gap, y: level },
    { x: beside.x - size.width - gap, y: level },
  ];
}

function edges(size: Size, within: Box): Spot[] {
  const { x: left, y: top, width, height } = within;
  const columns = [left, left + (width - size.width) / 2, left + width];
  const rows = [top, top + (height - size.height) / 2, top + height];
  return rows.flatMap((y) => columns.map((x) => ({ x, y })));
}

function inside({ x, y }: Spot, size: Size, within: Box): Spot {
  const right = within.x + within.width - size.width - MARGIN;
  const bottom = within.y + within.height - size.height - MARGIN;
  return {
    x: Math.max(within.x + MARGIN, Math.min(x, right)),
    y: Math.max(within.y + MARGIN, Math.min(y, bottom)),
  };
}

function covered(slip: Box, boxes: Box[]): number {
  return boxes.reduce((sum, box) => sum + common(slip, box), 0);
}

// How large the area is that both have in common.
export function common(one: Box, other: Box): number {
  const width =
    Math.min(one.x + one.width, other.x + other.width) -
    Math.max(one.x, other.x);
  const height =
    Math.min(one.y + one.height, other.y + other.height) -
    Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

// What is being decided, as it stands on the page, but for some elements.
export function decidedAbout(except: Element[] = []): Box[] {
  return boxesOf(".thing.legal, .choice, #prompt, .tool, .undo", except);
}

// A choice that is half made: what was picked, and what it asks next.
export function halfMade(): Box[] {
  return boxesOf(".thing.picked, .picker");
}

// What a board shows of the very question: the way of an army, step by step.
export function askedAbout(): Box[] {
  return [
    ...document.querySelectorAll<SVGGeometryElement>("[data-asked]"),
  ].flatMap(stepsAlong);
}

const STEPS = 24;
const STEP = 8;

function stepsAlong(line: SVGGeometryElement): Box[] {
  const length = line.getTotalLength();
  const screen = line.getScreenCTM() ?? undefined;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const point = line.getPointAtLength((length * step) / STEPS);
    const { x, y } = DOMPoint.fromPoint(point).matrixTransform(screen);
    return { x: x - STEP / 2, y: y - STEP / 2, width: STEP, height: STEP };
  });
}

// The board, if the thing lies there.
export function boardAround(thing: Box): Box | null {
  const stage = boxesOf(".stage")[0];
  return stage && common(stage, thing) > 0 ? stage : null;
}

// What leads elsewhere on the board, and hints about it.
export function signposts(): Box[] {
  return boxesOf(".stage nav, .guide");
}

// What lies under another tab takes no room.
function boxesOf(selector: string, except: Element[] = []): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !except.includes(element))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect());
}
