"""The score sheet of a match: everybody's points by source and by round, as a seat may know them."""

import msgspec

from kachidoki.engine import Tally, seat_name
from kachidoki.engine.points import Owner
from kachidoki.match.match import Match

OTHER = "other"  # points that no event tells of, such as those that everybody begins with


class PointsRow(msgspec.Struct, frozen=True):
    """The points of a seat, or of one thing that it leads, such as an army: by source, by round."""

    seat: str
    domain: str  # what kind of word the owner is
    owner: str
    points: dict[str, list[int]]
    total: int


class ScoreSheet(msgspec.Struct, frozen=True):
    """Everybody's points after so many plies; a seat has the total of its best row.

    `rounds` are those that have begun, 0 in a title without any, which has one number a source. The
    `sources` that have brought anybody points come in the order of the title's events.
    """

    ply: int
    rounds: int
    sources: list[str]
    rows: list[PointsRow]


def sheet_of(match: Match, seat: int | None = None, plies: int | None = None) -> ScoreSheet:
    """What the seat (None: a spectator) may know of the points, now or after so many plies of
    which it knows; when the match is over, nothing is hidden."""
    known = match.plies_for(seat) if plies is None else plies
    plies = match.index_for(seat, known)
    tally = Tally(match.title, match.setting)
    for ply in match.line[:plies]:
        past = tally.rounds
        for event in ply.events:
            if match.is_over:
                tally.overhear(event)
            else:
                tally.hear(event, seat)
        if tally.rounds > past > 0:
            balance(match, tally, seat, ply.entry.ply, past)
    balance(match, tally, seat, plies, tally.round)
    sources = used_sources(tally)
    rows = [row_of(word, owner, sources, tally.round) for word, owner in tally.owners.items()]
    return ScoreSheet(known, tally.rounds, sources, rows)


def balance(match: Match, tally: Tally, seat: int | None, plies: int, round_number: int) -> None:
    """Notes for the round what the scores after so many plies have beyond what events told; where
    they are not known, the next that are count for it."""
    if plies < match.begins:
        return
    state = match.state_at(plies)
    scores = state.scores() if match.is_over else state.view(seat).scores
    missing = [score - tally.score(number) for number, score in enumerate(scores)]
    for owner in tally.owners.values():
        if missing[owner.seat]:
            owner.add(OTHER, round_number, missing[owner.seat])


def used_sources(tally: Tally) -> list[str]:
    used = {
        source
        for owner in tally.owners.values()
        for source, gains in owner.points.items()
        if any(gains)
    }
    sources = [kind.source for kind in tally.kinds.values()]
    return [source for source in dict.fromkeys([*sources, OTHER]) if source in used]


def row_of(word: str, owner: Owner, sources: list[str], rounds: int) -> PointsRow:
    points = {source: owner.points.get(source, []) for source in sources}
    filled = {source: gains + [0] * (rounds - len(gains)) for source, gains in points.items()}
    return PointsRow(seat_name(owner.seat), owner.domain, word, filled, owner.total())
