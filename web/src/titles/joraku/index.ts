import type { Box, View } from "../../generated/joraku";
import type { TitleModule } from "../../shell/board/title";
import Count from "./art/Count.svelte";
import Token from "./art/Token.svelte";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import OptionCard from "./art/OptionCard.svelte";
import { events } from "./events";
import { explanations } from "./explain";
import { figures } from "./figures";
import { guide } from "./guide";
import Hand from "./Hand.svelte";
import { seatColours as colours } from "./model";
import Player from "./Player.svelte";
import { routes } from "./routes";
import { signs } from "./signs";
import Status from "./Status.svelte";
import { pieces } from "./trails";

const joraku: TitleModule<View, Box> = {
  Cover,
  Board,
  Hand,
  handHeight: {
    desktop: "clamp(104px, 14.6dvh, 140px)",
    phone: "clamp(84px, 24vw, 104px)",
  },
  Player,
  Status,
  Token,
  pieces,
  routes,
  pickers: { count: Count },
  zero: ["place 0", "stop"],
  chosen: ({ chosen }) => chosen.map((card) => `card:${card}`),
  signs,
  events,
  explanations,
  guide,
  colours,
  optionPictures: { variants: OptionCard },
  figures,
};

export default joraku;
