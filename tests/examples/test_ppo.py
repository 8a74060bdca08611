"""The example that learns by PPO: its arithmetic, and that it learns."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the example needs torch, which is not installed")

from examples import ppo  # noqa: E402 - only where torch is

from kachidoki.lab.batch import Batch  # noqa: E402


def test_every_seat_has_a_chain_of_its_own() -> None:
    """Two seats take turns in one game, which the first wins; then a new one begins."""
    actors = [np.array([0]), np.array([1]), np.array([0]), np.array([1])]
    values = [np.array([value]) for value in (0.5, 0.4, 0.7, 0.5)]
    ends = [np.array([end]) for end in (False, False, True, False)]
    rewards = [np.array([reward]) for reward in ([0, 0], [0, 0], [1, 0], [0, 0])]
    first, second, third, last = ppo.foresee(2, actors, values, ends, rewards)
    assert third == pytest.approx(0.3)
    assert second == pytest.approx(-0.4)
    assert first == pytest.approx(0.2 + ppo.LAMBDA * 0.3)
    assert np.isnan(last)


@pytest.mark.long
def test_after_some_play_it_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """30 rollouts of 64 games: from a third of the wins against random to more than half of them."""
    monkeypatch.setattr(ppo, "GAMES", 64)
    torch.set_num_threads(1)
    torch.manual_seed(1)
    batch = Batch("joraku", ppo.GAMES, 4, seed=1)
    player = ppo.Player(batch.observations.shape[1], batch.masks.shape[1])
    player.look_around(batch)
    optimizer = torch.optim.Adam(player.parameters(), ppo.PACE)
    before = ppo.wins(player, "random", "joraku", 4, 200, 2)
    for _ in range(30):
        ppo.learn(player, optimizer, ppo.play(batch, player))
    assert ppo.wins(player, "random", "joraku", 4, 200, 2) > before + 0.1
