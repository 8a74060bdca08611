// Pictures of the rules page, drawn with what the board is drawn with.
import type { Figure } from "../../../shell/board/title";
import Achievements from "./Achievements.svelte";
import Aim from "./Aim.svelte";
import Double from "./Double.svelte";
import Encounters from "./Encounters.svelte";
import Meals from "./Meals.svelte";
import Panoramas from "./Panoramas.svelte";
import Sets from "./Sets.svelte";
import Setup from "./Setup.svelte";
import Springs from "./Springs.svelte";
import Stations from "./Stations.svelte";
import Travelers from "./Travelers.svelte";
import Turn from "./Turn.svelte";

export const figures: Record<string, Figure> = {
  aim: Aim,
  road: Stations,
  setup: Setup,
  turn: Turn,
  double: Double,
  village: Sets,
  panoramas: Panoramas,
  "hot-springs": Springs,
  encounters: Encounters,
  inn: Meals,
  achievements: Achievements,
  travelers: Travelers,
};
