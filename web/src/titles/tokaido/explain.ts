// What a thing on the table is, in the words of the rules page wherever it has them.
import type { Table } from "../../shell/board/table.svelte";
import type { Explanation, Thing } from "../../shell/board/title";
import { deckCounts, innAhead } from "./decks";
import {
  boxOf,
  donors,
  guestsOf,
  holders,
  legOf,
  nameOf,
  placeOf,
  viewOf,
} from "./model";

type Told = (table: Table, word: string) => Explanation | null;

// The section of the rules page that speaks of a station.
export const SECTION_OF: Record<string, string> = {
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

// The sections whose first paragraph says enough; a station has its own where that would not do.
function ruleOf(table: Table, section: string): string {
  return table.texts.say(`rules-${section}`).split("\n\n")[0]!;
}

function amounts(table: Table, domain: string, words: string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const named = [...counts].map(
    ([word, count]) =>
      table.texts.name(domain, word) + (count > 1 ? ` ×${count}` : ""),
  );
  return named.join(", ");
}

function place(table: Table, word: string): Explanation {
  const { texts } = table;
  const view = viewOf(table);
  const { station, slots, japanese } = placeOf(boxOf(table), word);
  const number = boxOf(table).places.findIndex((other) => other.word === word);
  const guests = guestsOf(view, word).map((pawn) => nameOf(table, pawn));
  const section = SECTION_OF[station]!;
  const prospect = table.isLegal(`place:${word}`)
    ? table.prospect(`walk ${word}`)
    : null;
  return {
    heading: `${texts.name("place", word)}: ${texts.name("station", station)}`,
    text: [
      texts.say("board-place", {
        number,
        japanese,
        inn: String(station === "inn"),
        room: slots,
      }),
      prospect?.words ?? ruleOf(table, section),
      guests.length
        ? texts.say("board-guests", { names: texts.list(guests) })
        : "",
    ].filter(Boolean),
    section,
  };
}

function traveler(table: Table, word: string): Explanation {
  const { texts } = table;
  const { japanese, purse } = boxOf(table).travelers[word]!;
  return {
    heading: `${texts.name("traveler", word)} ${japanese}`,
    text: [
      texts.say("board-traveler", {
        role: texts.say(`traveler-${word}.role`),
        coins: purse,
      }),
      texts.say(`traveler-${word}.ability`),
    ],
    section: "travelers",
  };
}

function souvenir(table: Table, word: string): Explanation {
  const { texts } = table;
  const { sort, price, japanese } = boxOf(table).souvenirs[word]!;
  const prospect = table.isLegal(`souvenir:${word}`)
    ? table.prospect(`buy ${word}`)
    : null;
  return {
    heading: `${texts.name("souvenir", word)} ${japanese}`,
    text: [
      texts.say("board-souvenir", {
        gloss: texts.say(`souvenir-${word}.gloss`),
        sort: texts.name("sort", sort),
        coins: price,
      }),
      prospect?.words ?? texts.say("board-sets"),
    ],
    section: "village",
  };
}

function bargain(table: Table, word: string): Explanation {
  const { texts } = table;
  const prospect = table.prospect(`bargain ${word}`);
  return {
    heading: texts.name("souvenir", word),
    text: [
      texts.say("traveler-zen-emon.ability"),
      prospect?.words ?? "",
    ].filter(Boolean),
    section: "travelers",
  };
}

function meal(table: Table, word: string): Explanation {
  const { texts } = table;
  const { price, japanese } = boxOf(table).meals[word]!;
  const prospect = table.isLegal(`meal:${word}`)
    ? table.prospect(`eat ${word}`)
    : null;
  const gloss = texts.say(`meal-${word}.gloss`);
  return {
    heading: `${texts.name("meal", word)} ${japanese}`,
    text: [
      texts.say("board-meal", { gloss, coins: price }),
      prospect?.words ?? texts.say("help-dining"),
    ],
    section: "inn",
  };
}

function encounter(table: Table, word: string): Explanation {
  const { texts } = table;
  const { count, japanese } = boxOf(table).encounters[word]!;
  const role = texts.say(`encounter-${word}.role`);
  const effect = texts.say(`encounter-${word}.effect`);
  return {
    heading: `${texts.name("encounter", word)} ${japanese}`,
    text: [texts.say("board-encounter", { role, effect, count })],
    section: "encounters",
  };
}

function spring(table: Table, word: string): Explanation {
  const { points } = boxOf(table).springs[word]!;
  return {
    heading: table.texts.name("spring", word),
    text: [
      table.texts.say("so-many-points", { points }),
      table.texts.say("help-bathing"),
    ],
    section: "hot-springs",
  };
}

function panorama(table: Table, word: string): Explanation {
  const { texts } = table;
  const prospect = table.isLegal(`panorama:${word}`)
    ? table.prospect(`admire ${word}`)
    : null;
  return {
    heading: texts.name("achievement", word),
    text: [prospect?.words ?? "", texts.say("help-admiring")].filter(Boolean),
    section: "panoramas",
  };
}

function achievement(table: Table, word: string): Explanation {
  const { texts } = table;
  const owners = holders(viewOf(table), word).map(
    (seat) => table.player(seat).name,
  );
  return {
    heading: texts.name("achievement", word),
    text: [
      texts.say("board-achievement", {
        merit: texts.say(`achievement-${word}.merit`),
        points: boxOf(table).achievement_points,
      }),
      owners.length
        ? texts.say("board-earned-by", { names: texts.list(owners) })
        : "",
    ].filter(Boolean),
    section: "achievements",
  };
}

function gift(verb: string): Told {
  return (table, word) => ({
    heading: table.texts.action({ action: "", verb, args: { coins: word } }),
    text: [
      table.prospect(`${verb} ${word}`)?.words ??
        table.texts.say("help-donating"),
    ],
    section: "temple",
  });
}

// ----------------------------------------------------------------- beside the road

const DECK_SECTIONS = {
  souvenir: "village",
  encounter: "encounters",
  meal: "inn",
  spring: "hot-springs",
} as const;

function deck(table: Table, word: string): Explanation | null {
  const { texts } = table;
  const found = deckCounts(viewOf(table)).find((other) => other.deck === word);
  if (!found) return null;
  const { count, known } = found;
  const layers = (known ?? []).map(({ cards, held }) => {
    const words = amounts(table, word, held ?? []);
    return cards === held?.length
      ? words
      : texts.say("table-some", { count: cards, cards: words });
  });
  const springs =
    word === "spring" ? Object.entries(viewOf(table).springs_left) : [];
  return {
    heading: texts.say(`board-deck-${word}`),
    text: [
      texts.say("board-cards-left", { count }),
      layers.length
        ? `${texts.say(`table-under-${word}s`, { cards: layers.join("; ") })}.`
        : "",
      springs
        .map(([spring, left]) => `${texts.name("spring", spring)} ×${left}`)
        .join(", "),
    ].filter(Boolean),
    section: DECK_SECTIONS[found.deck],
  };
}

const TRACKS: Record<string, (table: Table) => Explanation> = {
  temple: (table) => {
    const { ranks, others } = boxOf(table).temple;
    const given = donors(viewOf(table)).map(
      ({ pawn, coins }) => `${nameOf(table, pawn)} ${coins}`,
    );
    return {
      heading: table.texts.say("board-temple"),
      text: [
        table.texts.say("board-temple-ranks", {
          ranks: table.texts.list(ranks.map(String)),
          others,
        }),
        table.texts.say("help-donating"),
        given.join(", "),
      ].filter(Boolean),
      section: "temple",
    };
  },
  inn: (table) => {
    const { texts } = table;
    const view = viewOf(table);
    const { served, count, meals, dropped } = innAhead(view, legOf(view));
    const cards = amounts(table, "meal", meals);
    const isKnown = dropped ? "board-inn-together" : "board-inn-meals";
    return {
      heading: texts.say("board-inn"),
      text: [
        served
          ? texts.say("board-inn-count", { count })
          : texts.say("help-serving"),
        cards ? texts.say(isKnown, { cards }) : "",
      ].filter(Boolean),
      section: "inn",
    };
  },
  sets: (table) => ({
    heading: table.texts.say("table-souvenirs"),
    text: [table.texts.say("board-sets")],
    section: "village",
  }),
  preparations: (table) => ({
    heading: table.texts.name("option", "preparations"),
    text: [table.texts.say("option-preparations-on.hint")],
    section: "variants",
  }),
};

// ----------------------------------------------------------------- all things

const EXPLAINED: Record<string, Told> = {
  place,
  traveler,
  souvenir,
  bargain,
  meal,
  encounter,
  met: encounter,
  spring,
  panorama,
  painting: panorama,
  achievement,
  coins: gift("donate"),
  "own-coins": gift("donate-own"),
  deck,
  track: (table, word) => TRACKS[word]?.(table) ?? null,
};

export function explain(thing: Thing, table: Table): Explanation | null {
  const colon = thing.indexOf(":");
  return (
    EXPLAINED[thing.slice(0, colon)]?.(table, thing.slice(colon + 1)) ?? null
  );
}
