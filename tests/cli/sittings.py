"""Sittings for the tests: small, quick and always the same."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from kachidoki.bots import answer
from kachidoki.cli.sitting import Sitting
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
) -> Sitting:
    """A freshly opened game of Joraku."""
    title = find_title("joraku")
    secret, nonces = seeded(seed, len(players))
    names = [bot or f"Human {seat}" for seat, bot in enumerate(players)]
    setting = title.setting(len(players), options)
    match = Match.open(title, setting, names, secret, nonces, clock=None, bots=players)
    return Sitting(match, file, ADVISER)


def events(sitting: Sitting) -> list[Event]:
    """What the viewer may know of all that happened."""
    return [event for _, event in sitting.match.events(sitting.viewer)]


def play_on(sitting: Sitting, step: str | None = None) -> Sitting:
    """Bots act for everybody until the viewer has such a decision to make (None: until the end)."""
    while not sitting.is_over and not (sitting.choices() and sitting.view().step == step):
        if sitting.needs_curtain:
            sitting.sit_down()
        elif sitting.awaits_human:
            sitting.play(sitting.choices()[-1])
        else:
            sitting.play(answer(sitting.question()))
    return sitting
