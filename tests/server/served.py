"""A real server in a thread of the tests, for what must be changed or looked at from inside."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import uvicorn
from tests.server.servers import START, free_port

from kachidoki.server.app import create_app
from kachidoki.server.settings import Settings
from kachidoki.server.socket.direct import DirectLink


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """The address of a server with these settings."""
    port = free_port()
    config = uvicorn.Config(
        create_app(settings), port=port, ws=DirectLink, ws_max_size=16 * 1024, log_config=None
    )
    server = uvicorn.Server(config)
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + START
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.02)
    assert server.started
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(START)
        assert not thread.is_alive()
