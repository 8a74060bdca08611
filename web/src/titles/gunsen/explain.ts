// What every thing on the table is, what it does now and what it costs.
import { around } from "../../shell/drawing/hexes";
import {
  cardOf,
  goalsOf,
  NOBLES,
  yieldOf,
  type Explanations,
  type Table,
} from "./model";
import { cardWords, goalWords } from "./told";
import {
  costWords,
  partWords,
  placeName,
  standingWords,
  tallyWords,
  tollOf,
} from "./words";

// Where the rules page speaks of a kind of place.
const SECTIONS: Record<string, string> = {
  village: "villages",
  shrine: "shrines",
  watchtower: "towers",
  "toshi-ranbo": "toshi-ranbo",
};
// And of what is counted before a player.
const TALLIES: Record<string, string> = {
  points: "end",
  troops: "board",
  supply: "board",
  heroes: "heroes",
  tactics: "tactics",
  tokens: "villages",
  nobles: "nobles",
};

export const explanations: Explanations = {
  place: (word, table) => {
    const { texts, box } = table;
    const place = box.places.find((one) => one.word === word);
    if (!place) return null;
    const near = around(box.places, place).filter(
      (other) => !other.startsWith("f"),
    );
    return {
      heading: placeName(table, place),
      text: [
        texts.say(`explain-${place.kind}`, { tower_toll: tollOf(table) }),
        ...standingWords(table, word),
        texts.say("explain-near", {
          places: texts.list(near.map((other) => texts.name("place", other))),
        }),
      ],
      section: SECTIONS[place.kind] ?? "board",
    };
  },

  order,
  special,
  // An order or special order on somebody's column.
  laid: (word, table) =>
    cardOf(table.box, word).kind === "orders"
      ? order(word, table)
      : special(word, table),

  tactic: (tactic, table) => priced("tactic", tactic, table),
  building: (building, table) => priced("building", building, table),
  hero: (hero, table) => priced("hero", hero, table),

  column: (column, table) => {
    const { texts, view } = table;
    if (view.seat === null) return null;
    const { deeds, icons } = yieldOf(table, view.seat, column);
    return {
      heading: texts.name("column", column),
      text: [
        texts.say(`explain-column-${column}`),
        deeds.length > 0 &&
          texts.say("explain-deeds", { parts: partWords(table, deeds) }),
        icons.length > 0 &&
          texts.say("explain-icons", { parts: partWords(table, icons) }),
      ],
      section: "columns",
    };
  },

  noble: (noble, { texts, box }) => ({
    heading: texts.name("noble", noble),
    text: [
      texts.say(`noble-${noble}.effect`),
      texts.say("explain-noble-cost", {
        cost: box.figures.nobles.influence[NOBLES.indexOf(noble)]!,
      }),
    ],
    section: "nobles",
  }),

  good,
  // What of it somebody has.
  purse: (word, table) => good(word.split("-")[1]!, table),

  tally: (word, table) => {
    const [seat, what] = word.split("-") as [string, string];
    return {
      heading: table.texts.say(`tally-${what}`),
      text: [tallyWords(table, seat, what)],
      section: TALLIES[what],
    };
  },

  clan: (clan, table) => ({
    heading: table.texts.name("clan", clan),
    text: [
      table.texts.say(`clan-${clan}.trait`),
      ...goalsOf(table.box, clan).map((goal) =>
        table.texts.say("explain-goal", {
          goal: table.texts.name("goal", goal),
          words: goalWords(table, goal),
        }),
      ),
    ],
    section: "clan-cards",
  }),

  goal: (goal, table) => ({
    heading: table.texts.name("goal", goal),
    text: [goalWords(table, goal)],
    section: "end",
  }),

  achievement: (slot, { texts }) => ({
    heading: texts.name("achievement", slot),
    text: [texts.say(`achievement-${slot}.merit`)],
    section: "end",
  }),

  side: (seat, table) => ({
    heading: table.nameOf(seat),
    text: [table.texts.say("explain-side")],
    section: "battle",
  }),
};

function good(word: string, { texts, box }: Table) {
  const { good: tolled, toll } = box.figures.tower;
  return {
    heading: texts.name("good", word),
    text: [
      texts.say(`explain-${word}`),
      word === tolled && toll > 0 && texts.say("explain-toll"),
    ],
    section: "columns",
  };
}

function order(word: string, table: Table) {
  const { texts, box } = table;
  const { columns = [] } = cardOf(box, word);
  const cost = costWords(table, word);
  return {
    heading: texts.name("order", word),
    text: [
      texts.say("explain-order", {
        column: texts.name("column", columns[0] ?? ""),
      }),
      cost && texts.say("order-cost", { goods: cost }),
      ...cardWords(table, word),
    ],
    section: "orders",
  };
}

function special(word: string, table: Table) {
  const { texts, box } = table;
  const { columns = [] } = cardOf(box, word);
  return {
    heading: texts.name("special", word),
    text: [
      texts.say("explain-special", {
        columns: texts.list(
          columns.map((column) => texts.name("column", column)),
        ),
      }),
      ...cardWords(table, word),
    ],
    section: "specials",
  };
}

function priced(
  kind: "tactic" | "building" | "hero",
  word: string,
  table: Table,
) {
  const { texts, box } = table;
  const { price = 0, pay } = cardOf(box, word);
  return {
    heading: texts.name(kind, word),
    text: [
      price > 0 &&
        texts.say("explain-price", {
          price: pay ? texts.say(`amount-${pay}`, { count: price }) : price,
        }),
      ...cardWords(table, word),
    ],
    section: kind === "hero" ? "heroes" : `${kind}s`,
  };
}
