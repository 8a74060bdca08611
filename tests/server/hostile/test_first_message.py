"""Whatever comes first over a socket: a clear answer, and the door."""

import asyncio
from contextlib import suppress

import msgspec
import pytest
from tests.server.clients import PATIENCE, make_table
from tests.server.hostile.words import NESTED, SQL, hello, socket_of
from tests.server.servers import ServerProcess
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from kachidoki.server.protocol.bodies import Fault
from kachidoki.server.protocol.messages import Answer, Refused


async def answer_to(url: str, words: str | bytes) -> Answer | None:
    """What a stranger's first message is answered with before the door is shut; None: only shut."""
    async with connect(socket_of(url), open_timeout=PATIENCE, proxy=None) as socket:
        await socket.send(words)
        answer = None
        try:
            answer = msgspec.json.decode(
                await asyncio.wait_for(socket.recv(decode=False), PATIENCE), type=Answer
            )
            await asyncio.wait_for(socket.recv(), PATIENCE)
        except ConnectionClosed:
            return answer
    raise AssertionError(f"the door stays open after {words[:80]!r}")


STRANGE: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "malformed"),
    "a word": ("hello", "malformed"),
    "half an object": ('{"type": "hello"', "malformed"),
    "null": ("null", "malformed"),
    "a list": ("[]", "malformed"),
    "no type": ("{}", "malformed"),
    "an unknown type": ('{"type": "welcome"}', "malformed"),
    "a type that is no word": ('{"type": {"$ne": ""}}', "malformed"),
    "no table": (hello(), "malformed"),
    "a table that is no word": (hello(table=["x"]), "malformed"),
    "a negative number": (hello(table="x", seen=-1), "malformed"),
    "a huge number": (hello(table="x", seen=10**30), "malformed"),
    "a fraction": (hello(table="x", seen=1.5), "malformed"),
    "a long key": (hello(table="x", key="k" * 65), "malformed"),
    "half a character": ('{"type": "hello", "table": "\\ud800"}', "malformed"),
    "a deep nest": (f'{{"type": "hello", "table": {NESTED}', "malformed"),
    "a long message": (hello(table="x", key="k" * 9000), "message-long"),
    "bytes": (b"\xff\x00\xfe", "message-binary"),
    "an object in bytes": (hello(table="x").encode(), "message-binary"),
    "another request": ('{"type": "ping", "id": "1"}', "hello-first"),
    "an unknown table": (hello(table="nowhere"), "unknown-table"),
    "SQL": (hello(table=SQL), "unknown-table"),
    "a path": (hello(table="../../etc/passwd"), "unknown-table"),
    "a zero": (hello(table="\0"), "malformed"),
}


@pytest.mark.parametrize("kind", STRANGE)
def test_a_strange_first_message_is_refused(server: ServerProcess, kind: str) -> None:
    words, problem = STRANGE[kind]
    answer = asyncio.run(answer_to(server.url, words))
    assert isinstance(answer, Refused), answer
    assert answer.problem.problem == problem
    assert answer.problem.message


def test_an_oversized_message_is_not_read(server: ServerProcess) -> None:
    words = hello(table="x", key="k" * 100_000)
    answer = asyncio.run(answer_to(server.url, words))
    assert answer is None or isinstance(answer, Refused)


def test_a_key_opens_its_own_seat_only(server: ServerProcess) -> None:
    async def scene() -> None:
        mine, other = [await make_table(server.url, "joraku", ["me", "friend"]) for _ in range(2)]
        table = mine.table.id
        keys = {"foreign": other.key, "guessed": "A" * 32, "invite": other.invite, "empty": ""}
        for name, key in keys.items():
            answer = await answer_to(server.url, hello(table=table, key=key))
            assert isinstance(answer, Refused), name
            assert answer.problem.problem == "key-wrong", name
        answer = await answer_to(server.url, hello(table=table))
        assert isinstance(answer, Refused)
        assert answer.problem.problem == "key-needed"

    asyncio.run(scene())


def test_a_foreign_page_may_not_connect(server: ServerProcess) -> None:
    """A page of another site would speak with its visitor's voice; programs send no Origin."""

    async def scene() -> None:
        assert await problem_from("https://evil.example") == "foreign-page"
        assert await problem_from(server.url) == "unknown-table"

    async def problem_from(origin: str) -> str:
        try:
            async with connect(
                socket_of(server.url), open_timeout=PATIENCE, origin=Origin(origin), proxy=None
            ) as socket:
                with suppress(ConnectionClosed):
                    await socket.send(hello(table="nowhere"))
                answer = msgspec.json.decode(await socket.recv(), type=Answer)
        except InvalidStatus as error:
            return msgspec.json.decode(error.response.body, type=Fault).problem
        assert isinstance(answer, Refused)
        return answer.problem.problem

    asyncio.run(scene())
