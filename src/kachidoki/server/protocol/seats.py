"""Seats by their letters, as clients name them."""

from kachidoki.engine.seats import SEATS
from kachidoki.server.protocol.problems import Refusal


def seat_named(name: str, seats: int) -> int:
    """The seat of that name at a table of so many."""
    here = SEATS[:seats]
    if name not in here:
        raise Refusal("unknown-seat", seat=name, seats=", ".join(here))
    return here.index(name)
