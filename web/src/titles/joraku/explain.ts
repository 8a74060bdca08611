// What every thing on the table is, in words.
import type { Table } from "../../shell/board/table.svelte";
import type { Explanation, Thing } from "../../shell/board/title";
import {
  boxOf,
  GREAT_KACHIDOKI,
  influence,
  readCard,
  SWIFT_DAIMYO,
  viewOf,
} from "./model";

type Explain = (word: string, table: Table) => Explanation | null;

const KINDS: Record<string, Explain> = {
  card: explainCard,
  area: explainArea,
  chart: explainArea,
  daimyo: explainDaimyo,
  samurai: explainSamurai,
  army: explainArmy,
  led: explainLed,
  kachidoki: explainKachidoki,
  variant: explainVariant,
  deck: (_, table) => explainPile("deck", viewOf(table).undealt, table),
  spent: (_, table) => explainPile("spent", viewOf(table).spent.length, table),
};

export function explain(thing: Thing, table: Table): Explanation | null {
  const [kind = "", word = ""] = thing.split(":");
  return KINDS[kind]?.(word, table) ?? null;
}

function explainCard(card: string, table: Table): Explanation {
  const { texts } = table;
  const box = boxOf(table);
  const { suit, number } = readCard(card);
  const { weapon, weapon_ja: sign } = box.suits[suit]!;
  const use = number
    ? texts.say("explain-card", {
        area: texts.name("area", box.areas[number]!.area),
        number,
      })
    : texts.say("explain-ninja");
  return {
    heading: texts.name("card", card),
    text: [
      use,
      texts.say(number ? "explain-card-trick" : "explain-ninja-trick"),
      texts.say("explain-weapon", {
        weapon: texts.name("weapon", weapon),
        sign,
      }),
    ],
    section: number ? "cards" : "ninja",
  };
}

function explainArea(word: string, table: Table): Explanation | null {
  const { texts } = table;
  const [view, box] = [viewOf(table), boxOf(table)];
  const area = box.areas.find((entry) => entry.area === word);
  if (!area) return null;
  const rows = area.scoring.map((row, index) => {
    const [first = 0, second = 0, third = 0] = row;
    return texts.say("explain-row", {
      round: texts.name("round", index + 1),
      first,
      second,
      third,
    });
  });
  const present = Object.entries(view.armies)
    .filter(([, army]) => army.ranks[word])
    .sort(([, one], [, other]) => one.ranks[word]! - other.ranks[word]!);
  const standing = present.map(([name, army]) =>
    texts.say("explain-rank", {
      army: texts.name("army", name),
      influence: influence(army, word, box),
      rank: army.ranks[word]!,
    }),
  );
  const mark = area.reconstructed
    ? [texts.say(`reconstructed-areas-${word}-scoring`)]
    : [];
  return {
    heading:
      `${area.number || ""} ${texts.name("area", word)} ${area.name_ja}`.trim(),
    text: [
      rows.join(" "),
      ...(standing.length ? [standing.join(" ")] : []),
      ...mark,
    ],
    section: "prestige",
  };
}

function explainDaimyo(name: string, table: Table): Explanation | null {
  const { texts } = table;
  const [view, box] = [viewOf(table), boxOf(table)];
  const army = view.armies[name];
  if (!army) return null;
  const cost = view.variants.includes(SWIFT_DAIMYO)
    ? box.costs.swift_daimyo
    : box.costs.daimyo;
  return {
    heading: texts.say("explain-daimyo.heading", {
      army: texts.name("army", name),
    }),
    text: [
      ...(army.number > 0
        ? [
            texts.say("explain-daimyo-card", {
              number: army.number,
              daimyo: texts.name("daimyo", army.number),
              sign: box.daimyo_ja[army.number - 1]!,
            }),
          ]
        : [texts.say("explain-neutral")]),
      texts.say("explain-daimyo", { influence: box.daimyo_influence, cost }),
    ],
    section: "actions",
  };
}

function explainSamurai(word: string, table: Table): Explanation | null {
  const { texts } = table;
  const [view, box] = [viewOf(table), boxOf(table)];
  const [name = "", area = ""] = word.split("-");
  const army = view.armies[name];
  if (!army) return null;
  return {
    heading: texts.say("piece-samurai", {
      army: texts.name("army", name),
      area: texts.name("area", area),
      count: army.samurai[area] ?? 0,
    }),
    text: [
      texts.say("explain-samurai", {
        influence: box.samurai_influence,
        cost: box.costs.samurai,
        removal: box.costs.removal,
      }),
      ...(army.seat === null ? [texts.say("explain-neutral")] : []),
    ],
    section: "actions",
  };
}

function explainArmy(name: string, table: Table): Explanation | null {
  const { texts } = table;
  const army = viewOf(table).armies[name];
  if (!army) return null;
  const owner =
    army.seat === null
      ? texts.say("table-neutral")
      : table.player(army.seat).name;
  return {
    heading: `${texts.name("army", name)} (${owner})`,
    text: [
      texts.say("explain-army", {
        points: army.reputation,
        count: army.supply,
      }),
      ...(army.seat === null ? [texts.say("explain-neutral")] : []),
    ],
    section: "aim",
  };
}

function explainLed(suit: string, table: Table): Explanation {
  const { texts } = table;
  return {
    heading: texts.say("led-label", { led: texts.name("suit", suit) }),
    text: [texts.say("explain-led")],
    section: "skirmish",
  };
}

function explainKachidoki(_: string, table: Table): Explanation {
  const { texts } = table;
  const [view, box] = [viewOf(table), boxOf(table)];
  const isGreat = view.variants.includes(GREAT_KACHIDOKI);
  const [first = 0, second = 0, third = 0] = isGreat
    ? box.great_kachidoki
    : box.kachidoki;
  return {
    heading: `${texts.say("term-kachidoki-card")} ${box.kachidoki_ja}`,
    text: [
      texts.say("explain-holder", { name: table.player(view.kachidoki).name }),
      texts.say("explain-kachidoki", { first, second, third }),
    ],
    section: "kachidoki",
  };
}

function explainVariant(word: string, table: Table): Explanation {
  const { texts } = table;
  const figures: Record<string, string> = {
    3: "variants-3-kachidoki",
    4: "variants-4-amount",
  };
  const doubt = figures[word];
  const isGuess =
    doubt !== undefined && boxOf(table).reconstructed.includes(doubt);
  return {
    heading: texts.name("variant", word),
    text: [
      texts.say(`variant-rule-${word}`),
      ...(isGuess ? [texts.say(`reconstructed-${doubt}`)] : []),
    ],
    section: "variants",
  };
}

function explainPile(
  pile: string,
  count: number,
  { texts }: Table,
): Explanation {
  return {
    heading: texts.say(`pile-${pile}`, { count }),
    text: [texts.say(`explain-${pile}`)],
    section: pile === "deck" ? "recruit" : "skirmish",
  };
}
