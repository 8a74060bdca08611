"""Two people in two browsers, and one who only watches."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import AWAY, DESKTOP, OPEN, PATIENCE, PHONE, Size, Visitor

# The key of the seat that a browser holds.
KEY = """() => Object.values(JSON.parse(localStorage.getItem("kachidoki.keys")))[0].key"""

SCRIPT = "<img src=x onerror=alert(1)>'; DROP TABLE tables; --"

# What the host has sent the friend.
INVITATION = """() => {
  const [[table, { invite }]] = Object.entries(JSON.parse(localStorage.getItem("kachidoki.keys")));
  return `/join/${table}#${invite}`;
}"""


def invite(host: Visitor, title: str = "tokaido", seats: int = 2, friends: int = 1) -> None:
    """A table, for two if nothing is said, with the seats after the host's for friends."""
    host.open_form(title, seats)
    for place in range(1, 1 + friends):
        seat = host.page.locator("ol.seats > li").nth(place)
        seat.locator("input[value='friend']").check(force=True)
    host.click("form button.primary")


def shared_link(host: Visitor, path: str) -> str:
    """An address that the host can copy; of several, the last."""
    host.see("input[readonly]")
    shown = [found.input_value() for found in host.find("input[readonly]").all()]
    return [address for address in shown if path in address][-1]


def sit_together(arrive: Arrive, title: str = "tokaido", seats: int = 2) -> tuple[Visitor, Visitor]:
    host = arrive("/", size=DESKTOP, language="en")
    invite(host, title, seats)
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
    host.wait_for_ply(">=", friend.ply())
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
    expect(visitor.page.get_by_role("button", name="Copied")).to_be_visible()
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
        watching.wait_for_ply(">=", host.ply())
        assert watching.find(OPEN).count() == 0
    address = position_link(host)
    assert key_of(host) not in address
    stranger = arrive(address.split("#")[0])
    stranger.see(".signpost")
    for watching in (late, spectator, stranger):
        watching.go(address)
        watching.see(".banner.past")
        assert watching.find(OPEN).count() == 0


def test_a_link_is_copied_without_the_clipboard(arrive: Arrive) -> None:
    """As where the page comes over plain HTTP: what is selected can be copied nevertheless."""
    host, _ = sit_together(arrive)
    host.page.evaluate("Object.defineProperty(navigator, 'clipboard', {})")
    host.page.get_by_role("button", name="Links").click()
    host.page.get_by_role("button", name="Copy").first.click()
    expect(host.page.get_by_role("button", name="Copied")).to_be_visible()
    host.page.keyboard.press("Escape")
    host.page.locator(".side .pick button").nth(1).click()
    host.click(".chat input")
    host.page.keyboard.press("Control+V")
    expect(host.find(".chat input")).to_have_value(host.page.url)


def key_of(visitor: Visitor) -> str:
    """The secret of the seat, which the browser holds."""
    return str(visitor.page.evaluate(KEY))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
def test_a_seat_goes_to_another_device_by_a_link_that_works_once(
    arrive: Arrive, size: Size, tmp_path: Path
) -> None:
    host = arrive("/", size=size)
    host.click("article button.primary")
    host.wait_for_turn()
    before = host.actions()
    host.page.get_by_role("button", name="Links").click()
    host.touch(host.page.get_by_role("button", name="Play on another device"))
    host.see("dialog svg[role='img'] path")
    link = shared_link(host, "/seat/")
    host.page.screenshot(path=tmp_path / "link.png")
    assert key_of(host) not in host.page.content()
    again = arrive(link, size=PHONE)
    again.wait_for_turn()
    assert key_of(again) == key_of(host)
    assert (again.ply(), again.actions()) == (host.ply(), before)
    late = arrive(link)
    expect(late.see(".signpost")).to_contain_text("This link has been used")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
def test_what_stands_in_the_address_bar_is_for_anybody(arrive: Arrive, size: Size) -> None:
    """In the waiting room, at the table and in its replay: never the key of a seat."""
    host = arrive("/", size=size)
    invite(host)
    link = shared_link(host, "/join/")
    waiting = address_of(host)
    stranger = arrive(waiting)
    stranger.see(".room")
    friend = arrive(link, size=PHONE)
    friend.click("form button.primary")
    for player in (host, friend):
        player.wait_for_turn()
        spectator = arrive(address_of(player))
        spectator.see("[data-ply]")
        assert spectator.find(OPEN).count() == 0
    host.page.reload()
    host.wait_for_turn()
    host.go(waiting.replace("/table/", "/replay/"))
    host.see(".signpost")
    address_of(host)


def address_of(visitor: Visitor) -> str:
    """What others can be sent: it holds the key of the spectators, and not that of the seat."""
    visitor.page.wait_for_function("location.hash")
    address = visitor.page.url
    assert key_of(visitor) not in address
    return address


def test_advice_stays_while_a_friend_chooses_in_secret(arrive: Arrive) -> None:
    host, friend = sit_together(arrive, "joraku", seats=3)
    host.page.get_by_role("button", name="Coach").click()
    host.page.wait_for_function("() => document.querySelector('.coach progress')?.value === 1")
    advice = host.find(".coach li").all_inner_texts()
    before = host.ply()
    friend.play(seed=1, clicks=1)
    host.wait_for_ply(">", before)
    assert host.find(".coach li").all_inner_texts() == advice
    host.play(seed=1, clicks=1)
    expect(host.find(".coach")).to_have_count(0)


def test_any_card_chosen_in_secret_is_clicked_off_and_nobody_learns_which(arrive: Arrive) -> None:
    host, friend = sit_together(arrive, "joraku", seats=3)
    heard: list[str] = []

    def hear(frame: str | bytes) -> None:
        heard.append(str(frame))

    friend.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    friend.page.reload()
    friend.wait_for_turn()
    heard.clear()
    cards = [host.find(".hand .thing.legal").nth(place) for place in range(2)]
    first, second = [card.get_attribute("data-thing") or "" for card in cards]

    def click(thing: str) -> None:
        host.click(f".hand [data-thing='{thing}']")

    def expect_chosen(*things: str) -> None:
        expect(host.find(".hand .chosen")).to_have_count(len(things))
        for thing in things:
            expect(host.find(f".hand .chosen[data-thing='{thing}']")).to_have_count(1)

    click(first)
    expect_chosen(first)
    click(second)
    expect_chosen(first, second)
    click(first)
    expect_chosen(second)
    host.see(f".hand .thing.legal[data-thing='{first}']")

    click(first)
    expect_chosen(first, second)
    host.page.context.set_offline(True)
    host.see(AWAY)
    click(second)
    host.page.context.set_offline(False)
    expect(host.find(AWAY)).to_have_count(0, timeout=PATIENCE)
    expect_chosen(first)
    host.see(f".hand .thing.legal[data-thing='{second}']")

    friend.wait_for_ply("===", host.ply())
    assert heard
    for word in (first, second):
        assert not any(word.removeprefix("card:") in frame for frame in heard)


def test_a_lost_answer_costs_no_second_seat(arrive: Arrive) -> None:
    """The server has seated the friend, whose browser was never told, and comes again."""
    host = arrive("/", size=DESKTOP)
    invite(host, "joraku", seats=3, friends=2)
    link = shared_link(host, "/join/")
    friend = arrive(link, size=PHONE)
    friend.page.route("**/join", lambda route: (route.fetch(), route.abort("connectionreset")))
    friend.see("form input[autocomplete='nickname']").fill("Maria")
    friend.click("form button.primary")
    friend.see("form [role='alert']")
    friend.page.unroute("**/join")
    friend.page.reload()
    friend.see(".room")
    expect(host.find(".room li:not(.free)")).to_have_count(2)
