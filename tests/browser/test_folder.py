"""A site in a folder of its host, `--root-path /games`: nothing of it is asked for elsewhere."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Request, expect
from tests.browser.visitors import DESKTOP, Visitor, visit
from tests.server.servers import UNBOUND, ServerProcess, server_process

FOLDER = "/games"
LINKS = "links => links.map(link => link.getAttribute('href'))"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with server_process(folder, UNBOUND, root_path=FOLDER) as running:
        yield running


def paths_asked(visitor: Visitor) -> list[str]:
    """Of all that the page asks for from now on, its sockets as well."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")):
            asked.append(urlsplit(request.url).path)

    visitor.page.on("request", note)
    visitor.page.on("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
    return asked


def stays_inside(visitor: Visitor) -> None:
    """All links lead into the folder, or to a place on the page."""
    for link in visitor.find("a[href]").evaluate_all(LINKS):
        assert link.startswith((f"{FOLDER}/", "#")), link


def test_a_visit_from_the_first_page_to_a_table(chromium: Browser, games: ServerProcess) -> None:
    visitor, context = visit(chromium, games.url, DESKTOP, "en")
    asked = paths_asked(visitor)
    visitor.go(FOLDER)
    visitor.see("article button.primary")
    stays_inside(visitor)
    for page in ("rules/joraku", "open", "nowhere", "new/joraku"):
        visitor.go(f"{FOLDER}/{page}")
        visitor.see("h1")
        stays_inside(visitor)
    visitor.go(f"{FOLDER}/")
    visitor.click("article button.primary")
    visitor.wait_for_turn()
    expect(visitor.page).to_have_url(re.compile(rf"{games.url}{FOLDER}/table/"))
    stays_inside(visitor)
    visitor.play(seed=3, clicks=3)
    visitor.page.reload()
    visitor.wait_for_turn()
    assert visitor.page.evaluate("document.fonts.ready.then(fonts => fonts.size)") > 0
    check_asked(asked)
    visitor.click("a.home")
    expect(visitor.page).to_have_url(f"{games.url}{FOLDER}/")
    context.close()
    assert visitor.complaints == []


def check_asked(asked: list[str]) -> None:
    assert f"{FOLDER}/api/socket" in asked
    assert f"{FOLDER}/api/titles" in asked
    assert any(path.endswith(".woff2") for path in asked)
    assert any(path.startswith(f"{FOLDER}/assets/") and path.endswith(".js") for path in asked)
    assert [path for path in asked if not f"{path}/".startswith(f"{FOLDER}/")] == []
