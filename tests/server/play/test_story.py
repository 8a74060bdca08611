"""Whoever comes is told the last that happened, and what was before when they ask for it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server import acting
from tests.server.hubs import first_move, full_table, play, running_hub

from kachidoki.match.undo import MOST_UNDOS
from kachidoki.server.play.broadcast import MOST_RECALLED, MOST_WELCOMED, earlier, welcome
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.messages import (
    Answer,
    Began,
    Happened,
    Move,
    Moved,
    Recall,
    Say,
    Undo,
    Undone,
    Welcome,
)
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.tables.hub import Hub

Scene = Callable[[Hub, LiveTable], Awaitable[None]]


def at_a_table(folder: Path, scene: Scene, **more: str) -> None:
    async def run() -> None:
        async with running_hub(f"sqlite:///{folder / 'kachidoki.sqlite'}") as hub:
            await scene(hub, await full_table(hub, **more))  # type: ignore[arg-type]

    asyncio.run(run())


def greeted(live: LiveTable, seat: int | None, seen: int = 0) -> Welcome:
    told: Answer = msgspec.json.decode(welcome(live, seat, seen), type=Answer)
    assert isinstance(told, Welcome)
    return told


def whole_story(live: LiveTable, seat: int | None) -> list[Happened]:
    """As a client puts it together that has just come."""
    first = greeted(live, seat)
    since, log = first.since, first.log
    assert first.anew
    while since > 0:
        page = earlier(live, seat, Recall("page", since))
        assert len(page.log) <= MOST_RECALLED
        assert page.since < since
        since, log = page.since, [*page.log, *log]
    return log


def plies_in(log: list[Happened]) -> list[tuple[int, str]]:
    whats = [told.what for told in log]
    return [
        (ply.ply, ply.seat)
        for what in whats
        if isinstance(what, Began | Moved)
        for ply in what.plies
    ]


def standing(live: LiveTable) -> list[tuple[int, str]]:
    assert live.match is not None
    names = [*"ABC", "chance"]
    return [(ply.entry.ply, names[ply.entry.seat]) for ply in live.match.line]


async def change_mind(hub: Hub, live: LiveTable, seat: int, name: str) -> None:
    """A move, and back again."""
    await acting.move(hub, live, seat, first_move(live, seat, f"{name} move"))
    await acting.undo(hub, live, seat, Undo(f"{name} undo", live.history.ply))


def test_a_welcome_tells_the_last_and_the_rest_can_be_recalled(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        for number in range(20):
            await acting.say(hub, live, 0, Say(str(number), "hm"))
        await play(hub, live)
        assert live.history.number > MOST_WELCOMED + MOST_RECALLED
        for seat in (None, 1):
            first = greeted(live, seat)
            assert len(first.log) == MOST_WELCOMED
            assert first.since == first.number - MOST_WELCOMED
            log = whole_story(live, seat)
            assert [told.number for told in log] == list(range(1, first.number + 1))
            assert plies_in(log) == standing(live)

    at_a_table(tmp_path, scene)


def test_whoever_comes_back_soon_is_told_what_it_missed(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        seen = greeted(live, 0).number
        await play(hub, live, 3)
        again = greeted(live, 0, seen)
        assert (again.anew, again.since, len(again.log)) == (False, seen, 3)
        await play(hub, live, MOST_WELCOMED)
        late = greeted(live, 0, seen)
        assert (late.anew, len(late.log)) == (True, MOST_WELCOMED)
        never = greeted(live, 0, 10**6)
        assert (never.anew, never.log) == (True, late.log)

    at_a_table(tmp_path, scene)


def test_what_was_taken_back_is_not_told_afterwards(tmp_path: Path) -> None:
    """However often: a welcome is as long as before."""

    async def scene(hub: Hub, live: LiveTable) -> None:
        before = greeted(live, 1)
        for number in range(20):
            await change_mind(hub, live, 0, str(number))
        after = greeted(live, 1)
        assert after.number == before.number + 40
        assert [told.what for told in after.log] == [told.what for told in before.log]
        assert plies_in(whole_story(live, 1)) == standing(live)

    at_a_table(tmp_path, scene)


def test_whoever_has_missed_an_undo_begins_anew(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        await acting.move(hub, live, 0, first_move(live, 0, "move"))
        seen = greeted(live, 1).number
        await acting.undo(hub, live, 0, Undo("undo", live.history.ply))
        back = greeted(live, 1, seen)
        assert back.anew
        assert not any(isinstance(told.what, Undone) for told in back.log)
        assert plies_in(back.log) == standing(live)
        assert not greeted(live, 1, back.number).anew

    at_a_table(tmp_path, scene)


def test_the_story_is_the_line_that_stands_whatever_was_taken_back(tmp_path: Path) -> None:
    """Secret choices that others made meanwhile bear their new numbers; so it is after a restart."""

    async def scene(hub: Hub, live: LiveTable) -> None:
        dice, undos, match = Random(1582), 0, live.match
        assert match is not None
        while live.history.status == "playing" and undos < 40:
            name = str(live.history.number)
            takers = [seat for seat in range(3) if match.can_undo(seat)]
            if takers and dice.random() < 0.4:
                await acting.undo(hub, live, dice.choice(takers), Undo(name, live.history.ply))
                undos += 1
            else:
                seat = dice.choice(match.state.actors())
                action = dice.choice(match.state.legal_actions(seat))
                notation = match.title.vocabulary.notation(action)
                await acting.move(hub, live, seat, Move(name, live.history.ply, notation))
            if dice.random() < 0.2:
                await acting.say(hub, live, 2, Say(f"say {name}", "hm"))
            assert plies_in(whole_story(live, None)) == standing(live)
        assert undos == 40
        told = [whole_story(live, seat) for seat in (None, 0, 1, 2)]
        live.history = await hub.read(live.id)
        assert [whole_story(live, seat) for seat in (None, 0, 1, 2)] == told

    at_a_table(tmp_path, scene)


def test_nobody_takes_back_for_ever(tmp_path: Path) -> None:
    """The others may still; and what was stored can be read again."""

    async def scene(hub: Hub, live: LiveTable) -> None:
        for number in range(MOST_UNDOS):
            await change_mind(hub, live, 0, str(number))
        await acting.move(hub, live, 0, first_move(live, 0, "last"))
        position = greeted(live, 0).position
        assert position is not None
        assert not position.can_undo
        with pytest.raises(Refusal, match="undo-often"):
            await acting.undo(hub, live, 0, Undo("too often", live.history.ply))
        await change_mind(hub, live, 1, "other")
        ply = live.history.ply
        live.history = await hub.read(live.id)
        assert live.history.ply == ply

    at_a_table(tmp_path, scene)
