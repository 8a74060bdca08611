"""Positions that cannot be are refused, and say what is wrong."""

from typing import Any

import pytest
from tests.titles.joraku.positions import ALL_IN_KYOTO, JORAKU, position

from kachidoki.engine import BadInput
from kachidoki.engine.checks import lay_over
from kachidoki.titles.joraku import JorakuTitle

PLAYABLE: dict[str, Any] = {
    "round": 1,
    "army": "red",
    "pending": [{"step": "playing"}],
    "hands": {"A": ["red-1"], "B": ["red-2"], "C": ["red-3"], "D": ["red-4"]},
    "armies": ALL_IN_KYOTO,
}
BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"round": 0}, "round is 0; it must be from 1 to 3"),
    ({"army": "blue"}, "army: it must be one that A leads"),
    ({"army": None}, "army: it must be one that A leads"),
    ({"kachidoki": "C"}, "army: it must be one that C leads"),
    ({"armies": {"red": {"daimyo": None}}}, "armies.red.daimyo: it must stand in an area"),
    ({"armies": {"red": {"samurai": {"omi": 6, "ise": 5}}}}, "samurai of red on the map is 11"),
    ({"hands": {"A": ["red-2"]}}, "the same card lies in two places: red-2"),
    ({"hands": {"A": ["red-1", "red-6"]}}, "cards do not come out even"),
    ({"pending": [{"step": "marching", "argument": 1}]}, "one decision up to `playing`"),
    ({"pending": [{"step": "playing"}, {"step": "passing"}]}, "after `playing` comes one of"),
    ({"pending": [{"step": "playing"}, {"step": "marching"}]}, "the argument of 'marching' is 0"),
    ({"pending": [{"step": "playing"}, {"step": "sending"}]}, "no 'sending' in this mode"),
    (
        {"pending": [{"step": "playing"}, {"step": "marching", "argument": 1}]},
        "cards in the trick is 0",
    ),
    ({"pending": [{"step": "dealing", "argument": 7}]}, "hands.A: 1 and 0 face down; it must be 5"),
    ({"pending": [{"step": "passing"}]}, "hands.A: 1 and 0 face down; it must be 5 and 0"),
    ({"given": {"A": ["blue-6"]}}, "given.A: B does not have blue-6"),
    ({"lacks": {"A": ["red"]}}, "lacks.A: it has red-1"),
    ({"chosen": {"A": ["red-2"]}}, "chosen.A: only cards in the hand can be chosen"),
    ({"chosen": {"A": ["red-1"]}}, "chosen.A: 1 cards; it must be from 0 to 0"),
]


def test_the_position_itself_can_be() -> None:
    assert position(PLAYABLE).actors() == [0]


@pytest.mark.parametrize(("change", "message"), BROKEN)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        position(lay_over(PLAYABLE, change))


def test_a_position_in_which_an_army_must_be_sent_comes_back() -> None:
    words = {
        "round": 1,
        "kachidoki": "B",
        "pending": [{"step": "playing"}, {"step": "sending"}],
        "hands": {"A": ["red-1", "red-2"], "B": ["red-3", "red-4"]},
        "armies": ALL_IN_KYOTO,
    }
    state = position(words, seats=2, options={"mode": "two-on-two"})
    assert state.actors() == [1]
    assert JORAKU.load(state.dump()).dump() == state.dump()


class NewRules(JorakuTitle):
    """As after a change of the rules."""

    version = JorakuTitle.version + 1


def test_a_title_of_another_version_reads_its_own_states_only() -> None:
    title = NewRules()
    state = title.new(3)
    assert title.load(state.dump()).dump() == state.dump()
    assert title.load(state.clone().dump()).dump() == state.dump()
    with pytest.raises(BadInput, match=f"of version {JorakuTitle.version} of joraku"):
        title.load(JORAKU.new(3).dump())
