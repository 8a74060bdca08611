"""An attacker for the tests: from another address than everybody else, seeded, on many sockets.

python -m tests.server.hostile.attackers URL SEED SOCKETS MESSAGES

is a process of its own, as an attacker is, and prints in JSON what it was told.
"""

import asyncio
import json
import random
import sys
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from tests.match.table import open_match, play_with_second_thoughts
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kachidoki.match import text
from kachidoki.server.protocol.bodies import Sitting

ADDRESS = "127.0.0.2"  # a loopback address of its own: nobody else shares its limits
PACKET = 40  # messages that are written at once
ANSWER_SECONDS = 0.05  # after which it does not care for answers any more
LONGEST_WAIT = 60.0  # seconds for a connection on a busy machine
ASKING = 10  # of a hundred connections, those that send requests instead of messages

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

    async def attack(self, sockets: int, messages: int) -> None:
        """So many messages and requests, over so many sockets at a time."""
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
        async with httpx.AsyncClient(
            base_url=self.url, transport=transport, timeout=LONGEST_WAIT
        ) as http:
            sitting = await self.sit_down(http)
            share, asking = messages // sockets, max(1, sockets * ASKING // 100)
            works = [self.request(http, sitting, share) for _ in range(asking)]
            works += [self.flood(sitting, share) for _ in range(sockets - asking)]
            await asyncio.gather(*works)

    async def sit_down(self, http: httpx.AsyncClient) -> Sitting:
        """At a table with the costliest choices."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "apprentice"}] * 2]
        body = {"title": "tokaido", "name": "Eve", "nonce": "n", "seats": seats}
        response = await http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        return msgspec.json.decode(response.content, type=Sitting)

    # ------------------------------------------------------------- sockets

    async def flood(self, sitting: Sitting, messages: int) -> None:
        """Packet after packet; whenever it is sent away, it comes again."""
        left = messages
        while left > 0:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                left = await self.visit(sitting, left)
            left -= 1
            self.sent += 1

    async def visit(self, sitting: Sitting, left: int) -> int:
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
            while left > 0:
                for _ in range(PACKET):
                    await socket.send(self.message())
                left -= PACKET
                self.sent += PACKET
                await self.listen(socket)
        return left

    async def listen(self, socket: ClientConnection) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_SECONDS):
                while True:
                    answer = json.loads(await socket.recv())
                    problem = answer.get("problem", {}).get("problem", "")
                    self.answers[f"{answer['type']} {problem}".strip()] += 1

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

    async def request(self, http: httpx.AsyncClient, sitting: Sitting, requests: int) -> None:
        """One after the other; whoever is not answered asks for something else."""
        file = text(play_with_second_thoughts(open_match(seats=4)))
        for _ in range(requests):
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


def main(url: str, seed: str, sockets: str, messages: str) -> None:
    attacker = Attacker(url, int(seed))
    asyncio.run(attacker.attack(int(sockets), int(messages)))
    told = Told(attacker.sent, attacker.answers, attacker.statuses)
    sys.stdout.buffer.write(msgspec.json.encode(told))


if __name__ == "__main__":
    main(*sys.argv[1:])
