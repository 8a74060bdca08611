"""How the load speaks to our server: docs/protocol.md, and of that only what a player needs."""

from collections.abc import Iterator
from random import Random
from secrets import token_hex
from typing import Any

import msgspec

from benchmarks.server.lobby import Lobby
from benchmarks.server.tables import SEATS, Player, Table


class Choice(msgspec.Struct):
    action: str


class Position(msgspec.Struct):
    ply: int
    actors: list[str]
    choices: list[Choice]


class What(msgspec.Struct):
    type: str
    seat: str | None = None


class Welcome(msgspec.Struct, tag="welcome"):
    position: Position


class Happened(msgspec.Struct, tag="happened"):
    number: int
    what: What
    position: Position | None = None


class Accepted(msgspec.Struct, tag="accepted"):
    id: str


class Refused(msgspec.Struct, tag="refused"):
    problem: dict[str, Any]


class Presence(msgspec.Struct, tag="presence"):
    pass


DECODER = msgspec.json.Decoder(Happened | Accepted | Presence | Welcome | Refused)


class Client(Player):
    def __init__(
        self, table: Table, seat: str, rng: Random, pause: float, place: str, key: str
    ) -> None:
        super().__init__(table, seat, rng, pause)
        self.path = f"/api/socket?table={place}"
        self.place = place
        self.key = key
        self.moves = 0
        self.position: Position

    def greet(self) -> None:
        hello = {"type": "hello", "table": self.place, "key": self.key, "seen": 0}
        self.wire.say(msgspec.json.encode(hello))

    def hear(self, text: bytes) -> None:
        message = DECODER.decode(text)
        if isinstance(message, Happened):
            if message.what.type == "moved" and message.what.seat is not None:
                self.saw(message.number, message.what.seat)
            if message.position is not None:
                self.look(message.position)
        elif isinstance(message, Welcome):
            self.look(message.position)
            self.seated()
        elif isinstance(message, Refused):
            self.was_refused()

    def look(self, position: Position) -> None:
        self.position = position
        self.may(self.seat in position.actors, not position.actors)

    def move(self) -> bytes:
        self.moves += 1
        action = self.rng.choice(self.position.choices).action
        move = {"type": "move", "id": str(self.moves), "ply": self.position.ply, "action": action}
        return msgspec.json.encode(move)


def seats_of(lobby: Lobby, game: str) -> Iterator[tuple[str, str, str]]:
    """Makes a table for four: its id, and each seat with its key."""
    seats = [{"kind": "me"}] + [{"kind": "friend"}] * (SEATS - 1)
    request = {"title": game, "name": "A", "nonce": token_hex(8), "seats": seats}
    host = lobby.post("/api/tables", request)
    table, invite = host["table"]["id"], host["invite"]
    yield table, host["seat"], host["key"]
    for name in "BCD":
        join = {"name": name, "nonce": token_hex(8), "invite": invite}
        guest = lobby.post(f"/api/tables/{table}/join", join)
        yield table, guest["seat"], guest["key"]
