// The cards that lie open before the seat: what can be chosen of them is the shell's to know.
import type { Thing } from "../../shell/board/title";
import { PANORAMAS, type View, type Table } from "./model";

export interface Offered {
  thing: Thing;
  sort: "traveler" | "souvenir" | "meal" | "encounter" | "panorama";
  word: string;
  price: number | null;
  // Another way to take it, for Zen-emon.
  bargain?: { thing: Thing; price: number };
}

export interface Offer {
  // The id of the heading.
  heading: string;
  cards: Offered[];
}

// What lies before the seat; where all views are open, what lies before the guest of the stop.
export function offerOf(table: Table): Offer | null {
  const view = table.view;
  const other = table.views?.[view.guest ?? ""];
  return offerIn(table, view) ?? (other ? offerIn(table, other) : null);
}

function offerIn(table: Table, view: View): Offer | null {
  const isGuest = view.guest !== null && view.guest === view.seat;
  if (view.dealt.length)
    return { heading: "table-travelers", cards: travelers(table, view) };
  if (view.display.length)
    return { heading: "table-display", cards: souvenirs(table, view) };
  if (view.step === "admiring" && isGuest)
    return { heading: "table-panoramas", cards: panoramas(table, view) };
  if (view.pair.length)
    return { heading: "table-pair", cards: encounters(view.pair) };
  if (view.treat !== null)
    return { heading: "table-treat", cards: [treat(view.treat)] };
  if (view.step === "dining" && isGuest)
    return { heading: "table-offer", cards: meals(table, view) };
  return null;
}

function travelers(table: Table, view: View): Offered[] {
  return view.dealt.map((word) => ({
    thing: `traveler:${word}`,
    sort: "traveler",
    word,
    price: table.box.figures.travelers.cards[word]!.coins,
  }));
}

function souvenirs(table: Table, view: View): Offered[] {
  const { souvenirs, travelers } = table.box.figures;
  return view.display.map((word) => ({
    thing: `souvenir:${word}`,
    sort: "souvenir",
    word,
    price: souvenirs.cards[word]!.price,
    bargain: {
      thing: `bargain:${word}`,
      price: travelers.abilities.zen_emon_price,
    },
  }));
}

function panoramas(table: Table, view: View): Offered[] {
  const { parts } = view.players[view.guest!]!;
  return PANORAMAS.filter(
    (word) => parts[word]! < table.box.figures.panoramas[word]!.parts,
  ).map((word) => ({
    thing: `panorama:${word}`,
    sort: "panorama",
    word,
    price: null,
  }));
}

// Two cards of one kind are one choice.
function encounters(pair: string[]): Offered[] {
  return [...new Set(pair)].map((word) => ({
    thing: `encounter:${word}`,
    sort: "encounter",
    word,
    price: null,
  }));
}

function treat(word: string): Offered {
  return {
    thing: `meal:${word}`,
    sort: "meal",
    word,
    price: 0,
  };
}

function meals(table: Table, view: View): Offered[] {
  const words = new Set(view.inns[view.leg]?.meals ?? []);
  return [...words].map((word) => ({
    thing: `meal:${word}`,
    sort: "meal",
    word,
    price: table.box.figures.meals.cards[word]!.price,
  }));
}
