// What every thing on the table is, what it does now and what it is worth.
import type { Explanation } from "../../shell/board/title";
import {
  areasOf,
  armiesOf,
  GREAT_KACHIDOKI,
  influence,
  readCard,
  SWIFT_DAIMYO,
  type Area,
  type Explanations,
  type Table,
} from "./model";

// The figures of variant cards that may be reconstructed.
const DOUBTS: Record<string, string> = {
  3: "variants-3-kachidoki",
  4: "variants-4-amount",
};

export const explanations: Explanations = {
  area,
  chart: area,

  card: (card, { texts, box }) => {
    const { number } = readCard(card);
    const home = number && texts.name("area", areasOf(box)[number]!.area);
    return {
      heading: texts.name("card", card),
      text: [texts.say(home ? "explain-card-trick" : "explain-ninja-trick")],
      otherwise: home
        ? texts.say("explain-card", { area: home, number })
        : texts.say("explain-ninja"),
      section: home ? "cards" : "ninja",
    };
  },

  daimyo: (name, table) => {
    const { texts, view, box } = table;
    const army = view.armies[name]!;
    const isSwift = view.variants.includes(SWIFT_DAIMYO);
    const rank = (army.daimyo && army.ranks[army.daimyo]) || 0;
    return {
      heading: army.number
        ? texts.say("explain-daimyo.heading", {
            army: texts.name("army", name),
            daimyo: texts.name("daimyo", army.number),
          })
        : texts.say("explain-daimyo.neutral", {
            army: texts.name("army", name),
          }),
      text: [
        army.seat === null
          ? texts.say("explain-neutral")
          : army.daimyo &&
            texts.say("explain-daimyo", {
              area: texts.name("area", army.daimyo),
              influence: box.figures.game.influence_daimyo,
              points: kachidokiOf(table)[rank - 1] ?? 0,
            }),
        texts.say("explain-daimyo-steps", {
          cost: isSwift
            ? box.figures.variants["6"].move_daimyo
            : box.figures.action_costs.move_daimyo,
          removal: box.figures.action_costs.remove_samurai,
        }),
      ],
      section: "actions",
    };
  },

  samurai: (word, { texts, view, box }) => {
    const [name = "", place = ""] = word.split("-");
    const army = view.armies[name]!;
    const count = army.samurai[place] ?? 0;
    return {
      heading: texts.say("piece-samurai", {
        army: texts.name("army", name),
        area: texts.name("area", place),
        count,
      }),
      text: [
        texts.say("explain-samurai", {
          own: count * box.figures.game.influence_samurai,
          influence: influence(army, place, box),
          rank: army.ranks[place] ?? 0,
        }),
        army.seat === null
          ? texts.say("explain-neutral")
          : texts.say("explain-samurai-steps", {
              cost: box.figures.action_costs.move_samurai,
              removal: box.figures.action_costs.remove_samurai,
            }),
      ],
      section: "actions",
    };
  },

  army: (name, table) => {
    const { texts, view } = table;
    const { seat, reputation, supply } = view.armies[name]!;
    const owner =
      seat === null ? texts.say("table-neutral") : table.nameOf(seat);
    const areas = areasOf(table.box);
    const points = areas.map((one) => paidTo(name, one, table));
    return {
      heading: `${texts.name("army", name)} (${owner})`,
      text: [
        seat === null
          ? texts.say("explain-neutral")
          : texts.say("explain-army", {
              points: reputation,
              more: points.reduce((one, other) => one + other, 0),
            }),
        texts.say("explain-supply", { count: supply }),
      ],
      section: "aim",
    };
  },

  led: (suit, { texts }) => ({
    heading: texts.say("led-label", { led: texts.name("suit", suit) }),
    text: [texts.say("explain-led")],
    section: "skirmish",
  }),

  kachidoki: (_, table) => {
    const { texts, view } = table;
    const [first = 0, second = 0, third = 0] = kachidokiOf(table);
    return {
      heading: texts.say("term-kachidoki-card"),
      text: [
        texts.say("explain-holder", {
          name: table.nameOf(view.kachidoki),
        }),
        texts.say("explain-kachidoki", { first, second, third }),
      ],
      section: "kachidoki",
    };
  },

  variant: (word, { texts, box }) => {
    const doubt = DOUBTS[word];
    return {
      heading: texts.name("variant", word),
      text: [
        texts.say(`variant-rule-${word}`),
        doubt !== undefined &&
          box.reconstructed.includes(doubt) &&
          texts.say("explain-reconstructed"),
      ],
      section: "variants",
    };
  },

  deck: (_, { texts, view }) => ({
    heading: texts.say("pile-deck", { count: view.undealt }),
    text: [texts.say("explain-deck")],
    section: "recruit",
  }),

  spent: (_, { texts, view }) => ({
    heading: texts.say("pile-spent", { count: view.spent.length }),
    text: [
      view.spent.length > 0 &&
        texts.say("explain-spent", {
          cards: texts.list(
            view.spent.toSorted().map((card) => texts.name("card", card)),
          ),
        }),
    ],
    section: "skirmish",
  }),
};

function kachidokiOf({ view, box }: Table): number[] {
  return view.variants.includes(GREAT_KACHIDOKI)
    ? box.figures.variants["3"].kachidoki
    : box.figures.kachidoki.rp_by_rank;
}

// What an area would pay an army if the round ended now, by its chart alone.
function paidTo(
  name: string,
  { area, scoring }: Area,
  { view }: Pick<Table, "view">,
): number {
  const rank = view.armies[name]!.ranks[area] ?? 0;
  return scoring[Math.max(1, view.round) - 1]?.[rank - 1] ?? 0;
}

function area(word: string, table: Table): Explanation | null {
  const { texts, view, box } = table;
  const found = areasOf(box).find((entry) => entry.area === word);
  if (!found) return null;
  const { number, scoring, reconstructed } = found;
  const now = Math.max(1, view.round) - 1;
  const pays = (id: "explain-area" | "explain-later", index: number) => {
    const [first = 0, second = 0, third = 0] = scoring[index]!;
    const round = texts.name("round", index + 1);
    return texts.say(id, { round, first, second, third });
  };
  const mine = table.seat === null ? [] : armiesOf(view, table.seat);
  return {
    heading: `${number || ""} ${texts.name("area", word)}`.trim(),
    text: [
      pays("explain-area", now),
      mine
        .map(([name, army]) =>
          texts.say("explain-standing", {
            army: texts.name("army", name),
            armies: mine.length,
            influence: influence(army, word, box),
            rank: army.ranks[word] ?? 0,
            points: paidTo(name, found, table),
          }),
        )
        .join(" "),
      rivals(word, table),
      scoring
        .map((_, index) => (index > now ? pays("explain-later", index) : ""))
        .join(" ")
        .trim(),
      reconstructed && texts.say("explain-reconstructed"),
    ],
    section: "prestige",
  };
}

// The other armies there, the strongest first.
function rivals(word: string, { texts, view, box, seat }: Table): string {
  const there = Object.entries(view.armies)
    .filter(([, army]) => army.ranks[word] && (!seat || army.seat !== seat))
    .map(([name, army]) => ({ name, strength: influence(army, word, box) }))
    .sort((one, other) => other.strength - one.strength)
    .map(({ name, strength }) => `${texts.name("army", name)} ${strength}`);
  return there.length
    ? texts.say("explain-rivals", { armies: texts.list(there) })
    : texts.say("explain-alone");
}
