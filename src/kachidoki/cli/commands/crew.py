"""Who plays many games, as options: processes of this machine, or a Ray."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import click

from kachidoki.lab.crew import Crew


@dataclass(frozen=True)
class CrewWishes:
    """Who does the work of many games."""

    processes: int
    ray: str | None

    @cached_property
    def crew(self) -> Crew:
        """However the command ends, its Ray is left."""
        if self.ray is None:
            return self.processes
        from kachidoki.lab.cluster import RayCluster  # which takes seconds

        cluster = RayCluster(self.ray)
        click.get_current_context().call_on_close(cluster.leave)
        return cluster


def crew_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options for `CrewWishes`."""
    processes = click.option(
        "--processes",
        default=os.cpu_count() or 1,
        show_default="one for each core",
        help="How many games to play at a time.",
    )
    ray = click.option(
        "--ray",
        metavar="ADDRESS",
        help="Play on the machines of a Ray instead: HOST:PORT, ray://HOST:PORT, auto or local.",
    )
    return processes(ray(command))
