"""Every title obeys the laws, in every setting, compiled and interpreted alike."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kachidoki.engine.state
from kachidoki.engine import Setting, Title
from kachidoki.testing import check_choices, check_title
from kachidoki.testing.golden import digest
from kachidoki.titles import titles

ROOT = Path(__file__).parents[2]
TITLES = list(titles().values())
each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
# How many games are played twice, compiled and interpreted.
GAMES = 24
DIGEST = """
from kachidoki.engine import state
from kachidoki.testing.golden import digest
from kachidoki.titles import titles
assert state.__file__.endswith(".py"), state.__file__
for title in titles().values():
    print(digest(title, seed=1, games={games}))
"""


@each_title
def test_a_game_at_every_ply(title: Title) -> None:
    check_title(title, games=1, seed=1)


@pytest.mark.parametrize(
    ("title", "seats"),
    [(title, seats) for title in TITLES for seats in title.seats],
    ids=[f"{title.id}-{seats}" for title in TITLES for seats in title.seats],
)
def test_every_setting(title: Title, seats: int) -> None:
    """One game of each: over all of them, every kind of ply is looked at many times."""
    settings = [setting for setting in title.settings() if setting.seats == seats]
    check_title(title, settings=settings, every=47)


@each_title
@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data())
def test_whatever_is_chosen(title: Title, data: st.DataObject) -> None:
    """A failure shrinks to the simplest setting, the shortest beginning and the fewest choices."""
    setting: Setting = data.draw(st.sampled_from(title.settings()))
    seed = data.draw(st.integers(0, 2**32 - 1))
    skip = data.draw(st.integers(0, 250))
    choices = data.draw(st.lists(st.integers(0, 99), max_size=12))
    check_choices(title, setting, choices, seed=seed, skip=skip)


def test_compiled_and_interpreted_games_are_the_same() -> None:
    if not str(kachidoki.engine.state.__file__).endswith(".so"):
        pytest.skip("the package under test is not compiled, so there is nothing to compare")
    interpreted = subprocess.run(
        [sys.executable, "-c", DIGEST.format(games=GAMES)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.split() == [digest(title, seed=1, games=GAMES) for title in TITLES]
