"""HTTP: match files, proofs and analyses of what was played."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.match.table import Ticking, open_match, play_on, play_with_second_thoughts
from tests.server.clients import PATIENCE

from kachidoki.bots import NoAnswer
from kachidoki.engine import Rng
from kachidoki.match import Match, ScoreSheet, parse, sheet_of, text
from kachidoki.server.app import create_app
from kachidoki.server.bots import Thinkers, analysis
from kachidoki.server.protocol.bodies import Analysis, Proof
from kachidoki.server.settings import Limits, Settings
from kachidoki.server.tables import imports
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title

Client = TestClient[Litestar]


UNBOUND = Limits(table_rate=1e6, table_burst=1_000_000, open_tables=1_000_000)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[Client]:
    """One for all: whatever is brought in stays there."""
    settings = Settings(data_dir=folder, bot_workers=1, limits=UNBOUND)
    with TestClient(create_app(settings)) as client:
        yield client


def finished(title: str = "joraku", seats: int = 3, timed: bool = True) -> Match:
    clock = Ticking() if timed else None
    match = open_match(seats, title=find_title(title), clock=clock)
    return play_with_second_thoughts(match, seed=2)


def send(client: Client, content: str | bytes) -> Any:
    return client.post("/api/matches", content=content, headers={"Content-Type": "text/plain"})


def bring(client: Client, match: Match) -> str:
    response = send(client, text(match))
    assert response.status_code == 201, response.text
    return str(response.json()["table"])


def running_table(client: Client) -> tuple[str, dict[str, str]]:
    """A private table whose match goes on, and the key to it."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "adept"}, {"kind": "bot", "level": "adept"}]
    body = {"title": "joraku", "name": "Anna", "nonce": "n", "seats": seats}
    sitting = client.post("/api/tables", json=body).json()
    return sitting["table"]["id"], {"Authorization": f"Bearer {sitting['key']}"}


def refusal(response: Any, status: int, problem: str) -> dict[str, Any]:
    assert response.status_code == status, response.text
    fault: dict[str, Any] = response.json()
    assert fault["problem"] == problem
    for language in LANGUAGES:
        assert Texts(language).say(f"problem-{problem}", **fault["args"])
    return fault


# ----------------------------------------------------------------- files


@pytest.mark.parametrize("title", ["joraku", "tokaido"])
@pytest.mark.parametrize("timed", [True, False])
def test_a_file_that_was_taken_in_comes_out_the_same(
    client: Client, title: str, timed: bool
) -> None:
    match = finished(title, timed=timed)
    table_id = bring(client, match)
    assert bring(client, match) == table_id, "the same file has the same table"
    info = client.get(f"/api/tables/{table_id}").json()
    assert info["status"] == "over"
    assert [player["name"] for player in info["players"]] == match.players
    response = client.get(f"/api/tables/{table_id}/file")
    assert response.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert f'filename="{title}-' in response.headers["Content-Disposition"]
    assert response.text == text(match)


def test_a_match_that_was_taken_in_can_be_replayed(client: Client) -> None:
    match = finished()
    table_id = bring(client, match)
    with client.websocket_connect("/api/socket") as socket:
        socket.send_json({"type": "hello", "table": table_id})
        welcome = socket.receive_json()
        assert welcome["type"] == "welcome"
        assert welcome["position"]["view"]["over"]
        log, since = welcome["log"], welcome["since"]
        while since > 0:
            socket.send_json({"type": "recall", "id": "page", "until": since})
            while (page := socket.receive_json())["type"] != "story":
                pass
            log, since = [*page["log"], *log], page["since"]
        plies = [ply for told in log for ply in told["what"].get("plies", [])]
        told = [(ply["seat"], event["kind"]) for ply in plies for event in ply["events"]]
        assert {seat for seat, kind in told if kind == "pass"} == {"A", "B", "C"}
        assert not any(kind.endswith("-unseen") for _, kind in told)
        socket.send_json({"type": "look", "id": "1", "ply": 30})
        while (scene := socket.receive_json())["type"] != "scene":
            pass
        assert list(scene["views"]) == ["A", "B", "C"]
        assert scene["position"]["ply"] == 30
        shown = msgspec.to_builtins(match.state_at(30).view(1))
        assert scene["views"]["B"] == shown


def test_nobody_sits_down_at_it(client: Client) -> None:
    table_id = bring(client, finished())
    before = client.get(f"/api/tables/{table_id}").json()
    body = {"name": "Eve", "nonce": "n"}
    refusal(client.post(f"/api/tables/{table_id}/join", json=body), 409, "table-full")
    assert client.get(f"/api/tables/{table_id}").json() == before


def test_files_are_limited_like_tables(tmp_path: Path) -> None:
    limits = Limits(table_rate=1e-9, table_burst=1)
    settings = Settings(data_dir=tmp_path, bot_workers=1, limits=limits)
    with TestClient(create_app(settings)) as client:
        refusal(send(client, "no match"), 400, "line")
        refusal(send(client, "no match"), 429, "too-fast")


def test_it_survives_a_restart(client: Client, folder: Path) -> None:
    match = finished()
    table_id = bring(client, match)
    with TestClient(create_app(Settings(data_dir=folder, bot_workers=1))) as other:
        assert other.get(f"/api/tables/{table_id}/file").text == text(match)


def test_bots_of_our_levels_are_known_by_them(client: Client) -> None:
    title = find_title("joraku")
    bots = [None, "greedy", "random"]
    match = Match.open(title, title.setting(3), ["Anna", "Bot", "Other"], bots=bots)
    table_id = bring(client, play_on(match))
    players = client.get(f"/api/tables/{table_id}").json()["players"]
    assert [player["bot"] for player in players] == [None, "adept", "random"]
    assert [player["name"] for player in players] == ["Anna", None, None]


def test_a_changed_file_is_refused_with_its_line(client: Client) -> None:
    content = text(finished())
    lines = content.split("\n")
    index = next(number for number, line in enumerate(lines) if line.startswith("3. chance"))
    lines[index] = lines[index].replace("chance", "A")
    fault = refusal(send(client, "\n".join(lines)), 400, "line")
    assert fault["args"]["number"] == str(index + 1)
    assert fault["detail"]["problem"] == "other-seat"
    for language in LANGUAGES:
        inner = Texts(language).say("problem-other-seat", **fault["detail"]["args"])
        assert Texts(language).say("problem-line", number="1", problem=inner)


@pytest.mark.parametrize(
    ("content", "status", "problem"),
    [
        (b"", 400, "line"),
        (b"\xff\xfe\x00", 400, "no-text"),
        (b"hello", 400, "line"),
        (b'[Format "kachidoki-match 1"]\n', 400, "header-missing"),
        (b"x" * ((1 << 20) + 1), 400, "too-large"),
        (b"x" * (3 << 20), 413, "message-long"),
    ],
)
def test_what_is_no_match_file_is_refused(
    client: Client, content: bytes, status: int, problem: str
) -> None:
    refusal(send(client, content), status, problem)


def test_random_bytes_never_break_it(client: Client) -> None:
    content, rng = text(finished()).encode(), Rng(1)
    for _ in range(20):
        spoiled = bytearray(content)
        for _ in range(1 + rng.below(3)):
            spoiled[rng.below(len(spoiled))] = rng.below(256)
        response = send(client, bytes(spoiled))
        assert response.status_code in (201, 400), response.text
        assert (response.status_code == 201) == (bytes(spoiled).strip() == content.strip())


def test_an_unfinished_match_is_refused(client: Client) -> None:
    match = play_on(open_match(), plies=5)
    refusal(send(client, text(match, reveal=True)), 400, "match-unfinished")
    refusal(send(client, text(match)), 400, "public")


def test_a_match_that_takes_too_long_to_check_is_refused(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(self: Thinkers, *words: object) -> None:
        raise NoAnswer("it took longer than 20.0 seconds")

    monkeypatch.setattr(Thinkers, "ask", ask)
    refusal(send(client, text(finished())), 413, "match-slow")


def test_the_file_of_a_match_that_goes_on_is_its_public_record(client: Client) -> None:
    table_id, key = running_table(client)
    response = client.get(f"/api/tables/{table_id}/file", headers=key)
    assert response.headers["Content-Disposition"].endswith(f'joraku-{table_id}.match"')
    record = response.text
    assert "[Secret" not in record
    assert "?" in record
    refusal(send(client, record), 400, "public")


@pytest.mark.parametrize("what", ["", "/file", "/sheet", "/proof", "/analysis"])
def test_nothing_is_shown_before_it_is_stored(client: Client, what: str) -> None:
    """While a write is under way, the table is locked; whoever asks waits."""
    table_id = bring(client, finished())
    path = f"/api/tables/{table_id}{what}"
    assert client.get(path).status_code == 200
    live = client.app.state["hub"].tables[table_id]
    client.blocking_portal.call(live.lock.acquire)
    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(client.get, path)
        with pytest.raises(TimeoutError):
            asked.result(0.3)
        client.blocking_portal.call(live.lock.release)
        assert asked.result(PATIENCE).status_code == 200


# ----------------------------------------------------------------- who may read


@pytest.mark.parametrize("what", ["file", "sheet", "proof", "analysis"])
def test_a_private_table_needs_a_key(client: Client, what: str) -> None:
    table_id, key = running_table(client)
    path = f"/api/tables/{table_id}/{what}"
    refusal(client.get(path), 401, "key-needed")
    refusal(client.get(path, headers={"Authorization": "Bearer no"}), 403, "key-wrong")
    refusal(client.get(f"/api/tables/nowhere/{what}", headers=key), 404, "unknown-table")


@pytest.mark.parametrize("what", ["proof", "analysis"])
def test_a_match_that_goes_on_keeps_its_secrets(client: Client, what: str) -> None:
    table_id, key = running_table(client)
    path = f"/api/tables/{table_id}/{what}"
    refusal(client.get(path, headers=key), 409, "not-over")
    if what == "analysis":
        refusal(client.post(path, headers=key), 409, "not-over")


# ----------------------------------------------------------------- proofs and analyses


@pytest.mark.parametrize("title", ["joraku", "tokaido"])
def test_a_proof_has_all_that_the_seal_needs(client: Client, title: str) -> None:
    match = finished(title)
    table_id = bring(client, match)
    response = client.get(f"/api/tables/{table_id}/proof")
    proof = msgspec.json.decode(response.content, type=Proof)
    assert proof.secret == match.reveal()
    assert proof.commitment == match.seal.commitment
    assert proof.nonces == match.seal.nonces
    chance = [ply.entry for ply in match.line if ply.entry.seat < 0]
    assert [(draw.ply, draw.action) for draw in proof.draws] == [
        (entry.ply, entry.action) for entry in chance
    ]
    for draw in proof.draws:
        words = [action for action, _ in draw.outcomes]
        weights = [(number, weight) for number, (_, weight) in enumerate(draw.outcomes)]
        assert words[match.seal.draw(draw.ply, weights)] == draw.action


def test_a_score_sheet_can_be_had_at_any_ply(client: Client) -> None:
    match = finished()
    path = f"/api/tables/{bring(client, match)}/sheet"
    sheet = msgspec.json.decode(client.get(path).content, type=ScoreSheet)
    assert sheet == sheet_of(match)
    past = msgspec.json.decode(client.get(f"{path}?ply=60").content, type=ScoreSheet)
    assert past == sheet_of(match, None, 60) != sheet
    for ply in (-1, 9999):
        refusal(client.get(f"{path}?ply={ply}"), 404, "unknown-ply")


def test_an_analysis_is_started_polled_and_kept(
    client: Client, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "GAMES", 5)
    match = finished()
    table_id = bring(client, match)
    path = f"/api/tables/{table_id}/analysis"
    assert client.get(path).json()["progress"] == 0
    response = client.post(path)
    assert response.status_code == 202
    found = poll(client, path)
    assert found.chances.keys() == {"A", "B", "C"}
    assert found.plies[-1] <= len(match.line)
    while client.app.state["analyst"].jobs:
        time.sleep(0.01)
    with TestClient(create_app(Settings(data_dir=folder, bot_workers=1))) as other:
        assert msgspec.json.decode(other.get(path).content, type=Analysis) == found


def poll(client: Client, path: str) -> Analysis:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = msgspec.json.decode(client.get(path).content, type=Analysis)
        if found.progress == 1:
            return found
        time.sleep(0.1)
    raise AssertionError("the analysis does not come to its end")


def test_ids_follow_from_what_the_file_says() -> None:
    match = finished()
    again = parse(text(match) + "\n  \n")
    assert imports.id_of(match) == imports.id_of(again)
    assert imports.id_of(match) != imports.id_of(finished(seats=4))
