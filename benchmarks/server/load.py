"""The load, a process of its own: many tables of four at one server, every move timed.

    python -m benchmarks.server.load REQUEST

plays as the request (JSON) says and prints what it found (JSON). All tables are made and everybody
sits before the clock starts, and the clock stops when the first game ends: so all are live throughout.
"""

import asyncio
import gc
import sys
from random import Random
from time import perf_counter, process_time
from typing import Literal

import msgspec
import uvloop

from benchmarks.server import boardgame, kachidoki
from benchmarks.server.lobby import Lobby
from benchmarks.server.processes import HOST, cpu_seconds
from benchmarks.server.tables import SEATS, Player, Table
from benchmarks.server.wire import Wire

Speech = Literal["kachidoki", "boardgame"]
SPEECHES = {"kachidoki": kachidoki, "boardgame": boardgame}
SAMPLING = 0.25
SAMPLES_A_LINE = 8  # of progress
AT_ONCE = 50  # connections that are opened together
PATIENCE = 30.0


class LoadRequest(msgspec.Struct, frozen=True):
    speech: Speech
    port: int
    pid: int  # of the server
    game: str  # as the server calls it
    tables: int
    warm_up: float  # seconds that are played and not counted
    seconds: float  # that are counted, at most
    pause: float  # seconds that a player thinks, on average
    seed: int


class Sample(msgspec.Struct, frozen=True):
    """How far everything was at a time; the counts go up."""

    time: float
    moves: int
    server_cpu: float
    load_cpu: float


class Found(msgspec.Struct, frozen=True):
    samples: list[Sample]
    counted: int  # the first sample after the warm-up
    latencies: list[float]  # seconds, of all moves that were counted
    message: float  # bytes that a player received of a move, on average
    refused: int


class Load:
    def __init__(self, request: LoadRequest) -> None:
        self.request = request
        self.tables: list[Table] = []
        self.moves = 0
        self.latencies: list[float] = []
        self.samples: list[Sample] = []
        self.counted = 0
        self.message = 0.0

    def moved(self, seconds: float) -> None:
        self.moves += 1
        self.latencies.append(seconds)

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    async def sit_down(self) -> None:
        """Makes the tables and connects everybody."""
        speech, rng = SPEECHES[self.request.speech], Random(self.request.seed)
        lobby = Lobby(HOST, self.request.port)
        for _ in range(self.request.tables):
            table = Table(self.moved)
            for place, seat, key in speech.seats_of(lobby, self.request.game):
                speech.Client(table, seat, rng, self.request.pause, place, key)
            self.tables.append(table)
        lobby.close()
        players = self.players
        for start in range(0, len(players), AT_ONCE):
            group = players[start : start + AT_ONCE]
            await asyncio.gather(*[self.connect(player) for player in group])

    async def connect(self, player: Player) -> None:
        loop, port = asyncio.get_running_loop(), self.request.port
        async with asyncio.timeout(PATIENCE):
            player.wire = Wire(f"{HOST}:{port}", player.path, player.hear)
            await loop.create_connection(lambda: player.wire, HOST, port)
            await player.wire.opened
            player.greet()
            await player.is_ready

    async def play(self) -> None:
        received = self.received
        for player in self.players:
            player.play()
        await self.watch(self.request.warm_up)
        self.latencies.clear()
        self.counted = len(self.samples) - 1
        await self.watch(self.request.seconds)
        for player in self.players:
            player.is_playing = False
        self.message = (self.received - received) / (self.moves * SEATS)

    async def watch(self, seconds: float) -> None:
        """Takes samples for so long, or until a game ends."""
        deadline = perf_counter() + seconds
        self.sample()
        while perf_counter() < deadline and not any(table.is_over for table in self.tables):
            await asyncio.sleep(SAMPLING)
            self.sample()

    @property
    def received(self) -> int:
        return sum(player.wire.received for player in self.players)

    def sample(self) -> None:
        cpu = cpu_seconds(self.request.pid)
        self.samples.append(Sample(perf_counter(), self.moves, cpu, process_time()))
        if len(self.samples) % SAMPLES_A_LINE == 0:
            tell(f"{self.moves} moves")

    async def run(self) -> Found:
        tell(f"making {self.request.tables} tables")
        await self.sit_down()
        gc.freeze()
        tell("playing")
        await self.play()
        if lost := sum(not player.wire.is_open for player in self.players):
            raise ConnectionError(f"{lost} players lost their connection")
        for player in self.players:
            player.wire.close()
        refused = sum(player.refused for player in self.players)
        return Found(self.samples, self.counted, self.latencies, self.message, refused)


def tell(line: str) -> None:
    print(f"  {line}", file=sys.stderr, flush=True)


def main(words: str) -> None:
    request = msgspec.json.decode(words, type=LoadRequest)
    found = uvloop.run(Load(request).run())
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
