/**
 * A card game for boardgame.io that weighs about as much as Joraku: four hidden hands, tricks that
 * follow suit, pieces on a map, points. What it sends to a player is about as long as our view.
 */

const { INVALID_MOVE } = require("boardgame.io/core");

const SUITS = ["red", "blue", "green", "white"];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const AREAS = ["mikawa", "owari", "mino", "omi", "ise", "kyo"];
const DEALS = 4;
const SUPPLY = 12;

const deck = SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank })));
const same = (one, other) => one.suit === other.suit && one.rank === other.rank;

function deal(G, shuffled) {
  const size = shuffled.length / G.players.length;
  G.players.forEach((player, seat) => {
    player.hand = shuffled.slice(seat * size, (seat + 1) * size);
    player.cards = size;
    player.lacks = [];
  });
  G.spent = [];
}

function newPlayer(id) {
  return {
    id,
    points: 0,
    tricks: 0,
    supply: SUPPLY,
    samurai: Object.fromEntries(AREAS.map((area) => [area, 0])),
    hand: [],
    cards: 0,
    lacks: [],
  };
}

function setup({ ctx, random }) {
  const G = {
    deal: 1,
    next: 0,
    led: null,
    trick: [],
    spent: [],
    players: ctx.playOrder.map(newPlayer),
  };
  deal(G, random.Shuffle(deck));
  return G;
}

/** The samurai of the card's area: one more of the player's, or one less of the strongest other. */
function march(G, player, card) {
  const area = AREAS[card.rank % AREAS.length];
  if (player.supply > 0) {
    player.samurai[area] += 1;
    player.supply -= 1;
    return;
  }
  const others = G.players.filter((other) => other !== player);
  const strongest = others.reduce((best, other) =>
    other.samurai[area] > best.samurai[area] ? other : best,
  );
  if (strongest.samurai[area] > 0) {
    strongest.samurai[area] -= 1;
    strongest.supply += 1;
  }
}

function score(G) {
  for (const area of AREAS) {
    const most = Math.max(...G.players.map((player) => player.samurai[area]));
    for (const player of G.players) {
      if (most > 0 && player.samurai[area] === most) player.points += 2;
    }
  }
}

function takeTrick(G, random) {
  const followed = G.trick.filter(({ card }) => card.suit === G.led);
  const best = followed.reduce((one, other) => (other.card.rank > one.card.rank ? other : one));
  const winner = G.players[best.seat];
  winner.tricks += 1;
  winner.points += 1;
  G.spent.push(...G.trick.map(({ card }) => card));
  G.trick = [];
  G.led = null;
  G.next = best.seat;
  if (winner.cards > 0) return;
  score(G);
  G.deal += 1;
  if (G.deal <= DEALS) deal(G, random.Shuffle(deck));
}

function play({ G, playerID, random }, suit, rank) {
  const seat = Number(playerID);
  const player = G.players[seat];
  const card = { suit, rank };
  const place = player.hand.findIndex((held) => same(held, card));
  if (place < 0) return INVALID_MOVE;
  const follows = G.led === null || suit === G.led;
  if (!follows && player.hand.some((held) => held.suit === G.led)) return INVALID_MOVE;
  if (!follows && !player.lacks.includes(G.led)) player.lacks.push(G.led);
  G.led ??= suit;
  player.hand.splice(place, 1);
  player.cards -= 1;
  G.trick.push({ seat, card });
  march(G, player, card);
  G.next = (seat + 1) % G.players.length;
  if (G.trick.length === G.players.length) takeTrick(G, random);
  return undefined;
}

/** Nobody sees another's hand. */
function playerView({ G, playerID }) {
  const players = G.players.map((player) =>
    player.id === playerID ? player : { ...player, hand: [] },
  );
  return { ...G, players };
}

function endIf({ G }) {
  return G.deal > DEALS ? { points: G.players.map((player) => player.points) } : undefined;
}

exports.Tricks = {
  name: "tricks",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  moves: { play },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.next, next: ({ G }) => G.next },
  },
  playerView,
  endIf,
};
