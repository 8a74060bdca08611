"""The proof of a match file: who played, how much chance there was, and that all of it is true."""

import msgspec

from kachidoki.engine import CHANCE
from kachidoki.match.log import UNDO, Result
from kachidoki.match.reader import parse


class Report(msgspec.Struct, frozen=True):
    """What was checked."""

    title: str
    players: list[str]
    commitment: str
    plies: int
    draws: int
    taken_back: int
    result: Result | None


def verify(content: str) -> Report:
    """Plays the match again from its headers; raises BadMatch unless every character is true."""
    match = parse(content)
    return Report(
        title=match.title.id,
        players=match.players,
        commitment=match.seal.commitment,
        plies=len(match.line),
        draws=sum(ply.entry.seat == CHANCE for ply in match.line),
        taken_back=sum(entry.action == UNDO for entry in match.log),
        result=match.result,
    )
