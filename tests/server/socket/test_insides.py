"""What we use of the insides of uvicorn and websockets is still there.

A new version may change it without notice. Then look at what its code does now, before the bounds in
pyproject.toml are raised.
"""

import inspect
import re

import pytest
import uvicorn
import websockets.protocol
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.speedups import apply_mask

SOCKET = "see server/socket/direct.py"
SERVING = "see server/processes/serving.py and worker.py"
CONNECTIONS = "see server/processes/connections.py"


@pytest.mark.parametrize(
    "name",
    [
        "close_sent",
        "conn",
        "curr_msg_data_type",
        "frames",
        "handshake_complete",
        "handshake_initiated",
        "loop",
        "queue",
        "read_paused",
        "scope",
        "transport",
    ],
)
def test_a_socket_has_what_we_look_at(name: str) -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol)
    found = re.search(rf"\bself\.{name}\b[^=\n]* = ", source)
    assert found, f"uvicorn's WebSocketsSansIOProtocol.{name} has changed: {SOCKET}"


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("handle_connect", ["event"]),
        ("data_received", ["data"]),
        ("connection_lost", ["exc"]),
        ("send_receive_event_to_app", []),
        ("handle_parser_exception", []),
        ("receive", []),
        ("shutdown", []),
    ],
)
def test_a_socket_has_what_we_extend(name: str, parameters: list[str]) -> None:
    method = getattr(WebSocketsSansIOProtocol, name, None)
    assert method is not None, f"uvicorn's WebSocketsSansIOProtocol.{name} is gone: {SOCKET}"
    found = list(inspect.signature(method).parameters)[1:]
    assert found == parameters, f"uvicorn's {name} takes other arguments: {SOCKET}"


def test_the_library_takes_frames_one_by_one() -> None:
    """What we do not take ourselves goes to `data_received`, which hands it to `conn`."""
    source = inspect.getsource(WebSocketsSansIOProtocol.data_received)
    assert "self.conn.receive_data(data)" in source, f"uvicorn reads otherwise: {SOCKET}"
    assert "self.queue.put_nowait" in inspect.getsource(WebSocketsSansIOProtocol), SOCKET


def test_frames_are_unmasked_as_before() -> None:
    mask = b"\x01\x02\x03\x04"
    expected = bytes(letter ^ mask[place % 4] for place, letter in enumerate(b"abcde"))
    found = apply_mask(b"abcde", mask)
    assert found == expected, f"websockets' apply_mask has changed: {SOCKET}"
    states = websockets.protocol
    assert states.OPEN is states.State.OPEN, f"websockets' states have changed: {SOCKET}"


@pytest.mark.parametrize("name", ["startup", "shutdown"])
def test_a_server_has_what_we_extend(name: str) -> None:
    method = getattr(uvicorn.Server, name, None)
    assert inspect.iscoroutinefunction(method), f"uvicorn's Server.{name} has changed: {SERVING}"
    assert list(inspect.signature(method).parameters) == ["self", "sockets"], SERVING


def test_a_server_ticks_as_we_count_on() -> None:
    assert list(inspect.signature(uvicorn.Server.on_tick).parameters) == ["self", "counter"], (
        SERVING
    )
    assert "asyncio.sleep(0.1)" in inspect.getsource(uvicorn.Server.main_loop), SERVING


@pytest.mark.parametrize("name", ["client", "conn", "connections", "cycle", "transport"])
def test_a_connection_has_what_we_look_at(name: str) -> None:
    source = inspect.getsource(H11Protocol)
    found = re.search(rf"\bself\.{name}\b[^=\n]* = ", source)
    assert found, f"uvicorn's H11Protocol.{name} has changed: {CONNECTIONS}"


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("connection_made", ["transport"]),
        ("connection_lost", ["exc"]),
        ("data_received", ["data"]),
        ("handle_websocket_upgrade", ["event"]),
    ],
)
def test_a_connection_has_what_we_extend(name: str, parameters: list[str]) -> None:
    found = list(inspect.signature(getattr(H11Protocol, name)).parameters)[1:]
    assert found == parameters, f"uvicorn's {name} takes other arguments: {CONNECTIONS}"


def test_proxies_are_known_as_before() -> None:
    source = inspect.getsource(ProxyHeadersMiddleware)
    assert "client_host in self.trusted_hosts" in source, f"uvicorn has changed: {CONNECTIONS}"
    asks = "self.trusted_hosts.get_trusted_client_address(x_forwarded_for)"
    assert asks in source, f"uvicorn has changed: {CONNECTIONS}"


@pytest.mark.parametrize("name", ["_captured_signals", "lifespan", "server_state", "should_exit"])
def test_a_server_has_what_we_look_at(name: str) -> None:
    source = inspect.getsource(uvicorn.Server)
    found = re.search(rf"\bself\.{name}\b[^=\n]* = ", source)
    assert found, f"uvicorn's Server.{name} has changed: {SERVING}"


def test_a_worker_can_make_the_protocol_of_a_connection() -> None:
    found = list(inspect.signature(H11Protocol).parameters)[:3]
    assert found == ["config", "server_state", "app_state"], f"uvicorn has changed: {SERVING}"
    source = inspect.getsource(uvicorn.Config)
    assert "self.http_protocol_class" in source, f"uvicorn's Config has changed: {SERVING}"
