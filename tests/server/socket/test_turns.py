"""However much one client sends or asks for, others have their turn."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from tests.server import acting
from tests.server.hubs import Ear, first_move, full_table, running_hub
from websockets.protocol import OPEN

from kachidoki.server.bots import Coach
from kachidoki.server.http.limits import Bucket, Limiter
from kachidoki.server.play.acts import NOBODY
from kachidoki.server.protocol.messages import Answer, Count, Look, Ping, Prospects, Request, Weigh
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.settings import Limits
from kachidoki.server.socket.direct import MOST_AT_ONCE, OTHERS_AT_ONCE, DirectLink
from kachidoki.server.socket.requests import COSTS, MOST_REFUSED, RequestHandler
from kachidoki.server.tables.hub import Hub
from kachidoki.server.tables.turns import Turns
from kachidoki.titles import hooks_of

# ----------------------------------------------------------------- frames


class Cable:
    """A transport that is only read from."""

    def __init__(self) -> None:
        self.is_read = True
        self.closing = False

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.closing = True


class Library:
    """Keeps the frames that are left to it; each is a message for the application."""

    state = OPEN
    parser_exc = None

    def __init__(self, link: DirectLink) -> None:
        self.link = link
        self.frames: list[bytes] = []

    def receive_data(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.link.queue.put_nowait({"type": "websocket.receive", "text": "…"})

    def events_received(self) -> list[object]:
        return []


def link_to(cable: Cable, on_text: Callable[[bytes], bool]) -> DirectLink:
    """As it is after hello."""
    link = DirectLink.__new__(DirectLink)
    link.loop = asyncio.get_running_loop()
    link.transport = cast(asyncio.Transport, cable)
    link.conn = cast(Any, Library(link))
    link.queue = asyncio.Queue()
    link.close_sent = link.read_paused = False
    link.handshake_initiated = True
    link.others = Bucket(1e-9, OTHERS_AT_ONCE)
    link.on_text = on_text
    return link


def frame(text: bytes, kind: int = 0x81) -> bytes:
    return bytes((kind, 0x80 | len(text), 0, 0, 0, 0)) + text


def test_one_packet_of_many_messages_is_taken_bit_by_bit() -> None:
    """What is not taken yet is not added to: the client waits."""

    async def scene() -> None:
        taken: list[bytes] = []

        def take(text: bytes) -> bool:
            taken.append(text)
            return True

        texts = [str(number).encode() for number in range(3 * MOST_AT_ONCE)]
        cable = Cable()
        link = link_to(cable, take)
        link.data_received(b"".join(map(frame, texts)) + frame(b"last")[:-1])
        for turn in (1, 2):
            assert taken == texts[: turn * MOST_AT_ONCE]
            assert not cable.is_read
            await asyncio.sleep(0)
        assert taken == texts
        assert cable.is_read
        link.data_received(b"t")
        assert taken == [*texts, b"last"]

    asyncio.run(scene())


def test_messages_that_wait_hold_back_those_behind_them() -> None:
    """They are taken when the application has read what the library has queued for it."""

    async def scene() -> None:
        cable = Cable()
        link = link_to(cable, lambda text: False)
        library = cast(Library, link.conn)
        link.data_received(frame(b"x") * 3 * MOST_AT_ONCE)
        await asyncio.sleep(0)
        assert len(library.frames) == MOST_AT_ONCE
        assert not cable.is_read
        for _ in range(MOST_AT_ONCE):
            await link.receive()
        await asyncio.sleep(0)
        assert len(library.frames) == 2 * MOST_AT_ONCE

    asyncio.run(scene())


def test_whoever_sends_only_pings_is_cut_off() -> None:
    async def scene() -> None:
        cable = Cable()
        link = link_to(cable, lambda text: True)
        library = cast(Library, link.conn)
        for _ in range(OTHERS_AT_ONCE + 5):
            assert not cable.closing or len(library.frames) == OTHERS_AT_ONCE
            link.data_received(frame(b"", 0x89))
        assert link.dropped
        assert cable.closing

    asyncio.run(scene())


# ----------------------------------------------------------------- turns


def test_clients_take_turns_one_in_each_round() -> None:
    async def scene() -> list[str]:
        turns, had = Turns(), list[str]()

        async def ask(client: str) -> None:
            await turns.next(client)
            had.append(client)

        def tick(rounds: int) -> None:
            had.append("|")
            if rounds:
                asyncio.get_running_loop().call_soon(tick, rounds - 1)

        many = [asyncio.create_task(ask("many")) for _ in range(4)]
        gone = asyncio.create_task(ask("gone"))
        few = asyncio.create_task(ask("few"))
        await asyncio.sleep(0)
        gone.cancel()
        tick(7)
        await asyncio.gather(*many, few)
        return had

    words = "".join(asyncio.run(scene()))
    assert words.replace("|", "") == "manyfewmanymanymany"
    assert all(len(piece) <= len("many") for piece in words.split("|"))


# ----------------------------------------------------------------- questions


class Asker(Ear):
    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.visitor = NOBODY
        self.answers: list[Answer] = []
        self.refused: list[str] = []
        self.dropped = False

    def answer(self, answer: Answer) -> None:
        self.answers.append(msgspec.json.decode(msgspec.json.encode(answer), type=Answer))

    def refuse(self, refusal: Refusal, request_id: str | None = None) -> None:
        self.refused.append(refusal.problem)

    def drop(self) -> None:
        self.dropped = True


def handler_of(hub: Hub, live: Any, asker: Asker, limits: Limits) -> RequestHandler:
    allowance = Limiter(limits, clock=lambda: 0.0).allowance("here")
    return RequestHandler(hub, live, asker, cast(Coach, None), allowance)


def write(request: Request) -> str:
    return msgspec.json.encode(request).decode()


def test_choices_are_weighed_once_for_each_moment_seat_and_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running_hub(f"sqlite:///{tmp_path / 'kachidoki.sqlite'}") as hub:
            live = await full_table(hub, 3, title="tokaido")
            assert live.match is not None
            hooks = hooks_of(live.match.title)
            weighed: list[int] = []

            def weigh(state: object, seat: int, texts: object) -> Callable[[object], object]:
                weighed.append(seat)
                return lambda choice: ("+1", "words", "")

            monkeypatch.setattr(hooks, "weigh", weigh, raising=False)
            seat = live.humans_to_act()[0]
            asker = Asker(seat)
            handler = handler_of(hub, live, asker, Limits())
            for language in ("en", "ru"):
                for number in range(3):
                    await handler.receive_in_turn(write(Weigh(f"{language}{number}", language)))
            await handler.idle.wait()
            found = [answer for answer in asker.answers if isinstance(answer, Prospects)]
            assert [answer.id for answer in found] == ["en0", "en1", "en2", "ru0", "ru1", "ru2"]
            assert found[0].prospects
            assert weighed == [seat] * 2
            await acting.move(hub, live, seat, first_move(live, seat, "move"))
            await handler.receive_in_turn(write(Weigh("after")))
            await handler.idle.wait()
            assert len(weighed) == 2 + (seat in live.humans_to_act())

    asyncio.run(scene())


def test_what_makes_work_costs_more_than_a_ping(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_hub(f"sqlite:///{tmp_path / 'kachidoki.sqlite'}") as hub:
            live = await full_table(hub)
            limits = Limits(message_burst=COSTS[Look] + COSTS[Count] + 1)
            asker = Asker(0)
            handler = handler_of(hub, live, asker, limits)
            for request in (Look("look", 0), Count("count"), Weigh("weigh"), Ping("ping")):
                await handler.receive_in_turn(write(request))
                await handler.idle.wait()
            assert [type(answer).__name__ for answer in asker.answers] == ["Scene", "Sheet"]
            assert asker.refused == ["too-fast"] * 2

    asyncio.run(scene())


def test_whoever_goes_on_although_it_is_too_fast_is_sent_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_hub(f"sqlite:///{tmp_path / 'kachidoki.sqlite'}") as hub:
            live = await full_table(hub)
            asker = Asker(0)
            handler = handler_of(hub, live, asker, Limits(message_burst=1))
            ping = msgspec.json.encode(Ping("ping"))
            for _ in range(1 + MOST_REFUSED):
                assert handler.receive_now(ping)
            assert asker.refused == ["too-fast"] * MOST_REFUSED
            assert not asker.dropped
            handler.receive_now(ping)
            assert asker.dropped

    asyncio.run(scene())
