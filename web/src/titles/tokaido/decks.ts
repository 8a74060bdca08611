// What the seat of the view knows of cards that lie face down.
import { sum, type View } from "./model";

type Layer = View["souvenir_deck"][number];

export interface Deck {
  deck: "souvenir" | "encounter" | "meal" | "spring";
  count: number;
  // Layers that the seat knows, from the top down.
  known: Layer[] | null;
}

export function deckCounts(view: View): Deck[] {
  const of = (deck: Deck["deck"], layers: Layer[]): Deck => {
    const known = layers.filter((layer) => layer.held?.length);
    return {
      deck,
      count: sum(layers.map((layer) => layer.cards)),
      known: known.length ? known : null,
    };
  };
  return [
    of("souvenir", view.souvenir_deck),
    of("encounter", view.encounter_deck),
    of("meal", view.meal_deck),
    {
      deck: "spring",
      count: sum(Object.values(view.springs_left)),
      known: null,
    },
  ];
}

export interface InnAhead {
  served: boolean;
  count: number;
  meals: string[];
  // How many of the meals have gone unseen.
  dropped: number;
}

// The meals of the inn where the leg ends, as far as the seat knows them.
export function innAhead(view: View, leg: number): InnAhead {
  const { served, count, meals, together, dropped } = view.inns[leg]!;
  if (meals?.length) return { served, count, meals, dropped: 0 };
  if (together?.length && dropped && count)
    return { served, count, meals: together, dropped };
  return { served, count, meals: [], dropped: 0 };
}
