"""Two people deal in two browsers while a third learns nothing of it, and a bot answers."""

import os
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocket, expect
from tests.browser.conftest import Arrive
from tests.browser.test_friends import shared_link
from tests.browser.visitors import DESKTOP, LAPTOP, OPEN, PHONE, Visitor, has_no_sideways_scroll
from tests.examples.packages import BAZAAR, installed
from tests.server.servers import UNBOUND, ServerProcess, server_process

BADGE = ".deals .badge"
# Mandates that can be laid or announced, and the end of what one does.
BETRAY = ".thing.legal[data-thing='tile:betray']"
OTHER_TILE = ".thing.legal[data-thing^='tile:']:not([data-thing='tile:betray'])"
DONE = "button.choice[data-action='done']"


@pytest.fixture(scope="module")
def bazaar_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    found = [
        installed(tmp_path_factory.mktemp("package"), BAZAAR),
        os.environ.get("PYTHONPATH", ""),
    ]
    path = os.pathsep.join(filter(None, found))
    with server_process(tmp_path_factory.mktemp("server"), {**UNBOUND, "PYTHONPATH": path}) as one:
        yield one


class Trader:
    """A visitor at the bazaar; all that comes over the socket is kept."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.frames: list[str] = []
        visitor.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda words: self.frames.append(str(words)))

    def told(self) -> list[str]:
        """Without the answers to what the page itself asks at times of its own."""
        own = ('{"type":"pong"', '{"type":"prospects"')
        return [words for words in self.frames if not words.startswith(own)]

    def join(self, name: str) -> None:
        self.visitor.see("form input[autocomplete='nickname']").fill(name)
        self.visitor.click("form button.primary")

    def look_at_deals(self) -> None:
        if self.visitor.find(".bargains").count() == 0:
            self.visitor.click(".deals")
        self.visitor.see(".bargains")

    def gesture(self, verb: str, **words: str) -> None:
        """Puts it together, word by word, and sends it."""
        self.look_at_deals()
        self.visitor.click(f".bargains [data-verb='{verb}']")
        for name, word in words.items():
            self.visitor.see(f".bargains select[name='deal-{name}']").select_option(word)
        self.visitor.click(".bargains .send")

    def answer(self, action: str) -> None:
        self.look_at_deals()
        self.visitor.click(f".bargains [data-action='{action}']")

    def sees_offer(self, offer: str, count: int = 1) -> None:
        self.look_at_deals()
        expect(self.visitor.find(f".bargains [data-offer='{offer}']")).to_have_count(count)

    def hears_of(self, words: str) -> None:
        self.look_at_deals()
        expect(self.visitor.find(".bargains ol li").filter(has_text=words).first).to_be_visible()

    def leave_deals(self) -> None:
        self.visitor.page.keyboard.press("Escape")
        expect(self.visitor.find(".bargains")).to_have_count(0)

    def has_badge(self, number: int) -> None:
        expect(self.visitor.find(BADGE)).to_have_text(str(number))

    def work(self) -> None:
        self.visitor.click("button.choice[data-action='work']")


def sit_down(
    arrive: Arrive, title: str, seats_in_all: int, url: str | None = None
) -> tuple[Trader, Trader, Trader]:
    """Three people, and bots on the other seats."""
    host = Trader(arrive(f"/new/{title}", size=DESKTOP, url=url))
    host.visitor.open_form(title, seats=seats_in_all)
    seats = host.visitor.page.locator("ol.seats > li")
    for place in (1, 2):
        seats.nth(place).locator("input[value='friend']").check(force=True)
    host.visitor.click("form button.primary")
    link = shared_link(host.visitor, "/join/")
    friend = Trader(arrive(link, size=PHONE, language="ru", url=url))
    friend.join("Мария")
    third = Trader(arrive(link, size=LAPTOP, url=url))
    third.join("Third")
    for trader in (host, friend, third):
        trader.visitor.see("[data-ply]")
    return host, friend, third


def test_two_deal_while_a_third_learns_nothing(
    bazaar_server: ServerProcess, arrive: Arrive
) -> None:
    host, friend, third = sit_down(arrive, "bazaar", 4, bazaar_server.url)
    host.visitor.wait_for_turn()
    third.visitor.see(".deals")
    before, ply = len(third.told()), third.visitor.ply()

    # An offer, a counter-offer, a deal, a gift and a whisper.
    host.gesture("offer", to="B", manner="secretly", give="1-coin", ask="tea")
    friend.has_badge(1)
    friend.sees_offer("A B secretly 1-coin tea")
    expect(friend.visitor.find(BADGE)).to_have_count(0)
    assert has_no_sideways_scroll(friend.visitor.page)
    friend.answer("counter A")
    friend.gesture("offer", give="tea", ask="2-coins")
    host.sees_offer("B A secretly tea 2-coins")
    host.answer("agree B")
    friend.sees_offer("A B secretly 1-coin tea", count=0)
    host.gesture("gift", to="B", manner="secretly", give="silk")
    friend.hears_of("тайно делает подарок")
    host.leave_deals()
    friend.leave_deals()
    whisper(host, "B", "Not a word to C!")
    friend.visitor.page.locator("nav.tabs button").nth(3).tap()
    expect(friend.visitor.find(".chat").get_by_text("Not a word to C!")).to_be_visible()
    friend.visitor.page.locator("nav.tabs button").nth(0).tap()

    # To a third it is as if nothing had happened, also when the table goes on and after a reload.
    assert len(third.told()) == before
    host.work()
    third.visitor.wait_for_ply(">", ply)
    assert third.visitor.ply() == ply + 1
    third.visitor.page.reload()
    third.visitor.see(".deals")
    assert third.visitor.ply() == ply + 1
    third.look_at_deals()
    expect(third.visitor.find(".bargains .offer, .bargains ol li")).to_have_count(0)
    third.leave_deals()
    assert not any("secretly" in words.replace('"secretly"', "") for words in third.told())
    assert not any("Not a word" in words for words in third.told())

    # A bot answers for itself; an open offer is seen by all, and lapses when the round ends.
    host.gesture("offer", to="D", manner="openly", give="2-coins", ask="tea")
    host.hears_of("accepted")
    third.hears_of("accepted")
    third.leave_deals()
    friend.gesture("offer", to="C", manner="openly", give="silk", ask="1-coin")
    friend.leave_deals()
    third.has_badge(1)
    third.visitor.page.reload()
    third.has_badge(1)
    friend.work()
    third.work()
    third.hears_of("lapsed")
    third.sees_offer("B C openly silk 1-coin", count=0)
    third.leave_deals()

    # At the end nothing is hidden from anybody.
    host.leave_deals()
    for _ in range(2):
        for trader in (host, friend, third):
            trader.work()
    third.visitor.see(".ending")
    third.look_at_deals()
    expect(third.visitor.find(".bargains ol li").filter(has_text="secretly")).not_to_have_count(0)
    third.visitor.go(third.visitor.page.url.replace("/table/", "/replay/"))
    expect(third.visitor.find("body").filter(has_text="secretly gave").first).to_be_visible()


def whisper(trader: Trader, to: str, words: str) -> None:
    page = trader.visitor.page
    page.locator(".side .pick button").nth(1).click()
    trader.visitor.see(".chat select").select_option(to)
    trader.visitor.see(".chat input").fill(words)
    trader.visitor.click(".chat form button")
    expect(trader.visitor.find(".chat li.whisper")).to_have_count(1)


def test_allies_promise_in_secret_and_the_table_sees_only_that_they_ally(arrive: Arrive) -> None:
    """Rising Sun: a promise for a promise, a gift before everybody's eyes, and the alliance."""
    host, friend, third = sit_down(arrive, "rising-sun", 3)
    third.visitor.see(".deals")
    before = len(third.told())
    host.gesture("offer", to="B", manner="secretly", give="ally", ask="play-harvest")
    friend.sees_offer("A B secretly ally play-harvest")
    friend.answer("agree A")
    for trader in (host, friend):
        trader.look_at_deals()
        trader.visitor.see("[data-promise='A B ally'][data-state='open']")
        trader.visitor.see("[data-promise='B A play-harvest'][data-state='open']")
        assert has_no_sideways_scroll(trader.visitor.page)
    assert len(third.told()) == before

    host.gesture("gift", to="B", manner="openly", give="1-coin")
    third.hears_of("gave")
    third.leave_deals()
    host.leave_deals()
    friend.leave_deals()
    ally(host, friend, third)
    host.look_at_deals()
    host.visitor.see("[data-promise='A B ally'][data-state='kept']")
    third.look_at_deals()
    expect(third.visitor.find("[data-promise]")).to_have_count(0)
    assert not any("play-harvest" in words for words in plies_told(third))


def test_a_betrayal_is_seen_by_all(arrive: Arrive) -> None:
    """Rising Sun: two ally and give their word not to betray; one of them does."""
    host, friend, third = sit_down(arrive, "rising-sun", 3)
    everybody = [host, friend, third]
    word = "shun-betray"
    host.visitor.see(".deals")
    host.gesture("offer", to="B", manner="openly", give=word, ask=word)
    friend.sees_offer(f"A B openly {word} {word}")
    friend.answer("agree A")
    for trader in (host, friend):
        trader.visitor.see(f".bargains [data-promise='A B {word}'][data-state='open']")
        trader.leave_deals()
    ally(host, friend, third)
    for trader in everybody:
        sees_alliances(trader, 1, after=max(other.visitor.ply() for other in everybody))

    traitor = play_until_one_betrays(host, friend, third)
    promise = f"A B {word}" if traitor is host else f"B A {word}"
    for trader in everybody:
        sees_alliances(trader, 0, after=traitor.visitor.ply())
        trader.look_at_deals()
        trader.visitor.see(f".bargains [data-promise='{promise}'][data-state='broken']")
        trader.leave_deals()


def sees_alliances(trader: Trader, number: int, after: int) -> None:
    """At tea, once so much has happened."""
    trader.visitor.wait_for_ply(">=", after)
    trader.visitor.click(".board [data-tab-name='tea']")
    expect(trader.visitor.find(".tea .room > svg .bond")).to_have_count(number)


def play_until_one_betrays(one: Trader, other: Trader, third: Trader) -> Trader:
    """In the first season: tiles that nobody lays are drawn again, so one of the two gets a Betray
    before all turns are over, if nobody else lays it."""
    dice = random.Random(7)
    while True:
        trader = whose_turn([one, other, third])
        ply, visitor = trader.visitor.ply(), trader.visitor
        betrays = trader is not third and visitor.find(BETRAY).count() > 0
        if betrays:
            visitor.click(BETRAY)
        elif visitor.find(OTHER_TILE).count():
            visitor.click(OTHER_TILE)
        elif visitor.find(DONE).count():
            visitor.click(DONE)
        else:
            visitor.choose(dice)
            continue
        visitor.wait_for_ply(">", ply)
        if betrays and visitor.find(OTHER_TILE).count() == 0:
            return trader


def ally(one: Trader, other: Trader, third: Trader) -> None:
    """At tea: whoever of the two has its turn first proposes, the other accepts; a third passes."""
    pairs = {one: ("B", other), other: ("A", one)}
    while True:
        trader = whose_turn([one, other, third])
        if trader in pairs:
            seat, partner = pairs[trader]
            trader.visitor.click(f".thing.legal[data-thing='seat:{seat}']")
            trader.visitor.click(".thing.legal[data-thing='coins:0']")
            choose(partner, "accept")
            return
        choose(trader, "done")


def choose(trader: Trader, action: str) -> None:
    """And waits until it has happened."""
    button = trader.visitor.see(f"button.choice[data-action='{action}']")
    ply = trader.visitor.ply()
    trader.visitor.touch(button)
    trader.visitor.wait_for_ply(">", ply)


def whose_turn(traders: list[Trader]) -> Trader:
    while True:
        for trader in traders:
            if trader.visitor.find(OPEN).count() > 0:
                return trader
        traders[0].visitor.page.wait_for_timeout(100)


def plies_told(trader: Trader) -> list[str]:
    """What was told of what happened; every position lists all that could be offered."""
    return [words.partition('"position"')[0] for words in trader.told()]
