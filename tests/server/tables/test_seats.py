"""Who sits at a table: joining, bots that fill seats or stand in, deadlines, rematches, presence."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server import acting
from tests.server.hubs import (
    Clock,
    Ear,
    connect,
    first_move,
    full_table,
    make_table,
    play,
    running_hub,
)

from kachidoki.engine import seat_name
from kachidoki.match import Result
from kachidoki.server.peers.notices import Notice, PresenceNotice
from kachidoki.server.play.broadcast import table_info
from kachidoki.server.play.history import result_of
from kachidoki.server.play.live import ANSWER_LIMIT, LiveTable
from kachidoki.server.play.recorder import PRESENCE_KNOWN
from kachidoki.server.protocol.bodies import Join
from kachidoki.server.protocol.messages import (
    Absence,
    Agreed,
    Began,
    Enter,
    Move,
    Rematched,
    Say,
    Seated,
)
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.tables import seating, stand_ins
from kachidoki.server.tables.deadlines import Deadlines
from kachidoki.server.tables.hub import Hub
from kachidoki.server.tables.presence import EXPIRY
from kachidoki.server.tables.rematch import rematch
from kachidoki.server.tables.stand_ins import USUAL_LEVEL

Scene = Callable[[Hub, Clock], Awaitable[None]]


@pytest.fixture
def play_scene(tmp_path: Path) -> Callable[[Scene], None]:
    """Runs a scene on a hub of its own, with a clock that the scene moves."""

    def run(scene: Scene) -> None:
        async def on_a_hub() -> None:
            clock = Clock()
            async with running_hub(f"sqlite:///{tmp_path / 'kachidoki.sqlite'}", clock) as hub:
                await scene(hub, clock)

        asyncio.run(on_a_hub())

    return run


Play = Callable[[Scene], None]


# ----------------------------------------------------------------- sitting down


def test_the_match_begins_when_the_last_seat_is_taken(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live, key = await make_table(hub, "me", "friend", "adept")
        ear = connect(hub, live, 0)
        assert live.history.status == "open"
        assert live.seat_of(key) == 0
        seat, other = await seating.join(
            hub, live, Join("Boris", "pine", live.history.table.invite)
        )
        assert (seat, live.seat_of(other)) == (1, 1)
        [began] = [told.what for told in ear.happened]
        assert isinstance(began, Began)
        assert [player.name for player in began.table.players] == ["Anna", "Boris", None]
        assert began.table.nonces[:2] == ["plum", "pine"]
        assert live.match is not None
        assert live.match.bots == [None, None, "greedy"]

    play_scene(scene)


def test_a_seat_is_taken_once(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live, _ = await make_table(hub, "me", "friend", "friend")
        invite = live.history.table.invite
        for wrong, problem in [
            (Join("Eve", "n"), "invite-wrong"),
            (Join("Eve", "n", live.history.table.watch), "invite-wrong"),
            (Join("Eve", "n", invite, "A"), "seat-taken"),
            (Join("Eve", "n", invite, "Z"), "seat-taken"),
            (Join("\u202e\u200d\u3164", "n", invite), "name-length"),
            (Join("Eve", " ", invite), "name-length"),
        ]:
            with pytest.raises(Refusal, match=problem):
                await seating.join(hub, live, wrong)
        joining = [seating.join(hub, live, Join(f"F{n}", "n", invite)) for n in range(4)]
        outcomes = await asyncio.gather(*joining, return_exceptions=True)
        seats = [outcome[0] for outcome in outcomes if isinstance(outcome, tuple)]
        assert seats == [1, 2]
        problems = [str(outcome) for outcome in outcomes if isinstance(outcome, Refusal)]
        assert problems == ["table-full"] * 2

    play_scene(scene)


def test_a_join_that_is_sent_again_takes_no_second_seat(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live, _ = await make_table(hub, "me", "friend", "friend", "friend")
        invite = live.history.table.invite
        boris = Join("Boris", "0123456789abcdef", invite)
        seat, lost = await seating.join(hub, live, boris)
        again, key = await seating.join(hub, live, boris)
        assert (again, live.seat_of(key)) == (seat, seat)
        assert live.seat_of(lost) is None, "nobody has it"
        with pytest.raises(Refusal, match="invite-wrong"):
            await seating.join(hub, live, Join(boris.name, boris.nonce))
        own = Join("Boris", boris.nonce, invite, key="k" * 32)
        assert (await seating.join(hub, live, own))[0] == 2, "that is another Boris"
        assert await seating.join(hub, live, own) == (2, "k" * 32)
        await seating.join(hub, live, Join("Clara", "pine", invite))
        assert live.history.status == "playing"
        with pytest.raises(Refusal, match="table-full"):
            await seating.join(hub, live, boris)  # everybody knows the nonces now
        assert live.seat_of(key) == seat

    play_scene(scene)


@pytest.mark.parametrize(
    ("kinds", "more", "problem"),
    [
        (["friend", "friend"], {}, "one-host"),
        (["me", "me"], {}, "one-host"),
        (["me", "god"], {}, "unknown-level"),
        (["me"], {}, "bad-setting"),
        (["me"] + ["adept"] * 8, {}, "bad-setting"),
        (["me", "adept"], {"title": "chess"}, "unknown-title"),
        (["me", "adept"], {"options": {"mode": "x"}}, "bad-setting"),
        (["me", "adept"], {"options": {"x": "y"}}, "bad-setting"),
        (["me", "adept"], {"limit": 1}, "malformed"),
    ],
)
def test_a_table_that_cannot_be(
    play_scene: Play, kinds: list[str], more: dict[str, object], problem: str
) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        with pytest.raises(Refusal, match=problem):
            await make_table(hub, *kinds, **more)

    play_scene(scene)


def test_the_host_may_give_a_free_seat_to_a_bot(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live, _ = await make_table(hub, "me", "friend", "friend", public=True)
        seat, _ = await seating.join(hub, live, Join("Boris", "pine"))
        assert seat == 1, "a public table needs no invitation"
        with pytest.raises(Refusal, match="host-only"):
            await stand_ins.hand_over(hub, live, 1, 2, "adept")
        with pytest.raises(Refusal, match="not-begun"):
            await stand_ins.hand_over(hub, live, 0, 1, "adept")
        await stand_ins.hand_over(hub, live, 0, 2, "apprentice")
        assert live.history.status == "playing"
        assert (live.bot_of(2), live.seats[2].stand_in) == ("apprentice", False)
        with pytest.raises(Refusal, match="seat-human"):
            await stand_ins.take_back(hub, live, 2)

    play_scene(scene)


# ----------------------------------------------------------------- getting up


def test_whoever_leaves_frees_the_seat_and_the_next_has_the_say(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live, key = await make_table(hub, "me", "friend", "friend")
        invite = live.history.table.invite
        _, other = await seating.join(hub, live, Join("Boris", "pine", invite))
        gone, stays = connect(hub, live, 0), connect(hub, live, 1)
        await seating.leave(hub, live, key)
        seated = stays.happened[-1].what
        assert isinstance(seated, Seated)
        assert ([player.name for player in seated.players], seated.host) == (
            [None, "Boris", None],
            "B",
        )
        assert gone.happened[-1].what == seated
        assert gone.seat is None, "somebody else may sit there now, whose hand is nobody's business"
        with pytest.raises(Refusal, match="key-wrong"):
            await seating.leave(hub, live, key)
        stored = hub.reader.stored(live.id)
        assert stored is not None
        assert (stored.table.host, stored.seats[0].is_open) == (1, True)
        await seating.leave(hub, live, other)
        await seating.join(hub, live, Join("Clara", "plum", invite, "C"))
        assert live.history.table.host == 2, "whoever sits down first"

    play_scene(scene)


def test_whoever_sits_down_next_inherits_nothing(play_scene: Play) -> None:
    """Neither ids, by which its own words would count as said, nor whispers."""

    async def scene(hub: Hub, clock: Clock) -> None:
        live, _ = await make_table(hub, "me", "friend", "friend")
        invite = live.history.table.invite
        _, key = await seating.join(hub, live, Join("Boris", "pine", invite))
        with pytest.raises(Refusal, match="not-begun"):
            await acting.say(hub, live, 0, Say("whisper", "psst", to=["B"]))
        first = await acting.say(hub, live, 1, Say("1", "I must go"))
        await seating.leave(hub, live, key)
        await seating.join(hub, live, Join("Clara", "plum", invite))
        assert await acting.say(hub, live, 1, Say("1", "Hello")) > first
        again = await hub.read(live.id)
        assert again.requests == live.history.requests

    play_scene(scene)


def test_nobody_leaves_a_match(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live, key = await make_table(hub, "me", "adept")
        with pytest.raises(Refusal, match="has-begun"):
            await seating.leave(hub, live, key)

    play_scene(scene)


async def enter(hub: Hub, live: LiveTable, seat: int, nonce: str, request: str = "enter") -> int:
    asked = Enter(request, nonce)
    return await hub.act(live, lambda: seating.enter(hub, live, seat, asked))


# ----------------------------------------------------------------- bots that stand in


def seated(ear: Ear) -> Seated:
    """What was told of the seats last."""
    return [told.what for told in ear.happened if isinstance(told.what, Seated)][-1]


def test_nobody_is_replaced_behind_their_back(play_scene: Play) -> None:
    """All others have to agree, and not before somebody who is gone had time to come back."""

    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, 3)
        anna, boris = connect(hub, live, 0), connect(hub, live, 1)
        clara = connect(hub, live, 2)
        with pytest.raises(Refusal, match="seat-present"):
            await stand_ins.hand_over(hub, live, 0, 1, None)
        hub.presences.leave(live, boris)
        grace = hub.settings.grace
        assert anna.absent == [Absence("B", int(clock.now) + grace, [])]
        clock.now += grace - 1
        with pytest.raises(Refusal, match="seat-grace") as refused:
            await stand_ins.hand_over(hub, live, 0, 1, "apprentice")
        assert refused.value.words == {"seat": "B", "seconds": 1}
        clock.now += 1
        for _ in range(2):
            await stand_ins.hand_over(hub, live, 0, 1, "apprentice")
        assert [told.what for told in clara.happened] == [Agreed("A", "B")]
        assert clara.absent == [Absence("B", int(clock.now), ["A"])]
        assert live.bot_of(1) is None
        await stand_ins.hand_over(hub, live, 2, 1, "apprentice")
        told = seated(anna)
        assert (told.seat, told.why) == ("B", "agreed")
        assert (told.players[1].name, told.players[1].bot) == ("Friend 1", USUAL_LEVEL)
        assert anna.absent == []
        with pytest.raises(Refusal, match="seat-bot"):
            await acting.move(hub, live, 1, first_move(live, 1, "m"))
        with pytest.raises(Refusal, match="seat-bot"):
            await stand_ins.hand_over(hub, live, 0, 1, None)
        await stand_ins.take_back(hub, live, 1)
        assert (seated(anna).seat, seated(anna).why) == ("B", "returned")
        with pytest.raises(Refusal, match="seat-human"):
            await stand_ins.take_back(hub, live, 1)
        await acting.move(hub, live, 1, first_move(live, 1, "m"))

    play_scene(scene)


def test_who_has_come_back_has_to_be_missed_anew(play_scene: Play) -> None:
    """What others agreed on meanwhile counts no longer, after a restart either."""

    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, 3)
        connect(hub, live, 0)
        connect(hub, live, 2)
        clock.now += hub.settings.grace
        await stand_ins.hand_over(hub, live, 0, 1, None)
        live.history = await hub.read(live.id)
        assert live.agreed_on(1) == {0}
        boris = connect(hub, live, 1)
        clock.now += 1
        hub.presences.leave(live, boris)
        with pytest.raises(Refusal, match="seat-grace"):
            await stand_ins.hand_over(hub, live, 2, 1, None)
        clock.now += hub.settings.grace
        await stand_ins.hand_over(hub, live, 2, 1, None)
        assert (live.agreed_on(1), live.bot_of(1)) == ({2}, None)

    play_scene(scene)


def test_at_a_slow_table_others_cannot_agree_on_a_bot(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, 2, pace="slow")
        ear = connect(hub, live, 0)
        clock.now += hub.settings.slow_limit - 1
        with pytest.raises(Refusal, match="seat-slow"):
            await stand_ins.hand_over(hub, live, 0, 1, None)
        assert ear.absent == []

    play_scene(scene)


def test_a_stand_in_is_as_strong_as_the_tables_bots(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live, _ = await make_table(hub, "me", "master", "apprentice")
        await stand_ins.hand_over(hub, live, 0, 0, "apprentice")
        assert live.bot_of(0) == "master"

    play_scene(scene)


def test_at_a_live_table_the_limit_is_for_those_who_are_away(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, limit=60)
        deadlines = Deadlines(hub)
        anna = connect(hub, live, 0)
        connect(hub, live, 1)
        clock.now += 59
        await deadlines.check_live()
        assert live.playing() == {0, 1, 2}
        clock.now += 2
        await deadlines.check_live()
        assert live.playing() == {0, 1}, "Anna and Boris are here, and may think"
        assert live.bot_of(2) == USUAL_LEVEL
        hub.presences.leave(live, anna)
        await deadlines.check_live()
        assert live.playing() == {0, 1}, "Anna may be back in a moment"
        clock.now += 60
        await deadlines.check_live()
        assert live.playing() == {1}
        clock.now += 1000
        await deadlines.check_live()
        assert live.playing() == {1}, "nobody waits for Boris"

    play_scene(scene)


def moves_of(live: LiveTable, seat: int) -> list[str]:
    assert live.match is not None
    return [ply.entry.action for ply in live.match.line if ply.entry.seat == seat]


def test_a_live_table_has_a_clock_for_talk(play_scene: Play) -> None:
    """Rising Sun: when the time for tea is up, who says nothing proposes nothing, and declines."""

    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, title="rising-sun")
        for seat in range(3):
            connect(hub, live, seat)
        began = live.history.talk_since
        assert began is not None
        asked = live.humans_to_act()[0]
        assert live.deadline() == int(began) + hub.settings.talk_limit
        clock.now = began + hub.settings.talk_limit - 1
        await Deadlines(hub).check_live()
        assert live.humans_to_act() == [asked]

        live.history = await hub.read(live.id)
        assert live.history.talk_since == began, "a restart does not give more time"
        clock.now += 2
        await Deadlines(hub).check_live()
        assert moves_of(live, asked) == ["done"]
        assert live.humans_to_act() != [asked]
        assert live.playing() == {0, 1, 2}

        await Deadlines(hub).check_live()
        assert moves_of(live, live.humans_to_act()[0]) == [], (
            "whoever comes late to speak has a moment, too"
        )
        for _ in range(2):
            clock.now += ANSWER_LIMIT + 1
            await Deadlines(hub).check_live()
        assert not live.history.is_talk
        assert live.playing() == {0, 1, 2}

    play_scene(scene)


def test_who_is_asked_and_says_nothing_declines(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, title="rising-sun")
        connect(hub, live, 0)
        asking = live.humans_to_act()[0]
        other = (asking + 1) % 3
        proposal = Move("1", live.history.ply, f"propose {seat_name(other)} 0")
        await acting.move(hub, live, asking, proposal)
        assert live.humans_to_act() == [other]
        clock.now += hub.settings.talk_limit + ANSWER_LIMIT
        await Deadlines(hub).check_live()
        assert moves_of(live, other) == ["decline"]

    play_scene(scene)


def test_a_slow_table_talks_as_long_as_its_limit_says(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, title="rising-sun", pace="slow")
        assert live.deadline() == int(live.history.since) + hub.settings.slow_limit

    play_scene(scene)


def test_whoever_may_be_at_another_process_is_not_away(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, 2, limit=60)
        hub.notices.is_alone = False
        clock.now += 100
        connect(hub, live, 0)
        await Deadlines(hub).check_live()
        assert live.playing() == {0, 1}, "Boris may think elsewhere"
        clock.now += PRESENCE_KNOWN + 60
        await Deadlines(hub).check_live()
        assert live.playing() == {0}

    play_scene(scene)


def test_a_table_that_everybody_has_left_waits(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, limit=60)
        clock.now += 10_000
        await Deadlines(hub).check_live()
        assert live.playing() == {0, 1, 2}
        alone, _ = await make_table(hub, "me", "adept", "adept")
        assert alone.deadline() is None

    play_scene(scene)


def test_at_a_slow_table_the_limit_alone_decides(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, 2, pace="slow")
        connect(hub, live, 0)
        hub.tables.clear()
        clock.now += hub.settings.slow_limit - 1
        await Deadlines(hub).check_slow()
        assert hub.tables == {}
        clock.now += 2
        await Deadlines(hub).check_slow()
        [live] = hub.tables.values()
        assert len(live.playing()) == 1, "the last one plays on"

    play_scene(scene)


def test_whoever_comes_back_has_time_to_decide(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, 2, pace="slow")
        clock.now += hub.settings.slow_limit + 1
        await Deadlines(hub).check_slow()
        [late] = set(range(2)) - live.playing()
        await stand_ins.take_back(hub, live, late)
        await Deadlines(hub).check_slow()
        assert live.playing() == {0, 1}
        clock.now += hub.settings.slow_limit + 1
        await Deadlines(hub).check_slow()
        assert len(live.playing()) == 1

    play_scene(scene)


# ----------------------------------------------------------------- rematch


def test_a_rematch_keeps_the_people(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, 2)
        ear = connect(hub, live, 1)
        with pytest.raises(Refusal, match="not-over"):
            await rematch(hub, live)
        await play(hub, live)
        hashes = [row.key_hash or "" for row in live.seats]
        [listing] = await hub.reader.listings_of_keys(hashes)
        assert live.match is not None
        state = live.match.state
        assert result_of(listing.table) == Result(state.scores(), state.ranking())
        first, second = await asyncio.gather(rematch(hub, live), rematch(hub, live))
        assert first is second
        assert ear.happened[-1].what == Rematched(first.id)
        for before, after in zip(live.seats, first.seats, strict=True):
            assert (before.name, before.key_hash) == (after.name, after.key_hash)
        assert first.history.table.secret != live.history.table.secret
        assert result_of(first.history.table) is None

    play_scene(scene)


def test_a_rematch_deals_nothing_before_all_have_entered(play_scene: Play) -> None:
    """Nobody, the server either, knows a nonce before the commitment is shown."""

    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, 2)
        await play(hub, live)
        again = await rematch(hub, live)
        assert again.history.status == "open"
        assert [row.nonce for row in again.seats] == [None, None]
        ear = connect(hub, again, 0)
        await enter(hub, again, 0, "plum")
        told = seated(ear)
        assert [player.awaited for player in told.players] == [False, True]
        again.history = await hub.read(again.id)
        assert again.match is None
        await enter(hub, again, 1, "pine")
        began = ear.happened[-1].what
        assert isinstance(began, Began)
        assert began.table.nonces == ["plum", "pine"]

    play_scene(scene)


@pytest.mark.parametrize("pace", ["live", "slow"])
def test_who_does_not_come_to_a_rematch_is_stood_in_for(play_scene: Play, pace: str) -> None:
    """When the others have waited and agree; nothing of it can be chosen by anybody."""

    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub, 2, pace=pace)
        await play(hub, live)
        again = await rematch(hub, live)
        connect(hub, again, 0)
        await enter(hub, again, 0, "plum")
        grace = hub.settings.grace if pace == "live" else hub.settings.slow_limit
        clock.now += grace - 1
        with pytest.raises(Refusal, match="seat-grace"):
            await stand_ins.hand_over(hub, again, 0, 1, None)
        clock.now += 2
        await stand_ins.hand_over(hub, again, 0, 1, None)
        assert again.match is not None
        assert again.match.seal.nonces == ["plum", again.history.commitment]
        assert again.match.bots == [None, None], "the seat is Boris's, and he may come"
        await stand_ins.take_back(hub, again, 1)

    play_scene(scene)


# ----------------------------------------------------------------- the seal


def test_a_player_alone_adds_a_nonce_after_the_commitment(play_scene: Play) -> None:
    """Bots add nothing: the commitment stands in the place of their nonces."""

    async def scene(hub: Hub, clock: Clock) -> None:
        live, _ = await make_table(hub, "me", "adept", "master", nonce=None)
        commitment = live.history.commitment
        assert (live.history.status, table_info(live).commitment) == ("open", commitment)
        assert live.history.ply == 0, "nothing is dealt"
        ear = connect(hub, live, 0)
        with pytest.raises(Refusal, match="name-length"):
            await enter(hub, live, 0, " ")
        number = await enter(hub, live, 0, "plum")
        assert ear.happened[-1].number == number
        for request in ("enter", "other"):
            assert await enter(hub, live, 0, "plum", request) == number, "it counts once"
        with pytest.raises(Refusal, match="nonce-given"):
            await enter(hub, live, 0, "pine", "another")
        assert live.match is not None
        assert live.match.seal.nonces == ["plum", commitment, commitment]
        assert live.match.seal.commitment == commitment
        again = await hub.read(live.id)
        assert again.match is not None
        assert again.match.seal.nonces == live.match.seal.nonces

    play_scene(scene)


# ----------------------------------------------------------------- presence


def test_everybody_knows_who_is_there(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub)
        anna = connect(hub, live, 0)
        boris = connect(hub, live, 1)
        tablet = connect(hub, live, 1)
        assert anna.online == ["A", "B"]
        hub.presences.leave(live, tablet)
        assert anna.online == ["A", "B"], "Boris is still here"
        hub.presences.leave(live, boris)
        assert anna.online == ["A"]

    play_scene(scene)


def test_other_processes_count_until_they_fall_silent(play_scene: Play) -> None:
    async def scene(hub: Hub, clock: Clock) -> None:
        live = await full_table(hub)
        anna = connect(hub, live, 0)
        hub.presences.hear(Notice("other", [], [PresenceNotice(live.id, [1], 2)]))
        assert anna.online == ["A", "B"]
        assert (live.online(), live.watching()) == (frozenset({0, 1}), 2)
        clock.now += EXPIRY - 1
        hub.presences.beat()
        assert anna.online == ["A", "B"]
        clock.now += 2
        hub.presences.beat()
        assert anna.online == ["A"]
        hub.presences.hear(Notice("other", [], [PresenceNotice(live.id, [2], 0)]))
        hub.presences.hear(Notice("other", [], [PresenceNotice(live.id, [], 0)]))
        assert anna.online == ["A"]
        hub.presences.hear(Notice("other", [("nowhere", 5)], [PresenceNotice("nowhere", [1], 0)]))

    play_scene(scene)
