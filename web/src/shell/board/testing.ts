// A table for the tests of titles: a position, and nobody who plays.
import type { Position, TableInfo } from "../../generated/protocol";
import { Texts } from "../text/texts.svelte";
import { Table } from "./table.svelte";
import type { AnyView, TitleModule } from "./title";

export function tableWith<View extends AnyView, Box>(
  module: TitleModule<View, Box>,
  view: View,
  box: Box,
): Table<View, Box> {
  const { actors } = view;
  const position = { ply: 0, view, actors, choices: [] as unknown };
  return new Table<View, Box>({
    info: { players: [] as unknown } as TableInfo,
    seat: view.seat,
    position: position as Position,
    texts: new Texts(),
    module,
    box,
  });
}
