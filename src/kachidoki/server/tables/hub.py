"""All live tables of this process: found on demand, changed one at a time, dropped when idle."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from structlog import get_logger

from kachidoki.server import metrics
from kachidoki.server.peers.notices import Notices, backend_for
from kachidoki.server.peers.shares import ALL, Share
from kachidoki.server.play import keys
from kachidoki.server.play.broadcast import broadcast
from kachidoki.server.play.history import History, other_version
from kachidoki.server.play.live import LiveTable
from kachidoki.server.play.loading import load
from kachidoki.server.play.recorder import Recorder
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.settings import Settings
from kachidoki.server.storage import (
    ChangeVersion,
    Outcome,
    Reader,
    StorageFailed,
    Stored,
    Taken,
    Write,
    WriteQueue,
    answer,
    new_chain,
)
from kachidoki.server.storage.records import ACTS
from kachidoki.server.tables.presence import Presences
from kachidoki.server.tables.turns import Turns

TRIES = 5  # so often may other processes be faster, one after the other
IDLE = 120.0  # seconds after which a table that nobody asks for leaves the memory,
PLAYED_ELSEWHERE = 5.0  # and if something happens there in another process

Attempt = Callable[[], int]  # makes something happen and returns its number, or raises Refusal
Result = int | Exception
Done = Callable[[Result], None]

log = get_logger()


class Hub:
    """The only way to a table."""

    def __init__(
        self,
        settings: Settings,
        reader: Reader,
        writes: WriteQueue,
        clock: Callable[[], float] = time.time,
        share: Share = ALL,
    ) -> None:
        self.clock = clock
        self.writes = writes
        self.presences = Presences(self)
        self.notices = Notices(backend_for(settings, share), self.presences.hear)
        self.recorder = Recorder(writes, self.notices, clock)
        self.settings = settings
        self.share = share
        self.reader = reader
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Future[object]] = set()
        self.turns = Turns()
        self.told: set[str] = set()  # running matches of older rules that cannot be played on

    # ------------------------------------------------------------- finding a table

    async def find(self, table_id: str) -> LiveTable:
        """The table of that id; raises Refusal if there is none."""
        live = self.tables.get(table_id)
        if live is None:
            if not keys.is_id(table_id):
                raise Refusal("unknown-table", table=table_id)
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            live = await asyncio.shield(task)
        elif not self.notices.is_alone:
            await self.refresh(live)
        live.used = self.clock()
        return live

    async def refresh(self, live: LiveTable) -> None:
        """A visitor may have sat down or moved through another process a moment ago."""
        try:
            await self.catch_up(live, live.history.number + 1)
        except StorageFailed as error:
            raise Refusal("storage") from error

    async def load(self, table_id: str) -> LiveTable:
        return self.keep(await self.read(table_id))

    async def read(self, table_id: str) -> History:
        """The history as it is stored; it is played again in a thread."""
        try:
            while True:
                history = await asyncio.to_thread(self.load_stored, table_id)
                if history.revision is None or await self.store_revision(history):
                    break
        except StorageFailed as error:
            raise Refusal("storage") from error
        if history.is_told and history.status == "playing":
            self.told.add(table_id)
        return history

    def load_stored(self, table_id: str) -> History:
        stored = self.reader.stored(table_id)
        if stored is None:
            raise Refusal("unknown-table", table=table_id)
        return load(stored, self.clock())

    async def store_revision(self, history: History) -> bool:
        """From now on the table is one of today's rules; false if another process was faster."""
        revision, table = history.revision, history.table
        if revision is not None:
            try:
                change = ChangeVersion(table.id, table.version)
                ended = self.recorder.status_change(history)  # a move made again may end the match
                await self.writes.write(Write([revision], [change, *ended]))
            except Taken:
                return False
            log.info("revised", match=table.id, ply=history.ply, version=table.version)
            history.revision = None
        return True

    def looks_after(self, table_id: str) -> bool:
        """Is it one of our tables, and not known as one that cannot be played on?"""
        return self.share.has(table_id) and table_id not in self.told

    def keep(self, history: History) -> LiveTable:
        """Takes a history that is stored into memory."""
        live = self.tables[history.table.id] = LiveTable(
            history, self.settings.talk_limit, self.settings.grace
        )
        live.used = self.clock()
        live.note_absence(live.used)
        metrics.TABLES.set(len(self.tables))
        return live

    def drop_idle(self) -> None:
        for live in list(self.tables.values()):
            self.drop(live, IDLE)

    def drop(self, live: LiveTable, idle: float) -> bool:
        """Forgets the table if nobody has asked for it for so long; the next visitor reads it again."""
        busy = live.clients or live.thinking or live.pending or live.readers
        if busy or live.used > self.clock() - idle:
            return False
        del self.tables[live.id]
        metrics.TABLES.set(len(self.tables))
        return True

    # ------------------------------------------------------------- changing it

    async def act(self, live: LiveTable, attempt: Attempt) -> int:
        """Carries out the attempt; returns the number of what has happened, once that is stored."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.submit(live, attempt, partial(answer, done))
        result = await done
        if isinstance(result, Exception):
            raise result
        return result

    def submit(self, live: LiveTable, attempt: Attempt, done: Done, tries: int = TRIES) -> None:
        """Carries out the attempt, at once if it need not wait, and again if another process was
        faster. `done` is called once: with the number of what has happened, when that is stored, or
        with what went wrong."""
        live.used = self.clock()
        try:
            number = self.attempt_now(live, attempt)
        except Exception as error:
            done(error)
            return
        if number is None:
            self.spawn(self.attempt_in_turn(live, attempt, done, tries))
        else:
            live.when_stored(number, partial(self.finish, live, attempt, done, tries, number))

    def attempt_now(self, live: LiveTable, attempt: Attempt) -> int | None:
        """None if it has to wait: nobody is refused because of something that is not stored."""
        if not live.is_free:
            return None
        try:
            return attempt()
        except Refusal:
            if live.is_settled:
                raise
            return None

    async def attempt_in_turn(
        self, live: LiveTable, attempt: Attempt, done: Done, tries: int
    ) -> None:
        """When all before it is stored, or has failed and the history has been read again."""
        try:
            async with self.reading(live):
                number = attempt()
        except asyncio.CancelledError:
            done(Refusal("storage"))
            raise
        except Exception as error:
            done(error)
        else:
            live.when_stored(number, partial(self.finish, live, attempt, done, tries, number))

    def finish(
        self,
        live: LiveTable,
        attempt: Attempt,
        done: Done,
        tries: int,
        number: int,
        outcome: Outcome,
    ) -> None:
        """It is stored, or another process was faster, or the database has failed."""
        if outcome is None:
            done(number)
        elif isinstance(outcome, Taken):
            metrics.RACES.inc()
            if tries > 1:
                self.submit(live, attempt, done, tries - 1)
            else:
                done(Refusal("storage"))
        else:
            done(Refusal("storage"))

    # ------------------------------------------------------------- following other processes

    async def restore(self, live: LiveTable) -> None:
        """Reads the history again; clients are told what they have missed."""
        live.history = await self.read(live.id)
        live.chain = new_chain()
        live.spoiled = False
        missed = live.history.happened[live.delivered :]
        newest = next((done for done in reversed(missed) if isinstance(done.record, ACTS)), None)
        for done in missed:
            broadcast(live, done, new=done is newest)
        self.recorder.changed(live, here=self.notices.is_alone)

    async def restore_all(self) -> None:
        """A table that waits for a bot, or for what was stored after all, cannot wait for somebody
        to ask for it."""
        for live in [live for live in self.tables.values() if live.spoiled]:
            try:
                async with self.reading(live):
                    log.info("restored", match=live.id, ply=live.history.ply)
            except Refusal as refusal:
                log.warning("not restored", match=live.id, why=refusal.message)

    async def catch_up(self, live: LiveTable, number: int) -> None:
        """Makes happen here what another process has stored, up to that number at least."""
        async with self.reading(live) as history:
            if history.number >= number:
                return
            stored = await asyncio.to_thread(self.reader.stored, live.id, history.number)
            if stored is not None:
                self.follow(live, stored)

    def follow(self, live: LiveTable, stored: Stored) -> None:
        history = live.history
        if stored.table.version > history.title.version:
            raise other_version(stored.table, history.title)
        history.table, history.seats = stored.table, stored.seats
        for row in stored.happenings:
            broadcast(live, history.repeat(row))
        if stored.happenings:
            self.recorder.changed(live, here=False)

    def catch_up_soon(self, table_id: str, number: int) -> None:
        live, loading = self.tables.get(table_id), self.loading.get(table_id)
        if loading is not None:
            self.spawn(self.catch_up_loaded(loading, number))
        elif live is not None and live.history.number < number:
            self.follow_or_forget(live, number)

    def follow_or_forget(self, live: LiveTable, number: int) -> None:
        """A table that nobody needs here is not worth following."""
        if not self.drop(live, PLAYED_ELSEWHERE):
            self.spawn(self.catch_up(live, number))

    async def catch_up_loaded(self, loading: asyncio.Task[LiveTable], number: int) -> None:
        """It may have been read just before that number was written."""
        await self.catch_up(await asyncio.shield(loading), number)

    async def catch_up_all(self) -> None:
        """Finds what no notice has told of."""
        watched = [live.id for live in self.tables.values() if live.clients]
        if watched:
            for table_id, number in (await self.reader.numbers(watched)).items():
                self.catch_up_soon(table_id, number)

    @asynccontextmanager
    async def reading(self, live: LiveTable) -> AsyncIterator[History]:
        """The history as it is stored: nothing is under way, and nothing has failed."""
        live.readers += 1
        try:
            async with live.lock:
                while live.pending:
                    await live.pending[-1].outcome()
                if live.spoiled:
                    await self.restore(live)
                yield live.history
        finally:
            live.readers -= 1

    def spawn(self, work: Awaitable[object]) -> None:
        """Work that nobody waits for; what goes wrong is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.forget)

    async def stop(self) -> None:
        """Gives up what is under way in the background; all that was promised is stored."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def forget(self, task: "asyncio.Future[object]") -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StorageFailed | Refusal):  # it is tried again when it is needed
            log.warning("background work failed", reason=str(error))
        elif error is not None:
            log.error("background work failed", exc_info=error)
