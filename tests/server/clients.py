"""Clients for the tests: whoever sits at a table or watches it, and remembers all that it is told."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Self

import httpx
import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from kachidoki.server.protocol.bodies import Sitting
from kachidoki.server.protocol.messages import (
    Accepted,
    Answer,
    Began,
    Happened,
    Happening,
    Hello,
    Move,
    Moved,
    PlyInfo,
    Position,
    Recall,
    Refused,
    Request,
    Seated,
    Story,
    Welcome,
)

PATIENCE = 120.0  # seconds; only a test that fails waits as long
DECODER = msgspec.json.Decoder(Answer)

Choose = Callable[[Position], str]


def fresh_id() -> str:
    return secrets.token_hex(8)


# ----------------------------------------------------------------- tables


async def make_table(
    url: str, title: str, kinds: Sequence[str], name: str = "Anna", **more: Any
) -> Sitting:
    """A table with a seat for each kind: `me`, `friend`, or the level of a bot."""
    seats = [{"kind": kind} if kind in ("me", "friend") else bot(kind) for kind in kinds]
    body = {"title": title, "name": name, "nonce": fresh_id(), "seats": seats, **more}
    return await post(url, "/tables", body)


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


async def join_table(url: str, host: Sitting, name: str, **more: Any) -> Sitting:
    body = {"name": name, "nonce": fresh_id(), "invite": host.invite, **more}
    return await post(url, f"/tables/{host.table.id}/join", body)


async def post(url: str, path: str, body: dict[str, Any]) -> Sitting:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        response = await http.post(f"/api{path}", json=body)
    assert response.status_code in (200, 201), response.text
    return msgspec.json.decode(response.content, type=Sitting)


async def seat_friends(urls: Sequence[str], title: str, **more: Any) -> list[Sitting]:
    """A table of humans only, one for each address, each seated through its own."""
    kinds = ["me", *["friend"] * (len(urls) - 1)]
    host = await make_table(urls[0], title, kinds, **more)
    friends = [await join_table(url, host, f"Friend {url[-1]}") for url in urls[1:]]
    return [host, *friends]


# ----------------------------------------------------------------- sockets


class Player:
    """A socket at a table. `raw` is every message as it came, `log` every happening by number."""

    def __init__(self, url: str, table: str, key: str | None, says_where: bool = True) -> None:
        self.url = url
        self.table = table
        self.says_where = says_where  # does the address of its socket name the table?
        self.home: str | None = None  # the address that it connects from
        self.key = key
        self.seat: str | None = None
        self.seen = 0
        self.since = 0  # after which its log begins
        self.position: Position | None = None
        self.welcomes: list[Welcome] = []
        self.log: dict[int, Happened] = {}
        self.raw: list[bytes] = []
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self, seen: int | None = None) -> Welcome:
        """Says hello and hears the welcome; resumes from what it has seen."""
        address = self.url.replace("http", "ws", 1) + "/api/socket"
        if self.says_where:
            address += f"?table={self.table}"
        self.socket = await connect(
            address,
            max_size=None,
            max_queue=None,
            proxy=None,
            open_timeout=PATIENCE,
            local_addr=self.home and (self.home, 0),
        )
        await self.send(Hello(self.table, self.key, self.seen if seen is None else seen))
        welcome = await self.hear()
        assert isinstance(welcome, Welcome), welcome
        return welcome

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def send(self, request: Request) -> None:
        await self.send_raw(msgspec.json.encode(request).decode())

    async def send_raw(self, words: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(words)

    async def hear(self) -> Answer:
        """The next message; what it tells is remembered."""
        assert self.socket is not None
        words = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        self.raw.append(words)
        answer: Answer = DECODER.decode(words)
        self.remember(answer)
        return answer

    def remember(self, answer: Answer) -> None:
        if isinstance(answer, Welcome):
            self.welcomes.append(answer)
            self.seat, self.seen, self.position = answer.seat, answer.number, answer.position
            if answer.anew:
                self.log, self.since = {}, answer.since
            self.log |= {happened.number: happened for happened in answer.log}
        elif isinstance(answer, Story):
            self.since = answer.since
            self.log = {happened.number: happened for happened in answer.log} | self.log
        elif isinstance(answer, Happened):
            assert answer.number > self.seen, "numbers go up"
            self.seen = answer.number
            self.log[answer.number] = answer
            self.position = answer.position or self.position

    async def hear_until(self, wanted: Callable[[Answer], bool]) -> Answer:
        while not wanted(answer := await self.hear()):
            pass
        return answer

    async def ask(self, request: Any) -> Answer:
        """Sends a request and hears up to its answer."""
        await self.send(request)
        return await self.hear_until(lambda answer: getattr(answer, "id", None) == request.id)

    async def recall(self) -> None:
        """All that happened before its log begins."""
        while self.since > 0:
            assert isinstance(await self.ask(Recall(fresh_id(), self.since)), Story)

    async def catch_up(self, number: int) -> None:
        while self.seen < number:
            await self.hear()

    # ------------------------------------------------------------- playing

    @property
    def history(self) -> dict[int, object]:
        """What it was told, by number: the same for everybody who may know the same, at any time."""
        return {number: lasting(happened.what) for number, happened in self.log.items()}

    @property
    def shown(self) -> Position:
        """The position; there is one as soon as the match has begun."""
        assert self.position is not None
        return self.position

    @property
    def ply(self) -> int:
        return self.shown.ply

    @property
    def is_over(self) -> bool:
        return self.position is not None and self.position.view["over"]

    @property
    def may_act(self) -> bool:
        return self.position is not None and self.seat in self.position.actors

    async def move(self, action: str, ply: int | None = None) -> Accepted | Refused:
        """Makes a move; when it is accepted, hears on until it has been told."""
        answer = await self.ask(Move(fresh_id(), self.ply if ply is None else ply, action))
        assert isinstance(answer, Accepted | Refused), answer
        if isinstance(answer, Accepted):
            await self.catch_up(answer.number)
        return answer

    async def act(self, choose: Choose) -> Accepted | Refused:
        """One move of the strategy; it may come too late, and nothing else may be wrong with it."""
        answer = await self.move(choose(self.shown))
        assert isinstance(answer, Accepted) or answer.problem.problem == "stale", answer
        return answer

    async def play(self, choose: Choose, plies: int | None = None) -> None:
        """Plays to the end, or until the match has so many plies."""
        while not self.is_over and (plies is None or self.position is None or self.ply < plies):
            if self.may_act:
                await self.act(choose)
            else:
                await self.hear()


def lasting(what: Happening) -> object:
    """A happening without who is connected just now, how the table stands, and what is shown of it
    only in its moment."""
    if isinstance(what, Began):
        return [without_stills(ply) for ply in what.plies]
    if isinstance(what, Moved):
        return replace(what, plies=[without_stills(ply) for ply in what.plies])
    if isinstance(what, Seated):
        return [replace(player, online=False) for player in what.players]
    return what


def without_stills(ply: PlyInfo) -> PlyInfo:
    return replace(ply, events=[replace(event, still=msgspec.UNSET) for event in ply.events])


def first(position: Position) -> str:
    """A strategy: the first of the choices."""
    return position.choices[0].action


def middle(position: Position) -> str:
    """A strategy that plays otherwise at every ply, and always the same game."""
    return position.choices[position.ply * 7 % len(position.choices)].action
