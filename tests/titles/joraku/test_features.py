"""What an agent is told of a position of Joraku is what lies there."""

from typing import Any

from tests.titles.joraku.positions import ALL_IN_KYOTO, JORAKU, position
from tests.titles.joraku.test_knowledge import after_passing

from kachidoki.engine import State
from kachidoki.testing.laws.knowledge import counted
from kachidoki.titles.joraku.rules.advice import JorakuAdvice
from kachidoki.titles.joraku.rules.course import Joraku


def told(state: State, seat: int = 0) -> dict[str, int]:
    features = JORAKU.features()
    assert features is not None
    return counted(features, state, seat)


def between_rounds(**armies: dict[str, Any]) -> State:
    words = {name: {"number": army["number"]} for name, army in ALL_IN_KYOTO.items()}
    for name, army in armies.items():
        words[name] |= army
    return position({"round": 2, "pending": [{"step": "dealing"}], "armies": words})


def test_cards_that_are_held_known_and_played() -> None:
    known = told(after_passing())
    assert (known["hand-red-3"], known["hand-red-1"]) == (1, 0)
    assert (known["known-red-1"], known["known-yellow-1"]) == (1, 0)
    assert (known["known-red-5"], known["known-blue-2"]) == (2, 2)
    assert (known["C lacks-red"], known["D lacks-red"]) == (1, 0)
    assert [known[f"{seat} acts"] for seat in "ABCD"] == [1, 0, 0, 0]
    assert [known[f"{seat} cards"] for seat in "ABCD"] == [2] * 4


def test_what_ranks_promise() -> None:
    """In round 2 and in round 3, and as the advice counts it."""
    state = between_rounds(
        red={"samurai": {"owari": 3}, "daimyo": "owari", "reputation": 7},
        blue={"samurai": {"owari": 1}, "daimyo": "ise", "reputation": 9},
        yellow={"daimyo": "totomi"},
        purple={"daimyo": "shinano"},
    )
    known = told(state)
    later = position(state.dump() | {"round": 3})
    assert known["A samurai-owari"] == 3
    assert known["A daimyo"] == 3
    assert known["A due"] == sum(state.view(None).armies["red"].due.values()) > 0
    assert known["A due-next"] == told(later)["A due"] > 0
    assert known["A due-last"] == told(later)["A due-next"] == 0
    assert isinstance(state, Joraku)
    advice = JorakuAdvice()
    advice.project(state)
    for seat, name in enumerate("ABCD"):
        assert known[f"{name} prospect"] == round(100 * advice.promised[seat])


def test_games_of_other_modes_leave_no_trace() -> None:
    features = JORAKU.features()
    assert features is not None
    counted(features, JORAKU.new(2, {"mode": "two-on-two", "variants": "1+2"}), 0)
    state = after_passing()
    assert counted(features, state, 1) == told(state, 1)
