"""Games for the tests: small, quick and always the same."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from kachidoki.bots import answer
from kachidoki.cli.play.game import LocalGame
from kachidoki.engine import Event
from kachidoki.match import Match, seeded
from kachidoki.titles import find_title

ADVISER = "ismcts:40"
AGAINST_RANDOM = (None, "random", "random", "random")
HOT_SEAT = (None, None, "random")
WATCHING = ("random", "greedy", "random")


def sit(
    players: Sequence[str | None] = AGAINST_RANDOM,
    options: Mapping[str, str] | None = None,
    seed: int = 7,
    file: Path | None = None,
) -> LocalGame:
    """A freshly opened game of Joraku."""
    title = find_title("joraku")
    secret, nonces = seeded(seed, len(players))
    names = [bot or f"Human {seat}" for seat, bot in enumerate(players)]
    setting = title.setting(len(players), options)
    match = Match.open(title, setting, names, secret, nonces, clock=None, bots=players)
    return LocalGame(match, file, ADVISER)


def events(game: LocalGame) -> list[Event]:
    """What the viewer may know of all that happened."""
    return [event for _, event in game.match.events(game.viewer)]


def play_on(game: LocalGame, step: str | None = None) -> LocalGame:
    """Bots act for everybody until the viewer has such a decision to make (None: until the end)."""
    while not game.is_over and not (game.choices() and game.view().step == step):
        if game.needs_curtain:
            game.sit_down()
        elif game.awaits_human:
            game.play(game.choices()[-1])
        else:
            game.play(answer(game.question()))
    return game
