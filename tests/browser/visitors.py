"""People before a browser: they see what can be chosen and click on it, and know no rules."""

import random
import re
from typing import Literal, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    expect,
)

PATIENCE = 60_000  # milliseconds; only a test that fails waits as long
# All that a player can do: point at a thing that glows, or take a choice in words.
OPEN = ".thing.legal, button.choice"
OVER = ".ending"
AWAY = ".banner.away"
# Something is shown step by step; a round is summed up.
SCENE = ":is(.stage, .replay > .board) > .skip"
CARD = ":is(.stage, .replay > .board) > .card"
# Where one of them is, found in one go: a whole game has hundreds. It must not lie under anything else.
POINT_AT_CHOICE = """([preference, place]) => {
  const things = [...document.querySelectorAll(".thing.legal")];
  const words = [...document.querySelectorAll("button.choice")];
  const pool = things.length && (!words.length || preference < 0.7) ? things : words;
  const chosen = pool[Math.floor(place * pool.length)];
  if (!chosen) return null;
  chosen.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = chosen.getBoundingClientRect();
  const spot = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(...spot);
  if (!chosen.contains(hit)) throw Error(`${hit?.outerHTML} lies over ${chosen.outerHTML}`);
  return spot;
}"""
# How many of the things at one selector are covered by something at another.
COVERED = """([over, under]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect());
  return boxes(under).filter((one) => boxes(over).some((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)).length;
}"""
SETTINGS = "kachidoki.settings"
# What the browser itself says when the network is cut or a server is gone.
EXPECTED = re.compile(
    r"WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|status of 4\d\d"
)


class Size(NamedTuple):
    name: str
    width: int
    height: int
    touch: bool


DESKTOP = Size("desktop", 1440, 900, touch=False)
LAPTOP = Size("laptop", 1280, 720, touch=False)
PHONE = Size("phone", 390, 844, touch=True)
SIDEWAYS = Size("sideways", 844, 390, touch=True)


def visit(
    browser: Browser, url: str, size: Size, language: str, *, still: bool = True
) -> tuple["Visitor", BrowserContext]:
    """A browser that nobody has used before, except to say whether anything needs to move."""
    context = browser.new_context(
        base_url=url,
        viewport=ViewportSize(width=size.width, height=size.height),
        has_touch=size.touch,
        is_mobile=size.touch,
        locale="ru-RU" if language == "ru" else "en-GB",
        reduced_motion="reduce" if still else "no-preference",
        ignore_https_errors=True,  # of a proxy that has made its own certificate
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(
        f"""localStorage.getItem("{SETTINGS}") ??
            localStorage.setItem("{SETTINGS}", '{{"speed": "instant", "hints": false}}')"""
    )
    return Visitor(context.new_page(), size), context


class Visitor:
    """Somebody before a page; whatever the browser complains about is kept."""

    def __init__(self, page: Page, size: Size) -> None:
        self.page = page
        self.size = size
        self.complaints: list[str] = []
        page.on("console", self.note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.complaints.append(message.text)

    def go(self, path: str) -> None:
        self.page.goto(path)

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def see(self, selector: str) -> Locator:
        """Waits until it is there to be seen."""
        found = self.find(selector).first
        expect(found).to_be_visible(timeout=PATIENCE)
        return found

    def click(self, selector: str) -> None:
        self.touch(self.see(selector))

    def touch(self, found: Locator) -> None:
        """With a finger or with the mouse, whichever there is."""
        if self.size.touch:
            found.tap()
        else:
            found.click()

    def open_form(self, title: str, seats: int | None = None) -> None:
        """The page of a new table, for so many; bots answer at once."""
        self.go(f"/new/{title}")
        self.see("form")
        if seats is not None:
            choice = f"section[aria-labelledby='who'] > fieldset input[value='{seats}']"
            self.find(choice).check(force=True)
        for level in self.find("ol.seats select").all():
            level.select_option("adept")

    def sit_down(self, title: str, seats: int | None = None) -> None:
        """At a table of one's own, with bots."""
        self.open_form(title, seats)
        self.click("form button.primary")

    # ------------------------------------------------------------- at a table

    @property
    def is_over(self) -> bool:
        return self.find(OVER).count() > 0

    def wait_for_turn(self) -> None:
        """Until there is something to choose, or the game is over."""
        self.page.wait_for_selector(f"{OPEN}, {OVER}", state="attached")

    def actions(self) -> list[str]:
        """The choices in words that are shown."""
        return [
            button.get_attribute("data-action") or "" for button in self.find("button.choice").all()
        ]

    def set_speed(self, speed: str) -> None:
        """As in the settings, from where the match is now."""
        self.page.evaluate(
            """([key, speed]) => localStorage.setItem(
                key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), speed }))""",
            [SETTINGS, speed],
        )
        self.page.reload()
        self.see("#prompt")

    def choose(self, dice: random.Random) -> None:
        """One click on something that can be chosen; things that glow are preferred to words."""
        spot = self.page.evaluate(POINT_AT_CHOICE, [dice.random(), dice.random()])
        if spot and self.size.touch:
            self.page.touchscreen.tap(*spot)
        elif spot:
            self.page.mouse.click(*spot)

    def play(self, seed: int, clicks: int = 2000) -> int:
        """Clicks until the game is over, or so often; returns how often it was."""
        dice = random.Random(seed)
        for made in range(clicks):
            self.wait_for_turn()
            if self.is_over:
                return made
            self.choose(dice)
        return clicks

    def ply(self) -> int:
        """What the page says how far the match has come."""
        return int(self.see("[data-ply]").get_attribute("data-ply") or -1)

    def step(self) -> str:
        """What the page says is being decided."""
        return self.see("[data-step]").get_attribute("data-step") or ""

    def wait_for_ply(self, compares: Literal["===", "!==", ">=", ">"], ply: int) -> None:
        self.page.wait_for_function(
            f"ply => Number(document.querySelector('[data-ply]').dataset.ply) {compares} ply",
            arg=ply,
        )


def has_no_sideways_scroll(page: Page) -> bool:
    return bool(
        page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    )
