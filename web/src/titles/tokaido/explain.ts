// What a thing on the table is, what it does for the seat now and what it is worth.
import type { Explain, Explanation } from "../../shell/board/title";
import { deckCounts, innAhead } from "./decks";
import {
  donors,
  guestsOf,
  holders,
  legOf,
  nameOf,
  PANORAMAS,
  placeOf,
  sum,
  type Box,
  type Explanations,
  type Player,
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
    const guests = guestsOf(view, word).map((pawn) => nameOf(table, pawn));
    return {
      heading: `${texts.name("place", word)} ${japanese}: ${texts.name("station", station)}`,
      text: [
        guests.length > 0
          ? texts.say("board-guests", { names: texts.list(guests) })
          : station !== "inn" && texts.say("board-free", { room: slots }),
      ],
      otherwise: isPanorama(station)
        ? progress(station, table)
        : texts.say(`board-at-${station}`),
      section: SECTION_OF[station]!,
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
      section: "inn",
    };
  },

  spring: (word, { texts, view, box }) => ({
    heading: texts.name("spring", word),
    text: [
      texts.say("board-spring", {
        points: box.figures.hot_springs[word]!.points,
        left: view.springs_left[word] ?? 0,
      }),
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
        owners.length > 0
          ? texts.say("board-earned-by", { names: texts.list(owners) })
          : ahead(word, table),
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
        `${texts.say("board-cards-left", { count: found.count })} ${texts.say(`board-deck-${word}.use`)}`,
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

function panorama(word: string, table: Table): Explanation {
  return {
    heading: table.texts.name("achievement", word),
    text: [],
    otherwise: progress(word, table),
    section: "panoramas",
  };
}

function isPanorama(station: string): boolean {
  return (PANORAMAS as readonly string[]).includes(station);
}

// How far the seat has come with a panorama, and what the next part is worth.
function progress(word: string, { texts, view, box, seat }: Table): string {
  const { parts } = box.figures.panoramas[word]!;
  const seen = (seat !== null && view.players[seat]?.parts[word]) || 0;
  const name = texts.name("panorama", word);
  return seen < parts
    ? texts.say("board-next-part", {
        panorama: name,
        seen,
        parts,
        points: seen + 1,
      })
    : texts.say("board-complete", { panorama: name });
}

// Who has most of what an achievement at the end is given for.
const MERITS: Record<string, (player: Player, box: Box) => number> = {
  gourmet: ({ meals }, box) =>
    sum(meals.map((meal) => box.figures.meals.cards[meal]!.price)),
  bather: ({ springs }) => sum(Object.values(springs)),
  chatterbox: ({ encounters }) => sum(Object.values(encounters)),
  collector: ({ souvenirs }) => souvenirs.length,
};

function ahead(word: string, table: Table): string | null {
  const merit = MERITS[word];
  if (!merit) return null;
  const counts = Object.entries(table.view.players).map(([seat, player]) => ({
    seat,
    count: merit(player, table.box),
  }));
  const count = Math.max(...counts.map((entry) => entry.count));
  if (count === 0) return table.texts.say("board-nobody-ahead");
  const names = counts
    .filter((entry) => entry.count === count)
    .map(({ seat }) => table.nameOf(seat));
  return table.texts.say("board-ahead", {
    names: table.texts.list(names),
    count,
  });
}

function gift(verb: string): Explain<View, Box> {
  return (word, { texts }) => ({
    heading: texts.action({ action: "", verb, args: { coins: word } }),
    text: [],
    otherwise: texts.say("board-at-temple"),
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
        given.length > 0 &&
          texts.say("board-given", { names: given.join(", ") }),
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
          : texts.say("board-inn-coming", { count: table.box.meals_served }),
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
