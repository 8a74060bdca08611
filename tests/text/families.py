"""Messages whose ids are put together: the patterns that the sources use, all words for each."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import get_args

from tests.text.catalogues import SOURCES

from kachidoki.bots import LEVELS
from kachidoki.engine import Deals, Title
from kachidoki.engine.deals.ledger import MANNERS
from kachidoki.engine.deals.state import OBSTACLES
from kachidoki.engine.deals.words import NOTHING
from kachidoki.engine.events import EventKind
from kachidoki.engine.seats import SEATS
from kachidoki.match import PROBLEMS
from kachidoki.server.offline.revisions import Fate
from kachidoki.server.protocol.problems import STATUSES
from kachidoki.server.storage import backup
from kachidoki.titles import package_of

Families = Mapping[str, Iterable[object]]

DEALS = Deals(0, 0, [], [])
PAGES = ["failed", "not-built"]
SHELL: Families = {
    "seat-{}": SEATS,
    "seat-{}.listed": SEATS,
    "level-{}": LEVELS,
    "level-{}.hint": LEVELS,
    "field-{}": ["scores"],
    "problem-{}": {*PROBLEMS, *STATUSES, *backup.PROBLEMS},
    # What every title says of deals.
    "action-{}": [kind.verb for kind in DEALS.kinds()],
    "event-{}": [kind.name for kind in DEALS.events()],
    "manner-{}": MANNERS,
    "thing-{}": [NOTHING],
    "refusal-{}": OBSTACLES,
    "revisions-{}": get_args(Fate),
    "page-{}": PAGES,
    "train-{}": ["playing", "fitting", "testing", "kept", "refused"],
    "page-{}.hint": PAGES,
}
# Those that `general` and the events of a title answer for.
PATTERNS = {
    "{}-{}",
    "{}.heading",
    "{}.{}",
    "action-{}",
    "event-{}",
    "field-{}",
    "folded-{}",
    "folded-{}.part",
    "option-{}",
    "option-{}.hint",
    "option-{}-{}",
    "option-{}-{}.hint",
    "reason-{}",
    "refusal-{}",
    "source-{}",
}


def of_title(title: Title) -> Families:
    """The families of a title are listed with its other tests: `tests/titles/<title>/words.py`."""
    found: Families = import_module(f"tests.titles.{folder(title).name}.words").FAMILIES
    return found


def expand(families: Families) -> set[str]:
    return {pattern.format(word) for pattern, listed in families.items() for word in listed}


def general(title: Title) -> set[str]:
    """What every title must have a message for, beside its own words."""
    found = {"title-name", "title-tagline", "tie-break"}
    found |= {f"action-{kind.verb}" for kind in title.vocabulary.kinds}
    found |= {f"folded-{word}" for word in title.chronicle.folds.values()}
    found |= {f"folded-{kind.fold}.part" for kind in title.chronicle.kinds if has_parts(kind)}
    found |= {f"source-{kind.source}" for kind in title.chronicle.kinds if kind.source}
    found.add("source-other")
    if title.chronicle.round_begins:
        found.add("title-round")
    found |= {f"refusal-{obstacle}" for obstacle in title.explained}
    for option in title.options:
        ids = {f"option-{option.name}-{option.sort_of(value)}" for value in option.choices}
        ids.add(f"option-{option.name}")
        found |= ids | {f"{name}.hint" for name in ids}
    return found


def has_parts(kind: EventKind) -> bool:
    """Is it folded, and told of more than a seat and one thing that it did?"""
    return bool(kind.fold) and len(kind.arguments.keys() - {"seat"}) > ("seat" in kind.arguments)


def folder(title: Title) -> Path:
    return SOURCES / "titles" / package_of(title).rpartition(".")[2]
