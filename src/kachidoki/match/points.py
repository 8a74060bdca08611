"""Where the points of a match come from: what its events say of them, source by source."""

import msgspec

from kachidoki.engine import Event, EventKind
from kachidoki.match.match import Match


class PointsRow(msgspec.Struct):
    """The points of a seat, or of one thing that it leads, such as an army: by source, by round.

    Sources come in the order of the title's events; a title without rounds has one.
    """

    seat: str
    domain: str  # what kind of word the owner is
    owner: str
    points: dict[str, list[int]]


def points_of(match: Match) -> list[PointsRow]:
    """Everybody's points so far, in the order of the seats; seats without any have no row."""
    chronicle = match.title.chronicle
    kinds = {kind.name: kind for kind in chronicle.kinds}
    rows: dict[str, PointsRow] = {}
    rounds = 0
    for _, event in match.events(None):
        rounds += event.kind == chronicle.round_begins
        kind = kinds[event.kind]
        if kind.source:
            count(match, rows, kind, event, max(1, rounds))
    for row in rows.values():
        row.points = {
            source: gains + [0] * (rounds - len(gains))
            for source, gains in row.points.items()
            if any(gains)
        }
    return sorted(rows.values(), key=lambda row: row.seat)


def count(
    match: Match, rows: dict[str, PointsRow], kind: EventKind, event: Event, rounds: int
) -> None:
    """Adds what the event brought to the row of its owner, if that is anybody's."""
    argument = next(iter(kind.arguments))
    owner = event.args[argument]
    seat = match.title.seat_of(owner, match.setting)
    if seat is None:
        return
    if owner not in rows:
        sources: dict[str, list[int]] = {
            kind.source: [] for kind in match.title.chronicle.kinds if kind.source
        }
        rows[owner] = PointsRow(seat, match.title.domains.get(argument, argument), owner, sources)
    gains = rows[owner].points[kind.source]
    gains += [0] * (rounds - len(gains))
    gains[-1] += event.args["points"]
