"""What lies before a seat has room beside everything else, however much it is."""

import re

import httpx
import pytest
from playwright.sync_api import ViewportSize
from tests.browser.conftest import Arrive
from tests.browser.visitors import PHONE, Visitor
from tests.match.table import open_match, play_on
from tests.server.clients import PATIENCE
from tests.server.servers import ServerProcess

from kachidoki.match import text
from kachidoki.titles import find_title

WIDTHS = range(920, 1640, 40)  # of windows in which a replay stands on one screen
SCROLLS = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const hand = document.querySelector(".hands .hand");
  return hand.scrollWidth > hand.clientWidth + 1;
}"""


def scrolling(visitor: Visitor) -> list[int]:
    """The widths at which the hand of a replay scrolls sideways."""
    found = []
    for width in WIDTHS:
        visitor.page.set_viewport_size(ViewportSize(width=width, height=720))
        if visitor.page.evaluate(SCROLLS):
            found.append(width)
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_menu_lies_beside_the_purse(
    arrive: Arrive, server: ServerProcess, language: str
) -> None:
    """Tokaido: whoever comes to an inn first chooses from the most meals."""
    match = play_on(open_match(5, title=find_title("tokaido")))
    views = [match.state_at(ply).view(0) for ply in range(len(match.line))]
    ply = next(ply for ply, view in enumerate(views) if view.step == "dining")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        table = http.post("/api/matches", content=text(match)).json()["table"]
    visitor = arrive(f"/replay/{table}?ply={ply}", language=language)
    visitor.find(".eyes select").select_option(views[ply].guest)
    visitor.see(".hand [data-offered]")
    assert scrolling(visitor) == []


LEAST_TILE = 26  # pixels
# Rewards of regions that something else on the map lies over, or that the map cuts.
HIDDEN_REWARDS = """() => {
  const boxes = (selector) => [...document.querySelectorAll(`.board ${selector}`)]
    .map((element) => element.getBoundingClientRect());
  const map = document.querySelector(".board svg").getBoundingClientRect();
  const others = boxes(":is(.region .number, .region .name)");
  return boxes(".rewards > *").filter((one) => one.right > map.right || others.some((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)).length;
}"""
SMALLEST_TILE = """() => Math.min(...[...document.querySelectorAll(".board .tile")]
  .map((tile) => tile.getBoundingClientRect().height))"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_phone_shows_all_of_japan(arrive: Arrive, language: str) -> None:
    """Rising Sun: what regions give, the track of the mandates, and winter in words."""
    visitor = arrive("/", size=PHONE, language=language)
    visitor.sit_down("rising-sun", 3)
    visitor.wait_for_turn()
    visitor.click(".board [data-tab-name='map']")
    visitor.see(".board .rewards")
    assert visitor.page.evaluate(HIDDEN_REWARDS) == 0
    assert visitor.page.evaluate(SMALLEST_TILE) >= LEAST_TILE
    visitor.click(".board [data-tab-name='winter']")
    heads = visitor.see(".board thead").inner_text()
    assert not re.search("[\u4e00-\u9fff]", heads)
    season = {"en": "Spring", "ru": "Весна"}[language]
    assert season in heads
