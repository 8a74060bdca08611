"""Reads a match file back: the match is played again from its headers and the players' moves.

Nothing in a file is taken on trust. Chance is drawn again from the seal, and the file that the match
would write must be, character for character, the one that was read; only white space at the ends of
lines and of the file plays no part.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from itertools import zip_longest
from pathlib import Path

from kachidoki.engine import CHANCE, BadInput, parse_seat, seat_name
from kachidoki.match.file import text
from kachidoki.match.headers import Headers, at_line, open_match
from kachidoki.match.log import UNDO, Entry
from kachidoki.match.match import Match
from kachidoki.match.problems import BadMatch, Problem, shorten

LARGEST = 1 << 20
MOST_MOVES = 10_000  # those of chance and those taken back included
MOVE = re.compile(r"([0-9]{1,6})\. (\S{1,9}) ([^{}]{1,99}?)(?: \{([0-9]{1,9}\.[0-9])\})?")
BLANK = " \t\r"


def read(path: Path) -> str:
    """The text of a match file, whatever is in it."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BadMatch("unreadable", reason=str(error.strerror)) from error
    return decode(content)


def decode(content: bytes) -> str:
    """The text of a match file that comes from anywhere."""
    check_size(len(content))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadMatch("no-text") from error


def check_size(size: int) -> None:
    if size > LARGEST:
        raise BadMatch("too-large", bytes=str(LARGEST))


def parse(content: str) -> Match:
    """The match that the text tells of; raises BadMatch unless every character of it is true."""
    check_size(len(content))
    lines = [line.rstrip(BLANK) for line in content.rstrip(BLANK + "\n").split("\n")]
    headers = Headers(lines)
    match = open_match(headers)
    first_move = len(headers) + 1
    check_moves(len(lines) - first_move)
    for index, line in enumerate(lines[first_move:]):
        with at_line(first_move + index + 1):
            follow(match, index, line)
    check_ending(match, headers)
    compare(match, lines, text(match, reveal=True).rstrip("\n").split("\n"))
    return match


@contextmanager
def by_rules_of(match: Match) -> Iterator[None]:
    """What is wrong with a match of an older version may be right by the rules of its time."""
    try:
        yield
    except BadInput as error:
        title = match.title
        if match.version == title.version:
            raise
        versions = {"found": str(match.version), "title": title.id, "version": str(title.version)}
        raise Problem("not-any-more", **versions, problem=error) from error


def check_moves(moves: int) -> None:
    if moves > MOST_MOVES:
        raise BadMatch("too-many-moves", most=str(MOST_MOVES), found=str(moves))


def follow(match: Match, index: int, line: str) -> None:
    """One line of moves: a player's is made; what chance does was drawn before it is read."""
    entry = read_move(line, match.setting.seats)
    with by_rules_of(match):
        if index == len(match.log):
            make(match, entry)
        check_move(match.log[index], entry)


def waiting(match: Match) -> str:
    """The seats that are to act."""
    return ", ".join(seat_name(seat) for seat in match.state.actors())


def read_move(line: str, seats: int) -> Entry:
    found = MOVE.fullmatch(line)
    if found is None:
        raise Problem("no-move", found=shorten(line))
    ply, seat, action, time = found.groups()
    seconds = None if time is None else float(time)
    return Entry(int(ply), parse_seat(seat, seats), action, seconds, secret=False)


def make(match: Match, entry: Entry) -> None:
    if entry.seat == CHANCE:
        raise Problem("over") if match.is_over else Problem("no-chance", seats=waiting(match))
    if (entry.time is None) != (match.opened is None):
        raise Problem("time-needed")
    if entry.action == UNDO:
        match.undo(entry.seat, entry.time)
    else:
        match.play(entry.seat, entry.action, entry.time)


def check_move(made: Entry, written: Entry) -> None:
    """The move in the file must be the one that was made."""
    if written.ply != made.ply:
        raise Problem("other-ply", ply=str(made.ply), found=str(written.ply))
    if written.seat != made.seat:
        raise Problem("other-seat", seat=seat_name(made.seat), found=seat_name(written.seat))
    if written.action != made.action:
        problem = "other-draw" if made.seat == CHANCE else "other-spelling"
        raise Problem(problem, action=made.action, found=shorten(written.action))


def check_ending(match: Match, headers: Headers) -> None:
    """A result needs all the moves that lead to it."""
    for name in ("Scores", "Ranking"):
        if name in headers and not match.is_over:
            with headers.reading(name), by_rules_of(match):
                raise Problem("moves-missing", ply=str(len(match.line)), seats=waiting(match))


def compare(match: Match, lines: list[str], expected: list[str]) -> None:
    """Whatever else differs: results, order, spelling, and last of all the digest."""
    for number, (line, wanted) in enumerate(zip_longest(lines, expected), 1):
        with at_line(number), by_rules_of(match) if is_result(wanted) else nullcontext():
            if line != wanted:
                raise difference(line, wanted)


def is_result(line: str | None) -> bool:
    return line is not None and line.startswith(("[Scores ", "[Ranking "))


def difference(line: str | None, wanted: str | None) -> Problem:
    """Why a line is not the one that is wanted; None for the end of the file."""
    if line is None:
        return Problem("cut-short", wanted=str(wanted))
    if wanted is None:
        return Problem("too-long", found=shorten(line))
    if wanted.startswith("[Digest "):
        return Problem("digest")
    return Problem("differs", wanted=wanted, found=shorten(line))
