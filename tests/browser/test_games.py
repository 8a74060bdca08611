"""Whole games through the real page, against bots: from the first page to the last point."""

from typing import NamedTuple

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import Arrive
from tests.browser.order import is_in_order
from tests.browser.reading import folds, open_tab, read_the_ending, read_the_log, read_the_sheet
from tests.browser.steadiness import faults, small_letters, watch
from tests.browser.visitors import DESKTOP, LAPTOP, PHONE, Size, Visitor, has_no_sideways_scroll

from kachidoki.titles import titles


class Game(NamedTuple):
    title: str
    seats: int
    size: Size
    language: str

    def __str__(self) -> str:
        return f"{self.title}-{self.seats}-{self.size.name}-{self.language}"


# The address of the seat that the browser holds.
SEAT = """() => {
  const [[table, { key }]] = Object.entries(JSON.parse(localStorage.getItem("kachidoki.keys")));
  return `/table/${table}#${key}`;
}"""
STEPS = 25  # of a match that is replayed
SHORT = [
    Game("gunsen", 4, PHONE, "ru"),
    Game("joraku", 3, LAPTOP, "ru"),
    Game("rising-sun", 3, LAPTOP, "en"),
    Game("tokaido", 2, PHONE, "en"),
]
ALL = [
    Game(title.id, seats, size, language)
    for title in titles().values()
    for seats in title.seats
    for size in (DESKTOP, PHONE)
    for language in ("en", "ru")
]


def beside(arrive: Arrive, visitor: Visitor, game: Game) -> Visitor:
    """The same seat at the other size, in a browser that only looks on."""
    size = LAPTOP if game.size.touch else PHONE
    other = arrive(visitor.page.evaluate(SEAT), size=size, language=game.language)
    other.wait_for_turn()
    return other


def play_to_the_end(arrive: Arrive, game: Game, at_all_sizes: bool) -> None:
    visitor = arrive("/", size=game.size, language=game.language)
    visitor.sit_down(game.title, game.seats)
    visitor.wait_for_turn()
    watchers = [visitor, beside(arrive, visitor, game)] if at_all_sizes else [visitor]
    for watcher in watchers:
        watch(watcher.page)
    visitor.play(seed=game.seats, clicks=5)
    assert has_no_sideways_scroll(visitor.page)
    for watcher in watchers:
        if watcher.size.touch:
            read_the_log(watcher)
    assert visitor.play(seed=game.seats) > 0
    for watcher in watchers:
        assert faults(watcher.page) == [], watcher.size.name
        assert watcher.size.touch or small_letters(watcher.page) == []
        is_in_order(watcher)
        read_the_ending(watcher)
    look_at_the_replay(watchers[-1], [DESKTOP, LAPTOP, PHONE] if at_all_sizes else [game.size])
    if not at_all_sizes:
        visitor.page.go_back()
    expect(visitor.find(".ending > ol > li")).to_have_count(game.seats)
    assert visitor.page.locator("html").get_attribute("lang") == game.language
    visitor.click(".ending button.primary")
    expect(visitor.find(".ending")).to_have_count(0)
    visitor.wait_for_turn()
    visitor.go("/")
    result = visitor.see(".rail li:has(.first)")
    expect(result.locator(".player b")).to_have_count(game.seats)


def look_at_the_replay(visitor: Visitor, sizes: list[Size]) -> None:
    visitor.click(".ending a[href^='/replay/']")
    visitor.see(".transport")
    visitor.see(".thing")
    folds(visitor, ".side ol")
    open_tab(visitor, "points")
    visitor.find("input[type=range]").focus()
    visitor.page.keyboard.press("End")
    visitor.see(".side .rounds")
    read_the_sheet(visitor, ".side .panel")
    is_in_order(visitor)
    for size in sizes:
        step_through(visitor, size)
    assert faults(visitor.page) == []


def step_through(visitor: Visitor, size: Size) -> None:
    visitor.page.set_viewport_size(ViewportSize(width=size.width, height=size.height))
    visitor.find("input[type=range]").focus()
    visitor.page.keyboard.press("Home")
    for _ in range(STEPS):
        visitor.page.keyboard.press("ArrowRight")
        visitor.page.wait_for_timeout(30)
    for name in ("log", "coach", "seal", "points"):
        open_tab(visitor, name)


@pytest.mark.parametrize("game", SHORT, ids=str)
def test_a_whole_game(arrive: Arrive, game: Game) -> None:
    play_to_the_end(arrive, game, at_all_sizes=False)


@pytest.mark.long
@pytest.mark.parametrize("game", ALL, ids=str)
def test_every_number_of_players_size_and_language(arrive: Arrive, game: Game) -> None:
    play_to_the_end(arrive, game, at_all_sizes=True)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
def test_two_clicks_from_the_first_page_to_the_first_move(arrive: Arrive, size: Size) -> None:
    visitor = arrive("/", size=size)
    visitor.click("article button.primary")
    visitor.wait_for_turn()
    before = visitor.ply()
    visitor.play(seed=1, clicks=2)  # how to pay for the first choice may be asked
    visitor.wait_for_ply(">", before)
