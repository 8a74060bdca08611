"""Titles for Gymnasium: one agent against bots."""

from collections.abc import Sequence
from typing import Any

from kachidoki.bots import make_bot
from kachidoki.bots.process import dismiss
from kachidoki.engine import BadInput, Rng, seat_name
from kachidoki.engine.checks import in_range
from kachidoki.engine.seats import NOBODY
from kachidoki.extras import needing
from kachidoki.lab.arena import Player, check_bots
from kachidoki.lab.environments.spaces import (
    METADATA,
    checked_mode,
    observation_space,
    rendered,
)
from kachidoki.lab.environments.table import SEED_BITS, Mask, Observation, Options, Table
from kachidoki.lab.environments.words import Words

with needing("environments", "a Gymnasium environment"):
    from gymnasium import Env, spaces


class SoloTable(Env[Observation, Any]):
    """The agent in one seat, bots in all others, by name or level: one name for all, or one for each in
    the order of their seats.

    Not every learner knows masks: a legal action stands in for one that is not legal, and the info
    says so (`stand_in`).
    """

    metadata = METADATA

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Options | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
    ) -> None:
        self.table = table = Table(title, seats, options)
        self.render_mode = checked_mode(render_mode)
        self.seat = in_range("seat", seat, 0, table.seats - 1)
        self.bots = [bots] * (table.seats - 1) if isinstance(bots, str) else list(bots)
        if len(self.bots) != table.seats - 1:
            raise BadInput(
                f"{table.seats - 1} other seats need as many bots; given: {len(self.bots)}"
            )
        check_bots(table.title, self.bots, 0)
        self.players: dict[int, Player] = {}
        self.observation_space = observation_space(table.eyes.size, table.actions)
        self.action_space = spaces.Discrete(table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; with the same seed the deal and the bots are the same."""
        super().reset(seed=seed)
        luck = self.table.begin(int.from_bytes(self.np_random.bytes(SEED_BITS // 8)))
        self.close()
        try:
            self.seat_players(luck)
            self.let_others_play()
        except BaseException:
            self.close()
            self.table.state, self.table.actor = self.table.fresh, NOBODY
            raise
        return self.observed(), {}

    def seat_players(self, luck: int) -> None:
        """Puts the bots in their seats."""
        rng = Rng(luck)
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        for seat, name in zip(others, self.bots, strict=True):
            self.players[seat] = Player(
                f"the bot {name} in seat {seat_name(seat)}",
                make_bot(name, self.table.title, int(rng.word())),
                Rng(int(rng.word())),
            )

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        chosen = table.checked(action)
        stand_in = table.stand_in(self.seat, chosen)
        table.act(stand_in)
        self.let_others_play()
        reward = table.shares()[self.seat] if table.is_over else 0.0
        info = {} if stand_in == chosen else {"stand_in": stand_in}
        return self.observed(), reward, table.is_over, False, info

    def let_others_play(self) -> None:
        """Until the agent is asked, or the game is over."""
        table = self.table
        while table.actor in self.players:
            seat = table.actor
            table.act(self.players[seat].decide(table.state, seat))

    def observed(self) -> Observation:
        return {"observation": self.table.look(self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """The mask by the name under which Stable-Baselines3's MaskablePPO asks for it."""
        return self.table.mask(self.seat, self.table.actions)

    def render(self) -> str | None:
        """The table in words, as the agent sees it."""
        return rendered(self.render_mode, Words(self.table.state, self.seat))

    def close(self) -> None:
        """Bots with processes of their own end them."""
        for player in self.players.values():
            dismiss(player.bot)
        self.players = {}
