"""Two people in two browsers, and one who only watches."""

from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import DESKTOP, OPEN, PHONE, Visitor

SCRIPT = "<img src=x onerror=alert(1)>'; DROP TABLE tables; --"

# What the host has sent the friend.
INVITATION = """() => {
  const [[table, { invite }]] = Object.entries(JSON.parse(localStorage.getItem("kachidoki.keys")));
  return `/join/${table}#${invite}`;
}"""


def invite(host: Visitor) -> None:
    """A table for two, the other seat for a friend."""
    host.open_form("tokaido", seats=2)
    host.page.locator("ol.seats > li").nth(1).locator("input[value='friend']").check(force=True)
    host.click("form button.primary")


def shared_link(host: Visitor, path: str) -> str:
    """An address that the host can copy; of several, the last."""
    host.see("input[readonly]")
    shown = [found.input_value() for found in host.find("input[readonly]").all()]
    return [address for address in shown if path in address][-1]


def sit_together(arrive: Arrive) -> tuple[Visitor, Visitor]:
    host = arrive("/", size=DESKTOP, language="en")
    invite(host)
    friend = arrive(shared_link(host, "/join/"), size=PHONE, language="ru")
    friend.see("form input[autocomplete='nickname']").fill("Мария")
    friend.click("form button.primary")
    host.wait_for_turn()
    friend.wait_for_turn()
    return host, friend


def play_together(players: tuple[Visitor, ...], clicks: int) -> None:
    """Whoever can choose something does."""
    for turn in range(clicks):
        for player in players:
            if player.find(".thing.legal, button.choice").count():
                player.play(seed=turn, clicks=1)


def test_two_people_play_and_talk(arrive: Arrive) -> None:
    host, friend = sit_together(arrive)
    play_together((host, friend), clicks=6)
    assert host.ply() > 0
    host.page.wait_for_function(
        "ply => Number(document.querySelector('[data-ply]').dataset.ply) >= ply", arg=friend.ply()
    )
    friend.page.locator("nav.tabs button").nth(3).tap()
    friend.click(".chat input")
    friend.page.keyboard.type(SCRIPT)
    friend.click(".chat form button")
    host.page.locator(".side .pick button").nth(1).click()
    expect(host.find(".chat").get_by_text(SCRIPT)).to_be_visible()


def position_link(visitor: Visitor) -> str:
    """A look back at the first line of the log that is not folded, and the address of that position."""
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.page.locator(".log .line:not([aria-expanded])").first.click()
    visitor.page.get_by_role("button", name="Link to this position").click()
    return str(visitor.page.evaluate("navigator.clipboard.readText()"))


def test_those_who_watch_see_what_all_may_see(arrive: Arrive) -> None:
    """One by the spectators' link; another comes by the invitation, too late for a seat."""
    host, friend = sit_together(arrive)
    late = arrive(host.page.evaluate(INVITATION))
    late.click(".late .primary")
    host.page.get_by_role("button", name="Links").click()
    spectator = arrive(shared_link(host, "/table/"), language="ru")
    host.page.keyboard.press("Escape")
    play_together((host, friend), clicks=3)
    for watching in (late, spectator):
        watching.see("[data-ply]")
        watching.page.wait_for_function(
            "ply => Number(document.querySelector('[data-ply]').dataset.ply) >= ply", arg=host.ply()
        )
        assert watching.find(OPEN).count() == 0
    address = position_link(host)
    assert host.page.url.split("#")[1] not in address
    for watching in (late, spectator):
        watching.go(address)
        watching.see(".banner.past")
        assert watching.find(OPEN).count() == 0


def test_a_seat_can_be_taken_to_another_device(arrive: Arrive) -> None:
    host, _ = sit_together(arrive)
    before = host.actions()
    again = arrive(host.page.url, size=PHONE)
    again.wait_for_turn()
    assert again.ply() == host.ply()
    assert again.actions() == before
