// What every thing on the table is, what it does now and what it is worth.
import {
  cardFigures,
  houseFigures,
  regionFigures,
  sorted,
  sum,
  type Explanations,
  type Table,
} from "./model";

export const explanations: Explanations = {
  region: (region, table) => {
    const { texts, view, box } = table;
    const { points, coins, ronin, land, sea } = regionFigures(box, region);
    const { force, war } = view.regions[region]!;
    const names = (words: string[]) =>
      texts.list(words.map((word) => texts.name("region", word)));
    const forces = Object.entries(force).map(
      ([seat, strength]) => `${table.nameOf(seat)} ${strength}`,
    );
    return {
      heading: texts.name("region", region),
      text: [
        texts.say("region-reward", { points, coins, ronin }),
        war !== null && texts.say("region-war", { war }),
        forces.length > 0 &&
          texts.say("region-force", { forces: texts.list(forces) }),
        land.length > 0 && texts.say("explain-land", { regions: names(land) }),
        sea.length > 0 && texts.say("explain-sea", { regions: names(sea) }),
      ],
      section: "map",
    };
  },

  figure: (word, table) => {
    const [seat = "", place = "", piece = ""] = word.split("/");
    const { texts, view } = table;
    const armies =
      view.regions[place]?.armies ??
      view.shrines.find(({ shrine }) => shrine === place)?.armies;
    const domain = place in view.regions ? "region" : "shrine";
    return {
      heading: texts.say("piece-label", {
        seat: table.nameOf(seat),
        figure: texts.name("figure", piece),
        count: armies?.[seat]?.[piece] ?? 0,
        place: texts.name(domain, place),
      }),
      text: [figureText(piece, table)],
      section: "figures",
    };
  },

  reserve: (piece, table) => ({
    heading: table.texts.name("figure", piece),
    text: [table.texts.say("explain-reserve"), figureText(piece, table)],
    section: "figures",
  }),

  card,
  own: card,

  house: (house, { texts, box }) => {
    const { rank, income, home } = houseFigures(box, house);
    return {
      heading: texts.name("house", house),
      text: [
        texts.say("house-figures", {
          rank,
          income,
          region: texts.name("region", home),
        }),
        texts.say(`house-${house}.ability`),
      ],
      section: "houses",
    };
  },

  seat: (seat, table) => {
    const { texts, view } = table;
    const { house, coins, ronin } = view.players[seat]!;
    return {
      heading: table.nameOf(seat),
      text: [
        house && texts.name("house", house),
        texts.say("honor-place", {
          seat: table.nameOf(seat),
          place: view.track.indexOf(seat) + 1,
        }),
        texts.say("player-coins", { coins }),
        texts.say("player-ronin", { ronin }),
      ],
      section: "honor",
    };
  },

  hostages: (seat, table) => {
    const { texts, view } = table;
    const held = Object.entries(view.players[seat]!.hostages);
    return {
      heading: texts.say("player-hostages", {
        count: held.reduce((all, [, army]) => all + sum(army), 0),
      }),
      text: held.flatMap(([owner, army]) =>
        sorted(army).map(([piece, count]) =>
          texts.say("player-hostage", {
            figure: texts.name("figure", piece),
            seat: table.nameOf(owner),
            count,
          }),
        ),
      ),
      section: "battle",
    };
  },

  shrine: (shrine, { texts }) => ({
    heading: texts.name("shrine", shrine),
    text: [
      texts.say("explain-shrine", {
        effect: texts.say(`shrine-${shrine}.effect`),
      }),
    ],
    section: "kami",
  }),

  tile: (mandate, { texts }) => ({
    heading: texts.name("mandate", mandate),
    text: [
      texts.say("explain-mandate", {
        effect: texts.say(`mandate-${mandate}.effect`),
        privilege: texts.say(`mandate-${mandate}.privilege`),
      }),
    ],
    section: mandate,
  }),

  turn: (word, table) => {
    const { texts, view } = table;
    const laid = view.laid[Number(word) - 1];
    const mandate = laid?.mandate ?? null;
    return {
      heading: texts.say("turn-heading", { turn: Number(word) }),
      text: [
        laid && table.nameOf(laid.seat),
        mandate && texts.name("mandate", mandate),
        mandate &&
          texts.say("explain-mandate", {
            effect: texts.say(`mandate-${mandate}.effect`),
            privilege: texts.say(`mandate-${mandate}.privilege`),
          }),
        !laid && texts.say("turn-open"),
      ],
      section: "politics",
    };
  },

  kami: (word, { texts }) => ({
    heading: texts.say("kami-label", { turn: Number(word) }),
    text: [texts.say("explain-kami")],
    section: "kami",
  }),

  advantage: (advantage, { texts }) => ({
    heading: texts.name("advantage", advantage),
    text: [texts.say(`advantage-${advantage}.effect`)],
    section: "battle",
  }),
};

function card(word: string, { texts, box }: Table) {
  const { cost, sort } = cardFigures(box, word);
  return {
    heading: texts.name("card", word),
    text: [
      texts.say("explain-card", { cost, sort: texts.name("sort", sort) }),
      texts.say(`card-${word}.effect`),
    ],
    section: "cards",
  };
}

// Monsters say it on their cards.
function figureText(piece: string, { texts }: Table): string {
  return texts.has(`card-${piece}.effect`)
    ? texts.say(`card-${piece}.effect`)
    : texts.say(`explain-${piece}`);
}
