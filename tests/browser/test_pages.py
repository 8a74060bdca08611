"""Every page, at both sizes and in both languages: nothing sticks out, nobody is shut out."""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Arrive
from tests.browser.order import is_in_order, turn_to
from tests.browser.rings import faint_rings
from tests.browser.visitors import DESKTOP, LAPTOP, PHONE, Size

from kachidoki.titles import titles

PAGES = ["/", "/open", "/nowhere"]
PAGES += [f"/{page}/{title}" for title in titles() for page in ("new", "rules")]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
each_size = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)


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


@pytest.mark.parametrize(
    ("title", "size"),
    [
        ("joraku", DESKTOP),
        ("joraku", PHONE),
        ("tokaido", DESKTOP),
        ("tokaido", PHONE),
        *(
            pytest.param(title, size, marks=pytest.mark.long)
            for title in ("gunsen", "rising-sun")
            for size in (DESKTOP, PHONE)
        ),
    ],
    ids=lambda value: getattr(value, "name", value),
)
def test_the_table(arrive: Arrive, title: str, size: Size) -> None:
    visitor = arrive("/", size=size, language="ru")
    visitor.sit_down(title)
    visitor.play(seed=5, clicks=4)
    visitor.wait_for_turn()
    is_in_order(visitor)
    prompt = visitor.see("#prompt").bounding_box()
    assert prompt is not None
    assert 0 <= prompt["y"] <= size.height - prompt["height"], "the decision is in sight"
    for theme in THEMES:
        visitor.page.emulate_media(color_scheme=theme)
        assert faint_rings(visitor.page) == [], theme


DECISIONS = 6  # that are looked at, in either theme


@pytest.mark.parametrize("title", ["gunsen", "rising-sun"])
def test_legal_targets_glow_in_one_decision_after_another(arrive: Arrive, title: str) -> None:
    visitor = arrive("/", size=LAPTOP)
    visitor.sit_down(title)
    for decision, theme in enumerate(THEMES * (DECISIONS // 2)):
        visitor.wait_for_turn()
        visitor.page.emulate_media(color_scheme=theme)
        assert faint_rings(visitor.page) == [], (theme, visitor.see("#prompt").inner_text())
        visitor.play(seed=decision, clicks=1)


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=lambda size: size.name)
def test_all_titles_are_on_the_first_screen(arrive: Arrive, size: Size) -> None:
    visitor = arrive("/", size=size, language="ru")
    expect(visitor.find("article")).to_have_count(len(titles()))
    for way in visitor.find("article .ways").all():
        expect(way).to_be_in_viewport(ratio=1)


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
