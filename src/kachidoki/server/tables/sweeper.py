"""What has to be looked after again and again: presence, deadlines, sleeping bots, idle tables,
snapshots, memory."""

import asyncio

from structlog import get_logger

from kachidoki.server.memory import give_back
from kachidoki.server.storage import DropTable, StorageFailed, Write
from kachidoki.server.tables.bot_turns import BotTurns
from kachidoki.server.tables.deadlines import Deadlines
from kachidoki.server.tables.hub import Hub
from kachidoki.server.tables.snapshots import find_without, keep_snapshots

BEAT = 5.0  # seconds
DAY = 24 * 3600
BEATS = 6  # so many beats from one look into the whole database to the next

log = get_logger()


class Sweeper:
    def __init__(self, hub: Hub, bot_turns: BotTurns) -> None:
        self.hub = hub
        self.bot_turns = bot_turns
        self.deadlines = Deadlines(hub)

    async def run(self) -> None:
        """Until it is cancelled; whatever fails is tried again at the next beat."""
        beat = 0
        while True:
            try:
                if beat == 0:
                    await self.bot_turns.wake_all(patience=0.0)
                await self.sweep(thoroughly=beat % BEATS == 0)
            except StorageFailed as error:  # the database is away for a while
                log.warning("sweep failed", reason=str(error))
            except Exception:
                log.exception("sweep failed")
            beat += 1
            await asyncio.sleep(BEAT)

    async def sweep(self, thoroughly: bool) -> None:
        self.hub.presences.beat()
        self.hub.drop_idle()
        await self.hub.restore_all()
        for live in list(self.hub.tables.values()):
            self.bot_turns.wake_overdue(live)
        await self.deadlines.check_live()
        if not self.hub.notices.is_alone:
            await self.hub.catch_up_all()
        await keep_snapshots(self.hub)
        if thoroughly:
            await self.deadlines.check_slow()
            await self.bot_turns.wake_all()
            await self.forget_abandoned()
            await find_without(self.hub)
            await asyncio.to_thread(give_back)

    async def forget_abandoned(self) -> None:
        """Tables that are not over, and that nobody has touched for as long as the settings say."""
        days, hub = self.hub.settings.abandoned_days, self.hub
        if days is None:
            return
        for table_id in await hub.reader.abandoned(hub.clock() - days * DAY):
            live = hub.tables.get(table_id)
            if hub.share.has(table_id) and (live is None or hub.drop(live, idle=0.0)):
                await hub.writes.write(Write([], [DropTable(table_id)]))
                log.info("abandoned table forgotten", match=table_id)
