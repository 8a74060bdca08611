import { disc, type Drawing } from "./strokes";

export const SOUVENIRS: Record<string, Drawing> = {
  gofu: [
    ["line", "M24 8c-5-5 5-5 0 0"],
    ["kinari", "M17 8h14l3 5v29H14V13z"],
    ["shu", "M20 17h8v15h-8z"],
    ["line", "M18 37h12M24 20v9"],
  ],
  hashi: [
    ["kincha-", "M6 35c6-3 12-3 17 0v5H6z"],
    ["shu", "M9 39 33 5l4 2-25 34z"],
    ["sumi", "M17 41 39 9l4 3-23 31z"],
  ],
  koma: [
    ["shu", "M7 20c0 6 12 11 17 24 5-13 17-18 17-24z"],
    ["kincha", "M24 13c10 0 17 3 17 7s-7 7-17 7-17-3-17-7 7-7 17-7z"],
    ["ai", "M24 16c5 0 9 2 9 4s-4 4-9 4-9-2-9-4 4-4 9-4z"],
    ["sumi", "M22 4h4v16h-4z"],
  ],
  uchiwa: [
    ["kincha", "M22 32h4v13h-4z"],
    ["kinari", disc(24, 19, 15)],
    [
      "ai",
      "M9 20c4-5 8-5 11-1 3-6 9-6 12-1 3-2 5-2 7 1-1 9-7 15-15 15S10 28 9 20z",
    ],
    ["shu", disc(29, 11, 3)],
    ["line", "M24 34V24M24 34l-7-8M24 34l7-8"],
  ],
  washi: [
    ["fuji-", "M12 8l26 4-4 30-26-4z"],
    ["kincha-", "M9 11l27-1 1 29-27 1z"],
    ["kinari", "M8 14l25-5 6 27-25 6z"],
    ["line", "M15 20l6-1M22 30l8-2M17 28l3 1M29 19l2 2"],
  ],
  yunomi: [
    ["matsu", "M12 13h24l-3 29H15z"],
    ["kincha-", "M24 8c7 0 12 2 12 5s-5 5-12 5-12-2-12-5 5-5 12-5z"],
    ["line", "M14 27c4 4 7-3 10 0s6 3 9 0"],
  ],
  furoshiki: [
    [
      "fuji",
      "M24 16C17 14 12 8 14 4c6 0 10 6 10 12zM24 16c7-2 12-8 10-12-6 0-10 6-10 12z",
    ],
    ["fuji", "M7 30c0-9 8-15 17-15s17 6 17 15c0 8-6 13-17 13S7 38 7 30z"],
    ["kinari", "M24 15c-2 10-7 16-14 19M24 15c2 10 7 16 14 19"],
    ["kinari", "M20 13h8v6h-8z"],
  ],
  geta: [
    ["kincha", "M11 26h7v13h-7zM30 26h7v13h-7z"],
    ["kincha-", "M5 19h38v7H5z"],
    ["line", "M13 19c3-11 19-11 22 0"],
    ["shu", "M12 19c2-12 22-12 24 0h-5c-3-7-11-7-14 0z"],
  ],
  haori: [
    ["ai", "M16 6h16l13 10-6 9-5-4v21H14V21l-5 4-6-9z"],
    ["kinari", "M19 6h10l-3 36h-4z"],
    ["kinari", disc(14, 15, 2.5)],
    ["kinari", disc(34, 15, 2.5)],
    ["shu", "M21 25h6v4h-6z"],
  ],
  "kan-zashi": [
    ["kincha", "M10 44 28 17l3 2-17 26z"],
    ["shu", disc(33, 8, 5)],
    ["shu", disc(40, 14, 5)],
    ["shu", disc(36, 21, 5)],
    ["shu", disc(28, 20, 5)],
    ["shu", disc(26, 12, 5)],
    ["kincha", disc(33, 15, 4)],
    ["line", "M38 26v5M42 20v7"],
  ],
  sandogasa: [
    ["kincha", "M3 33C9 17 19 9 24 9s15 8 21 24c-9 5-33 5-42 0z"],
    ["line", "M24 9v27M24 9 13 35M24 9l11 26M10 22c8 4 20 4 28 0"],
    ["line", "M14 37c2 7 18 7 20 0"],
  ],
  yukata: [
    ["kinari", "M17 4h14l14 12-6 8-5-4 2 24H12l2-24-5 4-6-8z"],
    ["line", "M17 4l7 13 7-13M24 17v27"],
    ["ai", "M14 22h20v7H14z"],
    ["ai", disc(18, 37, 2)],
    ["ai", disc(30, 35, 2)],
    ["ai", disc(9, 17, 2)],
    ["ai", disc(39, 17, 2)],
  ],
  jubako: [
    ["sumi", "M8 31h32v11H8z"],
    ["shu", "M8 20h32v11H8z"],
    ["sumi", "M6 13h36v7H6z"],
    ["kincha", "M24 22l3 3.500-3 3.500-3-3.500z"],
    ["kincha", "M20 8h8v5h-8z"],
  ],
  netsuke: [
    ["shu", "M22 40c-2 6-8 4-6 0"],
    [
      "kinari",
      "M8 33c0-8 6-12 12-12-3-8-3-16 1-16s4 8 4 15c2-7 4-14 8-13s1 10-3 16c6 2 11 6 11 11 0 6-7 9-16 9S8 39 8 33z",
    ],
    ["sumi", disc(16, 29, 1.6)],
    ["line", "M30 36c4-2 4-6 1-8M10 34c2 1 3 1 4 0"],
  ],
  shikki: [
    ["shu", "M5 18h38c0 12-6 18-13 20v4H18v-4C11 36 5 30 5 18z"],
    ["sumi", "M24 14c11 0 19 2 19 4s-8 5-19 5-19-2-19-5 8-4 19-4z"],
    ["kincha", "M17 29c3-3 5-3 7 0 2-3 4-3 7 0-3 4-5 4-7 1-2 3-4 3-7-1z"],
  ],
  shamisen: [
    ["sumi", "M24 27 39 6l4 3-15 21z"],
    ["kincha", "M38 3l8 6-3 3-8-6z"],
    ["kinari", "M8 30l15-8 9 11-15 9z"],
    ["shu", "M8 30l9 12v4L8 34z"],
    ["line", "M16 35 41 7M14 33l5 5"],
  ],
  sumie: [
    ["kinari", "M13 7h22v34H13z"],
    ["nibi-", "M15 31l6-13 4 6 3-4 5 11z"],
    ["line", "M17 36h9M30 11v6"],
    ["sumi", "M9 4h30v4H9zM9 40h30v4H9z"],
  ],
  ukiyoe: [
    ["kinari", "M6 9h36v30H6z"],
    ["ai", "M6 39V27c6-12 17-13 21-6-6-2-9 2-7 6 8 4 14-2 22 3v9z"],
    ["kinari", "M28 27l5-8 5 8z"],
    ["shu", disc(35, 15, 3.5)],
  ],
  kamaboko: [
    ["kincha", "M4 35h40v6H4z"],
    ["shu-", "M7 35C7 18 14 11 24 11s17 7 17 24z"],
    ["kinari", "M13 35c0-12 5-17 11-17s11 5 11 17z"],
    ["shu", "M24 31c-6 0-6-8 0-8 5 0 4 5 0 5"],
  ],
  konpeito: [
    [
      "shu-",
      "M15 14l3-4 3 4 5-1-1 5 4 3-4 3 1 5-5-1-3 4-3-4-5 1 1-5-4-3 4-3-1-5z",
    ],
    [
      "matsu-",
      "M34 7l2-3 3 3 4-1-1 4 3 3-3 3 1 4-4-1-3 3-2-3-4 1 1-4-3-3 3-3-1-4z",
    ],
    [
      "kincha-",
      "M32 29l3-4 3 4 5-1-1 5 4 3-4 3 1 5-5-1-3 4-3-4-5 1 1-5-4-3 4-3-1-5z",
    ],
  ],
  manju: [
    ["kincha-", "M5 33c0-13 8-20 19-20s19 7 19 20c0 8-38 8-38 0z"],
    ["shu", "M19 20h10v9H19z"],
    ["line", "M24 22v5M21.500 24.500h5"],
  ],
  daifuku: [
    ["shu-", "M3 36c0-8 5-13 11-13s11 5 11 13c0 4-22 4-22 0z"],
    ["matsu-", "M24 36c0-8 4-13 11-13s10 5 10 13c0 4-21 4-21 0z"],
    ["kinari", "M13 24c0-8 5-13 11-13s11 5 11 13c0 4-22 4-22 0z"],
    ["line", "M18 19c2-2 4-3 6-3"],
  ],
  ocha: [
    ["matsu", "M10 24 2 17l-1 6 11 10zM37 22l8-10 3 4-8 13z"],
    ["matsu", "M9 28c0-9 6-13 15-13s15 4 15 13-6 14-15 14S9 37 9 28z"],
    ["kincha", "M15 17c0-5 18-5 18 0-4 3-14 3-18 0z"],
    ["sumi", disc(24, 10, 2.5)],
  ],
  sake: [
    ["kinari", "M13 5h9v9c0 5 7 8 7 17v11H6V31c0-9 7-12 7-17z"],
    ["ai", "M6 29h23v6H6z"],
    ["kinari", "M31 31h14c0 6-2 9-5 9v3h-4v-3c-3 0-5-3-5-9z"],
  ],
};

// What stands for a sort where there is no room for its name.
export const SORTS: Record<string, Drawing> = {
  "small-object": SOUVENIRS.koma!,
  clothing: SOUVENIRS.yukata!,
  art: SOUVENIRS.ukiyoe!,
  food: SOUVENIRS.manju!,
};
