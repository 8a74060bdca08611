"""Learns a title from nothing, by playing against itself: PPO with masks, on a batch of games.

    pip install 'kachidoki[lab]' torch
    python examples/ppo.py joraku --seats 4 --minutes 50 --out joraku.pt

One net plays all seats. Every few minutes it plays against greedy, which looks one step ahead by the
title's own evaluation; parity is one in so many games as there are seats.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from kachidoki.bots import ask, make_bot
from kachidoki.engine import Rng
from kachidoki.lab.batch import Batch

GAMES, STEPS = 256, 128  # of a rollout
EPOCHS, MINIBATCH = 3, 2048
PACE, CLIP, CURIOSITY, LAMBDA = 7e-4, 0.2, 0.01, 0.95


class Player(nn.Module):
    """From what a seat may know to how much it likes each action, and its chance to win."""

    spread: torch.Tensor

    def __init__(self, numbers: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("spread", torch.ones(numbers))
        self.trunk = nn.Sequential(
            nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        seen = self.trunk(torch.clamp(observations.float() / self.spread, -5, 5))
        return self.policy(seen).masked_fill(~masks, -1e9), self.value(seen).squeeze(-1)

    def look_around(self, batch: Batch) -> None:
        """Learns from random games how large each number usually is."""
        rows = []
        for _ in range(STEPS):
            batch.step_at_random()
            rows.append(batch.observations.astype(np.float32) ** 2)
        self.spread[:] = torch.from_numpy(np.sqrt(np.mean(rows, axis=(0, 1))) + 0.5)

    @torch.no_grad()
    def likes(self, batch: Batch) -> tuple[Any, Any]:
        """What it likes now in each game, and each actor's chance to win."""
        return self(*now(batch))


class Sample(NamedTuple):
    """A decision, and how much better it went than expected."""

    observations: Any
    masks: Any
    actions: Any
    log_odds: Any
    advantages: Any
    returns: Any


def now(batch: Batch) -> tuple[Any, Any]:
    """Copies of what is told at this moment."""
    return torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.copy())


def play(batch: Batch, player: Player) -> Sample:
    """A rollout: the decisions of all seats of all games, of which the outcome is known or foreseen."""
    rows, actors, values, ends, rewards = [], [], [], [], []
    for _ in range(STEPS):
        observations, masks = now(batch)
        actors.append(batch.actors.copy())
        with torch.no_grad():
            logits, value = player(observations, masks)
        batch.step_by(logits.numpy())
        actions = torch.from_numpy(batch.actions.copy())
        log_odds = logits.log_softmax(-1).gather(1, actions[:, None]).squeeze(1)
        rows.append((observations, masks, actions, log_odds))
        values.append(value.numpy())
        ends.append(batch.ends.copy())
        rewards.append(batch.rewards.copy())
    advantages = np.array(foresee(batch.seats, actors, values, ends, rewards), np.float32)
    told = [torch.stack(column) for column in zip(*rows, strict=True)]
    returns = advantages + np.array(values)
    # No outcome is known of the last decision of a seat, and nothing to learn where there is no choice.
    kept = torch.from_numpy(~np.isnan(advantages)) & (told[1].sum(-1) > 1)
    told += [torch.from_numpy(advantages), torch.from_numpy(returns)]
    return Sample(*(column[kept] for column in told))


def foresee(seats: int, actors: Any, values: Any, ends: Any, rewards: Any) -> list[Any]:
    """How much better each decision went than expected, by what its seat expects at its next decision
    or gets at the end: generalised advantage estimation, a chain for each seat. NaN where that lies
    beyond the rollout."""
    games = np.arange(len(actors[0]))
    expected = np.full((len(games), seats), np.nan)
    later = np.zeros((len(games), seats))
    found = []
    for actor, value, end, reward in zip(
        *map(reversed, (actors, values, ends, rewards)), strict=True
    ):
        expected[end], later[end] = reward[end], 0
        advantage = expected[games, actor] - value + LAMBDA * later[games, actor]
        expected[games, actor] = value
        later[games, actor] = np.nan_to_num(advantage)
        found.append(advantage)
    return found[::-1]


def learn(player: Player, optimizer: torch.optim.Optimizer, sample: Sample) -> float:
    """Some steps towards what went better than expected; tells how undecided the player is."""
    undecided = []
    spread = sample.advantages.std() + 1e-6
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(sample.actions)).split(MINIBATCH):
            part = Sample(*(column[chosen] for column in sample))
            logits, values = player(part.observations, part.masks)
            log_odds = logits.log_softmax(-1)
            entropy = -(log_odds.exp() * log_odds).sum(-1).mean()
            ratio = (log_odds.gather(1, part.actions[:, None]).squeeze(1) - part.log_odds).exp()
            gain = part.advantages / spread
            clipped = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            missed = (values - part.returns).square().mean()
            optimizer.zero_grad()
            (missed - clipped.mean() - CURIOSITY * entropy).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()
            undecided.append(float(entropy.detach()))
    return float(np.mean(undecided))


def wins(player: Player, bot: str, title: str, seats: int, games: int, seed: int) -> float:
    """Its share of the wins, one seat against a bot in all others, every seat equally often."""
    batch, rng = Batch(title, games, seats, seed=seed), Rng(seed)
    rival = make_bot(bot, batch.title, seed)
    own, playing, won = np.arange(games) % seats, np.ones(games, bool), 0.0
    while playing.any():
        actions = player.likes(batch)[0].argmax(-1).numpy()
        for game in np.flatnonzero(playing & (batch.actors != own)).tolist():
            actions[game] = ask(rival, batch.state(game), int(batch.actors[game]), rng)
        batch.step(actions)
        ended = playing & batch.ends
        won += batch.rewards[ended, own[ended]].sum()
        playing &= ~batch.ends
    return won / games


def train(title: str, seats: int, minutes: float, seed: int, every: float, games: int) -> Player:
    """Plays and learns for so long, ever more slowly."""
    torch.manual_seed(seed)
    batch = Batch(title, GAMES, seats, seed=seed)
    player = Player(batch.observations.shape[1], batch.masks.shape[1])
    player.look_around(batch)
    optimizer = torch.optim.Adam(player.parameters(), PACE, eps=1e-5)
    start, decisions, shown = time.monotonic(), 0, 0.0
    while (passed := (time.monotonic() - start) / 60) < minutes:
        optimizer.param_groups[0]["lr"] = PACE * (1 - 0.9 * passed / minutes)
        undecided = learn(player, optimizer, play(batch, player))
        decisions += GAMES * STEPS
        if passed >= shown:
            shown += every
            won = wins(player, "greedy", title, seats, games, seed + 1)
            print(
                f"{passed:5.1f} min {decisions / 1e6:7.2f} M decisions, entropy {undecided:.2f},",
                end="",
            )
            print(f" wins {100 * won:.1f} % against {seats - 1} greedy", flush=True)
    return player


def main() -> None:
    parser = argparse.ArgumentParser(description="Train an agent by PPO.")
    parser.add_argument("title", nargs="?", default="joraku")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=50)
    parser.add_argument("--every", type=float, default=5, help="minutes between two evaluations")
    parser.add_argument("--games", type=int, default=400, help="of an evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the player goes")
    given = parser.parse_args()
    player = train(given.title, given.seats, given.minutes, given.seed, given.every, given.games)
    won = wins(player, "greedy", given.title, given.seats, 4 * given.games, given.seed + 2)
    print(f"in the end: wins {100 * won:.1f} % against {given.seats - 1} greedy")
    if given.out is not None:
        torch.save(player.state_dict(), given.out)


if __name__ == "__main__":
    main()
