"""Our own titles. Run as a program, it prints the speed of a title's interpreted loop."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

from benchmarks.measure import Case, Sample, Section, Work, repeated, timed
from kachidoki.bots import IsmctsBot
from kachidoki.cli.commands.speed import is_compiled
from kachidoki.engine import CHANCE, NOBODY, Advice, Moves, Rng, State, playout, settle
from kachidoki.engine.learned.nets import taught
from kachidoki.lab.environments.aec import AecTable
from kachidoki.text import Texts
from kachidoki.titles import find_title

LIBRARY = "Kachidoki"
AEC = "PettingZoo, raw"
# The id of each title that is measured, its seats, and the ply in the middle of a random game.
TITLES = [("gunsen", 4, 610), ("joraku", 4, 128), ("rising-sun", 4, 163), ("tokaido", 4, 68)]
SEED = 1
ITERATIONS = 1000
NOBODY_LISTENS, EVENTS_NOTED, EVENTS_IN_WORDS = range(3)
SOURCES = Path(__file__).parents[1] / "src"


class Measured:
    """A title with so many players; `half` is the ply from which on a game is in its middle."""

    def __init__(self, title_id: str, seats: int, half: int) -> None:
        self.title = find_title(title_id)
        self.seats = seats
        self.half = half
        self.game = Texts("en", self.title).say("title-name")

    def cases(self) -> list[Case]:
        sections = {
            Section.GAMES: self.games(),
            Section.STATE: self.steps(),
            Section.SEARCH: self.searches(),
            Section.AGENTS: {AEC: timed(self.one_after_the_other())},
        }
        return [
            Case(section, LIBRARY, self.game, what, sample)
            for section, samples in sections.items()
            for what, sample in samples.items()
        ]

    # ------------------------------------------------------------- whole games

    def games(self) -> dict[str, Sample]:
        return {
            "compiled loop": timed(self.loop(NOBODY_LISTENS)),
            "compiled loop, events noted": timed(self.loop(EVENTS_NOTED)),
            "compiled loop, events in words": timed(self.loop(EVENTS_IN_WORDS)),
            "from Python": timed(self.from_python()),
            "interpreted loop": self.interpreted,
        }

    def loop(self, events: int) -> Work:
        """Whole games inside the engine."""
        fresh, moves, rng = self.title.new(self.seats), Moves(), Rng(SEED)

        def work() -> int:
            state = fresh.clone()
            if events != NOBODY_LISTENS:
                state.listen()
            plies = playout(state, moves, rng)
            if events == EVENTS_IN_WORDS:
                state.heard()
            return plies

        return work

    def from_python(self) -> Work:
        """Whole games, every decision made by Python through the public, checking interface."""
        fresh, moves, rng = self.title.new(self.seats), Moves(), Rng(SEED)
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

    def interpreted(self, seconds: float) -> float:
        """The loop on the plain sources, in a process of its own."""
        program = [sys.executable, "-m", "benchmarks.title"]
        program += [self.title.id, str(self.seats), str(seconds)]
        environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
        said = subprocess.check_output(program, env=environment, cwd=SOURCES.parent, text=True)
        return float(said)

    # ------------------------------------------------------------- one state

    def steps(self) -> dict[str, Sample]:
        state, rng = self.middle(), Rng(SEED)
        seat = int(state.actor)
        dumped = state.dump()
        return {
            "clone": timed(repeated(state.clone, 1000)),
            "resample": timed(repeated(partial(state.resample, seat, rng), 1000)),
            "view": timed(repeated(partial(state.view, seat), 100)),
            "dump": timed(repeated(state.dump, 100)),
            "load": timed(repeated(partial(self.title.load, dumped), 10)),
        }

    def searches(self) -> dict[str, Sample]:
        """A title's advice may end playouts early; without any, they go to the end of the game."""
        first, later = self.first_decision(), self.middle()
        return {
            "first decision": timed(search(first, taught(self.title))),
            "middle of the game": timed(search(later, taught(self.title))),
            "first decision, no advice": timed(search(first, Advice())),
            "middle of the game, no advice": timed(search(later, Advice())),
        }

    # ------------------------------------------------------------- agents

    def one_after_the_other(self) -> Work:
        """Whole games of PettingZoo's agents, each told what it may know before it chooses by its
        mask; without the wrappers that check them."""
        env, below = AecTable(self.title.id, self.seats), Rng(SEED).below
        env.reset(seed=SEED)

        def work() -> int:
            decisions = 0
            env.reset()
            while True:
                seen, _, is_over, _, _ = env.last()
                if is_over:
                    return decisions
                legal = seen["action_mask"].nonzero()[0]
                env.step(legal[below(len(legal))])
                decisions += 1

        return work

    # ------------------------------------------------------------- positions

    def first_decision(self) -> State:
        state = self.title.new(self.seats)
        settle(state, Moves(), Rng(SEED))
        return state

    def middle(self) -> State:
        """A position after half of a game, with a choice to make."""
        state, moves, rng = self.first_decision(), Moves(), Rng(SEED)
        while state.plies < self.half or len(state.legal_actions(state.actor)) == 1:
            legal = state.legal_actions(state.actor)
            state.apply(state.actor, legal[rng.below(len(legal))])
            settle(state, moves, rng)
        return state


def search(state: State, advice: Advice) -> Work:
    bot = IsmctsBot(advice, Rng(SEED), ITERATIONS)
    seat = int(state.actor)

    def work() -> int:
        bot.choose(state.clone(), seat)
        return ITERATIONS

    return work


if __name__ == "__main__":
    if is_compiled():
        sys.exit("this measures the plain sources: set PYTHONPATH to them")
    title_id, seats, seconds = sys.argv[1:]
    print(timed(Measured(title_id, int(seats), 0).loop(NOBODY_LISTENS))(float(seconds)))
