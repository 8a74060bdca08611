"""Starts what a visitor needs: a Chromium, and a server of its own to visit."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import HOW, find_chromium
from tests.server.servers import UNBOUND, server_process

# As root there is no sandbox; the rest keeps the browser from talking to anybody else.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def chromium_running() -> Iterator[Browser]:
    program = find_chromium()
    assert program is not None, HOW
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, str]]:
    """For a script: the browser and the server's address."""
    if find_chromium() is None:
        sys.exit(HOW)
    with (
        TemporaryDirectory() as folder,
        server_process(Path(folder), UNBOUND) as server,
        chromium_running() as browser,
    ):
        yield browser, server.url
