"""What an agent is told of a position of Tokaido is what lies there."""

from tests.titles.tokaido.positions import PLAIN, TOKAIDO, position, standing

from kachidoki.engine import State
from kachidoki.testing.laws.knowledge import counted
from kachidoki.titles.tokaido.rules.course import Tokaido


def told(state: State, seat: int = 0) -> dict[str, int]:
    features = TOKAIDO.features()
    assert features is not None
    return counted(features, state, seat)


def on_the_way(**options: str) -> State:
    pawns = standing("otsu", "ishibe", "minakuchi")
    words = {"pending": [{"step": "walking"}], "guest": "A", "pawns": pawns}
    return position(words, options=PLAIN | options)


def test_pawns_on_the_road() -> None:
    known = told(on_the_way())
    assert [known[f"{seat} progress"] for seat in "ABC"] == [1, 3, 4]
    assert [known[f"{seat} behind"] for seat in "ABC"] == [0, 1, 2]
    assert [known[f"{seat} acts"] for seat in "ABC"] == [1, 0, 0]
    assert [known[f"{seat} inns"] for seat in "ABC"] == [4, 4, 4]


def test_the_next_free_station_of_each_kind() -> None:
    """Those that are taken, or shut to who has no coin, are no way to go."""
    state = on_the_way()
    assert isinstance(state, Tokaido)
    known = told(state)
    walks = {TOKAIDO.vocabulary.describe(action)["place"] for action in state.legal_actions(0)}
    box = state.box
    names = TOKAIDO.vocabulary.kinds[1].arguments["place"]
    for station, word in enumerate(["paddy", "mountain", "sea", "village", "farm", "hot-spring"]):
        steps = [
            place - 1
            for place, name in enumerate(names)
            if name in walks and box.station[place] == station
        ]
        assert known[f"walk-{word}"] == min(steps, default=0)


def test_nets_judge_where_all_set_out() -> None:
    features = TOKAIDO.features()
    assert features is not None
    assert not features.apply_to(on_the_way())
    inn = {"pending": [{"step": "walking"}], "guest": "C", "pawns": standing(*["kyoto"] * 3)}
    assert features.apply_to(position(inn, options=PLAIN))
