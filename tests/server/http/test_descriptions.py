"""HTTP: a table in words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.match.table import open_match, play_on

from kachidoki.match import Match, text
from kachidoki.server.app import create_app
from kachidoki.server.settings import Settings
from kachidoki.text import LANGUAGES, Texts
from kachidoki.text.plain import description

Client = TestClient[Litestar]
SEATS = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("descriptions")
    with TestClient(create_app(Settings(data_dir=folder))) as client:
        yield client


def sit_down(client: Client) -> tuple[str, list[str]]:
    """A private table of three friends, and their keys."""
    body = {"title": "joraku", "name": "Anna", "nonce": "n", "seats": SEATS}
    sitting = client.post("/api/tables", json=body).json()
    table_id, keys = sitting["table"]["id"], [sitting["key"]]
    for name in ("Boris", "Chiyo"):
        join = {"invite": sitting["invite"], "name": name, "nonce": name}
        keys.append(client.post(f"/api/tables/{table_id}/join", json=join).json()["key"])
    return table_id, keys


def ask(client: Client, table_id: str, key: str | None = None, **params: Any) -> Any:
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    return client.get(f"/api/tables/{table_id}/description", headers=headers, params=params)


def expected(match: Match, seat: int | None, ply: int, language: str) -> Any:
    texts = Texts(language, match.title, match.setting)
    return description(match.state_at(ply).view(seat), texts)


def test_everybody_reads_what_they_may_know(client: Client) -> None:
    table_id, keys = sit_down(client)
    told = [ask(client, table_id, key).json()["blocks"] for key in keys]
    assert len({str(blocks) for blocks in told}) == 3
    assert ask(client, table_id).json()["problem"] == "key-needed"
    # Somebody else's eyes are lent only when the match is over.
    assert ask(client, table_id, keys[0], seat="B").json()["blocks"] == told[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_over_is_read_from_any_seat_and_ply(client: Client, language: str) -> None:
    match = play_on(open_match(3), seed=3)
    sent = client.post(
        "/api/matches", content=text(match), headers={"Content-Type": "text/plain"}
    ).json()
    for seat, ply in ((None, 0), ("A", 40), ("C", len(match.line))):
        asked = {} if seat is None else {"seat": seat}
        told = ask(client, sent["table"], None, language=language, ply=ply, **asked).json()
        eyes = None if seat is None else "ABC".index(seat)
        assert told == {"ply": ply, "blocks": expected(match, eyes, ply, language)}


def test_what_cannot_be_is_refused(client: Client) -> None:
    table_id, keys = sit_down(client)
    assert ask(client, table_id, keys[0], ply=10_000).json()["problem"] == "unknown-ply"
    assert ask(client, table_id, keys[0], ply=-1).json()["problem"] == "unknown-ply"
    assert ask(client, table_id, keys[0], language="eo").status_code == 400
    assert ask(client, "nowhere", keys[0]).status_code == 404


@pytest.mark.parametrize("ply", [10**30, -(10**30)])
def test_a_step_far_out_of_reach_is_unknown(client: Client, ply: int) -> None:
    table_id, keys = sit_down(client)
    response = ask(client, table_id, keys[0], ply=ply)
    assert (response.status_code, response.json()["problem"]) == (404, "unknown-ply")
