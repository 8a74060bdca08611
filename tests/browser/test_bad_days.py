"""The network is cut, the server is killed: the table comes back by itself."""

from playwright.sync_api import Browser, expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import AWAY, DESKTOP, visit
from tests.server.servers import ServerProcess


def test_the_table_comes_back_after_the_network_was_cut(arrive: Arrive) -> None:
    visitor = arrive("/")
    visitor.click("article button.primary")
    visitor.play(seed=1, clicks=3)
    visitor.wait_for_turn()
    ply = visitor.ply()
    visitor.page.context.set_offline(True)
    visitor.see(AWAY)
    visitor.page.context.set_offline(False)
    expect(visitor.find(AWAY)).to_have_count(0, timeout=20_000)
    assert visitor.ply() == ply
    visitor.play(seed=2, clicks=3)
    assert visitor.ply() > ply


def test_the_game_goes_on_after_the_server_was_killed(
    chromium: Browser, own_server: ServerProcess
) -> None:
    visitor, context = visit(chromium, own_server.url, DESKTOP, "en")
    visitor.go("/")
    visitor.click("article button.primary")
    visitor.play(seed=1, clicks=6)
    visitor.wait_for_turn()
    ply = visitor.ply()
    own_server.kill()
    visitor.see(AWAY)
    own_server.start()
    expect(visitor.find(AWAY)).to_have_count(0, timeout=30_000)
    visitor.wait_for_turn()
    assert visitor.ply() >= ply
    visitor.play(seed=2, clicks=4)
    assert visitor.ply() > ply
    context.close()
    assert visitor.complaints == []
