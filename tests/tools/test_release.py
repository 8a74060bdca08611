"""A release is refused as long as something stands in its way."""

import pytest
from tools.release import obstacles

READY = "# Changelog\n\n## [1.2.0] - 2026-11-16\n"


def test_a_version_that_is_ready() -> None:
    assert obstacles("1.2.0", READY, ["v1.1.0"], "") == []


@pytest.mark.parametrize(
    ("changelog", "tags", "changed", "sentence"),
    [
        ("## [1.2.0] - unreleased\n", [], "", "CHANGELOG.md has no '## [1.2.0] - <date>'."),
        (READY, ["v1.2.0"], "", "There is a tag v1.2.0 already."),
        (READY, [], " M setup.py\n", "There are changes that are not committed."),
    ],
)
def test_what_stands_in_its_way(
    changelog: str, tags: list[str], changed: str, sentence: str
) -> None:
    assert obstacles("1.2.0", changelog, tags, changed) == [sentence]
