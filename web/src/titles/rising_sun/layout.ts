// Where everything lies: the islands and their seas, the honor track, the shrines, the mandates.
import { coastline, type Point } from "./art/coast";
import { REGIONS, type RegionName } from "./model";

export type { Point };

export interface Frame extends Point {
  width: number;
  height: number;
}

// A region: its outline, where its name stands, and the room for the armies in it.
export interface Place {
  outline: string;
  room: Frame;
  label: Point;
}

export interface Layout {
  kind: "wide" | "tall";
  width: number;
  height: number;
  // How far to the right and how far down the map begins.
  left: number;
  top: number;
  // How large a figure is drawn; its own box is 24 by 24.
  figure: number;
  regions: Record<RegionName, Place>;
  // Sea routes by their two regions, in the order of `REGIONS`.
  routes: { from: RegionName; to: RegionName; way: string }[];
  honor: Frame;
  shrine(slot: number): Frame;
  track: Frame;
  // One of so many slots for mandate turns and kami turns.
  slot(index: number, slots: number): Frame;
}

// Pixels; a frame that is narrower has no room for a wide map.
const NARROW = 620;

interface Atlas {
  // The corners of the coast and the borders.
  points: Record<string, [number, number]>;
  rooms: Record<RegionName, [number, number, number, number]>;
  labels: Record<RegionName, [number, number]>;
  routes: [RegionName, RegionName, string][];
}

// The corners of each region; neighbours share those of their border.
const OUTLINES: Record<RegionName, string> = {
  hokkaido: "h1 h2 h3 h4 h5 h6 h7 h8",
  oshu: "o1 o2 o3 oe ok2 ok1 o6",
  edo: "oe e1 e2 e3 e4 ek ok2",
  kyoto: "ok1 ok2 ek y3 ky2 ky1 y1",
  kansai: "ky1 ky2 k3 k4 kn2 kn1 k1",
  nagato: "kn1 kn2 n3 n4 n5 n6",
  shikoku: "s1 s2 s3 s4 s5 s6",
  kyushu: "q1 q2 q3 q4 q5 q6 q7",
};

const WIDE: Atlas = {
  points: {
    h1: [560, 60],
    h2: [618, 20],
    h3: [690, 8],
    h4: [770, 34],
    h5: [818, 84],
    h6: [752, 128],
    h7: [668, 142],
    h8: [580, 122],
    o1: [622, 176],
    o2: [700, 158],
    o3: [772, 182],
    oe: [800, 352],
    ok2: [634, 374],
    ok1: [572, 268],
    o6: [586, 214],
    e1: [822, 428],
    e2: [790, 508],
    e3: [714, 560],
    e4: [618, 548],
    ek: [560, 470],
    y1: [500, 214],
    ky1: [412, 226],
    ky2: [402, 396],
    y3: [470, 452],
    k1: [330, 206],
    kn1: [232, 226],
    kn2: [240, 348],
    k4: [262, 402],
    k3: [352, 436],
    n3: [170, 372],
    n4: [84, 366],
    n5: [36, 306],
    n6: [96, 226],
    s1: [252, 478],
    s2: [352, 472],
    s3: [436, 506],
    s4: [424, 572],
    s5: [320, 598],
    s6: [244, 566],
    q1: [44, 414],
    q2: [128, 404],
    q3: [204, 432],
    q4: [206, 510],
    q5: [166, 586],
    q6: [76, 592],
    q7: [28, 512],
  },
  rooms: {
    hokkaido: [586, 58, 216, 72],
    oshu: [610, 208, 180, 140],
    edo: [622, 414, 180, 116],
    kyoto: [434, 274, 140, 140],
    kansai: [250, 254, 146, 146],
    nagato: [66, 268, 164, 90],
    shikoku: [260, 510, 164, 76],
    kyushu: [46, 450, 156, 118],
  },
  labels: {
    hokkaido: [620, 50],
    oshu: [640, 202],
    edo: [646, 406],
    kyoto: [454, 266],
    kansai: [272, 246],
    nagato: [98, 260],
    shikoku: [272, 503],
    kyushu: [62, 444],
  },
  routes: [
    ["hokkaido", "oshu", "M700 140L704 166"],
    ["hokkaido", "kansai", "M574 112C500 128 410 132 380 210"],
    ["hokkaido", "kyushu", "M558 76C440 118 96 92 34 214C4 276 8 366 50 416"],
    ["kansai", "kyushu", "M256 398C240 420 220 424 202 438"],
    ["kansai", "shikoku", "M330 432L326 474"],
    ["shikoku", "kyushu", "M246 530L206 514"],
  ],
};

const TALL: Atlas = {
  points: {
    h1: [214, 40],
    h2: [250, 10],
    h3: [306, 2],
    h4: [358, 14],
    h5: [386, 44],
    h6: [352, 74],
    h7: [296, 82],
    h8: [232, 74],
    o1: [286, 106],
    o2: [326, 96],
    o3: [372, 110],
    oe: [386, 198],
    ok2: [290, 206],
    ok1: [262, 150],
    o6: [268, 124],
    e1: [388, 244],
    e2: [376, 294],
    e3: [336, 318],
    e4: [284, 308],
    ek: [256, 262],
    y1: [222, 116],
    ky1: [176, 124],
    ky2: [172, 216],
    y3: [214, 254],
    k1: [140, 112],
    kn1: [96, 126],
    kn2: [96, 196],
    k4: [104, 232],
    k3: [150, 244],
    n3: [66, 206],
    n4: [24, 202],
    n5: [1, 168],
    n6: [14, 120],
    s1: [120, 268],
    s2: [166, 262],
    s3: [212, 280],
    s4: [210, 330],
    s5: [158, 346],
    s6: [112, 326],
    q1: [6, 232],
    q2: [54, 222],
    q3: [98, 244],
    q4: [98, 290],
    q5: [78, 340],
    q6: [34, 344],
    q7: [6, 288],
  },
  rooms: {
    hokkaido: [242, 30, 126, 44],
    oshu: [282, 127, 100, 68],
    edo: [292, 230, 88, 66],
    kyoto: [188, 154, 84, 70],
    kansai: [104, 143, 72, 84],
    nagato: [12, 145, 84, 52],
    shikoku: [118, 292, 92, 42],
    kyushu: [12, 250, 84, 78],
  },
  labels: {
    hokkaido: [252, 26],
    oshu: [292, 122],
    edo: [300, 224],
    kyoto: [194, 149],
    kansai: [110, 138],
    nagato: [17, 141],
    shikoku: [130, 288],
    kyushu: [18, 247],
  },
  routes: [
    ["hokkaido", "oshu", "M318 80L322 100"],
    ["hokkaido", "kansai", "M236 76C220 102 170 92 158 116"],
    ["hokkaido", "kyushu", "M217 62C200 106 44 74 10 120C-2 160 0 200 22 230"],
    ["kansai", "kyushu", "M104 226L88 240"],
    ["kansai", "shikoku", "M142 242L142 266"],
    ["shikoku", "kyushu", "M116 304L98 296"],
  ],
};

function framed([x, y, width, height]: [
  number,
  number,
  number,
  number,
]): Frame {
  return { x, y, width, height };
}

function placesOf(atlas: Atlas, roughness: number): Layout["regions"] {
  const entries = REGIONS.map((region): [RegionName, Place] => {
    const corners = OUTLINES[region].split(" ").map((name): Point => {
      const [x, y] = atlas.points[name]!;
      return { x, y };
    });
    const [x, y] = atlas.labels[region];
    return [
      region,
      {
        outline: coastline(corners, roughness),
        room: framed(atlas.rooms[region]),
        label: { x, y },
      },
    ];
  });
  return Object.fromEntries(entries) as Layout["regions"];
}

function routesOf(atlas: Atlas): Layout["routes"] {
  return atlas.routes.map(([from, to, way]) => ({ from, to, way }));
}

const WIDE_REGIONS = placesOf(WIDE, 0.16);
const TALL_REGIONS = placesOf(TALL, 0.14);

function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export function layoutFor(width: number, height: number): Layout {
  const ratio = width > 0 && height > 0 ? height / width : 0.62;
  return ratio > 0.9 || width < NARROW ? tall(ratio) : wide(ratio);
}

// The slots of a track in so many rows.
function slotsIn(track: Frame, rows: number): Layout["slot"] {
  return (index, slots) => {
    const columns = Math.ceil(slots / rows);
    const width = track.width / columns;
    const height = track.height / rows;
    return {
      x: track.x + (index % columns) * width,
      y: track.y + Math.floor(index / columns) * height,
      width,
      height,
    };
  };
}

// A frame that is low has room beside the map: some of it for the sea, most of it for the shrines.
function wide(ratio: number): Layout {
  const height = bounded(1000 * ratio, 606, 700);
  const width = bounded(606 / ratio, 1000, 1240);
  const left = (width - 1000) * 0.35;
  const column = { x: 834 + left, width: width - 840 - left };
  const shrine = (height - 104) / 4;
  const track = { x: 8, y: 8, width: 536 + left, height: 68 };
  return {
    kind: "wide",
    width,
    height,
    left,
    top: (height - 606) / 2,
    figure: 36,
    regions: WIDE_REGIONS,
    routes: routesOf(WIDE),
    honor: { ...column, y: 8, height: 82 },
    shrine: (slot) => ({
      ...column,
      y: 98 + slot * shrine,
      height: shrine - 6,
    }),
    track,
    slot: slotsIn(track, 1),
  };
}

function tall(ratio: number): Layout {
  const height = bounded(390 * ratio, 430, 560);
  const track = { x: 2, y: 2, width: 206, height: 80 };
  return {
    kind: "tall",
    width: 390,
    height,
    left: 0,
    top: (height - 430) / 2,
    figure: 26,
    regions: TALL_REGIONS,
    routes: routesOf(TALL),
    honor: { x: 226, y: height - 112, width: 162, height: 36 },
    shrine: (slot) => ({
      x: 2 + slot * 97,
      y: height - 72,
      width: 95,
      height: 70,
    }),
    track,
    slot: slotsIn(track, 2),
  };
}
