"""Is a page in order? Nothing sticks out of it, and nobody is shut out."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.visitors import Visitor, has_no_sideways_scroll

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


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
    found = violations(visitor.page)
    assert not found, found


def turn_to(visitor: Visitor, path: str) -> None:
    """Until all of the page is there."""
    visitor.go(path)
    visitor.see("h1")
    expect(visitor.find(".loading")).to_have_count(0)
    visitor.page.evaluate("document.fonts.ready.then(() => undefined)")
