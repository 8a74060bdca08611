"""What Tokaido tells the bots holds in both directions, and for the neutral traveler."""

import pytest
from tests.titles.tokaido.positions import TOKAIDO

from kachidoki.bots import ask, make_bot
from kachidoki.engine import CHANCE, Moves, Rng, State, settle
from kachidoki.titles.tokaido.rules.actions import WALK
from kachidoki.titles.tokaido.rules.course import Tokaido

both_ways = pytest.mark.parametrize("return_trip", ["off", "on"])


def journey(seats: int, return_trip: str, seed: int) -> Tokaido:
    state = TOKAIDO.new(seats, {"initiation": "on", "return-trip": return_trip})
    assert isinstance(state, Tokaido)
    settle(state, Moves(), Rng(seed))
    return state


@both_ways
def test_the_neutral_traveler_is_led_to_one_of_the_next_places(return_trip: str) -> None:
    advice, led = TOKAIDO.advice(), 0
    for seed in range(40):
        state, moves = journey(2, return_trip, seed), Moves()
        if state.guest != state.box.neutral:
            continue
        led += 1
        state.legal(state.actor, moves)
        place = advice.choose(state, state.actor, moves, Rng(seed)) - WALK
        assert state.box.progress(place) <= 3
    assert led > 5


@both_ways
def test_greedy_makes_many_stops(return_trip: str) -> None:
    """Who walks far in one go has few stops; the road is no different on the way back."""
    stops = sum(decisions(journey(4, return_trip, seed)) for seed in range(5)) / 20
    assert stops > 15


def decisions(state: State) -> int:
    """How often a pawn walks, when all four are greedy."""
    bots = [make_bot("greedy", TOKAIDO, seed=seat) for seat in range(4)]
    rng, walks = Rng(1), 0
    while not state.is_over():
        if state.actor == CHANCE:
            settle(state, Moves(), rng)
            continue
        seat = int(state.actor)
        action = ask(bots[seat], state, seat, rng)
        walks += TOKAIDO.vocabulary.describe(action)["kind"] == "walk"
        state.apply(seat, action)
    return walks


@both_ways
def test_places_are_listed_as_they_come(return_trip: str) -> None:
    state = journey(3, return_trip, 1)
    listed = TOKAIDO.arranged(state, state.legal_actions(state.actor))
    ways = [int(state.box.progress(action - WALK)) for action in listed]
    assert ways == sorted(ways)
    assert len(ways) > 5
