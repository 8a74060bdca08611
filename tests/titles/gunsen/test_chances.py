"""Everybody's chance to win: a share for each, with a net and without."""

from collections.abc import Iterator

import pytest

from kachidoki.engine import Moves, Rng, settle
from kachidoki.engine.learned.net import Net
from kachidoki.engine.learned.nets import taught
from kachidoki.engine.vecs import vec
from kachidoki.titles import find_title
from kachidoki.titles.gunsen.rules.counsel.chances import Chances
from kachidoki.titles.gunsen.rules.counsel.prospects import Prospects
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.state import ORDERING

GUNSEN = find_title("gunsen")


def turns(seats: int, seed: int) -> Iterator[Gunsen]:
    """A plausible game: the beginning of every turn, and the end."""
    state, moves, rng, advice = GUNSEN.new(seats), Moves(), Rng(seed), GUNSEN.advice()
    settle(state, moves, rng)
    while not state.is_over():
        assert isinstance(state, Gunsen)
        if state.step == ORDERING:
            yield state
        moves.clear()
        state.legal(state.actor, moves)
        state.perform(state.actor, advice.choose(state, state.actor, moves, rng))
        settle(state, moves, rng)
    assert isinstance(state, Gunsen)
    yield state


def chances_in(state: Gunsen, chances: Chances, net: Net | None) -> list[float]:
    found = vec[float]([0.0] * state.seats)
    chances.add(state, net, 1.0, found)
    return list(found)


@pytest.mark.parametrize("seats", GUNSEN.seats)
@pytest.mark.parametrize("net", [None, taught(GUNSEN).net], ids=["no-net", "net"])
def test_they_are_shares_of_one_victory_and_sure_at_the_end(net: Net | None, seats: int) -> None:
    chances = Chances(Prospects())
    for state in turns(seats, seed=seats):
        found = chances_in(state, chances, net)
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0
    assert [chance > 0.99 for chance in found] == [place == 1 for place in state.ranking()]
