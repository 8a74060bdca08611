"""Holds what went over a socket against the match file: was it what the reader might know then?"""

from collections.abc import Iterator
from typing import Any

import msgspec
from tests.server.clients import Player

from kachidoki.engine import CHANCE, parse_seat
from kachidoki.match import UNDO, Match, Ply
from kachidoki.server.play.positions import NO_STILLS, ply_infos, position_of, stills_of
from kachidoki.server.protocol.messages import Began, Happened, Moved, Position, Undone

Played = Began | Moved | Undone


def check_wire(finished: Match, player: Player) -> int:
    """Plays the match again beside all that the player was told; returns the happenings compared."""
    seat = None if player.seat is None else parse_seat(player.seat, finished.setting.seats)
    happenings = [player.log[number] for number in sorted(player.log)]
    played = [told for told in happenings if isinstance(told.what, Played)]
    compared = 0
    for told, match, plies in zip(played, again(finished), all_plies(finished), strict=True):
        assert isinstance(told.what, Played)
        expected = plies_told(told, match, match.line[plies:], seat)
        assert msgspec.to_builtins(told.what.plies) == expected, (
            f"{player.seat} was told {told.what}"
        )
        check_position(told, match, seat)
        compared += 1
    return compared


def plies_told(told: Happened, match: Match, plies: list[Ply], seat: int | None) -> Any:
    """The plies as the seat may know them, with stills if they are told when they happen."""
    stills = NO_STILLS
    if isinstance(told.what, Moved) and told.position is not None:
        stills = (views[0] for views in stills_of(match, plies, [seat]))
    return msgspec.to_builtins(ply_infos(plies, seat, match.is_over, stills))


def again(finished: Match) -> Iterator[Match]:
    """The match after its opening, and after everything that a player did."""
    match = Match(
        finished.title, finished.setting, finished.players, finished.seal, opened=finished.opened
    )
    match.settle(match.moment(0.0))
    yield match
    for entry in finished.log:
        if entry.seat == CHANCE:
            continue
        if entry.action == UNDO:
            match.undo(entry.seat, entry.time)
        else:
            match.play(entry.seat, entry.action, entry.time)
        yield match


def all_plies(finished: Match) -> Iterator[int]:
    """Before each of those, from which ply on there is something new to tell."""
    yield 0
    ply = 0
    for entry in finished.log:
        if entry.seat != CHANCE:
            ply = entry.ply - 1
            yield ply


def check_position(told: Happened, match: Match, seat: int | None) -> None:
    """Where a position was sent, it is the one that the seat had then."""
    if told.position is None:
        return
    expected = in_words(position_of(match, seat, told.position.deadline))
    assert in_words(told.position) == expected


def in_words(position: Position) -> object:
    """As it is sent: parts of it may be written already."""
    return msgspec.json.decode(msgspec.json.encode(position))
