"""The messages of Tokaido whose ids are put together: their patterns, and all words for each."""

from tests.text.catalogues import SOURCES, words
from tests.text.families import Families

from kachidoki.titles.tokaido.rules import obstacles
from kachidoki.titles.tokaido.rules.actions import (
    ACHIEVEMENTS,
    ENCOUNTERS,
    MEALS,
    NEUTRAL,
    PANORAMAS,
    PLACES,
    SORTS,
    SOUVENIRS,
    SPRINGS,
    STATIONS,
    TRAVELERS,
)
from kachidoki.titles.tokaido.rules.components import COMPONENTS
from kachidoki.titles.tokaido.rules.state import STEPS
from kachidoki.titles.tokaido.text.page import SECTIONS, WORDS

OBSTACLES = [
    word for name, word in vars(obstacles).items() if name.isupper() and isinstance(word, str)
]
FAMILIES: Families = {
    "seat-{}.listed": ["neutral"],
    "place-{}": PLACES,
    "place-{}.stop": PLACES,
    "station-{}": STATIONS,
    "panorama-{}": PANORAMAS,
    "spring-{}": SPRINGS,
    "sort-{}": SORTS,
    "souvenir-{}": SOUVENIRS,
    "souvenir-{}.gloss": SOUVENIRS,
    "souvenir-{}.sort": SOUVENIRS,
    "souvenir-{}.price": SOUVENIRS,
    "meal-{}": MEALS,
    "meal-{}.gloss": MEALS,
    "meal-{}.price": MEALS,
    "encounter-{}": ENCOUNTERS,
    "encounter-{}.role": ENCOUNTERS,
    "encounter-{}.effect": ENCOUNTERS,
    "traveler-{}": TRAVELERS,
    "traveler-{}.role": TRAVELERS,
    "traveler-{}.ability": TRAVELERS,
    "traveler-{}.purse": TRAVELERS,
    "achievement-{}": ACHIEVEMENTS,
    "achievement-{}.merit": ACHIEVEMENTS,
    "seat-{}": [NEUTRAL],
    "refusal-{}": OBSTACLES,
    "ordinal-{}": range(1, 6),
    "table-station-{}": STATIONS,
    "table-sign-{}": [*STATIONS, *SORTS, "meal", "points"],
    "table-head-{}": ["points", "springs", "encounters", "meals", "temple", "achievements"],
    "prompt-{}": STEPS,
    "help-{}": STEPS,
    "term-{}": WORDS,
    "term-{}.meaning": WORDS,
    "rules-{}": SECTIONS,
    "rules-{}.heading": SECTIONS,
    "reconstructed-{}": [path.replace(".", "-") for path in COMPONENTS.reconstructed()],
    "column-{}": words(SOURCES / "titles" / "tokaido" / "text", "head"),
}
