// How the table plays what happens.
import type { EventRule } from "../../shell/board/title";

const SECRET: EventRule = { sound: "card", pause: 150 };
const MOVED: EventRule = { sound: "piece" };
// Points of reputation, not action points.
const REPUTATION: EventRule = {
  sound: "coin",
  gains: [{ amount: "points", to: "army:{army}", from: "cell:{army}-{area}" }],
};

// An area is counted.
const COUNTED: EventRule = {
  ...REPUTATION,
  pause: 1100,
  marks: ["area:{area}"],
};

export const events: Record<string, EventRule> = {
  "round-begins": { beginsRound: true },
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
  "trick-won": { sound: "bell", pause: 1500, marks: ["card:{card}"] },
  "kachidoki-points": COUNTED,
  "prestige-points": COUNTED,
  "home-banner-points": COUNTED,
  "arrival-points": REPUTATION,
  "discipline-points": REPUTATION,
  "game-over": { sound: "cheer" },
};
