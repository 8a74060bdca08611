"""Takes the pictures of the table in the browser for the README and the tutorial.

    python -P docs/images/browser.py

A visitor plays on a server of its own; the bots' moves are not the same every time.
"""

import os
import sys
from base64 import b64encode
from contextlib import AbstractContextManager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.browser.starting import browser_and_server  # noqa: E402
from tests.browser.visitors import DESKTOP, PHONE, Visitor, visit  # noqa: E402
from tests.examples.packages import installed  # noqa: E402
from tests.server.servers import UNBOUND, ServerProcess, server_process  # noqa: E402

SETTLED = 1500  # milliseconds until everything has been drawn


def play(visitor: Visitor, title: str, seats: int, clicks: int) -> None:
    visitor.sit_down(title, seats)
    visitor.play(seed=5, clicks=clicks)
    visitor.wait_for_turn()


def take(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(SETTLED)
    visitor.page.screenshot(path=HERE / f"{name}.png")


def take_phones(browser: Browser, url: str, name: str) -> None:
    """A game of each of three titles, beside each other."""
    pictures = []
    for title, clicks in (("joraku", 22), ("tokaido", 7), ("gunsen", 9)):
        visitor, context = visit(browser, url, PHONE, "en")
        play(visitor, title, seats=3, clicks=clicks)
        visitor.page.wait_for_timeout(SETTLED)
        pictures.append(b64encode(visitor.page.screenshot()).decode())
        context.close()
    page = browser.new_page()
    images = "".join(f"<img src='data:image/png;base64,{picture}'>" for picture in pictures)
    page.set_content(f"<div style='display: inline-flex; gap: 24px'>{images}</div>")
    page.locator("div").screenshot(path=HERE / f"{name}.png")
    page.close()


def main() -> None:
    with browser_and_server() as (browser, url):
        visitor, _ = visit(browser, url, DESKTOP, "en")
        visitor.go("/")
        take(visitor, "home")
        play(visitor, "rising-sun", seats=4, clicks=14)
        take(visitor, "rising-sun")
        take_phones(browser, url, "phones")
        with TemporaryDirectory() as folder, example_server(Path(folder)) as server:
            visitor, _ = visit(browser, server.url, DESKTOP, "en")
            play(visitor, "cho-han", seats=4, clicks=3)
            take(visitor, "cho-han")


def example_server(folder: Path) -> AbstractContextManager[ServerProcess]:
    """One on whose machine the example title is installed."""
    paths = [installed(folder), os.environ.get("PYTHONPATH", "")]
    return server_process(folder, {**UNBOUND, "PYTHONPATH": os.pathsep.join(filter(None, paths))})


if __name__ == "__main__":
    main()
