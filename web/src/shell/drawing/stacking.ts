// Pieces of many kinds and owners in one room: however many there are, all of them are seen, as large as they can be.
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Cell {
  sort: string;
  count: number;
  x: number;
  y: number;
}

// What an owner has there; its head (a crest, a number) stands before the first of its cells.
export interface Row {
  owner: string;
  x: number;
  y: number;
  // How large its pieces are drawn.
  size: number;
  cells: Cell[];
}

export interface Stacked {
  owner: string;
  sorts: [string, number][];
}

// In sizes of a piece: how wide a head is, how far apart pieces, lines and owners are.
export const HEAD = 1.6;
const STEP = 1.14;
const LINE = 1.08;
const GAP = 0.4;
// Each try is so much smaller than the one before.
const SMALLER = 0.96;

// So much smaller may pieces be before two owners share a line.
const CROWDED = 0.75;

// As large as they may be, and smaller until all have room: at best each owner in a line of its own. A room of a hidden
// part of the page has no size, and shows nothing.
export function stack(room: Room, owners: Stacked[], most: number): Row[] {
  if (!(room.width > 0 && room.height > 0)) return [];
  for (let size = most; size > most * CROWDED; size *= SMALLER) {
    const rows = laidOut(room, owners, size, false);
    if (rows) return rows;
  }
  for (let size = most; ; size *= SMALLER) {
    const rows = laidOut(room, owners, size, true);
    if (rows) return rows;
  }
}

// Owners below each other, or side by side where there is room; null if some of it would not be in the room.
function laidOut(
  room: Room,
  owners: Stacked[],
  size: number,
  isBeside: boolean,
): Row[] | null {
  const across = room.width / size + 0.001;
  if (across < HEAD + 1) return null;
  let [at, line] = [0, 0];
  const place = () => ({
    x: room.x + at * size,
    y: room.y + line * size * LINE,
  });
  const goOn = (isSameLine: boolean) => {
    if (isSameLine) return;
    at = 0;
    line += 1;
  };
  const rows = owners.map(({ owner, sorts }, index) => {
    const width = HEAD + 1 + STEP * Math.max(0, sorts.length - 1);
    if (index > 0) goOn(isBeside && at + GAP + width <= across);
    if (at > 0) at += GAP;
    const head = place();
    at += HEAD;
    const cells = sorts.map(([sort, count]) => {
      goOn(at + 1 <= across);
      const cell = { sort, count, ...place() };
      at += STEP;
      return cell;
    });
    return { owner, ...head, size, cells };
  });
  return (line + 1) * size * LINE <= room.height ? rows : null;
}
