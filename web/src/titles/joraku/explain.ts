// What every thing on the table is, in words.
import type { Explanation } from "../../shell/board/title";
import {
  areasOf,
  GREAT_KACHIDOKI,
  influence,
  readCard,
  SWIFT_DAIMYO,
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
    const { suit, number } = readCard(card);
    const { weapon, weapon_ja: sign } = box.figures.suits[suit]!;
    const home = number && texts.name("area", areasOf(box)[number]!.area);
    return {
      heading: texts.name("card", card),
      text: [
        home
          ? texts.say("explain-card", { area: home, number })
          : texts.say("explain-ninja"),
        texts.say(home ? "explain-card-trick" : "explain-ninja-trick"),
        texts.say("explain-weapon", {
          weapon: texts.name("weapon", weapon),
          sign,
        }),
      ],
      section: home ? "cards" : "ninja",
    };
  },

  daimyo: (name, { texts, view, box }) => {
    const { number } = view.armies[name]!;
    const isSwift = view.variants.includes(SWIFT_DAIMYO);
    return {
      heading: texts.say("explain-daimyo.heading", {
        army: texts.name("army", name),
      }),
      text: [
        number > 0
          ? texts.say("explain-daimyo-card", {
              number,
              daimyo: texts.name("daimyo", number),
              sign: box.figures.daimyo_cards[number]!.name_ja,
            })
          : texts.say("explain-neutral"),
        texts.say("explain-daimyo", {
          influence: box.figures.game.influence_daimyo,
          cost: isSwift
            ? box.figures.variants["6"].move_daimyo
            : box.figures.action_costs.move_daimyo,
        }),
      ],
      section: "actions",
    };
  },

  samurai: (word, { texts, view, box }) => {
    const [name = "", place = ""] = word.split("-");
    const army = view.armies[name]!;
    return {
      heading: texts.say("piece-samurai", {
        army: texts.name("army", name),
        area: texts.name("area", place),
        count: army.samurai[place] ?? 0,
      }),
      text: [
        texts.say("explain-samurai", {
          influence: box.figures.game.influence_samurai,
          cost: box.figures.action_costs.move_samurai,
          removal: box.figures.action_costs.remove_samurai,
        }),
        army.seat === null && texts.say("explain-neutral"),
      ],
      section: "actions",
    };
  },

  army: (name, table) => {
    const { texts } = table;
    const { seat, reputation, supply } = table.view.armies[name]!;
    const owner =
      seat === null ? texts.say("table-neutral") : table.nameOf(seat);
    return {
      heading: `${texts.name("army", name)} (${owner})`,
      text: [
        texts.say("explain-army", { points: reputation, count: supply }),
        seat === null && texts.say("explain-neutral"),
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
    const { texts, view, box } = table;
    const isGreat = view.variants.includes(GREAT_KACHIDOKI);
    const [first = 0, second = 0, third = 0] = isGreat
      ? box.figures.variants["3"].kachidoki
      : box.figures.kachidoki.rp_by_rank;
    return {
      heading: `${texts.say("term-kachidoki-card")} ${box.figures.kachidoki.name_ja}`,
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
          texts.say(`reconstructed-${doubt}`),
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
    text: [texts.say("explain-spent")],
    section: "skirmish",
  }),
};

function area(word: string, { texts, view, box }: Table): Explanation | null {
  const found = areasOf(box).find((entry) => entry.area === word);
  if (!found) return null;
  const rows = found.scoring.map(([first = 0, second = 0, third = 0], index) =>
    texts.say("explain-row", {
      round: texts.name("round", index + 1),
      first,
      second,
      third,
    }),
  );
  const standing = Object.entries(view.armies)
    .filter(([, army]) => army.ranks[word])
    .sort(([, one], [, other]) => one.ranks[word]! - other.ranks[word]!)
    .map(([name, army]) =>
      texts.say("explain-rank", {
        army: texts.name("army", name),
        influence: influence(army, word, box),
        rank: army.ranks[word]!,
      }),
    );
  const { number, name_ja: japanese, reconstructed } = found;
  return {
    heading: `${number || ""} ${texts.name("area", word)} ${japanese}`.trim(),
    text: [
      rows.join(" "),
      standing.join(" "),
      reconstructed && texts.say(`reconstructed-areas-${word}-scoring`),
    ],
    section: "prestige",
  };
}
