"""What the points are for, at the end of a match."""

import pytest

from kachidoki.cli.ending import amount


@pytest.mark.parametrize(
    ("gains", "words"),
    [([4], "4"), ([1, 0, 3], "4 (1+0+3)"), ([0, 0, 0, 0, 0, 0, 0, 1, 0, 1], "2")],
)
def test_rounds_are_told_one_by_one_unless_there_are_many(gains: list[int], words: str) -> None:
    assert amount(gains) == words
