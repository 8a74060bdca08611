// The drawing of a card by its sort.
import { MEALS } from "./meals";
import { ENCOUNTERS, TRAVELERS } from "./people";
import { ACHIEVEMENTS, PANORAMA_CARDS, SPRINGS } from "./signs";
import { SOUVENIRS } from "./souvenirs";
import type { Drawing } from "./strokes";

const DRAWINGS: Record<string, Record<string, Drawing>> = {
  souvenir: SOUVENIRS,
  meal: MEALS,
  encounter: ENCOUNTERS,
  spring: SPRINGS,
  panorama: PANORAMA_CARDS,
  achievement: ACHIEVEMENTS,
  traveler: TRAVELERS,
};

export function drawingOf(sort: string, word: string): Drawing {
  return DRAWINGS[sort]?.[word] ?? [];
}
