"""Work is shared out in chunks: everything is done once, and comes back in its order."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children

import pytest

from kachidoki.engine import BadInput
from kachidoki.lab.crew import Chunk, Team, at_work, in_order


def square(number: int) -> int:
    return number * number


@pytest.mark.parametrize("processes", [1, 3])
def test_every_piece_is_done_once(processes: int) -> None:
    with at_work(square, range(500), processes) as chunks:
        found = list(chunks)
    assert sorted(result for chunk in found for result in chunk.results) == [
        square(number) for number in range(500)
    ]
    assert len(found) < 500 or processes == 1  # quick work goes out in chunks
    assert active_children() == []


class Threads:
    """A crew of another kind, as those on other machines are."""

    @contextmanager
    def recruit(self) -> Iterator[Team]:
        with ThreadPoolExecutor(2) as pool:
            yield Team(pool, 2, seconds=1000)


def test_others_can_take_the_place_of_processes() -> None:
    with at_work(square, range(500), Threads()) as chunks:
        found = list(chunks)
    assert list(in_order(iter(found))) == [square(number) for number in range(500)]
    assert max(len(chunk.results) for chunk in found) > 100  # to keep each busy for long


def test_results_come_in_order_whatever_is_finished_first() -> None:
    chunks = [Chunk(3, ["d", "e"], 0.1), Chunk(0, ["a"], 0.1), Chunk(1, ["b", "c"], 0.1)]
    assert list(in_order(iter(chunks))) == ["a", "b", "c", "d", "e"]


def test_nothing_to_do_is_done_at_once() -> None:
    with at_work(square, [], 4) as chunks:
        assert list(chunks) == []


def test_no_process_does_nothing() -> None:
    with pytest.raises(BadInput, match="0 processes"), at_work(square, [1], 0):
        pass
