// The thing to point at for each choice. A bargain, and a gift without the reserve, are things of their
// own beside the card and the coins; all verbs that are not here are buttons.
import type { Routes } from "./model";

export const routes: Routes = {
  "travel-as": "traveler:{traveler}",
  walk: "place:{place}",
  buy: "souvenir:{souvenir}",
  bargain: "bargain:{souvenir}",
  donate: "coins:{coins}",
  "donate-own": "own-coins:{coins}",
  keep: "encounter:{encounter}",
  admire: "panorama:{panorama}",
  eat: "meal:{meal}",
};
