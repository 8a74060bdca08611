"""A title that another package brings is played without a drawing of its own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import DESKTOP, PHONE, Size, has_no_sideways_scroll
from tests.examples.packages import installed
from tests.server.servers import UNBOUND, ServerProcess, server_process


@pytest.fixture(scope="module")
def guest_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on whose machine the example title is installed."""
    folder: Path = tmp_path_factory.mktemp("guest")
    paths = [installed(folder), os.environ.get("PYTHONPATH", "")]
    settings = {**UNBOUND, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    with server_process(folder, settings) as running:
        yield running


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "ru")], ids=str)
def test_a_whole_game(
    arrive: Arrive, guest_server: ServerProcess, size: Size, language: str
) -> None:
    visitor = arrive("/new/cho-han", size=size, language=language, url=guest_server.url)
    visitor.click("form button.primary")
    visitor.wait_for_turn()
    assert has_no_sideways_scroll(visitor.page)
    assert visitor.play(seed=1) > 0
    expect(visitor.find(".ending > ol > li").first).to_be_visible()


def test_its_rules_can_be_read(arrive: Arrive, guest_server: ServerProcess) -> None:
    visitor = arrive("/rules/cho-han", url=guest_server.url)
    expect(visitor.page.get_by_role("heading", name="How to play")).to_be_visible()
