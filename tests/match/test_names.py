"""A player's name, from what somebody typed to a line of text."""

import pytest

from kachidoki.match import Problem
from kachidoki.match.names import LONGEST, check_name, tidy

FAMILY = "👨‍👩‍👧‍👦"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna \n Maria ", "Anna Maria"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("שלום\u200f", "שלום"),
        ("نسیم\u200cجان", "نسیم\u200cجان"),
        (f"{FAMILY} \u2067 {FAMILY}", f"{FAMILY} {FAMILY}"),
        ("e\u0301", "é"),
        ("Z" + "\u0335" * 30, "Z" + "\u0335" * 4),
        ("ก" + "\u0e49" * 30 + "า", "ก" + "\u0e49" * 4 + "า"),
        ("སྒྲོལ་མ", "སྒྲོལ་མ"),
        ("\u3164\u200b", ""),
        ("\u200d\ufe0f", ""),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(typed: str, shown: str) -> None:
    assert tidy(typed) == shown
    assert tidy(shown) == shown


def test_a_match_takes_every_tidy_name() -> None:
    for typed in ("a\tb", "\x1b[31mred", "\ud83d half", FAMILY * 9):
        check_name("player", tidy(typed)[:LONGEST])
    with pytest.raises(Problem, match="printable"):
        check_name("player", "\u202eAnna")
