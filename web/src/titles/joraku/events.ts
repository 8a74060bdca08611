// How the table plays what happens.
import type { EventRule } from "../../shell/board/title";

const SECRET: EventRule = { sound: "card", pause: 150 };
// In the log, what everybody is dealt or chooses in secret is one line.
const passed = { ...SECRET, fold: { into: "passed", of: "card" } };
const drafted = { ...SECRET, fold: { into: "drafted", of: "card" } };
const discarded = { ...SECRET, fold: { into: "discarded", of: "card" } };
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
  dealt: { sound: "card", fold: { into: "dealt", of: "card" } },
  pass: passed,
  "pass-unseen": passed,
  received: { fold: { into: "received", of: "card" } },
  draft: drafted,
  "draft-unseen": drafted,
  handed: { fold: { into: "handed", of: "card" } },
  discard: discarded,
  "discard-unseen": discarded,
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
