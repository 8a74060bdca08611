"""Trains a response to a bot: a taste (`tastes.py`) that wins as much as possible against it.

The cross-entropy method: a generation of tastes is drawn, each sits alone among copies of the bot, all
on the same deals; from those that did best, the next generation is drawn. What it comes to follows
from the seed alone. Responses are kept in a file, each as soon as it is found.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Final

import msgspec

from kachidoki.engine import BadInput
from kachidoki.engine.files import write_whole
from kachidoki.lab.arena import Plan, playing, refuse_too_many
from kachidoki.lab.crew import Crew
from kachidoki.lab.ladder.schedule import Schedule
from kachidoki.lab.ladder.tastes import kinds_of, name_of_taste
from kachidoki.lab.records.heading import Heading, heading_of
from kachidoki.lab.statistics import Game
from kachidoki.titles import find_title

GENERATIONS: Final = 5
TASTES: Final = 12
PARENTS: Final = 3  # of the next generation
# In points: how far apart the first bonuses are, about, and how near to each other the last ones.
FIRST_SPREAD: Final = 1.5
LEAST_SPREAD: Final = 0.25
SEED_BITS: Final = 32


@dataclass(frozen=True)
class Lesson(Plan):
    """What one generation plays: `bots` are its tastes, and behind them the one they are to beat."""

    deals: int

    def __post_init__(self) -> None:
        refuse_too_many(self.games)

    def seating(self, number: int) -> list[str]:
        seats = self.setting.seats
        pupil, game = divmod(number, self.deals * seats)
        company = [self.bots[-1]] * seats
        company[game % seats] = self.bots[pupil]
        return company

    def deal(self, number: int) -> int:
        seats = self.setting.seats
        return number % (self.deals * seats) // seats


class Responses(msgspec.Struct, forbid_unknown_fields=True):
    """Those that were trained so far, by the bots that they answer."""

    heading: Heading
    trained: dict[str, str]


def games_of_training(plan: Schedule) -> int:
    """How many games are played to train a response to each bot."""
    return len(plan.rated) * GENERATIONS * games_of_generation(plan)


def games_of_generation(plan: Schedule) -> int:
    return TASTES * plan.training_deals * plan.setting.seats


def train_responses(
    plan: Schedule, path: Path, crew: Crew, tell: Callable[[int], None]
) -> Schedule:
    """The plan with a trained response to each bot; tells how many more games are finished."""
    kept = opened(path, heading_of(plan, plan.words()))
    for bot in plan.rated:
        if bot in kept.trained:
            tell(GENERATIONS * games_of_generation(plan))
        else:
            kept.trained[bot] = response_to(bot, plan, crew, tell)
            keep(path, kept)
    return plan.answered(kept.trained)


def opened(path: Path, heading: Heading) -> Responses:
    """What the file keeps; refuses to mix what was trained for other tables."""
    if not path.exists():
        return Responses(heading, {})
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Responses)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} cannot be read: {error}; remove it, or write elsewhere") from error
    if kept.heading != heading:
        raise BadInput(
            f"{path} holds responses to other bots than these: remove it, or write elsewhere"
        )
    return kept


def keep(path: Path, responses: Responses) -> None:
    write_whole(path, msgspec.json.format(msgspec.json.encode(responses)) + b"\n")


def response_to(bot: str, plan: Schedule, crew: Crew, tell: Callable[[int], None]) -> str:
    """The name of the best taste that was found."""
    kinds = len(kinds_of(find_title(plan.title)))
    drawn = Random(f"{plan.seed} {bot}")
    centre, spread = [0.0] * kinds, [FIRST_SPREAD] * kinds
    for _ in range(GENERATIONS):
        tastes = [[*map(drawn.gauss, centre, spread)] for _ in range(TASTES)]
        lesson = Lesson(
            plan.title,
            plan.setting,
            (*map(name_of_taste, tastes), bot),
            games_of_generation(plan),
            drawn.getrandbits(SEED_BITS),
            plan.training_deals,
        )
        marks = marks_of(lesson, crew, tell)
        order = sorted(range(TASTES), key=lambda pupil: (-marks[pupil], pupil))
        parents = list(zip(*(tastes[pupil] for pupil in order[:PARENTS]), strict=True))
        centre = [fmean(bonuses) for bonuses in parents]
        spread = [max(LEAST_SPREAD, pstdev(bonuses)) for bonuses in parents]
    return name_of_taste(centre)


def marks_of(lesson: Lesson, crew: Crew, tell: Callable[[int], None]) -> list[float]:
    """What each taste got out of its games."""
    games: list[Game] = []
    with playing(lesson, crew) as played:
        for game in played:
            games.append(game)
            tell(1)
    seats = lesson.setting.seats
    marks = [0.0] * TASTES
    for game in sorted(games, key=lambda game: game.number):
        pupil, turn = divmod(game.number, lesson.deals * seats)
        outcome = game.outcomes[turn % seats]
        marks[pupil] += outcome.win + (seats - outcome.place) / (seats - 1)
    return marks
