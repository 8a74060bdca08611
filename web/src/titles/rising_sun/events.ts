// How the table plays what happens.
import type { EventRule } from "../../shell/board/title";

const SECRET: EventRule = { sound: "card", pause: 150 };
const CARD: EventRule = { sound: "card" };
const COINS: EventRule = {
  sound: "coin",
  gains: [{ amount: "coins", to: "purse:{seat}", unit: "coin" }],
};
const POINTS: EventRule = {
  sound: "coin",
  gains: [{ amount: "points", to: "player:{seat}" }],
};
const IN_REGION: EventRule = {
  sound: "coin",
  pause: 900,
  gains: [{ amount: "points", to: "player:{seat}", from: "region:{region}" }],
  marks: ["region:{region}"],
};
const COUNTED: EventRule = { ...POINTS, pause: 1000 };

export const events: Record<string, EventRule> = {
  "house-taken": CARD,
  "set-unpacked": CARD,
  "shrine-raised": CARD,
  "season-began": { sound: "bell", beginsRound: true },
  "war-drawn": { pause: 250, marks: ["region:{region}"] },
  income: COINS,
  proposed: { marks: ["seat:{to}"] },
  declined: {},
  allied: { sound: "bell", pause: 1200, marks: ["seat:{seat}", "seat:{to}"] },
  "tile-drawn": SECRET,
  "mandate-laid": { ...CARD, pause: 1200 },
  "tile-hidden": { ...CARD, pause: 900 },
  "tile-laid": SECRET,
  "mandate-announced": { ...CARD, pause: 1200 },
  "toll-paid": COINS,
  bought: {
    ...CARD,
    flight: { thing: "card:{card}", from: "card:{card}", to: "player:{seat}" },
  },
  harvested: { pause: 600, marks: ["region:{region}"] },
  betrayed: { sound: "bell", pause: 1200, marks: ["seat:{seat}", "seat:{to}"] },
  "kami-helped": { sound: "bell", marks: ["shrine:{shrine}"] },
  earned: COINS,
  killed: { marks: ["region:{region}"] },
  "war-began": { sound: "bell", pause: 1200 },
  "token-discarded": { marks: ["region:{region}"], pause: 900 },
  "token-taken": { sound: "bell", marks: ["region:{region}"], pause: 1200 },
  "battle-began": { sound: "bell", marks: ["region:{region}"], pause: 1500 },
  "bid-made": SECRET,
  "bid-shown": { sound: "coin", marks: ["advantage:{advantage}"], pause: 1500 },
  "advantage-won": { marks: ["advantage:{advantage}"], pause: 1200 },
  "advantage-declined": { marks: ["advantage:{advantage}"] },
  "ronin-hired": { pause: 1200 },
  "battle-won": { sound: "cheer", marks: ["region:{region}"], pause: 1800 },
  "coins-shared": {
    sound: "coin",
    gains: [{ amount: "coins", to: "purse:{to}", unit: "coin" }],
  },
  "harvest-points": IN_REGION,
  "kami-points": {
    ...POINTS,
    gains: [{ amount: "points", to: "player:{seat}", from: "shrine:{shrine}" }],
  },
  "card-points": POINTS,
  "monster-points": POINTS,
  "seppuku-points": IN_REGION,
  "hostage-points": POINTS,
  "poem-points": IN_REGION,
  "points-lost": {
    gains: [{ amount: "points", to: "player:{seat}" }],
  },
  "winter-points": COUNTED,
  "token-points": COUNTED,
  "set-points": COUNTED,
  "game-over": { sound: "cheer" },
};
