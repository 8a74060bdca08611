// What a thing on the table is, in the words of the rules page wherever it has them.
import type { Explain, Explanation } from "../../shell/board/title";
import { deckCounts, innAhead } from "./decks";
import {
  donors,
  guestsOf,
  holders,
  legOf,
  nameOf,
  placeOf,
  type Box,
  type Explanations,
  type Table,
  type View,
} from "./model";

// The section of the rules page that speaks of a station.
const SECTION_OF: Record<string, string> = {
  paddy: "panoramas",
  mountain: "panoramas",
  sea: "panoramas",
  village: "village",
  farm: "farm",
  "hot-spring": "hot-springs",
  temple: "temple",
  encounter: "encounters",
  inn: "inn",
};

const DECK_SECTIONS = {
  souvenir: "village",
  encounter: "encounters",
  meal: "inn",
  spring: "hot-springs",
} as const;

export const explanations: Explanations = {
  encounter,
  met: encounter,
  panorama,
  painting: panorama,
  coins: gift("donate"),
  "own-coins": gift("donate-own"),
  track: (word, table) => TRACKS[word]?.(table) ?? null,

  place: (word, table) => {
    const { texts, view, box } = table;
    const { station, slots, japanese } = placeOf(box, word);
    const number = box.places.findIndex((other) => other.word === word);
    const guests = guestsOf(view, word).map((pawn) => nameOf(table, pawn));
    const section = SECTION_OF[station]!;
    return {
      heading: `${texts.name("place", word)}: ${texts.name("station", station)}`,
      text: [
        texts.say("board-place", {
          number,
          japanese,
          inn: String(station === "inn"),
          room: slots,
        }),
        guests.length > 0 &&
          texts.say("board-guests", { names: texts.list(guests) }),
      ],
      // The first paragraph of the section says enough.
      otherwise: texts.say(`rules-${section}`).split("\n\n")[0],
      section,
    };
  },

  traveler: (word, { texts, box }) => {
    const { name_ja, coins } = box.figures.travelers.cards[word]!;
    const role = texts.say(`traveler-${word}.role`);
    return {
      heading: `${texts.name("traveler", word)} ${name_ja}`,
      text: [
        texts.say("board-traveler", { role, coins }),
        texts.say(`traveler-${word}.ability`),
      ],
      section: "travelers",
    };
  },

  souvenir: (word, { texts, box }) => {
    const { sort, price, name_ja } = box.figures.souvenirs.cards[word]!;
    return {
      heading: `${texts.name("souvenir", word)} ${name_ja}`,
      text: [
        texts.say("board-souvenir", {
          gloss: texts.say(`souvenir-${word}.gloss`),
          sort: texts.name("sort", sort),
          coins: price,
        }),
      ],
      otherwise: texts.say("board-sets"),
      section: "village",
    };
  },

  bargain: (word, { texts }) => ({
    heading: texts.name("souvenir", word),
    text: [texts.say("traveler-zen-emon.ability")],
    section: "travelers",
  }),

  meal: (word, { texts, box }) => {
    const { price, name_ja } = box.figures.meals.cards[word]!;
    const gloss = texts.say(`meal-${word}.gloss`);
    return {
      heading: `${texts.name("meal", word)} ${name_ja}`,
      text: [texts.say("board-meal", { gloss, coins: price })],
      otherwise: texts.say("help-dining"),
      section: "inn",
    };
  },

  spring: (word, { texts, box }) => ({
    heading: texts.name("spring", word),
    text: [
      texts.say("so-many-points", {
        points: box.figures.hot_springs[word]!.points,
      }),
      texts.say("help-bathing"),
    ],
    section: "hot-springs",
  }),

  achievement: (word, table) => {
    const { texts, view, box } = table;
    const owners = holders(view, word).map((seat) => table.nameOf(seat));
    const merit = texts.say(`achievement-${word}.merit`);
    return {
      heading: texts.name("achievement", word),
      text: [
        texts.say("board-achievement", {
          merit,
          points: box.figures.achievements.points,
        }),
        owners.length > 0 &&
          texts.say("board-earned-by", { names: texts.list(owners) }),
      ],
      section: "achievements",
    };
  },

  deck: (word, table) => {
    const { texts, view } = table;
    const found = deckCounts(view).find((other) => other.deck === word);
    if (!found) return null;
    const layers = (found.known ?? []).map(({ cards, held }) => {
      const words = amounts(table, word, held ?? []);
      return cards === held?.length
        ? words
        : texts.say("table-some", { count: cards, cards: words });
    });
    const springs = word === "spring" ? Object.entries(view.springs_left) : [];
    return {
      heading: texts.say(`board-deck-${word}`),
      text: [
        texts.say("board-cards-left", { count: found.count }),
        layers.length > 0 &&
          `${texts.say(`table-under-${word}s`, { cards: layers.join("; ") })}.`,
        springs
          .map(([spring, left]) => `${texts.name("spring", spring)} ×${left}`)
          .join(", "),
      ],
      section: DECK_SECTIONS[found.deck],
    };
  },
};

function encounter(word: string, { texts, box }: Table): Explanation {
  const { count, name_ja } = box.figures.encounters.cards[word]!;
  return {
    heading: `${texts.name("encounter", word)} ${name_ja}`,
    text: [
      texts.say("board-encounter", {
        role: texts.say(`encounter-${word}.role`),
        effect: texts.say(`encounter-${word}.effect`),
        count,
      }),
    ],
    section: "encounters",
  };
}

function panorama(word: string, { texts }: Table): Explanation {
  return {
    heading: texts.name("achievement", word),
    text: [texts.say("help-admiring")],
    section: "panoramas",
  };
}

function gift(verb: string): Explain<View, Box> {
  return (word, { texts }) => ({
    heading: texts.action({ action: "", verb, args: { coins: word } }),
    text: [],
    otherwise: texts.say("help-donating"),
    section: "temple",
  });
}

// ----------------------------------------------------------------- beside the road

const TRACKS: Record<string, (table: Table) => Explanation> = {
  temple: (table) => {
    const { texts, view, box } = table;
    const given = donors(view).map(
      ({ pawn, coins }) => `${nameOf(table, pawn)} ${coins}`,
    );
    return {
      heading: texts.say("board-temple"),
      text: [
        texts.say("board-temple-ranks", {
          ranks: texts.list(box.figures.temple.rank_points.map(String)),
          others: box.figures.temple.other_donors,
        }),
        texts.say("help-donating"),
        given.join(", "),
      ],
      section: "temple",
    };
  },
  inn: (table) => {
    const { texts, view } = table;
    const { served, count, meals, dropped } = innAhead(view, legOf(view));
    const cards = amounts(table, "meal", meals);
    const known = dropped ? "board-inn-together" : "board-inn-meals";
    return {
      heading: texts.say("board-inn"),
      text: [
        served
          ? texts.say("board-inn-count", { count })
          : texts.say("help-serving"),
        cards && texts.say(known, { cards }),
      ],
      section: "inn",
    };
  },
  sets: ({ texts }) => ({
    heading: texts.say("table-souvenirs"),
    text: [texts.say("board-sets")],
    section: "village",
  }),
  preparations: ({ texts }) => ({
    heading: texts.name("option", "preparations"),
    text: [texts.say("option-preparations-on.hint")],
    section: "variants",
  }),
};

function amounts({ texts }: Table, domain: string, words: string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(
      ([word, count]) =>
        texts.name(domain, word) + (count > 1 ? ` ×${count}` : ""),
    )
    .join(", ");
}
