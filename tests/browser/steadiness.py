"""The table stands still while it is played at, and all words around it can be read."""

from pathlib import Path

from playwright.sync_api import Page

WATCHER = Path(__file__).with_suffix(".js").read_text("utf-8")
LEAST_LETTERS = 13  # pixels


def watch(page: Page) -> None:
    """From now on, on this page and on those that follow."""
    page.add_init_script(WATCHER)
    page.evaluate(f"{WATCHER}; undefined")


def faults(page: Page) -> list[str]:
    """A board that moved, parts that overlap, words that are cut: at any moment since."""
    return sorted(page.evaluate("[...globalThis.faults]"))


def small_letters(page: Page) -> list[str]:
    """What is drawn on the board too small to be read, now."""
    return sorted(set(page.evaluate("least => globalThis.smallLetters(least)", LEAST_LETTERS)))
