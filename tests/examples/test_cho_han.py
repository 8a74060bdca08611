"""The example title keeps all laws, is found as a package of its own, and is played."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cho_han import TITLE
from tests.examples.packages import EXAMPLE, installed

from kachidoki.testing import check_title

TUTORIAL = Path(__file__).parents[2] / "docs" / "titles.md"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    paths = [installed(tmp_path), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def kachidoki(environment: dict[str, str], *words: str, typed: str = "") -> str:
    command = [sys.executable, "-m", "kachidoki.cli", *words]
    return subprocess.run(
        command, env=environment, input=typed, capture_output=True, text=True, check=True
    ).stdout


def test_it_keeps_every_law() -> None:
    check_title(TITLE, games=5)


def test_it_is_found_through_its_entry_point(environment: dict[str, str]) -> None:
    assert "cho-han" in kachidoki(environment, "titles")


@pytest.mark.parametrize(("language", "heading"), [("en", "How to play"), ("ru", "Как играть")])
def test_its_rules_can_be_read(environment: dict[str, str], language: str, heading: str) -> None:
    assert heading in kachidoki(environment, "rules", "cho-han", "--lang", language)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_in_the_terminal(environment: dict[str, str], language: str) -> None:
    words = ["play", "cho-han", "--plain", "--lang", language, "--seats", "2", "--bots", "greedy"]
    told = kachidoki(environment, *words, typed="1\n" * 20)
    assert re.search(r"^1\. (Player A|Игрок A|Adept B|Знаток B).*: \d+$", told, flags=re.MULTILINE)


def test_the_tutorial_shows_all_of_it() -> None:
    """Its blocks, put together, are the files of the example."""
    shown: dict[str, str] = {}
    blocks = r"<!-- (\S+) -->\n```\w*\n(.*?)```"
    for path, block in re.findall(blocks, TUTORIAL.read_text("utf-8"), flags=re.DOTALL):
        shown[path] = shown.get(path, "") + block
    assert set(shown) == {"pyproject.toml", "cho_han/__init__.py", "cho_han/text/__init__.py"}
    for path, text in shown.items():
        assert without_blank_lines(text) == without_blank_lines((EXAMPLE / path).read_text("utf-8"))


def without_blank_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]
