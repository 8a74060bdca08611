"""Files of users: whatever is in them, they are read or refused, and they are written whole or not at
all."""

import tomllib
from pathlib import Path
from typing import Any, Final

from kachidoki.engine.errors import BadInput

LARGEST: Final = 1 << 20
DEEPEST: Final = 32


def read_toml(path: Path) -> dict[str, Any]:
    """What the file says; a message about it goes on from the name of the file."""
    return parse_toml(read_text(path))


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BadInput(f"cannot be read: {error.strerror}") from error
    if len(content) > LARGEST:
        raise BadInput(f"is larger than {LARGEST} bytes")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("is not UTF-8 text") from error


def write_whole(path: Path, content: bytes) -> None:
    """What stood there before stays until all is written."""
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from error


def parse_toml(text: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # also a number of thousands of digits
        raise BadInput(f"is not TOML: {error}") from error
    except RecursionError as error:
        raise too_deep() from error
    check_depth(data)
    return data


def check_depth(data: dict[str, Any]) -> None:
    """Code that walks the data recursively must not run out of stack."""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        level = [part for value in level for part in parts_of(value)]
        if not level:
            return
    raise too_deep()


def parts_of(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def too_deep() -> BadInput:
    return BadInput(f"is nested too deeply; possible: {DEEPEST} levels")
