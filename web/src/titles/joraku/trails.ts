// Where the pieces stand, and the trail of a step on the board.
import type { View } from "../../generated/joraku";
import { kindOf } from "../../shell/board/declared";
import { bow, ring, type Piece, type Step } from "../../shell/motion/trails";
import {
  daimyoAt,
  middleOf,
  samuraiAt,
  type Layout,
  type Stand,
} from "./layout";
import type { Table } from "./model";

// Where samurai wait; a place like any area.
export const SUPPLY = "supply";
const SAMURAI = { width: 32, height: 30 };
const RING = 23;
const DAIMYO = { width: 28, height: 42 };

export function pieces(view: View): Piece[] {
  return Object.entries(view.armies).flatMap(([name, army]) => {
    const counts = { ...army.samurai, [SUPPLY]: army.supply };
    const samurai = Object.entries(counts).flatMap(([at, count]) =>
      Array.from({ length: count }, () => ({ sort: `samurai:${name}`, at })),
    );
    return army.daimyo === null
      ? samurai
      : [...samurai, { sort: `daimyo:${name}`, at: army.daimyo }];
  });
}

// Where a piece of the sort stands at a place.
export function standOf(
  sort: string,
  place: string,
  layout: Layout,
  { view, box }: Pick<Table, "view" | "box">,
): Stand {
  const [kind, name] = kindOf(sort);
  const army = Object.keys(view.armies).indexOf(name);
  const area = Object.keys(box.figures.areas).indexOf(place);
  return kind === "daimyo"
    ? daimyoAt(layout, army, area)
    : samuraiAt(layout, army, place === SUPPLY ? null : area);
}

// Between areas a bow; where a piece came from the supply, or went there, a ring.
export function wayOf(
  { sort, from, to }: Step,
  layout: Layout,
  table: Pick<Table, "view" | "box">,
): string {
  const size = kindOf(sort)[0] === "daimyo" ? DAIMYO : SAMURAI;
  const middle = (place: string) =>
    middleOf(standOf(sort, place, layout, table), size);
  if (from === SUPPLY) return ring(middle(to), RING);
  if (to === SUPPLY) return ring(middle(from), RING);
  return bow(middle(from), middle(to));
}
