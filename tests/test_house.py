"""The house is in order: imports point downwards only, and no room knows a title."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "kachidoki"

# What each room may import from, besides itself. Two corners lie below the titles: the
# words for what a title brings, and pages, with which they speak.
BELOW = {
    "engine": set(),
    "titles.hooks": {"engine"},
    "text.pages": {"engine", "titles.hooks"},
    "drawing": {"engine", "titles.hooks"},
    "titles": {"engine", "titles.hooks", "text.pages", "drawing"},
    "bots": {"engine"},
    "text": {"engine", "titles", "titles.hooks", "text.pages"},
    "match": {"engine", "titles"},
    "testing": {"engine", "titles"},
    "lab": {"engine", "titles", "bots", "text"},
    "server": {"engine", "titles", "bots", "text", "titles.hooks", "match"},
    "cli": {
        "engine",
        "titles",
        "bots",
        "drawing",
        "text",
        "titles.hooks",
        "match",
        "testing",
        "lab",
        "server",
    },
}
MODULES = sorted(PACKAGE.rglob("*.py"))


def imported(path: Path) -> Iterator[list[str]]:
    """The parts of every kachidoki module that the file imports, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name.split(".")[1:] for name in names if name.split(".")[0] == "kachidoki")


def parts_of(path: Path) -> list[str]:
    return list(path.relative_to(PACKAGE).with_suffix("").parts)


def room_of(parts: list[str]) -> str:
    corner = ".".join(parts[:2])
    return corner if corner in BELOW else parts[0]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(parts_of(path)))
def test_imports_point_downwards(path: Path) -> None:
    room = room_of(parts_of(path))
    if room == "__init__":
        return
    for target in imported(path):
        above = room_of(target) not in BELOW[room] | {room, "__version__"}
        assert not above, f"{room} imports kachidoki.{'.'.join(target)}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(parts_of(path)))
def test_a_title_is_known_in_its_own_folder_only(path: Path) -> None:
    titles = {folder.name for folder in (PACKAGE / "titles").iterdir() if folder.is_dir()}
    own = parts_of(path)[1] if parts_of(path)[0] == "titles" else None
    for target in imported(path):
        if target[0] == "titles" and len(target) > 1 and target[1] in titles:
            assert target[1] == own, f"{path.name} imports kachidoki.{'.'.join(target)}"


def test_every_room_is_named() -> None:
    rooms = {
        path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"
    }
    assert rooms == {room for room in BELOW if "." not in room}


def test_a_cycle_would_be_found() -> None:
    """The table above allows no way back: following it from any room never returns to the room."""
    for room in BELOW:
        reached, frontier = set[str](), set(BELOW[room])
        while frontier:
            reached |= frontier
            frontier = {below for step in frontier for below in BELOW[step]} - reached
        assert room not in reached
