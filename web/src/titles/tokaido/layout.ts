// Where everything stands on the board: the road as a line through all places, drawn as a whole or one
// leg at a time.
import { legsOf, type Box } from "./model";

export interface Spot {
  x: number;
  y: number;
}

export interface Stage {
  word: string;
  station: string;
  // The number of the place, from Kyoto on.
  number: number;
  // Where its medallion, or the house of the inn, has its middle.
  sign: Spot;
  // Where pawns stand, the first on the road.
  slots: Spot[];
}

export interface Road {
  width: number;
  height: number;
  // Sizes of a medallion's radius, of a pawn, and of an inn's house.
  medallion: number;
  pawn: number;
  house: number;
  // The least size of letters: so large that they can be read.
  letter: number;
  stages: Stage[];
  path: string;
  // The point of the road at a number of a place, or between two of them.
  at(progress: number): Spot;
  // The line from one place to another.
  between(from: number, to: number): string;
  has(number: number): boolean;
}

type Drawn = Omit<Road, "stages" | "path" | "at" | "between" | "has">;

const QUEUE = 5;

// ----------------------------------------------------------------- the whole road

const WHOLE = { width: 1300, medallion: 28, pawn: 1.26, house: 96 };
// Between these heights the rows move together, to fill the frame.
const LOWEST = 612;
const HIGHEST = 784;
const MARGIN = 168;
// Pixels on the screen, and what they are in a pawn of size 1.
const LETTER = 13;
const PAWN_LETTER = 15;

interface Rows {
  at(row: number): number;
  // From one row to the next, and from the first slot of a place down to the second.
  pitch: number;
  drop: number;
}

function rowsIn(height: number): Rows {
  const tight = (HIGHEST - height) / (HIGHEST - LOWEST);
  const pitch = 172 - 40 * tight;
  const first = 126 - 14 * tight;
  return { at: (row) => first + pitch * row, pitch, drop: 40 - 12 * tight };
}

// Four legs as four rows, by turns to the right and to the left; an inn at every bend. Fills a frame of
// these pixels.
export function wholeRoad(
  box: Box,
  frame = { width: WHOLE.width, height: HIGHEST },
): Road {
  const fitting = (WHOLE.width * frame.height) / frame.width;
  const height = Math.min(HIGHEST, Math.max(LOWEST, fitting));
  const scale = Math.min(frame.width / WHOLE.width, frame.height / height);
  const letter = LETTER / scale;
  const pawn = Math.max(WHOLE.pawn, letter / PAWN_LETTER);
  const rows = rowsIn(height);
  const stages: Stage[] = [];
  let row = 0;
  for (const [number, place] of box.places.entries()) {
    if (place.station !== "inn") continue;
    const next = box.places.findIndex(
      (other, index) => index > number && other.station === "inn",
    );
    stages.push(wholeInn(place.word, number, row, rows));
    if (next < 0) break;
    const stations = box.places.slice(number + 1, next);
    for (const [index, station] of stations.entries()) {
      const along = (index + 0.5) / stations.length;
      const x =
        MARGIN + (WHOLE.width - 2 * MARGIN) * (row % 2 ? 1 - along : along);
      const y = rows.at(row) + 9 * Math.sin(x / 105 + row * 1.7);
      stages.push({
        word: station.word,
        station: station.station,
        number: number + 1 + index,
        sign: { x, y: y - 47 },
        slots: [0, 1]
          .slice(0, station.slots)
          .map((slot) => ({ x: x + 15 * slot, y: y + rows.drop * slot })),
      });
    }
    row += 1;
  }
  return withLine({ ...WHOLE, height, pawn, letter }, stages);
}

// The first and the last inn stand at the ends of their rows, the others at the bends.
function wholeInn(
  word: string,
  number: number,
  row: number,
  rows: Rows,
): Stage {
  const isEnd = row === 0 || row === 4;
  const isRight = row % 2 === 1;
  const y = isEnd
    ? rows.at(row ? 3 : 0) + 4
    : rows.at(row) - rows.pitch / 2 + 26;
  const first = isEnd ? 146 : isRight ? WHOLE.width - 34 : 34;
  const step = isEnd || isRight ? -29 : 29;
  const slots = Array.from({ length: QUEUE }, (_, slot) => ({
    x: first + step * slot,
    y,
  }));
  return {
    word,
    station: "inn",
    number,
    sign: { x: slots[2]!.x, y: y - 62 },
    slots,
  };
}

// ----------------------------------------------------------------- one leg

const LEG: Drawn = {
  width: 400,
  height: 300,
  medallion: 21,
  pawn: 0.86,
  house: 64,
  letter: 14,
};
const INN = 112;
const LEG_ROW = 93;

// A leg in three rows, the inns at its two ends; a tall frame leaves more room between the rows.
export function legRoad(box: Box, leg: number, tall = 0): Road {
  const drawn = { ...LEG, height: LEG.height + 2 * tall };
  const rowAt = (row: number) => 84 + (LEG_ROW + tall) * row;
  const words = legsOf(box)[leg]!;
  const numbers = words.map((word) =>
    box.places.findIndex((place) => place.word === word),
  );
  const stations = words.slice(1, -1);
  const third = Math.floor(stations.length / 3);
  const lengths = [third, stations.length - 2 * third, third];
  const stages = [legInn(words[0]!, numbers[0]!, false, rowAt(0))];
  for (const [index, word] of stations.entries()) {
    const row =
      index < lengths[0]! ? 0 : index < lengths[0]! + lengths[1]! ? 1 : 2;
    const before =
      row === 0 ? 0 : row === 1 ? lengths[0]! : lengths[0]! + lengths[1]!;
    const along = (index - before + 0.5) / lengths[row]!;
    const x =
      row === 0
        ? INN + (LEG.width - INN) * along
        : row === 1
          ? LEG.width * (1 - along)
          : (LEG.width - INN) * along;
    const y = rowAt(row) + 4 * Math.sin(x / 50 + row * 2);
    const place = box.places[numbers[index + 1]!]!;
    stages.push({
      word,
      station: place.station,
      number: numbers[index + 1]!,
      sign: { x, y: y - 33 },
      slots: [0, 1]
        .slice(0, place.slots)
        .map((slot) => ({ x: x + 24 * slot, y: y + 7 * slot })),
    });
  }
  stages.push(legInn(words.at(-1)!, numbers.at(-1)!, true, rowAt(2)));
  return withLine(drawn, stages);
}

function legInn(
  word: string,
  number: number,
  isLast: boolean,
  y: number,
): Stage {
  const first = isLast ? LEG.width - 98 : 98;
  const slots = Array.from({ length: QUEUE }, (_, slot) => ({
    x: first + (isLast ? 21 : -21) * slot,
    y,
  }));
  return {
    word,
    station: "inn",
    number,
    sign: { x: slots[2]!.x, y: y - 42 },
    slots,
  };
}

// ----------------------------------------------------------------- the line

function withLine(drawn: Drawn, stages: Stage[]): Road {
  const order = stages.toSorted((one, other) => one.number - other.number);
  const first = order[0]!.number;
  const points = order.map((stage) => stage.slots[0]!);
  const at = (progress: number) => onSpline(points, progress - first);
  const between = (from: number, to: number) => {
    const steps = Math.max(2, Math.ceil(Math.abs(to - from) * 10));
    const spots = Array.from({ length: steps + 1 }, (_, step) =>
      at(from + ((to - from) * step) / steps),
    );
    return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  };
  return {
    ...drawn,
    stages,
    path: between(first, first + points.length - 1),
    at,
    between,
    has: (number) => number >= first && number < first + points.length,
  };
}

// A smooth line through all points (Catmull and Rom's).
function onSpline(points: Spot[], progress: number): Spot {
  const last = points.length - 1;
  const clamped = Math.min(last, Math.max(0, progress));
  const index = Math.min(last - 1, Math.floor(clamped));
  const t = clamped - index;
  const [a, b, c, d] = [index - 1, index, index + 1, index + 2].map(
    (at) => points[Math.min(last, Math.max(0, at))]!,
  );
  const blend = (p: number, q: number, r: number, s: number) =>
    0.5 *
    (2 * q +
      (r - p) * t +
      (2 * p - 5 * q + 4 * r - s) * t * t +
      (3 * q - p - 3 * r + s) * t * t * t);
  return { x: blend(a!.x, b!.x, c!.x, d!.x), y: blend(a!.y, b!.y, c!.y, d!.y) };
}
