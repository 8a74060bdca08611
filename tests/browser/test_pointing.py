"""How one points at things: carries them, picks where one clicked, and thinks better of it."""

import random

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import COVERED, LAPTOP, PHONE, SIDEWAYS, Size, Visitor

PICKER = ".picker"
CARRIED = ".thing.legal.draggable"
# On every thing that nothing else lies on.
SPOTS = """() => [...document.querySelectorAll(".thing")].flatMap((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const spot = [left + width / 2, top + height / 2];
  return document.elementFromPoint(...spot)?.closest(".thing") === thing ? [spot] : [];
})"""
NEAR = 60  # pixels between what was clicked and what opens there

Spot = tuple[float, float]


class Fingers:
    """What a hand does on a touch screen; the browser makes of it what it makes of real fingers."""

    def __init__(self, visitor: Visitor) -> None:
        self.session = visitor.page.context.new_cdp_session(visitor.page)
        self.spots: list[Spot] = []

    def put(self, spot: Spot) -> None:
        """One more finger."""
        self.spots.append(spot)
        self.tell("touchStart")

    def draw(self, spot: Spot, steps: int = 8) -> None:
        """The first finger, in a straight line."""
        x, y = self.spots[0]
        for step in range(1, steps + 1):
            part = step / steps
            self.spots[0] = (x + (spot[0] - x) * part, y + (spot[1] - y) * part)
            self.tell("touchMove")

    def lift(self) -> None:
        self.spots = []
        self.tell("touchEnd")

    def lose(self) -> None:
        """The system takes the screen away from the page."""
        self.spots = []
        self.tell("touchCancel")

    def tell(self, kind: str) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(self.spots)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(box: FloatRect | None) -> Spot:
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
    ask_about_everything(visitor)
    visitor.page.keyboard.press("Escape")
    expect(visitor.find(PICKER)).to_have_count(0)
    return {PICKER}


def ask_about_everything(visitor: Visitor) -> None:
    """What explains a thing covers neither it nor a choice that is half made."""
    below = f"{PICKER}, .thing.picked, .thing.aimed"
    asked = 0
    for spot in visitor.page.evaluate(SPOTS):
        visitor.page.mouse.click(*spot, button="right")
        for told in visitor.find(".explanation").all_inner_texts():
            assert visitor.page.evaluate(COVERED, [".explanation", below]) == 0, told
            asked += 1
    assert asked > 10


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
    visitor.wait_for_ply(">", ply)


def sit_with_a_hand(arrive: Arrive, title: str, size: Size) -> tuple[Visitor, Locator]:
    """At a table that asks for a card of the hand; the first of them, as long as it can be chosen."""
    visitor = arrive("/", size=size)
    visitor.sit_down(title, 3)
    visitor.wait_for_turn()
    thing = visitor.see(".hand .thing.legal").get_attribute("data-thing")
    return visitor, visitor.find(f".hand .legal[data-thing='{thing}']")


@pytest.mark.parametrize(
    ("title", "size"),
    [("joraku", PHONE), ("joraku", SIDEWAYS), ("tokaido", PHONE)],
    ids=lambda value: getattr(value, "name", value),
)
def test_a_finger_carries_a_card_onto_the_board(arrive: Arrive, title: str, size: Size) -> None:
    visitor, card = sit_with_a_hand(arrive, title, size)
    start = middle(card.bounding_box())
    stage = visitor.find(".stage").bounding_box()
    assert stage is not None
    board = (middle(stage)[0], stage["y"] + 60)  # above whatever has opened over it
    carried = visitor.find(".dragged")
    fingers = Fingers(visitor)

    def carry(spot: Spot) -> None:
        fingers.put(start)
        fingers.draw(spot)
        expect(carried).to_have_count(1)

    def expect_nothing_chosen() -> None:
        expect(visitor.find(".dragged, .thing.picked, .explanation")).to_have_count(0)
        expect(card).to_have_count(1)

    carry(board)
    fingers.draw(start)
    fingers.lift()
    expect_nothing_chosen()

    carry(board)
    fingers.put((board[0], board[1] - 40))
    expect(carried).to_have_count(0)
    fingers.lift()
    expect_nothing_chosen()

    carry(board)
    fingers.lose()
    expect_nothing_chosen()

    carry(board)
    fingers.lift()
    expect(card).to_have_count(0)
    expect(carried).to_have_count(0)


RESTING = 1000  # milliseconds: longer than a pointer rests before it is told what lies below it


@pytest.mark.parametrize(("size", "told"), [(LAPTOP, 1), (PHONE, 0)], ids=["mouse", "finger"])
def test_only_a_mouse_is_told_what_it_rests_on(arrive: Arrive, size: Size, told: int) -> None:
    """After a tap browsers may pretend that a mouse stayed behind. Nobody asks for what has come to lie
    under a mouse that does not move."""
    visitor, card = sit_with_a_hand(arrive, "joraku", size)
    visitor.page.clock.install()
    card.dispatch_event("pointerenter", {"pointerType": "mouse"})
    visitor.page.clock.run_for(RESTING)
    expect(visitor.find(".explanation")).to_have_count(0)
    card.dispatch_event("pointermove", {"pointerType": "mouse"})
    visitor.page.clock.run_for(RESTING)
    expect(visitor.find(".explanation")).to_have_count(told)


def test_a_finger_scrolls_the_hand_and_asks_what_a_card_is(arrive: Arrive) -> None:
    visitor, card = sit_with_a_hand(arrive, "joraku", PHONE)
    hand = visitor.find(".part.hand")
    hand.evaluate(
        """hand => {
            hand.style.overflowX = "auto";
            hand.querySelector(".fan").style.minWidth = "800px";  // as of many cards
        }"""
    )
    x, y = middle(hand.bounding_box())
    fingers = Fingers(visitor)
    fingers.put((x, y))
    fingers.draw((x - 120, y - 20))
    fingers.lift()
    visitor.page.wait_for_function("() => document.querySelector('.part.hand').scrollLeft > 50")
    expect(visitor.find(".dragged, .hand .chosen, .thing.picked")).to_have_count(0)

    card.scroll_into_view_if_needed()
    fingers.put(middle(card.bounding_box()))
    visitor.see(".explanation")
    fingers.lift()
    expect(card).to_have_count(1)

    card.tap()
    expect(card).to_have_count(0)
