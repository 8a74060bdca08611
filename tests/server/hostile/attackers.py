"""An attacker for the tests: from another address than everybody else, seeded, on many sockets.

python -m tests.server.hostile.attackers URL SEED messages|requests CONNECTIONS COUNT

is a process of its own, as an attacker is, and prints in JSON what it was told.
"""

import asyncio
import json
import random
import sys
from collections import Counter
from contextlib import suppress
from struct import pack
from typing import Any, Literal

import httpx
import msgspec
from tests.match.table import open_match, play_with_second_thoughts
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.protocol import State

from kachidoki.match import text
from kachidoki.server.protocol.bodies import Sitting

ADDRESS = "127.0.0.2"  # a loopback address of its own: nobody else shares its limits
PACKET = 40  # messages that are written at once
ANSWER_SECONDS = 0.05  # after which it does not care for answers any more
LONGEST_WAIT = 60.0  # seconds for a connection on a busy machine
Kind = Literal["messages", "requests"]

TEXT_FRAME, BINARY_FRAME, MASKED = 0x81, 0x82, 0x80
NO_MASK = bytes(4)  # leaves what it masks as it is

COSTLY = ["weigh", "look", "count", "recall", "coach"]
OTHERS = ["move", "undo", "say", "ping", "hello", "enter", "x"]
WORDS = ["", "?", "pass red-1", "undo", "\x00", "🏯" * 50, "a" * 300, "-1", "chance"]
PATHS = [
    "",
    "/file",
    "/sheet",
    "/sheet?ply=99999999999",
    "/description?language=en",
    "/proof",
    "/analysis",
]
ELSEWHERE = [
    "/",
    "/rules/joraku",
    "/health",
    "/metrics",
    "/api/docs/openapi.json",
    "/api/titles",
    "/api/tables",
    "/assets/..%2f..%2fapp.py",
    "/%00",
]
RULES = [
    f"/api/titles/{title}/rules?seats={seats}&language={language}"
    for title in ("gunsen", "joraku", "rising-sun", "tokaido")
    for seats in range(2, 7)
    for language in ("en", "ru")
]
GARBAGE: list[str | bytes] = [b"\x00\x01", "{", "[" * 5000, '"', "null", "x" * 9000]
BODIES = [b"", b"{}", b"[]", b"null", b"\xff\xfe", b'{"title": 1}', b"x" * 40_000, b'{"a":' * 2000]
TEXT = {"Content-Type": "text/plain"}


class Problem(msgspec.Struct, frozen=True):
    problem: str = ""


class Answer(msgspec.Struct, frozen=True):
    """As much of one as an attacker cares for."""

    type: str
    problem: Problem = Problem()


class Told(msgspec.Struct, frozen=True):
    """What an attacker has sent, and how the server has answered."""

    sent: int
    answers: dict[str, int]
    statuses: dict[int, int]


class Attacker:
    """Does its worst at its own table; `answers` counts what the server has said to it."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.dice = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.sent = 0

    async def attack(self, kind: Kind, connections: int, count: int) -> None:
        """So many messages or requests, over so many connections at a time."""
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
        async with httpx.AsyncClient(
            base_url=self.url, transport=transport, timeout=LONGEST_WAIT
        ) as http:
            sitting = await self.sit_down(http)
            if kind == "messages":
                works = [self.flood(sitting, count) for _ in range(connections)]
            else:
                works = [self.request(http, sitting, count) for _ in range(connections)]
            await asyncio.gather(*works)

    async def sit_down(self, http: httpx.AsyncClient) -> Sitting:
        """At a table with the costliest choices; whoever has attacked before waits to be let in."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "apprentice"}] * 2]
        body = {"title": "tokaido", "name": "Eve", "nonce": "n", "seats": seats}
        while (response := await http.post("/api/tables", json=body)).status_code == 429:
            await asyncio.sleep(1)
        return msgspec.json.decode(response.content, type=Sitting)

    # ------------------------------------------------------------- sockets

    async def flood(self, sitting: Sitting, count: int) -> None:
        """Packet after packet; whenever it is sent away, it comes again."""
        while self.sent < count:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await self.visit(sitting, count)
            self.sent += 1

    async def visit(self, sitting: Sitting, count: int) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/socket?table={sitting.table.id}"
        async with connect(
            address,
            local_addr=(ADDRESS, 0),
            proxy=None,
            max_size=None,
            open_timeout=LONGEST_WAIT,
            close_timeout=1,
        ) as socket:
            key = self.dice.choice([sitting.key, sitting.key, sitting.watch, "no key"])
            await socket.send(json.dumps({"type": "hello", "table": sitting.table.id, "key": key}))
            while self.sent < count and socket.state is State.OPEN:
                socket.transport.write(b"".join(frame(self.message()) for _ in range(PACKET)))
                self.sent += PACKET
                await self.listen(socket)

    async def listen(self, socket: ClientConnection) -> None:
        """For a while, and until the server has taken what was sent."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                while True:
                    self.hear(await socket.recv(decode=False))
        while socket.transport.get_write_buffer_size() > 0:
            self.hear(await socket.recv(decode=False))

    def hear(self, words: bytes) -> None:
        answer = msgspec.json.decode(words, type=Answer)
        self.answers[f"{answer.type} {answer.problem.problem}".strip()] += 1

    def message(self) -> str | bytes:
        """Costly, wrong, or no message at all."""
        dice = self.dice
        kind = dice.choice(dice.choice([COSTLY, OTHERS]))
        if dice.random() < 0.05:
            return dice.choice(GARBAGE)
        fields: dict[str, Any] = {
            "id": dice.choice(["", "same", str(dice.random())]),
            "ply": dice.choice([-1, 0, 5, dice.randrange(300), 2**60]),
            "until": dice.choice([-1, 0, 5, dice.randrange(300), 2**60]),
            "action": dice.choice(WORDS),
            "text": dice.choice(WORDS),
            "language": dice.choice(["en", "ru", "eo", ""]),
            "stills": dice.choice([True, True, "yes"]),
            "to": dice.choice([[], ["A"], ["Z"], "B"]),
            "table": "x",
        }
        kept = {name: word for name, word in fields.items() if dice.random() < 0.9}
        return json.dumps({"type": kind, **kept})

    # ------------------------------------------------------------- HTTP

    async def request(self, http: httpx.AsyncClient, sitting: Sitting, count: int) -> None:
        """One after the other; whoever is not answered asks for something else."""
        file = text(play_with_second_thoughts(open_match(seats=4)))
        while self.sent < count:
            with suppress(httpx.HTTPError):
                response = await http.send(self.any_request(http, sitting, file))
                self.statuses[response.status_code] += 1
            self.sent += 1

    def any_request(self, http: httpx.AsyncClient, sitting: Sitting, file: str) -> httpx.Request:
        dice = self.dice
        table = dice.choice([sitting.table.id, sitting.table.id, "nothing", "..%2f..", "x" * 100])
        at_the_table = f"/api/tables/{table}{dice.choice(PATHS)}"
        path = dice.choice([at_the_table, dice.choice(ELSEWHERE), dice.choice(RULES)])
        headers = {"Authorization": f"Bearer {dice.choice([sitting.watch, sitting.key, 'x'])}"}
        if dice.random() < 0.5:
            return http.build_request("GET", path, headers=headers)
        if dice.random() < 0.1:
            return http.build_request("POST", "/api/matches", content=file, headers=TEXT)
        places = ["/api/tables", "/api/matches", path, f"/api/tables/{table}/join"]
        body = dice.choice(BODIES)
        return http.build_request("POST", dice.choice(places), content=body, headers=headers)


def frame(message: str | bytes) -> bytes:
    """As it goes over the wire, by itself: a library would send a tenth as many; see RFC 6455, 5.2."""
    data = message.encode() if isinstance(message, str) else message
    kind = TEXT_FRAME if isinstance(message, str) else BINARY_FRAME
    length = (
        bytes((MASKED | len(data),)) if len(data) < 126 else pack("!BH", MASKED | 126, len(data))
    )
    return bytes((kind,)) + length + NO_MASK + data


def main(url: str, seed: str, kind: Kind, connections: str, count: str) -> None:
    attacker = Attacker(url, int(seed))
    asyncio.run(attacker.attack(kind, int(connections), int(count)))
    told = Told(attacker.sent, attacker.answers, attacker.statuses)
    sys.stdout.buffer.write(msgspec.json.encode(told))


if __name__ == "__main__":
    main(*sys.argv[1:])  # type: ignore[arg-type]
