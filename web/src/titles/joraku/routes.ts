// The things to point at for each choice.
import { areasOf, neutralOf, type Routes } from "./model";

export const routes: Routes = {
  pass: "card:{card}",
  draft: "card:{card}",
  discard: "card:{card}",
  play: "card:{card}",
  send: "army:{army}",
  infiltrate: "area:{area}",
  place: ({ count }, { view, box }) =>
    Number(count) > 0
      ? [`area:${areasOf(box)[view.argument]!.area}`, `count:${count}`]
      : [],
  daimyo: ({ to }, { view }) => [`daimyo:${view.army}`, `area:${to}`],
  samurai: ({ from, to }, { view }) => [
    `samurai:${view.army}-${from}`,
    `area:${to}`,
  ],
  remove: ({ army }, { view }) => [
    `samurai:${army}-${view.armies[view.army!]!.daimyo}`,
  ],
  drive: ({ to }, { view }) => [
    `samurai:${neutralOf(view)}-${view.armies[view.army!]!.daimyo}`,
    `area:${to}`,
  ],
};
