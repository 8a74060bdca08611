import type { Box, View } from "../../generated/gunsen";
import type { TitleModule } from "../../shell/board/title";
import Picked from "./art/Picked.svelte";
import Token from "./art/Token.svelte";
import { ask } from "./ask";
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

const gunsen: TitleModule<View, Box> = {
  Cover,
  Board,
  Hand,
  handHeight: { desktop: "clamp(118px, 15dvh, 128px)", phone: "154px" },
  // Nobody has a clan board before they have a clan.
  hasHand: ({ seat, players }) => seat === null || players[seat]!.clan !== null,
  Player,
  Status,
  Token,
  pieces,
  routes,
  pickers: {
    payment: Picked,
    troops: Picked,
    leader: Picked,
    loot: Picked,
    face: Picked,
    way: Picked,
  },
  zero: ["done", "decline"],
  signs,
  events,
  explanations,
  ask,
  guide,
  figures,
};

export default gunsen;
