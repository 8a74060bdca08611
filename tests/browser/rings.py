"""Legal targets stand out at every moment of their pulse."""

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Page

COMPARE = Path(__file__).with_suffix(".js").read_text("utf-8")
LEAST_CONTRAST = 3
# The pulse of a ring goes down for half of its time. What flies over the board is no part of it.
WEAKEST = (
    "* { animation-delay: -1.2s !important; animation-play-state: paused !important }"
    ".effects { visibility: hidden !important }"
)
NO_RINGS = (
    ".thing.legal { outline: none !important; box-shadow: none !important }"
    ".thing.legal .glow { visibility: hidden !important }"
)


# The page allows no styles inside it, but sheets may be put on it.
DRESS = """sheets => {
  document.adoptedStyleSheets = sheets.map((words) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(words);
    return sheet;
  });
}"""


# What can be chosen; bots that deal may change it at any moment.
ASKED = """() => [...document.querySelectorAll("[data-ply], .thing.legal")]
  .map(({ dataset }) => dataset.ply ?? dataset.thing).join()"""


def faint_rings(page: Page) -> list[str]:
    """The things whose ring does not stand out when it is weakest, while nothing else happens."""
    while True:
        before = page.evaluate(ASKED)
        faint = compared(page)
        if page.evaluate(ASKED) == before:
            return faint


def compared(page: Page) -> list[str]:
    page.emulate_media(reduced_motion="no-preference")
    shown = picture(page, WEAKEST)
    hidden = picture(page, WEAKEST, NO_RINGS)
    page.evaluate(DRESS, [])
    page.emulate_media(reduced_motion="reduce")
    return sorted(page.evaluate(COMPARE, [shown, hidden, LEAST_CONTRAST]))


def picture(page: Page, *sheets: str) -> str:
    page.evaluate(DRESS, list(sheets))
    return b64encode(page.screenshot()).decode()
