"""The seal: its commitment comes before the browser's nonce, and the badge says what is proved."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, WebSocket, expect
from tests.browser.conftest import Arrive
from tests.browser.test_friends import sit_together
from tests.browser.visitors import DESKTOP, OVER, PHONE, Size, Visitor

PROVED = {
    "en": "Nobody could choose them, the server either",
    "ru": "Подобрать их не мог никто, и сервер тоже",
}
NONCE = """() => Object.values(JSON.parse(localStorage.getItem("kachidoki.keys"))).at(-1).nonce"""


class Wire:
    """What goes between a page and the server, in order."""

    def __init__(self, visitor: Visitor) -> None:
        self.messages: list[Any] = []
        visitor.page.on("request", self.note_request)
        visitor.page.on("websocket", self.note_socket)

    def note_request(self, request: Request) -> None:
        if request.method == "POST":
            self.messages.append({"type": "post", "words": request.post_data or ""})

    def note_socket(self, socket: WebSocket) -> None:
        for event in ("framesent", "framereceived"):
            socket.on(event, lambda frame: self.messages.append(json.loads(frame)))

    def first(self, kind: str) -> int:
        return next(n for n, message in enumerate(self.messages) if message["type"] == kind)

    def check_order(self, nonce: str) -> None:
        """Nothing that was sent before the commitment came held the nonce, and nothing was dealt."""
        welcome, enter = self.first("welcome"), self.first("enter")
        assert welcome < enter < self.first("happened")
        told = self.messages[welcome]
        assert (told["position"], told["table"]["status"]) == (None, "open")
        assert len(told["table"]["commitment"]) == 64
        assert self.messages[enter]["nonce"] == nonce
        assert nonce not in json.dumps(self.messages[:enter])


def let_bots_finish(visitor: Visitor) -> None:
    if visitor.size.touch:
        visitor.page.locator("nav.tabs button").nth(1).tap()
    visitor.touch(visitor.find(".players .who button.quiet").first)
    visitor.touch(visitor.see("dialog[open] button.primary"))


def see_the_end(visitor: Visitor) -> None:
    """However slowly a busy machine shows the moves: whoever comes anew sees where the match is."""
    while not visitor.is_over:
        visitor.page.wait_for_timeout(2000)
        visitor.page.reload()
        visitor.see(f"#prompt, .banner, {OVER}")


@pytest.mark.parametrize(
    ("size", "language"), [(DESKTOP, "en"), (PHONE, "ru")], ids=["desktop", "phone"]
)
def test_the_server_cannot_choose_alone_or_in_a_rematch(
    arrive: Arrive, size: Size, language: str, tmp_path: Path
) -> None:
    visitor = arrive("/", size=size, language=language)
    wire = Wire(visitor)
    visitor.click("article:has(a[href$='/new/tokaido']) button.primary")
    visitor.wait_for_turn()  # one click, and the second makes a move
    wire.check_order(visitor.page.evaluate(NONCE))

    let_bots_finish(visitor)
    see_the_end(visitor)
    expect(visitor.find(".seal.proved .bond")).to_contain_text(PROVED[language])
    visitor.find(".seal").scroll_into_view_if_needed()
    visitor.page.screenshot(path=tmp_path / "badge.png")

    again = Wire(visitor)
    visitor.click(".ending .next button.primary")
    expect(visitor.find(OVER)).to_have_count(0)
    visitor.wait_for_turn()
    again.check_order(visitor.page.evaluate(NONCE))


def test_a_rematch_waits_until_everybody_has_come(arrive: Arrive, tmp_path: Path) -> None:
    host, friend = sit_together(arrive)
    let_bots_finish(host)
    let_bots_finish(friend)
    for player in (host, friend):
        see_the_end(player)
    expect(host.find(".seal.proved .bond")).to_contain_text(
        "Not proved: that no other player helped it"
    )
    host.click(".ending .next button.primary")
    expect(host.see(".room .lead")).to_contain_text("Waiting for Мария")
    host.page.screenshot(path=tmp_path / "waiting.png")
    friend.click(".ending .next button.primary")
    for player in (host, friend):
        player.wait_for_turn()
