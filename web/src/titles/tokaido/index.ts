import type { Box, View } from "../../generated/tokaido";
import type { TitleModule } from "../../shell/board/title";
import Token from "./art/Token.svelte";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { events } from "./events";
import { explanations } from "./explain";
import { figures } from "./figures";
import { guide } from "./guide";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import { routes } from "./routes";
import { signs } from "./signs";
import Status from "./Status.svelte";
import { pieces } from "./trails";

const tokaido: TitleModule<View, Box> = {
  Cover,
  Board,
  Hand,
  handHeight: { desktop: "clamp(112px, 15dvh, 140px)", phone: "112px" },
  Player,
  Status,
  Token,
  pieces,
  routes,
  zero: ["leave", "pass-by", "decline", "fast"],
  signs,
  events,
  explanations,
  guide,
  figures,
};

export default tokaido;
