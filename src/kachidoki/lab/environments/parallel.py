"""Titles for PettingZoo, all agents at once."""

from typing import Any

from kachidoki.engine import BadInput
from kachidoki.extras import needing
from kachidoki.lab.environments import name_of
from kachidoki.lab.environments.spaces import METADATA, Seating, checked_mode, rendered
from kachidoki.lab.environments.table import Mask, Numbers, Observation, Options, Table
from kachidoki.lab.environments.words import Words

with needing("environments", "a PettingZoo environment"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import ParallelEnv

Told = dict[str, Observation]
Infos = dict[str, dict[str, Any]]


class ParallelTable(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats of a table, `seat_0` and so on. Those that the table waits for decide, together where
    they choose in secret; to all others only the last action is open, which is to wait.

    Not every learner knows masks: a legal action stands in for one that is not legal, and the agent's
    info says so (`stand_in`). What an agent does that is not asked is never looked at.
    """

    metadata = METADATA

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise BadInput(f"max_cycles is {max_cycles}; possible: 1 or more, or None")
        self.table = Table(title, seats, options)
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.metadata = {**METADATA, "name": name_of(title)}
        self.wait = self.table.actions
        self.seating = Seating(self.table, self.wait + 1)
        self.possible_agents = self.seating.agents
        self.state_space = self.seating.all_together
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> "spaces.Dict[Any]":
        return self.seating.observations[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        return self.seating.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Told, Infos]:
        """A new game; the same seed deals the same."""
        self.table.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self.told(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        table, infos = self.table, {agent: dict[str, Any]() for agent in self.possible_agents}
        chosen = self.chosen(actions)
        for seat, action in chosen.items():
            agent = self.possible_agents[seat]
            stand_in = table.stand_in(seat, action)
            infos[agent] = {"stand_in": stand_in} if stand_in != action else {}
            table.choose(seat, stand_in)
        table.settle()
        self.cycles += 1
        is_cut = not table.is_over and self.cycles == self.max_cycles
        agents, shares = self.agents, table.shares() if table.is_over else [0.0] * table.seats
        if table.is_over or is_cut:
            self.agents = []
        return (
            self.told(),
            dict(zip(agents, shares, strict=True)),
            dict.fromkeys(agents, table.is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )

    def chosen(self, actions: dict[str, int]) -> dict[int, int]:
        """The actions of the seats that the table waits for."""
        if not self.agents:
            self.table.checked(0)
            raise BadInput(f"the game was cut off after {self.cycles} cycles: call reset")
        found = {}
        for seat in self.table.state.actors():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise BadInput(f"the table waits for {agent}, which has no action")
            found[seat] = self.table.checked(actions[agent])
        return found

    def told(self) -> Told:
        """What every agent sees."""
        asked = self.table.state.actors()
        return {
            agent: {"observation": self.table.look(seat), "action_mask": self.mask(seat, asked)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def mask(self, seat: int, asked: list[int]) -> Mask:
        if seat in asked:
            return self.table.mask(seat, self.wait + 1)
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self.wait] = 1
        return mask

    def state(self) -> Numbers:
        """All that any of the seats is told."""
        return self.table.look_around()

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        return rendered(self.render_mode, Words(self.table.state, None))

    def close(self) -> None:
        """Nothing is left open."""
