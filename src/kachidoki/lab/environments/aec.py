"""Titles for PettingZoo, one agent after the other."""

from typing import Any

from kachidoki.engine import BadInput
from kachidoki.extras import needing
from kachidoki.lab.environments import name_of
from kachidoki.lab.environments.spaces import METADATA, Seating, checked_mode, rendered
from kachidoki.lab.environments.table import Numbers, Observation, Options, Table
from kachidoki.lab.environments.words import Words

with needing("environments", "a PettingZoo environment"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv


class AecTable(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats of a table, `seat_0` and so on. An action that is not legal raises IllegalAction, which
    names the legal ones, and leaves the game as it was."""

    metadata = METADATA

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(title, seats, options)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {**METADATA, "name": name_of(title)}
        self.seating = Seating(self.table, self.table.actions)
        self.possible_agents = self.seating.agents
        self.state_space = self.seating.all_together
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> "spaces.Dict[Any]":
        return self.seating.observations[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        return self.seating.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.actor]

    def step(self, action: int | None) -> None:
        table = self.table
        if table.is_over and self.agents:
            if action is not None:
                raise BadInput("the game is over: the only action left to an agent is None")
            self._was_dead_step(None)
            return
        table.act(action)
        if table.is_over:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[table.actor]

    def finish(self) -> None:
        """Everybody gets a share of the victory, and has to be told of the end."""
        self.rewards = dict(zip(self.agents, self.table.shares(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """Only the agent that is asked has legal actions, also where others choose at the same time."""
        seat, table = self.seating.seat_of[agent], self.table
        is_asked = seat == table.actor
        mask = table.mask(seat, table.actions) if is_asked else np.zeros(table.actions, np.int8)
        return {"observation": table.look(seat), "action_mask": mask}

    def state(self) -> Numbers:
        """All that any of the seats is told."""
        return self.table.look_around()

    def render(self) -> str | None:
        """The table in words, as who is asked sees it."""
        table = self.table
        seat = table.actor if table.actor >= 0 else None
        return rendered(self.render_mode, Words(table.state, seat))

    def close(self) -> None:
        """Nothing is left open."""
