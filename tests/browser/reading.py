"""What is read at a table beside the board: the log, and the score sheet."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize, expect
from tests.browser.visitors import Visitor

SHEET = Path(__file__).with_suffix(".js").read_text("utf-8")
LOW = 600  # pixels: so high a window has no room for all that happened
LANGUAGES = {"en": "ru", "ru": "en"}
NEWEST = """() => {
  const list = document.querySelector(".log ol");
  const hidden = list.scrollHeight - list.clientHeight;
  return list.checkVisibility() && hidden > 0 && hidden - list.scrollTop < 2;
}"""


def open_tab(visitor: Visitor, name: str) -> None:
    visitor.click(f".tabs [data-tab-name='{name}']")


def stands_at_its_newest(visitor: Visitor) -> None:
    visitor.page.wait_for_function(NEWEST)


@contextmanager
def low_window(visitor: Visitor) -> Iterator[None]:
    _, width, height, _ = visitor.size
    visitor.page.set_viewport_size(ViewportSize(width=width, height=LOW))
    yield
    visitor.page.set_viewport_size(ViewportSize(width=width, height=height))


def read_the_log(visitor: Visitor) -> None:
    """On a phone: wherever one has been, it stands at its newest line."""
    with low_window(visitor):
        open_tab(visitor, "log")
        stands_at_its_newest(visitor)
        open_tab(visitor, "players")
        open_tab(visitor, "log")
        stands_at_its_newest(visitor)
        look_back(visitor)
        stands_at_its_newest(visitor)
        for _ in range(2):
            change_language(visitor)
            stands_at_its_newest(visitor)
        visitor.page.set_viewport_size(ViewportSize(width=320, height=LOW + 40))
        stands_at_its_newest(visitor)
        folds(visitor, ".log ol")
    open_tab(visitor, "board")


def look_back(visitor: Visitor) -> None:
    visitor.touch(visitor.find(".log ol .line:not([aria-expanded])").first)
    visitor.click(".banner.past .primary")
    expect(visitor.find(".banner.past")).to_have_count(0)


def change_language(visitor: Visitor) -> None:
    html = visitor.find("html")
    other = LANGUAGES[html.get_attribute("lang") or ""]
    visitor.click(".top :is([aria-label='Settings'], [aria-label='Настройки'])")
    visitor.find(f"dialog input[name='language'][value='{other}']").check(force=True)
    visitor.page.keyboard.press("Escape")
    expect(html).to_have_attribute("lang", other)


def folds(visitor: Visitor, log: str) -> None:
    """What was dealt or chosen in secret is one line, which opens and closes."""
    lines = visitor.find(f"{log} .line")
    fold = visitor.find(f"{log} .line[aria-expanded]").first
    before = lines.count()
    visitor.touch(fold)
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert lines.count() >= before + 2
    visitor.touch(fold)
    expect(lines).to_have_count(before)


def read_the_sheet(visitor: Visitor, panel: str) -> list[int]:
    """Its numbers add up and all of it can be seen; returns everybody's points."""
    visitor.see(f"{panel} tfoot")
    whole = sheet(visitor, panel)
    assert whole["faults"] == []
    assert whole["bars"] > 0
    tabs = visitor.find(f"{panel} .rounds [data-tab-name]:not([data-tab-name='all'])")
    gained = [0] * len(whole["totals"])
    for tab in tabs.all():
        visitor.touch(tab)
        expect(tab).to_have_attribute("aria-pressed", "true")
        of_round = sheet(visitor, panel)
        assert of_round["faults"] == []
        assert of_round["totals"] == whole["totals"]
        gained = [sum(pair) for pair in zip(gained, of_round["sums"], strict=True)]
    assert whole["sums"] == whole["totals"]
    assert gained == whole["totals"] or tabs.count() == 0
    totals: list[int] = whole["totals"]
    return totals


def sheet(visitor: Visitor, panel: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate(SHEET, panel)
    return found


def read_the_ending(visitor: Visitor) -> None:
    points = visitor.find(".ending > ol .points").all_inner_texts()
    shown = [int(words.replace("\N{MINUS SIGN}", "-")) for words in points]
    totals = read_the_sheet(visitor, ".ending .review")
    assert Counter(shown) <= Counter(totals)
