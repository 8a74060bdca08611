"""Whatever comes in over HTTP or a socket gets an answer that says what is wrong with it."""

import asyncio
import json
import socket
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from tests.server.clients import PATIENCE, Player, make_table
from tests.server.servers import UNBOUND, ServerProcess, server_process
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from kachidoki.server.protocol.messages import Answer, Refused

JSON = {"Content-Type": "application/json"}
TABLE = {
    "title": "joraku",
    "name": "Anna",
    "nonce": "plum",
    "seats": [{"kind": "me"}, {"kind": "friend"}],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("incoming"), UNBOUND) as server:
        yield server
        check_log(server)


def check_log(server: ServerProcess) -> None:
    """Nothing that others do is an error of ours."""
    assert "Traceback" not in server.written()
    assert '"level":"error"' not in server.written()


@pytest.fixture(scope="module")
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        yield http


def make(http: httpx.Client, kind: str = JSON["Content-Type"], **wrong: object) -> httpx.Response:
    body = json.dumps({**TABLE, **wrong}).encode()
    return http.post("/api/tables", content=body, headers={"Content-Type": kind} if kind else {})


# ----------------------------------------------------------------- bodies


@pytest.mark.parametrize(
    "path", ["/tables", "/tables/mine", "/tables/x/join", "/tables/x/seats/A/bot"]
)
@pytest.mark.parametrize(
    "body", [b'{"title": "\xff"}', b'"\xc3\x28"', b"\xff", b'{"\xed\xa0\x80": 1}']
)
def test_a_body_that_is_not_utf_8_is_refused(http: httpx.Client, path: str, body: bytes) -> None:
    response = http.post(f"/api{path}", content=body, headers=JSON)
    assert (response.status_code, response.json()["problem"]) == (400, "malformed")


def test_no_body_is_told_so(http: httpx.Client) -> None:
    response = http.post("/api/tables", headers=JSON)
    assert response.status_code == 400
    assert "there is no body" in response.json()["message"]


@pytest.mark.parametrize("coach", [0, 1, "yes", "", [], {}, 0.5])
def test_a_coach_that_is_neither_true_nor_false_is_refused(
    http: httpx.Client, coach: object
) -> None:
    response = make(http, coach=coach)
    assert response.status_code == 400, response.text
    assert "$.coach" in response.json()["message"]


def test_a_coach_of_which_nothing_is_said_is_as_usual(http: httpx.Client) -> None:
    response = make(http, coach=None)
    assert response.status_code == 201
    assert response.json()["table"]["coach"] is True


@pytest.mark.parametrize("limit", ["60", 60.5, True])
def test_what_is_no_whole_number_is_not_taken_for_one(http: httpx.Client, limit: object) -> None:
    assert make(http, limit=limit).status_code == 400


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "json"])
def test_json_says_that_it_is_json(http: httpx.Client, kind: str) -> None:
    """A form on a page of another site cannot."""
    response = make(http, kind)
    assert (response.status_code, response.json()["problem"]) == (415, "not-json")
    assert "application/json" in response.json()["message"]


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", "Application/JSON"])
def test_json_may_say_more(http: httpx.Client, kind: str) -> None:
    assert make(http, kind).status_code == 201


@pytest.mark.parametrize("path", ["/api/tables", "/api/matches"])
def test_whoever_leaves_while_uploading_is_no_error(server: ServerProcess, path: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    for length in ("Content-Length: 1000", "Transfer-Encoding: chunked"):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as leaving:
            leaving.sendall(f"{head}{length}\r\n\r\n1\r\n{{".encode())
    httpx.get(f"{server.url}/health", timeout=PATIENCE)
    check_log(server)


# ----------------------------------------------------------------- heads


@pytest.mark.parametrize(
    "path", ["/", "/health", "/metrics", "/api/titles", "/api/docs", "/api/nothing", "/nothing"]
)
def test_head_is_answered_like_get(http: httpx.Client, path: str) -> None:
    head, whole = http.head(path), http.get(path)
    assert head.content == b""
    assert head.status_code == whole.status_code
    assert head.headers["Content-Type"] == whole.headers["Content-Type"]


def test_options_tells_all_that_is_possible(http: httpx.Client) -> None:
    answer = http.options("/api/tables")
    assert (answer.status_code, answer.content) == (204, b"")
    assert answer.headers["Allow"] == "GET, HEAD, OPTIONS, POST"
    assert http.options("/api/nothing").status_code == 404


def test_head_is_not_possible_where_get_is_not(http: httpx.Client) -> None:
    assert http.head("/api/matches").status_code == 405


@pytest.mark.parametrize("host", ["[", "a b", "x:99999999", ""])
def test_a_strange_host_is_no_failure(http: httpx.Client, host: str) -> None:
    for path in ("/api/nothing", "/api/titles", "/nothing"):
        assert http.get(path, headers={"Host": host}).status_code < 500


# ----------------------------------------------------------------- sockets


def socket_of(server: ServerProcess) -> str:
    return server.url.replace("http", "ws", 1) + "/api/socket"


@pytest.mark.parametrize("origin", ["http://[", "[", "", "null", "http://\u00ff"])
def test_a_page_of_nowhere_is_a_foreign_one(server: ServerProcess, origin: str) -> None:
    async def scene() -> None:
        async with connect(
            socket_of(server), origin=Origin(origin), proxy=None, open_timeout=PATIENCE
        ) as stranger:
            await stranger.send('{"type": "hello", "table": "nowhere"}')
            answer = msgspec.json.decode(await stranger.recv(), type=Answer)
            assert isinstance(answer, Refused)
            assert answer.problem.problem == "foreign-page"

    asyncio.run(scene())


@pytest.mark.parametrize("parts", [[b"\xff"], [b'{"type": "ping", "id": "', b'\xe5\x8b"}']])
def test_a_text_that_is_not_utf_8_ends_the_connection(
    server: ServerProcess, parts: list[bytes]
) -> None:
    """In one frame or in several, before hello and at the table."""

    async def scene() -> None:
        async with connect(socket_of(server), proxy=None, open_timeout=PATIENCE) as stranger:
            await check_closed(stranger, parts)
        host = await make_table(server.url, "joraku", ["me", "friend"])
        async with Player(server.url, host.table.id, host.key) as player:
            assert player.socket is not None
            await check_closed(player.socket, parts)

    asyncio.run(scene())


async def check_closed(client: ClientConnection, parts: list[bytes]) -> None:
    await client.send(parts[0] if len(parts) == 1 else parts, text=True)
    await asyncio.wait_for(client.wait_closed(), PATIENCE)
    assert client.close_code == 1007
