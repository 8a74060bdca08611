"""Two server processes on one PostgreSQL and one Redis are one server to the players."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, suppress

import httpx
import pytest
from tests.server.clients import (
    PATIENCE,
    Player,
    first,
    fresh_id,
    join_table,
    make_table,
    middle,
    seat_friends,
)
from tests.server.databases import empty_database
from tests.server.servers import UNBOUND, ServerProcess, server_processes

from kachidoki.server.protocol.bodies import Sitting
from kachidoki.server.protocol.messages import Accepted, Answer, Move, Presence, Refused, Said, Say

Pair = tuple[ServerProcess, ServerProcess]
FORGETTING = 90.0  # seconds until a process that fell silent is forgotten


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, postgres_server: str, redis_url: str
) -> Iterator[Pair]:
    """Both start at the same time, on an empty database."""
    folders = [tmp_path_factory.mktemp("server") for _ in range(2)]
    urls = {"database_url": empty_database(postgres_server), "redis_url": redis_url}
    with server_processes(folders, UNBOUND, **urls) as [one, other]:
        yield one, other


async def sit(
    stack: AsyncExitStack, urls: Sequence[str], sittings: Sequence[Sitting]
) -> list[Player]:
    players = [
        Player(url, sitting.table.id, sitting.key)
        for url, sitting in zip(urls, sittings, strict=True)
    ]
    for player in players:
        await stack.enter_async_context(player)
    return players


# ----------------------------------------------------------------- whole games


@pytest.mark.parametrize(("title", "seats"), [("joraku", 3), ("tokaido", 4)])
def test_players_split_between_them_finish_their_game(pair: Pair, title: str, seats: int) -> None:
    asyncio.run(play_split(pair, title, seats))


@pytest.mark.long
def test_without_a_redis_they_tell_each_other_through_the_database(
    tmp_path_factory: pytest.TempPathFactory, postgres_url: str
) -> None:
    folders = [tmp_path_factory.mktemp("server") for _ in range(2)]
    with server_processes(folders, UNBOUND, database_url=postgres_url) as [one, other]:
        asyncio.run(play_split((one, other), "joraku", 4))


async def play_split(pair: Pair, title: str, seats: int) -> None:
    """A whole game, with the players and two spectators at both processes in turn."""
    urls = [pair[seat % 2].url for seat in range(seats)]
    sittings = await seat_friends(urls, title)
    table, watch = sittings[0].table.id, sittings[0].watch
    async with AsyncExitStack() as stack:
        players = await sit(stack, urls, sittings)
        watchers = [Player(process.url, table, watch) for process in pair]
        for watcher in watchers:
            await stack.enter_async_context(watcher)
        await asyncio.gather(*[player.play(middle) for player in (*players, *watchers)])
        assert watchers[0].history == watchers[1].history
        for player in players:
            assert player.seen == watchers[0].seen


def test_bots_play_whichever_process_a_move_comes_through(pair: Pair) -> None:
    """A seat that acts through both in turn, with bots that both could ask."""

    async def scene() -> None:
        host = await make_table(pair[0].url, "joraku", ["me", "adept", "adept"])
        async with AsyncExitStack() as stack:
            hands = await sit(stack, [process.url for process in pair], [host, host])
            turn = 0
            while not hands[turn].is_over:
                if hands[turn].may_act:
                    answer = await hands[turn].act(middle)
                    turn = 1 - turn if isinstance(answer, Accepted) else turn
                    if isinstance(answer, Accepted):
                        await hands[turn].catch_up(answer.number)
                else:
                    await hands[turn].hear()
            await hands[1 - turn].catch_up(hands[turn].seen)
            assert hands[0].history == hands[1].history

    asyncio.run(scene())


# ----------------------------------------------------------------- races


def test_of_two_moves_for_the_same_ply_one_wins(pair: Pair) -> None:
    async def scene() -> None:
        urls = [process.url for process in pair]
        sittings = await seat_friends(urls, "tokaido")
        async with AsyncExitStack() as stack:
            left = await sit(stack, [urls[0]] * 2, sittings)
            right = await sit(stack, [urls[1]] * 2, sittings)
            while not left[0].is_over:
                await race(left, right)
            for one, other in zip(left, right, strict=True):
                assert one.history == other.history

    asyncio.run(scene())
    assert sum(lost_races(process) for process in pair) > 0


def lost_races(process: ServerProcess) -> float:
    """How often the process wanted to store a number that the other had taken."""
    metrics = httpx.get(f"{process.url}/metrics", timeout=PATIENCE).text
    return sum(
        float(number) for number in re.findall(r"^kachidoki_races_total (.*)$", metrics, re.M)
    )


async def race(left: Sequence[Player], right: Sequence[Player]) -> None:
    """The seat whose turn it is moves through both processes at once; everybody hears of one move."""
    seat = next(seat for seat, player in enumerate(left) if player.may_act)
    one, other = left[seat], right[seat]
    assert one.ply == other.ply
    choices = one.shown.choices
    answers = await asyncio.gather(one.move(choices[0].action), other.move(choices[-1].action))
    accepted = [answer for answer in answers if isinstance(answer, Accepted)]
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert len(accepted) == 1, answers
    assert [answer.problem.problem for answer in refused] == ["stale"]
    for player in (*left, *right):
        await player.catch_up(accepted[0].number)


def test_secret_choices_at_the_same_time_do_not_hinder_each_other(pair: Pair) -> None:
    async def scene() -> None:
        urls = [pair[seat % 2].url for seat in range(4)]
        sittings = await seat_friends(urls, "joraku")
        async with AsyncExitStack() as stack:
            players = await sit(stack, urls, sittings)
            assert all(player.may_act for player in players)
            answers = await asyncio.gather(*[player.act(first) for player in players])
            assert all(isinstance(answer, Accepted) for answer in answers), answers

    asyncio.run(scene())


def test_the_same_request_through_both_counts_once(pair: Pair) -> None:
    async def scene() -> None:
        urls = [process.url for process in pair]
        host, _ = await seat_friends(urls, "joraku")
        async with AsyncExitStack() as stack:
            hands = await sit(stack, urls, [host, host])
            move = Move(fresh_id(), hands[0].ply, first(hands[0].shown))
            answers = await asyncio.gather(*[hand.ask(move) for hand in hands])
            assert isinstance(answers[0], Accepted)
            assert answers[0] == answers[1]

    asyncio.run(scene())


# ----------------------------------------------------------------- talk and presence


def test_chat_and_presence_cross_over(pair: Pair) -> None:
    async def scene() -> None:
        urls = [process.url for process in pair]
        sittings = await seat_friends(urls, "joraku")
        async with AsyncExitStack() as stack:
            [anna] = await sit(stack, urls[:1], sittings[:1])
            [boris] = await sit(stack, urls[1:], sittings[1:])
            await anna.hear_until(lambda answer: online(answer) == ["A", "B"])
            answer = await boris.ask(Say(fresh_id(), "こんにちは"))
            assert isinstance(answer, Accepted)
            await anna.catch_up(answer.number)
            said = anna.log[answer.number].what
            assert isinstance(said, Said)
            assert (said.seat, said.text) == ("B", "こんにちは")
            await boris.close()
            await anna.hear_until(lambda answer: online(answer) == ["A"])

    asyncio.run(scene())


def test_what_is_done_at_one_is_known_at_the_other_at_once(pair: Pair) -> None:
    """A friend sits down through one process, moves, and comes back through the other."""

    async def scene() -> None:
        urls = [process.url for process in pair]
        host = await make_table(urls[0], "joraku", ["me", *["friend"] * 3])
        async with Player(urls[0], host.table.id, host.key):
            friends = [await sit_and_cross(urls, host, name) for name in ("Boris", "Clara", "Dina")]
            [last] = [friend for friend in friends if friend.position is not None]
            await last.close()
            last.url = urls[1]
            await last.connect()
            await last.act(first)
            await last.close()
            last.url, seen = urls[0], last.seen
            welcome = await last.connect()
            assert (welcome.number, welcome.since) == (seen, seen)
            for friend in friends:
                await friend.close()

    asyncio.run(scene())


async def sit_and_cross(urls: Sequence[str], host: Sitting, name: str) -> Player:
    sitting = await join_table(urls[1], host, name)
    friend = Player(urls[0], sitting.table.id, sitting.key)
    await friend.connect()
    return friend


def test_when_one_dies_its_players_go_on_at_the_other(pair: Pair) -> None:
    async def scene() -> None:
        urls = [process.url for process in pair]
        sittings = await seat_friends([*urls, urls[1]], "joraku")
        async with AsyncExitStack() as stack:
            players = await sit(stack, [*urls, urls[1]], sittings)
            await asyncio.gather(*[player.play(middle, plies=60) for player in players])
            pair[1].kill()
            for player in players[1:]:
                await player.close()
                player.url = urls[0]
                await player.connect()
            await asyncio.gather(*[player.play(middle) for player in players])
            assert len({player.seen for player in players}) == 1

    asyncio.run(scene())
    pair[1].start()


@pytest.mark.long
def test_whoever_was_at_a_process_that_died_is_soon_known_to_be_gone(pair: Pair) -> None:
    async def scene() -> None:
        urls = [process.url for process in pair]
        sittings = await seat_friends(urls, "joraku")
        async with AsyncExitStack() as stack:
            anna, _ = await sit(stack, urls, sittings)
            await anna.hear_until(lambda answer: online(answer) == ["A", "B"])
            pair[1].kill()
            await asyncio.wait_for(hear_of(anna, ["A"]), FORGETTING)

    asyncio.run(scene())
    pair[1].start()


async def hear_of(player: Player, seats: list[str]) -> None:
    while True:
        with suppress(TimeoutError):
            await player.hear_until(lambda answer: online(answer) == seats)
            return


def online(answer: Answer) -> list[str] | None:
    return answer.online if isinstance(answer, Presence) else None
