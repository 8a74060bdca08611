"""A match that is written down and taken up again goes on as if nothing had happened."""

from typing import Any

import msgspec
import pytest
from tests.match.fair import FAIR
from tests.match.table import (
    SOME_SETTINGS,
    Ticking,
    open_match,
    open_setting,
    play_on,
    play_with_second_thoughts,
    random_move,
)

from kachidoki.engine import BadInput, Rng, Setting
from kachidoki.match import Match
from kachidoki.titles import titles


def stored(match: Match) -> Match:
    """Through JSON, as a host's storage does it."""
    return Match.load(msgspec.json.decode(msgspec.json.encode(match.dump())))


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("setting", SOME_SETTINGS, ids=repr)
def test_it_resumes_exactly(setting: Setting, every: int) -> None:
    """One match is never interrupted, the other is taken up again every few plies."""
    whole, broken = open_setting(setting), open_setting(setting)
    rng = Rng(8)
    while not whole.is_over:
        if len(whole.line) % every == 0:
            broken = stored(broken)
        seat, action = random_move(whole, rng)
        heard, heard_again = whole.play(seat, action), broken.play(seat, action)
        assert repr(heard_again) == repr(heard)
        assert broken.state.dump() == whole.state.dump()
    assert broken.dump() == whole.dump()
    assert broken.result == whole.result


def test_what_can_be_taken_back_can_be_taken_back_after_it_was_resumed() -> None:
    match = open_match()
    rng = Rng(2)
    for _ in range(60):
        match.play(*random_move(match, rng))
        resumed = stored(match)
        for seat in range(4):
            assert resumed.can_undo(seat) == match.can_undo(seat)
        if match.can_undo(seat := rng.below(4)):
            match.undo(seat)
            resumed.undo(seat)
            assert resumed.dump() == match.dump()


def test_everything_is_there_again() -> None:
    match = play_with_second_thoughts(open_match(clock=Ticking()))
    resumed = stored(match)
    assert resumed.log == match.log
    assert resumed.snapshots == match.snapshots
    assert resumed.players == match.players
    assert resumed.reveal() == match.reveal()
    assert repr(resumed.events(2)) == repr(match.events(2))


def test_the_clock_goes_on() -> None:
    match = open_match(2, title=FAIR, clock=Ticking(now=100.0, step=0))
    resumed = Match.load(match.dump(), clock=Ticking(now=160.0, step=0))
    resumed.play(0, "bid 1")
    assert resumed.log[-1].time == 60.0


def test_corrections_are_kept() -> None:
    setting = open_match().title.setting(3, None, {"kachidoki": {"rp_by_rank": [9, 8, 7]}})
    match = play_on(open_setting(setting), plies=30)
    resumed = stored(match)
    assert resumed.setting.corrections == setting.corrections
    assert play_on(resumed).result == play_on(match).result


BREAKS: list[tuple[str, Any, str]] = [
    ("title", "go", f"there is no title 'go'; titles: {', '.join(titles())}"),
    ("title", 3, "Expected `str`"),
    ("players", ["alone"], "2 seats need 2 players"),
    ("secret", "00", "a secret has 32 bytes"),
    ("secret", "xy" * 32, "this is no match"),
    ("nonces", [], "2 seats need 2 nonces"),
    ("setting", {"seats": 9, "options": {}}, "joraku is not for 9 seats"),
    ("setting", {"seats": 2, "options": {"mode": "?"}}, "mode=\\? is not possible"),
    ("setting", {}, "missing required field `seats`"),
    ("snapshots", [], "this is no match"),
    ("snapshots", [{"ply": 0, "state": {}}], "this is no state of joraku"),
    ("log", [[1]], "this is no match"),
    ("line", [{"entry": None}], "this is no match"),
]


@pytest.mark.parametrize(("field", "value", "message"), BREAKS)
def test_a_broken_record_is_refused(field: str, value: Any, message: str) -> None:
    words = open_match(2).dump()
    words[field] = value
    with pytest.raises(BadInput, match=message):
        Match.load(words)


@pytest.mark.parametrize("event", [{}, {"kind": "x", "args": 3, "audience": 1}, 5])
def test_broken_events_are_refused(event: Any) -> None:
    words = open_match(2).dump()
    words["line"][0]["events"] = [event]
    with pytest.raises(BadInput, match="this is no event"):
        Match.load(words)


def test_a_record_lacks_nothing_and_has_nothing_else() -> None:
    words = open_match(2).dump()
    for field in words:
        with pytest.raises(BadInput, match=f"missing required field `{field}`"):
            Match.load({name: value for name, value in words.items() if name != field})
    with pytest.raises(BadInput, match="unknown field `extra`"):
        Match.load({**words, "extra": 1})
