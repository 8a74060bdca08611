// The things to point at for each choice.
import { kindOf } from "../../shell/board/declared";
import type { Thing } from "../../shell/board/title";
import type { Routes, Table } from "./model";

export const routes: Routes = {
  choose: "house:{house}",
  propose: ({ to, coins }) => [`seat:${to}`, `coins:${coins}`],
  lay: "tile:{mandate}",
  announce: "tile:{mandate}",
  summon: ({ figure, region }, { view }) =>
    view.step === "recruiting"
      ? [`reserve:${figure}`, `region:${region}`]
      : [`region:${region}`],
  worship: ({ figure, shrine }, { view }) =>
    view.step === "summoning"
      ? [`shrine:${shrine}`]
      : [`reserve:${figure}`, `shrine:${shrine}`],
  move: ({ piece, origin, region }, { view }) => [
    `figure:${view.seat}/${origin}/${piece}`,
    `region:${region}`,
  ],
  build: ({ region }) => ["reserve:stronghold", `region:${region}`],
  buy: "card:{card}",
  seize: "figure:{owner}/{region}/{figure}",
  "seize-at": "figure:{owner}/{shrine}/{figure}",
  enlist: "reserve:{figure}",
  place: "region:{region}",
  kill: "figure:{owner}/{region}/bushi",
  name: ({ figure }, { view }) => [
    `figure:${view.matter.seat}/${view.matter.region}/${figure}`,
  ],
  favour: "seat:{to}",
  use: "own:{card}",
  bid: ({ advantage, coins }) => [`bid:${advantage}/${coins}`],
  take: ({ owner, figure }, { view }) => [
    `figure:${owner}/${view.battle?.region}/${figure}`,
  ],
  hand: "seat:{to}",
};

// The piece that a thing is, if it is one.
export function pieceOf(
  thing: Thing,
  { view }: Table,
): { piece: string; seat: string | null } | null {
  const [kind, word] = kindOf(thing);
  if (kind === "reserve") return { piece: word, seat: view.seat };
  if (kind !== "figure") return null;
  const [seat = null, , piece = ""] = word.split("/");
  return { piece, seat };
}
