"""Names that are written from right to left, within a sentence."""

import pytest

from kachidoki.text import Texts
from kachidoki.text.names import isolated


@pytest.mark.parametrize("name", ["Anna", "Аня", "勝", "👨‍👩‍👧‍👦", "R2-D2 (3)", ""])
def test_most_names_stay_as_they_are(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("name", ["שלום", "نسيم 3", "Anna שלום"])
def test_those_from_right_to_left_keep_to_themselves(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069"


def test_a_message_isolates_its_arguments() -> None:
    said = Texts("en").say("problem-seat-taken", seat="שלום", free="B, C")
    assert "\u2068שלום\u2069" in said
    assert "\u2068B" not in said
