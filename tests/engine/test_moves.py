"""The buffer of legal actions."""

from kachidoki.engine import Moves


def test_it_holds_what_is_added_and_grows_as_needed() -> None:
    moves = Moves()
    for action in range(0, 600, 2):
        moves.add(action)
    assert moves.count == 300
    assert moves.as_list() == list(range(0, 600, 2))
    assert moves.has(598)
    assert not moves.has(599)


def test_it_is_used_again() -> None:
    moves = Moves()
    moves.add(5)
    moves.clear()
    assert moves.as_list() == []
    assert not moves.has(5)
    moves.add(7)
    assert moves.as_list() == [7]
