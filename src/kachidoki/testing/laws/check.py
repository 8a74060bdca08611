"""Plays games of a title and checks every law at every ply."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from kachidoki.engine import Rng, Setting, Title
from kachidoki.testing.laws import action, game, knowledge, position
from kachidoki.testing.laws.moment import Moment, Violation
from kachidoki.testing.walk import Walk, shuffled


class LawBroken(AssertionError):
    """A title broke a law; the message ends with the game up to that point as a scenario file."""

    def __init__(self, law: str, statement: str, what: str, walk: Walk) -> None:
        self.law = law
        self.what = what
        self.setting = walk.setting
        self.seed = walk.seed
        self.ply = len(walk.moves)
        self.moves = walk.words()
        self.scenario = walk.scenario(f"the law '{law}' is broken: {what}")
        super().__init__(
            f"{walk.title.id} breaks the law '{law}': {statement}\n"
            f"  {what}\n"
            f"  at ply {self.ply} of the game with seed {self.seed}: {self.setting}\n\n"
            f"{self.scenario}"
        )


Law = Callable[[Moment], None]

OPENING_LAWS: Final[list[Law]] = [game.vocabulary, game.opening, game.strictness]
POSITION_LAWS: Final[list[Law]] = [
    position.conservation,
    action.legality,
    action.refusal,
    action.chance,
    knowledge.views,
    position.scores,
    knowledge.knowledge,
    knowledge.features,
    knowledge.worlds,
    action.simultaneity,
    position.advice,
]
MOVE_LAWS: Final[list[Law]] = [
    action.gestures,
    action.counting,
    position.independence,
    position.listening,
    position.snapshot,
    knowledge.quietness,
    knowledge.secrecy,
    knowledge.discretion,
    knowledge.seclusion,
    knowledge.forgetting,
]
FINAL_LAWS: Final[list[Law]] = [position.snapshot, game.replay, game.sources]


def check_title(
    title: Title,
    *,
    games: int | None = None,
    seed: int = 0,
    settings: Sequence[Setting] | None = None,
    every: int = 1,
) -> None:
    """Plays random games (one of each setting by default); raises LawBroken at the first offence.

    Settings are taken in an order that depends on the seed, and none twice before all were taken.
    Where time is short, only `every` n-th ply of a game is looked at.
    """
    possible = shuffled(title.settings() if settings is None else settings, Rng(seed))
    for number in range(len(possible) if games is None else games):
        setting = possible[number % len(possible)]
        check_game(title, setting, seed=seed * 1_000_003 + number, every=every)


def check_game(
    title: Title, setting: Setting, *, seed: int = 0, skip: int = 0, every: int = 1
) -> None:
    """Checks one random game from its beginning, or after the first `skip` plies, to its end."""
    walk = walk_on(title, setting, seed, skip)
    while not walk.state.is_over():
        obey([game.termination], Moment(walk))
        if (len(walk.moves) + seed) % every == 0:
            check_ply(walk, walk.at_random)
        else:
            obey([game.progress], Moment(walk))
    obey(POSITION_LAWS + FINAL_LAWS, Moment(walk))


def check_choices(
    title: Title, setting: Setting, choices: Sequence[int], *, seed: int = 0, skip: int = 0
) -> None:
    """Checks as many plies as there are choices, each the number of an option (counted round)."""
    walk = walk_on(title, setting, seed, skip)
    for choice in choices:
        if walk.state.is_over():
            obey(POSITION_LAWS + FINAL_LAWS, Moment(walk))
            return
        check_ply(walk, partial(walk.option, choice))


def walk_on(title: Title, setting: Setting, seed: int, plies: int) -> Walk:
    """A random game, so many plies after its opening."""
    walk = Walk(title, setting, seed)
    obey(OPENING_LAWS, Moment(walk))
    while len(walk.moves) < plies and not walk.state.is_over():
        obey([game.progress], Moment(walk))
    return walk


def check_ply(walk: Walk, choose: Callable[[], tuple[int, int]]) -> None:
    """Checks the position, then the move that is chosen in it, and makes the move."""
    moment = Moment(walk)
    obey(POSITION_LAWS, moment)
    moment.seat, moment.action = choose()
    obey(MOVE_LAWS, moment)
    walk.make(moment.seat, moment.action)


def obey(laws: Sequence[Law], moment: Moment) -> None:
    """Whatever a title raises while a law is checked breaks that law."""
    for law in laws:
        try:
            law(moment)
        except Exception as error:
            statement = (law.__doc__ or "").partition("\n")[0]
            kind = "" if isinstance(error, Violation) else f"{type(error).__name__}: "
            raise LawBroken(law.__name__, statement, f"{kind}{error}", moment.walk) from error
