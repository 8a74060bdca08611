// How the table plays what happens.
import type { EventRule } from "../../shell/board/title";

const CARD: EventRule = { sound: "card" };
const QUIET: EventRule = { sound: "card", pause: 150 };
const BELL: EventRule = { sound: "bell", pause: 1100 };
const AT_PLACE: EventRule = { marks: ["place:{place}"] };
const POINT: EventRule = {
  sound: "cheer",
  pause: 1400,
  gains: [{ amount: "points", to: "player:{seat}" }],
};

// A point that comes from the map.
function pointFrom(place: string): EventRule {
  return {
    ...POINT,
    gains: [{ amount: "points", to: "player:{seat}", from: `place:${place}` }],
  };
}

function goods(sign: string): EventRule["gains"] {
  return [{ amount: "count", to: `purse:{seat}-{good}`, unit: sign }];
}

export const events: Record<string, EventRule> = {
  "clan-taken": CARD,
  "shrine-hallowed": QUIET,
  "tactic-dealt": QUIET,
  "round-began": { ...BELL, beginsRound: true },
  "turn-began": { ...QUIET, pause: 400 },
  "order-revealed": { ...CARD, pause: 250 },
  "row-refreshed": { ...CARD, pause: 900 },
  "order-taken": {
    ...CARD,
    pause: 1000,
    flight: {
      thing: "order:{order}",
      from: "order:{order}",
      to: "player:{seat}",
    },
  },
  "no-order": {},
  "order-placed": CARD,
  "noble-begun": { ...BELL, marks: ["noble:{noble}"] },
  "special-issued": BELL,
  "special-spent": CARD,
  "column-activated": { ...CARD, pause: 900 },
  gained: { sound: "coin", pause: 500, gains: goods("good") },
  stolen: { sound: "coin" },
  summoned: { ...AT_PLACE, pause: 500 },
  "hero-called": { ...BELL, marks: ["place:{place}"] },
  "move-bought": {
    sound: "coin",
    pause: 200,
    gains: [
      {
        amount: "count",
        to: "purse:{seat}-{good}",
        unit: "good",
        isPaid: true,
      },
    ],
  },
  marched: { travel: 350, pause: 700, marks: ["place:{place}"] },
  jumped: { travel: 350, pause: 700, marks: ["place:{place}"] },
  "hero-went": { pause: 150 },
  "toshi-ranbo-entered": { ...BELL, marks: ["place:tr"] },
  built: { ...AT_PLACE, pause: 1000 },
  "tactic-bought": { ...CARD, pause: 1000 },
  smitten: { ...AT_PLACE, pause: 800 },
  "battle-began": { sound: "bell", pause: 1500, marks: ["place:{place}"] },
  "hero-rode": AT_PLACE,
  "ransom-paid": { sound: "coin" },
  "hero-ignored": {},
  "won-bloodlessly": BELL,
  killed: { ...AT_PLACE, pause: 900 },
  converted: { ...AT_PLACE, pause: 900 },
  "side-counted": { pause: 700, marks: ["side:{seat}"] },
  "die-rolled": { pause: 250, marks: ["side:{seat}"] },
  rerolled: { pause: 700, marks: ["side:{seat}"] },
  "die-turned": { pause: 700 },
  "dice-kept": { pause: 1000, marks: ["side:{seat}"] },
  "hero-returned": {},
  "final-count": { pause: 1000, marks: ["side:{seat}"] },
  losses: { pause: 1100, marks: ["side:{seat}"] },
  "battle-won": {
    sound: "cheer",
    pause: 1800,
    marks: ["place:{place}", "side:{seat}"],
  },
  "battle-undecided": { ...AT_PLACE, pause: 1500 },
  spared: {},
  retreated: { travel: 350, marks: ["place:{place}"] },
  "hero-home": {},
  "token-taken": { sound: "coin" },
  "token-found": { sound: "coin", pause: 800 },
  "upgrade-taken": { ...BELL },
  refilled: { pause: 400 },
  "attack-point": POINT,
  "goal-point": POINT,
  "buildings-point": POINT,
  "tactics-point": POINT,
  "nobles-point": POINT,
  "shrines-point": POINT,
  "taken-point": pointFrom("tr"),
  "villages-point": POINT,
  "held-point": pointFrom("tr"),
  "held-lost": {
    sound: "bell",
    pause: 1200,
    gains: [{ amount: "points", to: "player:{seat}", from: "place:tr" }],
  },
  "game-over": { sound: "cheer" },
};
