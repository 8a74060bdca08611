"""Whatever is asked over HTTP: a clear answer, and never a failure."""

import asyncio
import json
import socket
from typing import Any

import httpx
import pytest
from tests.server.clients import PATIENCE, make_table
from tests.server.hostile.words import JSON, NESTED, SCRIPT, SQL, fault, new_table
from tests.server.servers import ServerProcess

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


def test_what_is_no_request_is_answered_and_counted_but_fills_no_log(server: ServerProcess) -> None:
    before = refusals(server)
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as client:
            client.sendall(b"\x16\x03\x01 no request\r\n\r\n")
            assert client.recv(100).startswith(b"HTTP/1.1 400")
    assert refusals(server) == before + 3
    assert "Invalid HTTP" not in server.written()


def refusals(server: ServerProcess) -> float:
    """For being malformed, so far."""
    lines = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines()
    name = 'kachidoki_refusals_total{problem="malformed"} '
    return sum(float(line.removeprefix(name)) for line in lines if line.startswith(name))


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
