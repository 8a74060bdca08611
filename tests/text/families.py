"""Messages whose ids are put together: the patterns that the sources use, all words for each."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.text.catalogues import SOURCES, words

from kachidoki.engine import Title
from kachidoki.engine.vocabulary import SEAT_LETTERS
from kachidoki.titles.joraku.actions import AREAS, ARMIES, CARD_NAMES, SUITS
from kachidoki.titles.joraku.components import printed
from kachidoki.titles.joraku.state import STEPS
from kachidoki.titles.joraku.text.page import SECTIONS

Families = Mapping[str, Iterable[object]]

SHELL: Families = {"seat-{}": SEAT_LETTERS}
# Those that `general` and the events of a title answer for.
PATTERNS = {
    "{}-{}",
    "{}.{}",
    "action-{}",
    "event-{}",
    "option-{}",
    "option-{}.hint",
    "option-{}-{}",
    "option-{}-{}.hint",
}

NUMBERS = range(1, 7)
JORAKU: Families = {
    "area-{}": AREAS,
    "suit-{}": SUITS,
    "card-{}": CARD_NAMES,
    "army-{}": ARMIES,
    "daimyo-{}": NUMBERS,
    "round-{}": range(1, printed()["game"]["rounds"] + 1),
    "rank-{}": range(1, 4),
    "variant-{}": NUMBERS,
    "variant-rule-{}": NUMBERS,
    "weapon-{}": [suit["weapon"] for suit in printed()["suits"].values()],
    "term-{}": printed()["terms"],
    "mode-{}": ["standard-3", "standard-4"],
    "prompt-{}": STEPS,
    "help-{}": STEPS,
    "rules-{}": SECTIONS,
    "rules-{}.heading": SECTIONS,
    "reconstructed-{}": [path.replace(".", "-") for path in printed()["reconstructed"]],
    "column-{}": words(SOURCES / "titles" / "joraku", "head"),
}
TITLES: Mapping[str, Families] = {"joraku": JORAKU}


def expand(families: Families) -> set[str]:
    return {pattern.format(word) for pattern, listed in families.items() for word in listed}


def general(title: Title) -> set[str]:
    """What every title must have a message for, beside its own words."""
    found = {"title-name", "title-tagline", "tie-break"}
    found |= {f"action-{kind.verb}" for kind in title.vocabulary.kinds}
    for option in title.options:
        single = [value for value in option.choices if "+" not in value]
        hinted = single + (["pair"] if len(single) < len(option.choices) else [])
        found |= {f"option-{option.name}", f"option-{option.name}.hint"}
        found |= {f"option-{option.name}-{value}" for value in single}
        found |= {f"option-{option.name}-{value}.hint" for value in hinted}
    return found


def folder(title: Title) -> Path:
    return SOURCES / "titles" / title.id
