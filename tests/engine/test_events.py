"""The chronicle: events are numbers until somebody reads them."""

import pytest

from kachidoki.engine import EVERYONE, NUMBER, SEATS, Chronicle, EventKind
from kachidoki.engine.vecs import i64, vec

RAIN, GIFT = 0, 1
CHRONICLE = Chronicle(
    [
        EventKind(RAIN, "rain", {}),
        EventKind(GIFT, "gift", {"seat": SEATS, "what": ["rice", "tea"], "count": NUMBER}),
    ]
)


def test_a_note_is_put_into_words() -> None:
    notes = vec[i64]([RAIN, EVERYONE, 9, 9, 9, 9, 1, GIFT, 0b01, 1, 0, 12, 9, 0])
    rain, gift = CHRONICLE.read(notes, 0), CHRONICLE.read(notes, 7)
    assert (rain.kind, rain.args, rain.audience) == ("rain", {}, EVERYONE)
    assert (gift.kind, gift.audience) == ("gift", 0b01)
    assert gift.args == {"seat": "B", "what": "rice", "count": 12}
    assert (rain.has_still, gift.has_still) == (True, False)


def test_kinds_are_numbered_in_their_order() -> None:
    with pytest.raises(ValueError, match="'rain' must have the number 0"):
        Chronicle([EventKind(1, "rain", {})])


def test_an_event_has_as_many_arguments_as_a_note_holds() -> None:
    arguments = dict.fromkeys("abcd", NUMBER)
    EventKind(0, "flood", arguments)
    with pytest.raises(ValueError, match="'flood' has more than 4 arguments"):
        EventKind(0, "flood", {**arguments, "e": NUMBER})


def test_kinds_that_are_one_line_of_a_log_have_its_word() -> None:
    kinds = [
        EventKind(0, "bid", {"seat": SEATS, "coins": NUMBER}, fold="bids"),
        EventKind(1, "bid-unseen", {"seat": SEATS}, fold="bids"),
        EventKind(2, "rain", {}),
    ]
    assert Chronicle(kinds).folds == {"bid": "bids", "bid-unseen": "bids"}
