"""What is expected, beside what is found: the first difference, in words."""

from collections.abc import Callable
from typing import Any

import msgspec

from kachidoki.engine import BadInput

# Does an entry of a table that is not there stand for this empty value?
Unwritten = Callable[[str, Any], bool]


class Differs(Exception):
    """The first difference."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        super().__init__(where)
        self.where = where
        self.expected = expected
        self.found = found


def never(where: str, value: Any) -> bool:
    """Every entry is written down, empty ones too."""
    return False


def always(where: str, value: Any) -> bool:
    """Empty entries of a table may be left out."""
    return True


def match(expected: Any, found: Any, where: str, is_unwritten: Unwritten = never) -> None:
    """Tables need only hold what is expected, lists as many entries; all else must be equal.

    A struct knows its keys: one that it does not have is a slip of the pen, and no difference.
    """
    if isinstance(expected, dict) and isinstance(found, msgspec.Struct):
        check_names(expected, found.__struct_fields__, where)
        found = msgspec.structs.asdict(found)
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            match_entry(value, found, key, f"{where}.{key}", is_unwritten)
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for index, value in enumerate(expected):
            match(value, found[index], f"{where}[{index}]", is_unwritten)
    elif not is_same(expected, msgspec.to_builtins(found)):
        raise Differs(where, plain(expected), "nothing" if found is None else plain(found))


def check_names(names: dict[str, Any], possible: tuple[str, ...], where: str) -> None:
    for name in names:
        if name not in possible:
            raise BadInput(f"{where}: there is no '{name}'; possible: {', '.join(possible)}")


def match_entry(
    expected: Any, table: dict[str, Any], key: str, where: str, is_unwritten: Unwritten
) -> None:
    if key in table:
        match(expected, table[key], where, is_unwritten)
    elif expected or not is_unwritten(where, expected):
        raise Differs(where, plain(expected), "nothing")


def is_same(expected: Any, found: Any) -> bool:
    """Nothing is also said by what is empty: `army = ""`."""
    if found is None:
        return not expected
    return type(expected) is type(found) and bool(expected == found)


def fits(expected: Any, found: Any) -> bool:
    try:
        match(expected, found, "")
    except Differs:
        return False
    return True


def plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()
