// What every thing on the table is, what it does now and what it costs.
import { around } from "../../shell/drawing/hexes";
import {
  cardOf,
  goalsOf,
  NOBLES,
  ownCards,
  yieldOf,
  type Explanations,
  type Table,
} from "./model";
import { cardWords, goalWords } from "./told";
import { partWords, placeName, standingWords } from "./words";

// Where the rules page speaks of a kind of place.
const SECTIONS: Record<string, string> = {
  village: "villages",
  shrine: "shrines",
  watchtower: "towers",
  "toshi-ranbo": "toshi-ranbo",
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
        texts.say(`explain-${place.kind}`),
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

  good: (good, { texts }) => ({
    heading: texts.name("good", good),
    text: [texts.say(`explain-${good}`)],
    section: "columns",
  }),

  clan: (clan, { texts, box }) => ({
    heading: texts.name("clan", clan),
    text: [
      texts.say(`clan-${clan}.trait`),
      texts.list(
        ownCards(box, clan, "heroes").map((hero) => texts.name("hero", hero)),
      ),
      texts.list(goalsOf(box, clan).map((goal) => texts.name("goal", goal))),
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

function order(word: string, table: Table) {
  const { texts, box } = table;
  const { cost = [], columns = [] } = cardOf(box, word);
  return {
    heading: texts.name("order", word),
    text: [
      texts.say("explain-order", {
        column: texts.name("column", columns[0] ?? ""),
      }),
      cost.length > 0 &&
        texts.say("order-cost", {
          goods: texts.list(cost.map((good) => texts.name("good", good))),
        }),
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
