"""What agents see and choose from, as Gymnasium describes it."""

from typing import Any, Final

from kachidoki.engine import BadInput
from kachidoki.engine.learned.observer import LARGEST
from kachidoki.extras import needing
from kachidoki.lab.environments.table import Table
from kachidoki.lab.environments.words import Words

with needing("environments", "an environment for agents"):
    import numpy as np
    from gymnasium import spaces

RENDER_MODES: Final = ["human", "ansi"]
METADATA: Final[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}


def observation_space(numbers: int, actions: int) -> "spaces.Dict[Any]":
    """The numbers that a seat is told, and a mask of its legal actions."""
    most = int(LARGEST)
    return spaces.Dict(
        {
            "observation": spaces.Box(-most, most, (numbers,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Seating:
    """The agents of a table by the names that PettingZoo recommends, with what each sees and does."""

    def __init__(self, table: Table, actions: int) -> None:
        size, most = table.eyes.size, int(LARGEST)
        self.agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observations = {agent: observation_space(size, actions) for agent in self.agents}
        self.actions = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.all_together = spaces.Box(-most, most, (table.seats * size,), np.int16)


def checked_mode(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        modes = ", ".join(RENDER_MODES)
        raise BadInput(f"there is no render_mode '{render_mode}'; possible: {modes}, None")
    return render_mode


def rendered(render_mode: str | None, words: Words) -> str | None:
    """What `render` gives: the words, or nothing where they are printed."""
    if render_mode == "ansi":
        return words.whole()
    if render_mode == "human":
        print(words.whole())
    return None
