"""A whole game through nginx and TLS, as deploy/nginx.conf sets it up: at the root, and in a folder."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.visitors import DESKTOP, visit
from tests.server import nginx
from tests.server.servers import UNBOUND, server_process

pytestmark = pytest.mark.long

# Whether nginx takes the folder's name off makes no difference to the server; here it leaves it.
IN_FOLDER = {"location / {": "location /games/ {", "location /api/": "location /games/api/"}


@pytest.mark.parametrize(
    ("folder", "changes"), [("", {}), ("/games", IN_FOLDER)], ids=["root", "folder"]
)
def test_a_whole_game(
    chromium: Browser, tmp_path: Path, folder: str, changes: dict[str, str]
) -> None:
    if nginx.program() is None:
        pytest.skip(nginx.WHY_NO_NGINX)
    flags = {"root_path": folder} if folder else {}
    with (
        server_process(tmp_path, UNBOUND, **flags) as server,
        nginx.proxy(tmp_path, [f"127.0.0.1:{server.port}"], changes) as url,
    ):
        visitor, context = visit(chromium, url, DESKTOP, "en")
        sockets: list[str] = []
        visitor.page.on("websocket", lambda socket: sockets.append(socket.url))
        visitor.go(f"{folder}/new/tokaido")
        visitor.click("form button.primary")
        visitor.wait_for_turn()
        assert visitor.play(seed=2) > 0
        expect(visitor.find(".ending > ol > li").first).to_be_visible()
        visitor.click(f".ending a[href^='{folder}/replay/']")
        visitor.see(".transport")
        context.close()
    place = f"{url}{folder}/api/socket".replace("https", "wss", 1)
    assert [socket.partition("?")[0] for socket in sockets] == [place] * len(sockets) != []
    assert visitor.complaints == []
