"""Taking back: as far as nobody else is concerned, never further, and never for other dice."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.match.fair import FAIR
from tests.match.table import (
    JORAKU,
    SOME_SETTINGS,
    open_match,
    open_setting,
    play_on,
    play_with_second_thoughts,
    random_move,
    script,
)

from kachidoki.engine import CHANCE, BadInput, Rng, Setting
from kachidoki.match import UNDO, Match, NoUndo, parse, text
from kachidoki.match.undo import MOST_UNDOS


def skirmish() -> Match:
    """A four-player match in which all cards are passed and somebody is to lead."""
    return play_on(open_match(seed=2), plies=8)


def act(match: Match, seat: int, verb: str) -> None:
    """The seat's first legal action of that verb."""
    words = [JORAKU.vocabulary.notation(action) for action in match.state.legal_actions(seat)]
    match.play(seat, next(word for word in words if word.startswith(verb)))


def test_nothing_was_done_yet() -> None:
    match = open_match()
    assert not match.can_undo(0)
    with pytest.raises(NoUndo, match="A has made no move"):
        match.undo(0)


def test_a_decision_stands_when_it_was_taken_back_too_often() -> None:
    """The next one can be taken back again, and what is written down is counted."""
    match = skirmish()
    leader = match.state.actors()[0]
    for _ in range(MOST_UNDOS):
        act(match, leader, "play")
        match.undo(leader)
    act(match, leader, "play")
    for found in (match, Match.load(match.dump())):
        assert not found.can_undo(leader)
        with pytest.raises(NoUndo, match="taken back too often"):
            found.undo(leader)
        act(found, leader, "march")
        found.undo(leader)
    plies = len(match.line)
    match.take_back(leader)
    assert len(match.line) == plies - 1


def test_one_call_takes_back_one_own_ply_until_another_seat_acted() -> None:
    match = skirmish()
    leader = match.state.actors()[0]
    states = [match.state.dump()]
    for verb in ("play", "march", "stop"):
        act(match, leader, verb)
        states.append(match.state.dump())
    for state in reversed(states[:-1]):
        assert match.can_undo(leader)
        match.undo(leader)
        assert match.state.dump() == state
    with pytest.raises(NoUndo, match=r"a secret has come to light|has acted since"):
        match.undo(leader)


def test_the_turn_may_have_passed_as_long_as_the_next_seat_has_not_acted() -> None:
    match = skirmish()
    leader = match.state.actors()[0]
    act(match, leader, "play")
    act(match, leader, "march")
    act(match, leader, "stop")
    follower = match.state.actors()[0]
    assert follower != leader
    assert match.can_undo(leader)
    act(match, follower, "play")
    with pytest.raises(NoUndo, match=f"{'ABCD'[follower]} has acted since"):
        match.undo(leader)
    match.undo(follower)
    match.undo(leader)
    assert match.state.actors() == [leader]


def test_a_card_that_a_seat_showed_itself_goes_back_to_its_hand() -> None:
    match = skirmish()
    leader = match.state.actors()[0]
    hand = match.state.view(leader).hand
    act(match, leader, "play")
    match.undo(leader)
    assert match.state.view(leader).hand == hand
    assert match.state.view(None).trick == []


def test_the_choice_that_makes_all_secrets_take_effect_stands() -> None:
    match = play_on(open_match(), plies=7)
    (last,) = match.state.actors()
    match.play(last, match.state.legal_actions(last)[0])
    for seat in range(4):
        assert not match.can_undo(seat)
    with pytest.raises(NoUndo, match="a secret has come to light"):
        match.undo(last)


def test_a_secret_choice_can_be_changed_whatever_others_have_chosen_meanwhile() -> None:
    match = open_match()
    first, second = match.state.legal_actions(0)[:2]
    of_b = match.state.legal_actions(1)[0]
    match.play(0, first)
    match.play(1, of_b)
    match.undo(0)
    match.play(0, second)
    other = open_match()
    other.play(1, of_b)
    other.play(0, second)
    assert repr(match.line) == repr(other.line)
    assert match.state.dump() == other.state.dump()
    assert [entry.ply for entry in match.log[-4:]] == [25, 26, 25, 26]
    assert match.log[-2].action == UNDO


def test_two_secret_choices_come_back_one_by_one_through_those_of_others() -> None:
    match = open_match()
    start = match.state.dump()
    for seat in (0, 1, 0):
        match.play(seat, match.state.legal_actions(seat)[0])
    match.undo(0)
    match.undo(0)
    assert not match.can_undo(0)
    match.undo(1)
    assert match.state.dump() == start


def test_secrets_kept_in_turn_are_acts_like_any_other() -> None:
    """B hides its coin after A, in turn and not at the same time."""
    match = open_match(2, {"weather": "calm"}, title=FAIR)
    script(match, ["A bid 0", "B bid 0", "A hide left", "B hide left"])
    before = match.dump()
    with pytest.raises(NoUndo, match="B has acted since"):
        match.undo(0)
    assert match.dump() == before


def test_no_secret_choice_comes_back_from_behind_chance() -> None:
    """The die that was rolled, unseen, for B would fall otherwise at another ply."""
    match = open_match(3, {"weather": "gusty"}, title=FAIR)
    script(match, ["A bid 0", "B bid 0"])
    assert [entry.seat for entry in match.log[-3:]] == [0, 1, CHANCE]
    assert match.state.actors() == [2]
    for seat in (0, 1):
        with pytest.raises(NoUndo, match="chance has acted since"):
            match.undo(seat)


def test_a_gift_out_of_turn_is_an_act() -> None:
    moves = ["A bid 0", "B bid 0", "A hide left", "A walk", "B give"]
    match = script(open_match(2, title=FAIR), moves)
    with pytest.raises(NoUndo, match="a gift since"):
        match.undo(0)
    assert not match.can_undo(1)


def test_nothing_comes_back_from_behind_chance() -> None:
    moves = ["A bid 0", "B bid 0", "A hide left", "A rest", "B hide left", "B rest"]
    match = script(open_match(2, title=FAIR), moves)
    assert match.log[-1].seat == CHANCE
    with pytest.raises(NoUndo, match="chance has acted since"):
        match.undo(1)


def test_nothing_comes_back_when_the_game_is_over() -> None:
    match = play_on(open_match(2, title=FAIR))
    last = match.line[-1].entry.seat
    assert not match.can_undo(last)
    with pytest.raises(NoUndo, match="the game is over"):
        match.undo(last)


def test_a_refused_undo_changes_nothing() -> None:
    match = play_on(open_match(), plies=8)
    before = match.dump()
    for seat in range(4):
        with pytest.raises(NoUndo):
            match.undo(seat)
    assert match.dump() == before


@pytest.mark.parametrize("seat", [CHANCE, 4])
def test_only_players_take_back(seat: int) -> None:
    with pytest.raises(BadInput, match="no player's seat"):
        open_match().undo(seat)
    with pytest.raises(BadInput, match="no player's seat"):
        open_match().can_undo(seat)


# ----------------------------------------------------------------- laws over random games


@pytest.mark.parametrize("setting", SOME_SETTINGS, ids=repr)
def test_taking_back_and_playing_again_gives_the_same_dice(setting: Setting) -> None:
    """At every ply of a whole game: undo restores the state, and doing it again does the rest."""
    match = open_setting(setting)
    rng = Rng(3)
    while not match.is_over:
        before = match.state.dump()
        seat, action = random_move(match, rng)
        match.play(seat, action)
        if match.can_undo(seat):
            after, line = match.state.dump(), repr(match.line)
            match.undo(seat)
            assert match.state.dump() == before
            match.play(seat, action)
            assert match.state.dump() == after
            assert repr(match.line) == line


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(min_value=0, max_value=10_000), seats=st.sampled_from([2, 3, 4]))
def test_what_stands_is_a_game_without_second_thoughts(seed: int, seats: int) -> None:
    """Whatever was taken back, what stands is a game that could have been played straight."""
    match = play_with_second_thoughts(open_match(seats, seed=seed), seed)
    straight = open_match(seats, seed=seed)
    for ply in match.line:
        if ply.entry.seat != CHANCE:
            straight.play(ply.entry.seat, ply.action)
    assert straight.state.dump() == match.state.dump()
    assert repr(straight.line) == repr(match.line)
    assert straight.snapshots == match.snapshots
    assert parse(text(match)).dump() == match.dump()


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(min_value=0, max_value=10_000))
def test_no_undo_rolls_again_or_touches_what_others_did(seed: int) -> None:
    """At every ply, for every seat: one own ply goes, all of chance and of the others stays."""
    match = open_match(3, title=FAIR, seed=seed)
    rng = Rng(seed)
    while not match.is_over:
        match.play(*random_move(match, rng))
        for seat in filter(match.can_undo, range(3)):
            undone = Match.load(match.dump())
            undone.undo(seat)
            assert len(undone.line) == len(match.line) - 1
            assert undone.state.revelations == match.state.revelations
            assert acts_beside(undone, seat) == acts_beside(match, seat)
            assert seat in undone.state.actors() + undone.state.volunteers()


def acts_beside(match: Match, seat: int) -> list[tuple[int, int]]:
    """What all the others and chance did."""
    acts = [(ply.entry.seat, ply.action) for ply in match.line]
    return [act for act in acts if act[0] != seat]


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(min_value=0, max_value=10_000))
def test_the_log_only_grows(seed: int) -> None:
    match = open_match(2, title=FAIR, seed=seed)
    rng = Rng(seed)
    while not match.is_over:
        log = list(match.log)
        match.play(*random_move(match, rng))
        seat = rng.below(2)
        if rng.below(3) == 0 and match.can_undo(seat):
            match.undo(seat)
        assert match.log[: len(log)] == log
        assert len(match.log) > len(log)
