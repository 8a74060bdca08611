"""Every law accepts the auction as it is, and rejects an auction that breaks just that law."""

from typing import Any

import msgspec
import pytest
from bazaar import TITLE as BAZAAR
from bazaar import WORK, WORKED, Bazaar, BazaarTitle
from tests.engine.toy import (
    BID_MADE,
    BIDDING,
    CHRONICLE,
    DIVIDED,
    DIVIDING,
    KINDS,
    MARKET,
    NO_BID,
    PRIZE,
    STEPS,
    TURNED,
    TURNING,
    Market,
    MarketTitle,
    View,
)

from kachidoki.engine import (
    CHANCE,
    EVERYONE,
    NOBODY,
    Advice,
    Chronicle,
    EventKind,
    Game,
    IllegalAction,
    Kind,
    Moves,
    Option,
    Rng,
    Setting,
    State,
    Vocabulary,
)
from kachidoki.engine.learned.features import Features
from kachidoki.engine.seats import SEATS
from kachidoki.engine.vecs import vec
from kachidoki.testing import LawBroken, check_choices, check_game, check_title, laws
from kachidoki.testing.laws import game
from kachidoki.testing.scenario import parse_scenario

GAMES = 40

# ----------------------------------------------------------------- what is legal


class Unsorted(Market):
    def possible(self, seat: int) -> list[int]:
        return super().possible(seat)[::-1]


class Doubled(Market):
    def possible(self, seat: int) -> list[int]:
        return sorted(super().possible(seat) * 2)


class BeyondVocabulary(Market):
    def possible(self, seat: int) -> list[int]:
        found = super().possible(seat)
        return [*found, 99] if found else []


class ActsUnasked(Market):
    """Bids again, although the table does not wait for it."""

    def possible(self, seat: int) -> list[int]:
        if self.step == BIDDING and seat >= 0 and self.bids[seat] != NO_BID:
            return [8]
        return super().possible(seat)


class ChanceInCompany(Market):
    def actors(self) -> list[int]:
        return [CHANCE, 0] if self.step == TURNING and not self.is_over() else super().actors()


class ActorNotAsked(Market):
    def turn_up(self, points: int) -> None:
        super().turn_up(points)
        self.actor = NOBODY if self.round == 3 else CHANCE


class VolunteersAtTheEnd(Market):
    def may_give(self, seat: int) -> bool:
        return self.is_over() or super().may_give(seat)


class HidesGifts(Market):
    def has_gesture(self, seat: int) -> bool:
        return False


class Replies(Market):
    def answers(self, seat: int, moves: Moves) -> None:
        moves.add(0)


class DeniesGifts(Market):
    def is_gesture(self, seat: int, action: int) -> bool:
        return False


class GiftEndsTheDivision(Market):
    def give(self, seat: int, friend: int) -> None:
        super().give(seat, friend)
        self.divide(self.argument, None)


class AllowsAll(Market):
    def apply(self, seat: int, action: int) -> None:
        if 0 <= action < len(self.vocabulary):
            self.perform(seat, action)


class Tacit(Market):
    def refusal(self, seat: int, action: int) -> IllegalAction:
        return IllegalAction("no")


class Vindictive(Market):
    def refusal(self, seat: int, action: int) -> IllegalAction:
        self.points[0] -= 1
        self.awarded -= 1
        return super().refusal(seat, action)


# ----------------------------------------------------------------- chance


class Weightless(Market):
    def weight(self, action: int) -> int:
        return 3 - action % 4


class LoadedDie(Market):
    def draw(self, moves: Moves, rng: Rng) -> int:
        actions = self.legal_actions(CHANCE)
        return actions[rng.below(len(actions))]


class StrayDie(Market):
    def draw(self, moves: Moves, rng: Rng) -> int:
        return PRIZE


# ----------------------------------------------------------------- pieces, copies, words


class MintsPoints(Market):
    def give(self, seat: int, friend: int) -> None:
        super().give(seat, friend)
        self.points[friend] += 1


class ForgetsInDump(Market):
    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "gave": dict.fromkeys(SEATS[: self.seats], False)}


class SharesWithClone(Market):
    def clone(self) -> Market:
        copy = super().clone()
        copy.points = self.points
        return copy


class ClonesListen(Market):
    def clone(self) -> Market:
        copy = super().clone()
        copy.listen()
        return copy


class LosesCount(Market):
    def give(self, seat: int, friend: int) -> None:
        super().give(seat, friend)
        self.plies -= 1


class TakesBack(Market):
    def divide(self, seat: int, friend: int | None) -> None:
        super().divide(seat, friend)
        self.revelations = 0


class Unlisted(Market):
    """Its view is a dictionary."""

    def views(self, seats: list[int | None]) -> list[Any]:
        return [{"points": self.points} for _ in seats]


class Misnamed(Market):
    """Says that a view is A's, whoever looks."""

    def complete_view(self, view: View, seat: int) -> None:
        super().complete_view(view, seat)
        view.seat = "A"


class NeverOver(Market):
    def public_view(self) -> View:
        view = super().public_view()
        view.step = STEPS[self.step]
        return view


class OddView(View):
    odd: Any = None


class Unencodable(Market):
    def public_view(self) -> View:
        return OddView(**msgspec.structs.asdict(super().public_view()), odd={1: 2})


class WrongScores(Market):
    def scores(self) -> list[int]:
        return self.points[1:]


class SharedPlaces(Market):
    def ranking(self) -> list[int]:
        return [2] * int(self.seats)


class LosersWin(Market):
    def standing(self) -> list[tuple[int, ...]]:
        return [(-points,) for points in self.points]


class Endless(Market):
    def next_round(self) -> None:
        super().next_round()
        self.round, self.actor = 1, CHANCE


class Crashes(Market):
    def divide(self, seat: int, friend: int | None) -> None:
        raise IndexError("list index out of range")


# ----------------------------------------------------------------- events


class Talkative(Market):
    def turn_up(self, points: int) -> None:
        heard, self.listening = self.listening, True
        super().turn_up(points)
        self.listening = heard


class PlaysForListeners(Market):
    def turn_up(self, points: int) -> None:
        super().turn_up(points)
        if self.listening:
            self.prize = 1


class UnheardOfEvent(Market):
    def turn_up(self, points: int) -> None:
        super().turn_up(points)
        self.tell(TURNED, 0, points)


class SecretStill(Market):
    def turn_up(self, points: int) -> None:
        super().turn_up(points)
        self.tell(TURNED, 1, points)
        self.still()


# ----------------------------------------------------------------- who knows what


class ShowsPurses(Market):
    def public_view(self) -> View:
        view = super().public_view()
        if self.step == DIVIDING:
            view.least = list(self.purse)
        return view


class ShowsToSpectators(Market):
    def public_view(self) -> View:
        view = super().public_view()
        view.purse = self.purse[0]
        return view


class ForgetsItself(Market):
    def forget(self, seat: int, rng: Rng) -> None:
        super().forget(seat, rng)
        self.guess(seat, rng)


class ForgetsTheShown(Market):
    """Guesses purses that could not have paid the bids that everybody saw."""

    def guess(self, seat: int, rng: Rng) -> None:
        least, self.least[seat] = self.least[seat], self.spent[seat]
        super().guess(seat, rng)
        self.least[seat] = least


class StuckWorld(Market):
    """Guesses purses with which nobody can go on for long."""

    def guess(self, seat: int, rng: Rng) -> None:
        super().guess(seat, rng)
        if self.step == TURNING:
            self.purse[seat] = 5

    def divide(self, seat: int, friend: int | None) -> None:
        if max(self.purse) > 4:
            raise ValueError("there are no five coins")
        super().divide(seat, friend)


class ForgetsNothing(Market):
    def forget(self, seat: int, rng: Rng) -> None:
        pass


class ForgetsBidsOnlyByHalf(Market):
    """A guessed bid leans on the real one."""

    def guess(self, seat: int, rng: Rng) -> None:
        bid = self.bids[seat]
        super().guess(seat, rng)
        if bid != NO_BID:
            self.bids[seat] = min(bid, self.purse[seat] - self.spent[seat])


class RevealsUncounted(Market):
    def count_revelation(self) -> None:
        pass


class RevealsByLuck(Market):
    """Counts a revelation or not, as a hidden purse will have it."""

    def divide(self, seat: int, friend: int | None) -> None:
        self.revelations += max(self.purse) > 2
        super().divide(seat, friend)


class EventTellsPurse(Market):
    def turn_up(self, points: int) -> None:
        super().turn_up(points)
        self.tell(TURNED, EVERYONE, max(self.purse))


class AllOpen(Market):
    def is_secret(self, seat: int) -> bool:
        return False


class AllSecret(Market):
    def is_secret(self, seat: int) -> bool:
        return True


class Whispers(Market):
    """Tells the right-hand neighbour what was bid."""

    def take_bid(self, seat: int, coins: int) -> None:
        self.tell(BID_MADE, 1 << (seat + 1) % self.seats, seat, coins)
        super().take_bid(seat, coins)


class LastWordCounts(Market):
    """The last to bid decides what the prize is worth."""

    def take_bid(self, seat: int, coins: int) -> None:
        self.prize = seat + 1
        super().take_bid(seat, coins)


# ----------------------------------------------------------------- titles


class WordsApart(MarketTitle):
    vocabulary = Vocabulary([*KINDS, Kind(20, "wait", {"time": ["very long"]})])


class SecondTongue(MarketTitle):
    def open(self, setting: Setting) -> Market:
        state = super().open(setting)
        state.vocabulary = Vocabulary(KINDS)
        return state


class HalfTold(MarketTitle):
    """Says of the prize that it is all the winner's, and nothing of gifts."""

    chronicle = Chronicle(
        [
            EventKind(kind.number, kind.name, kind.arguments, "prizes")
            if kind.number == DIVIDED
            else kind
            for kind in CHRONICLE.kinds
        ]
    )


class NoChronicle(MarketTitle):
    def open(self, setting: Setting) -> Market:
        state = super().open(setting)
        state.chronicle = Chronicle([])
        return state


class TakesAnything(MarketTitle):
    def restore(self, setting: Setting, data: dict[str, Any]) -> State:
        known = self.open(setting).dump()
        return super().restore(setting, {word: data[word] for word in known if word in data})


class AmbiguousArgument(MarketTitle):
    vocabulary = Vocabulary([*KINDS, Kind(20, "wait", {"kind": ["long", "short"]})])


class MarkedWrong(MarketTitle):
    """Marks what the winner decides as chance's."""

    vocabulary = Vocabulary(
        [
            *KINDS[:3],
            *[
                Kind(kind.start, kind.verb, kind.arguments, kind.gesture, chance=True)
                for kind in KINDS[3:]
            ],
        ]
    )


class NeverTheSame(MarketTitle):
    """Opens a richer game every time."""

    opened = 0

    def open(self, setting: Setting) -> Market:
        self.opened += 1
        state = super().open(setting)
        state.prize = self.opened
        return state


class NotTheSameForLong(MarketTitle):
    """Opens another game when it is asked for the third time."""

    opened = 0

    def open(self, setting: Setting) -> Market:
        self.opened += 1
        state = super().open(setting)
        state.revelations = self.opened // 3
        return state


class LosesSetting(MarketTitle):
    def __init__(self) -> None:
        super().__init__()
        self.options = [Option("rounds", ["2", "3"]), Option("colour", ["red"])]

    def settings(self) -> list[Setting]:
        return [Setting(2, {"rounds": "2"}, {})]


class Advised(MarketTitle):
    def __init__(self, advice: Advice) -> None:
        super().__init__()
        self.told = advice

    def advice(self) -> Advice:
        return self.told


class IllegalAdvice(Advice):
    def choose(self, state: State, seat: int, moves: Moves, rng: Rng) -> int:
        return PRIZE


class InfiniteAdvice(Advice):
    def value(self, state: State, seat: int) -> float:
        return float("inf")


class LavishAdvice(Advice):
    def judge(self, state: State, rewards: vec[float]) -> None:
        super().judge(state, rewards)
        rewards[0] = 2.0


class ForgetfulAdvice(Advice):
    """Leaves the last seat without a reward."""

    def judge(self, state: State, rewards: vec[float]) -> None:
        for seat in range(int(state.seats) - 1):
            rewards[seat] = 0.5


class MeddlingAdvice(Advice):
    def judge(self, state: State, rewards: vec[float]) -> None:
        super().judge(state, rewards)
        state.revelations += 1


# ----------------------------------------------------------------- deals


class LoudSecrets(Bazaar):
    def tell_offer(self, kind: int, maker: int, to: int) -> None:
        super().tell_offer(kind, maker, to)
        self.tell(WORKED, EVERYONE, maker)


class CountedSecrets(Bazaar):
    def forget_deals(self, seat: int) -> None:
        super().forget_deals(seat)
        self.plies += 1


class HiddenWork(Bazaar):
    def witnesses(self, seat: int, action: int) -> int:
        return 1 << seat if action == WORK else super().witnesses(seat, action)


class PaysTheNext(Bazaar):
    """Work enriches the next trader, whose secret gifts then hang on it."""

    def trade(self, seat: int, action: int) -> None:
        if action == WORK and seat + 1 < self.seats:
            self.coins[seat + 1] += 1
        super().trade(seat, action)


class BazaarOf(BazaarTitle):
    def __init__(self, state: type[Bazaar]) -> None:
        self.state = state

    def open(self, setting: Setting) -> Bazaar:
        return self.state(Game(self, setting))


class Purses(Features):
    """Every seat is told what all others hold."""

    def __init__(self) -> None:
        super().__init__([("purses", "the coins of all together")], len(SEATS))

    def count_facts(self, state: State) -> None:
        """There are none."""

    def judge(self, state: State) -> None:
        assert isinstance(state, Market)
        for seat in range(state.seats):
            self.counts[seat] = sum(state.purse)


class Indiscreet(MarketTitle):
    def features(self) -> Features:
        return Purses()


class Crowds(Features):
    """Two bytes do not hold what it counts."""

    def __init__(self) -> None:
        super().__init__([("hope", "may be large"), ("crowd", "may not")], len(SEATS))

    def count_facts(self, state: State) -> None:
        for seat in range(state.seats):
            self.counts[2 * seat + 1] = 40_000

    def judge(self, state: State) -> None:
        for seat in range(state.seats):
            self.counts[2 * seat] = 40_000


class Crowded(MarketTitle):
    def features(self) -> Features:
        return Crowds()


# ----------------------------------------------------------------- the tests

BROKEN_BAZAARS: list[tuple[str, type[Bazaar], str]] = [
    ("discretion", LoudSecrets, "before and after a gesture hidden from it: events"),
    ("knowledge", CountedSecrets, "plies known, and revelations"),
    ("discretion", HiddenWork, "a decision is hidden from somebody"),
    ("seclusion", PaysTheNext, "is possible only after the decision"),
]

BROKEN_MARKETS: list[tuple[str, type[Market], str]] = [
    ("legality", Unsorted, "legal actions of chance: [3, 2, 1, 0]"),
    ("legality", Doubled, "legal actions of chance: [0, 0, 1, 1"),
    ("legality", BeyondVocabulary, "chance has [0, 1, 2, 3, 99]"),
    ("legality", ActsUnasked, "has [8], ["),
    ("legality", ChanceInCompany, "chance does not act alone"),
    ("legality", ActorNotAsked, "actor -1 is not among [0, 1"),
    ("legality", VolunteersAtTheEnd, "somebody volunteers although the game is over"),
    ("legality", HidesGifts, "volunteers or not"),
    ("gestures", Replies, "answers that are no gestures: [0]"),
    ("gestures", DeniesGifts, "may not 'gift"),
    ("gestures", GiftEndsTheDivision, "the decision that is waited for"),
    ("refusal", AllowsAll, "was allowed the action"),
    ("refusal", Tacit, "a refusal does not name 'fill 1': no"),
    ("refusal", Vindictive, "before and after a refusal"),
    ("chance", Weightless, "outcomes and weights [(0, 3), (1, 2), (2, 1), (3, 0)]"),
    ("chance", LoadedDie, "its weight makes it 16"),
    ("chance", StrayDie, "chance drew 4, which is not legal"),
    ("conservation", MintsPoints, "were awarded"),
    ("snapshot", ForgetsInDump, "view of the loaded state: gave"),
    ("independence", SharesWithClone, "points"),
    ("listening", ClonesListen, "a clone listens"),
    ("counting", LosesCount, "from ply"),
    ("counting", TakesBack, "revelations were taken back"),
    ("views", Unlisted, "a view is a dict"),
    ("views", Misnamed, "seat: "),
    ("views", NeverOver, "the step of a view is turning, over is True"),
    ("views", Unencodable, "a view and its way through JSON"),
    ("scores", WrongScores, "scores [0, 0], ranking [1, 1, 1]"),
    ("scores", SharedPlaces, "ranking [2, 2"),
    ("scores", LosersWin, "are ranked"),
    ("listening", Talkative, "although nobody listens"),
    ("listening", PlaysForListeners, "a position without and with listeners: prize"),
    ("listening", UnheardOfEvent, "has no audience"),
    ("listening", SecretStill, "which is not public"),
    ("knowledge", ShowsPurses, "in two worlds possible for it: least"),
    ("knowledge", ShowsToSpectators, "view of a spectator"),
    ("knowledge", ForgetsItself, "in two worlds possible for it: "),
    ("worlds", ForgetsTheShown, "a purse of"),
    ("worlds", StuckWorld, "ValueError: there are no five coins"),
    ("forgetting", ForgetsNothing, "in worlds that it cannot tell apart: "),
    ("forgetting", ForgetsBidsOnlyByHalf, "in worlds that it cannot tell apart: bids"),
    ("quietness", RevealsUncounted, "what a move that reveals nothing shows to"),
    ("quietness", RevealsByLuck, "whether a move reveals depends on what is hidden"),
    ("quietness", EventTellsPurse, "what a move that reveals nothing shows to"),
    ("secrecy", AllOpen, "is called open, and is hidden from a spectator"),
    ("secrecy", AllSecret, "is called secret, and everybody can see it"),
    ("secrecy", Whispers, "and is not in its view"),
    ("simultaneity", LastWordCounts, "the same choices in two orders: prize"),
]

BROKEN_TITLES: list[tuple[str, MarketTitle, str]] = [
    ("features", Indiscreet(), "in two worlds possible for it"),
    ("features", Crowded(), "feature 'A crowd' is 40000, more than two bytes hold"),
    ("vocabulary", WordsApart(), "'wait very long' is not written: wait <time>"),
    ("vocabulary", AmbiguousArgument(), "'wait long' is described as 'long'"),
    ("vocabulary", SecondTongue(), "a state has another vocabulary than its title"),
    ("vocabulary", NoChronicle(), "a state has another chronicle than its title"),
    ("legality", MarkedWrong(), "may decide [13, "),
    ("strictness", TakesAnything(), 'a position with {"no-such-word":0} is accepted'),
    ("opening", NeverTheSame(), "two openings of one setting: prize: 1 and 2"),
    ("opening", LosesSetting(), "a setting written down and read"),
    ("replay", NotTheSameForLong(), "the same moves made again"),
    ("sources", HalfTold(), "points that events told of, and scores at the end: [1]: 4 and 3"),
    ("advice", Advised(IllegalAdvice()), "advised 4, legal are"),
    ("advice", Advised(InfiniteAdvice()), "values [inf, inf"),
    ("advice", Advised(LavishAdvice()), "rewards [2.0"),
    ("advice", Advised(ForgetfulAdvice()), "rewards [0.5"),
    ("advice", Advised(MeddlingAdvice()), "before and after giving advice: revelations"),
]

ALL_LAWS = {
    law.__name__
    for group in (laws.OPENING_LAWS, laws.POSITION_LAWS, laws.MOVE_LAWS, laws.FINAL_LAWS)
    for law in group
}


def test_the_auction_obeys_all_laws() -> None:
    check_title(MARKET, games=GAMES)


@pytest.mark.parametrize(
    ("law", "market", "what"), BROKEN_MARKETS, ids=[entry[1].__name__ for entry in BROKEN_MARKETS]
)
def test_a_broken_state_is_rejected(law: str, market: type[Market], what: str) -> None:
    with pytest.raises(LawBroken) as broken:
        check_title(MarketTitle(market), games=GAMES)
    assert (broken.value.law, what in broken.value.what) == (law, True), broken.value.what


@pytest.mark.parametrize(
    ("law", "title", "what"),
    BROKEN_TITLES,
    ids=[f"{type(getattr(entry[1], 'told', entry[1])).__name__}" for entry in BROKEN_TITLES],
)
def test_a_broken_title_is_rejected(law: str, title: MarketTitle, what: str) -> None:
    with pytest.raises(LawBroken) as broken:
        check_title(title, games=GAMES)
    assert (broken.value.law, what in broken.value.what) == (law, True), broken.value.what


def test_the_bazaar_obeys_all_laws() -> None:
    check_title(BAZAAR, games=4)


@pytest.mark.parametrize(
    ("law", "bazaar", "what"), BROKEN_BAZAARS, ids=[entry[1].__name__ for entry in BROKEN_BAZAARS]
)
def test_a_broken_deal_is_rejected(law: str, bazaar: type[Bazaar], what: str) -> None:
    with pytest.raises(LawBroken) as broken:
        check_title(BazaarOf(bazaar), games=GAMES)
    assert (broken.value.law, what in broken.value.what) == (law, True), broken.value.what


def test_a_game_without_end_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "MOST_PLIES", 100)
    with pytest.raises(LawBroken, match="no end after 100 plies") as broken:
        check_title(MarketTitle(Endless), games=1, every=1_000)
    assert broken.value.law == "termination"


def test_a_crash_at_a_ply_that_is_not_looked_at_is_reported() -> None:
    with pytest.raises(LawBroken, match="IndexError: list index out of range") as broken:
        check_title(MarketTitle(Crashes), games=GAMES, every=1_000)
    assert broken.value.law == "progress"
    assert broken.value.moves[-1].startswith(("A bid", "B bid", "C bid", "A gift", "B gift"))


def test_every_law_has_been_seen_to_fail() -> None:
    failing = {entry[0] for entry in BROKEN_MARKETS} | {entry[0] for entry in BROKEN_TITLES}
    failing |= {entry[0] for entry in BROKEN_BAZAARS}
    assert failing == ALL_LAWS


def test_a_report_tells_all_that_is_needed_to_see_it_again() -> None:
    title = MarketTitle(MintsPoints)
    with pytest.raises(
        LawBroken, match="market breaks the law 'conservation': Nothing is"
    ) as first:
        check_title(title, games=GAMES, seed=5)
    report = first.value
    assert f"ply {report.ply} of the game with seed {report.seed}: {report.setting}" in str(report)
    with pytest.raises(LawBroken) as again:
        check_game(title, report.setting, seed=report.seed)
    assert str(again.value) == str(report)
    assert " gift " in report.moves[-1]


def test_a_report_ends_with_a_scenario_of_the_game() -> None:
    with pytest.raises(LawBroken) as broken:
        check_title(MarketTitle(MintsPoints), games=GAMES)
    report = broken.value
    assert str(report).endswith(report.scenario)
    scenario = parse_scenario(report.scenario)
    assert scenario.seats == report.setting.seats
    assert scenario.options == report.setting.options
    assert scenario.then[0].play == report.moves
    assert len(report.moves) == report.ply


def test_choices_drive_a_game_as_far_as_they_go() -> None:
    setting = MARKET.setting(2)
    check_choices(MARKET, setting, [0] * 100)
    choices = [0, 5, 3, 4, 0, 0, 1]
    check_choices(MarketTitle(LosersWin), setting, choices[:-1])
    with pytest.raises(LawBroken) as broken:
        check_choices(MarketTitle(LosersWin), setting, choices)
    assert broken.value.moves == [
        "chance fill 1",
        "chance fill 2",
        "chance prize 4",
        "B bid 2",
        "A bid 0",
        "B keep",
    ]


def test_no_setting_comes_twice_before_all_have_come() -> None:
    opened: list[str] = []

    class Recorded(MarketTitle):
        def open(self, setting: Setting) -> Market:
            opened.append(repr(setting))
            return super().open(setting)

        def restore(self, setting: Setting, data: dict[str, Any]) -> State:
            before = len(opened)
            try:
                return super().restore(setting, data)
            finally:
                del opened[before:]

    title = Recorded()
    check_title(title, games=8)
    # Every game is opened three times: to be played, to be compared with, and to be replayed.
    games = opened[::3]
    assert sorted(games[:4]) == sorted(map(repr, title.settings()))
    assert games[4:] == games[:4]
