"""What comes in over the wire: frames cut anywhere, several at once, in parts, or no frames at all."""

import asyncio
import base64
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self, cast
from urllib.parse import urlsplit

import msgspec
import pytest
from tests.server import acting
from tests.server.clients import DECODER, PATIENCE, Player, first, fresh_id, seat_friends
from tests.server.hubs import Ear, first_move, full_table, running_hub
from tests.server.served import served
from websockets.speedups import apply_mask

from kachidoki.server.bots import Coach
from kachidoki.server.http.limits import Limiter
from kachidoki.server.play.acts import NOBODY
from kachidoki.server.protocol.bodies import Sitting
from kachidoki.server.protocol.messages import (
    Accepted,
    Answer,
    Happened,
    Hello,
    Move,
    Moved,
    Ping,
    Pong,
    Presence,
    Refused,
    Request,
    Said,
    Say,
    TableRequest,
    Weigh,
    Welcome,
)
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.settings import Limits, Settings
from kachidoki.server.socket.parsing import LARGEST
from kachidoki.server.socket.requests import RequestHandler

UNBOUND = Limits(
    message_rate=1e6,
    message_burst=10**6,
    address_rate=1e6,
    address_burst=10**6,
    request_rate=1e6,
    request_burst=10**6,
    table_rate=1e6,
    table_burst=10**6,
)
APART = 0.003  # seconds, after which the server has read what was written
MASK = b"\x1d\xe5\x0a\x77"
TEXT, PART, REST, LAST = 0x81, 0x01, 0x00, 0x80  # how a frame begins
HUGE = 1 << 20
TOO_LONG = 20_000  # the server reads messages of 16 KiB


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = Settings(data_dir=tmp_path_factory.mktemp("data"), bot_workers=1, limits=UNBOUND)
    with served(settings) as url:
        yield url


# ----------------------------------------------------------------- frames by hand


def head(first: int, length: int, mask: int = 0x80, wide: bool = False) -> bytes:
    """What stands before a client's text; `wide` writes any length with eight bytes."""
    if wide or length >= 1 << 16:
        return bytes((first, mask | 127)) + length.to_bytes(8, "big")
    if length >= 126:
        return bytes((first, mask | 126)) + length.to_bytes(2, "big")
    return bytes((first, mask | length))


def frame(text: bytes, first: int = TEXT, wide: bool = False) -> bytes:
    return head(first, len(text), wide=wide) + MASK + apply_mask(text, MASK)


def framed(*requests: Request) -> bytes:
    return b"".join(frame(msgspec.json.encode(request)) for request in requests)


class Hand:
    """A client that writes every byte itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.told: list[Happened] = []

    @classmethod
    async def shake(cls, url: str) -> Self:
        """Asks for a WebSocket."""
        place = urlsplit(url)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/socket HTTP/1.1",
            f"Host: {place.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 101 ")
        return cls(reader, writer)

    async def sit(self, sitting: Sitting) -> Welcome:
        await self.write(framed(Hello(sitting.table.id, sitting.key)))
        return await self.welcomed()

    async def welcomed(self) -> Welcome:
        welcome = await self.hear()
        assert isinstance(welcome, Welcome)
        assert welcome.position is not None
        self.seen, self.position = welcome.number, welcome.position
        return welcome

    async def write(self, *parts: bytes) -> None:
        """Each part reaches the server by itself."""
        for number, part in enumerate(parts):
            if number > 0:
                await asyncio.sleep(APART)
            self.writer.write(part)
            await self.writer.drain()

    async def hear(self) -> Answer | int:
        """The next message, or the code with which the server closes."""
        async with asyncio.timeout(PATIENCE):
            first, length = await self.reader.readexactly(2)
            if length >= 126:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8))
            body = await self.reader.readexactly(length)
        if first == 0x88:
            return int.from_bytes(body[:2])
        assert first == TEXT
        answer: Answer = DECODER.decode(body)
        if isinstance(answer, Happened):
            self.told.append(answer)
            self.seen = answer.number
            self.position = answer.position or self.position
        return answer

    async def answers(self, number: int) -> list[Answer | int]:
        """The next so many answers to what it has asked for."""
        found: list[Answer | int] = []
        while len(found) < number:
            answer = await self.hear()
            if not isinstance(answer, Happened | Presence):
                found.append(answer)
        return found

    def move(self) -> Move:
        """The first of its choices."""
        return Move(fresh_id(), self.position.ply, self.position.choices[0].action)


@asynccontextmanager
async def at_table(url: str) -> AsyncIterator[tuple[Hand, Player, Sitting]]:
    """One who writes by hand and is to move, and another at the same table."""
    mine, other = await seat_friends([url] * 2, "joraku")
    hand = await Hand.shake(url)
    try:
        async with Player(url, other.table.id, other.key) as player:
            await hand.sit(mine)
            yield hand, player, mine
    finally:
        hand.writer.close()


def ids(answers: list[Answer | int]) -> list[str | None]:
    return [getattr(answer, "id", None) for answer in answers]


async def come_to_move(hand: Hand, player: Player) -> Move:
    """Its next move, once the other has made theirs."""
    while not hand.position.choices:
        if player.may_act:
            await player.act(first)
        while hand.seen < player.seen:
            await hand.hear()
        await player.catch_up(hand.seen)
    return hand.move()


async def check_moves(hand: Hand, player: Player) -> None:
    """Its moves are still made."""
    move = await come_to_move(hand, player)
    await hand.write(framed(move))
    [answer] = await hand.answers(1)
    assert isinstance(answer, Accepted), answer
    assert answer.id == move.id


# ----------------------------------------------------------------- cut anywhere, many at once


@pytest.mark.parametrize("length", [0, 126])
def test_a_move_may_be_cut_anywhere(url: str, length: int) -> None:
    """It is sent again and again, cut at every byte; the same id counts once."""

    async def scene() -> None:
        async with at_table(url) as (hand, _, _):
            text = msgspec.json.encode(hand.move()).ljust(length)
            whole = frame(text)
            cuts = [(whole[:place], whole[place:]) for place in range(1, len(whole))]
            every_byte = tuple(bytes((byte,)) for byte in whole)
            found = []
            for parts in ((whole,), *cuts, every_byte):
                await hand.write(*parts)
                found += await hand.answers(1)
            assert isinstance(found[0], Accepted)
            assert found == [found[0]] * (len(whole) + 1)

    asyncio.run(scene())


def test_two_moves_may_be_cut_anywhere(url: str) -> None:
    """The end of one comes with the beginning of the next."""

    async def scene() -> None:
        async with at_table(url) as (hand, _, _):
            move = hand.move()
            both = framed(move, move)
            for place in range(1, len(both), 3):
                await hand.write(both[:place], both[place:])
                assert ids(await hand.answers(2)) == [move.id] * 2

    asyncio.run(scene())


def test_many_requests_at_once_are_answered_in_order(url: str) -> None:
    async def scene() -> None:
        async with at_table(url) as (hand, player, _):
            requests: list[TableRequest] = [
                hand.move(),
                Ping(fresh_id()),
                Say(fresh_id(), "hm"),
                Move(fresh_id(), 0, "nothing"),
                Ping(fresh_id()),
            ]
            await hand.write(framed(*requests))
            answers = await hand.answers(len(requests))
            assert ids(answers) == [request.id for request in requests]
            kinds = [Accepted, Pong, Accepted, Refused, Pong]
            assert [type(answer) for answer in answers] == kinds
            await player.catch_up(hand.seen)
            assert [type(told.what) for told in hand.told[-2:]] == [Moved, Said]

    asyncio.run(scene())


@pytest.mark.parametrize("apart", [False, True])
def test_a_move_that_follows_keeps_the_order(url: str, apart: bool) -> None:
    """Whatever is asked before it, and whether or not that is still under way."""

    async def scene() -> None:
        async with at_table(url) as (hand, _, _):
            line, move = Say(fresh_id(), "now"), hand.move()
            question, late = Weigh(fresh_id()), Move(fresh_id(), 0, "nothing")
            requests: list[TableRequest] = [line, move, question, late, Ping(fresh_id())]
            frames = [framed(request) for request in requests]
            for part in frames if apart else [b"".join(frames)]:
                await hand.write(part)
                await asyncio.sleep(0)
            assert ids(await hand.answers(5)) == [request.id for request in requests]
            assert [type(told.what) for told in hand.told[-2:]] == [Said, Moved]

    asyncio.run(scene())


def test_a_refusal_waits_for_the_answer_before_it(url: str) -> None:
    async def scene() -> None:
        async with at_table(url) as (hand, player, _):
            for _ in range(2):
                wrong = Move(fresh_id(), 0, "nothing")
                move = await come_to_move(hand, player)
                await hand.write(framed(move, wrong), framed(wrong))
                assert ids(await hand.answers(3)) == [move.id, wrong.id, wrong.id]

    asyncio.run(scene())


def test_a_move_may_come_right_behind_hello(url: str) -> None:
    async def scene() -> None:
        async with at_table(url) as (known, player, mine):
            move = known.move()
            hand = await Hand.shake(url)
            await hand.write(framed(Hello(mine.table.id, mine.key), move))
            await hand.welcomed()
            [answer] = await hand.answers(1)
            assert isinstance(answer, Accepted), answer
            assert answer.id == move.id
            await check_moves(hand, player)
            hand.writer.close()

    asyncio.run(scene())


# ----------------------------------------------------------------- unusual, and allowed


def test_a_message_may_come_in_parts(url: str) -> None:
    """And a ping of the protocol between them; after that everything is as before."""

    async def scene() -> None:
        async with at_table(url) as (hand, player, _):
            move = hand.move()
            text = msgspec.json.encode(move)
            parts = [frame(text[:9], PART), frame(text[9:20], REST), frame(text[20:], LAST)]
            await hand.write(b"".join(parts) + framed(Ping("behind")))
            assert ids(await hand.answers(2)) == [move.id, "behind"]
            await hand.write(*parts)
            assert ids(await hand.answers(1)) == [move.id]
            await check_moves(hand, player)

    asyncio.run(scene())


def test_a_short_message_may_have_a_wide_length(url: str) -> None:
    async def scene() -> None:
        async with at_table(url) as (hand, player, _):
            move = hand.move()
            await hand.write(frame(msgspec.json.encode(move), wide=True))
            assert ids(await hand.answers(1)) == [move.id]
            await check_moves(hand, player)

    asyncio.run(scene())


def test_a_long_message_is_refused_and_nothing_else(url: str) -> None:
    async def scene() -> None:
        async with at_table(url) as (hand, player, _):
            text = msgspec.json.encode(Say(fresh_id(), "x" * LARGEST))
            await hand.write(frame(text))
            [answer] = await hand.answers(1)
            assert isinstance(answer, Refused)
            assert answer.problem.problem == "message-long"
            await check_moves(hand, player)

    asyncio.run(scene())


def test_ids_may_have_any_letters(url: str) -> None:
    async def scene() -> None:
        async with at_table(url) as (hand, _, _):
            move = msgspec.structs.replace(hand.move(), id="勝鬨")
            await hand.write(framed(move, Ping("ход")))
            assert ids(await hand.answers(2)) == ["勝鬨", "ход"]

    asyncio.run(scene())


# ----------------------------------------------------------------- not allowed

WRONG: dict[str, tuple[bytes, int]] = {
    "not masked": (head(TEXT, 2, mask=0) + b"{}", 1002),
    "not masked and long": (head(TEXT, 200, mask=0), 1002),
    "a reserved bit": (frame(b"{}", TEXT | 0x20), 1002),
    "a reserved kind": (frame(b"{}", 0x83), 1002),
    "an end without a beginning": (frame(b"{}", LAST), 1002),
    "a ping in parts": (frame(b"", 0x09), 1002),
    "a long ping": (frame(b"x" * 126, 0x89), 1002),
    "too long": (head(TEXT, TOO_LONG) + MASK, 1009),
    "too long, and all of it": (frame(b"x" * TOO_LONG), 1009),
    "far too long": (head(TEXT, HUGE) + MASK, 1009),
    "too long in parts": (frame(b"x" * 9000, PART) + frame(b"x" * 9000, LAST), 1009),
    "no UTF-8": (frame(b'{"type": "ping", "id": "\xff"}'), 1007),
    "no UTF-8 in parts": (frame(b'"\xff', PART) + frame(b'"', LAST), 1007),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_no_message_ends_the_connection_and_harms_nobody(url: str, kind: str) -> None:
    """A move that comes with it is not made any more."""
    wrong, code = WRONG[kind]

    async def scene() -> None:
        async with at_table(url) as (hand, player, mine):
            seen = player.seen
            await hand.write(wrong + framed(hand.move()))
            assert await hand.answers(1) == [code]
            assert isinstance(await player.ask(Ping(fresh_id())), Pong)
            assert player.seen == seen
            again = await Hand.shake(url)
            await again.sit(mine)
            await check_moves(again, player)
            again.writer.close()

    asyncio.run(scene())


def test_a_move_that_is_no_text_is_not_made(url: str) -> None:
    """Even if what is wrong is in a field that nobody reads."""

    async def scene() -> None:
        async with at_table(url) as (hand, player, _):
            seen = player.seen
            text = msgspec.json.encode(hand.move())[:-1] + b', "more": "\xc3\x28"}'
            await hand.write(frame(text))
            assert await hand.answers(1) == [1007]
            assert isinstance(await player.ask(Ping(fresh_id())), Pong)
            assert player.seen == seen

    asyncio.run(scene())


def test_a_move_behind_the_farewell_is_not_made(url: str) -> None:
    async def scene() -> None:
        async with at_table(url) as (hand, player, _):
            seen = player.seen
            await hand.write(frame((1000).to_bytes(2), 0x88) + framed(hand.move()))
            assert await hand.answers(1) == [1000]
            assert isinstance(await player.ask(Ping(fresh_id())), Pong)
            assert player.seen == seen

    asyncio.run(scene())


# ----------------------------------------------------------------- made at once, and once more


class Requester(Ear):
    """A client without a line; `answers` are the ids of what it was answered."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.visitor = NOBODY
        self.answers: list[str | None] = []

    def answer(self, answer: Answer) -> None:
        assert isinstance(answer, Accepted | Pong)
        self.answers.append(answer.id)

    def refuse(self, refusal: Refusal, request_id: str | None = None) -> None:
        raise AssertionError(refusal.problem)

    def drop(self) -> None:
        raise AssertionError("nobody was in a hurry")


def test_the_order_is_kept_when_another_process_was_faster(tmp_path: Path) -> None:
    """The move is made again; what was asked after it waits for that, too."""

    async def scene() -> list[str | None]:
        url = f"sqlite:///{tmp_path / 'kachidoki.sqlite'}"
        async with running_hub(url) as here, running_hub(url) as there:
            live = await full_table(here)
            other = await there.find(live.id)
            await acting.move(there, other, 1, first_move(other, 1, "faster"))
            asker = Requester(0)
            limit = Limiter(Limits()).allowance("here")
            handler = RequestHandler(here, live, asker, cast(Coach, None), limit)
            assert handler.receive_now(msgspec.json.encode(first_move(live, 0, "move")))
            ping = msgspec.json.encode(Ping("ping"))
            assert not handler.receive_now(ping), "it has to wait for its turn"
            await handler.receive_in_turn(ping.decode())
            assert handler.receive_now(msgspec.json.encode(Ping("last")))
            assert live.history.number == other.history.number + 1
            return asker.answers

    assert asyncio.run(scene()) == ["move", "ping", "last"]
