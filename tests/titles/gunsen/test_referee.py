"""Random games, refereed: the program and a plain second set of rules must agree at every ply."""

import random
from functools import cache
from typing import Any

import msgspec
import pytest
from tests.titles.gunsen.referee import Referee
from tests.titles.gunsen.table import Questions

from kachidoki.engine import CHANCE, State, seat_name
from kachidoki.titles import find_title
from kachidoki.titles.gunsen.rules.components import COMPONENTS

GUNSEN = find_title("gunsen")
WORDS = GUNSEN.vocabulary
PRINTED = COMPONENTS.printed()
WAYS = ("dealt", "chosen")
# Of every number of seats, in a test and in a long one.
GAMES = 2
MANY_GAMES = 40
# How gladly players do things, so that rare things happen: all is one to them, or they like to fight,
# to build, to have special orders, to ride, or to do nothing until no orders are left.
TEMPERS: list[dict[str, float]] = [
    {},
    {"done": 0.1, "buy": 8, "noble": 6, "lead": 6, "stay": 0.2, "accept": 3, "march tr": 5},
    {"done": 0.2, "build": 4, "buy": 4, "noble": 4, "decline": 0.3},
    {
        "noble decree": 10,
        "issue dragon-insight": 6,
        "issue phoenix-wrath": 6,
        "buy innovation": 30,
        "smite": 5,
        "refresh": 4,
    },
    {"done": 0.3, "jump": 6, "buy": 5, "noble": 4},
    {"done": 40, "refresh": 0.05},
]


notation = cache(WORDS.notation)


def zeal(temper: dict[str, float], move: str) -> float:
    """By the first two words, by the first and the last, or by the first alone."""
    words = move.split()
    for name in (" ".join(words[:2]), f"{words[0]} {words[-1]}", words[0]):
        if name in temper:
            return temper[name]
    return 1


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


def table_of(state: State, table: dict[str, Any]) -> dict[str, Any]:
    """The spectator's view, as far as the referee keeps the table."""
    view = msgspec.to_builtins(state.view(None))
    view["row"] = sorted(card for card in view["row"] if card)
    for player in view["players"].values():
        for key in ("achievements", "goals", "specials", "nobles"):
            player[key].sort()
    if view["battle"]:
        view["battle"]["dice"].sort()
    for name, place in view["places"].items():
        if name[0] == "f":
            place["heroes"] = table["places"][name]["heroes"]  # one of them; see the player
    return {key: view[key] for key in table}


def differences(found: Any, wanted: Any, path: str = "") -> list[str]:
    """Where two tables differ, in words."""
    if found == wanted:
        return []
    if isinstance(found, dict) and isinstance(wanted, dict):
        keys = [*dict.fromkeys([*found, *wanted])]
        return [
            line
            for key in keys
            for line in differences(found.get(key), wanted.get(key), f"{path}.{key}")
        ]
    return [f"{path}: the program {found}, the referee {wanted}"]


class Game:
    """A game that is played by the program and followed by the referee."""

    def __init__(self, seats: int, way: str, seed: int) -> None:
        self.luck = random.Random(f"{seats} {way} {seed}")
        self.temper = TEMPERS[seed % len(TEMPERS)]
        self.state = GUNSEN.new(seats, {"clans": way})
        self.referee = Referee(seats, {"clans": way}, PRINTED)
        self.moves: list[str] = []

    def play(self) -> None:
        while not self.state.is_over():
            self.compare()
            self.go_on()
        self.compare()
        assert self.state.ranking() == self.referee.ranking(), self.story()

    def compare(self) -> None:
        questions = asked(self.state)
        catch_up(self.referee, questions)
        assert self.referee.questions() == questions, self.story()
        table = self.referee.shown()
        found = table_of(self.state, table)
        assert found == table, [*differences(found, table), *self.story()]

    def go_on(self) -> None:
        [seat] = self.state.actors()
        moves = [notation(action) for action in self.state.legal_actions(seat)]
        [move] = self.luck.choices(moves, [zeal(self.temper, move) for move in moves])
        self.moves.append(f"{name_of(seat)} {move}")
        self.referee.play(name_of(seat), move)
        self.state.apply(seat, WORDS.parse(move))

    def story(self) -> list[str]:
        """The last moves, for the reader of a failure."""
        return self.moves[-30:]


@pytest.mark.parametrize("seats", GUNSEN.seats)
def test_the_referee_agrees_with_the_program(seats: int) -> None:
    for number in range(GAMES):
        Game(seats, WAYS[number % 2], GAMES * seats + number).play()


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", GUNSEN.seats)
def test_the_referee_agrees_for_a_long_time(seats: int, way: str) -> None:
    for seed in range(100, 100 + MANY_GAMES):
        Game(seats, way, seed).play()
