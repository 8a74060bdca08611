"""Every page, at both sizes and in both languages: nothing sticks out, nobody is shut out."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Arrive
from tests.browser.rings import faint_rings
from tests.browser.visitors import DESKTOP, PHONE, Size, Visitor, has_no_sideways_scroll

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
PAGES = ["/", "/new/joraku", "/new/tokaido", "/rules/joraku", "/rules/tokaido", "/open", "/nowhere"]
each_size = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)


def violations(page: Page) -> list[str]:
    """What axe holds to be serious."""
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
    ]


def is_in_order(visitor: Visitor) -> None:
    assert has_no_sideways_scroll(visitor.page)
    assert violations(visitor.page) == []


def turn_to(visitor: Visitor, path: str) -> None:
    """Until all of the page is there."""
    visitor.go(path)
    visitor.see("h1")
    expect(visitor.find(".loading")).to_have_count(0)
    visitor.page.evaluate("document.fonts.ready.then(() => undefined)")


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (DESKTOP, "en"),
        (PHONE, "ru"),
        pytest.param(DESKTOP, "ru", marks=pytest.mark.long),
        pytest.param(PHONE, "en", marks=pytest.mark.long),
    ],
    ids=lambda value: getattr(value, "name", value),
)
def test_the_pages(arrive: Arrive, size: Size, language: str) -> None:
    visitor = arrive("/", size=size, language=language)
    for path in PAGES:
        turn_to(visitor, path)
        is_in_order(visitor)
        assert visitor.page.locator("html").get_attribute("lang") == language


@each_size
@pytest.mark.parametrize("title", ["joraku", "tokaido"])
def test_the_table(arrive: Arrive, size: Size, title: str) -> None:
    visitor = arrive("/", size=size, language="ru")
    visitor.sit_down(title)
    visitor.play(seed=5, clicks=4)
    visitor.wait_for_turn()
    is_in_order(visitor)
    prompt = visitor.see("#prompt").bounding_box()
    assert prompt is not None
    assert 0 <= prompt["y"] <= size.height - prompt["height"], "the decision is in sight"
    for theme in () if size.touch else ("light", "dark"):
        visitor.page.emulate_media(color_scheme=theme)
        assert faint_rings(visitor.page) == []


def test_the_language_changes_without_a_reload(arrive: Arrive) -> None:
    visitor = arrive("/")
    visitor.click("article button.primary")
    visitor.wait_for_turn()
    visitor.page.evaluate("globalThis.sameDocument = true")
    english = visitor.see("#prompt").inner_text()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Русский").check(force=True)
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("#prompt")).not_to_have_text(english)
    assert re.search("[а-яё]", visitor.see("#prompt").inner_text())
    assert visitor.page.evaluate("globalThis.sameDocument")


def test_a_dark_page_is_in_order(arrive: Arrive) -> None:
    visitor = arrive("/")
    visitor.page.emulate_media(color_scheme="dark")
    for path in ("/", "/new/joraku", "/rules/tokaido"):
        turn_to(visitor, path)
        is_in_order(visitor)
