"""Nobody spoils a table: a bot takes over the seat of a player who is away for too long.

At a live table that happens to players who have not been connected for a while, and only if somebody
else is and waits for them: a table that everybody has left can wait. At a slow table the limit alone
decides, as long as another human plays on.

A time of talk at a live table has a clock for all: when it is up, whoever is waited for says nothing.
"""

from structlog import get_logger

from kachidoki.engine import seat_name
from kachidoki.server.play.acts import keep_silent
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.tables.hub import Hub
from kachidoki.server.tables.stand_ins import stand_in

log = get_logger()


class Deadlines:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def check_live(self) -> None:
        """The tables in memory: players who wait at a table are connected to it."""
        hub = self.hub
        for live in list(hub.tables.values()):
            is_live = live.history.table.pace == "live"
            if is_live and live.clients and hub.recorder.knows_who_is_there(live):
                await self.check(live)

    async def check_slow(self) -> None:
        """All slow tables of ours that there are."""
        now = self.hub.clock()
        for listing in await self.hub.reader.playing(pace="slow", waiting_since=now):
            is_late = listing.since + listing.table.limit_seconds < now
            if is_late and self.hub.looks_after(listing.table.id):
                await self.check_stored(listing.table.id)

    async def check_stored(self, table_id: str) -> None:
        try:
            await self.check(await self.hub.find(table_id))
        except Refusal as refusal:
            log.warning("deadline not kept", match=table_id, why=refusal.message)
        except ValueError:
            log.exception("table cannot be read", match=table_id)

    async def check(self, live: LiveTable) -> None:
        for seat in self.late(live):
            try:
                await self.hub.act(live, lambda seat=seat: self.attempt(live, seat))  # type: ignore[misc]
            except Refusal as refusal:
                log.warning("deadline not kept", match=live.id, why=refusal.message)

    def attempt(self, live: LiveTable, seat: int) -> int:
        if seat not in self.late(live):
            return live.history.number
        if live.has_talk_clock:
            return keep_silent(self.hub.recorder, live, seat)
        log.info("stood in", match=live.id, ply=live.history.ply, seat=seat_name(seat))
        return stand_in(self.hub, live, seat, "late")

    def late(self, live: LiveTable) -> list[int]:
        """The seats that have kept the others waiting for too long."""
        deadline = live.deadline()
        if deadline is None or self.hub.clock() < deadline:
            return []
        late = live.humans_to_act()
        playing = live.playing()
        if live.has_talk_clock:
            return late
        if live.history.table.pace == "live":
            late = [seat for seat in late if self.is_gone(live, seat)]
            playing &= live.online()
        return [seat for seat in late if playing - {seat}]

    def is_gone(self, live: LiveTable, seat: int) -> bool:
        """Not just cut off for a moment."""
        until = live.absences().get(seat)
        return until is not None and self.hub.clock() >= until
