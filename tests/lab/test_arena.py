"""The arena: fair seating, the same luck for all, and the same games however they are played."""

from collections import Counter
from dataclasses import replace
from multiprocessing import active_children
from typing import Any

import msgspec
import pytest

from kachidoki.bots import Bot
from kachidoki.engine import BadInput, State
from kachidoki.lab import arena
from kachidoki.lab.arena import MOST_GAMES, Series, play_game, playing
from kachidoki.lab.statistics import Game
from kachidoki.text import Texts
from kachidoki.titles import find_title

JORAKU = find_title("joraku")


def series(
    bots: str = "random,random,random", games: int = 3, seed: int = 5, **options: str
) -> Series:
    names = tuple(bots.split(","))
    return Series("joraku", JORAKU.setting(len(names), options), names, games, seed)


def play(what: Series, processes: int = 1) -> list[Game]:
    """The games in order, without the time that they took."""
    with playing(what, processes) as games:
        found = sorted(games, key=lambda game: game.number)
    return [
        Game(game.number, tuple(replace(seat, seconds=0, longest=0) for seat in game.outcomes))
        for game in found
    ]


@pytest.mark.parametrize("bots", ["a,b", "a,b,c", "a,b,b,b", "a,a,b,b", "a,b,a,b"])
def test_every_bot_sits_everywhere_equally_often(
    bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "make_bot", lambda *_: Witness([]))
    names = bots.split(",")
    what = series(bots, games=2 * len(names))
    assert what.seating(0) == names
    for seat in range(len(names)):
        taken = Counter(what.seating(number)[seat] for number in range(what.games))
        assert taken == {bot: 2 * names.count(bot) for bot in names}


class Witness(Bot):
    """Takes the first legal action and writes down what it was shown."""

    def __init__(self, shown: list[tuple[int, State, list[int]]]) -> None:
        self.shown = shown

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        self.shown.append((seat, state.clone(), legal))
        return legal[0]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, State, list[int]]]:
    """What all bots of a game are shown, in order."""
    found: list[tuple[int, State, list[int]]] = []
    monkeypatch.setattr(arena, "make_bot", lambda *_: Witness(found))
    return found


def first_views(what: Series, number: int, shown: list[Any]) -> dict[int, Any]:
    """What each seat sees when it is asked for the first time."""
    shown.clear()
    play_game(what, number)
    views: dict[int, Any] = {}
    for seat, state, _ in shown:
        views.setdefault(seat, msgspec.to_builtins(state.view(seat)))
    return views


def test_a_deal_is_the_same_from_every_seat_and_the_next_one_another(shown: list[Any]) -> None:
    what = series("one,other,third", games=4)
    first, *others, next_deal = [first_views(what, number, shown) for number in range(4)]
    assert others == [first, first]
    assert next_deal != first


@pytest.mark.parametrize(
    ("bots", "rotations"), [("a,a", 1), ("a,b", 2), ("a,b,a,b", 2), ("a,a,b", 3), ("a,a,a", 1)]
)
def test_equal_bots_need_not_change_places(bots: str, rotations: int, shown: list[Any]) -> None:
    what = series(bots, games=4)
    assert what.rotations == rotations
    first, *others = [first_views(what, number, shown) for number in range(rotations + 1)]
    assert [view == first for view in others] == [True] * (rotations - 1) + [False]


def test_bots_see_guesses_instead_of_secrets(shown: list[Any]) -> None:
    what = series("one,other,third")
    dumps = []
    for number in range(2):
        shown.clear()
        play_game(what, number)
        dumps.append(shown[0][1].dump())
    assert dumps[0]["hands"]["A"] == dumps[1]["hands"]["A"]
    assert dumps[0]["hands"] != dumps[1]["hands"]


def test_nobody_is_asked_where_there_is_no_choice(shown: list[Any]) -> None:
    outcomes = play_game(series("witness,witness,witness"), 0).outcomes
    assert all(len(legal) > 1 for _, _, legal in shown)
    assert sum(outcome.decisions for outcome in outcomes) == len(shown)


def test_any_number_of_processes_plays_the_same_games() -> None:
    what = series("greedy,random,random,random", games=6)
    alone = play(what)
    assert [game.number for game in alone] == [0, 1, 2, 3, 4, 5]
    assert play(what, processes=2) == alone
    assert play(what, processes=3) == alone


def test_bots_with_processes_of_their_own_play_too() -> None:
    what = series("ismcts:8@2,random,random", games=2)
    assert play(what, processes=2) == play(what)


def test_another_seed_gives_other_games_and_the_same_seed_the_same() -> None:
    assert play(series()) == play(series())
    assert play(series(seed=6)) != play(series())


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    assert play(series(games=5))[:2] == play(series(games=2))


def test_a_game_tells_which_house_each_seat_led() -> None:
    sun = find_title("rising-sun")
    what = Series(sun.id, sun.setting(3), ("random",) * 3, 1, 5)
    houses = [seat.part for seat in play_game(what, 0).outcomes]
    assert len({*houses}) == 3
    texts = Texts("en", sun)
    assert {texts.say(str(house)) for house in houses} <= {
        "Koi",
        "Lotus",
        "Turtle",
        "Dragonfly",
        "Bonsai",
    }
    assert {seat.part for seat in play_game(series(), 0).outcomes} == {None}


def test_outcomes_are_those_of_the_game() -> None:
    for game in play(series("greedy,random", games=4, mode="with-neutral")):
        places = [outcome.place for outcome in game.outcomes]
        scores = [outcome.score for outcome in game.outcomes]
        assert min(places) == 1
        assert scores[places.index(1)] == max(scores)
        assert sum(outcome.win for outcome in game.outcomes) == 1


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bots": ("random", "random")}, "3 seats need as many bots.*given: 2"),
        ({"bots": ("random",) * 4}, "3 seats need as many bots.*given: 4"),
        ({"bots": ("random", "random", "oracle")}, "no bot 'oracle'"),
        ({"bots": ("random", "random", "")}, "no bot ''"),
        ({"games": 0}, "0 games show nothing"),
        ({"games": MOST_GAMES + 1}, "10000001 games are too many; possible: up to 10000000"),
        ({"games": 10**20}, "games are too many"),
        (
            {"bots": ("random", "random", "tests.lab.failing:Clings")},
            "the bot tests.lab.failing:Clings cannot be closed: RuntimeError: not yet",
        ),
        ({"title": "go"}, "no title 'go'"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        replace(series(), **changes)


def test_no_process_cannot_play() -> None:
    with pytest.raises(BadInput, match="0 processes"), playing(series(), 0):
        pass


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Raises", "RuntimeError: no idea"),
        ("Exits", "SystemExit: 3"),
        ("Gives", "GeneratorExit: enough"),
        ("Stammers", "Speechless$"),
        ("Cheats", "IllegalAction: the bot chose -1"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game_and_ply(
    bot: str, reason: str, processes: int
) -> None:
    name = f"tests.lab.failing:{bot}"
    with pytest.raises(
        BadInput, match=rf"{name} in seat \w of game \d failed at ply \d+: {reason}"
    ):
        play(series(f"{name},random,random"), processes)


def test_a_bot_that_cannot_be_closed_after_a_game_has_played_it() -> None:
    assert len(play(series("tests.lab.failing:ClingsToGames,random,random", games=2))) == 2


def test_a_process_that_dies_ends_the_series() -> None:
    with pytest.raises(BadInput, match=r"a process of the arena has died.*failing:Dies"):
        play(series("tests.lab.failing:Dies,random,random"), processes=2)
    assert active_children() == []


def test_leaving_early_ends_all_processes() -> None:
    with playing(series(games=50), 2) as games:
        next(games)
    assert active_children() == []
