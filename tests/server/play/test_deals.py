"""Deals at a table: the two are told, a third notices nothing, bots answer, all is judged afresh."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from bazaar import TITLE
from tests.server import acting
from tests.server.hubs import Ear, FirstChoice, full_table, make_table, running_hub

from kachidoki.bots import ask_to_respond, make_bot
from kachidoki.engine import Moves, Rng
from kachidoki.match import Match, sheet_of, text
from kachidoki.server.bots.questions import question_for
from kachidoki.server.http.descriptions import describe
from kachidoki.server.play.broadcast import MOST_WELCOMED, welcome
from kachidoki.server.play.history import Recorded
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.messages import (
    Answer,
    Look,
    Move,
    Moved,
    Say,
    Undo,
    Way,
    Welcome,
)
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.socket.scenes import scene_of
from kachidoki.server.storage.records import SaidRecord
from kachidoki.server.tables import seating
from kachidoki.server.tables.hub import Hub
from kachidoki.titles import discover

SECRET = bytes(range(32))
DEAL = [
    "A offer B secretly 1-coin tea",
    "B offer A secretly tea 2-coins",
    "A agree B",
    "B gift A secretly 1-coin",
]
Scene = Callable[[Hub, LiveTable], Awaitable[None]]


@pytest.fixture(autouse=True)
def bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title is known, and its luck is the same in every test."""
    monkeypatch.setitem(discover().titles, TITLE.id, TITLE)
    monkeypatch.setitem(discover().packages, TITLE.id, "bazaar")
    monkeypatch.setattr(seating, "new_secret", lambda: SECRET)


class RawEar(Ear):
    """Keeps the very bytes, too."""

    def __init__(self, seat: int | None = None) -> None:
        super().__init__(seat)
        self.raw: list[bytes] = []

    def send(self, message: bytes) -> None:
        super().send(message)
        self.raw.append(message)


def at_the_bazaar(folder: Path, scene: Scene) -> None:
    async def run() -> None:
        async with running_hub(f"sqlite:///{folder}/k.sqlite") as hub:
            await scene(hub, await full_table(hub, 4, title="bazaar"))

    asyncio.run(run())


def match_of(live: LiveTable) -> Match:
    assert live.match is not None
    return live.match


async def play(hub: Hub, live: LiveTable, *moves: str) -> None:
    """As clients that know only of the first ply when they make a gesture, unless that is an answer: it
    is never too late."""
    for move in moves:
        name, _, action = move.partition(" ")
        seat, request = "ABCD".index(name), f"{move} {live.history.number}"
        ply = match_of(live).plies_for(seat)
        if action == "undo":
            await acting.undo(hub, live, seat, Undo(request, ply))
        else:
            is_late = action.split()[0] in ("gift", "offer", "withdraw")
            await acting.move(hub, live, seat, Move(request, 1 if is_late else ply, action))


def listen(live: LiveTable, *seats: int | None) -> list[RawEar]:
    ears = [RawEar(seat) for seat in seats]
    live.clients.update(ears)
    return ears


def heard_by_others(folder: Path, *moves: str) -> list[list[bytes]]:
    """What C and a spectator are told while the moves are made, byte for byte."""
    ears: list[RawEar] = []

    async def scene(hub: Hub, live: LiveTable) -> None:
        ears.extend(listen(live, 2, None))
        await play(hub, live, *moves)

    folder.mkdir()
    at_the_bazaar(folder, scene)
    return [ear.raw for ear in ears]


def spelled_out(ways: list[Way], start: str) -> list[str]:
    """All that a form says, word by word."""
    if not ways:
        return [start]
    steps = [(f"{start} {word}", way.then) for way in ways for word in way.words]
    return [words for said, then in steps for words in spelled_out(then, said)]


def test_forms_tell_of_every_gesture_and_no_other(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        both = listen(live, 0, 1)
        for move in DEAL:
            await play(hub, live, move)
            for seat, ear in enumerate(both):
                moves = Moves()
                match_of(live).state.gestures(seat, moves)
                position = ear.happened[-1].position
                assert position is not None
                told = [
                    words
                    for form in position.gestures
                    for words in spelled_out(form.ways, form.verb)
                ]
                assert sorted(told) == sorted(map(TITLE.vocabulary.notation, moves.as_list()))

    at_the_bazaar(tmp_path, scene)


def test_a_third_is_told_the_same_bytes_as_without_the_deal(tmp_path: Path) -> None:
    """Numbers, plies, sizes and the next luck included, and also when it takes a move back."""
    moves = ["A work", "B work", "C work", "C undo", "C work", "D work", "A work"]
    without = heard_by_others(tmp_path / "without", *moves)
    dealt = heard_by_others(
        tmp_path / "with", *DEAL[:2], *moves[:3], *DEAL[2:], *moves[3:5], *DEAL[:1], *moves[5:]
    )
    assert [len(raw) for raw in without] == [7, 7]
    assert without == dealt


def test_a_third_that_comes_late_is_told_the_same_as_without_the_deal(tmp_path: Path) -> None:
    """Whatever it has seen: where the story begins tells nothing, either."""
    welcomes: list[list[object]] = []

    async def scene(hub: Hub, live: LiveTable, deals: bool) -> None:
        if deals:
            await play(hub, live, DEAL[0])
        for number in range(MOST_WELCOMED):
            await acting.say(hub, live, 3, Say(str(number), "hm"))
            if deals and number % 7 == 0:
                await acting.say(hub, live, 0, Say(f"{number} whisper", "psst", to=["B"]))
        await play(hub, live, "A work", "B work", "C work")
        if deals:
            await play(hub, live, DEAL[0])
        known = [resumed(live, 2, seen) for seen in range(resumed(live, 2, 0).number + 2)]
        welcomes.append([(told.number, told.since, told.anew, told.log[1:]) for told in known])

    for deals in (False, True):
        folder = tmp_path / str(deals)
        folder.mkdir()
        at_the_bazaar(folder, lambda hub, live, deals=deals: scene(hub, live, deals))  # type: ignore[misc]
    assert welcomes[0] == welcomes[1]


def test_whispers_leave_no_gap_in_the_numbers(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        (third,) = listen(live, 2)
        await play(hub, live, "A work")
        await acting.say(hub, live, 0, Say("whisper", "psst", to=["B"]))
        await play(hub, live, "B work")
        first, second = [told.number for told in third.happened]
        assert second == first + 1
        assert len(third.raw) == 2

    at_the_bazaar(tmp_path, scene)


def test_the_two_are_told_of_their_deal(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        one, other = listen(live, 0, 1)
        await play(hub, live, *DEAL)
        assert [len(ear.happened) for ear in (one, other)] == [len(DEAL), len(DEAL)]
        position = one.happened[0].position
        assert position is not None
        assert [form.verb for form in position.gestures] == ["gift", "offer", "withdraw"]
        assert "offer" not in {choice.verb for choice in position.choices}

    at_the_bazaar(tmp_path, scene)


def test_whoever_looks_back_sees_nothing_of_the_deal(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        (third,) = listen(live, 2)
        await play(hub, live, "A work", *DEAL[:2], "B work", *DEAL[2:], "C work", DEAL[0])
        match = match_of(live)
        for told in third.happened:
            assert told.position is not None
            assert isinstance(told.what, Moved)
            past = scene_of(match, 2, Look("back", told.position.ply, stills=True))
            assert past.plies == told.what.plies

    at_the_bazaar(tmp_path, scene)


def asked_by_others(folder: Path, *moves: str) -> list[object]:
    """What C and a spectator can ask for after the moves, and what is thought about for C."""
    answers: list[object] = []

    async def scene(hub: Hub, live: LiveTable) -> None:
        await play(hub, live, *moves)
        match = match_of(live)
        for seat in (2, None):
            for ply in range(match.plies_for(seat) + 1):
                answers.append(scene_of(match, seat, Look("back", ply, stills=True)))
                answers.append(sheet_of(match, seat, ply))
                answers.append(describe(match, seat, ply, "en"))
            answers.extend([match.log_for(seat), str(match.events(seat))])
        answers.append(text(match))
        answers.append(question_for(match, match.state, 2, "greedy", "coach"))

    folder.mkdir()
    at_the_bazaar(folder, scene)
    return answers


def test_a_third_that_asks_is_answered_as_without_the_deal(tmp_path: Path) -> None:
    moves = ["A work", "B work", "C work", "C undo"]
    without = asked_by_others(tmp_path / "without", *moves)
    dealt = asked_by_others(
        tmp_path / "with", *DEAL[:2], *moves[:3], *DEAL[2:3], moves[3], *DEAL[3:]
    )
    assert without == dealt


def resumed(live: LiveTable, seat: int | None, seen: int) -> Welcome:
    told: Answer = msgspec.json.decode(welcome(live, seat, seen), type=Answer)
    assert isinstance(told, Welcome)
    return told


def test_a_client_resumes_where_it_was_and_is_shown_all_at_the_end(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        await play(hub, live, *DEAL, "A work")
        seen = resumed(live, 2, 0).number
        await play(hub, live, DEAL[0], "B work")
        again = resumed(live, 2, seen)
        assert [told.number for told in again.log] == [seen + 1] == [again.number]
        (third,) = listen(live, 2)
        moves = ["C work", "D work", *["A work", "B work", "C work", "D work"] * 2]
        await play(hub, live, *moves)
        numbers = [told.number for told in third.happened]
        hidden = len(DEAL) + 1
        assert numbers[-1] == numbers[-2] + 1 + hidden, "at the end everything counts"
        whole = resumed(live, 2, numbers[-2])
        assert (whole.since, len(whole.log)) == (0, whole.number)
        assert sum(DEAL[0][2:] in str(told) for told in whole.log) == 2
        assert resumed(live, 2, whole.number).log == []

    at_the_bazaar(tmp_path, scene)


def test_what_comes_too_late_is_told_why(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        await play(hub, live, DEAL[0], "A withdraw B")
        with pytest.raises(Refusal) as late:
            await play(hub, live, "B agree A")
        assert (late.value.problem, late.value.words["obstacle"]) == ("illegal", "no-offer")
        with pytest.raises(Refusal) as poor:
            await play(hub, live, "A offer B openly tea 1-coin")
        assert poor.value.words["obstacle"] == "not-owned"
        assert {words.split()[0] for words in poor.value.possible} == {"buy", "work", "offer"}

    at_the_bazaar(tmp_path, scene)


def test_a_gesture_that_is_sent_twice_counts_once(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        asked = Move("same", 1, "gift B openly 1-coin")
        numbers = [await acting.move(hub, live, 0, asked) for _ in range(2)]
        assert numbers[0] == numbers[1]
        assert len(match_of(live).line) == 2

    at_the_bazaar(tmp_path, scene)


def test_a_gesture_makes_nobody_too_late_and_gives_nobody_more_time(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        since = live.history.since
        await play(hub, live, "B gift A openly 1-coin")
        await acting.move(hub, live, 0, Move("decision", 1, "work"))
        assert live.history.since >= since
        before = live.history.since
        hub.clock.now += 50  # type: ignore[attr-defined]
        await play(hub, live, "A gift B openly 1-coin")
        assert live.history.since == before

    at_the_bazaar(tmp_path, scene)


class Greedy(FirstChoice):
    async def respond(self, match: Match, seat: int, level: str) -> int:
        self.asked.append(seat)
        return ask_to_respond(make_bot("greedy", match.title, 1), match.state, seat, Rng(1))


class Silent(FirstChoice):
    async def respond(self, match: Match, seat: int, level: str) -> int:
        self.asked.append(seat)
        return await super().respond(match, seat, level)


def deal_with_a_bot(folder: Path, bots: FirstChoice, *moves: str) -> Match:
    async def run() -> Match:
        async with running_hub(f"sqlite:///{folder}/k.sqlite", bots=bots) as hub:
            live, _ = await make_table(hub, "me", "adept", "adept", title="bazaar")
            await play(hub, live, *moves)
            while hub.tasks:
                await asyncio.gather(*hub.tasks)
            return match_of(live)

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("offer", "answer"),
    [("offer B secretly 2-coins tea", "agree A"), ("offer B openly 1-coin silk", "refuse A")],
)
def test_a_bot_answers_as_it_profits(tmp_path: Path, offer: str, answer: str) -> None:
    match = deal_with_a_bot(tmp_path, Greedy(), f"A {offer}")
    assert match.log[-1].action == answer


@pytest.mark.parametrize("first", ["1-coin 2-coins", "3-coins 1-coin"])
def test_a_bot_answers_the_next_offer_like_the_first(tmp_path: Path, first: str) -> None:
    """The words of the answer are the same, the terms may be."""

    async def run() -> list[str]:
        async with running_hub(f"sqlite:///{tmp_path}/k.sqlite", bots=Greedy()) as hub:
            live, _ = await make_table(hub, "me", "adept", "adept", title="bazaar")
            for terms in (first, "1-coin nothing", "1-coin nothing"):
                await play(hub, live, f"A offer B openly {terms}")
                while hub.tasks:
                    await asyncio.gather(*hub.tasks)
            return [entry.action for entry in match_of(live).log if entry.seat == 1]

    answers = asyncio.run(run())
    assert answers[1:] == ["agree A", "agree A"]
    assert len(answers) == 3


@pytest.mark.parametrize(
    ("offer", "heard_by"),
    [
        ("offer B secretly 2-coins tea", [0, 1]),
        ("offer B openly 2-coins tea", [None, 0, 1, 2]),
        ("offer B openly 1-coin silk", []),
    ],
)
def test_a_bot_says_why_to_those_who_know(
    tmp_path: Path, offer: str, heard_by: list[int | None]
) -> None:
    async def run() -> list[Recorded]:
        async with running_hub(f"sqlite:///{tmp_path}/k.sqlite", bots=Greedy()) as hub:
            live, _ = await make_table(hub, "me", "adept", "adept", title="bazaar")
            await play(hub, live, f"A {offer}")
            while hub.tasks:
                await asyncio.gather(*hub.tasks)
            return [done for done in live.history.happened if isinstance(done.record, SaidRecord)]

    said = asyncio.run(run())
    seats = [None, 0, 1, 2]
    assert [seat for seat in seats if any(done.is_for(seat, False) for done in said)] == heard_by
    for done in said:
        assert isinstance(done.record, SaidRecord)
        assert (done.record.seat, done.record.reason) == (1, "gain")
        assert done.record.gesture == "agree A"
        assert done.record.text == "I gain by that."


def test_nobody_agrees_to_other_terms_than_it_was_shown(tmp_path: Path) -> None:
    async def scene(hub: Hub, live: LiveTable) -> None:
        await play(hub, live, "A offer B openly 3-coins 1-coin")
        shown = match_of(live).plies_for(1)
        await play(hub, live, "C gift D openly 1-coin", "A offer B openly 1-coin 3-coins")
        with pytest.raises(Refusal) as swapped:
            await acting.move(hub, live, 1, Move("late", shown, "agree A"))
        assert swapped.value.problem == "stale"
        await play(hub, live, "A offer B openly 3-coins 1-coin")
        await acting.move(hub, live, 1, Move("as shown", shown, "agree A"))

    at_the_bazaar(tmp_path, scene)


def test_a_bot_that_says_nothing_is_asked_once(tmp_path: Path) -> None:
    bots = Silent()
    match = deal_with_a_bot(tmp_path, bots, "A offer B openly 1-coin tea", "A gift C openly 1-coin")
    assert bots.asked == [1]
    assert match.log[-1].action == "gift C openly 1-coin"
