"""Everybody's chance to win a position."""

import pytest

from kachidoki.bots import outlook
from kachidoki.engine import Advice, Moves, Rng, State, Title, settle
from kachidoki.engine.learned.nets import taught
from kachidoki.titles import find_title, titles


def play(state: State, seed: int, plies: int = 10_000) -> State:
    """Plays at random, to the end or for so many plies."""
    moves, rng = Moves(), Rng(seed)
    settle(state, moves, rng)
    while not state.is_over() and state.plies < plies:
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        settle(state, moves, rng)
    return state


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
@pytest.mark.parametrize("place", [0, -1])
def test_chances_are_shares_of_one_victory(title: Title, place: int) -> None:
    seats = title.seats[place]
    chances = outlook(title.new(seats), taught(title), Rng(1), 10)
    assert len(chances) == seats
    assert sum(chances) == pytest.approx(1.0)
    assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_asking_changes_nothing_and_the_same_seed_gives_the_same_answer() -> None:
    title = find_title("tokaido")
    state = play(title.new(3), seed=2, plies=100)
    before = state.dump()
    first = outlook(state, taught(title), Rng(3), 20)
    assert state.dump() == before
    assert outlook(state, taught(title), Rng(3), 20) == first


def test_a_game_that_is_over_has_its_winner() -> None:
    title = find_title("joraku")
    state = play(title.new(4), seed=4)
    places = state.ranking()
    winners = places.count(1)
    expected = [1 / winners if place == 1 else 0.0 for place in places]
    assert outlook(state, taught(title), Rng(1), 3) == pytest.approx(expected)


class Settled(Advice):
    """Would stop every playout at once."""

    def is_settled(self, state: State) -> bool:
        return True


def test_games_are_played_to_the_very_end() -> None:
    """Before the first deal everybody is equal; a game that stopped there would be shared by all."""
    chances = outlook(find_title("joraku").new(4), Settled(), Rng(1), 1)
    assert max(chances) >= 0.5


def test_who_is_far_ahead_shortly_before_the_end_is_likely_to_win() -> None:
    title = find_title("joraku")
    data = title.new(3).dump()
    data.update(round=3, kachidoki="A", army="yellow", plies=100)
    data["pending"] = [{"step": "playing", "argument": 0}, {"step": "resolving", "argument": 4}]
    data["trick"] = [
        {"army": "red", "card": "red-1"},
        {"army": "blue", "card": "red-2"},
        {"army": "yellow", "card": "red-4"},
    ]
    for number, army in enumerate(("red", "blue", "yellow"), 1):
        data["armies"][army].update(number=number, daimyo="omi", reputation=20)
    data["armies"]["blue"]["reputation"] = 90
    chances = outlook(title.load(data), taught(title), Rng(1), 200)
    assert 0.95 < chances[1] < 1.0, "it has won every time, but nothing is certain yet"
