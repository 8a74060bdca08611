"""Players who come back whatever happens, as the browser does, and remember what they were promised."""

import asyncio
import ssl
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count, cycle, islice
from urllib.parse import urlsplit

import httpx
from sqlalchemy import Engine, select
from tests.server.clients import Player, fresh_id, join_table, make_table, middle
from websockets.exceptions import WebSocketException

from kachidoki.server.play.keys import new_key
from kachidoki.server.protocol.bodies import Sitting
from kachidoki.server.protocol.messages import Accepted, Answer, Move, Ping, Pong, Refused
from kachidoki.server.storage.model import HAPPENINGS

HEARTBEAT, PATIENCE = 6.0, 3.0  # seconds, those of web/src/shell/net/connection.ts
PAUSE = 0.4  # seconds until something is tried again
PACE = 0.05  # seconds from one move to the next, at least
HOMES = count()
BROKEN = (OSError, TimeoutError, WebSocketException, ssl.SSLError)
UNANSWERED = (httpx.HTTPError, TimeoutError, AssertionError)  # or not as it should be


class Evening:
    """Whoever plays, and how well that goes: from when on players can expect to be served, and how long
    one of them had to wait for anything to happen. While it storms, they wait without counting."""

    def __init__(self, urls: Sequence[str]) -> None:
        self.urls = urls
        self.ends = False
        self.storms = False
        self.fair_since = time.monotonic()
        self.trouble = "nothing"  # that was made last
        self.longest_wait = 0.0
        self.longest_after = "nothing"
        self.players: list[Stubborn] = []

    @contextmanager
    def storm(self) -> Iterator[None]:
        self.storms = True
        try:
            yield
        finally:
            self.storms, self.fair_since = False, time.monotonic()

    def waited(self, since: float) -> None:
        if not self.storms:
            waited = time.monotonic() - max(since, self.fair_since)
            if waited > self.longest_wait:
                self.longest_wait, self.longest_after = waited, self.trouble

    @property
    def promises(self) -> int:
        return sum(len(player.promised) for player in self.players)


class Group:
    """People who play one game after the other, at tables of one kind."""

    def __init__(self, evening: Evening, title: str, kinds: Sequence[str]) -> None:
        self.evening = evening
        self.title = title
        self.kinds = kinds
        self.urls = cycle(evening.urls)
        self.last = time.monotonic()  # when something has happened

    def goes_on(self) -> None:
        self.evening.waited(self.last)
        self.last = time.monotonic()

    async def play(self) -> None:
        """Until the evening ends."""
        self.last = time.monotonic()
        while not self.evening.ends:
            try:
                players = await self.sit_down()
            except TimeoutError:
                await asyncio.sleep(PAUSE)
                continue
            self.goes_on()
            self.evening.players += players
            await asyncio.gather(*[player.persist() for player in players])
        self.evening.waited(self.last)

    async def sit_down(self) -> list["Stubborn"]:
        host = await self.ask(partial(make_table, title=self.title, kinds=self.kinds))
        sittings = [host]
        for number in range(self.kinds.count("friend")):
            name, key = f"Friend {number}", new_key()
            sittings.append(await self.ask(partial(join_table, host=host, name=name, key=key)))
        return [Stubborn(self, sitting) for sitting in sittings]

    async def ask(self, request: Callable[[str], Awaitable[Sitting]]) -> Sitting:
        """The first server that answers, as a proxy would find it."""
        for url in islice(self.urls, len(self.evening.urls)):
            with suppress(*UNANSWERED):
                async with asyncio.timeout(PATIENCE):
                    return await request(url)
        raise TimeoutError("no server answers")


class Stubborn(Player):
    """Plays until the game is over, or the evening."""

    def __init__(self, group: Group, sitting: Sitting) -> None:
        super().__init__(group.evening.urls[0], sitting.table.id, sitting.key)
        self.urls = cycle(group.evening.urls)
        self.group = group
        if urlsplit(self.url).hostname == "127.0.0.1":  # a proxy here, which tells clients apart
            self.home = f"127.0.0.{next(HOMES) % 200 + 20}"
        self.promised: dict[int, str] = {}  # the request by the number of what came of it
        self.unanswered: Move | None = None

    @property
    def has_done(self) -> bool:
        return self.is_over or self.group.evening.ends

    async def persist(self) -> None:
        while not self.has_done:
            try:
                self.url = next(self.urls)
                async with asyncio.timeout(PATIENCE):
                    await self.connect()
                await self.play_on()
            except BROKEN:
                await asyncio.sleep(PAUSE)
            except AssertionError as error:  # instead of a welcome; the database may be away
                if "storage" not in str(error):
                    raise
                await asyncio.sleep(PAUSE)
            finally:
                await self.hang_up()

    async def hang_up(self) -> None:
        """Without waiting for a server that may be gone."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def play_on(self) -> None:
        while not self.has_done:
            await asyncio.sleep(PACE)
            if self.unanswered is None and self.may_act:
                self.unanswered = Move(fresh_id(), self.ply, middle(self.shown))
            if self.unanswered is not None:
                await self.insist(self.unanswered)
            else:
                await self.hear_or_ask()

    async def insist(self, move: Move) -> None:
        """Sends it, again if need be, until it is known what came of it."""
        await self.send(move)
        answer: Answer | None = None
        async with asyncio.timeout(PATIENCE):
            while getattr(answer, "id", None) != move.id:
                answer = await self.hear()
        if isinstance(answer, Accepted):
            self.promised[answer.number] = move.id
            await self.catch_up(answer.number)
            self.group.goes_on()
        elif isinstance(answer, Refused) and answer.problem.problem == "storage":
            await asyncio.sleep(PAUSE)
            return
        else:
            assert isinstance(answer, Refused), answer
            assert answer.problem.problem == "stale", answer
        self.unanswered = None

    async def hear_or_ask(self) -> None:
        """Whoever has heard nothing for a while asks whether there is anybody."""
        try:
            async with asyncio.timeout(HEARTBEAT):
                before = self.seen
                await self.hear()
        except TimeoutError:
            await self.send(Ping(fresh_id()))
            async with asyncio.timeout(PATIENCE):
                while not isinstance(await self.hear(), Pong):
                    pass
        else:
            if self.seen > before:
                self.group.goes_on()


def lost_and_doubled(engine: Engine, players: Sequence[Stubborn]) -> tuple[int, int]:
    """What was promised and is not stored as promised; what is stored more than once."""
    columns = (HAPPENINGS.c.table_id, HAPPENINGS.c.number, HAPPENINGS.c.request)
    tables = {player.table for player in players}
    with engine.connect() as connection:
        rows = connection.execute(select(*columns).where(columns[0].in_(tables))).all()
    stored = {(table, number): request for table, number, request in rows}
    lost = sum(
        stored.get((player.table, number)) != request
        for player in players
        for number, request in player.promised.items()
    )
    times = Counter((table, request) for table, _, request in rows if request is not None)
    return lost, sum(count - 1 for count in times.values())
