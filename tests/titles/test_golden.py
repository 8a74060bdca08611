"""Every golden playthrough comes out as it is written; a change of rules shows as a diff."""

from pathlib import Path

import pytest

from kachidoki.testing.golden import changes, golden_files

FOLDER = Path(__file__).parents[1] / "golden"
FILES = golden_files(FOLDER)


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(FOLDER)) for file in FILES])
def test_playthrough(file: Path) -> None:
    difference = changes(file)
    assert not difference, f"written anew by `make golden`\n{difference}"
