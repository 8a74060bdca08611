import type { TitleModule } from "../../shell/board/title";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { explain } from "./explain";
import { figures } from "./figures";
import Hand from "./Hand.svelte";
import { seatColours } from "./model";
import { pause, scores, sound } from "./events";
import Player from "./Player.svelte";
import { guide, route } from "./routes";
import Status from "./Status.svelte";

const joraku: TitleModule = {
  Cover,
  Board,
  Hand,
  Player,
  Status,
  colours: seatColours,
  route,
  explain,
  guide,
  pause,
  sound,
  scores,
  figures,
};

export default joraku;
