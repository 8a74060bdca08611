"""Reads a match file back: the match is played again from its headers and the players' moves.

Nothing in a file is taken on trust. Chance is drawn anew by the seal, and the file that the match
would write must be, character for character, the one that was read; only white space at the ends of
lines and of the file plays no part.
"""

import re
from itertools import zip_longest
from pathlib import Path

from kachidoki.engine import CHANCE, BadInput, parse_seat, seat_name
from kachidoki.match.file import text
from kachidoki.match.headers import BadMatch, Headers, at_line, open_match, shorten
from kachidoki.match.log import UNDO, Entry
from kachidoki.match.match import Match

LARGEST = 1 << 20
MOVE = re.compile(r"([0-9]{1,6})\. (\S{1,9}) ([^{}]{1,99}?)(?: \{([0-9]{1,9}\.[0-9])\})?")
BLANK = " \t\r"


def read(path: Path) -> str:
    """The text of a match file, whatever is in it."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BadMatch(f"it cannot be read: {error.strerror}") from error
    check_size(len(content))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadMatch("this is no match file: it is not text in UTF-8") from error


def check_size(size: int) -> None:
    if size > LARGEST:
        raise BadMatch(f"this is no match file: it is larger than {LARGEST} bytes")


def parse(content: str) -> Match:
    """The match that the text tells of; raises BadMatch unless every character of it is true."""
    check_size(len(content))
    lines = [line.rstrip(BLANK) for line in content.rstrip(BLANK + "\n").split("\n")]
    headers = Headers(lines)
    match = open_match(headers)
    first_move = len(headers) + 1
    for index, line in enumerate(lines[first_move:]):
        with at_line(first_move + index + 1):
            follow(match, index, line)
    check_ending(match, headers)
    compare(lines, text(match, reveal=True).rstrip("\n").split("\n"))
    return match


def follow(match: Match, index: int, line: str) -> None:
    """One line of moves: a player's is made; what chance does was drawn before it is read."""
    entry = read_move(line, match.setting.seats)
    if index == len(match.log):
        if entry.seat == CHANCE:
            waiting = ", ".join(seat_name(seat) for seat in match.state.actors())
            raise BadInput(f"chance has nothing to decide here; to act: {waiting or 'nobody'}")
        if (entry.time is None) != (match.opened is None):
            raise BadInput(
                "a move has a time, as {12.3}, if and only if there is the header Opened"
            )
        make(match, entry)
    check_move(match.log[index], entry)


def read_move(line: str, seats: int) -> Entry:
    found = MOVE.fullmatch(line)
    if found is None:
        raise BadInput(f"expected a move such as '12. A notation {{3.5}}', found {shorten(line)}")
    ply, seat, action, time = found.groups()
    seconds = None if time is None else float(time)
    return Entry(int(ply), parse_seat(seat, seats), action, seconds, secret=False)


def make(match: Match, entry: Entry) -> None:
    if entry.action == UNDO:
        match.undo(entry.seat, entry.time)
    else:
        match.play(entry.seat, entry.action, entry.time)


def check_move(made: Entry, written: Entry) -> None:
    """The move in the file must be the one that was made."""
    if written.ply != made.ply:
        raise BadInput(f"this is ply {made.ply}, not {written.ply}")
    if written.seat != made.seat:
        raise BadInput(
            f"it is for {seat_name(made.seat)} to act, not for {seat_name(written.seat)}"
        )
    if written.action != made.action:
        who = "the seal draws" if made.seat == CHANCE else "the move is written"
        raise BadInput(f"{who} '{made.action}', not {shorten(written.action)}")


def check_ending(match: Match, headers: Headers) -> None:
    """A result needs all the moves that lead to it."""
    for name in ("Scores", "Ranking"):
        if name in headers and not match.is_over:
            with headers.reading(name):
                actors = ", ".join(seat_name(seat) for seat in match.state.actors())
                raise BadInput(
                    f"moves are missing: after ply {len(match.line)} it is for {actors} to act, "
                    "and there is a result already"
                )


def compare(lines: list[str], expected: list[str]) -> None:
    """Whatever else differs: results, order, spelling, and last of all the digest."""
    for number, (line, wanted) in enumerate(zip_longest(lines, expected), 1):
        if line == wanted:
            continue
        if wanted is not None and wanted.startswith("[Digest "):
            raise BadMatch(
                f"line {number}: the digest does not fit: something in the file was changed"
            )
        found = "the end of the file" if line is None else shorten(line)
        raise BadMatch(f"line {number}: expected {wanted or 'the end of the file'}, found {found}")
