"""A title of another package: the browser knows of it only what the server tells."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import DESKTOP, PHONE, Size, has_no_sideways_scroll
from tests.examples.packages import installed
from tests.server.servers import UNBOUND, ServerProcess, server_process

TITLE = "cho-han"


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One on which the example title is installed."""
    found = [installed(tmp_path_factory.mktemp("package")), os.environ.get("PYTHONPATH", "")]
    path = os.pathsep.join(filter(None, found))
    folder: Path = tmp_path_factory.mktemp("server")
    with server_process(folder, {**UNBOUND, "PYTHONPATH": path}) as running:
        yield running


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
def test_a_title_without_a_folder_is_played_to_the_end(
    plain_server: ServerProcess, arrive: Arrive, size: Size
) -> None:
    guest = arrive("/", size=size, url=plain_server.url)
    card = guest.see(f"article:has(a[href='/rules/{TITLE}'])")
    guest.touch(card.locator("button.primary"))
    board = guest.see(".stage .board p, .stage .board table")
    assert board.inner_text().strip()
    assert guest.find(".thing.legal").count() == 0
    guest.wait_for_turn()
    expect(guest.find("button.choice").nth(1)).to_be_visible()
    assert guest.play(seed=3) > 0
    guest.see(".ending")
    assert has_no_sideways_scroll(guest.page)


def test_keys_and_rules_work_as_for_other_titles(
    plain_server: ServerProcess, arrive: Arrive
) -> None:
    guest = arrive(f"/rules/{TITLE}", language="ru", url=plain_server.url)
    guest.see("article h1")
    guest.click("nav.contents button.primary")
    guest.wait_for_turn()
    before = guest.ply()
    guest.page.keyboard.press("1")
    expect(guest.find(f"[data-ply='{before}']")).to_have_count(0)
