"""Joraku with four players. Run as a program, it prints the speed of the interpreted loop."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

from benchmarks.measure import Case, Sample, Section, Work, repeated, timed
from kachidoki.bots import IsmctsBot
from kachidoki.cli.shared import is_compiled
from kachidoki.engine import CHANCE, NOBODY, Advice, Moves, Rng, State, playout, settle
from kachidoki.titles import find_title

LIBRARY, GAME = "Kachidoki", "Joraku"
TITLE = find_title("joraku")
SEATS = 4
SEED = 1
MIDDLE = 128  # plies, of about 256
ITERATIONS = 1000
NOBODY_LISTENS, EVENTS_NOTED, EVENTS_IN_WORDS = range(3)
SOURCES = Path(__file__).parents[1] / "src"


def cases() -> list[Case]:
    games = {
        "compiled loop": timed(loop(NOBODY_LISTENS)),
        "compiled loop, events noted": timed(loop(EVENTS_NOTED)),
        "compiled loop, events in words": timed(loop(EVENTS_IN_WORDS)),
        "from Python": timed(from_python()),
        "interpreted loop": interpreted,
    }
    first, later = first_decision(), middle()
    searches = {
        "first decision": timed(search(first, TITLE.advice())),
        "middle of the game": timed(search(later, TITLE.advice())),
        "first decision, no advice": timed(search(first, Advice())),
        "middle of the game, no advice": timed(search(later, Advice())),
    }
    return [
        *(Case(Section.GAMES, LIBRARY, GAME, what, sample) for what, sample in games.items()),
        *(Case(Section.STATE, LIBRARY, GAME, what, sample) for what, sample in steps().items()),
        *(Case(Section.SEARCH, LIBRARY, GAME, what, sample) for what, sample in searches.items()),
    ]


def loop(events: int) -> Work:
    """Whole games inside the engine."""
    fresh, moves, rng = TITLE.new(SEATS), Moves(), Rng(SEED)

    def work() -> int:
        state = fresh.clone()
        if events != NOBODY_LISTENS:
            state.listen()
        plies = playout(state, moves, rng)
        if events == EVENTS_IN_WORDS:
            state.heard()
        return plies

    return work


def from_python() -> Work:
    """Whole games, every decision made by Python through the public, checking interface."""
    fresh, moves, rng = TITLE.new(SEATS), Moves(), Rng(SEED)
    below = rng.below

    def work() -> int:
        state = fresh.clone()
        plies = 0
        while (seat := state.actor) != NOBODY:
            if seat == CHANCE:
                plies += settle(state, moves, rng)
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[below(len(legal))])
                plies += 1
        return plies

    return work


def interpreted(seconds: float) -> float:
    """The loop on the plain sources, in a process of its own."""
    program = [sys.executable, "-m", "benchmarks.joraku", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    return float(subprocess.check_output(program, env=environment, cwd=SOURCES.parent, text=True))


def steps() -> dict[str, Sample]:
    state, rng = middle(), Rng(SEED)
    seat = int(state.actor)
    sheet = state.dump()
    return {
        "clone": timed(repeated(state.clone, 1000)),
        "resample": timed(repeated(partial(state.resample, seat, rng), 1000)),
        "view": timed(repeated(partial(state.view, seat), 100)),
        "dump": timed(repeated(state.dump, 100)),
        "load": timed(repeated(partial(TITLE.load, sheet), 10)),
    }


def search(state: State, advice: Advice) -> Work:
    """The title's advice ends playouts early; without any, they go to the end of the game."""
    bot = IsmctsBot(advice, Rng(SEED), ITERATIONS)
    seat = int(state.actor)

    def work() -> int:
        bot.choose(state.clone(), seat)
        return ITERATIONS

    return work


def first_decision() -> State:
    state = TITLE.new(SEATS)
    settle(state, Moves(), Rng(SEED))
    return state


def middle() -> State:
    """A position after half of a game, with a choice to make."""
    state, moves, rng = first_decision(), Moves(), Rng(SEED)
    while state.plies < MIDDLE or len(state.legal_actions(state.actor)) == 1:
        legal = state.legal_actions(state.actor)
        state.apply(state.actor, legal[rng.below(len(legal))])
        settle(state, moves, rng)
    return state


if __name__ == "__main__":
    if is_compiled():
        sys.exit("this measures the plain sources: set PYTHONPATH to them")
    print(timed(loop(NOBODY_LISTENS))(float(sys.argv[1])))
