"""The match file: one readable text, with headers as in PGN and one move a line.

    [Format "kachidoki-match 1"]
    [Title "joraku"]
    …
    [Digest "5f3a…"]

    1. chance appoint 4
    …
    27. A pass red-5 {12.3}

A seat that has the header `Bot` is played by the bot of that name, every other by a human.
Every move has the number of its ply, its seat, its notation and, in braces, the seconds since
opening (chance acts at once, so it has none). A move taken back stays, and `27. A undo {15.0}` is
written when that happens.

The file of a game that is over, or that its own players save with `reveal=True`, tells everything
and can be read back. Any other is a public record: secret moves are written `?`, and the secret is
left out. The digest is a checksum of all other lines; it finds accidents and careless hands. What
proves the draws is the commitment that the players saw before the game.

A match that went on by other rules than it began with says so: `[Revised "3 41"]`, by version 3
after ply 41. No rules play it from its beginning to its end: such a file is for people to read.
"""

import os
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp

import msgspec

from kachidoki.engine import CHANCE, seat_name
from kachidoki.match.log import Entry
from kachidoki.match.match import Match

FORMAT = "kachidoki-match 1"
LONGEST = 40  # characters of its name that a draft of the file bears
TIME_FORMAT = "%Y-%m-%dT%H:%M:%SZ"


def text(match: Match, reveal: bool = False) -> str:
    """The match as a file; `reveal` shows the secrets of a game that is not over."""
    shows_all = reveal or match.is_over
    headers = [header_line(name, value) for name, value in headers_of(match, shows_all)]
    entries = match.log if shows_all else match.log_for(None)
    moves = [move_line(entry) for entry in entries]
    digest = header_line("Digest", digest_of([*headers, *moves]))
    return "\n".join([*headers, digest, *([""] if moves else []), *moves, ""])


def write(content: str, path: Path) -> None:
    """Writes the file whole or not at all, and for its owner's eyes only: it may hold secrets."""
    path = path.resolve()
    descriptor, draft = mkstemp(dir=path.parent, prefix=f".{path.name[:LONGEST]}.")
    try:
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(draft)
        raise


def headers_of(match: Match, shows_all: bool) -> list[tuple[str, str]]:
    """Names and values in the order of the file, the digest left out."""
    seats = range(match.setting.seats)
    headers = [
        ("Format", FORMAT),
        ("Title", match.title.id),
        ("Version", str(match.version)),
        *([("Revised", f"{match.revised} {match.begins}")] if match.revised else []),
        ("Engine", match.engine),
        ("Seats", str(match.setting.seats)),
        ("Options", " ".join(f"{name}={value}" for name, value in match.setting.options.items())),
    ]
    if match.setting.corrections:
        headers.append(("Corrections", msgspec.json.encode(match.setting.corrections).decode()))
    if match.opened is not None:
        headers.append(("Opened", datetime.fromtimestamp(match.opened, UTC).strftime(TIME_FORMAT)))
    headers += [(f"Player{seat_name(seat)}", match.players[seat]) for seat in seats]
    headers += [(f"Bot{seat_name(seat)}", bot) for seat, bot in enumerate(match.bots) if bot]
    headers.append(("Commitment", match.seal.commitment))
    headers += [(f"Nonce{seat_name(seat)}", match.seal.nonces[seat]) for seat in seats]
    if shows_all:
        headers.append(("Secret", match.seal.secret.hex()))
    if match.result is not None:
        headers.append(("Scores", numbers(match.result.scores)))
        headers.append(("Ranking", numbers(match.result.ranking)))
    return headers


def numbers(values: list[int]) -> str:
    return " ".join(str(value) for value in values)


def header_line(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def move_line(entry: Entry) -> str:
    line = f"{entry.ply}. {seat_name(entry.seat)} {entry.action}"
    return line if entry.time is None or entry.seat == CHANCE else f"{line} {{{entry.time:.1f}}}"


def digest_of(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()
