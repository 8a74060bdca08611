"""The gate lets better nets pass and refuses others, about as often as it says."""

from random import Random

from kachidoki.lab.training.gate import DEALS, MOST_LOOKS, verdict

SERIES = 300


def found(rate: float, drawn: Random) -> bool:
    """The verdict on a bot that wins that share of the games of four players."""
    won: list[float] = []
    while True:
        won += [float(sum(drawn.random() < rate for _ in range(4))) for _ in range(DEALS)]
        told = verdict(won, (4,))
        if told is not None:
            return told


def passed(rate: float) -> float:
    drawn = Random(f"gate {rate}")
    return sum(found(rate, drawn) for _ in range(SERIES)) / SERIES


def test_equals_are_refused() -> None:
    assert passed(0.25) < 0.09
    assert passed(0.2) < 0.02


def test_better_ones_pass() -> None:
    assert passed(0.4) > 0.97


def test_what_nobody_can_tell_ends() -> None:
    assert verdict([0.0, 1.0, 2.0] * (DEALS // 3), (4,)) is None
    assert verdict([1.0, 1.2] * (DEALS * MOST_LOOKS // 2), (2,)) is False


def test_tables_of_all_sizes_count_together() -> None:
    """Who wins every game passes, who wins none does not, whether two play or six."""
    looks = 3
    assert verdict([*[2.0] * DEALS, *[6.0] * DEALS] * looks, (2, 6)) is True
    assert verdict([0.0] * (2 * DEALS * looks), (2, 6)) is False
