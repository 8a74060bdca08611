"""What a player's name, or the nonce that a seat adds to the seal, may look like."""

import re
import unicodedata
from collections.abc import Sequence

from kachidoki.engine import BadInput
from kachidoki.match.problems import Problem, shorten

LONGEST = 64
# Control characters, line separators, marks that turn the writing direction, halves of characters.
UNPRINTABLE = re.compile("[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")

# What else nobody sees in a name: marks of direction, joints without a joined letter, blank letters.
INVISIBLE = re.compile(
    "[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2060-\u206f\u2800\u3164\ufeff\uffa0]"
)
MOST_MARKS = 4  # on one letter: more than any language has in a name
UNSEEN = "MCZ"  # categories of characters that show nothing by themselves


def tidy(name: str) -> str:
    """A name as somebody typed it, reduced to what can be seen in a line; empty if that is nothing."""
    line = INVISIBLE.sub("", UNPRINTABLE.sub("", " ".join(name.split())))
    line = " ".join(without_towers(unicodedata.normalize("NFC", line)).split())
    return line if any(unicodedata.category(letter)[0] not in UNSEEN for letter in line) else ""


def without_towers(line: str) -> str:
    """As much as a line has room for of the marks that stand on each other, of any script."""
    kept = ""
    height = 0
    for letter in line:
        height = height + 1 if unicodedata.category(letter)[0] == "M" else 0
        if height <= MOST_MARKS:
            kept += letter
    return kept


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
