"""Takes pictures of all that people see, to be looked at one by one.

    python -P tests/browser/pictures.py [folder]

For every title its most important states, at both sizes, in both themes and languages: how a table is
made and waited at, the first decision of each kind, a scene, the card of a round, the end, the replay
and the rules. The bots' moves are not the same every time.
"""

import random
import sys
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser.rings import DRESS  # noqa: E402
from tests.browser.starting import browser_and_server  # noqa: E402
from tests.browser.visitors import (  # noqa: E402
    CARD,
    DESKTOP,
    OPEN,
    OVER,
    PHONE,
    SCENE,
    Size,
    visit,
)

from kachidoki.titles import titles  # noqa: E402

LANGUAGES = ("en", "ru")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
BEAT = 800  # milliseconds of the page's own clock, in which something new is shown
SETTLED = 250  # milliseconds until it has been drawn


class Album:
    """The pictures of one title at one size, in one language."""

    def __init__(self, browser: Browser, url: str, title: str, size: Size, language: str) -> None:
        self.title = title
        self.visitor, self.context = visit(browser, url, size, language)
        self.name = f"{size.name}-{language}"
        self.dice = random.Random(1600)
        self.taken: list[str] = []

    def fill(self, folder: Path) -> None:
        self.folder = folder / self.title
        self.folder.mkdir(parents=True, exist_ok=True)
        self.take_the_lobby()
        self.play_and_take()
        self.take_the_end()
        self.context.close()

    def take(self, state: str) -> None:
        """The state in both themes, if it is a new one."""
        if state in self.taken:
            return
        self.taken.append(state)
        self.visitor.page.evaluate("document.fonts.ready.then(() => undefined)")
        self.visitor.page.evaluate(DRESS, ["* { transition: none !important }"])
        for theme in THEMES:
            self.visitor.page.emulate_media(color_scheme=theme)
            self.visitor.page.wait_for_timeout(SETTLED)
            name = f"{len(self.taken):02}-{state}-{self.name}-{theme}.png"
            self.visitor.page.screenshot(path=self.folder / name)

    def take_the_lobby(self) -> None:
        visitor = self.visitor
        visitor.go("/")
        visitor.see(".covers")
        self.take("home")
        visitor.go(f"/rules/{self.title}")
        visitor.see("h1")
        self.take("rules")
        visitor.open_form(self.title)
        self.take("new")
        visitor.find("ol.seats input[value='friend']").last.dispatch_event("click")
        visitor.click("form button.primary")
        visitor.see("main.room")
        self.take("waiting")

    # ------------------------------------------------------------- a game

    def play_and_take(self) -> None:
        """Until a round has been summed up; what is left of the game is played at once."""
        visitor = self.visitor
        visitor.sit_down(self.title, 3)
        visitor.wait_for_turn()
        visitor.page.clock.install()
        visitor.set_speed("usual")
        while "card" not in self.taken and not visitor.is_over:
            visitor.page.clock.run_for(BEAT)
            self.see_what_there_is()
        visitor.set_speed("instant")
        while not visitor.is_over:
            visitor.page.clock.run_for(BEAT)
            self.decide()

    def see_what_there_is(self) -> None:
        visitor = self.visitor
        if visitor.find(CARD).count():
            visitor.see(f"{CARD} table")
            self.take("card")
            visitor.page.keyboard.press("Space")
        elif visitor.find(SCENE).count():
            if visitor.find(".thing.marked").count():
                self.take("scene")
        else:
            self.decide()

    def decide(self) -> None:
        """Only once nothing goes on any more: what is asked then is what the picture shows."""
        ply = self.visitor.ply()
        self.visitor.page.wait_for_timeout(SETTLED)
        if self.visitor.find(OPEN).count() and self.visitor.ply() == ply:
            self.take(self.visitor.see("[data-step]").get_attribute("data-step") or "")
            self.visitor.choose(self.dice)

    def take_the_end(self) -> None:
        visitor = self.visitor
        visitor.see(OVER)
        visitor.page.clock.run_for(10 * BEAT)
        self.take("end")
        visitor.click(f"{OVER} a[href^='/replay/']")
        visitor.page.clock.run_for(BEAT)
        visitor.see(".transport")
        visitor.page.clock.run_for(10 * BEAT)
        self.take("replay")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "pictures")
    with browser_and_server() as (browser, url):
        for title in titles():
            for size in (DESKTOP, PHONE):
                for language in LANGUAGES:
                    album = Album(browser, url, title, size, language)
                    album.fill(folder)
                    print(f"{title}, {album.name}: {', '.join(album.taken)}", flush=True)


if __name__ == "__main__":
    main()
