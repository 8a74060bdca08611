"""The example of `docs/match.md` is a true match file; the page itself runs as a doctest."""

import re
from pathlib import Path

from kachidoki.match import parse, text, verify

PAGE = Path(__file__).parents[2] / "docs" / "match.md"


def example() -> str:
    return PAGE.read_text("utf-8").split("```match\n")[1].split("```")[0]


def test_the_example_is_proved_and_written_the_same_again() -> None:
    match = parse(example())
    assert match.bots == [None, "greedy", "random"]
    assert text(match, reveal=True) == example()
    assert verify(example()).taken_back == 1


def test_every_header_is_described() -> None:
    """Those that every seat has are described with seat A."""
    page = PAGE.read_text("utf-8")
    for header in re.findall(r"^\[(\w+) ", example(), re.M):
        name = re.sub("^(Player|Bot|Nonce)[B-F]$", r"\1A", header)
        assert f"`{name}`" in page
