"""Whatever is thrown at the server: a clear answer for the sender, no effect for anybody else."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.clients import PATIENCE, Player, first, fresh_id, make_table, middle, seat_friends
from tests.server.servers import UNBOUND, ServerProcess, server_process
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from kachidoki.server.protocol.bodies import Fault, Sitting
from kachidoki.server.protocol.messages import (
    Accepted,
    Advice,
    Answer,
    Coach,
    Count,
    Happened,
    Look,
    Move,
    Moved,
    Ping,
    Pong,
    Presence,
    Refused,
    Said,
    Say,
    Undo,
    Undone,
    Weigh,
)

SCRIPT = "<script>alert('勝鬨')</script>"
SQL = "'); DROP TABLE happenings; --"
NESTED = "[" * 3000
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("hostile"), UNBOUND) as server:
        yield server
        assert "Traceback" not in server.written()


def socket_of(url: str) -> str:
    return url.replace("http", "ws", 1) + "/api/socket"


# ----------------------------------------------------------------- before hello


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


def hello(**fields: Any) -> str:
    return json.dumps({"type": "hello", **fields})


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


# ----------------------------------------------------------------- at the table


@asynccontextmanager
async def tokaido_for_two(url: str) -> AsyncIterator[tuple[Player, Player]]:
    """The one whose turn it is, and the other, when both have chosen their travelers."""
    sittings = await seat_friends([url] * 2, "tokaido")
    players = [Player(url, sitting.table.id, sitting.key) for sitting in sittings]
    async with players[0], players[1]:
        while players[0].shown.view["step"] == "choosing":
            answer = await next(player for player in players if player.may_act).act(first)
            assert isinstance(answer, Accepted)
            for player in players:
                await player.catch_up(answer.number)
        actor, other = sorted(players, key=lambda player: not player.may_act)
        yield actor, other


AT_THE_TABLE: list[str | bytes] = [
    "",
    "{",
    "[]",
    '{"type": "move"}',
    '{"type": "move", "id": "", "ply": 1, "action": "x"}',
    '{"type": "move", "id": 5, "ply": 1, "action": "x"}',
    '{"type": "say", "id": "1\\u0000", "text": "PostgreSQL holds no such id"}',
    '{"type": "move", "id": "1", "ply": -1, "action": "x"}',
    '{"type": "move", "id": "1", "ply": "1", "action": "x"}',
    '{"type": "move", "id": "1", "ply": 1, "action": ["x"]}',
    '{"type": "move", "id": "1", "ply": 1, "action": "' + "x" * 201 + '"}',
    '{"type": "move", "id": "' + "x" * 65 + '", "ply": 1, "action": "x"}',
    '{"type": "say", "id": "1", "text": ""}',
    '{"type": "say", "id": "1", "text": "' + "x" * 501 + '"}',
    '{"type": "say", "id": "1", "text": "x", "to": "A"}',
    '{"type": "look", "id": "1", "ply": 1e99}',
    '{"type": "hello", "table": "x"}',
    '{"type": "welcome"}',
    f'{{"type": "ping", "id": {NESTED}',
    b"\x00\x01",
]


def test_malformed_messages_leave_the_table_as_it_was(server: ServerProcess) -> None:
    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            seen, ply = other.seen, other.ply
            for words in AT_THE_TABLE:
                await actor.send_raw(words)
                answer = await actor.hear_until(lambda answer: isinstance(answer, Refused))
                assert isinstance(answer, Refused)
                assert answer.problem.message
            await check_untouched(actor, other, seen, ply)

    asyncio.run(scene())


def test_messages_with_scrambled_letters_do_no_harm(server: ServerProcess) -> None:
    """Some are still understood; whatever they do, every one is answered and the game goes on."""

    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            dice, legal = Random(1185), first(actor.shown)
            for _ in range(300):
                await actor.send_raw(scrambled(dice, actor.ply, legal))
                await actor.hear_until(lambda told: not isinstance(told, Happened | Presence))
            assert isinstance(await other.ask(Ping(fresh_id())), Pong)
            async with Player(server.url, actor.table, actor.key) as device:
                await device.recall()
                assert device.history == standing(actor.history)

    asyncio.run(scene())


def standing(told: dict[int, object]) -> dict[int, object]:
    """What is left of the story without moves that were taken back."""
    left: dict[int, object] = {}
    for number, what in told.items():
        if isinstance(what, Undone):
            undone = [
                move
                for move, then in left.items()
                if isinstance(then, Moved) and then.plies[0].ply >= what.ply
            ]
            for move in undone:
                del left[move]
        else:
            left[number] = what
    return left


def scrambled(dice: Random, ply: int, action: str) -> str:
    """A request with some letters changed."""
    requests = [
        Move(fresh_id(), ply, action),
        Undo(fresh_id(), ply),
        Say(fresh_id(), SCRIPT, to=["B"]),
        Look(fresh_id(), ply),
        Weigh(fresh_id()),
        Count(fresh_id(), ply),
    ]
    letters = list(msgspec.json.encode(dice.choice(requests)).decode())
    for _ in range(dice.randrange(4)):
        letters[dice.randrange(len(letters))] = dice.choice('"{}[]:,\\0-9eé勝\0 ')
    return "".join(letters)


async def check_untouched(actor: Player, other: Player, seen: int, ply: int) -> None:
    """Nobody was told anything, and the game goes on."""
    assert isinstance(await other.ask(Ping(fresh_id())), Pong)
    assert (other.seen, other.ply) == (seen, ply)
    answer = await actor.act(first)
    assert isinstance(answer, Accepted)
    await other.catch_up(answer.number)


def test_moves_that_may_not_be_made_are_refused(server: ServerProcess) -> None:
    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            seen, ply = other.seen, other.ply
            legal = first(actor.shown)
            wrong: list[tuple[Player, int, str, str]] = [
                (actor, ply, "walk nowhere", "illegal"),
                (actor, ply, SQL, "illegal"),
                (actor, ply, "", "illegal"),
                (actor, ply, "?", "illegal"),
                (actor, ply, "undo", "illegal"),
                (actor, ply, legal + "x", "illegal"),
                (actor, ply, "serve sushi", "illegal"),
                (other, ply, legal, "illegal"),
                (actor, ply - 1, legal, "stale"),
                (actor, 0, legal, "stale"),
                (actor, ply + 1, legal, "stale"),
                (actor, 2**53, legal, "stale"),
            ]
            for player, answered, action, problem in wrong:
                answer = await player.move(action, answered)
                assert isinstance(answer, Refused), action
                assert answer.problem.problem == problem, (action, answer)
                assert "Traceback" not in answer.problem.message
            await check_untouched(actor, other, seen, ply)

    asyncio.run(scene())


def test_other_requests_that_cannot_be_met_are_refused(server: ServerProcess) -> None:
    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            seen, ply = other.seen, other.ply
            for request in (
                Look(fresh_id(), ply + 1),
                Look(fresh_id(), 2**53),
                Undo(fresh_id(), ply + 5),
                Say(fresh_id(), "  \n "),
                Say(fresh_id(), "psst", to=["Z"]),
                Say(fresh_id(), "psst", to=[SQL]),
            ):
                answer = await actor.ask(request)
                assert isinstance(answer, Refused), request
            await check_untouched(actor, other, seen, ply)

    asyncio.run(scene())


def test_the_coach_advises_nobody_for_another_seat(server: ServerProcess) -> None:
    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            answer = await other.ask(Coach(fresh_id(), ply=actor.ply, seat=actor.seat))
            assert isinstance(answer, Advice), answer
            assert (answer.progress, answer.findings) == (1.0, [])

    asyncio.run(scene())


def test_a_spectator_only_watches(server: ServerProcess) -> None:
    async def scene() -> None:
        host = await make_table(server.url, "joraku", ["me", "adept", "adept"])
        async with Player(server.url, host.table.id, host.watch) as watcher:
            assert watcher.seat is None
            assert watcher.shown.choices == []
            requests = [
                Move(fresh_id(), watcher.ply, "pass red-1"),
                Undo(fresh_id(), watcher.ply),
                Coach(fresh_id()),
                Say(fresh_id(), "psst", to=["A"], name="Eve"),
            ]
            for request in requests:
                answer = await watcher.ask(request)
                assert isinstance(answer, Refused), request
            assert not isinstance(await watcher.ask(Weigh(fresh_id())), Accepted)

    asyncio.run(scene())


def test_a_request_that_is_sent_again_counts_once(server: ServerProcess) -> None:
    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            move = Move(fresh_id(), actor.ply, first(actor.shown))
            line = Say(fresh_id(), "おはよう")
            numbers = []
            for request in (move, line):
                answers = [await actor.ask(request) for _ in range(3)]
                assert isinstance(answers[0], Accepted)
                assert answers == [answers[0]] * 3
                numbers.append(answers[0].number)
            assert numbers[1] == numbers[0] + 1
            await other.catch_up(numbers[1])
            await other.ask(Ping(fresh_id()))
            assert other.seen == numbers[1]
            stolen = await other.ask(move)
            assert isinstance(stolen, Refused), "ids are each seat's own"

    asyncio.run(scene())


def test_whoever_leaves_after_a_request_has_made_it(server: ServerProcess) -> None:
    """The connection ends before the answer; everybody else hears of the move all the same."""

    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            for _ in range(3):
                leaving = Player(server.url, actor.table, actor.key)
                await leaving.connect()
                if not leaving.may_act:
                    break
                await leaving.send(Move(fresh_id(), leaving.ply, first(leaving.shown)))
                assert leaving.socket is not None
                leaving.socket.transport.close()
                await other.catch_up(leaving.seen + 1)
                await actor.catch_up(leaving.seen + 1)

    asyncio.run(scene())


@pytest.mark.parametrize("text", [SCRIPT, SQL, "\\u0000", "%s %n {0} {{x}} ${x}", "&lt;b&gt;"])
def test_names_and_chat_are_only_text(server: ServerProcess, text: str) -> None:
    async def scene() -> None:
        host = await make_table(server.url, "joraku", ["me", "adept", "adept"], name=text[:40])
        async with Player(server.url, host.table.id, host.key) as player:
            assert player.welcomes[0].table.players[0].name == text[:40]
            answer = await player.ask(Say(fresh_id(), text))
            assert isinstance(answer, Accepted)
            await player.catch_up(answer.number)
            assert player.log[answer.number].what == Said("A", text[:40], text)
            await player.play(middle, plies=player.ply + 3)

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["", " ", "x" * 65, "\u202e\u200b", "\ud800"])
def test_a_name_that_no_line_can_hold_is_refused(server: ServerProcess, name: str) -> None:
    response = httpx.post(
        f"{server.url}/api/tables", content=new_table(name=name), headers=JSON, timeout=PATIENCE
    )
    assert response.status_code == 400, response.text
    assert fault(response).message


@pytest.mark.parametrize(
    ("name", "seen"), [("a\nb", "a b"), ("a\0b", "ab"), ("\u202eevil", "evil")]
)
def test_what_turns_a_line_around_is_taken_out_of_a_name(
    server: ServerProcess, name: str, seen: str
) -> None:
    address = f"{server.url}/api/tables"
    response = httpx.post(address, content=new_table(name=name), headers=JSON, timeout=PATIENCE)
    assert response.json()["table"]["players"][0]["name"] == seen


# ----------------------------------------------------------------- too much


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that allows little."""
    settings = {
        "KACHIDOKI_CONNECTIONS": "4",
        "KACHIDOKI_OPEN_TABLES": "3",
        "KACHIDOKI_REQUEST_RATE": "1e-9",
        "KACHIDOKI_REQUEST_BURST": "30",
        "KACHIDOKI_MESSAGE_RATE": "1e-9",
        "KACHIDOKI_MESSAGE_BURST": "20",
    }
    with server_process(tmp_path_factory.mktemp("strict"), settings) as server:
        yield server
        assert "Traceback" not in server.written()


def test_what_is_too_much_is_refused(strict: ServerProcess) -> None:
    """Messages, connections, tables, requests."""

    async def scene() -> None:
        sittings = await seat_friends([strict.url] * 2, "joraku")
        players = [Player(strict.url, each.table.id, each.key) for each in sittings]
        async with players[0] as flooding, players[1] as calm:
            await check_flood(flooding, calm)
            await check_connections(strict, sittings[0])
        await check_tables(strict)
        check_requests(strict)

    asyncio.run(scene())


async def check_flood(flooding: Player, calm: Player) -> None:
    pings = [Ping(fresh_id()) for _ in range(100)]
    problems: list[str] = []
    try:
        for ping in pings:
            await flooding.send(ping)
        for _ in pings:
            answer = await flooding.hear_until(lambda told: isinstance(told, Pong | Refused))
            if isinstance(answer, Refused):
                problems.append(answer.problem.problem)
    except ConnectionClosed:
        pass
    assert set(problems) == {"too-fast"}
    assert isinstance(await calm.ask(Ping(fresh_id())), Pong)


async def check_connections(strict: ServerProcess, sitting: Sitting) -> None:
    more = [Player(strict.url, sitting.table.id, sitting.key) for _ in range(6)]
    refused = 0
    for player in more:
        try:
            await player.connect()
        except (AssertionError, ConnectionClosed, InvalidStatus):
            refused += 1
    for player in more:
        await player.close()
    assert 2 <= refused <= 4


async def check_tables(strict: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=strict.url, timeout=PATIENCE) as http:
        statuses = []
        for _ in range(4):
            response = await http.post("/api/tables", content=new_table(), headers=JSON)
            statuses.append(response.status_code)
        assert 429 in statuses
        assert fault(response).problem == "too-many-tables"


def check_requests(strict: ServerProcess) -> None:
    with httpx.Client(base_url=strict.url, timeout=PATIENCE) as http:
        answers = [http.get("/api/titles") for _ in range(60)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert refused
    assert {fault(answer).problem for answer in refused} == {"too-fast"}
    assert httpx.get(f"{strict.url}/health", timeout=PATIENCE).status_code == 200


@pytest.mark.long
def test_whoever_says_nothing_is_shown_the_door(server: ServerProcess) -> None:
    async def scene() -> None:
        async with connect(socket_of(server.url), open_timeout=PATIENCE, proxy=None) as socket:
            answer = msgspec.json.decode(await socket.recv(), type=Answer)
            assert isinstance(answer, Refused)
            assert answer.problem.problem == "hello-late"

    asyncio.run(scene())


def test_a_slow_reader_slows_nobody(server: ServerProcess) -> None:
    """It asks for thousands of positions and reads none of them."""

    async def scene() -> None:
        async with (
            tokaido_for_two(server.url) as (actor, other),
            connect(socket_of(server.url), open_timeout=PATIENCE, proxy=None, max_queue=1) as slow,
        ):
            await slow.send(hello(table=actor.table, key=actor.key))
            flood = asyncio.create_task(ask_and_ask(slow, actor.ply))
            for _ in range(10):
                answer = await asyncio.wait_for(other.ask(Ping(fresh_id())), PATIENCE)
                assert isinstance(answer, Pong)
            assert isinstance(await asyncio.wait_for(actor.act(first), PATIENCE), Accepted)
            flood.cancel()
            slow.transport.abort()

    asyncio.run(scene())


async def ask_and_ask(socket: Any, ply: int) -> None:
    try:
        for number in range(3000):
            await socket.send(msgspec.json.encode(Look(str(number), ply)).decode())
    except ConnectionClosed:
        pass


# ----------------------------------------------------------------- HTTP


def new_table(**wrong: Any) -> bytes:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    body = {"title": "joraku", "name": "Anna", "nonce": "plum", "seats": seats}
    return json.dumps({**body, **wrong}).encode()


BODIES: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"1",
    b'"x"',
    b"\xff\xfe",
    b'{"title": 5}',
    b'{"unknown": "field"}',
    new_table(seats=[]),
    new_table(seats=[{"kind": "me"}]),
    new_table(seats=[{"kind": "me"}] * 2),
    new_table(seats=[{"kind": "friend"}] * 3),
    new_table(seats=[{"kind": "me"}, *[{"kind": "friend"}] * 1000]),
    new_table(seats=[{"kind": "me"}, {"kind": "bot", "level": "god"}]),
    new_table(seats=[{"kind": "me"}, {"kind": "bot"}]),
    new_table(title=SQL),
    new_table(options={"edition": SQL}),
    new_table(options={SCRIPT: "on"}),
    new_table(options=[]),
    new_table(nonce=""),
    new_table(nonce="\0"),
    new_table(limit=-1),
    new_table(limit=10**30),
    new_table(pace="never"),
    b'{"keys": [1, 2]}',
    json.dumps({"keys": ["k" * 10_000] * 200}).encode(),
    b'{"level": null}',
    NESTED.encode(),
    b'{"title": ' + NESTED.encode(),
    b'{"name": "' + b"x" * 2_000_000 + b'"}',
]
PLACES = ["nowhere", "%00", "%F0%9F%92%A9", "..%2F..%2Fetc%2Fpasswd", "'%20OR%201=1--", "x" * 300]
KEYS = [None, "Bearer", "Bearer x", "Bearer " + "k" * 500, "Basic eDp5", "Bearer \u00ff"]


def fault(response: httpx.Response) -> Fault:
    """The body of an error."""
    return msgspec.json.decode(response.content, type=Fault)


def routes(server: ServerProcess) -> list[tuple[str, str]]:
    schema = httpx.get(f"{server.url}/api/docs/openapi.json", timeout=PATIENCE).json()
    return [
        (method.upper(), path)
        for path, methods in schema["paths"].items()
        for method in methods
        if method in ("get", "post", "put", "delete", "patch")
    ]


def test_no_request_makes_the_server_fail(server: ServerProcess) -> None:
    """Every route with bodies, places and keys that are not what it wants."""
    found = routes(server)
    assert len(found) > 8
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        for method, path in found:
            for number, body in enumerate(BODIES if method == "POST" else [b""]):
                place = PLACES[number % len(PLACES)]
                check_answer(http, method, filled(path, place), body, number)
            for number, place in enumerate(PLACES):
                check_answer(http, method, filled(path, place), b"{}", number)


def filled(path: str, place: str) -> str:
    """The path with the place for every parameter in it."""
    parts = [place if part.startswith("{") else part for part in path.split("/")]
    return "/".join(parts)


def check_answer(http: httpx.Client, method: str, path: str, body: bytes, number: int) -> None:
    key = KEYS[number % len(KEYS)]
    headers = dict(JSON)
    if key is not None:
        headers["Authorization"] = key.encode("latin-1")  # type: ignore[assignment]
    response = http.request(method, path, content=body, headers=headers)
    assert response.status_code < 500, (method, path, body[:80], response.text)
    assert "Traceback" not in response.text
    if response.status_code >= 400 and path.startswith("/api"):
        assert fault(response).message, (method, path, response.text)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("PATCH", "/api/tables", 405),
        ("GET", "/api/titles/chess/rules", 404),
        ("GET", "/api/titles/joraku/rules?language=xx", 400),
        ("GET", "/api/titles/joraku/rules?seats=99", 400),
        ("POST", "/api/tables/nowhere/join", 404),
        ("POST", "/api/tables/nowhere/rematch", 404),
        ("DELETE", "/api/tables/nowhere/seats/A/bot", 404),
    ],
)
def test_what_is_not_there_is_said_so(
    server: ServerProcess, method: str, path: str, status: int
) -> None:
    body = b'{"name": "Anna", "nonce": "plum"}'
    response = httpx.request(
        method, f"{server.url}{path}", content=body, headers=JSON, timeout=PATIENCE
    )
    assert response.status_code == status, response.text
    assert fault(response).message


def test_a_stranger_changes_nothing_at_a_table(server: ServerProcess) -> None:
    async def scene() -> None:
        host = await make_table(server.url, "joraku", ["me", "friend", "adept"])
        other = await make_table(server.url, "joraku", ["me", "friend"])
        place = f"/api/tables/{host.table.id}"
        level = {"level": "adept"}
        join = {"name": "Eve", "nonce": "plum"}
        requests: list[tuple[str, str, Any]] = [
            ("GET", place, None),
            ("POST", f"{place}/join", join),
            ("POST", f"{place}/join", {**join, "invite": other.invite}),
            ("POST", f"{place}/seats/B/bot", level),
            ("DELETE", f"{place}/seats/A/bot", None),
            ("POST", f"{place}/rematch", None),
            ("POST", f"{place}/analysis", None),
            ("GET", f"{place}/file", None),
            ("GET", f"{place}/proof", None),
        ]
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            for headers in ({}, {"Authorization": f"Bearer {other.key}"}):
                for method, path, body in requests:
                    response = await http.request(method, path, json=body, headers=headers)
                    assert response.status_code in (401, 403, 409), (path, response.text)
                    assert fault(response).message

    asyncio.run(scene())
