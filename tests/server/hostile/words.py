"""What hostile clients say, and how the server answers."""

import json
from typing import Any

import httpx
import msgspec

from kachidoki.server.protocol.bodies import Fault

SCRIPT = "<script>alert('勝鬨')</script>"
SQL = "'); DROP TABLE happenings; --"
NESTED = "[" * 3000
JSON = {"Content-Type": "application/json"}


def socket_of(url: str) -> str:
    return url.replace("http", "ws", 1) + "/api/socket"


def hello(**fields: Any) -> str:
    return json.dumps({"type": "hello", **fields})


def new_table(**wrong: Any) -> bytes:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    body = {"title": "joraku", "name": "Anna", "nonce": "plum", "seats": seats}
    return json.dumps({**body, **wrong}).encode()


def fault(response: httpx.Response) -> Fault:
    """The body of an error."""
    return msgspec.json.decode(response.content, type=Fault)
