"""Messages leave the server at once, as frames that any WebSocket client reads, byte for byte what
was meant."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from litestar import WebSocket
from tests.server import acting
from tests.server.hubs import full_table, running_hub
from websockets.frames import Frame
from websockets.streams import StreamReader

from kachidoki.server.play.broadcast import what_for
from kachidoki.server.play.encoding import encode_common, large_parts
from kachidoki.server.play.live import LiveTable
from kachidoki.server.play.positions import NO_STILLS, position_of, stills_of
from kachidoki.server.protocol.messages import Happened, Move, Undo
from kachidoki.server.socket.direct import MOST_BEHIND, DirectLink, Flusher, head_of
from kachidoki.server.socket.links import MOST_WAITING, QueuedLink
from kachidoki.server.storage.records import MovedRecord
from kachidoki.server.tables.hub import Hub

# ----------------------------------------------------------------- what is written


class Recipient:
    """A client that keeps the last message as it came."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.message = b""

    def send(self, message: bytes) -> None:
        self.message = message


def naive(live: LiveTable, seat: int | None) -> bytes:
    """The last happening, written for this seat alone."""
    assert live.match is not None
    done = live.history.happened[-1]
    stills = stills_of(live.match, done.plies, [seat])
    is_move = isinstance(done.record, MovedRecord)
    what = what_for(live, done, seat, (views[0] for views in stills) if is_move else NO_STILLS)
    assert what is not None
    position = position_of(live.match, seat, live.deadline())
    return msgspec.json.encode(Happened(done.number, done.time, what, position))


async def act_at_random(hub: Hub, live: LiveTable, dice: Random) -> None:
    """Somebody moves, or takes back now and then."""
    match, number = live.match, f"{live.history.number}"
    assert match is not None
    takers = [seat for seat in range(match.setting.seats) if match.can_undo(seat)]
    if takers and dice.random() < 0.1:
        await acting.undo(hub, live, dice.choice(takers), Undo(number, len(match.line)))
        return
    seat = dice.choice(match.state.actors())
    action = dice.choice(match.state.legal_actions(seat))
    notation = match.title.vocabulary.notation(action)
    await acting.move(hub, live, seat, Move(number, len(match.line), notation))


@pytest.mark.parametrize(("title", "seats"), [("joraku", 4), ("joraku", 2), ("tokaido", 5)])
def test_what_is_written_once_for_all_reads_the_same(
    tmp_path: Path, title: str, seats: int
) -> None:
    """To the byte, over a whole game, for every seat and a spectator."""

    async def scene() -> None:
        dice = Random(1600)
        async with running_hub(f"sqlite:///{tmp_path / 'kachidoki.sqlite'}") as hub:
            live = await full_table(hub, seats, title=title)
            sheets = [Recipient(seat) for seat in (None, *range(seats))]
            for sheet in sheets:
                hub.presences.join(live, sheet, lambda: b"")
            kinds: Counter[str] = Counter()
            while live.history.status == "playing":
                await act_at_random(hub, live, dice)
                for sheet in sheets:
                    assert sheet.message == naive(live, sheet.seat)
                kinds[type(live.history.happened[-1].record).__name__] += 1
            assert kinds["MovedRecord"] > 40
            assert kinds["UndoneRecord"] > 0

    asyncio.run(scene())


class Piece(msgspec.Struct):
    name: str


class Board(msgspec.Struct):
    pieces: list[Piece]
    homes: dict[str, Piece]
    hand: list[str]


class Stone(msgspec.Struct, frozen=True):
    pieces: list[Piece]


def test_only_what_all_views_share_is_written_in_advance() -> None:
    pieces, homes = [Piece("pawn")], {"A": Piece("king")}
    boards = [Board(pieces, homes, ["one"]), Board(pieces, dict(homes), ["two"])]
    before = [msgspec.json.encode(board) for board in boards]
    assert large_parts(Board) == ["pieces", "homes"]
    encode_common(boards)
    assert [msgspec.json.encode(board) for board in boards] == before
    kinds = [type(getattr(boards[0], name)) for name in ("pieces", "homes", "hand")]
    assert kinds == [msgspec.Raw, dict, list]


def test_a_view_that_cannot_be_changed_is_written_as_it_is() -> None:
    stones = [Stone([Piece("pawn")])] * 2
    encode_common(stones)
    assert stones[0].pieces == [Piece("pawn")]


# ----------------------------------------------------------------- frames


def read_frame(data: bytes) -> bytes:
    """The text of one unmasked frame, as a library reads it."""
    reader = StreamReader()
    reader.feed_data(data)
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame: Frame = done.value.value
    return bytes(frame.data)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_texts_of_every_length_are_framed(length: int) -> None:
    text = b"x" * length
    assert read_frame(head_of(length) + text) == text


# ----------------------------------------------------------------- wires


class Cable:
    """A transport on which nothing moves."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.closing = False
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        if self.fails:
            raise OSError("torn")
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.written))

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.closing = True


def wire_on(cable: Cable, post: Flusher) -> DirectLink:
    """As it is after the handshake."""
    wire = DirectLink.__new__(DirectLink)
    wire.loop = asyncio.get_running_loop()
    wire.transport = cast(asyncio.Transport, cable)
    wire.close_sent = False
    wire.waiting, wire.flusher = [], post
    return wire


def test_all_that_is_told_in_a_round_leaves_together() -> None:
    async def scene() -> None:
        post, cables = Flusher(), [Cable(), Cable(fails=True), Cable()]
        wires = [wire_on(cable, post) for cable in cables]
        for word in (b"one", b"two"):
            for wire in wires:
                wire.put(word)
        assert [cable.written for cable in cables] == [[], [], []]
        await asyncio.sleep(0)
        together = [b"\x81\x03one\x81\x03two"]
        assert [cable.written for cable in cables] == [together, [], together]
        wires[2].put(b"three")
        await asyncio.sleep(0)
        assert cables[2].written == [*together, b"\x81\x05three"]

    asyncio.run(scene())


def test_a_wire_is_cut_when_too_much_has_not_left() -> None:
    """A single message may be as large as it likes."""

    async def scene() -> None:
        cable = Cable()
        wire = wire_on(cable, Flusher())
        for is_dropped in (False, True, True):
            wire.put(b"x" * (MOST_BEHIND + 1))
            wire.put(b"x")
            await asyncio.sleep(0)
            assert (wire.dropped, cable.closing) == (is_dropped, is_dropped)
        assert len(cable.written) == 1

    asyncio.run(scene())


# ----------------------------------------------------------------- the usual way


class Reader:
    """A client that reads only when it is told to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.heard: list[str] = []

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.heard.append(text)


def queued(reader: Reader) -> QueuedLink:
    return QueuedLink(cast("WebSocket[Any, Any, Any]", reader))


def test_under_another_server_messages_wait_in_a_queue() -> None:
    async def scene() -> list[str]:
        reader = Reader()
        outlet = queued(reader)
        outlet.put(b"one")
        outlet.put("два".encode())
        reader.reads.set()
        await outlet.finish()
        return reader.heard

    assert asyncio.run(scene()) == ["one", "два"]


def test_a_reader_that_is_too_slow_is_noticed() -> None:
    async def scene() -> list[bool]:
        outlet = queued(Reader())
        dropped = []
        for _ in range(MOST_WAITING + 2):
            outlet.put(b"x")
            dropped.append(outlet.dropped)
        return dropped

    assert asyncio.run(scene()) == [False] * MOST_WAITING + [True] * 2
