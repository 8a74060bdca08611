"""A command, run as from the command line; and files that are no matches."""

from pathlib import Path

from click.testing import CliRunner, Result
from tests.match.table import open_match

from kachidoki.cli import main
from kachidoki.match import text
from kachidoki.match.reader import LARGEST


def run(*words: str | Path) -> Result:
    result = CliRunner().invoke(main, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


BROKEN = {
    "empty": b"",
    "binary": bytes(range(256)) * 10,
    "text": "Утром шёл дождь.\n".encode(),
    "huge": b"x" * (LARGEST + 1),
    "truncated": text(open_match(2), reveal=True).encode()[:-40],
    "public": text(open_match(2)).encode(),
}


def broken_file(folder: Path, kind: str) -> Path:
    """One of the above, or no file at all."""
    path = folder / kind
    if kind == "directory":
        path.mkdir()
    elif kind in BROKEN:
        path.write_bytes(BROKEN[kind])
    return path
