"""Reads the headers of a match file, and opens the match that they describe."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import msgspec

from kachidoki.engine import BadInput, Setting, Title, seat_name
from kachidoki.match.file import FORMAT, TIME_FORMAT
from kachidoki.match.match import Match
from kachidoki.match.names import check_name
from kachidoki.match.options import parse_options
from kachidoki.match.problems import BadMatch, Problem, shorten
from kachidoki.match.seal import SECRET_BYTES, Seal
from kachidoki.titles import find_title

HEADER = re.compile(r'\[([A-Za-z]+) "((?:[^"\\]|\\["\\])*)"\]')
NUMBER = re.compile("[0-9]{1,4}")
HASH = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")


@contextmanager
def at_line(number: int) -> Iterator[None]:
    """Says in which line something was refused."""
    try:
        yield
    except BadInput as error:
        raise BadMatch("line", number=str(number), problem=error) from error


class Headers:
    """Names, values and lines of the headers at the top of a file."""

    def __init__(self, lines: list[str]) -> None:
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        for number, line in enumerate(lines, 1):
            if not line and self.values:
                break
            with at_line(number):
                self.add(number, line)

    def add(self, number: int, line: str) -> None:
        found = HEADER.fullmatch(line)
        if found is None and not self.values:
            raise Problem("no-format", format=FORMAT, found=shorten(line))
        if found is None:
            raise Problem("no-header", found=shorten(line))
        if found[1] in self.values:
            raise Problem("header-twice", header=found[1])
        self.values[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        self.lines[found[1]] = number

    def __len__(self) -> int:
        return len(self.values)

    def __contains__(self, name: object) -> bool:
        return name in self.values

    def value(self, name: str) -> str:
        if name not in self:
            raise BadMatch("header-missing", header=name, headers=", ".join(self.values))
        return self.values[name]

    @contextmanager
    def reading(self, name: str) -> Iterator[str]:
        """The value of a header; what is wrong with it is reported with its line."""
        value = self.value(name)
        with at_line(self.lines[name]):
            yield value


# ----------------------------------------------------------------- the match that they describe


def open_match(headers: Headers) -> Match:
    """The match at its opening; chance has acted where it comes first."""
    with headers.reading("Format") as words:
        if words != FORMAT:
            raise Problem("other-format", format=FORMAT, found=shorten(words))
    title = read_title(headers)
    version = read_version(headers, title)
    if "Revised" in headers:
        with headers.reading("Revised"):
            raise Problem("revised")
    setting = read_setting(headers, title)
    seats = [seat_name(seat) for seat in range(setting.seats)]
    players = [read_name(headers, f"Player{seat}") for seat in seats]
    bots = [read_bot(headers, f"Bot{seat}") for seat in seats]
    seal = read_seal(headers, [read_name(headers, f"Nonce{seat}") for seat in seats])
    opened = read_opened(headers) if "Opened" in headers else None
    engine = read_name(headers, "Engine")
    with headers.reading("Corrections" if setting.corrections else "Options"):
        return Match.reopen(title, setting, players, seal, bots, opened, engine, version=version)


def read_title(headers: Headers) -> Title:
    with headers.reading("Title") as words:
        return find_title(words)


def read_version(headers: Headers, title: Title) -> int:
    """That of the rules by which it was played. Whether older ones come to the same, the moves show."""
    with headers.reading("Version") as words:
        if not NUMBER.fullmatch(words) or int(words) > title.version:
            raise Problem(
                "other-version", found=shorten(words), title=title.id, version=str(title.version)
            )
        return int(words)


def read_setting(headers: Headers, title: Title) -> Setting:
    with headers.reading("Seats") as words:
        if not NUMBER.fullmatch(words):
            raise Problem("no-number", header="Seats", found=shorten(words))
        seats = int(words)
        title.setting(seats)
    with headers.reading("Options") as words:
        options = parse_options(words.split())
        title.setting(seats, options)
    corrections = read_corrections(headers) if "Corrections" in headers else {}
    return title.setting(seats, options, corrections)


def read_corrections(headers: Headers) -> dict[str, Any]:
    with headers.reading("Corrections") as words:
        try:
            return msgspec.json.decode(words, type=dict[str, Any])
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Problem("no-corrections", reason=str(error)) from error


def read_name(headers: Headers, name: str) -> str:
    with headers.reading(name) as words:
        check_name(name, words)
        return words


def read_bot(headers: Headers, name: str) -> str | None:
    """The bot in a seat, as it is named on the command line; None for a human."""
    return read_name(headers, name) if name in headers else None


def read_opened(headers: Headers) -> int:
    with headers.reading("Opened") as words:
        try:
            return int(datetime.strptime(words, TIME_FORMAT).replace(tzinfo=UTC).timestamp())
        except ValueError as error:
            raise Problem("no-time", header="Opened", found=shorten(words)) from error


def read_seal(headers: Headers, nonces: list[str]) -> Seal:
    if "Secret" not in headers:
        raise BadMatch("public")
    with headers.reading("Secret") as words:
        if not HASH.fullmatch(words):
            raise Problem("no-secret", digits=2 * SECRET_BYTES)
        seal = Seal(bytes.fromhex(words), nonces)
    with headers.reading("Commitment") as words:
        if words != seal.commitment:
            raise Problem("no-commitment")
    return seal
