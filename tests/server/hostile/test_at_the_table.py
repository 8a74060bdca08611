"""Whatever is said at a table: a clear answer for the sender, no effect for anybody else."""

import asyncio
from random import Random

import httpx
import msgspec
import pytest
from tests.server.clients import PATIENCE, Player, first, fresh_id, make_table, middle
from tests.server.hostile.tables import tokaido_for_two
from tests.server.hostile.words import JSON, NESTED, SCRIPT, SQL, fault, new_table
from tests.server.servers import ServerProcess

from kachidoki.server.protocol.messages import (
    Accepted,
    Advice,
    Coach,
    Count,
    Happened,
    Look,
    Move,
    Moved,
    Ping,
    Pong,
    Presence,
    Refused,
    Said,
    Say,
    Undo,
    Undone,
    Weigh,
)

AT_THE_TABLE: list[str | bytes] = [
    "",
    "{",
    "[]",
    '{"type": "move"}',
    '{"type": "move", "id": "", "ply": 1, "action": "x"}',
    '{"type": "move", "id": 5, "ply": 1, "action": "x"}',
    '{"type": "say", "id": "1\\u0000", "text": "PostgreSQL holds no such id"}',
    '{"type": "move", "id": "1", "ply": -1, "action": "x"}',
    '{"type": "move", "id": "1", "ply": "1", "action": "x"}',
    '{"type": "move", "id": "1", "ply": 1, "action": ["x"]}',
    '{"type": "move", "id": "1", "ply": 1, "action": "' + "x" * 201 + '"}',
    '{"type": "move", "id": "' + "x" * 65 + '", "ply": 1, "action": "x"}',
    '{"type": "say", "id": "1", "text": ""}',
    '{"type": "say", "id": "1", "text": "' + "x" * 501 + '"}',
    '{"type": "say", "id": "1", "text": "x", "to": "A"}',
    '{"type": "look", "id": "1", "ply": 1e99}',
    '{"type": "hello", "table": "x"}',
    '{"type": "welcome"}',
    f'{{"type": "ping", "id": {NESTED}',
    b"\x00\x01",
]


def test_malformed_messages_leave_the_table_as_it_was(server: ServerProcess) -> None:
    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            seen, ply = other.seen, other.ply
            for words in AT_THE_TABLE:
                await actor.send_raw(words)
                answer = await actor.hear_until(lambda answer: isinstance(answer, Refused))
                assert isinstance(answer, Refused)
                assert answer.problem.message
            await check_untouched(actor, other, seen, ply)

    asyncio.run(scene())


def test_messages_with_scrambled_letters_do_no_harm(server: ServerProcess) -> None:
    """Some are still understood; whatever they do, every one is answered and the game goes on."""

    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            dice, legal = Random(1185), first(actor.shown)
            for _ in range(300):
                await actor.send_raw(scrambled(dice, actor.ply, legal))
                await actor.hear_until(lambda told: not isinstance(told, Happened | Presence))
            assert isinstance(await other.ask(Ping(fresh_id())), Pong)
            async with Player(server.url, actor.table, actor.key) as device:
                await device.recall()
                assert device.history == standing(actor.history)

    asyncio.run(scene())


def standing(told: dict[int, object]) -> dict[int, object]:
    """What is left of the story without moves that were taken back."""
    left: dict[int, object] = {}
    for number, what in told.items():
        if isinstance(what, Undone):
            undone = [
                move
                for move, then in left.items()
                if isinstance(then, Moved) and then.plies[0].ply >= what.ply
            ]
            for move in undone:
                del left[move]
        else:
            left[number] = what
    return left


def scrambled(dice: Random, ply: int, action: str) -> str:
    """A request with some letters changed."""
    requests = [
        Move(fresh_id(), ply, action),
        Undo(fresh_id(), ply),
        Say(fresh_id(), SCRIPT, to=["B"]),
        Look(fresh_id(), ply),
        Weigh(fresh_id()),
        Count(fresh_id(), ply),
    ]
    letters = list(msgspec.json.encode(dice.choice(requests)).decode())
    for _ in range(dice.randrange(4)):
        letters[dice.randrange(len(letters))] = dice.choice('"{}[]:,\\0-9eé勝\0 ')
    return "".join(letters)


async def check_untouched(actor: Player, other: Player, seen: int, ply: int) -> None:
    """Nobody was told anything, and the game goes on."""
    assert isinstance(await other.ask(Ping(fresh_id())), Pong)
    assert (other.seen, other.ply) == (seen, ply)
    answer = await actor.act(first)
    assert isinstance(answer, Accepted)
    await other.catch_up(answer.number)


def test_moves_that_may_not_be_made_are_refused(server: ServerProcess) -> None:
    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            seen, ply = other.seen, other.ply
            legal = first(actor.shown)
            wrong: list[tuple[Player, int, str, str]] = [
                (actor, ply, "walk nowhere", "illegal"),
                (actor, ply, SQL, "illegal"),
                (actor, ply, "", "illegal"),
                (actor, ply, "?", "illegal"),
                (actor, ply, "undo", "illegal"),
                (actor, ply, legal + "x", "illegal"),
                (actor, ply, "serve sushi", "illegal"),
                (other, ply, legal, "illegal"),
                (actor, ply - 1, legal, "stale"),
                (actor, 0, legal, "stale"),
                (actor, ply + 1, legal, "stale"),
                (actor, 2**53, legal, "stale"),
            ]
            for player, answered, action, problem in wrong:
                answer = await player.move(action, answered)
                assert isinstance(answer, Refused), action
                assert answer.problem.problem == problem, (action, answer)
                assert "Traceback" not in answer.problem.message
            await check_untouched(actor, other, seen, ply)

    asyncio.run(scene())


def test_other_requests_that_cannot_be_met_are_refused(server: ServerProcess) -> None:
    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            seen, ply = other.seen, other.ply
            for request in (
                Look(fresh_id(), ply + 1),
                Look(fresh_id(), 2**53),
                Undo(fresh_id(), ply + 5),
                Say(fresh_id(), "  \n "),
                Say(fresh_id(), "psst", to=["Z"]),
                Say(fresh_id(), "psst", to=[SQL]),
            ):
                answer = await actor.ask(request)
                assert isinstance(answer, Refused), request
            await check_untouched(actor, other, seen, ply)

    asyncio.run(scene())


def test_the_coach_advises_nobody_for_another_seat(server: ServerProcess) -> None:
    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            answer = await other.ask(Coach(fresh_id(), ply=actor.ply, seat=actor.seat))
            assert isinstance(answer, Advice), answer
            assert (answer.progress, answer.findings) == (1.0, [])

    asyncio.run(scene())


def test_a_spectator_only_watches(server: ServerProcess) -> None:
    async def scene() -> None:
        host = await make_table(server.url, "joraku", ["me", "adept", "adept"])
        async with Player(server.url, host.table.id, host.watch) as watcher:
            assert watcher.seat is None
            assert watcher.shown.choices == []
            requests = [
                Move(fresh_id(), watcher.ply, "pass red-1"),
                Undo(fresh_id(), watcher.ply),
                Coach(fresh_id()),
                Say(fresh_id(), "psst", to=["A"], name="Eve"),
            ]
            for request in requests:
                answer = await watcher.ask(request)
                assert isinstance(answer, Refused), request
            assert not isinstance(await watcher.ask(Weigh(fresh_id())), Accepted)

    asyncio.run(scene())


def test_a_request_that_is_sent_again_counts_once(server: ServerProcess) -> None:
    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            move = Move(fresh_id(), actor.ply, first(actor.shown))
            line = Say(fresh_id(), "おはよう")
            numbers = []
            for request in (move, line):
                answers = [await actor.ask(request) for _ in range(3)]
                assert isinstance(answers[0], Accepted)
                assert answers == [answers[0]] * 3
                numbers.append(answers[0].number)
            assert numbers[1] == numbers[0] + 1
            await other.catch_up(numbers[1])
            await other.ask(Ping(fresh_id()))
            assert other.seen == numbers[1]
            stolen = await other.ask(move)
            assert isinstance(stolen, Refused), "ids are each seat's own"

    asyncio.run(scene())


def test_whoever_leaves_after_a_request_has_made_it(server: ServerProcess) -> None:
    """The connection ends before the answer; everybody else hears of the move all the same."""

    async def scene() -> None:
        async with tokaido_for_two(server.url) as (actor, other):
            for _ in range(3):
                leaving = Player(server.url, actor.table, actor.key)
                await leaving.connect()
                if not leaving.may_act:
                    break
                await leaving.send(Move(fresh_id(), leaving.ply, first(leaving.shown)))
                assert leaving.socket is not None
                leaving.socket.transport.close()
                await other.catch_up(leaving.seen + 1)
                await actor.catch_up(leaving.seen + 1)

    asyncio.run(scene())


@pytest.mark.parametrize("text", [SCRIPT, SQL, "\\u0000", "%s %n {0} {{x}} ${x}", "&lt;b&gt;"])
def test_names_and_chat_are_only_text(server: ServerProcess, text: str) -> None:
    async def scene() -> None:
        host = await make_table(server.url, "joraku", ["me", "adept", "adept"], name=text[:40])
        async with Player(server.url, host.table.id, host.key) as player:
            assert player.welcomes[0].table.players[0].name == text[:40]
            answer = await player.ask(Say(fresh_id(), text))
            assert isinstance(answer, Accepted)
            await player.catch_up(answer.number)
            assert player.log[answer.number].what == Said("A", text[:40], text)
            await player.play(middle, plies=player.ply + 3)

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["", " ", "x" * 65, "\u202e\u200b", "\ud800"])
def test_a_name_that_no_line_can_hold_is_refused(server: ServerProcess, name: str) -> None:
    response = httpx.post(
        f"{server.url}/api/tables", content=new_table(name=name), headers=JSON, timeout=PATIENCE
    )
    assert response.status_code == 400, response.text
    assert fault(response).message


@pytest.mark.parametrize(
    ("name", "seen"), [("a\nb", "a b"), ("a\0b", "ab"), ("\u202eevil", "evil")]
)
def test_what_turns_a_line_around_is_taken_out_of_a_name(
    server: ServerProcess, name: str, seen: str
) -> None:
    address = f"{server.url}/api/tables"
    response = httpx.post(address, content=new_table(name=name), headers=JSON, timeout=PATIENCE)
    assert response.json()["table"]["players"][0]["name"] == seen
