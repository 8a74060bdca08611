"""What a player's name, or the nonce that a seat adds to the seal, may look like."""

import re
from collections.abc import Sequence

from kachidoki.engine import BadInput
from kachidoki.match.problems import Problem, shorten

LONGEST = 64
# Control characters, line separators, marks that turn the writing direction, halves of characters.
UNPRINTABLE = re.compile("[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def check_names(what: str, names: Sequence[str], seats: int) -> None:
    """One for each seat."""
    if len(names) != seats:
        raise BadInput(f"{seats} seats need {seats} {what}s; given: {len(names)}")
    for name in names:
        check_name(what, name)


def check_name(what: str, name: str) -> None:
    """Something that a line of text can hold."""
    if not name.strip() or len(name) > LONGEST:
        raise Problem("name-length", what=what, longest=LONGEST, found=shorten(name))
    if UNPRINTABLE.search(name):
        raise Problem("name-unprintable", what=what, found=shorten(name))
