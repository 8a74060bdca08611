"""Somebody is gone: the others wait, then agree on a bot, and whoever returns plays on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.test_friends import invite, shared_link
from tests.browser.visitors import DESKTOP, PHONE, Size, Visitor
from tests.server.servers import UNBOUND, ServerProcess, server_process

MISSED = ".banner.missed"
GRACE = 8  # seconds: long enough to be seen, also on a busy machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    settings = {**UNBOUND, "KACHIDOKI_GRACE": str(GRACE)}
    with server_process(tmp_path_factory.mktemp("server"), settings) as running:
        yield running


def sit_three_together(arrive: Arrive, size: Size) -> tuple[Visitor, Visitor, Visitor]:
    host = arrive("/", size=size)
    invite(host, "joraku", seats=3, friends=2)
    link = shared_link(host, "/join/")
    friends = []
    for name, language in (("Boris", "ru"), ("Clara", "en")):
        friend = arrive(link, size=size, language=language)
        friend.see("form input[autocomplete='nickname']").fill(name)
        friend.click("form button.primary")
        friend.see(".room, [data-ply]")
        friends.append(friend)
    for player in (host, *friends):
        player.wait_for_turn()
    return host, friends[0], friends[1]


def log_of(visitor: Visitor) -> list[str]:
    return visitor.find(".log .line").all_text_contents()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
def test_others_wait_and_agree_before_a_bot_plays(
    arrive: Arrive, size: Size, tmp_path: Path
) -> None:
    host, boris, clara = sit_three_together(arrive, size)
    address = clara.page.url
    clara.go("/rules/joraku")
    expect(host.see(MISSED)).to_contain_text(re.compile(r"Clara is reconnecting: 0:0\d"))
    assert host.page.get_by_role("button", name="Let a bot play").count() == 0
    host.page.screenshot(path=tmp_path / "waiting.png")

    agree = host.page.get_by_role("button", name="Let a bot play")
    expect(agree).to_be_visible()
    host.touch(agree)
    expect(host.find(MISSED)).to_contain_text("Not yet agreed: Boris")
    assert "Clara is gone" not in " ".join(log_of(host))
    boris.page.screenshot(path=tmp_path / "agreeing.png")
    boris.touch(boris.page.get_by_role("button", name="Пусть сыграет бот"))
    expect(host.find(MISSED)).to_have_count(0)
    expect(host.find(".log ol")).to_contain_text("would have a bot play for Clara")
    expect(host.find(".log ol")).to_contain_text("Clara is gone, and all others agreed")
    expect(boris.find(".log ol")).to_contain_text("все остальные согласились")

    clara.go(address)
    clara.touch(clara.page.get_by_role("button", name="Play myself").first)
    expect(host.find(".log ol")).to_contain_text("Clara is back and plays again")
    expect(clara.page.get_by_role("button", name="Play myself")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
def test_rest_says_what_it_does_and_asks(arrive: Arrive, size: Size, tmp_path: Path) -> None:
    visitor = arrive("/", size=size)
    visitor.click("article button.primary")
    visitor.wait_for_turn()
    if size.touch:
        visitor.page.locator("nav.tabs button").nth(1).tap()
    visitor.touch(visitor.page.get_by_role("button", name="Rest", exact=True))
    asked = visitor.see("dialog[open]")
    expect(asked).to_contain_text("a bot, as strong as is usual at this table, makes your moves")
    visitor.page.screenshot(path=tmp_path / "rest.png")
    visitor.touch(asked.get_by_role("button", name="Play on"))
    expect(visitor.page.get_by_role("button", name="Play myself")).to_have_count(0)
    visitor.touch(visitor.page.get_by_role("button", name="Rest", exact=True))
    visitor.touch(visitor.page.get_by_role("button", name="Let it play"))
    expect(visitor.page.get_by_role("button", name="Play myself").first).to_be_visible()
    expect(visitor.find(".log ol")).to_contain_text("rests: a bot plays")
