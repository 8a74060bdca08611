"""The same search in several processes: each grows a tree of its own, and their visits are added up."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from kachidoki.bots.ismcts import Finding, IsmctsBot, Searcher, most_visited
from kachidoki.bots.nets import TITLES_OWN, advice_with
from kachidoki.engine.rng import Rng
from kachidoki.engine.state import State
from kachidoki.engine.title import Title


class ParallelIsmctsBot(Searcher):
    """ISMCTS in several processes; iterations are shared out, time is given to each in full."""

    def __init__(
        self,
        title: Title,
        rng: Rng,
        iterations: int,
        seconds: float,
        processes: int,
        learnt: str = TITLES_OWN,
    ) -> None:
        super().__init__(advice_with(title, learnt), rng)
        self.learnt = learnt
        self.title = title
        self.iterations = iterations
        self.seconds = seconds
        self.processes = processes
        self.workers: ProcessPoolExecutor | None = None

    def analyse(self, state: State, seat: int) -> list[Finding]:
        if self.workers is None:
            self.workers = fresh_processes(self.processes)
        share = -(-self.iterations // self.processes)
        data = state.dump()
        tasks = [
            self.workers.submit(
                search,
                self.title,
                self.learnt,
                data,
                seat,
                share,
                self.seconds,
                int(self.rng.word()),
            )
            for _ in range(self.processes)
        ]
        return add_up([task.result() for task in tasks])

    def close(self) -> None:
        """Ends the worker processes."""
        if self.workers is not None:
            self.workers.shutdown(cancel_futures=True)
            self.workers = None


def fresh_processes(number: int) -> ProcessPoolExecutor:
    """Alike on every system. They end with the process that asked for them, even if it is killed."""
    return ProcessPoolExecutor(number, get_context("spawn"), begin)


def begin() -> None:
    """What is printed there, by bots of users, is no result of the command."""
    sys.stdout = sys.stderr
    watch_parent()


def watch_parent() -> None:
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def search(
    title: Title,
    learnt: str,
    data: dict[str, Any],
    seat: int,
    iterations: int,
    seconds: float,
    seed: int,
) -> list[Finding]:
    """One process's share of the work."""
    bot = IsmctsBot(advice_with(title, learnt), Rng(seed), iterations, seconds)
    return bot.analyse(title.load(data), seat)


def add_up(shares: list[list[Finding]]) -> list[Finding]:
    """Visits are summed, winning chances averaged by visits."""
    visits: dict[int, int] = {}
    rewards: dict[int, float] = {}
    for share in shares:
        for finding in share:
            action, count = finding.action, finding.visits
            visits[action] = visits.get(action, 0) + count
            rewards[action] = rewards.get(action, 0.0) + count * finding.reward
    found = [
        Finding(action, count, rewards[action] / max(1, count)) for action, count in visits.items()
    ]
    found.sort(key=most_visited)
    return found
