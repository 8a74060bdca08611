"""The batch in the shape of a PufferLib environment: flat shared arrays, a row for each agent.

PufferLib itself is not needed. To hand it over where PufferLib insists on its own base class, write
`class Env(Puffer, pufferlib.PufferEnv)`.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from kachidoki.engine.errors import BadInput
from kachidoki.engine.learned.observer import LARGEST
from kachidoki.lab.batch import Batch
from kachidoki.lab.batch.batch import SEED_BITS, WHOLE, check

if TYPE_CHECKING:
    from gymnasium.spaces import Box, Discrete, MultiDiscrete

Infos = list[dict[str, float]]
Step = tuple[NDArray[np.int16], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Infos]


class Puffer:
    """Every seat of every game is an agent, and lives in `masks` while it is to act; of the others the
    actions are ignored, and the observations are their last. An observation ends with the mask of legal
    actions. A reward is the share of the win, for all seats at once when their game ends."""

    emulated = False  # an environment of PufferLib's own kind,
    done = False  # which begins anew by itself

    def __init__(
        self,
        title: str,
        games: int,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        buf: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        self.batch = Batch(title, games, seats, options, seed)
        self.seeds = seeds_from(seed)
        games, seats = self.batch.games, self.batch.seats
        self.num_agents = self.agents_per_batch = games * seats
        self.agent_ids = np.arange(self.num_agents)
        self.numbers = self.batch.observations.shape[1]
        self.size = self.numbers + self.batch.masks.shape[1]
        self.infos: Infos = []
        arrays = self.own_arrays() if buf is None else self.checked(buf)
        self.observations: NDArray[np.int16] = arrays["observations"]
        self.actions: NDArray[np.int32] = arrays["actions"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.terminals: NDArray[np.bool_] = arrays["terminals"]
        self.truncations: NDArray[np.bool_] = arrays["truncations"]
        self.masks: NDArray[np.bool_] = arrays["masks"]
        self.first = np.arange(games) * seats
        self.show()

    def own_arrays(self) -> dict[str, NDArray[Any]]:
        agents = self.num_agents
        return {
            "observations": np.zeros((agents, self.size), np.int16),
            "actions": np.zeros(agents, np.int32),
            "rewards": np.zeros(agents, np.float32),
            "terminals": np.zeros(agents, np.bool_),
            "truncations": np.zeros(agents, np.bool_),
            "masks": np.zeros(agents, np.bool_),
        }

    def checked(self, given: Mapping[str, NDArray[Any]]) -> Mapping[str, NDArray[Any]]:
        """Arrays that others share with us, if they are as ours would be."""
        for name, own in self.own_arrays().items():
            array = given.get(name)
            if array is None:
                raise BadInput(f"the buffer '{name}' is missing")
            if not (isinstance(array, np.ndarray) and array.flags.writeable):
                raise BadInput(f"the buffer '{name}' must be a numpy array that can be written to")
            if (array.shape, array.dtype) != (own.shape, own.dtype):
                raise BadInput(
                    f"the buffer '{name}' is of {array.dtype} and the shape {array.shape}; it must be "
                    f"of {own.dtype} and {own.shape}"
                )
        return given

    # ------------------------------------------------------------- spaces, for who has gymnasium

    @property
    def single_observation_space(self) -> "Box":
        from gymnasium.spaces import Box

        return Box(-int(LARGEST), int(LARGEST), (self.size,), np.int16)

    @property
    def single_action_space(self) -> "Discrete":
        from gymnasium.spaces import Discrete

        return Discrete(self.size - self.numbers)

    @property
    def observation_space(self) -> "Box":
        from gymnasium.spaces import Box

        return Box(-int(LARGEST), int(LARGEST), (self.num_agents, self.size), np.int16)

    @property
    def action_space(self) -> "MultiDiscrete":
        from gymnasium.spaces import MultiDiscrete

        return MultiDiscrete([self.size - self.numbers] * self.num_agents)

    # ------------------------------------------------------------- playing

    @property
    def driver_env(self) -> "Puffer":
        return self

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int16], Infos]:
        """The games of the seed; without one, those of the constructor's seed at first, then others."""
        if seed is not None:
            self.seeds = seeds_from(seed)
        self.batch.reset(next(self.seeds))
        self.observations[:] = 0
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self.show()
        return self.observations, []

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """The decisions of the agents that live."""
        check(actions, "actions", (self.num_agents,), WHOLE)
        batch = self.batch
        batch.step(actions[self.first + batch.actors])
        self.actions[:] = actions
        self.rewards[:] = batch.rewards.reshape(-1)
        self.terminals[:] = batch.ends.repeat(batch.seats)
        self.show()
        infos = [{"points": float(batch.scores[batch.ends].mean())}] if batch.ends.any() else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def show(self) -> None:
        """Who lives now, and what it is told."""
        live = self.first + self.batch.actors
        self.masks[:] = False
        self.masks[live] = True
        self.observations[live, : self.numbers] = self.batch.observations
        self.observations[live, self.numbers :] = self.batch.masks

    def async_reset(self, seed: int | None = None) -> None:
        _, self.infos = self.reset(seed)

    def send(self, actions: NDArray[np.integer[Any]]) -> None:
        self.infos = self.step(actions)[-1]

    def recv(self) -> tuple[NDArray[Any] | Infos, ...]:
        told = self.observations, self.rewards, self.terminals, self.truncations
        return *told, self.infos, self.agent_ids, self.masks

    def close(self) -> None:
        """Nothing is open."""


def seeds_from(seed: int) -> Iterator[int]:
    """The seed itself, then others that are drawn from it."""
    yield seed
    drawn = Random(f"{seed} resets")
    while True:
        yield drawn.getrandbits(SEED_BITS)
