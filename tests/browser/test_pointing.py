"""How one points at things: carries them, picks where one clicked, and thinks better of it."""

import random

from playwright.sync_api import FloatRect, expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import LAPTOP, Visitor

PICKER = ".picker"
CARRIED = ".thing.legal.draggable"
NEAR = 60  # pixels between what was clicked and what opens there


def middle(box: FloatRect | None) -> tuple[float, float]:
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_chosen_in_secret_is_clicked_off(arrive: Arrive) -> None:
    visitor = arrive("/", size=LAPTOP)
    visitor.sit_down("joraku", 3)
    visitor.wait_for_turn()
    card = visitor.find(".hand .thing.legal").first.get_attribute("data-thing")
    chosen = visitor.find(f".hand .chosen[data-thing='{card}']")
    visitor.click(f".hand [data-thing='{card}']")
    expect(chosen).to_have_count(1)
    chosen.click()
    expect(chosen).to_have_count(0)
    visitor.wait_for_turn()


def test_pieces_are_carried_and_pickers_open_where_one_clicks(arrive: Arrive) -> None:
    visitor = arrive("/", size=LAPTOP)
    visitor.sit_down("joraku", 3)
    dice = random.Random(6)
    tried: set[str] = set()
    while tried != {PICKER, CARRIED}:
        visitor.wait_for_turn()
        assert not visitor.is_over, f"the game offered only {tried}"
        if PICKER not in tried and visitor.find(".thing.legal[data-thing^='area:']").count() == 1:
            tried |= pick_beside(visitor)
        elif CARRIED not in tried and visitor.find(CARRIED).count():
            carry(visitor)
            tried.add(CARRIED)
        else:
            visitor.choose(dice)


def pick_beside(visitor: Visitor) -> set[str]:
    """Clicks on the one area that can be chosen; says whether that opened a picker."""
    spot = middle(visitor.find(".thing.legal[data-thing^='area:']").bounding_box())
    before = visitor.ply()
    visitor.page.mouse.click(*spot)
    visitor.page.wait_for_function(
        "([picker, ply]) => document.querySelector(picker)"
        " || Number(document.querySelector('[data-ply]').dataset.ply) > ply",
        arg=[PICKER, before],
    )
    box = visitor.find(PICKER).bounding_box() if visitor.find(PICKER).count() else None
    if box is None:
        return set()
    assert box["x"] - NEAR < spot[0] < box["x"] + box["width"] + NEAR
    assert box["y"] - NEAR < spot[1] < box["y"] + box["height"] + NEAR
    visitor.page.keyboard.press("Escape")
    expect(visitor.find(PICKER)).to_have_count(0)
    return {PICKER}


def carry(visitor: Visitor) -> None:
    """Once to nowhere, once given up, once to a legal place."""
    mouse, ply = visitor.page.mouse, visitor.ply()
    start = middle(visitor.find(CARRIED).first.bounding_box())

    def lift() -> None:
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 3, start[1] + 30, steps=3)
        expect(visitor.find(".dragged")).to_have_count(1)

    lift()
    mouse.move(2, 2)
    mouse.up()
    expect(visitor.find(".dragged, .thing.picked")).to_have_count(0)
    lift()
    visitor.page.keyboard.press("Escape")
    mouse.up()
    expect(visitor.find(".dragged, .thing.picked")).to_have_count(0)
    assert visitor.ply() == ply
    lift()
    mouse.move(*middle(visitor.find(".thing.legal").last.bounding_box()), steps=3)
    mouse.up()
    visitor.page.wait_for_function(
        "ply => Number(document.querySelector('[data-ply]').dataset.ply) > ply", arg=ply
    )
