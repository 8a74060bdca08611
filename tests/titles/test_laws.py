"""Joraku obeys the laws of every title, in every setting, compiled and interpreted alike."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kachidoki.engine.state
from kachidoki.engine import Setting
from kachidoki.testing import check_choices, check_title
from kachidoki.testing.golden import digest
from kachidoki.titles import find_title

ROOT = Path(__file__).parents[2]
JORAKU = find_title("joraku")
SETTINGS = JORAKU.settings()
DIGEST = """
from kachidoki.engine import state
from kachidoki.testing.golden import digest
from kachidoki.titles import find_title
assert state.__file__.endswith(".py"), state.__file__
print(digest(find_title("joraku"), seed=1))
"""


def test_a_few_games_at_every_ply() -> None:
    check_title(JORAKU, games=6, seed=1)


@pytest.mark.parametrize("seats", JORAKU.seats)
def test_every_setting(seats: int) -> None:
    """One game of each: over all of them, every kind of ply is looked at many times."""
    check_title(
        JORAKU, settings=[setting for setting in SETTINGS if setting.seats == seats], every=5
    )


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    setting=st.sampled_from(SETTINGS),
    seed=st.integers(0, 2**32 - 1),
    skip=st.integers(0, 250),
    choices=st.lists(st.integers(0, 99), max_size=12),
)
def test_whatever_is_chosen(setting: Setting, seed: int, skip: int, choices: list[int]) -> None:
    """A failure shrinks to the simplest setting, the shortest beginning and the fewest choices."""
    check_choices(JORAKU, setting, choices, seed=seed, skip=skip)


def test_compiled_and_interpreted_games_are_the_same() -> None:
    if not str(kachidoki.engine.state.__file__).endswith(".so"):
        pytest.skip("the package under test is not compiled, so there is nothing to compare")
    interpreted = subprocess.run(
        [sys.executable, "-c", DIGEST],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.strip() == digest(JORAKU, seed=1)
