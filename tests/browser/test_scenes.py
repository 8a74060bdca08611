"""What the rules do at once is shown step by step: a trick won, areas counted, a round summed up."""

import random
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import CARD, DESKTOP, OPEN, PHONE, SCENE, Visitor

BEAT = 300  # milliseconds: every step of a scene stays longer
# Notes everything that the page shows from now on, however briefly.
RECORD = """() => {
  globalThis.seen = { marked: new Set(), points: new Set(), chosenInScene: 0, covered: 0 };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const look = () => {
    const isScene = document.querySelector(".stage .skip, .stage > .card");
    const skip = document.querySelector(".stage .skip");
    if (skip && getComputedStyle(skip).backgroundColor !== "rgba(0, 0, 0, 0)") seen.covered += 1;
    if (isScene && document.querySelector(".thing.legal, button.choice")) seen.chosenInScene += 1;
    for (const thing of all(".thing.marked")) seen.marked.add(thing.dataset.thing);
    const points = all(".players .points").map((element) => parseInt(element.textContent));
    seen.points.add(points.join(" "));
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, everything);
}"""
SEEN = """() => ({
  ...seen, marked: [...seen.marked], points: [...seen.points],
})"""


def play_to_the_last_card(visitor: Visitor, dice: random.Random) -> None:
    """Of the first round of Joraku, at once."""
    while visitor.find(".hand [data-thing^='card:']").count() != 1:
        visitor.wait_for_turn()
        visitor.choose(dice)


def play_until(visitor: Visitor, selector: str, dice: random.Random) -> None:
    """The page's clock runs as fast as it can."""
    while not visitor.find(selector).count():
        visitor.page.clock.run_for(BEAT)
        if visitor.find(OPEN).count():
            visitor.choose(dice)


def seen(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate(SEEN)
    return found


def test_the_end_of_a_round_can_be_followed(arrive: Arrive) -> None:
    visitor = arrive("/", size=DESKTOP)
    visitor.sit_down("joraku", 3)
    dice = random.Random(3)
    play_to_the_last_card(visitor, dice)
    visitor.page.clock.install()
    visitor.set_speed("usual")
    visitor.page.evaluate(RECORD)
    play_until(visitor, CARD, dice)

    found = seen(visitor)
    assert any(thing.startswith("card:") for thing in found["marked"]), "the card that won"
    assert sum(thing.startswith("area:") for thing in found["marked"]) >= 2, "areas, one by one"
    assert len(found["points"]) >= 4, "points come one after another"
    assert found["chosenInScene"] == 0, "choices wait"

    assert found["covered"] == 0, "the board is seen through what skips the scene"
    expect(visitor.see(f"{CARD} table tfoot")).to_be_visible()
    totals = visitor.find(f"{CARD} tfoot tr:last-child td").all_inner_texts()
    points = visitor.find(".players .points").all_inner_texts()
    assert totals == [words.removesuffix("RP") for words in points]
    visitor.page.keyboard.press("Space")
    expect(visitor.find(CARD)).to_have_count(0)
    visitor.wait_for_turn()


def test_a_tap_skips_the_scene(arrive: Arrive) -> None:
    visitor = arrive("/", size=PHONE, language="ru")
    visitor.sit_down("joraku", 3)
    dice = random.Random(4)
    play_to_the_last_card(visitor, dice)
    visitor.page.clock.install()
    visitor.set_speed("calm")
    play_until(visitor, SCENE, dice)
    visitor.click(SCENE)
    expect(visitor.find(f"{SCENE}, {CARD}")).to_have_count(0)
