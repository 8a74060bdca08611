// How the table plays what happens.
import type { EventRule } from "../../shell/board/title";

const SECRET: EventRule = { sound: "card", pause: 150 };
const MOVED: EventRule = { sound: "piece" };
// Points of reputation, not action points.
const REPUTATION: EventRule = {
  sound: "coin",
  gains: [{ amount: "points", to: "army:{army}", from: "cell:{army}-{area}" }],
};

export const events: Record<string, EventRule> = {
  dealt: { sound: "card" },
  pass: SECRET,
  "pass-unseen": SECRET,
  draft: SECRET,
  "draft-unseen": SECRET,
  discard: SECRET,
  "discard-unseen": SECRET,
  played: { sound: "card" },
  placed: MOVED,
  removed: MOVED,
  driven: MOVED,
  "daimyo-moved": MOVED,
  "samurai-moved": MOVED,
  marches: {},
  "trick-won": { sound: "bell", pause: 1500 },
  prestige: { pause: 2200 },
  "kachidoki-points": REPUTATION,
  "prestige-points": REPUTATION,
  "home-banner-points": REPUTATION,
  "arrival-points": REPUTATION,
  "discipline-points": REPUTATION,
  "game-over": { sound: "cheer" },
};
