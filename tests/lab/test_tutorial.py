"""All of `docs/tutorial.md` is run, from top to bottom, and prints what the page says."""

import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import run

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "tutorial.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.M | re.S)
FILE = re.compile(r"# (\w+\.py)\n")


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What is imported from it was not there before, and does not outlive the test."""
    monkeypatch.chdir(tmp_path)
    for _, block in BLOCKS:
        if named := FILE.match(block):
            monkeypatch.delitem(sys.modules, Path(named[1]).stem, raising=False)
    yield tmp_path
    for file in tmp_path.glob("*.py"):
        sys.modules.pop(file.stem, None)


def test_the_tutorial_is_true(empty_folder: Path) -> None:
    names: dict[str, Any] = {"__name__": "tutorial"}
    for (kind, block), (next_kind, told) in pairwise([*BLOCKS, ("", "")]):
        if kind == "console":
            run_commands(block)
        elif kind == "python" and (file := FILE.match(block)):
            (empty_folder / file[1]).write_text(block, "utf-8")
        elif kind == "python":
            printed = StringIO()
            with redirect_stdout(printed):
                exec(compile(block, "docs/tutorial.md", "exec"), names)
            check(block, told if next_kind == "text" else "", printed.getvalue())


def run_commands(block: str) -> None:
    """Those of ours; they come to the same with any number of processes."""
    for lines in re.split(r"^\$ ", block, flags=re.M)[1:]:
        line, _, told = lines.partition("\n")
        program, *words = shlex.split(line)
        if program == "kachidoki":
            result = run(*words, "--processes", "1")
            assert result.exit_code < 2, result.output  # 1 is `compare`, and not stronger
            check(line, told, result.stdout)


def check(what: str, told: str, printed: str) -> None:
    alike = OutputChecker().check_output(told, printed, ELLIPSIS | NORMALIZE_WHITESPACE)
    assert alike, f"{what}\n\nprints\n\n{printed}\n\nand not\n\n{told}"


def test_what_is_installed_can_be() -> None:
    (extras,) = re.findall(r"pip install 'kachidoki\[([\w,]+)\]'", PAGE)
    known = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(extras.split(",")) <= set(known)
