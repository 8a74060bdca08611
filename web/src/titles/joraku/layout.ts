// Where everything lies: the road goes from right to left on a wide frame, upwards on a tall one.
export interface Point {
  x: number;
  y: number;
}

export interface Frame extends Point {
  width: number;
  height: number;
}

export interface Layout {
  kind: "wide" | "tall";
  width: number;
  height: number;
  // Where there is little room, an area shows this round's row of its chart only.
  compact: boolean;
  // How large the pieces are drawn.
  scale: number;
  // An area's field, by its number.
  field(area: number): Frame;
  // Where an area's chart lies, and how far apart its columns and rows are.
  chart(area: number): Frame;
  // The room of one army in an area.
  cell(area: number, army: number): Frame;
  trick: Frame;
  // The card in a place of the trick, seen from the corner of the trick.
  slot(place: number): Frame;
  track: Frame;
  // An army's lane on the track.
  lane(army: number): Frame;
}

const AREAS = 7;
// Pixels; a frame that is narrower has no room for seven areas side by side.
const NARROW = 620;
// A field that is lower has no room for a whole chart.
const COMPACT = 44;

function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export function layoutFor(
  width: number,
  height: number,
  armies: number,
  cards: number,
): Layout {
  const ratio = width > 0 && height > 0 ? height / width : 0.62;
  const isTall = ratio > 0.9 || width < NARROW;
  return isTall ? tall(ratio, armies, cards) : wide(ratio, armies, cards);
}

function wide(ratio: number, armies: number, cards: number): Layout {
  const height = bounded(1000 * ratio, 560, 760);
  const [top, foot, step, left] = [84, 138, 140, 10];
  const fields = height - top - foot;
  const rows = fields - 152;
  const field = (area: number) => ({
    x: left + area * step,
    y: top,
    width: step,
    height: fields,
  });
  const row = Math.min(rows / armies, 76);
  const trick = { x: 8, y: height - foot + 8, width: 494, height: foot - 10 };
  const track = { x: 510, y: height - foot + 8, width: 482, height: foot - 10 };
  return {
    kind: "wide",
    compact: false,
    width: 1000,
    height,
    scale: bounded(row / 47, 0.95, 1.08),
    field,
    chart: (area) => ({
      x: field(area).x + 12,
      y: top + 68,
      width: 116,
      height: 66,
    }),
    cell: (area, army) => ({
      x: field(area).x + 8,
      y: top + 145 + (rows - row * armies) / 2 + army * row,
      width: step - 16,
      height: row,
    }),
    trick,
    slot: (place) => ({
      x: 46 + place * (cards > 3 ? 87 : 96),
      y: 12,
      width: 76,
      height: 106,
    }),
    track,
    lane: lanes(track, armies),
  };
}

// The lanes of the armies, one below the other.
function lanes(track: Frame, armies: number): (army: number) => Frame {
  const height = track.height / armies;
  return (army) => ({ ...track, y: track.y + army * height, height });
}

function tall(ratio: number, armies: number, cards: number): Layout {
  const height = bounded(390 * ratio, 318, 620);
  const [top, foot] = [26, 102];
  const row = (height - top - foot) / AREAS;
  const field = (area: number) => ({
    x: 0,
    y: top + area * row,
    width: 390,
    height: row,
  });
  const room = 252 / armies;
  const trick = { x: 2, y: height - foot + 4, width: 204, height: foot - 6 };
  const track = { x: 210, y: height - foot + 4, width: 178, height: foot - 6 };
  return {
    kind: "tall",
    compact: row < COMPACT,
    width: 390,
    height,
    scale: bounded(row / 56, 0.6, 0.74),
    field,
    chart: (area) => ({
      x: 76,
      y: field(area).y + row / 2 - (row < COMPACT ? 8 : 21),
      width: 52,
      height: row < COMPACT ? 16 : 42,
    }),
    cell: (area, army) => ({
      x: 135 + army * room,
      y: field(area).y,
      width: room,
      height: row,
    }),
    trick,
    slot: (place) => ({
      x: 5 + place * (cards > 3 ? 49 : 56),
      y: 22,
      width: 47,
      height: 66,
    }),
    track,
    lane: lanes(track, armies),
  };
}

// Where the banner and the kabuto stand in the room of an army.
export function bannerAt(layout: Layout, cell: Frame): Point {
  const inset = layout.kind === "wide" ? 2 : Math.max(0, (cell.width - 62) / 2);
  return {
    x: cell.x + inset,
    y: cell.y + (cell.height - 42 * layout.scale) / 2,
  };
}

export function kabutoAt(layout: Layout, cell: Frame): Point {
  const inset =
    layout.kind === "wide"
      ? 4 + 28 * layout.scale
      : Math.max(0, (cell.width - 62) / 2) + 20;
  const middle = (cell.height - 30 * layout.scale) / 2;
  return {
    x: cell.x + inset,
    y: cell.y + middle + (layout.kind === "wide" ? 3 : 7),
  };
}

// Where a piece stands, by its corner, and how large it is.
export interface Stand extends Point {
  scale: number;
}

// Without an area, in the supply.
export function samuraiAt(
  layout: Layout,
  army: number,
  area: number | null,
): Stand {
  return area === null
    ? { ...supplyAt(layout, army), scale: supplyScale(layout) }
    : { ...kabutoAt(layout, layout.cell(area, army)), scale: layout.scale };
}

export function daimyoAt(layout: Layout, army: number, area: number): Stand {
  return { ...bannerAt(layout, layout.cell(area, army)), scale: layout.scale };
}

// The middle of a piece that stands there, in the size in which it is drawn.
export function middleOf(
  { x, y, scale }: Stand,
  size: { width: number; height: number },
): Point {
  return { x: x + (size.width * scale) / 2, y: y + (size.height * scale) / 2 };
}

// Where the samurai of an army's supply wait, beside its lane.
export function supplyAt(layout: Layout, army: number): Point {
  const lane = layout.lane(army);
  const size = 30 * supplyScale(layout);
  return {
    x: lane.x + lane.width - (layout.kind === "wide" ? 65 : 46),
    y: lane.y + (lane.height - size) / 2,
  };
}

export function supplyScale(layout: Layout): number {
  return Math.min(layout.scale * 0.86, layout.lane(0).height / 34);
}
