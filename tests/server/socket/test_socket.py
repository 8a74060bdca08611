"""The socket over a real connection: what a client asks for, and what it is told."""

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from tests.server.clients import (
    PATIENCE,
    Player,
    first,
    fresh_id,
    make_table,
    middle,
    post,
    seat_friends,
)
from tests.server.served import served
from websockets.asyncio.client import connect

from kachidoki.match import ScoreSheet
from kachidoki.server.protocol.messages import (
    Accepted,
    Advice,
    Answer,
    Coach,
    Count,
    Look,
    Move,
    Ping,
    Pong,
    Presence,
    Prospects,
    Refused,
    Scene,
    Sheet,
    Undo,
    Weigh,
)
from kachidoki.server.settings import Limits, Settings
from kachidoki.server.socket import endpoint as sockets
from kachidoki.server.socket import requests as table_requests

Play = Callable[[], Coroutine[Any, Any, None]]
UNBOUND = Limits(request_rate=1e6, request_burst=10**6, table_rate=1e6, table_burst=10**6)
CYRILLIC = re.compile("[а-я]")


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = Settings(data_dir=tmp_path_factory.mktemp("data"), bot_workers=1, limits=UNBOUND)
    with served(settings) as url:
        yield url


async def sit_down(
    stack: AsyncExitStack, url: str, seats: int = 2, title: str = "joraku", **more: Any
) -> list[Player]:
    """A table of humans, all connected."""
    sittings = await seat_friends([url] * seats, title, **more)
    players = [Player(url, sitting.table.id, sitting.key) for sitting in sittings]
    for player in players:
        await stack.enter_async_context(player)
    return players


def problem_of(answer: Answer) -> str:
    assert isinstance(answer, Refused), answer
    return answer.problem.problem


# ----------------------------------------------------------------- a whole match


@pytest.mark.parametrize(("title", "seats"), [("joraku", 4), ("tokaido", 2)])
def test_a_match_from_hello_to_the_end(url: str, title: str, seats: int) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            players = await sit_down(stack, url, seats, title)
            await asyncio.gather(*[player.play(middle) for player in players])
            numbers = [player.seen for player in players]
            assert len(set(numbers)) == 1
            for player in players:
                assert sorted(player.log) == list(range(1, numbers[0] + 1))
            await check_past(players[0])

    asyncio.run(scene())


async def check_past(player: Player) -> None:
    """When it is over, everybody sees what everybody saw, and what could have been done."""
    scene = await player.ask(Look(fresh_id(), player.ply // 2))
    assert isinstance(scene, Scene)
    assert scene.views is not None
    assert scene.position.choices != []
    assert scene.views["B"] != scene.views["A"]
    assert problem_of(await player.ask(Undo(fresh_id(), player.ply))) == "has-ended"


def test_a_client_resumes_where_it_was(url: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            anna, boris = await sit_down(stack, url)
            await boris.close()
            await anna.play(first, plies=anna.ply + 1)
            welcome = await boris.connect()
            assert (welcome.since, welcome.number) == (welcome.log[0].number - 1, anna.seen)
            assert (await boris.connect()).log == []
            assert (await boris.connect(seen=10_000)).since == 0, "it has seen what never was"

    asyncio.run(scene())


# ----------------------------------------------------------------- questions


def test_the_past_is_shown_as_it_was(url: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            anna, _ = await sit_down(stack, url)
            before = anna.shown
            await anna.act(first)
            scene = await anna.ask(Look(fresh_id(), before.ply))
            assert isinstance(scene, Scene)
            assert (scene.position.view, scene.views) == (before.view, None)
            assert problem_of(await anna.ask(Look(fresh_id(), 999))) == "unknown-ply"

    asyncio.run(scene())


def test_points_are_counted_now_and_then(url: str) -> None:
    async def scene() -> None:
        sitting = await make_table(url, "tokaido", ["me", "adept"])
        async with Player(url, sitting.table.id, sitting.key) as player:
            await player.play(middle)
            sheet = await sheet_at(player, None)
            assert [row.total for row in sheet.rows] == player.shown.view["scores"]
            assert sheet.ply == player.ply
            start = await sheet_at(player, 0)
            assert [row.total for row in start.rows] == [0, 0]
            assert problem_of(await player.ask(Count(fresh_id(), 9999))) == "unknown-ply"

    asyncio.run(scene())


async def sheet_at(player: Player, ply: int | None) -> ScoreSheet:
    answer = await player.ask(Count(fresh_id(), ply))
    assert isinstance(answer, Sheet)
    return answer.sheet


async def prospects_in(language: str, player: Player) -> dict[str, Any]:
    answer = await player.ask(Weigh(fresh_id(), language))
    assert isinstance(answer, Prospects)
    if answer.ply == player.ply:
        assert answer.prospects.keys() <= {choice.action for choice in player.shown.choices}
    return dict(answer.prospects)


@pytest.mark.parametrize("title", ["joraku", "tokaido"])
def test_choices_are_weighed_in_the_language_asked_for(url: str, title: str) -> None:
    async def scene() -> None:
        sitting = await make_table(url, title, ["me", "adept", "adept"])
        async with Player(url, sitting.table.id, sitting.key) as player:
            english: dict[str, Any] = {}
            while not english and not player.is_over:
                if player.may_act:
                    english = await prospects_in("en", player)
                    russian = await prospects_in("ru", player)
                    assert english.keys() == russian.keys()
                    for action, prospect in english.items():
                        assert CYRILLIC.search(prospect.words) is None
                        assert CYRILLIC.search(russian[action].words) is not None
                    await player.act(middle)
                else:
                    await player.hear()
            assert english
            assert problem_of(await player.ask(Weigh(fresh_id(), "eo"))) == "unknown-language"

    asyncio.run(scene())


def test_the_coach_helps_where_it_may(url: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            anna, _ = await sit_down(stack, url)
            request = Coach(fresh_id())
            await anna.send(request)
            answer = await anna.hear_until(
                lambda told: isinstance(told, Advice) and told.progress == 1.0
            )
            assert isinstance(answer, Advice)
            legal = {choice.action for choice in anna.shown.choices}
            assert {finding.action for finding in answer.findings} <= legal
            boris, _ = await sit_down(stack, url, coach=False)
            assert problem_of(await boris.ask(Coach(fresh_id()))) == "coach-off"

    asyncio.run(scene())


def test_our_own_mistake_costs_nobody_the_connection(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(table_requests, "prospects_of", fail)

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            anna, _ = await sit_down(stack, url)
            answer = await anna.ask(Weigh(fresh_id()))
            assert problem_of(answer) == "broken"
            assert b"secret" not in anna.raw[-1]
            assert isinstance(await anna.act(first), Accepted)

    asyncio.run(scene())


# ----------------------------------------------------------------- who comes and goes


def test_presence_is_told(url: str) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            sittings = await seat_friends([url] * 2, "joraku")
            table = sittings[0].table.id
            anna, boris = [Player(url, table, sitting.key) for sitting in sittings]
            await stack.enter_async_context(anna)
            assert anna.welcomes[0].table.players[0].online
            await stack.enter_async_context(boris)
            await anna.hear_until(lambda told: online(told) == ["A", "B"])
            async with Player(url, table, sittings[0].watch):
                await anna.hear_until(lambda told: getattr(told, "watching", 0) == 1)
            await boris.close()
            await anna.hear_until(lambda told: online(told) == ["A"])

    asyncio.run(scene())


def online(answer: Answer) -> list[str] | None:
    return answer.online if isinstance(answer, Presence) else None


def test_a_public_table_can_be_watched_without_a_key(url: str) -> None:
    async def scene() -> None:
        sitting = await make_table(url, "joraku", ["me", "friend"], public=True)
        async with Player(url, sitting.table.id, None) as watcher:
            assert watcher.seat is None
            assert isinstance(await watcher.ask(Ping(fresh_id())), Pong)
            assert problem_of(await watcher.ask(Look(fresh_id(), 0))) == "not-begun"

    asyncio.run(scene())


def test_whoever_says_nothing_is_sent_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.1)

    async def scene() -> None:
        address = url.replace("http", "ws") + "/api/socket"
        async with connect(address, open_timeout=PATIENCE, proxy=None) as socket:
            assert "hello-late" in str(await socket.recv())
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 1008

    asyncio.run(scene())


def test_a_client_says_hello_so_often(tmp_path: Path) -> None:
    """Over all its sockets: what it is told then is more work than anything else."""
    few = replace(UNBOUND, address_rate=1e-9, address_burst=2 * sockets.HELLO_COST)

    async def scene(url: str) -> None:
        sitting = await make_table(url, "joraku", ["me", "friend"])
        for _ in range(2):
            async with Player(url, sitting.table.id, sitting.key):
                pass
        with pytest.raises(AssertionError, match="too-fast"):
            await Player(url, sitting.table.id, sitting.key).connect()

    with served(Settings(data_dir=tmp_path, bot_workers=1, limits=few)) as url:
        asyncio.run(scene(url))


# ----------------------------------------------------------------- around it


def test_every_answer_bears_the_policy(url: str) -> None:
    for path in (
        "/",
        "/table/x",
        "/nowhere",
        "/api/tables",
        "/api/nowhere",
        "/api/docs",
        "/health",
    ):
        response = httpx.get(url + path, timeout=PATIENCE)
        assert "default-src 'none'" in response.headers["Content-Security-Policy"], path
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "no-referrer"


def test_the_operator_sees_how_it_is(url: str) -> None:
    health = httpx.get(f"{url}/health", timeout=PATIENCE)
    assert health.status_code == 200
    assert health.json()["database"] is True
    metrics = httpx.get(f"{url}/metrics", timeout=PATIENCE).text
    for name in ("moves_total", "told_seconds_bucket", "tables", "sockets", "refusals_total"):
        assert f"kachidoki_{name}" in metrics
    schema = httpx.get(f"{url}/api/docs/openapi.json", timeout=PATIENCE).json()
    assert "/api/tables/{table_id}/join" in schema["paths"]
    assert "<script" not in httpx.get(f"{url}/api/docs", timeout=PATIENCE).text


def test_tables_are_listed_for_those_who_may_know(url: str) -> None:
    async def scene() -> None:
        public = await make_table(url, "joraku", ["me", "friend"], public=True)
        private = await make_table(url, "joraku", ["me", "adept", "adept"])
        listed = {line["id"] for line in httpx.get(f"{url}/api/tables", timeout=PATIENCE).json()}
        assert public.table.id in listed
        assert private.table.id not in listed
        keys = {"keys": [public.key, private.key, "other"]}
        mine = httpx.post(f"{url}/api/tables/mine", json=keys, timeout=PATIENCE).json()
        assert {(line["id"], line["seat"]) for line in mine} == {
            (public.table.id, "A"),
            (private.table.id, "A"),
        }

    asyncio.run(scene())


def test_whoever_asks_again_with_a_key_of_their_own_has_one_seat(url: str) -> None:
    """The answer to the first was lost; both may also be under way at once."""

    async def scene() -> None:
        host = await make_table(url, "joraku", ["me", "friend", "friend"])
        body = {"name": "Boris", "nonce": "n", "invite": host.invite, "key": "k" * 32}
        path = f"/tables/{host.table.id}/join"
        once, twice = await asyncio.gather(post(url, path, body), post(url, path, body))
        again = await post(url, path, body)
        assert once.key == "k" * 32
        assert {(one.seat, one.key) for one in (once, twice, again)} == {(once.seat, once.key)}
        assert [player.name for player in again.table.players].count("Boris") == 1
        other = await post(url, path, {**body, "key": "K" * 32})
        assert other.seat != once.seat

    asyncio.run(scene())


def test_a_key_gives_its_seat_again(url: str) -> None:
    async def scene() -> None:
        host = await make_table(url, "joraku", ["me", "friend"])
        body = {"name": "Anna", "nonce": "n"}
        join = f"{url}/api/tables/{host.table.id}/join"
        again = httpx.post(
            join, json=body, headers={"Authorization": f"Bearer {host.key}"}, timeout=PATIENCE
        ).json()
        assert (again["seat"], again["key"], again["invite"]) == ("A", host.key, host.invite)
        assert bearing(host.key, "GET", f"{url}/api/tables/{host.table.id}/seat").json() == again
        info = f"{url}/api/tables/{host.table.id}"
        for key in (host.key, host.invite, host.watch):
            assert (
                httpx.get(
                    info, headers={"Authorization": f"Bearer {key}"}, timeout=PATIENCE
                ).status_code
                == 200
            )
        assert httpx.get(info, timeout=PATIENCE).status_code == 401

    asyncio.run(scene())


def test_whoever_gets_up_frees_the_seat(url: str) -> None:
    async def scene() -> None:
        host = await make_table(url, "joraku", ["me", "friend", "friend"], public=True)
        table = f"{url}/api/tables/{host.table.id}"
        body = {"name": "Boris", "nonce": "n"}
        friend = await post(url, f"/tables/{host.table.id}/join", body)
        assert bearing(friend.key, "DELETE", f"{table}/seats/A").status_code == 403
        async with Player(url, host.table.id, host.key) as player:
            left = bearing(host.key, "DELETE", f"{table}/seats/A").json()
            assert (left["host"], left["players"][0]["name"]) == ("B", None)
            answer = await player.ask(Move(fresh_id(), 0, "x"))
            assert isinstance(answer, Refused)
            assert answer.problem.problem == "player-only"
        assert bearing(host.key, "GET", f"{table}/seat").status_code == 403
        assert bearing(friend.key, "GET", f"{table}/seat").json()["invite"] == host.invite
        bearing(friend.key, "DELETE", f"{table}/seats/B")
        listed = {line["id"] for line in httpx.get(f"{url}/api/tables", timeout=PATIENCE).json()}
        assert host.table.id not in listed, "everybody has left"

    asyncio.run(scene())


def test_a_late_friend_may_watch(url: str) -> None:
    async def scene() -> None:
        host = await make_table(url, "joraku", ["me", "friend"])
        path = f"/tables/{host.table.id}/join"
        await post(url, path, {"name": "Boris", "nonce": "n", "invite": host.invite})
        assert host.invite is not None
        async with Player(url, host.table.id, host.invite) as late:
            assert late.welcomes[0].seat is None
            assert late.welcomes[0].table.status == "playing"
            assert late.shown.view["hand"] == []

    asyncio.run(scene())


def bearing(key: str, method: str, address: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {key}"}
    return httpx.request(method, address, headers=headers, timeout=PATIENCE)


def test_seats_are_handed_over_by_http(url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            anna, boris = await sit_down(stack, url)
            key = {"Authorization": f"Bearer {boris.key}"}
            seat = f"{url}/api/tables/{boris.table}/seats/B/bot"
            await asyncio.to_thread(
                httpx.post, seat, timeout=PATIENCE, json={"level": "adept"}, headers=key
            )
            await asyncio.to_thread(httpx.delete, seat, timeout=PATIENCE, headers=key)
            answer = await asyncio.to_thread(httpx.delete, seat, timeout=PATIENCE, headers=key)
            assert answer.status_code == 409
            wrong = await asyncio.to_thread(
                httpx.delete,
                seat,
                timeout=PATIENCE,
                headers={"Authorization": f"Bearer {anna.key}"},
            )
            assert wrong.status_code == 403
            assert isinstance(await anna.ask(Ping(fresh_id())), Pong)
            assert isinstance(await anna.act(first), Accepted)

    asyncio.run(scene())
