"""Every golden playthrough comes out as it is written; a change of rules shows as a diff."""

from pathlib import Path

import pytest
from tests.titles.facts import components_of, reconstructed_for_rules

from kachidoki.testing.golden import changes, golden_files, read_recipe

FOLDER = Path(__file__).parents[1] / "golden"
FILES = golden_files(FOLDER)
each_file = pytest.mark.parametrize(
    "file", FILES, ids=[str(file.relative_to(FOLDER)) for file in FILES]
)


@each_file
def test_playthrough(file: Path) -> None:
    difference = changes(file)
    assert not difference, f"written anew by `make golden`\n{difference}"


@each_file
def test_no_playthrough_depends_on_a_reconstructed_number(file: Path) -> None:
    """So that whoever has the box can correct a number without writing the playthroughs anew."""
    recipe = read_recipe(file.read_text("utf-8").partition("\n\n")[0])
    components = components_of(recipe.title)
    for path in reconstructed_for_rules(recipe.title):
        assert not components.is_reconstructed(path, recipe.setting.corrections), path
