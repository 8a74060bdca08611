// What stands for a station, an achievement, a spring: shapes that can be told apart at 20 pixels.
import { MEALS } from "./meals";
import { SOUVENIRS } from "./souvenirs";
import { disc, type Drawing, type Ink } from "./strokes";

// The colour of a station's medallion.
export const STATION_INKS: Record<string, Ink> = {
  paddy: "matsu",
  mountain: "nibi",
  sea: "ai",
  village: "sumi",
  farm: "kincha",
  "hot-spring": "ai",
  temple: "shu",
  encounter: "fuji",
  inn: "shu",
};

// The mark on it, cut out in the colour of the paper.
export const STATION_MARKS: Record<string, string> = {
  village:
    "M9 12h30v5H9zM11 19h7v16c-3 0-5-1-7-2zM20.500 19h7v19h-7zM30 19h7v14c-2 1-4 2-7 2z",
  farm: "M24 40c-2-8-2-16 0-28M22 15c-5-1-7-5-6-9 5 0 7 5 6 9zM26 15c5-1 7-5 6-9-5 0-7 5-6 9zM21 24c-6 0-9-4-9-8 6-1 9 4 9 8zM27 24c6 0 9-4 9-8-6-1-9 4-9 8zM21 33c-6 0-9-4-9-8 6-1 9 4 9 8zM27 33c6 0 9-4 9-8-6-1-9 4-9 8zM22.500 24h3v18h-3z",
  "hot-spring":
    "M8 27c-1 12 33 12 32 0l4 0c1 18-41 18-40 0zM22 9c-4 5 4 8 0 14 8-4 0-9 4-15zM12 13c-3 4 3 7 0 12 7-4 0-8 3-13zM32 13c-3 4 3 7 0 12 7-4 0-8 3-13z",
  temple:
    "M5 9c12 4 26 4 38 0v5c-2 1-4 1-6 1.500V20h3v4h-3v17h-5V24H16v17h-5V24H8v-4h3v-4.500C9 15 7 15 5 14zM16 16v4h16v-4c-5 1-11 1-16 0z",
  encounter:
    "M4 21C13 18 18 8 24 8s11 10 20 13c-10 3-30 3-40 0zM17 25h14c0 5-3 8-7 8s-7-3-7-8zM10 43c1-6 6-9 14-9s13 3 14 9z",
  inn: "M2 20C12 17 18 12 24 6c6 6 12 11 22 14l-2 4c-2 0-4-1-6-1.500V40h-9V29H19v11h-9V22.500C8 23 6 24 4 24z",
};

// Hot springs, small and large.
export const SPRINGS: Record<string, Drawing> = {
  small: [
    ["line", "M19 16c-3-4 3-6 0-11M29 16c-3-4 3-6 0-11"],
    ["nibi-", "M4 32c0-8 8-12 20-12s20 4 20 12-8 11-20 11S4 40 4 32z"],
    ["ai", "M10 32c0-5 6-8 14-8s14 3 14 8-6 7-14 7-14-2-14-7z"],
  ],
  large: [
    ["line", "M14 15c-3-4 3-6 0-11M24 13c-3-4 3-6 0-11M34 15c-3-4 3-6 0-11"],
    ["nibi-", "M1 32c0-10 9-14 23-14s23 4 23 14-9 13-23 13S1 42 1 32z"],
    ["ai", "M6 32c0-7 8-10 18-10s18 3 18 10-8 9-18 9-18-2-18-9z"],
    ["kinari", disc(30, 28, 4)],
    ["sumi", "M26 27c1-4 7-4 8 0z"],
  ],
};

export const PANORAMA_CARDS: Record<string, Drawing> = {
  paddy: [
    ["kincha-", "M4 6h40v36H4z"],
    ["matsu", "M4 42V22l40 4v16z"],
    ["line", "M4 30l40 3M4 37l40 2M16 23l-4 19M30 25l4 17"],
    ["shu", disc(34, 14, 4)],
  ],
  mountain: [
    ["fuji-", "M4 6h40v36H4z"],
    ["nibi", "M4 42 22 12l22 30z"],
    ["kinari", "M22 12l6 9-4-2-2 4-3-3-4 3z"],
  ],
  sea: [
    ["kincha-", "M4 6h40v36H4z"],
    ["ai", "M4 42V24c6 0 6-5 12-5s5 6 10 6 5-5 10-5 4 4 8 4v18z"],
    ["line", "M8 33c4-3 8-3 12 0M24 35c4-3 8-3 12 0"],
    ["kinari", "M28 20V9l7 9z"],
  ],
};

export const ACHIEVEMENTS: Record<string, Drawing> = {
  ...PANORAMA_CARDS,
  gourmet: MEALS.donburi!,
  bather: SPRINGS.small!,
  chatterbox: [
    ["kinari", "M4 8h24v16H16l-6 7v-7H4z"],
    ["fuji-", "M20 20h24v15h-5v7l-7-7H20z"],
    ["line", "M10 14h12M10 19h7M26 26h12M26 30h8"],
  ],
  collector: SOUVENIRS.furoshiki!,
};

export const COIN: Drawing = [
  ["kincha", disc(24, 24, 20)],
  ["kinari", "M18 18h12v12H18z"],
];
