"""Titles as environments of PettingZoo, Gymnasium and OpenSpiel, in the registries of all three.

table       what they share: one game, from decision to decision
spaces      what agents see and choose from, as Gymnasium describes it
words       the table and its choices told in words
aec         PettingZoo, one agent after the other
parallel    PettingZoo, all agents at once
solo        Gymnasium: one agent against bots
openspiel   OpenSpiel, chance included
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

from kachidoki.engine import BadInput
from kachidoki.titles import titles

NAMESPACE: Final = "kachidoki"
VERSION: Final = 0  # raised when the same actions come to be told or rewarded otherwise


def register() -> list[str]:
    """Enters every title into the registries of those of the three packages that are installed; returns
    the packages. Doing it again changes nothing."""
    known = [package for package in REGISTRIES if find_spec(package) is not None]
    if not known:
        raise BadInput(
            f"none of {', '.join(REGISTRIES)} is installed: pip install 'kachidoki[environments]'"
        )
    for package in known:
        REGISTRIES[package]()
    return known


def name_of(title_id: str) -> str:
    """The title's name in the registries of Gymnasium and PettingZoo."""
    return f"{NAMESPACE}/{title_id}-v{VERSION}"


def register_pettingzoo() -> None:
    from pettingzoo import aec_registry, parallel_registry, register

    for title_id in titles():
        name, kwargs = name_of(title_id), {"title": title_id}
        if name not in aec_registry:
            register("aec", name, f"{__name__}.aec:AecTable", kwargs=kwargs)
        if name not in parallel_registry:
            register("parallel", name, f"{__name__}.parallel:ParallelTable", kwargs=kwargs)


def register_gymnasium() -> None:
    from gymnasium.envs.registration import register, registry

    for title_id in titles():
        name, kwargs = name_of(title_id), {"title": title_id}
        if name not in registry:
            register(name, f"{__name__}.solo:SoloTable", kwargs=kwargs)


def register_openspiel() -> None:
    from kachidoki.lab.environments.openspiel import register_games

    register_games()


REGISTRIES: Final[dict[str, Callable[[], None]]] = {
    "pettingzoo": register_pettingzoo,
    "gymnasium": register_gymnasium,
    "pyspiel": register_openspiel,
}
