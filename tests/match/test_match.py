"""A match: who may act, what chance does, what is written down and who may read it."""

import pytest
from tests.match.fair import FAIR, Fair
from tests.match.table import (
    JORAKU,
    NAMES,
    SOME_SETTINGS,
    Ticking,
    open_match,
    open_setting,
    play_on,
    script,
)

from kachidoki.engine import CHANCE, BadInput, IllegalAction, Setting, UnknownNotation
from kachidoki.match import HIDDEN, Entry, Match, replay, seeded, text


def test_it_opens_with_the_chance_that_comes_first() -> None:
    match = open_match(seats=3)
    assert match.title is JORAKU
    assert match.players == NAMES[:3]
    assert match.state.actors() == [0, 1, 2]
    assert [entry.ply for entry in match.log] == list(range(1, 3 + 18 + 1))
    assert {entry.seat for entry in match.log} == {CHANCE}


def test_the_same_seal_gives_the_same_deal_and_another_seal_another() -> None:
    assert open_match(seed=3).state.dump() == open_match(seed=3).state.dump()
    assert open_match(seed=3).state.dump() != open_match(seed=4).state.dump()


def test_without_a_secret_it_draws_one() -> None:
    matches = [Match.open(JORAKU, JORAKU.setting(3), NAMES[:3]) for _ in range(2)]
    assert matches[0].seal.commitment != matches[1].seal.commitment


def test_actions_are_numbers_or_notation() -> None:
    by_number, by_word = open_match(), open_match()
    action = by_number.state.legal_actions(2)[0]
    by_number.play(2, action)
    by_word.play(2, f"  {JORAKU.vocabulary.notation(action).upper()} ")
    assert by_number.log == by_word.log
    assert by_number.log[-1].action == JORAKU.vocabulary.notation(action)


def test_play_returns_the_new_events_with_those_of_chance() -> None:
    match = open_match(seats=2, title=FAIR)
    assert [event.kind for event in match.play(0, "bid 1")] == ["bid"]
    assert [event.kind for event in match.play(1, "bid 0")] == ["bid", "paid", "paid"]


def test_seats_may_act_out_of_turn_where_the_title_lets_them() -> None:
    match = script(
        open_match(seats=3, title=FAIR), ["A bid 0", "B bid 0", "C bid 0", "A hide left"]
    )
    coins = match.state.scores()
    script(match, ["C give", "A walk", "B give", "A rest"])
    assert match.state.scores() == [coins[0] + 2, coins[1] - 1, coins[2] - 1]
    with pytest.raises(IllegalAction, match="A may not act now: it is for B to act"):
        match.play(0, "give")


def test_chance_follows_the_weights_of_the_title() -> None:
    rolls = [open_match(2, title=FAIR, seed=seed).log[0].action for seed in range(300)]
    assert rolls.count("roll 1") < rolls.count("roll 2") < rolls.count("roll 3")


@pytest.mark.parametrize(
    ("seat", "action", "error", "message"),
    [
        (0, "play red-9", UnknownNotation, "'red-9' is no card"),
        (0, "jump", UnknownNotation, "there is no 'jump'"),
        (0, "", UnknownNotation, "an action is missing"),
        (0, 10_000, UnknownNotation, "there is no action 10000"),
        (0, -1, UnknownNotation, "there is no action -1"),
        (0, 10**30, UnknownNotation, "there is no action"),
        (0, "march", IllegalAction, "A may not 'march' now; possible: pass"),
        (4, "march", BadInput, "there is no player's seat 4; they go from 0: A, B, C, D"),
        (CHANCE, "deal red-1", BadInput, "there is no player's seat -1"),
        (-2, "march", BadInput, "there is no player's seat -2"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    seat: int, action: int | str, error: type[BadInput], message: str
) -> None:
    match = open_match(clock=Ticking(step=0))
    before = match.dump()
    with pytest.raises(error, match=message):
        match.play(seat, action)
    assert match.dump() == before


def test_every_player_has_a_name() -> None:
    with pytest.raises(BadInput, match="4 seats need 4 players; given: 3"):
        Match.open(JORAKU, JORAKU.setting(4), NAMES[:3])
    with pytest.raises(BadInput, match="4 seats need 4 nonces; given: 0"):
        Match.open(JORAKU, JORAKU.setting(4), NAMES[:4], nonces=[])


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 65, "two\nlines", "\x1b[31mred", "bell\x07", "\u202eturned", "\ud800"]
)
def test_a_name_fits_in_a_line(name: str) -> None:
    with pytest.raises(BadInput, match="a player has"):
        Match.open(JORAKU, JORAKU.setting(2), ["Ieyasu", name])
    with pytest.raises(BadInput, match="a nonce has"):
        Match.open(JORAKU, JORAKU.setting(2), NAMES[:2], nonces=["salt", name])


@pytest.mark.parametrize("setting", SOME_SETTINGS, ids=repr)
def test_a_game_goes_to_its_end(setting: Setting) -> None:
    match = play_on(open_setting(setting))
    assert match.is_over
    assert match.result is not None
    assert match.result.scores == match.state.scores()
    assert match.result.ranking == match.state.ranking()
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play(0, 0)


def test_the_secret_is_shown_at_the_end_and_not_before() -> None:
    match = open_match(seats=2, title=FAIR)
    assert match.result is None
    with pytest.raises(BadInput, match="sealed until the game is over"):
        match.reveal()
    play_on(match)
    assert match.reveal() == seeded(1, 2)[0].hex()


# ----------------------------------------------------------------- time


def test_times_are_seconds_since_opening() -> None:
    clock = Ticking(now=1000.2, step=0)
    match = open_match(seats=2, title=FAIR, clock=clock)
    assert match.opened == 1000
    assert match.log[-1].time == 0.0
    clock.now = 1004.26
    match.play(0, "bid 1")
    clock.now = 900.0
    match.play(1, "bid 1")
    assert [entry.time for entry in match.log] == [0.0, 4.3, 4.3]


def test_a_host_may_say_what_time_it_is() -> None:
    match = open_match(seats=2, title=FAIR, clock=Ticking())
    match.play(0, "bid 1", at=9.96)
    with pytest.raises(BadInput, match=r"time goes on from 10\.0; given: 9\.0"):
        match.play(1, "bid 1", at=9.0)
    for moment in (9.0, float("nan"), float("inf")):
        with pytest.raises(BadInput, match="time goes on from"):
            match.undo(0, at=moment)
    match.undo(0, at=10.0)
    assert [entry.time for entry in match.log] == [0.0, 10.0, 10.0]


def test_without_a_clock_no_times_are_kept() -> None:
    match = play_on(open_match(seats=2, title=FAIR))
    assert {entry.time for entry in match.log} == {None}


# ----------------------------------------------------------------- who may know what


def shown(entries: list[Entry]) -> list[str]:
    return [f"{'ABC-'[entry.seat]} {entry.action}" for entry in entries]


def test_secret_actions_are_hidden_from_the_others_until_the_end() -> None:
    match = script(open_match(seats=2, title=FAIR), ["A bid 2", "B bid 1", "A hide left"])
    roll = match.log[0].action
    assert shown(match.log_for(0)) == [f"- {roll}", "A bid 2", "B ?", "A hide left"]
    assert shown(match.log_for(1)) == [f"- {roll}", "A ?", "B bid 1", "A ?"]
    assert shown(match.log_for(None)) == [f"- {roll}", "A ?", "B ?", "A ?"]
    play_on(match)
    assert match.log_for(None) == match.log_for(0) == match.log


def test_a_secret_action_stays_hidden_when_it_is_taken_back() -> None:
    match = script(open_match(seats=2, title=FAIR), ["A bid 2"])
    match.undo(0)
    assert shown(match.log_for(1))[1:] == ["A ?", "A undo"]


def test_the_deal_is_hidden_from_everybody() -> None:
    match = open_match()
    for seat in (None, 0, 3):
        deals = [entry.action for entry in match.log_for(seat)[4:]]
        assert deals == [HIDDEN] * 20


def test_each_seat_hears_only_its_own_cards() -> None:
    match = play_on(open_match(), plies=5)
    for seat in range(4):
        secrets = [event for _, event in match.events(seat) if event.kind in ("dealt", "pass")]
        assert {event.args["seat"] for event in secrets} == {"ABCD"[seat]}
    assert not [event for _, event in match.events(None) if event.kind in ("dealt", "pass")]


def test_events_bear_the_ply_they_happened_at() -> None:
    match = play_on(open_match(seats=2, title=FAIR))
    for ply, event in match.events(0):
        assert event in match.line[ply - 1].events


def test_what_others_choose_in_secret_changes_nothing_that_a_seat_can_read() -> None:
    """Two matches that differ only in B's secret choice look the same to everybody else."""
    one, other = open_match(), open_match()
    cards = one.state.legal_actions(1)
    one.play(1, cards[0])
    other.play(1, cards[1])
    for seat in (None, 0, 2, 3):
        assert one.log_for(seat) == other.log_for(seat)
        assert repr(one.events(seat)) == repr(other.events(seat))
    assert text(one) == text(other)
    assert one.log_for(1) != other.log_for(1)


@pytest.mark.parametrize("seat", [CHANCE, 4])
def test_only_players_and_spectators_read(seat: int) -> None:
    match = open_match()
    with pytest.raises(BadInput, match="no player's seat"):
        match.log_for(seat)
    with pytest.raises(BadInput, match="no player's seat"):
        match.events(seat)


# ----------------------------------------------------------------- snapshots and replay


def test_a_snapshot_is_taken_whenever_the_turn_passes() -> None:
    match = play_on(open_match())
    turns = [0]
    state = JORAKU.open(match.setting)
    for number, ply in enumerate(match.line, 1):
        before = state.actor
        state.apply(ply.entry.seat, ply.action)
        if state.actor != before:
            turns.append(number)
    assert [snapshot.ply for snapshot in match.snapshots] == turns


def test_any_state_of_the_past_can_be_had() -> None:
    match = play_on(open_match(seats=2))
    for step in replay(match):
        assert match.state_at(step.entry.ply).dump() == step.state.dump()


def test_replay_tells_what_happened_at_every_ply() -> None:
    match = play_on(open_match(seats=3, options={"variants": "random"}))
    steps = list(replay(match))
    assert [step.entry for step in steps] == [ply.entry for ply in match.line]
    assert [step.events for step in steps] == [ply.events for ply in match.line]
    assert [step.state.plies for step in steps] == list(range(1, len(steps) + 1))
    assert steps[-1].state.dump() == match.state.dump()


def test_replayed_states_are_copies() -> None:
    match = open_match(seats=2, title=FAIR)
    step = next(replay(match))
    assert isinstance(step.state, Fair)
    step.state.coins[0] += 10
    assert match.state.scores()[0] == 5
