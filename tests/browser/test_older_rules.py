"""After an update a table says what has become of a match of older rules."""

from pathlib import Path

from playwright.sync_api import Browser, expect
from sqlalchemy import make_url
from tests.browser.visitors import DESKTOP, Visitor, visit
from tests.server.older import make_older
from tests.server.servers import ServerProcess

from kachidoki.server.storage.database import make_engine

CHANGED = "The rules of this game have changed."


def begin(player: Visitor) -> str:
    """A match with a bot, some moves on; returns the id of its table."""
    player.sit_down("tokaido", 2)
    player.play(seed=3, clicks=4)
    player.wait_for_turn()
    return player.page.url.split("/table/")[1].partition("#")[0]


def test_a_table_tells_that_it_was_revised_or_can_only_be_read(
    chromium: Browser, own_server: ServerProcess, tmp_path: Path
) -> None:
    player, context = visit(chromium, own_server.url, DESKTOP, "en")
    told, revised = begin(player), begin(player)
    own_server.kill()
    engine = make_engine(make_url(f"sqlite:///{tmp_path / 'kachidoki.sqlite'}"))
    make_older(engine, told, kept=False)
    make_older(engine, revised)
    engine.dispose()
    own_server.start()

    expect(player.page.locator(".toast", has_text=CHANGED)).to_be_visible()
    player.click(".toast button.quiet")
    expect(player.page.locator(".log li", has_text=CHANGED)).to_have_count(1)
    ply = player.ply()
    player.play(seed=4, clicks=4)
    assert player.ply() > ply

    player.go(f"/table/{told}")
    expect(player.page.get_by_text("Played by older rules", exact=True)).to_be_visible()
    expect(player.page.get_by_text("neither replayed nor played on")).to_be_visible()
    expect(player.find("article .log li").nth(1)).to_be_visible()
    context.close()
    assert player.complaints == []
