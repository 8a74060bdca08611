"""Nobody is told what they may not know: in thousands of positions, and through a real socket."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from msgspec import UNSET
from tests.match.table import open_setting, play_on
from tests.server.clients import PATIENCE, Player, fresh_id, make_table, middle, seat_friends
from tests.server.leaks import Inspector, Teller
from tests.server.referees import REFEREES
from tests.server.servers import UNBOUND, ServerProcess, server_process
from tests.server.wire import check_wire

from kachidoki.engine import Setting, Title
from kachidoki.match import Match, Ply, parse
from kachidoki.server.play.positions import event_info, ply_info
from kachidoki.server.protocol.bodies import Sitting
from kachidoki.server.protocol.messages import (
    Accepted,
    Look,
    Moved,
    PlyInfo,
    Position,
    Prospects,
    Say,
    Scene,
    Undo,
    Undone,
    Weigh,
)
from kachidoki.titles import titles

TITLES = list(titles().values())
WHISPER = "the-heron-stands-at-dawn"


def title_id(title: Title) -> str:
    return title.id


# ----------------------------------------------------------------- in other worlds


def inspect_games(title: Title, settings: Sequence[Setting]) -> int:
    compared = 0
    for seed, setting in enumerate(settings):
        match = play_on(open_setting(setting, seed=seed, title=title), seed=seed)
        compared += Inspector(match, seed).inspect()
    return compared


@pytest.mark.parametrize("title", TITLES, ids=title_id)
def test_what_is_told_is_the_same_in_every_world_that_a_seat_thinks_possible(title: Title) -> None:
    settings = title.settings()
    assert inspect_games(title, settings[:: min(13, len(settings) // 3)]) > 2000


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES, ids=title_id)
def test_it_is_the_same_in_every_setting(title: Title) -> None:
    assert inspect_games(title, title.settings()) > 30_000


def careless(ply: Ply, viewer: int | None, is_over: bool) -> PlyInfo:
    """Tells secret actions as if the game were over."""
    return ply_info(ply, viewer, is_over=True)


def blabbing(ply: Ply, viewer: int | None, is_over: bool) -> PlyInfo:
    """Hides the action, and tells everybody what came of it."""
    events = [event_info(event) for event in ply.events]
    return PlyInfo(ply.entry.ply, "", "?", events)


@pytest.mark.parametrize("teller", [careless, blabbing])
@pytest.mark.parametrize("title", TITLES, ids=title_id)
def test_a_leak_would_be_found(title: Title, teller: Teller) -> None:
    match = play_on(open_setting(title.setting(3), title=title), plies=80)
    with pytest.raises(AssertionError, match=r"\] in \{|worlds apart"):
        Inspector(match, tell=teller).inspect()


# ----------------------------------------------------------------- over the wire


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("leaks"), UNBOUND) as server:
        yield server


async def play_recorded(url: str, sittings: Sequence[Sitting]) -> list[Player]:
    """A whole game in which people take moves back and whisper; the last reader is a spectator."""
    table = sittings[0].table.id
    async with AsyncExitStack() as stack:
        seats = [Player(url, table, sitting.key) for sitting in sittings]
        watcher = Player(url, table, sittings[0].watch)
        for player in (*seats, watcher):
            await stack.enter_async_context(player)
        await seats[0].ask(Say(fresh_id(), WHISPER, to=[sittings[1].seat]))
        first = next(player for player in seats if player.may_act)
        await first.act(middle)
        await first.ask(Undo(fresh_id(), first.ply))
        talkers = [think_twice(player, at=3 + number) for number, player in enumerate(seats)]
        await asyncio.gather(*talkers, watcher.play(middle))
    return [*seats, watcher]


async def think_twice(player: Player, at: int) -> None:
    """Plays to the end, looks back now and then, and takes its move of that number back if it may."""
    moves = 0
    past, number = player.shown, player.seen
    while not player.is_over:
        if player.may_act:
            await weigh(player)
        if not player.may_act:
            await player.hear()
            continue
        moves += isinstance(await player.act(middle), Accepted)
        if moves % 4 == 0 and not player.is_over:
            await look_back(player, past, number)
            past, number = player.shown, player.seen
        if moves == at and player.shown.can_undo:
            await player.ask(Undo(fresh_id(), player.ply))


async def look_back(player: Player, past: Position, number: int) -> None:
    """It is shown what it was shown then, unless somebody has taken a move back since, and nobody
    else's view as long as the game goes on; also step by step."""
    answer = await player.ask(Look(fresh_id(), past.ply, stills=True))
    since = [told.what for told in player.log.values() if told.number > number]
    if not player.is_over and not any(isinstance(what, Undone) for what in since):
        assert isinstance(answer, Scene), answer
        assert (answer.views, answer.position.choices) == (None, [])
        assert answer.position.view == past.view
        assert answer.stills is UNSET
        told = player.log[number]
        if isinstance(told.what, Moved) and told.position is not None:
            assert answer.plies == told.what.plies


async def weigh(player: Player) -> None:
    """Only of the seat's own choices is anything said."""
    answer = await player.ask(Weigh(fresh_id()))
    assert isinstance(answer, Prospects), answer
    if answer.ply == player.ply:
        assert answer.prospects.keys() <= {choice.action for choice in player.shown.choices}


async def file_of(url: str, table: str, key: str) -> str:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        headers = {"Authorization": f"Bearer {key}"}
        response = await http.get(f"/api/tables/{table}/file", headers=headers)
    assert response.status_code == 200, response.text
    return response.text


@pytest.mark.parametrize(
    ("title", "seats"), [("joraku", 2), ("joraku", 4), ("rising-sun", 3), ("tokaido", 3)]
)
def test_everything_sent_to_a_seat_is_what_it_might_know(
    server: ServerProcess, title: str, seats: int
) -> None:
    async def scene() -> None:
        sittings = await seat_friends([server.url] * seats, title)
        readers = await play_recorded(server.url, sittings)
        finished = parse(await file_of(server.url, sittings[0].table.id, sittings[0].key))
        for reader in readers:
            assert check_wire(finished, reader) > 20
        assert any(isinstance(told.what, Undone) for told in readers[0].log.values())
        check_whisper(readers)
        check_keys(server, sittings, readers, finished)

    asyncio.run(scene())


def check_whisper(readers: Sequence[Player]) -> None:
    heard = [any(WHISPER.encode() in words for words in reader.raw) for reader in readers]
    assert heard == [True, True, *[False] * (len(readers) - 2)]


def check_keys(
    server: ServerProcess, sittings: Sequence[Sitting], readers: Sequence[Player], finished: Match
) -> None:
    """No key is told to anybody or written down, and the secret of the seal not before the end."""
    keys = [sitting.key for sitting in sittings]
    told = b"".join(words for reader in readers for words in reader.raw).decode()
    log = server.written()
    for secret in (*keys, finished.seal.secret.hex()):
        assert secret not in told
        assert secret not in log
    assert WHISPER not in log


def test_nothing_hidden_is_in_the_log_or_the_public_file(server: ServerProcess) -> None:
    """While a game goes on; cards are named in neither, but for those that were played."""

    async def scene() -> None:
        host = await make_table(server.url, "joraku", ["me", "adept", "adept"])
        async with Player(server.url, host.table.id, host.key) as player:
            await player.play(middle, plies=40)
            public = await file_of(server.url, host.table.id, host.watch)
            assert "?" in public
            assert "Secret" not in public
            referee = REFEREES["joraku"](3)
            moves = [line for line in public.splitlines() if line[:1].isdigit()]
            named = {word for line in moves for word in referee.named_in(line)}
            played = {line.split()[3] for line in moves if line.split()[2] == "play"}
            assert named == played

    asyncio.run(scene())
    log = [line for line in server.written().splitlines() if line.startswith("{")]
    assert not REFEREES["joraku"](3).named_in("\n".join(log))


def test_the_database_holds_no_key(server: ServerProcess) -> None:
    async def scene() -> list[str]:
        sittings = await seat_friends([server.url] * 2, "joraku")
        return [sitting.key for sitting in sittings]

    keys = asyncio.run(scene())
    for path in Path(server.folder).glob("kachidoki.sqlite*"):
        stored = path.read_bytes()
        assert not any(key.encode() in stored for key in keys)
