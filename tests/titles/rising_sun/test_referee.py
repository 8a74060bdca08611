"""Random games, refereed: the program and a plain second set of rules must agree at every ply."""

import random
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec
import pytest
from tests.titles.rising_sun.referee.course import Referee
from tests.titles.rising_sun.referee.table import Questions

from kachidoki.engine import CHANCE, State, seat_name
from kachidoki.titles import find_title
from kachidoki.titles.rising_sun.rules.components import COMPONENTS

SUN = find_title("rising-sun")
WORDS = SUN.vocabulary
PRINTED = COMPONENTS.printed()
WAYS = ("dealt", "chosen", "drafted")
SETS = ("archway", "horseman", "teapot")
# Of every setting, in a test and in a long one.
GAMES = 2
MANY_GAMES = 25
# How gladly players do things, so that rare things happen; everything else counts 1.
ZEAL = {
    "lay train": 6,
    "lay recruit": 3,
    "lay betray": 2,
    "announce train": 4,
    "buy": 5,
    "accept": 3,
    "worship": 3,
    "seize-at": 4,
    "use": 4,
    "favour": 4,
    "take": 4,
    "move oni-of-hate": 8,
    "move oni-of-spite": 8,
    "done": 0.4,
}


notation = cache(WORDS.notation)


@cache
def zeal(move: str) -> float:
    """The weight of the first beginning that fits."""
    return next((ZEAL[word] for word in ZEAL if f"{move} ".startswith(f"{word} ")), 1)


def asked(state: State) -> Questions:
    """Who is asked, and what each may answer."""
    return {
        name_of(seat): sorted(map(notation, state.legal_actions(seat))) for seat in state.actors()
    }


def name_of(seat: int) -> str:
    return "chance" if seat == CHANCE else seat_name(seat)


def catch_up(referee: Referee, questions: Questions) -> None:
    """A question with one answer may be skipped."""
    while referee.questions() != questions and len(referee.pending) == 1:
        [(seat, answers)] = referee.pending.items()
        if len(answers) > 1:
            return
        referee.play(seat, answers[0])


def table_of(state: State, table: Iterable[str]) -> dict[str, Any]:
    """The spectator's view, as far as the referee keeps the table."""
    view = msgspec.to_builtins(state.view(None))
    for player in view["players"].values():
        player.pop("bids_made")
    if view["battle"]:
        region = view["regions"][view["battle"]["region"]]
        del region["force"], region["strongest"]
        if view["battle"]["winner"]:
            view["battle"]["force"] = None
    return {key: view[key] for key in table}


def differences(found: Any, wanted: Any, path: str = "") -> list[str]:
    """Where two tables differ, in words."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        keys = [*dict.fromkeys([*found, *wanted])]
        return [
            line
            for key in keys
            for line in differences(found.get(key), wanted.get(key), f"{path}.{key}")
        ]
    return [] if found == wanted else [f"{path}: the program {found}, the referee {wanted}"]


class Game:
    """A game that is played by the program and followed by the referee."""

    def __init__(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.luck = random.Random(seed)
        self.state = SUN.new(seats, options)
        self.referee = Referee(seats, dict(self.state.view(None).options), PRINTED)
        self.moves: list[str] = []

    def play(self) -> None:
        while not self.state.is_over():
            self.compare()
            self.go_on()
        self.compare()
        ranks = self.referee.ranking()
        assert self.state.ranking() == [ranks[seat] for seat in self.referee.seats], self.story()

    def compare(self) -> None:
        questions = asked(self.state)
        catch_up(self.referee, questions)
        assert self.referee.questions() == questions, self.story()
        table = self.referee.table()
        found = table_of(self.state, table)
        assert found == table, [*differences(found, table), *self.story()]

    def go_on(self) -> None:
        seat = self.luck.choice(self.state.actors())
        actions = self.state.legal_actions(seat)
        moves = [notation(action) for action in actions]
        weights = [zeal(move) for move in moves]
        move = self.luck.choices(moves, weights)[0]
        self.moves.append(f"{name_of(seat)} {move}")
        self.referee.play(name_of(seat), move)
        self.state.apply(seat, WORDS.parse(move))

    def story(self) -> list[str]:
        """The last moves, for the reader of a failure."""
        return self.moves[-30:]


def each_setting(test: Callable[..., None]) -> Callable[..., None]:
    """All ways to sit down, with all sets of cards."""
    for name, values in (("card_set", SETS), ("way", WAYS), ("seats", SUN.seats)):
        test = pytest.mark.parametrize(name, values)(test)
    return test


@each_setting
def test_the_referee_agrees_with_the_program(seats: int, way: str, card_set: str) -> None:
    for seed in range(GAMES):
        Game(seats, {"houses": way, "set": card_set}, seed).play()


@pytest.mark.long
@each_setting
def test_the_referee_agrees_in_many_games(seats: int, way: str, card_set: str) -> None:
    for seed in range(GAMES, GAMES + MANY_GAMES):
        Game(seats, {"houses": way, "set": card_set}, seed).play()


def test_the_referee_agrees_at_the_shrines_of_a_first_game() -> None:
    Game(4, {"set": "random", "shrines": "first-game"}, 1).play()
