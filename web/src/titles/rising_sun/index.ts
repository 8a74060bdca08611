import type { Box, View } from "../../generated/rising-sun";
import type { TitleModule } from "../../shell/board/title";
import Amount from "./art/Amount.svelte";
import Token from "./art/Token.svelte";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { events } from "./events";
import { explanations } from "./explain";
import { figures } from "./figures";
import { guide } from "./guide";
import Hand from "./Hand.svelte";
import Ledger from "./Ledger.svelte";
import { ADVANTAGES } from "./model";
import Player from "./Player.svelte";
import { routes } from "./routes";
import { signs } from "./signs";
import Status from "./Status.svelte";
import { pieces } from "./trails";

const risingSun: TitleModule<View, Box> = {
  Cover,
  Board,
  Hand,
  handHeight: {
    desktop: "clamp(88px, 12dvh, 108px)",
    phone: "clamp(84px, 24vw, 104px)",
  },
  Player,
  Status,
  Token,
  Ledger,
  pieces,
  routes,
  pickers: { coins: Amount },
  zero: ["done", "decline"],
  chosen: (view) =>
    view.battle && !view.battle.shown
      ? view.own_bids.map((_, index) => `laid:${ADVANTAGES[index]}`)
      : [],
  signs,
  events,
  explanations,
  guide,
  figures,
};

export default risingSun;
