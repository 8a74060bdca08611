"""What can be wrong with a match or its file, each kind under an id that every language knows.

The English words are here for code that uses the package without the catalogues; these have the same
ids as `problem-<id>`, with the same arguments.
"""

from kachidoki.engine import BadInput

PROBLEMS = {
    # a file
    "unreadable": "it cannot be read: {reason}",
    "unwritable": "cannot write {file}: {reason}",
    "taken": "{file} is there already; name another file",
    "no-text": "this is no match file: it is not text in UTF-8",
    "too-large": "this is no match file: it is larger than {bytes} bytes",
    "too-many-moves": "no game has more than {most} moves; this file has {found}",
    "line": "line {number}: {problem}",
    "public": "this is the public record of a game that was not over: without the secret and the "
    "secret moves it can be neither replayed nor verified",
    # its headers
    "no-format": 'expected [Format "{format}"], found {found}',
    "no-header": 'expected [Name "value"] or an empty line, found {found}',
    "header-twice": "the header {header} is there twice",
    "header-missing": "the header {header} is missing; there are {headers}",
    "other-format": "this program reads '{format}', not {found}",
    "other-version": "this match is of version {found} of {title}; "
    "this program plays version {version}",
    "revised": "this match was played on by other rules than it began with: it can be read, but "
    "neither replayed nor verified",
    "no-number": "{header} is {found}; it must be a number",
    "no-option": "an option is written name=value; given: {found}",
    "option-twice": "the option {option} is given twice",
    "no-corrections": "Corrections is no JSON object: {reason}",
    "no-time": "{header} is {found}; a time is written 2026-01-31T18:30:00Z",
    "no-secret": "a secret has {digits} hexadecimal digits, 0-9 and a-f",
    "no-commitment": "the seal does not fit the secret: one of them was changed",
    "name-length": "a {what} has from 1 to {longest} characters; given: {found}",
    "name-unprintable": "a {what} has printable characters only; given: {found}",
    # its moves
    "no-move": "expected a move such as '12. A move {{3.5}}', found {found}",
    "no-chance": "chance has nothing to decide here; to act: {seats}",
    "over": "the game is over: nobody has anything to decide here",
    "time-needed": "a move has a time, as {{12.3}}, if and only if there is the header Opened",
    "time-back": "time goes on from {last}; given: {found}",
    "other-ply": "this is step {ply}, not {found}",
    "other-seat": "it is for {seat} to act, not for {found}",
    "other-draw": "the seal draws '{action}', not {found}",
    "other-spelling": "the move is written '{action}', not {found}",
    "moves-missing": "moves are missing: after step {ply} it is for {seats} to act, "
    "and there is a result already",
    "not-any-more": "this match is of version {found} of {title}, and by version {version} it would "
    "have gone otherwise: {problem}",
    "older-rules": "the first {ply} steps were played by older rules: how the table looked then is not "
    "known",
    # a move taken back
    "undo-over": "nothing can be taken back: the game is over and its secrets are shown",
    "undo-nothing": "{seat} has made no move that could be taken back",
    "undo-chance": "{seat} can take nothing back: chance has acted since",
    "undo-secret": "{seat} can take nothing back: a secret has come to light",
    "undo-dealt": "{seat} can take nothing back: there was an offer, an answer or a gift since",
    "undo-acted": "{seat} can take nothing back: {other} has acted since",
    "undo-revised": "{seat} can take nothing back: the rules have changed since",
    "undo-often": "{seat} can take nothing back: this move was taken back too often",
    "undo-spectator": "a spectator has no move to take back",
    # at the table
    "stand-in": "The bot {bot} of seat {seat} has failed, and {other} chose for it: {reason}",
    # what the match would have written
    "digest": "the checksum does not fit: something in the file was changed",
    "differs": "expected {wanted}, found {found}",
    "cut-short": "expected {wanted}, found the end of the file",
    "too-long": "expected the end of the file, found {found}",
}

Word = str | int | float | BadInput


class Problem(BadInput):
    """Something wrong, by its id and arguments; an argument may be the problem behind it."""

    def __init__(self, problem: str, /, **words: Word) -> None:
        super().__init__(PROBLEMS[problem].format(**words))
        self.problem = problem
        self.words = words


class BadMatch(Problem):
    """A match file that is broken or untrue; the message says in which line."""


def shorten(line: str) -> str:
    """A line as a message can quote it."""
    return repr(line if len(line) <= 80 else line[:79] + "…")
