"""The golden playthroughs of Joraku stand on printed numbers alone."""

from functools import reduce
from pathlib import Path

import pytest

from kachidoki.testing.golden import golden_files, read_recipe
from kachidoki.titles.joraku.components import reconstructed

FILES = golden_files(Path(__file__).parents[2] / "golden" / "joraku")


@pytest.mark.parametrize("file", FILES, ids=[file.name for file in FILES])
def test_no_playthrough_depends_on_a_reconstructed_number(file: Path) -> None:
    """So that whoever has the box can correct a number without writing the playthroughs anew."""
    corrections = read_recipe(file.read_text("utf-8").partition("\n\n")[0]).setting.corrections
    for path in reconstructed():
        if path.startswith(("areas.", "variants.")):
            assert reduce(lambda table, key: table[key], path.split("."), corrections), path
