"""The pen of all processes: one more process writes for them, all that they have in one transaction.

Two that write into the same SQLite file would wait for each other; and a thread that writes beside one
that serves tables keeps taking the interpreter away from it.
"""

import asyncio
import pickle
import signal
import socket
from contextlib import suppress
from multiprocessing.connection import Connection, wait

import msgspec
from msgspec import Struct

from kachidoki.server.logs import configure
from kachidoki.server.peers.shares import Share
from kachidoki.server.settings import Settings
from kachidoki.server.storage import (
    HappeningRow,
    Outcome,
    Pen,
    StorageFailed,
    Taken,
    Write,
    open_database,
)
from kachidoki.server.storage.queue import Resolve

READY = b"r"
ADDRESS = "pen.socket"
TAKEN = ""  # of outcomes in words; another one says why the storage failed

Line = Connection  # to the pen, or to one who has it write


class Sent(Struct, frozen=True, array_like=True):
    """A write on its way; its changes, which are few, are pickled."""

    happenings: list[HappeningRow]
    changes: bytes
    strand: int | None


encoder = msgspec.msgpack.Encoder()
writes_decoder = msgspec.msgpack.Decoder(list[Sent])
outcomes_decoder = msgspec.msgpack.Decoder(list[str | None])


def packed(writes: list[Write]) -> bytes:
    return encoder.encode(
        [
            Sent(
                write.happenings,
                pickle.dumps(write.changes) if write.changes else b"",
                write.strand,
            )
            for write in writes
        ]
    )


def unpacked(data: bytes) -> list[Write]:
    return [
        Write(sent.happenings, pickle.loads(sent.changes) if sent.changes else [], sent.strand)
        for sent in writes_decoder.decode(data)
    ]


def in_words(outcome: Outcome) -> str | None:
    if outcome is None:
        return None
    return TAKEN if isinstance(outcome, Taken) else str(outcome) or "unknown"


def from_words(words: str | None) -> Outcome:
    if words is None:
        return None
    return Taken() if words == TAKEN else StorageFailed(words)


# ----------------------------------------------------------------- who has it write


class PenProcess:
    """The pen, from a process that serves; should it be lost, it is looked for at the next write."""

    def __init__(self, share: Share) -> None:
        self.address = str(share.folder / ADDRESS)
        self.loop = asyncio.get_running_loop()
        self.line: Line | None = None
        self.then: Resolve | None = None
        self.count = 0

    @property
    def is_well(self) -> bool:
        with suppress(OSError):
            self.connect()
        return self.line is not None

    def write(self, writes: list[Write], then: Resolve) -> None:
        self.then, self.count = then, len(writes)
        try:
            self.connect().send_bytes(packed(writes))
        except OSError as error:
            self.lose(error)

    def connect(self) -> Line:
        """The line, a new one if there is none."""
        if self.line is None:
            with socket.socket(socket.AF_UNIX) as client:
                client.connect(self.address)
                self.line = Connection(client.detach())
            self.loop.add_reader(self.line.fileno(), self.hear)
        return self.line

    def hear(self) -> None:
        assert self.line is not None
        try:
            words = outcomes_decoder.decode(self.line.recv_bytes())
        except (EOFError, OSError) as error:
            self.lose(error)
        else:
            self.resolve([from_words(one) for one in words])

    def lose(self, error: Exception) -> None:
        """What is under way may be stored or not."""
        self.hang_up()
        failed: Outcome = StorageFailed(f"the pen is lost: {error}")
        then, self.then = self.then, None
        if then is not None:
            self.loop.call_soon(then, [failed] * self.count)

    def resolve(self, outcomes: list[Outcome]) -> None:
        then, self.then = self.then, None
        if then is not None:
            then(outcomes)

    def hang_up(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            self.loop.remove_reader(line.fileno())
            line.close()

    async def stop(self) -> None:
        self.hang_up()


# ----------------------------------------------------------------- the process that has it


def keep_pen(settings: Settings, share: Share, hatch: socket.socket, log_level: str) -> None:
    """What the process does, until the doorman closes the hatch; signals are not for the pen, which
    others need until they have stopped."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    configure(log_level)
    pen = Pen(open_database(settings.database))
    address = share.folder / ADDRESS
    address.unlink(missing_ok=True)  # of a process that was here before
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(address))
        listening.listen()
        with suppress(OSError):  # the doorman has gone already
            hatch.send(READY)
        lines: list[Line] = []
        while hatch not in (ready := wait([hatch, listening, *lines])):
            if listening in ready:
                lines.append(Connection(listening.accept()[0].detach()))
            write_for([line for line in lines if line in ready], lines, pen)


def write_for(asking: list[Line], lines: list[Line], pen: Pen) -> None:
    """All that they ask for in one transaction; whoever has gone is forgotten."""
    groups: list[tuple[Line, list[Write]]] = []
    for line in asking:
        try:
            groups.append((line, unpacked(line.recv_bytes())))
        except (EOFError, OSError, msgspec.MsgspecError, pickle.UnpicklingError):
            lines.remove(line)
            line.close()
    outcomes = iter(pen.carry_out([write for _, writes in groups for write in writes]))
    for line, writes in groups:
        words = [in_words(next(outcomes)) for _ in writes]
        try:
            line.send_bytes(encoder.encode(words))
        except OSError:
            lines.remove(line)
            line.close()
