import type { TitleModule } from "../../shell/board/title";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { explain } from "./explain";
import { figures } from "./figures";
import { guide, pause, sound } from "./guide";
import Hand from "./Hand.svelte";
import Player from "./Player.svelte";
import { route } from "./routes";
import Status from "./Status.svelte";

const tokaido: TitleModule = {
  Cover,
  Board,
  Hand,
  Player,
  Status,
  route,
  explain,
  guide,
  pause,
  sound,
  figures,
};

export default tokaido;
