"""The front end's files: compressed beforehand, kept by browsers, and never anything else."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from kachidoki.server.app import create_app
from kachidoki.server.http import pages
from kachidoki.server.http.headers import HEADERS, POLICY
from kachidoki.server.http.signpost import STYLES
from kachidoki.server.processes.folder import InFolder
from kachidoki.server.settings import Settings
from kachidoki.text import Texts

WEB = Path(__file__).parents[3] / "web"
Client = TestClient[Litestar]
PAGE, SCRIPT, FONT = "<p>勝鬨</p>", "play();" * 1000, b"font" * 1000
BROTLI = b"\x06"  # nothing, compressed
GZIPPED = gzip.compress(SCRIPT.encode(), mtime=0)
NAME = "/assets/table-3f2a.js"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text(PAGE, "utf-8")
    (site / NAME[1:]).write_text(SCRIPT)
    (site / f"{NAME[1:]}.br").write_bytes(BROTLI)
    (site / f"{NAME[1:]}.gz").write_bytes(GZIPPED)
    (site / "assets" / "font.woff2").write_bytes(FONT)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "SITE", site)
    with TestClient(create_app(Settings(data_dir=tmp_path, bot_workers=1))) as client:
        yield client


def raw(client: Client, path: str, accepts: str) -> tuple[str | None, bytes]:
    """The encoding of an answer, and its bytes as they came."""
    with client.stream("GET", path, headers={"Accept-Encoding": accepts}) as response:
        return response.headers.get("Content-Encoding"), b"".join(response.iter_raw())


@pytest.mark.parametrize(
    ("accepts", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", BROTLI),
        ("gzip, br;q=0", "gzip", GZIPPED),
        ("GZIP, br;q=0.000", "gzip", GZIPPED),
        ("gzip", "gzip", GZIPPED),
        ("identity", None, SCRIPT.encode()),
        ("", None, SCRIPT.encode()),
    ],
)
def test_files_are_sent_as_the_build_has_compressed_them(
    client: Client, accepts: str, encoding: str | None, body: bytes
) -> None:
    assert raw(client, NAME, accepts) == (encoding, body)


def test_nothing_is_compressed_on_the_way(client: Client) -> None:
    assert raw(client, "/assets/font.woff2", "gzip, br") == (None, FONT)


@pytest.mark.parametrize(
    ("path", "caching"), [(NAME, pages.FOREVER), ("/", pages.ASK_AGAIN), ("/new", pages.ASK_AGAIN)]
)
def test_a_browser_keeps_what_it_has(client: Client, path: str, caching: str) -> None:
    first = client.get(path)
    again = client.get(path, headers={"If-None-Match": f'"other", W/{first.headers["ETag"]}'})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    for response in (first, again):
        assert response.headers["Cache-Control"] == caching
        assert response.headers["Vary"] == "Accept-Encoding"
        assert {name: response.headers.get(name) for name in HEADERS} == HEADERS
    assert client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_encodings_have_tags_of_their_own(client: Client) -> None:
    tags = {
        client.get(NAME, headers={"Accept-Encoding": accepts}).headers["ETag"]
        for accepts in ("identity", "gzip", "br")
    }
    assert len(tags) == 3


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/table/t1", 200), (NAME, 200), ("/nowhere", 404), ("/health", 200)],
)
def test_a_head_is_like_a_get_without_a_body(client: Client, path: str, status: int) -> None:
    got, head = client.get(path), client.head(path)
    assert (got.status_code, head.status_code, head.content) == (status, status, b"")
    assert head.headers["Content-Length"] == got.headers["Content-Length"]
    assert head.headers["Content-Type"] == got.headers["Content-Type"]


def test_every_page_is_the_same_page(client: Client) -> None:
    for path in ("/", "/new", "/replay/t1", "/rules/joraku"):
        response = client.get(path)
        assert (response.status_code, response.text) == (200, PAGE)
        assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    wrong = client.get("/nowhere")
    assert (wrong.status_code, wrong.text) == (404, PAGE)


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"]
)
def test_nothing_outside_the_site_is_shown(client: Client, path: str) -> None:
    assert "secret" not in client.get(path).text


def test_what_the_api_does_not_have_is_no_page(client: Client) -> None:
    response = client.get("/api/nowhere")
    assert (response.status_code, response.json()["problem"]) == (404, "unknown-path")


# ----------------------------------------------------------------- in a folder of the host


@pytest.fixture
def games(client: Client) -> TestClient[Any]:
    """The same application, shown in /games."""
    return TestClient(InFolder(client.app, "/games"))


def test_a_page_is_told_its_folder(games: TestClient[Any]) -> None:
    (pages.SITE / "index.html").write_text('<meta content="/" /><link href="/icon.svg"><a href="">')
    for path in ("/games", "/games/", "/games/table/t1", "/table/t1"):
        response = games.get(path)
        assert response.status_code == 200
        assert response.text == '<meta content="/games/" /><link href="/games/icon.svg"><a href="">'


def test_a_proxy_may_take_the_folder_off_or_not(games: TestClient[Any]) -> None:
    for prefix in ("/games", ""):
        assert games.get(f"{prefix}/assets/font.woff2").content == FONT
        assert games.get(f"{prefix}/api/titles").json()
        assert "href='/games/api/docs/openapi.json'" in games.get(f"{prefix}/api/docs").text
    assert games.get(f"/gamester{NAME}").status_code == 404


def test_the_servers_own_pages_know_the_folder(
    games: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SITE", tmp_path / "nothing")
    page = games.get("/games/").text
    assert set(re.findall('href="(.*?)"', page)) == {"/games/signpost.css", "", "/games/"}


# ----------------------------------------------------------------- when there is no page to show

BROWSER = {"Accept": "text/html,*/*", "Accept-Language": "de, ru;q=0.8, en;q=0.5"}


def test_a_site_that_is_not_built_says_so(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SITE", tmp_path / "nothing")
    response = client.get("/", headers=BROWSER)
    assert '<html lang="ru">' in response.text
    assert Texts("ru").say("page-not-built.hint") in response.text
    styles = client.get("/signpost.css")
    assert (styles.status_code, styles.headers["Content-Type"].split(";")[0]) == (200, "text/css")


def test_our_own_mistake_looks_like_the_site(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str) -> None:
        raise RuntimeError(name)

    monkeypatch.setattr(pages, "file_of", fail)
    shown = client.get("/table/t1", headers=BROWSER)
    assert (shown.status_code, shown.headers["Content-Security-Policy"]) == (500, POLICY)
    assert Texts("ru").say("page-failed") in shown.text
    assert client.get("/table/t1").json()["problem"] == "broken"


def test_the_page_of_the_server_has_the_colours_of_the_site() -> None:
    """Where no theme is set, it has to bring them along."""
    colour = re.compile(r"(--[a-z-]+): (#[0-9a-f]{6});")
    palette = (WEB / "src" / "styles" / "palette.css").read_text("utf-8")
    day, night = [dict(colour.findall(part)) for part in palette.split('[data-theme="dark"]')[:2]]
    own_day, own_night = [
        dict(colour.findall(part)) for part in STYLES.read_text("utf-8").split("@media")
    ]
    assert own_day.keys() == own_night.keys() != set()
    assert own_day.items() <= day.items()
    assert own_night.items() <= night.items()
