"""Any view can be told in words, whatever it holds."""

import msgspec
import pytest

from kachidoki.engine import Title
from kachidoki.text import LANGUAGES, Texts
from kachidoki.text.plain import describe_view
from kachidoki.titles import find_title, titles


class Piece(msgspec.Struct):
    area: str
    strength: int
    tired: bool


class View(msgspec.Struct):
    title: str
    step: str
    over: bool
    seat: str | None
    hand_cards: list[str]
    leader: str | None
    purse: dict[str, int]
    best: Piece
    pieces: dict[str, Piece]
    board: list[list[str]]
    empty: list[str]
    scores: list[int]


VIEW = View(
    title="toy",
    step="playing",
    over=False,
    seat="A",
    hand_cards=["red-5", "blue-ninja"],
    leader=None,
    purse={"A": 3, "B": 0},
    best=Piece("ise", 4, False),
    pieces={"red": Piece("kyoto", 2, True), "B": Piece("nowhere", 1, False)},
    board=[["x", ""], ["", "o"]],
    empty=[],
    scores=[4, 7],
)


def described(language: str = "en") -> dict[str, object]:
    """The blocks by the names of their fields."""
    told = [
        name for name in View.__struct_fields__ if name not in {"title", "step", "over", "seat"}
    ]
    blocks = describe_view(VIEW, Texts(language, find_title("joraku")))
    return dict(zip(told, blocks, strict=True))


def test_what_fits_in_a_line_is_a_line() -> None:
    lines = described()
    assert lines["hand_cards"] == "Hand cards: red 5, blue ninja"
    assert lines["leader"] == "Leader: –"
    assert lines["purse"] == "Purse: Player A 3, Player B 0"
    assert lines["best"] == "Best: Area Ise, Strength 4, Tired no"
    assert lines["empty"] == "Empty: –"
    assert lines["scores"] == "Points: Player A 4, Player B 7"


def test_things_with_the_same_fields_are_a_table() -> None:
    assert described()["pieces"] == [
        ["Pieces", "Area", "Strength", "Tired"],
        ["Red", "Kyoto", "2", "yes"],
        ["Player B", "nowhere", "1", "no"],
    ]


def test_rows_are_a_grid() -> None:
    assert described()["board"] == [["Board", "1", "2"], ["1", "x", "–"], ["2", "–", "o"]]


def test_words_are_said_in_the_language() -> None:
    assert described("ru")["scores"] == "Очки: Игрок A 4, Игрок B 7"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_every_title_can_do_without_a_description(title: Title, language: str) -> None:
    for seats in title.seats:
        view = title.new(seats).view(0)
        told = describe_view(view, Texts(language, title))
        assert len(told) > 5
