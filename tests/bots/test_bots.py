"""The bots: legal, reproducible, blind to what their seat cannot know, and worth playing against."""

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from tests.engine.toy import MarketTitle

from kachidoki.bots import (
    SILENCE,
    Bot,
    GreedyBot,
    IsmctsBot,
    NoAnswer,
    ParallelIsmctsBot,
    Question,
    RandomBot,
    answer,
    ask,
    ask_to_respond,
    attempt,
    is_built_in,
    make_bot,
)
from kachidoki.bots.ismcts import UNLIMITED, Ranked, Search
from kachidoki.engine import (
    Advice,
    BadInput,
    IllegalAction,
    Moves,
    Rng,
    State,
    Title,
    settle,
)
from kachidoki.engine.learned.nets import taught
from kachidoki.titles import find_title

JORAKU = find_title("joraku")


def dealt(seed: int, seats: int = 4) -> State:
    """A game in which the first hands have been dealt."""
    state = JORAKU.new(seats)
    settle(state, Moves(), Rng(seed))
    return state


# Stand-ins for the figures that were reconstructed, so that no test hangs on them.
CORRECTIONS = {
    "areas": {
        "kyoto": {"scoring": [[0, 0, 0], [0, 0, 0], [8, 4, 2]]},
        "omi": {"scoring": [[0, 0, 0], [3, 2, 0], [6, 3, 2]]},
        "ise": {"scoring": [[2, 1, 0], [4, 2, 0], [5, 3, 2]]},
        "owari": {"scoring": [[4, 2, 0], [6, 3, 2], [4, 2, 0]]},
    }
}


def play(names: list[str], seed: int) -> State:
    """A whole game between bots."""
    state, moves, rng = JORAKU.new(len(names), {}, CORRECTIONS), Moves(), Rng(seed)
    bots = [make_bot(name, JORAKU, seed * 10 + seat) for seat, name in enumerate(names)]
    while not state.is_over():
        settle(state, moves, rng)
        if not state.is_over():
            seat = int(state.actor)
            state.apply(seat, ask(bots[seat], state, seat, rng))
    return state


def wins(hero: str, other: str, games: int) -> int:
    """How many games the hero wins against three others, from each seat in turn."""
    won = 0
    for game in range(games):
        names = [other] * 4
        names[game % 4] = hero
        won += play(names, seed=game + 1).ranking()[game % 4] == 1
    return won


class Spy(Bot):
    """Notes what it is shown of the next seat's cards."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, ...]] = set()
        self.own: set[tuple[str, ...]] = set()

    def choose(self, state: State, seat: int) -> int:
        hands = state.dump()["hands"]
        self.own.add(tuple(hands["A"]))
        self.seen.add(tuple(hands["B"]))
        return state.legal_actions(seat)[0]


def test_bots_get_resampled_states_only() -> None:
    state, spy = dealt(seed=3), Spy()
    for seed in range(20):
        ask(spy, state, 0, Rng(seed))
    assert len(spy.own) == 1
    assert len(spy.seen) > 10


def test_asking_changes_nothing() -> None:
    state = dealt(seed=4)
    before = state.dump()
    for name in ("random", "greedy", "ismcts:50"):
        ask(make_bot(name, JORAKU, seed=1), state, 0, Rng(9))
    assert state.dump() == before


def test_an_illegal_choice_is_refused() -> None:
    class Cheat(Bot):
        def choose(self, state: State, seat: int) -> int:
            return JORAKU.vocabulary.parse("march")

    class Mute(Bot):
        def choose(self, state: State, seat: int) -> int:
            return None  # type: ignore[return-value]

    with pytest.raises(IllegalAction, match="possible: pass"):
        ask(Cheat(), dealt(seed=5), 0, Rng(1))
    with pytest.raises(IllegalAction, match="the bot chose None"):
        ask(Mute(), dealt(seed=5), 0, Rng(1))
    with pytest.raises(TypeError, match="Bot does not define 'choose'"):
        Bot().choose(dealt(seed=5), 0)  # type: ignore[abstract]


class Numpy(Bot):
    """Answers by what numpy has for whole numbers, or by something else."""

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def choose(self, state: State, seat: int) -> int:
        return self.kind(state.legal_actions(seat)[0])  # type: ignore[no-any-return]

    def offer(self, state: State, seat: int) -> int:
        return self.kind(SILENCE)  # type: ignore[no-any-return]


@pytest.mark.parametrize("kind", [np.int64, np.int16])
def test_a_choice_may_be_a_whole_number_of_numpy(kind: type) -> None:
    state = dealt(seed=5)
    chosen = ask(Numpy(kind), state, 0, Rng(1))
    assert (type(chosen), chosen) == (int, state.legal_actions(0)[0])
    said = ask_to_respond(Numpy(kind), state, 0, Rng(1))
    assert (type(said), said) == (int, SILENCE)


@pytest.mark.parametrize("kind", [float, str, np.float64, lambda action: None])
def test_nothing_else_is_a_choice(kind: type) -> None:
    with pytest.raises(IllegalAction, match="the bot chose"):
        ask(Numpy(kind), dealt(seed=5), 0, Rng(1))
    with pytest.raises(IllegalAction, match="the bot responded by"):
        ask_to_respond(Numpy(kind), dealt(seed=5), 0, Rng(1))


def test_random_tries_everything() -> None:
    state, bot = dealt(seed=6), RandomBot(Rng(1))
    assert {bot.choose(state, 0) for _ in range(200)} == set(state.legal_actions(0))


class LikesTheHighest(Advice):
    """Values a position by the highest card that the seat has chosen to pass."""

    def value(self, state: State, seat: int) -> float:
        chosen = state.dump()["chosen"]["A"]
        return float(max((JORAKU.vocabulary.parse(f"pass {card}") for card in chosen), default=0))


def test_greedy_takes_what_the_advice_values_most() -> None:
    state = dealt(seed=7)
    assert GreedyBot(LikesTheHighest(), Rng(1)).choose(state, 0) == max(state.legal_actions(0))


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:200"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    names = [name, "greedy", "random"]
    assert play(names, seed=11).dump() == play(names, seed=11).dump()


@pytest.mark.parametrize("setting", JORAKU.settings()[::9], ids=repr)
def test_every_mode_is_played(setting: object) -> None:
    state, moves, rng = JORAKU.open(setting), Moves(), Rng(12)  # type: ignore[arg-type]
    bot = make_bot("ismcts:20", JORAKU, seed=2)
    while not state.is_over():
        settle(state, moves, rng)
        if not state.is_over():
            seat = int(state.actor)
            state.apply(seat, ask(bot, state, seat, rng))
    assert min(state.ranking()) == 1


def test_ismcts_finds_the_move_that_wins() -> None:
    """One card left in the last trick of the game: three samurai into Mikawa take the lead there."""
    data = JORAKU.new(3).dump()
    data.update(round=3, kachidoki="A", army="yellow", plies=100)
    data["pending"] = [{"step": "playing", "argument": 0}, {"step": "resolving", "argument": 4}]
    data["trick"] = [
        {"army": "red", "card": "red-1"},
        {"army": "blue", "card": "red-2"},
        {"army": "yellow", "card": "red-4"},
    ]
    for army, (number, area) in {
        "red": (1, "omi"),
        "blue": (2, "ise"),
        "yellow": (3, "owari"),
    }.items():
        data["armies"][army].update(number=number, daimyo=area, reputation=20)
    data["armies"]["red"]["samurai"] = {"mikawa": 2}
    data["armies"]["blue"]["samurai"] = {"mikawa": 1}
    state = JORAKU.load(data)
    best = IsmctsBot(taught(JORAKU), Rng(1), iterations=400).analyse(state, 2)[0]
    assert JORAKU.vocabulary.notation(best.action) == "place 3"
    assert (
        sum(entry.visits for entry in IsmctsBot(taught(JORAKU), Rng(1), 90).analyse(state, 2)) == 90
    )


def test_a_time_budget_ends_the_search() -> None:
    found = IsmctsBot(taught(JORAKU), Rng(1), 200_000, seconds=0.05).analyse(dealt(seed=8), 0)
    assert 0 < sum(finding.visits for finding in found) < 200_000


def test_the_shortest_time_gives_one_iteration() -> None:
    found = IsmctsBot(taught(JORAKU), Rng(1), 100, seconds=1e-9).analyse(dealt(seed=8), 0)
    assert sum(finding.visits for finding in found) == 1


def test_ismcts_knows_no_title() -> None:
    """With the engine's bare advice it plays games out at random, and still finds something."""
    found = IsmctsBot(Advice(), Rng(1), iterations=30).analyse(dealt(seed=9), 1)
    assert sum(finding.visits for finding in found) == 30


class Narrowing(Advice):
    """Thinks that only the last legal move is worth a search."""

    def narrow(self, state: State, seat: int, moves: Moves) -> None:
        moves.actions[0] = moves.actions[moves.count - 1]
        moves.count = 1


def test_a_search_looks_only_at_what_the_advice_leaves() -> None:
    state = dealt(seed=9)
    found = IsmctsBot(Narrowing(), Rng(1), iterations=30).analyse(state, 1)
    assert [finding.action for finding in found] == [state.legal_actions(1)[-1]]


class Content(Advice):
    """Thinks that every position can be judged."""

    def is_settled(self, state: State) -> bool:
        return True


def test_a_search_does_not_look_beyond_what_is_settled() -> None:
    state = dealt(seed=9)
    search = Search(state, 1, Content(), Rng(1))
    search.run(200, UNLIMITED)
    tried = [finding for finding in search.found() if finding.visits > 0]
    assert len(tried) > 1
    assert search.tree.size == 1 + len(tried)


class Mixing(Advice):
    """Knows a mixed strategy, and draws the last move from it."""

    def mix(self, state: State, seat: int, rng: Rng) -> int:
        return state.legal_actions(seat)[-1]


def test_a_mixed_strategy_needs_no_search() -> None:
    state = dealt(seed=9)
    assert IsmctsBot(Mixing(), Rng(1), iterations=30).choose(state, 1) == state.legal_actions(1)[-1]


def test_several_processes_add_up_their_visits() -> None:
    bot = make_bot("ismcts:101@2", JORAKU, seed=3)
    assert isinstance(bot, ParallelIsmctsBot)
    try:
        state = dealt(seed=10)
        found = bot.analyse(state, 0)
        assert sum(finding.visits for finding in found) == 102
        assert bot.choose(state, 0) in state.legal_actions(0)
    finally:
        bot.close()


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", games=24) >= 20


def test_ismcts_beats_greedy() -> None:
    assert wins("ismcts:500", "greedy", games=8) >= 4


def test_a_bot_of_ones_own_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots.py").write_text(
        "from kachidoki.bots import Bot\n"
        "class First(Bot):\n"
        "    def choose(self, state, seat):\n"
        "        return state.legal_actions(seat)[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    state = dealt(seed=13)
    bot = make_bot("mybots:First", JORAKU, seed=0)
    assert ask(bot, state, 0, Rng(1)) == state.legal_actions(0)[0]


def test_a_bot_that_asks_for_them_gets_the_title_and_the_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "seeded.py").write_text(
        "from kachidoki.bots import RandomBot\n"
        "from kachidoki.engine import Rng\n"
        "class Mine(RandomBot):\n"
        "    pass\n"
    )
    (tmp_path / "broken.py").write_text("class Half(\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match="the bot 'broken:Half' cannot be used"):
        make_bot("broken:Half", JORAKU, seed=0)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("deep", "there is no bot 'deep'"),
        ("greedy:3", "there is no bot 'greedy:3'"),
        ("ismcts:0", "out of range"),
        ("ismcts:-5", "out of range"),
        ("ismcts:nans", "out of range"),
        ("ismcts:1e99s", "up to 3600 seconds"),
        ("ismcts:1e400s", "cannot be used"),
        ("ismcts:many", "cannot be used"),
        ("ismcts:10@x", "cannot be used"),
        ("ismcts:10@0", "out of range"),
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("json:loads", "no subclass"),
        ("json:nothing", "has no attribute 'nothing'"),
        (":x", "cannot be used"),
        (".a:b", "cannot be used"),
        ("tests.lab.failing:Quits", "cannot be used: SystemExit: 5"),
        ("tests.lab.failing:Many", "its processes are 'many'; possible: a whole number from 1"),
        ("tests.lab.failing:Halves", r"its processes are 3\.5"),
        ("tests.lab.failing:Nobody", "its processes are 0"),
        ("ismcts:5@", "'ismcts:5@' lacks a number of processes behind '@'"),
        ("ismcts:5@+none", "lacks a number of processes"),
        ("ismcts:5+", r"'ismcts:5\+' lacks a file, or 'none', behind '\+'"),
        ("ismcts:5+none+", "lacks a file"),
        ("random+none", r"there is no bot 'random\+none'"),
    ],
)
def test_bad_names(name: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        make_bot(name, JORAKU, seed=0)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Exits", "SystemExit: 3"),
        ("Gives", "GeneratorExit: enough"),
        ("Stammers", "Speechless"),
    ],
)
def test_whatever_a_bot_raises_is_told(bot: str, reason: str) -> None:
    question = Question(JORAKU, dealt(seed=13).dump(), 0, f"tests.lab.failing:{bot}", 0)
    given = attempt(answer, question)
    assert isinstance(given, NoAnswer)
    assert str(given) == reason


def test_an_answer_counts_though_its_bot_cannot_be_closed() -> None:
    state = dealt(seed=13)
    question = Question(JORAKU, state.dump(), 0, "tests.lab.failing:Clings", 0)
    assert answer(question) == state.legal_actions(0)[0]


# ----------------------------------------------------------------- nets

GUNSEN = find_title("gunsen")


def test_a_bot_judges_by_the_net_that_it_is_given() -> None:
    file = files("kachidoki.titles.gunsen") / "net.json"
    names = {
        "ismcts:5": True,
        "ismcts:5+none": False,
        "ismcts+none": False,
        f"ismcts:5+none+{file}": True,
    }
    for name, has_net in names.items():
        bot = make_bot(name, GUNSEN, seed=1)
        assert isinstance(bot, IsmctsBot)
        assert (bot.advice.net is not None) == has_net


@pytest.mark.parametrize(
    ("title", "net", "reason"),
    [
        (
            MarketTitle(),
            str(files("kachidoki.titles.gunsen") / "net.json"),
            "market has no features",
        ),
        (GUNSEN, "nowhere.json", r"nowhere\.json: cannot be read"),
        (GUNSEN, "mine.json+none", "'none' stands before all files, not behind 'mine.json'"),
    ],
)
def test_a_net_that_cannot_be_used_is_refused(title: Title, net: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        make_bot(f"ismcts:5+{net}", title, seed=1)


def test_a_bot_of_ours_needs_no_file() -> None:
    assert is_built_in("champion")
    assert is_built_in("ismcts:50+none")
    assert not is_built_in("ismcts:50+mine.json")
    assert not is_built_in("ismcts:50+none+mine.json")
    assert not is_built_in("mine:Bot")


# ----------------------------------------------------------------- ranked moves


class Ranking(Advice):
    """Thinks most of the last legal move, then of the one before it."""

    def narrow(self, state: State, seat: int, moves: Moves) -> None:
        for place, action in enumerate(reversed(moves.as_list())):
            moves.actions[place] = action

    def ranks(self) -> bool:
        return True


def test_ranked_moves_are_looked_at_by_and_by() -> None:
    state = dealt(seed=9)
    best_first = state.legal_actions(1)[::-1]
    assert len(best_first) > 4
    for iterations, tried in ((1, 1), (2, 2), (5, 3), (10, 4)):
        found = IsmctsBot(Ranking(), Rng(1), iterations).analyse(state, 1)
        assert {finding.action for finding in found} == set(best_first[:tried])


def test_a_ranking_is_kept_as_long_as_the_same_moves_are_legal() -> None:
    moves, fewer, given = Moves(), Moves(), Moves()
    for action in (3, 5, 8):
        moves.add(action)
    fewer.add(3)
    ranked = Ranked(moves)
    assert ranked.is_of(moves)
    assert not ranked.is_of(fewer)
    moves.actions[0], moves.actions[2] = 8, 3
    ranked.keep(moves)
    ranked.give(given, 2)
    assert given.as_list() == [8, 5]
    assert not ranked.is_of(moves)
