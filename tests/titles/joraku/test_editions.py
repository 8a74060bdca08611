"""Options: the two editions, the modes for two, the variant rule cards."""

from itertools import combinations

import pytest
from tests.titles.joraku.positions import JORAKU

from kachidoki.engine import BadOption, Event, Moves, Rng, playout


def played(seats: int, edition: str, seed: int) -> tuple[list[str], list[int]]:
    """A random game: what happened, and how it ended."""
    state = JORAKU.new(seats, {"edition": edition, "variants": "random"})
    state.listen()
    playout(state, Moves(), Rng(seed))
    return [repr(event) for event in state.heard()], state.ranking()


@pytest.mark.parametrize("seats", [3, 4])
def test_both_editions_play_alike(seats: int) -> None:
    for seed in range(5):
        assert played(seats, "first", seed) == played(seats, "deluxe", seed)


def test_the_first_edition_is_not_for_two() -> None:
    with pytest.raises(BadOption, match="possible: deluxe"):
        JORAKU.new(2, {"edition": "first"})


@pytest.mark.parametrize("seats", [1, 5])
def test_joraku_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadOption, match="possible: 2, 3, 4"):
        JORAKU.new(seats)


def test_the_modes_for_two_are_for_two_only() -> None:
    with pytest.raises(BadOption, match="possible: standard"):
        JORAKU.new(3, {"mode": "two-on-two"})
    with pytest.raises(BadOption, match="possible: two-on-two, with-neutral"):
        JORAKU.new(2, {"mode": "standard"})


def test_every_pair_of_variant_cards_can_be_chosen_in_every_mode() -> None:
    settings = [(2, "two-on-two"), (2, "with-neutral"), (3, "standard"), (4, "standard")]
    for seats, mode in settings:
        for one, other in combinations(range(1, 7), 2):
            state = JORAKU.new(seats, {"mode": mode, "variants": f"{one}+{other}"})
            assert state.dump()["variants"] == [one, other]


def test_a_basic_game_has_no_variant_cards() -> None:
    assert JORAKU.new(4).dump()["variants"] == []


TRICKS = [(3, "standard", 6), (4, "standard", 5), (2, "two-on-two", 4), (2, "with-neutral", 7)]


@pytest.mark.parametrize(("seats", "mode", "tricks"), TRICKS)
def test_three_rounds_of_as_many_tricks_as_there_are_cards(
    seats: int, mode: str, tricks: int
) -> None:
    state = JORAKU.new(seats, {"mode": mode})
    state.listen()
    playout(state, Moves(), Rng(7))
    assert course(state.heard()) == (["trick-won"] * tricks + ["prestige"]) * 3 + ["game-over"]


def course(events: list[Event]) -> list[str]:
    """The tricks, the prestige phases and the end, in order."""
    return [event.kind for event in events if event.kind in ("trick-won", "prestige", "game-over")]
