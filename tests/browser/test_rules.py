"""The rules page: its contents, folded tables and words; and the fonts that draw it."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Arrive
from tests.browser.visitors import DESKTOP, PHONE, Size, Visitor

from kachidoki.titles import titles

NOTE = ".note"
HERE = "nav a[aria-current='location']:visible"
# A program's own words are set in whatever the reader's machine has for them.
CODE = {"CODE", "KBD"}


def open_rules(arrive: Arrive, address: str, size: Size = DESKTOP) -> Visitor:
    visitor = arrive("/", size=size)
    visitor.go(f"/rules/{address}")
    visitor.see("article h2")
    return visitor


def foreign_fonts(page: Page) -> dict[str, str]:
    """Fonts of the machine that draw something on the page, each with a text that it draws."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    nodes = session.send("DOM.getFlattenedDocument", {"depth": -1})["nodes"]
    names = {node["nodeId"]: node["nodeName"] for node in nodes}
    found: dict[str, str] = {}
    for node in nodes:
        text = node["nodeValue"].strip()
        if node["nodeType"] != 3 or not text or names.get(node["parentId"]) in CODE:
            continue
        drawn = session.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
        found |= {font["familyName"]: text for font in drawn if not font["isCustomFont"]}
    return found


@pytest.mark.parametrize("title", titles())
def test_everything_is_drawn_by_fonts_of_ours(arrive: Arrive, title: str) -> None:
    visitor = open_rules(arrive, title)
    assert foreign_fonts(visitor.page) == {}
    visitor.sit_down(title)
    visitor.wait_for_turn()
    assert foreign_fonts(visitor.page) == {}


def test_the_contents_lead_to_a_section_and_mark_it(arrive: Arrive) -> None:
    visitor = open_rules(arrive, "tokaido")
    expect(visitor.find(HERE)).to_have_attribute("href", "#aim")
    visitor.click("nav a[href='#temple']:visible")
    expect(visitor.find(HERE)).to_have_attribute("href", "#temple")


def test_on_a_phone_the_contents_fold_away_again(arrive: Arrive) -> None:
    visitor = open_rules(arrive, "tokaido", size=PHONE)
    contents = visitor.see("nav details")
    visitor.click("nav summary")
    visitor.click("nav details a[href='#temple']")
    expect(contents).not_to_have_attribute("open", "")
    expect(visitor.find("nav summary")).to_contain_text("Temple")


def test_long_tables_are_folded_until_one_asks_for_them(arrive: Arrive) -> None:
    visitor = open_rules(arrive, "tokaido")
    table = visitor.find("#village details[id]")
    dish = table.get_by_text("chopsticks")
    expect(dish).to_be_hidden()
    visitor.touch(table.locator("summary"))
    expect(dish).to_be_visible()
    visitor.go(f"/rules/tokaido#{table.get_attribute('id')}")
    visitor.page.reload()
    expect(dish).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
def test_a_word_is_explained_where_it_stands(arrive: Arrive, size: Size) -> None:
    visitor = open_rules(arrive, "joraku", size=size)
    note = visitor.find(NOTE)
    expect(note).to_be_hidden()
    visitor.click("#aim a[href='#term-influence']")
    expect(note).to_contain_text("An army’s strength in an area")
    visitor.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    visitor.see("#aim a[href='#term-skirmish']").press("Enter")
    expect(note).to_contain_text("Everybody plays one card")
    visitor.touch(note.get_by_role("link"))
    expect(note).to_be_hidden()
    expect(visitor.see("#words")).to_be_in_viewport()
