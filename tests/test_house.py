"""The house is in order: imports point downwards only, and no room knows a title."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "kachidoki"

# What each room may import from, besides itself. Two corners lie below the titles: the
# words for what a title brings, and pages, with which they speak.
BELOW = {
    "engine": set(),
    "extras": {"engine"},
    "titles.hooks": {"engine"},
    "text.pages": {"engine", "titles.hooks"},
    "drawing": {"engine", "titles.hooks"},
    "titles": {"engine", "titles.hooks", "text.pages", "drawing"},
    "bots": {"engine"},
    "text": {"engine", "titles", "titles.hooks", "text.pages"},
    "match": {"engine", "titles"},
    "testing": {"engine", "titles"},
    "lab": {"engine", "extras", "titles", "bots", "text"},
    "server": {"engine", "titles", "bots", "text", "titles.hooks", "match"},
    "cli": {
        "engine",
        "extras",
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
# The same for the rooms, and the modules beside them, inside `server`.
BELOW_IN_SERVER = {
    "settings": set(),
    "logs": set(),
    "memory": set(),
    "metrics": set(),
    "protocol": set(),
    "storage": set(),
    "peers": {"settings"},
    "bots": {"metrics", "protocol"},
    "play": {"metrics", "protocol", "storage", "peers", "bots"},
    "tables": {
        "settings",
        "memory",
        "metrics",
        "protocol",
        "storage",
        "peers",
        "bots",
        "play",
    },
    "offline": {"protocol", "storage", "play"},
    "http": {"settings", "metrics", "protocol", "storage", "bots", "play", "tables"},
    "socket": {"metrics", "protocol", "bots", "play", "tables", "http"},
    "app": {"settings", "storage", "peers", "bots", "tables", "http", "socket"},
    "processes": {
        "settings",
        "logs",
        "metrics",
        "protocol",
        "storage",
        "peers",
        "http",
        "socket",
        "app",
    },
}
MOST_MODULES = 15  # in a room of the server
MODULES = sorted(PACKAGE.rglob("*.py"))
SERVER_MODULES = sorted((PACKAGE / "server").rglob("*.py"))


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


@pytest.mark.parametrize("path", SERVER_MODULES, ids=lambda path: "/".join(parts_of(path)))
def test_imports_point_downwards_in_the_server(path: Path) -> None:
    room = parts_of(path)[1]
    if room == "__init__":
        return
    allowed = BELOW_IN_SERVER[room] | {room}
    for target in imported(path):
        if target[0] == "server":
            assert target[1] in allowed, f"{room} imports kachidoki.{'.'.join(target)}"


def test_no_room_of_the_server_is_crowded() -> None:
    for room in BELOW_IN_SERVER:
        modules = list((PACKAGE / "server" / room).glob("*.py"))
        assert len(modules) <= MOST_MODULES, room


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(parts_of(path)))
def test_a_title_is_known_in_its_own_folder_only(path: Path) -> None:
    titles = {folder.name for folder in (PACKAGE / "titles").iterdir() if folder.is_dir()}
    own = parts_of(path)[1] if parts_of(path)[0] == "titles" else None
    for target in imported(path):
        if target[0] == "titles" and len(target) > 1 and target[1] in titles:
            assert target[1] == own, f"{path.name} imports kachidoki.{'.'.join(target)}"


def test_every_room_is_named() -> None:
    rooms = {
        path.stem
        for path in PACKAGE.iterdir()
        if path.name not in ("__pycache__", "__init__.py", "py.typed")
    }
    assert rooms == {room for room in BELOW if "." not in room}


@pytest.mark.parametrize("below", [BELOW, BELOW_IN_SERVER], ids=["house", "server"])
def test_a_cycle_would_be_found(below: dict[str, set[str]]) -> None:
    """The tables above allow no way back: following them from any room never returns to the room."""
    for room in below:
        reached, frontier = set[str](), set(below[room])
        while frontier:
            reached |= frontier
            frontier = {other for step in frontier for other in below[step]} - reached
        assert room not in reached


def test_the_files_that_the_architecture_names_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    named = re.findall(r"`([\w./]+/[\w.]+\.(?:ts|svelte|py|js|css|svg))`", text)
    homes = [ROOT, ROOT / "web" / "src", ROOT / "web" / "src" / "shell"]
    homes += [PACKAGE, PACKAGE / "server"]
    lost = [name for name in named if not any((home / name).is_file() for home in homes)]
    assert named
    assert lost == []
