"""Gestures in a match: who is told of them, what undo makes of them, and that luck ignores them."""

import pytest
from bazaar import TITLE, Bazaar
from tests.match.table import open_match, play_on

from kachidoki.engine import CHANCE
from kachidoki.match import Match, NoUndo, parse, text

DEAL = ["A offer B secretly 1-coin tea", "B offer A secretly tea 2-coins", "A agree B"]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title can be read back from a file."""
    monkeypatch.setattr("kachidoki.match.headers.find_title", lambda _: TITLE)


def script(*moves: str) -> Match:
    match = open_match(3, title=TITLE)
    for move in moves:
        seat, _, action = move.partition(" ")
        match.play("ABC".index(seat), action)
    return match


def notations(match: Match, seat: int | None) -> list[str]:
    return [f"{entry.ply} {entry.action}" for entry in match.log_for(seat)]


def test_a_third_seat_counts_on_as_if_nothing_had_happened() -> None:
    dealt, plain = script("A work", *DEAL, "B work"), script("A work", "B work")
    assert notations(dealt, 2) == notations(plain, 2)
    assert notations(dealt, None) == notations(plain, None)
    assert dealt.events(2)[-1][0] == dealt.plies_for(2) == len(plain.line)
    assert len(notations(dealt, 0)) == len(dealt.line) == len(plain.line) + len(DEAL)


def test_plies_are_found_as_a_seat_counts() -> None:
    match = script("A work", *DEAL, "B work")
    for known in range(match.plies_for(2) + 1):
        state = match.state_at(match.index_for(2, known))
        assert match.count_for(2, int(state.plies)) == known


def test_luck_does_not_hang_on_gestures() -> None:
    def draws(match: Match) -> list[str]:
        return [entry.action for entry in match.log if entry.seat == CHANCE]

    rounds = ["A work", "B work", "C work"] * 2
    assert draws(script(*DEAL, *rounds)) == draws(script(*rounds))


def test_a_file_tells_deals_only_at_the_end() -> None:
    match = script(*DEAL)
    assert "secretly" not in text(match)
    assert parse(text(match, reveal=True)).state.dump() == match.state.dump()
    play_on(match)
    again = parse(text(match))
    assert (again.state.dump(), again.gestures) == (match.state.dump(), match.gestures)
    assert "offer B secretly 1-coin tea" in text(match)


def test_a_decision_is_taken_back_under_a_deal_of_others() -> None:
    """C took no notice of the deal, so its undo must go as if there were none; the deal stands."""
    match = script("A work", "B offer C openly 1-coin nothing", "A gift B secretly 2-coins")
    with pytest.raises(NoUndo, match="there was an offer"):
        match.undo(0)
    match = script("A work", "B gift C secretly 2-coins")
    assert match.can_undo(0)
    match.undo(0)
    assert isinstance(match.state, Bazaar)
    assert (match.state.actor, match.state.coins) == (0, [4, 2, 6])
    assert notations(match, 0) == ["1 price 3", "2 work", "2 undo"]
    assert match.plies_for(0) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_takes_back_a_gesture_or_reaches_behind_one(seat: int) -> None:
    match = script("A work", "B work", "A offer B secretly 1-coin tea")
    with pytest.raises(NoUndo, match=r"there was an offer|B has acted"):
        match.undo(seat)


def test_a_match_resumes_with_its_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kachidoki.match.match.find_title", lambda _: TITLE)
    match = script("A work", *DEAL)
    again = Match.load(match.dump())
    assert again.state.dump() == match.state.dump()
    assert (again.plies_for(2), again.gestures) == (match.plies_for(2), match.gestures)
