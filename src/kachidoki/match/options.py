"""Options of a title as they are written: `name=value`."""

from collections.abc import Sequence

from kachidoki.match.problems import Problem, shorten


def parse_options(words: Sequence[str]) -> dict[str, str]:
    """The values by name."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Problem("no-option", found=shorten(word))
        if name in found:
            raise Problem("option-twice", option=shorten(name))
        found[name] = value
    return found
