// How the table plays what happens.
import type { EventRule, Gain, Sound } from "../../shell/board/title";

// How long a pawn is on its way, at most.
const WALK_MS = 800;
const NOTICED_MS = 900;

const POINTS: Gain = { amount: "points", to: "pawn:{seat}" };
const COINS: Gain = { amount: "coins", to: "pawn:{seat}", unit: "coin" };
const PAID: Gain = { ...COINS, isPaid: true };

function gained(...gains: Gain[]): EventRule {
  return { pause: NOTICED_MS, gains };
}

// A card goes from the road to the player who took it.
function took(sort: string, sound: Sound, ...gains: Gain[]): EventRule {
  const flight = {
    thing: `${sort}:{${sort}}`,
    from: "pawn:{seat}",
    to: "collection:{seat}",
  };
  return { ...gained(...gains), sound, flight };
}

export const events: Record<string, EventRule> = {
  prepared: gained(COINS),
  "set-out-poorer": gained(PAID),
  walked: { sound: "piece", travel: WALK_MS },
  arrived: { pause: 0 },
  offered: { sound: "card", pause: 0 },
  bought: took("souvenir", "coin", POINTS, PAID),
  "was-given": took("souvenir", "piece", POINTS),
  "given-back": gained(COINS),
  earned: { ...gained(COINS), sound: "coin" },
  admired: took("panorama", "card", POINTS),
  bathed: took("spring", "card", POINTS),
  donated: { ...gained(POINTS, PAID), sound: "coin" },
  "neutral-donated": { sound: "coin" },
  met: took("encounter", "card"),
  entertained: gained(POINTS, COINS),
  impressed: gained(POINTS),
  ate: { ...took("meal", "card", POINTS, PAID), marks: ["track:inn"] },
  fasted: { marks: ["track:inn"] },
  "leg-begins": { sound: "bell", pause: 2000, beginsRound: true },
  achieved: {
    ...took("achievement", "bell", POINTS),
    pause: 2000,
    marks: ["achievement:{achievement}"],
  },
  "temple-rank": {
    ...gained({ ...POINTS, from: "track:temple", to: "pawn:{pawn}" }),
    marks: ["track:temple"],
  },
  "game-over": { sound: "cheer", pause: 2600 },
};
