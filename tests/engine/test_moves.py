"""The buffer of legal actions."""

from kachidoki.engine import Moves
from kachidoki.engine.moves import Rows


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


def test_rows_say_the_same_in_short() -> None:
    moves, rows, again = Moves(), Rows(), Moves()
    for action in (0, 1, 2, 5, 7, 8):
        moves.add(action)
    rows.add_moves(moves)
    assert rows.bounds == [0, 3, 5, 6, 7, 9]
    rows.add(9, 12)
    again.add_rows(rows)
    assert again.as_list() == [0, 1, 2, 5, 7, 8, 9, 10, 11]
