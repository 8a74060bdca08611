"""A writer in another process, which writes for several that serve: all they have in one transaction.

Two processes that write into the same SQLite file would wait for each other; and a thread that writes
beside one that serves tables keeps taking the interpreter away from it.
"""

import asyncio
import socket
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from pathlib import Path

import msgspec

from kachidoki.server.storage.batches import BatchWriter
from kachidoki.server.storage.queue import Resolve
from kachidoki.server.storage.writes import Outcome, StorageFailed, Taken, Write

TAKEN = ""  # of outcomes in words; another one says why the storage failed


encoder = msgspec.msgpack.Encoder()
writes_decoder = msgspec.msgpack.Decoder(list[Write])
outcomes_decoder = msgspec.msgpack.Decoder(list[str | None])


def in_words(outcome: Outcome) -> str | None:
    if outcome is None:
        return None
    return TAKEN if isinstance(outcome, Taken) else str(outcome) or "unknown"


def from_words(words: str | None) -> Outcome:
    if words is None:
        return None
    return Taken() if words == TAKEN else StorageFailed(words)


# ----------------------------------------------------------------- in a process that serves


class WriterClient:
    """Reaches the writer at its address; should it be lost, the next write looks for it again."""

    def __init__(self, address: Path) -> None:
        self.address = str(address)
        self.loop = asyncio.get_running_loop()
        self.connection: Connection | None = None
        self.then: Resolve | None = None
        self.count = 0

    def write(self, writes: list[Write], then: Resolve) -> None:
        self.then, self.count = then, len(writes)
        try:
            self.connect().send_bytes(encoder.encode(writes))
        except OSError as error:
            self.lose(error)

    def connect(self) -> Connection:
        """The connection, a new one if there is none."""
        if self.connection is None:
            with socket.socket(socket.AF_UNIX) as client:
                client.connect(self.address)
                self.connection = Connection(client.detach())
            self.loop.add_reader(self.connection.fileno(), self.receive, self.connection)
        return self.connection

    def receive(self, connection: Connection) -> None:
        try:
            words = outcomes_decoder.decode(connection.recv_bytes())
        except (EOFError, OSError) as error:
            self.lose(error)
        else:
            self.resolve([from_words(one) for one in words])

    def lose(self, error: Exception) -> None:
        """What is under way may be stored or not."""
        self.disconnect()
        failed: Outcome = StorageFailed(f"the writer is lost: {error}")
        then, self.then = self.then, None
        if then is not None:
            self.loop.call_soon(then, [failed] * self.count)

    def resolve(self, outcomes: list[Outcome]) -> None:
        then, self.then = self.then, None
        if then is not None:
            then(outcomes)

    def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            self.loop.remove_reader(connection.fileno())
            connection.close()

    async def stop(self) -> None:
        self.disconnect()


# ----------------------------------------------------------------- in the process that writes


def serve_writes(
    writer: BatchWriter, address: Path, control: socket.socket, ready: Callable[[], None]
) -> None:
    """Writes for all that come, until something comes through `control` or it is closed."""
    address.unlink(missing_ok=True)  # of a process that was here before
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(address))
        listening.listen()
        ready()
        clients: list[Connection] = []
        while control not in (found := wait([control, listening, *clients])):
            if listening in found:
                clients.append(Connection(listening.accept()[0].detach()))
            write_for([client for client in clients if client in found], clients, writer)


def write_for(ready: list[Connection], clients: list[Connection], writer: BatchWriter) -> None:
    """All that they ask for in one transaction; clients that have gone are forgotten."""
    groups: list[tuple[Connection, list[Write]]] = []
    for client in ready:
        try:
            groups.append((client, writes_decoder.decode(client.recv_bytes())))
        except (EOFError, OSError, msgspec.MsgspecError):
            clients.remove(client)
            client.close()
    outcomes = iter(writer.carry_out([write for _, writes in groups for write in writes]))
    for client, writes in groups:
        words = [in_words(next(outcomes)) for _ in writes]
        try:
            client.send_bytes(encoder.encode(words))
        except OSError:
            clients.remove(client)
            client.close()
