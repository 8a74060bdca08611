"""A server of its own, a real Chromium, and visitors who sit before it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.browser.starting import chromium_running
from tests.browser.visitors import DESKTOP, PATIENCE, Size, Visitor, visit
from tests.server.servers import UNBOUND, ServerProcess, server_process

Arrive = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For a module only: while Playwright runs, no other test can have an event loop."""
    with chromium_running() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all tests that do no harm to it."""
    with server_process(tmp_path_factory.mktemp("server"), UNBOUND) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that may be killed."""
    with server_process(tmp_path, UNBOUND) as running:
        yield running


@pytest.fixture
def arrive(chromium: Browser, server: ServerProcess) -> Iterator[Arrive]:
    """Opens a browser of a visitor's own: `arrive("/", size=PHONE, language="ru")`.

    At the end nothing may have gone wrong in any of their pages.
    """
    visitors: list[tuple[Visitor, BrowserContext]] = []

    def come(path: str = "/", size: Size = DESKTOP, language: str = "en", url: str = "") -> Visitor:
        visitor, context = visit(chromium, url or server.url, size, language)
        visitors.append((visitor, context))
        visitor.go(path)
        return visitor

    yield come
    for visitor, context in visitors:
        context.close()
        assert visitor.complaints == []
