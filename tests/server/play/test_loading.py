"""Tables that were stored under older rules: unchanged, revised, or only told."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.engine.toy import BID, GIFT, KEEP, Market, MarketTitle

from kachidoki.engine import CHANCE, BadInput, Setting, State
from kachidoki.match import HIDDEN, UNDO, BadMatch, Entry, NoUndo, parse, read, sheet_of, text
from kachidoki.match.log import REVISE
from kachidoki.server.bots.analysis import points_of
from kachidoki.server.http.proofs import proof_of
from kachidoki.server.play.history import History
from kachidoki.server.play.loading import load
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import SeatRow, Stored, TableRow
from kachidoki.server.storage.records import BeganRecord, MovedRecord, Player, Record, UndoneRecord
from kachidoki.server.tables.imports import write_of
from kachidoki.titles import titles

OLDER = Path(__file__).parents[2] / "match" / "older" / "tokaido-1.match"
NOW = 2_000_000_000.0


class Generous(Market):
    """Rules by which a prize is worth one more to whoever keeps it all."""

    def divide(self, seat: int, friend: int | None) -> None:
        self.prize += friend is None
        super().divide(seat, friend)


class Proud(Market):
    """Rules by which nobody keeps a prize."""

    def possible(self, seat: int) -> list[int]:
        return [action for action in super().possible(seat) if action != KEEP]


class Blind(Market):
    """Rules by which all prizes are likely alike."""

    def weight(self, action: int) -> int:
        return 1


class Whispering(Market):
    """Rules by which only who gives and who is given to know of a gift."""

    def witnesses(self, seat: int, action: int) -> int:
        return 1 << seat | 1 << action - GIFT


class GenerousWhispering(Whispering, Generous):
    pass


class Forgetful(MarketTitle):
    def restore(self, setting: Setting, data: dict[str, object]) -> State:
        raise BadInput("states had another form then")


Rules = Callable[[MarketTitle], None]


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    """Has the small auction played by these rules from now on; each have a version of their own."""

    def change(title: MarketTitle) -> None:
        old = titles().get(title.id)
        title.version = 1 if old is None else old.version + 1
        monkeypatch.setitem(titles(), title.id, title)

    change(MarketTitle())
    return change


class Keeper:
    """A table of three players, and all that a server stores of it."""

    def __init__(self, status: str = "playing") -> None:
        table = TableRow(
            id="t",
            title="market",
            version=1,
            engine="0",
            options='{"rounds": "3"}',
            corrections="{}",
            status=status,
            public=True,
            pace="live",
            limit_seconds=60,
            coach=False,
            host=0,
            secret="05" * 32,
            invite="i",
            watch="w",
            created=1000,
        )
        seats = [SeatRow("t", seat, name, "hash", "nonce") for seat, name in enumerate("XYZ")]
        self.stored = Stored(table, seats, [])
        self.history = History(table, seats)
        self.do(BeganRecord([Player(row.name, None) for row in seats], ["a", "b", "c"], 1000))

    def do(self, record: Record) -> None:
        done = self.history.perform(record, 1000.0 + self.history.number)
        self.stored.happenings.append(self.history.row_of(done, None, None))
        self.history.note(done, None, None)

    @property
    def now(self) -> float:
        """Everybody thinks for five seconds."""
        return 5.0 * self.history.number

    def move(self, choose: Callable[[State, int], int]) -> None:
        match = self.history.running()
        seat = match.state.actors()[0]
        action = match.title.vocabulary.notation(choose(match.state, seat))
        self.do(MovedRecord(seat, action, self.now))

    def keep_snapshot(self) -> None:
        self.stored = replace(self.stored, snapshot=self.history.snapshot())

    def play(self, moves: int) -> "Keeper":
        for _ in range(moves):
            self.move(greedily)
        return self

    def end(self) -> "Keeper":
        """To the end; the row of the table tells the result."""
        while not self.history.is_over:
            self.move(greedily)
        result = msgspec.json.encode(self.history.result).decode()
        table = replace(self.stored.table, status="over", result=result)
        self.stored = replace(self.stored, table=table)
        return self


def greedily(state: State, seat: int) -> int:
    """A bids a coin, the others nothing, and keeps the prize."""
    actions = state.legal_actions(seat)
    return BID + 1 if seat == 0 and BID + 1 in actions else actions[0]


def last_action(log: list[Entry], seat: int) -> str:
    return [entry.action for entry in log if entry.seat == seat][-1]


def scores(history: History) -> list[int]:
    assert history.match is not None
    return history.match.state.scores()


# ----------------------------------------------------------------- nothing has changed


def test_what_comes_to_the_same_goes_on(rules: Rules) -> None:
    keeper = Keeper().play(5)
    keeper.keep_snapshot()
    keeper.play(1)
    rules(MarketTitle())
    history = load(keeper.stored, NOW)
    assert history.revision is None
    assert history.running().log == keeper.history.running().log
    assert scores(history) == scores(keeper.history)
    assert history.running().can_undo(0)


def test_a_snapshot_that_cannot_be_read_stops_no_match_that_comes_to_the_same(rules: Rules) -> None:
    keeper = Keeper().play(5)
    keeper.keep_snapshot()
    rules(Forgetful())
    history = load(keeper.stored, NOW)
    assert history.revision is None
    assert history.running().log == keeper.history.running().log


def test_a_match_that_is_over_is_still_replayed(rules: Rules) -> None:
    keeper = Keeper().end()
    rules(MarketTitle())
    history = load(keeper.stored, NOW)
    assert not history.is_told
    assert history.result == keeper.history.result


def test_a_file_of_older_rules_is_a_table_like_any_other() -> None:
    """Tokaido has a second version, and this match never met with what it changed."""
    match = parse(read(OLDER))
    write = write_of("old", match)
    table, seats = write.changes[0].table, write.changes[0].seats  # type: ignore[union-attr]
    assert table.version == 1 < match.title.version
    history = load(Stored(table, seats, write.happenings), NOW)
    assert history.match is not None
    assert text(history.match) == read(OLDER)


# ----------------------------------------------------------------- a match that was not over


def test_a_running_match_goes_on_from_its_snapshot(rules: Rules) -> None:
    """Two rounds in, A has kept prizes: they count as they did, and from now on more."""
    keeper = Keeper().play(4)
    kept = scores(keeper.history)
    assert max(kept) > 0
    keeper.keep_snapshot()
    keeper.play(2)
    rules(MarketTitle(Generous))
    history = load(keeper.stored, NOW)
    match = history.running()
    bids = [ply.entry.action for ply in match.line[-2:]]
    assert history.revision is not None
    assert scores(history) == kept
    assert len(match.line) == keeper.history.ply, "the bids since then were made again"
    assert match.begins == len(match.line) - 2
    assert [entry.action for entry in match.log][-3:] == [REVISE, *bids]
    assert match.version == 1 < match.revised == history.table.version == 2


def test_points_won_after_the_snapshot_do_not_change_silently(rules: Rules) -> None:
    keeper = Keeper().play(3)
    keeper.keep_snapshot()
    keeper.play(1)
    rules(MarketTitle(Generous))
    history = load(keeper.stored, NOW)
    assert sum(scores(history)) == sum(scores(keeper.history)) + 1
    assert history.revision is not None


def test_a_secret_that_was_stored_before_plies_were_stays_one(rules: Rules) -> None:
    keeper = Keeper().play(5)
    keeper.keep_snapshot()
    bare = [replace(row, told=None) for row in keeper.stored.happenings]
    keeper.stored = replace(keeper.stored, happenings=bare)
    rules(MarketTitle(Generous))
    match = load(keeper.stored, NOW).running()
    assert match.state.actors() == [1, 2], "the bids are open"
    last = {seat: last_action(match.log_for(seat), 0) for seat in (0, 1, 2, None)}
    assert last == {0: "bid 1", 1: HIDDEN, 2: HIDDEN, None: HIDDEN}


def test_nobody_counts_a_void_gesture_that_they_were_not_told_of(rules: Rules) -> None:
    rules(MarketTitle(Whispering))
    keeper = Keeper().play(7)
    keeper.keep_snapshot()
    keeper.do(MovedRecord(0, "gift B", keeper.now))
    before = keeper.history
    rules(MarketTitle(GenerousWhispering))
    history = load(keeper.stored, NOW)
    assert history.revision is not None
    for seat, behind in ((0, 0), (1, 0), (2, 1), (None, 1)):
        assert before.number_for(seat, before.number) == before.number - behind
        assert history.number_for(seat, history.number) == history.number - behind


def test_once_stored_a_revision_is_all_that_counts(rules: Rules) -> None:
    keeper = Keeper().play(4)
    keeper.keep_snapshot()
    keeper.play(1)
    rules(MarketTitle(Generous))
    first = load(keeper.stored, NOW)
    assert first.revision is not None
    stored = replace(
        keeper.stored, table=first.table, happenings=[*keeper.stored.happenings, first.revision]
    )
    again = load(stored, NOW)
    assert again.revision is None
    assert again.running().dump() == first.running().dump()
    assert [done.number for done in again.happened if done.stands] == [
        done.number for done in first.happened if done.stands
    ]


def test_a_second_revision_follows_the_first(rules: Rules) -> None:
    keeper = Keeper().play(4)
    keeper.keep_snapshot()
    rules(MarketTitle(Generous))
    keeper.history = load(keeper.stored, NOW)
    assert keeper.history.revision is not None
    keeper.stored.happenings.append(keeper.history.revision)
    keeper.stored = replace(keeper.stored, table=keeper.history.table)
    keeper.play(4)
    keeper.keep_snapshot()
    rules(MarketTitle())
    history = load(keeper.stored, NOW)
    assert history.running().revised == 3
    assert scores(history) == scores(keeper.history)
    assert [entry.action for entry in history.running().log].count(REVISE) == 2
    while not history.is_over:
        match = history.running()
        seat = match.state.actors()[0]
        match.play(seat, greedily(match.state, seat))
    assert sum(scores(history)) > 0


def test_moves_that_are_no_longer_possible_are_void(rules: Rules) -> None:
    keeper = Keeper().play(3)
    keeper.keep_snapshot()
    keeper.move(lambda state, seat: KEEP)
    keeper.play(2)
    rules(MarketTitle(Proud))
    history = load(keeper.stored, NOW)
    match = history.running()
    assert len(match.line) == match.begins, (
        "nobody keeps a prize any more, and all after it hung on that"
    )
    assert scores(history) == [0, 0, 0]
    assert KEEP not in match.state.legal_actions(0)
    assert all(ply.entry.ply <= match.begins for done in history.happened for ply in done.plies)


def test_nobody_takes_back_what_was_done_by_other_rules(rules: Rules) -> None:
    keeper = Keeper().play(1)
    assert keeper.history.running().can_undo(0)
    keeper.keep_snapshot()
    rules(MarketTitle(Blind))
    match = load(keeper.stored, NOW).running()
    assert not match.can_undo(0)
    with pytest.raises(NoUndo, match="the rules have changed"):
        match.undo(0)
    match.play(1, BID)
    match.undo(1)


def test_what_was_taken_back_before_stays_so(rules: Rules) -> None:
    keeper = Keeper().play(2)
    keeper.do(UndoneRecord(0, keeper.now))
    keeper.keep_snapshot()
    rules(MarketTitle(Blind))
    history = load(keeper.stored, NOW)
    assert history.running().state.actors() == keeper.history.actors == [0, 2]
    assert [entry.action for entry in history.running().log].count(UNDO) == 1
    assert [done.stands for done in history.happened] == [True, False, True, False, True]


def test_the_luck_goes_on_where_it_was(rules: Rules) -> None:
    """Draws after the revision are those that the seal has for their plies."""
    keeper = Keeper().play(3)
    keeper.do(MovedRecord(0, "share B", keeper.now))
    assert keeper.history.running().state.actors() != [CHANCE]
    keeper.keep_snapshot()
    rules(MarketTitle(Generous))
    again = load(keeper.stored, NOW).running()
    while not again.is_over:
        seat = again.state.actors()[0]
        again.play(seat, greedily(again.state, seat))
    keeper.end()
    assert [ply.entry.action for ply in again.line] == [
        ply.entry.action
        for ply in keeper.history.match.line  # type: ignore[union-attr]
    ]


def test_what_can_still_be_proved_and_counted_begins_with_the_revision(rules: Rules) -> None:
    keeper = Keeper().play(4)
    keeper.keep_snapshot()
    rules(MarketTitle(Generous))
    match = load(keeper.stored, NOW).running()
    with pytest.raises(BadInput, match="older rules"):
        match.state_at(match.begins - 1)
    while not match.is_over:
        seat = match.state.actors()[0]
        match.play(seat, greedily(match.state, seat))
    proof = proof_of(match)
    drawn = [ply.entry for ply in match.line[match.begins :] if ply.entry.seat == CHANCE]
    assert [draw.action for draw in proof.draws] == [entry.action for entry in drawn]
    assert [draw.ply for draw in proof.draws] == [entry.ply for entry in drawn]
    assert proof.revised == match.begins
    assert len(drawn) > 0
    assert [row.total for row in sheet_of(match).rows] == match.state.scores()
    assert points_of(match)[0].ply == match.begins


def test_a_revised_match_has_a_file_that_says_so(rules: Rules) -> None:
    keeper = Keeper().play(4)
    keeper.keep_snapshot()
    rules(MarketTitle(Generous))
    history = load(keeper.stored, NOW)
    content = history.file()[1]
    assert f'[Revised "2 {history.running().begins}"]' in content
    with pytest.raises(BadMatch, match="neither replayed nor verified"):
        parse(text(history.running(), reveal=True))


# ----------------------------------------------------------------- a match that is only told


def test_a_finished_match_that_would_differ_is_told_as_it_was(rules: Rules) -> None:
    keeper = Keeper().end()
    before = keeper.history.file()[1]
    rules(MarketTitle(Generous))
    history = load(keeper.stored, NOW)
    assert history.is_told
    assert history.result == keeper.history.result
    assert told_events(history) == told_events(keeper.history)
    assert history.file()[1] == before, "the very file that the program of its time has written"
    with pytest.raises(Refusal) as caught:
        history.shown()
    assert caught.value.problem == "other-version"


def test_a_match_without_a_snapshot_that_can_be_read_is_not_played_on(rules: Rules) -> None:
    keeper = Keeper().play(5)
    without = keeper.stored
    keeper.keep_snapshot()
    for title, stored in ((Forgetful(Blind), keeper.stored), (MarketTitle(Blind), without)):
        rules(title)
        history = load(stored, NOW)
        assert history.is_told
        assert history.status == "playing"
        assert history.actors == []
        assert told_events(history) == told_events(keeper.history)
        with pytest.raises(Refusal) as caught:
            history.running()
        assert caught.value.problem == "other-version"


def test_what_was_stored_before_plies_were_is_told_as_far_as_it_is_known(rules: Rules) -> None:
    """The players' moves, in order; of chance only how often it acted."""
    keeper = Keeper().play(3)
    keeper.do(MovedRecord(0, keeper.history.title.vocabulary.notation(KEEP), keeper.now))
    keeper.play(1)
    keeper.do(UndoneRecord(0, keeper.now))
    keeper.end()
    bare = [replace(row, told=None) for row in keeper.stored.happenings]
    keeper.stored = replace(keeper.stored, happenings=bare)
    rules(MarketTitle(Generous))
    history, before = load(keeper.stored, NOW), keeper.history.match
    assert history.is_told
    assert history.match is not None
    assert before is not None
    assert history.result == keeper.history.result

    def moves(match: object) -> list[tuple[int, int, str]]:
        line = [ply.entry for ply in match.line if ply.entry.seat != CHANCE]  # type: ignore[attr-defined]
        return [(entry.ply, entry.seat, entry.action) for entry in line]

    assert moves(history.match) == moves(before)
    with pytest.raises(Refusal):
        history.file()


def test_a_gesture_stays_one(rules: Rules) -> None:
    keeper = Keeper().play(7)
    keeper.do(MovedRecord(0, "gift B", keeper.now))
    keeper.end()
    rules(MarketTitle(Generous))
    history = load(keeper.stored, NOW)
    assert history.is_told
    assert history.match is not None
    assert history.match.gestures == keeper.history.match.gestures  # type: ignore[union-attr]


def test_a_table_of_newer_rules_is_refused(rules: Rules) -> None:
    keeper = Keeper()
    newer = replace(keeper.stored, table=replace(keeper.stored.table, version=2))
    with pytest.raises(Refusal) as caught:
        load(newer, NOW)
    assert caught.value.problem == "other-version"


def told_events(history: History) -> list[list[str]]:
    return [
        [repr(event) for ply in done.plies for event in ply.events] for done in history.happened
    ]
