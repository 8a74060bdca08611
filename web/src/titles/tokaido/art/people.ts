import { disc, type Drawing, type Ink, type Stroke } from "./strokes";

const ROBE = "M5 48c0-12 8-17 19-17s19 5 19 17z";
const COLLAR = "M17 31l7 10 7-10 3 1-9 16h-2l-9-16z";
const FACE = "M24 11c6 0 9 4 9 10s-4 11-9 11-9-5-9-11 3-10 9-10z";
const EYES: Stroke = ["line", "M19.500 21.500h2M26.500 21.500h2M23 27h2.500"];
const SMILE: Stroke = [
  "line",
  "M19.500 21c1-1 2-1 3 0M26 21c1-1 2-1 3 0M22 26.500c1 1 3 1 4 0",
];

function bust(
  robe: Ink,
  collar: Ink,
  eyes: Stroke,
  ...more: Stroke[]
): Drawing {
  return [[robe, ROBE], [collar, COLLAR], ["kinari", FACE], eyes, ...more];
}

export const TRAVELERS: Record<string, Drawing> = {
  // The artist: a topknot and a brush.
  hiroshige: bust(
    "ai",
    "kinari",
    SMILE,
    ["sumi", "M15 20c-2-10 4-13 9-13s11 3 9 13c-1-4-3-6-4-7h-10c-1 1-3 3-4 7z"],
    ["sumi", "M21 8c0-4 6-4 6 0z"],
    ["kincha", "M36 28l6-15 3 1-6 15z"],
    ["sumi", "M42 13c0-4 2-6 4-8 1 4 1 7-1 9z"],
  ),
  // The messenger: a headband and a letter box on a pole.
  chuubei: bust(
    "nibi",
    "shu",
    EYES,
    ["sumi", "M15 17c-1-8 4-11 9-11s10 3 9 11z"],
    ["shu", "M15 15h18v4H15z"],
    ["shu", "M33 15l6-3v4l-6 3z"],
    ["kincha", "M6 12l3-1 9 36h-3z"],
    ["kincha-", "M2 4h12v10H2z"],
  ),
  // The ronin under his basket hat.
  kinko: [
    ["nibi", ROBE],
    ["kinari", COLLAR],
    ["kincha", "M12 32 15 8c3-4 15-4 18 0l3 24c-6 4-18 4-24 0z"],
    ["line", "M14 15c6 3 14 3 20 0M13 24c6 3 16 3 22 0M24 6v28"],
    ["sumi", "M17 18h14v3H17z"],
    ["sumi", "M36 46 46 26l2 1-9 20z"],
  ],
  // The functionary: a black court cap.
  yoshiyasu: bust(
    "fuji",
    "kinari",
    EYES,
    ["sumi", "M15 15c0-4 4-6 9-6s9 2 9 6z"],
    ["sumi", "M20 9V2h10v8z"],
    ["line", "M16 16c-2 8 0 13 3 17M32 16c2 8 0 13-3 17"],
    ["kinari", "M36 30h5v14h-5z"],
  ),
  // The orphan: a bob and a flower.
  satsuki: bust(
    "shu-",
    "kinari",
    SMILE,
    [
      "sumi",
      "M13 27c-3-14 3-21 11-21s14 7 11 21l-4 1c1-6 0-10-1-12H18c-1 2-2 6-1 12z",
    ],
    ["shu", disc(33, 12, 4)],
    ["kincha", disc(33, 12, 1.5)],
  ),
  // The old man: a hood, a white beard, a staff.
  mitsukuni: bust(
    "matsu",
    "kincha",
    SMILE,
    ["kincha", "M14 19c-2-9 4-13 10-13s12 4 10 13l-3-4H17z"],
    ["kinari", "M16 26c0 10 5 14 8 18 3-4 8-8 8-18-3 3-5 2-8 2s-5 1-8-2z"],
    ["kincha", "M40 12h3v36h-3z"],
  ),
  // The geisha: combs and a great knot.
  sasayakko: bust(
    "shu",
    "kinari",
    EYES,
    [
      "sumi",
      "M12 22C7 14 12 9 16 10c1-7 15-7 16 0 4-1 9 4 4 12-2-1-3-4-5-7H17c-2 3-3 6-5 7z",
    ],
    ["sumi", "M18 7c0-6 12-6 12 0-3 2-9 2-12 0z"],
    ["kincha", "M6 8l12 4-1 2-12-4zM42 8l-12 4 1 2 12-4z"],
    ["shu", "M22.500 26.500h3v1.500h-3z"],
  ),
  // The priest: shaven, with beads.
  hirotada: bust(
    "kincha",
    "sumi",
    SMILE,
    ["line", "M17 13c3-3 11-3 14 0"],
    ["shu", disc(13, 38, 2)],
    ["shu", disc(17, 43, 2)],
    ["shu", disc(24, 45, 2)],
    ["shu", disc(31, 43, 2)],
    ["shu", disc(35, 38, 2)],
  ),
  // The entertainer: a fan before her.
  umegae: bust(
    "ai",
    "shu",
    SMILE,
    ["sumi", "M14 24c-4-12 2-18 10-18s14 6 10 18l-3-9H17z"],
    ["kincha", "M9 9l8 3-1 2-8-3z"],
    ["shu", "M30 46c-4-9-1-17 6-20 6 3 10 8 10 13z"],
    ["line", "M30 46l6-20M30 46l12-16"],
  ),
  // The merchant: a topknot and his money.
  "zen-emon": bust(
    "sumi",
    "kincha",
    SMILE,
    ["sumi", "M15 19c-2-9 4-12 9-12s11 3 9 12c-1-3-2-5-4-6H19c-2 1-3 3-4 6z"],
    ["sumi", "M20 8l8-4v4z"],
    ["kincha", disc(37, 39, 7)],
    ["kinari", "M34.500 36.500h5v5h-5z"],
  ),
};

// A guide shows a picture of where he leads.
function guideTo(...picture: Stroke[]): Drawing {
  return [
    ...bust(
      "nibi",
      "kinari",
      SMILE,
      ["kincha", "M5 20c8-2 13-14 19-14s11 12 19 14c-8 4-30 4-38 0z"],
      ["line", "M24 6v16M24 6 15 21M24 6l9 15"],
    ),
    ...picture,
  ];
}

export const ENCOUNTERS: Record<string, Drawing> = {
  // The merchant with a pack on his back.
  shokunin: [
    ["kincha", "M30 14h15v30H30z"],
    ["line", "M30 22h15M30 32h15"],
    ...bust("nibi", "shu", SMILE),
    ["ai", "M14 18c0-9 5-12 10-12s10 3 10 12l-4-3H18z"],
    ["ai", "M33 14l5 5-4 1z"],
  ],
  "guide-paddy": guideTo(
    ["kincha-", "M27 28h20v19H27z"],
    ["matsu", "M27 36h20v11H27z"],
    ["line", "M27 41h20M34 36l-2 11M41 36l2 11"],
  ),
  "guide-mountain": guideTo(
    ["fuji-", "M27 28h20v19H27z"],
    ["nibi", "M27 47l10-15 10 15z"],
    ["kinari", "M37 32l4 6-4-1-4 1z"],
  ),
  "guide-sea": guideTo(
    ["kincha-", "M27 28h20v19H27z"],
    ["ai", "M27 47V38c4-4 6-4 9 0 4-4 7-4 11-1v10z"],
    ["line", "M30 43c3-2 5-2 7 0"],
  ),
  // The warrior's helmet, with its crest.
  samurai: [
    ["sumi", ROBE],
    ["shu", COLLAR],
    ["kinari", FACE],
    ["sumi", "M15 25h18l-2 7H17z"],
    ["line", "M19 20h3M26 20h3"],
    ["shu", "M9 27C7 12 14 6 24 6s17 6 15 21l-6-3V17H15v7z"],
    ["kincha", "M24 12C16 10 12 6 12 0c3 5 8 7 12 7s9-2 12-7c0 6-4 10-12 12z"],
  ],
  // The noble: a tall cap and a painted brow.
  kuge: bust(
    "fuji",
    "kinari",
    [
      "line",
      "M19.500 22h2.500M26 22h2.500M23.500 27h1.500M19 16.500h1M28 16.500h1",
    ],
    ["sumi", "M15 14 18 2c4-3 9-1 9 3l6 9z"],
    ["line", "M16 15c-1 8 2 15 8 18 6-3 9-10 8-18"],
    ["kinari", "M36 26h4l2 18h-4z"],
  ),
  // The priestess: long hair, white and red, a wand of paper.
  miko: [
    ["sumi", "M12 42C8 20 10 6 24 6s16 14 12 36z"],
    ["kinari", ROBE],
    ["shu", COLLAR],
    ["kinari", FACE],
    SMILE,
    ["sumi", "M15 20c-1-9 4-13 9-13s10 4 9 13c-3-3-3-6-9-7-6 1-6 4-9 7z"],
    ["kincha", "M40 14h2v32h-2z"],
    ["kinari", "M41 14l-6 4 3 4-4 5 4 4M41 14l5 4-3 4 4 5-4 4"],
  ],
};
