"""Panoramas: part after part, and the achievement for the first to complete one."""

from kachidoki.engine.bag import has
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.moves import Moves
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.achievements import achieve
from kachidoki.titles.tokaido.rules.actions import ADMIRE, HIROSHIGE, INN, PANORAMA_COUNT, PASS_BY
from kachidoki.titles.tokaido.rules.events import ADMIRED, PASSED_BY
from kachidoki.titles.tokaido.rules.state import ADMIRING, Table


def are_all_complete(t: Table, seat: i64) -> bool:
    return all(t.is_complete(seat, panorama) for panorama in range(PANORAMA_COUNT))


def admire(t: Table, seat: i64, panorama: i64) -> None:
    """The next part, which is worth as many points as its number."""
    place = t.panel(seat, panorama)
    t.parts[place] += 1
    part = t.parts[place]
    t.points[seat] += part
    t.tell(ADMIRED, EVERYONE, seat, panorama, part, part)
    if t.is_complete(seat, panorama) and not is_achieved(t, panorama):
        achieve(t, seat, panorama)


def is_achieved(t: Table, panorama: i64) -> bool:
    return any(has(t.achievements[seat], panorama) for seat in range(t.seats))


# ----------------------------------------------------------------- a panorama of one's choice


def offer_any(t: Table) -> None:
    """The guest chooses the panorama of which it takes the next part."""
    t.step = ADMIRING
    t.actor = t.guest


def legal_panoramas(t: Table, moves: Moves) -> None:
    for panorama in range(PANORAMA_COUNT):
        if not t.is_complete(t.guest, panorama):
            moves.add(ADMIRE + panorama)
    if not is_due(t):
        moves.add(PASS_BY)


def is_due(t: Table) -> bool:
    """Hiroshige takes a part at an inn, like it or not; a guide's offer may be refused."""
    return t.is_traveler(t.guest, HIROSHIGE) and t.box.station[t.place[t.guest]] == INN


def pass_by(t: Table) -> None:
    t.tell(PASSED_BY, EVERYONE, t.guest)
