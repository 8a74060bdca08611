"""What every reader of words and numbers from outside needs."""

from collections.abc import Mapping
from typing import Any

from kachidoki.engine.errors import BadInput


def in_range(name: str, number: int, lowest: int, highest: int) -> int:
    """The number, if it is one that can be."""
    if not lowest <= number <= highest:
        raise BadInput(f"{name} is {number}; it must be from {lowest} to {highest}")
    return number


def lay_over(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of `base` in which tables are merged and all else is replaced."""
    merged = dict(base)
    for key, value in changes.items():
        below = base.get(key)
        if isinstance(value, Mapping) and isinstance(below, Mapping):
            merged[key] = lay_over(below, value)
        else:
            merged[key] = value
    return merged
