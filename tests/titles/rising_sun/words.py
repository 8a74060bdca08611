"""The messages of Rising Sun whose ids are put together: their patterns, and all words for each."""

from tests.text.catalogues import SOURCES, words
from tests.text.families import Families

from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGES,
    CARD_SETS,
    CARDS,
    HOUSES,
    MANDATES,
    PIECES,
    REGIONS,
    SEASONS,
    SHRINES,
    SORTS,
)
from kachidoki.titles.rising_sun.rules.components import COMPONENTS
from kachidoki.titles.rising_sun.rules.counsel.talks import REASONS
from kachidoki.titles.rising_sun.rules.deals.dealing import DEAL_OBSTACLES
from kachidoki.titles.rising_sun.rules.deals.terms import TERMS
from kachidoki.titles.rising_sun.rules.obstacles import OBSTACLES
from kachidoki.titles.rising_sun.rules.state import STEPS
from kachidoki.titles.rising_sun.text.page import SECTIONS, WORDS

FAMILIES: Families = {
    "region-{}": REGIONS,
    "house-{}": HOUSES,
    "house-{}.trait": HOUSES,
    "house-{}.ability": HOUSES,
    "figure-{}": PIECES,
    "figure-{}.one": PIECES,
    "mandate-{}": MANDATES,
    "mandate-{}.effect": MANDATES,
    "mandate-{}.privilege": MANDATES,
    "shrine-{}": SHRINES,
    "shrine-{}.effect": SHRINES,
    "season-{}": SEASONS,
    "season-{}.heading": SEASONS,
    "set-{}": CARD_SETS,
    "sort-{}": SORTS,
    "advantage-{}": ADVANTAGES,
    "advantage-{}.effect": ADVANTAGES,
    "table-gain-advantage-{}": ADVANTAGES,
    "card-{}": CARDS,
    "card-{}.effect": CARDS,
    "thing-{}": TERMS,
    "table-sign-{}": [*PIECES, "ronin"],
    "table-advantage-{}": ADVANTAGES,
    "reason-{}": REASONS,
    "refusal-{}": [*OBSTACLES, *DEAL_OBSTACLES],
    "prompt-{}": STEPS,
    "help-{}": STEPS,
    "term-{}": WORDS,
    "term-{}.meaning": WORDS,
    "rules-{}": SECTIONS,
    "rules-{}.heading": SECTIONS,
    "reconstructed-{}": [path.replace(".", "-") for path in COMPONENTS.reconstructed()],
    "column-{}": words(SOURCES / "titles" / "rising_sun" / "text", "head"),
}
