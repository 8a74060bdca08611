"""What else one does at a table: take back, look back, ask, leave it to the keyboard, replay."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import (
    COVERED,
    DESKTOP,
    LAPTOP,
    OPEN,
    OVER,
    PHONE,
    SETTINGS,
    Size,
    Visitor,
)

# What a choice would gain, on the road or beside a choice in words.
PROSPECT = ".hope, .worth, button.choice .short"
READ = "localStorage.getItem('kachidoki.guided.gunsen')"
SIZES = pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=lambda size: size.name)


def at_a_table(
    arrive: Arrive, title: str = "joraku", seats: int | None = None, size: Size = DESKTOP
) -> Visitor:
    visitor = arrive("/", size=size)
    visitor.sit_down(title, seats)
    visitor.wait_for_turn()
    return visitor


def test_a_move_is_taken_back(arrive: Arrive) -> None:
    """In the skirmish a card that one leads can be taken back: nothing else was revealed by it."""
    visitor = at_a_table(arrive)
    undo = visitor.find("button.undo")
    dice = random.Random(4)
    for _ in range(200):
        visitor.wait_for_turn()
        before = visitor.ply()
        visitor.choose(dice)
        visitor.page.wait_for_timeout(150)
        after = visitor.ply()
        if after > before and undo.is_enabled():
            undo.click()
            # Somebody else's move may have come before the click, which is then refused.
            visitor.wait_for_ply("!==", after)
            if visitor.ply() < after:
                visitor.wait_for_turn()
                return
    raise AssertionError("there was no move that could be taken back")


def test_a_half_made_choice_is_abandoned(arrive: Arrive) -> None:
    visitor = at_a_table(arrive)
    dice = random.Random(4)
    for _ in range(300):
        visitor.wait_for_turn()
        assert not visitor.is_over, "no choice needed two clicks"
        visitor.choose(dice)
        visitor.page.wait_for_timeout(60)
        if visitor.find(".thing.picked").count():
            visitor.page.keyboard.press("Escape")
            expect(visitor.find(".thing.picked")).to_have_count(0)
            return


def test_one_can_look_back_while_the_match_goes_on(arrive: Arrive) -> None:
    visitor = at_a_table(arrive, "tokaido")
    visitor.play(seed=3, clicks=4)
    visitor.wait_for_turn()
    visitor.see(PROSPECT)
    visitor.page.keyboard.press("[")
    visitor.see(".banner.past")
    assert visitor.find(OPEN).count() == 0
    visitor.page.keyboard.press("Escape")
    expect(visitor.find(".banner.past")).to_have_count(0)
    visitor.wait_for_turn()
    visitor.see(PROSPECT)


@SIZES
def test_the_coach_names_the_best_moves(arrive: Arrive, size: Size) -> None:
    """In the room of the prompt: nothing of the board or the hand is covered."""
    visitor = at_a_table(arrive, size=size)
    coach = visitor.page.get_by_role("button", name="Coach")
    coach.click()
    expect(visitor.find(".coach li")).not_to_have_count(0, timeout=20_000)
    assert visitor.page.evaluate(COVERED, [".prompt, .coach", ".stage, .part.hand"]) == 0
    assert visitor.find(".coach").evaluate("coach => coach.scrollHeight <= coach.clientHeight")
    coach.click()
    expect(visitor.find(".coach")).to_have_count(0)


def with_hints(visitor: Visitor) -> Visitor:
    visitor.page.evaluate(
        """key => localStorage.setItem(
            key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), hints: true }))""",
        SETTINGS,
    )
    visitor.page.reload()
    visitor.see("aside.guide")
    visitor.wait_for_turn()
    return visitor


@SIZES
def test_a_hint_covers_no_player_and_nothing_to_choose(arrive: Arrive, size: Size) -> None:
    visitor = with_hints(at_a_table(arrive, seats=4, size=size))
    assert visitor.page.evaluate(COVERED, ["aside.guide", f".players li, {OPEN}"]) == 0
    if not size.touch:
        visitor.page.get_by_role("button", name="Hide log and chat").click()
        visitor.see("aside.guide")
        assert visitor.page.evaluate(COVERED, ["aside.guide", f"aside.players, {OPEN}"]) == 0


def test_a_hint_leaves_the_deals_free(arrive: Arrive) -> None:
    visitor = with_hints(at_a_table(arrive, "rising-sun", 4, PHONE))
    for _ in range(2):
        assert visitor.page.evaluate(COVERED, ["aside.guide", ".top .deals"]) == 0
        visitor.click("aside.guide .more")
    visitor.click(".top .deals")
    visitor.see(".bargains")


def test_a_hint_has_been_read_once_all_of_it_was_to_be_seen(arrive: Arrive) -> None:
    """On a phone one sees only its beginning, until one unfolds it."""
    visitor = with_hints(at_a_table(arrive, "gunsen", 2, PHONE))
    dice = random.Random(1)
    go_on(visitor, dice)
    assert "guide-ordering" not in (visitor.page.evaluate(READ) or "")
    while visitor.step() != "ordering":
        go_on(visitor, dice)
    for _ in range(2):
        visitor.click("aside.guide .more")
    go_on(visitor, dice)
    assert "guide-ordering" in visitor.page.evaluate(READ)


def go_on(visitor: Visitor, dice: random.Random) -> None:
    """Until something else is asked."""
    step = visitor.step()
    while visitor.step() == step:
        visitor.wait_for_turn()
        visitor.choose(dice)
        visitor.page.wait_for_timeout(100)


def test_a_seat_has_its_colour_on_the_home_page_too(arrive: Arrive) -> None:
    visitor = at_a_table(arrive, seats=4)
    colour = "crest => getComputedStyle(crest.querySelector('circle')).fill"
    crests = [f".players [data-crest={seat}]" for seat in "ABCD"]
    at_the_table = [visitor.see(crest).evaluate(colour) for crest in crests]
    visitor.go("/")
    at_home = [visitor.see(crest).evaluate(colour) for crest in crests]
    assert at_home == at_the_table


def test_the_keyboard_is_enough(arrive: Arrive) -> None:
    visitor = at_a_table(arrive)
    keyboard = visitor.page.keyboard
    keyboard.press("Tab")
    for _ in range(60):
        if "legal" in visitor.page.evaluate("document.activeElement.getAttribute('class') ?? ''"):
            break
        keyboard.press("Tab")
    before = visitor.ply()
    keyboard.press("Enter")
    visitor.wait_for_ply(">", before)


def test_a_finished_match_is_replayed_checked_saved_and_opened(arrive: Arrive) -> None:
    visitor = at_a_table(arrive, "tokaido", seats=2)
    visitor.play(seed=8)
    visitor.see(OVER)
    visitor.see(".ending .seal.proved")
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("button", name="Save the match").click()
    visitor.click(".ending a[href^='/replay/']")
    slider = visitor.see("input[type=range]")
    slider.focus()
    visitor.page.keyboard.press("Home")
    expect(visitor.page).not_to_have_url(re.compile(r"ply=[1-9]"))
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page).to_have_url(re.compile(r"ply=[1-9]"))
    see_everybodys_chances(visitor)
    visitor.go("/open")
    visitor.page.set_input_files("input[type=file]", saved.value.path())
    visitor.page.wait_for_url("**/replay/**")
    visitor.see("input[type=range]")


def see_everybodys_chances(visitor: Visitor) -> None:
    """The graph is drawn while it is computed, and a click in the log leads to its ply."""
    visitor.page.get_by_role("button", name="Chances", exact=True).click()
    visitor.page.get_by_role("button", name="Compute everybody’s chances").click()
    visitor.see(".side path.line")
    visitor.page.get_by_role("button", name="Log", exact=True).click()
    visitor.find(".side ol button").last.click()
    expect(visitor.find(".side [aria-current]")).to_have_count(1)
