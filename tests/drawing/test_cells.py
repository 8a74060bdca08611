"""Names that must share a line."""

import pytest
from rich.cells import cell_len

from kachidoki.drawing.cells import fitting


@pytest.mark.parametrize(
    ("names", "room", "shown"),
    [
        (["Anna", "Boris"], 20, ["Anna", "Boris"]),
        (["Anna", "Konstantin", "Bo"], 12, ["Anna", "Konst…", "Bo"]),
        (["勝鬨勝鬨", "Anna"], 9, ["勝鬨…", "Anna"]),
        (["👩🏽‍🌾👩🏽‍🌾👩🏽‍🌾", "Anna"], 9, ["👩🏽‍🌾👩🏽‍🌾…", "Anna"]),
        (["Anna", "Boris"], 0, ["…", "…"]),
    ],
)
def test_the_longest_names_are_cut(names: list[str], room: int, shown: list[str]) -> None:
    assert fitting(names, room) == shown
    assert room == 0 or sum(map(cell_len, shown)) <= room
