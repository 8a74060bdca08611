// Where the pieces stand whose ways the board draws, and how a way lies on it.
import type { View } from "../../generated/joraku";
import { kindOf } from "../../shell/board/declared";
import { bow, type Piece, type Step } from "../../shell/motion/trails";
import {
  daimyoAt,
  middleOf,
  samuraiAt,
  type Layout,
  type Point,
} from "./layout";
import type { Table } from "./model";

const SUPPLY = "supply";
const SAMURAI = { width: 32, height: 30 };
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

export function wayOf(
  { sort, from, to }: Step,
  layout: Layout,
  { view, box }: Pick<Table, "view" | "box">,
): string {
  const [kind, name] = kindOf(sort);
  const army = Object.keys(view.armies).indexOf(name);
  const areas = Object.keys(box.figures.areas);
  const middle = (place: string): Point => {
    const area = areas.indexOf(place);
    return kind === "daimyo"
      ? middleOf(daimyoAt(layout, army, area), DAIMYO)
      : middleOf(samuraiAt(layout, army, area < 0 ? null : area), SAMURAI);
  };
  return bow(middle(from), middle(to));
}
