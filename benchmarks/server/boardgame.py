"""How the load speaks to boardgame.io's server: its messages over socket.io over engine.io.

Engine.io puts a digit before each message (0 open, 2 ping, 3 pong, 4 message), socket.io another one
(0 connect, 2 event) and the name of the game.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from benchmarks.server.lobby import Lobby
from benchmarks.server.tables import SEATS, Player, Table

GAME = "tricks"
OPENED, PING, PONG = b"0", b"2", b"3"
CONNECT, EVENT = f"40/{GAME},".encode(), f"42/{GAME},".encode()
UPDATE, SYNC = b'["update"', b'["sync"'


class Card(msgspec.Struct):
    suit: str
    rank: int


class Seat(msgspec.Struct):
    hand: list[Card]


class Game(msgspec.Struct):
    players: list[Seat]
    led: str | None


class Context(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class State(msgspec.Struct):
    G: Game
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Payload(msgspec.Struct):
    player: str | None = msgspec.field(name="playerID", default=None)


class Action(msgspec.Struct):
    payload: Payload


class Entry(msgspec.Struct):
    action: Action


class Synced(msgspec.Struct):
    state: State


UPDATED = msgspec.json.Decoder(tuple[str, str, State, list[Entry]])
SYNCED = msgspec.json.Decoder(tuple[str, str, Synced])


class Client(Player):
    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(
        self, table: Table, seat: str, rng: Random, pause: float, place: str, key: str
    ) -> None:
        super().__init__(table, seat, rng, pause)
        self.place = place
        self.key = key
        self.state: State

    def greet(self) -> None:
        """Nothing yet: the server speaks first."""

    def hear(self, text: bytes) -> None:
        if text.startswith(EVENT):
            self.happened(text[len(EVENT) :])
        elif text.startswith(OPENED):
            self.wire.say(CONNECT)
        elif text.startswith(CONNECT):
            self.emit("sync", self.place, self.seat, self.key, SEATS)
        elif text == PING:
            self.wire.say(PONG)

    def happened(self, event: bytes) -> None:
        if event.startswith(UPDATE):
            _, _, state, log = UPDATED.decode(event)
            self.saw(state.number, log[0].action.payload.player or self.state.ctx.player)
            self.look(state)
        elif event.startswith(SYNC):
            self.look(SYNCED.decode(event)[2].state)
            self.seated()

    def look(self, state: State) -> None:
        self.state = state
        is_over = state.ctx.gameover is not None
        self.may(state.ctx.player == self.seat and not is_over, is_over)

    def move(self) -> bytes:
        hand, led = self.state.G.players[int(self.seat)].hand, self.state.G.led
        card = self.rng.choice([card for card in hand if card.suit == led] or hand)
        payload = {
            "type": "play",
            "args": [card.suit, card.rank],
            "playerID": self.seat,
            "credentials": self.key,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self.event("update", action, self.state.number, self.place, self.seat)

    def emit(self, *words: Any) -> None:
        self.wire.say(self.event(*words))

    def event(self, *words: Any) -> bytes:
        return EVENT + msgspec.json.encode(words)


def seats_of(lobby: Lobby, game: str) -> Iterator[tuple[str, str, str]]:
    """Makes a match for four: its id, and each player with the credentials."""
    match = lobby.post(f"/games/{game}/create", {"numPlayers": SEATS})["matchID"]
    for seat in range(SEATS):
        join = {"playerID": str(seat), "playerName": f"player {seat}"}
        answer = lobby.post(f"/games/{game}/{match}/join", join)
        yield match, str(seat), answer["playerCredentials"]
