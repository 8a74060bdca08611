"""Tables that nobody will play to the end are closed: at the table, and from the list of one's own."""

from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.test_friends import invite, sit_together
from tests.browser.visitors import DESKTOP, Visitor

MINE = "section[aria-labelledby='mine'] li, section.turns li"


def ask_to_close(player: Visitor, table: str, close: str) -> None:
    """By the table's own menu."""
    player.page.get_by_role("button", name=table).click()
    player.page.get_by_role("button", name=close, exact=True).click()


def test_two_players_close_their_table_together(arrive: Arrive) -> None:
    host, friend = sit_together(arrive)
    host.page.get_by_role("button", name="Settings").click()
    ask_to_close(host, "Close the table", "Close it")
    friend.page.get_by_role("button", name="Согласиться").click()
    expect(host.page.get_by_role("heading", name="This table was closed")).to_be_visible()
    expect(friend.page.get_by_role("heading", name="Этот стол закрыли")).to_be_visible()


def test_a_host_closes_a_table_from_the_list(arrive: Arrive) -> None:
    host = arrive("/", size=DESKTOP, language="en")
    invite(host)
    host.see(".room")
    host.page.goto("/")
    expect(host.page.locator(MINE)).to_have_count(1)
    host.page.get_by_role("button", name="Leave the table").click()
    host.page.get_by_role("button", name="Close the table").click()
    expect(host.page.locator(MINE)).to_have_count(0)
