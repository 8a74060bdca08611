"""Writes the choices of many decisions of a title, for the tests of its board's routes.

    PYTHONPATH=src .venv/bin/python web/scripts/choices.py tokaido FILE

Random games at every number of seats and with every option; of each combination of verbs some
decisions are kept.
"""

import sys
from collections import Counter
from itertools import product
from pathlib import Path

import msgspec

from kachidoki.engine import CHANCE, BadOption, Rng, Title
from kachidoki.match import Match
from kachidoki.server.play.positions import choices_of
from kachidoki.server.protocol.messages import Choice
from kachidoki.titles import find_title

KEPT = 4  # decisions with the same verbs
GAMES = 2  # of each setting


def decisions(title: Title) -> list[list[Choice]]:
    kept: Counter[tuple[str, ...]] = Counter()
    found: list[list[Choice]] = []
    for game, (seats, options) in enumerate(settings(title) * GAMES):
        for choices in played(title, seats, options, game):
            verbs = tuple(sorted({choice.verb for choice in choices}))
            if kept[verbs] < KEPT:
                kept[verbs] += 1
                found.append(choices)
    return found


def settings(title: Title) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats, each value of an option once."""
    changed: list[dict[str, str]] = [{}]
    changed += [{option.name: value} for option in title.options for value in option.choices]
    found = []
    for seats, options in product(title.seats, changed):
        try:
            title.setting(seats, options)
        except BadOption:
            continue
        found.append((seats, options))
    return found


def played(title: Title, seats: int, options: dict[str, str], game: int) -> list[list[Choice]]:
    """The choices of every decision in a random game."""
    names = [f"player {seat}" for seat in range(seats)]
    secret, nonces = game.to_bytes(32, "big"), [str(seat) for seat in range(seats)]
    match = Match.open(title, title.setting(seats, options), names, secret=secret, nonces=nonces)
    rng, found = Rng(game + 1), []
    while not match.is_over:
        actor = match.state.actors()[0]
        assert actor != CHANCE
        legal = match.state.legal_actions(actor)
        found.append(choices_of(title, match.state, actor))
        match.play(actor, legal[rng.below(len(legal))])
    return found


def main(title: str, target: str) -> None:
    words = msgspec.json.encode(decisions(find_title(title)))
    Path(target).parent.mkdir(parents=True, exist_ok=True)
    Path(target).write_bytes(msgspec.json.format(words, indent=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
