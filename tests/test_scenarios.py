"""Every scenario file is a test of its own."""

from pathlib import Path

import pytest

from kachidoki.testing import run_scenario, scenario_files

FOLDER = Path(__file__).parent / "scenarios"
FILES = scenario_files([FOLDER])


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(FOLDER)) for file in FILES])
def test_scenario(file: Path) -> None:
    difference = run_scenario(file)
    assert difference is None, f"\n{difference}"
