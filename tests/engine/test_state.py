"""What every state has from its base, seen in the auction."""

import pytest
from tests.engine.toy import DIVIDING, MARKET, Market

from kachidoki.engine import (
    CHANCE,
    EVERYONE,
    NOBODY,
    Event,
    IllegalAction,
    Moves,
    Rng,
    playout,
    settle,
)
from kachidoki.engine.state import DEEPEST


def auction(*moves: str, seats: int = 2) -> Market:
    """A market after these moves: `A bid 2`; chance when no seat is named."""
    state = MARKET.open(MARKET.setting(seats))
    for move in moves:
        seat = "ABC".find(move[0])
        notation = move.split(" ", 1)[1] if seat >= 0 else move
        state.apply(seat, MARKET.vocabulary.parse(notation))
    return state


BIDDING = ("fill 3", "fill 4", "prize 2")


def legal(state: Market, seat: int) -> list[str]:
    return [MARKET.vocabulary.notation(action) for action in state.legal_actions(seat)]


def test_chance_acts_with_weights() -> None:
    state = auction()
    assert state.actors() == [CHANCE]
    assert state.chance_outcomes() == [(0, 4), (1, 3), (2, 2), (3, 1)]
    assert auction(*BIDDING).chance_outcomes() == []


def test_chance_is_drawn_by_weight() -> None:
    state, rng, moves = auction(), Rng(1), Moves()
    counts = [0, 0, 0, 0]
    for _ in range(1000):
        moves.clear()
        counts[state.draw(moves, rng)] += 1
    assert counts == pytest.approx([400, 300, 200, 100], abs=60)


def test_drawing_where_chance_does_not_act_is_refused() -> None:
    with pytest.raises(IllegalAction, match="chance has nothing to decide here"):
        auction(*BIDDING).draw(Moves(), Rng(1))


def test_several_seats_act_at_once_in_any_order() -> None:
    state = auction(*BIDDING)
    assert state.actors() == [0, 1]
    assert legal(state, 1) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    one, other = auction(*BIDDING, "A bid 1", "B bid 3"), auction(*BIDDING, "B bid 3", "A bid 1")
    assert one.dump() == other.dump()


def test_a_nested_decision_interrupts_and_comes_back() -> None:
    state = auction(*BIDDING, "A bid 1", "B bid 3")
    assert (state.step, state.depth, state.actors()) == (DIVIDING, 1, [1])
    state.apply(1, MARKET.vocabulary.parse("keep"))
    assert (state.depth, state.actors(), state.scores()) == (0, [CHANCE], [0, 2])


def test_frames_keep_their_arguments() -> None:
    state = auction()
    for level in range(1, DEEPEST + 1):
        state.push(level, 10 * level)
    assert (state.step, state.argument) == (DEEPEST, 10 * DEEPEST)
    with pytest.raises(OverflowError, match="more nested decisions than the stack holds"):
        state.push(99, 99)
    copy = state.clone()
    for level in range(DEEPEST - 1, 0, -1):
        state.pop()
        assert (state.step, state.argument) == (level, 10 * level)
    assert (copy.step, copy.depth) == (DEEPEST, DEEPEST)


def test_a_volunteer_acts_although_nobody_waits_for_it() -> None:
    moves = (*BIDDING, "A bid 1", "B bid 3", "B keep", "prize 1", "A bid 1", "B bid 0")
    state = auction(*moves)
    assert (state.actors(), state.volunteers()) == ([0], [1])
    assert legal(state, 1) == []
    assert state.possible_actions(1) == [MARKET.vocabulary.parse("gift A")]
    state.apply(1, MARKET.vocabulary.parse("gift A"))
    assert (state.actors(), state.volunteers(), state.scores()) == ([0], [0], [1, 1])


@pytest.mark.parametrize(
    ("moves", "seat", "notation", "message"),
    [
        (BIDDING, 0, "bid 4", "A may not 'bid 4' now; possible: bid 0, bid 1, bid 2, bid 3"),
        (BIDDING, CHANCE, "fill 1", "chance may not act now: it is for A, B to act"),
        ((*BIDDING, "A bid 0"), 0, "bid 0", "A may not act now: it is for B to act"),
        ((), 0, "bid 0", "A may not act now: it is for chance to act"),
    ],
)
def test_a_refusal_says_what_is_possible(
    moves: tuple[str, ...], seat: int, notation: str, message: str
) -> None:
    state = auction(*moves)
    before = state.dump()
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat, MARKET.vocabulary.parse(notation))
    assert str(refused.value) == message
    assert state.dump() == before


def test_a_number_that_is_no_action_is_refused_too() -> None:
    with pytest.raises(IllegalAction, match=r"A may not '99' now; possible: bid 0"):
        auction(*BIDDING).apply(0, 99)


def test_nothing_is_legal_when_it_is_over() -> None:
    state = auction()
    playout(state, Moves(), Rng(1))
    assert state.is_over()
    assert (state.actor, state.actors()) == (NOBODY, [])
    with pytest.raises(IllegalAction, match="A may not act now: the game is over"):
        state.apply(0, 8)


def test_legal_actions_follow_the_state_and_the_seat() -> None:
    """They are remembered between asking and applying, so other states must not be mixed up."""
    state = auction(*BIDDING)
    copy = state.clone()
    assert len(state.legal_actions(0)) == 4
    assert len(state.legal_actions(1)) == 5
    copy.apply(0, 8)
    assert copy.legal_actions(0) == []
    assert len(state.legal_actions(0)) == 4
    state.legal_actions(1)
    state.resample(0, Rng(2))
    assert len(state.legal_actions(1)) == state.purse[1] + 1


def test_settling_plays_chance_and_nothing_else() -> None:
    state = auction()
    assert settle(state, Moves(), Rng(1)) == 3
    assert state.actors() == [0, 1]
    assert state.plies == 3
    assert settle(state, Moves(), Rng(1)) == 0


def test_a_playout_counts_its_plies() -> None:
    state = auction(*BIDDING)
    plies = playout(state, Moves(), Rng(1))
    assert state.is_over()
    assert state.plies == len(BIDDING) + plies


def test_equals_share_a_place() -> None:
    state = auction(seats=3)
    state.points = [4, 7, 4]
    assert state.ranking() == [2, 1, 2]
    state.points = [5, 5, 0]
    assert state.ranking() == [1, 1, 3]


def test_events_are_recorded_only_for_listeners() -> None:
    state = auction(*BIDDING)
    state.apply(0, 8)
    assert state.heard() == []
    state.listen()
    assert not state.clone().listening
    state.apply(1, 8)
    assert [event.kind for event in state.heard()] == ["bid", "bid-unseen", "revealed", "revealed"]
    assert state.heard() == []


def test_what_is_told_to_nobody_is_not_recorded() -> None:
    state = auction()
    state.tell(0, EVERYONE, 0, 1)
    assert auction().heard() == state.heard() == []


@pytest.mark.parametrize(
    ("audience", "listeners"),
    [
        (EVERYONE, [0, 1, 2, None]),
        (1 << 1, [1]),
        (1 << 0 | 1 << 2, [0, 2]),
        (~(1 << 1), [0, 2, None]),
    ],
)
def test_an_event_has_an_audience(audience: int, listeners: list[int | None]) -> None:
    event = Event("noise", {"loud": True}, audience)
    assert [seat for seat in (0, 1, 2, None) if event.is_for(seat)] == listeners
    assert repr(event) == f"Event('noise', {{'loud': True}}, audience={audience})"
