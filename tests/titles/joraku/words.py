"""The messages of Joraku whose ids are put together: their patterns, and all words for each."""

from tests.text.catalogues import SOURCES, words
from tests.text.families import Families

from kachidoki.titles.joraku.rules.actions import AREAS, ARMIES, CARD_NAMES, SUITS
from kachidoki.titles.joraku.rules.components import COMPONENTS
from kachidoki.titles.joraku.rules.state import STEPS
from kachidoki.titles.joraku.text.page import SECTIONS, WORDS

PRINTED = COMPONENTS.printed()
NUMBERS = range(1, 7)
FAMILIES: Families = {
    "area-{}": AREAS,
    "suit-{}": SUITS,
    "table-suit-{}": SUITS,
    "card-{}": CARD_NAMES,
    "army-{}": ARMIES,
    "daimyo-{}": NUMBERS,
    "round-{}": range(1, PRINTED["game"]["rounds"] + 1),
    "rank-{}": range(1, 4),
    "variant-{}": NUMBERS,
    "variant-rule-{}": NUMBERS,
    "weapon-{}": [suit["weapon"] for suit in PRINTED["suits"].values()],
    "term-{}": WORDS,
    "term-{}.meaning": WORDS,
    "mode-{}": ["standard-3", "standard-4"],
    "prompt-{}": STEPS,
    "help-{}": STEPS,
    "rules-{}": SECTIONS,
    "rules-{}.heading": SECTIONS,
    "reconstructed-{}": [path.replace(".", "-") for path in PRINTED["reconstructed"]],
    "column-{}": words(SOURCES / "titles" / "joraku", "head"),
}
