"""Bots in seats: they fill free ones, and stand in for people. Nobody is replaced behind their back.

Whoever likes may have a bot play for them. Otherwise it takes a limit that has run out (`deadlines`),
or, once a player who is gone has had time to come back, the agreement of all others who play.
"""

from collections.abc import Sequence
from math import ceil

from msgspec.structs import replace

from kachidoki.bots import LEVELS
from kachidoki.engine import seat_name
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.messages import Reason
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import SeatRow
from kachidoki.server.storage.records import AgreedRecord
from kachidoki.server.tables.hub import Hub
from kachidoki.server.tables.seating import bot, change

USUAL_LEVEL = "adept"


async def hand_over(hub: Hub, live: LiveTable, by: int, seat: int, level: str | None) -> int:
    """A bot fills a free seat, or plays for a player who asks for it, or whom all others miss."""

    def attempt() -> int:
        row = live.seats[seat]
        if row.bot is not None:
            raise Refusal("seat-bot", seat=seat_name(seat))
        if row.is_open:
            return fill(hub, live, by, row, level)
        if seat not in live.needed():
            live.history.running()
        return stand_in(hub, live, seat, "rested") if by == seat else agree(hub, live, by, seat)

    return await hub.act(live, attempt)


def fill(hub: Hub, live: LiveTable, by: int, row: SeatRow, level: str | None) -> int:
    if by != live.history.table.host:
        raise Refusal("host-only")
    return change(hub, live, bot(live.history.table, row, level or usual_level(live.seats)))


def agree(hub: Hub, live: LiveTable, by: int, absent: int) -> int:
    """One of the others would have a bot play; the last of them to agree has it sit down."""
    check_gone(live, absent, hub.clock())
    if by not in live.playing():
        raise Refusal("seat-bot", seat=seat_name(by))
    agreed = live.agreed_on(absent)
    if live.playing() <= agreed | {by, absent}:
        return stand_in(hub, live, absent, "agreed")
    if by in agreed:
        return live.history.number
    return hub.recorder.commit(live, AgreedRecord(by, absent), by)


def check_gone(live: LiveTable, seat: int, now: float) -> None:
    """Has the player been away for long enough that others may decide?"""
    if seat in live.online():
        raise Refusal("seat-present", seat=seat_name(seat))
    live.note_absence(now)
    until = live.grace_until(seat)
    if until is None:
        raise Refusal("seat-slow", seat=seat_name(seat))
    if now < until:
        raise Refusal("seat-grace", seat=seat_name(seat), seconds=ceil(until - now))


def stand_in(hub: Hub, live: LiveTable, seat: int, why: Reason) -> int:
    """A bot plays for the owner, as strong as is usual at the table, whoever has asked for it."""
    row = bot(live.history.table, live.seats[seat], usual_level(live.seats))
    return change(hub, live, row, why)


def usual_level(seats: Sequence[SeatRow]) -> str:
    """That of the strongest bot that plays for itself."""
    levels = [row.bot for row in seats if row.bot is not None and not row.stand_in]
    return max(levels, key=[*LEVELS].index, default=USUAL_LEVEL)


async def take_back(hub: Hub, live: LiveTable, seat: int) -> int:
    """The owner plays again."""

    def attempt() -> int:
        row = live.seats[seat]
        if not row.stand_in:
            raise Refusal("seat-human", seat=seat_name(seat))
        return change(hub, live, replace(row, bot=None, stand_in=False), "returned")

    return await hub.act(live, attempt)
