"""Hashes of the program's own sources: the same ones play the same games."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable


def digest(content: bytes) -> str:
    return sha256(content).hexdigest()


@cache
def hash_of_sources(package: str) -> str:
    """Of all its modules in Python, which are also what compiled ones were made from."""
    lines = [f"{name} {digest(content)}" for name, content in sources(files(package), "")]
    return digest("\n".join(lines).encode())


def sources(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            found += sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".py"):
            found.append((path + entry.name, entry.read_bytes().replace(b"\r\n", b"\n")))
    return found
