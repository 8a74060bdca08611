"""Pgx's mahjong for three, of its games the one most like ours: hidden tiles, several players.

Many games at once in compiled calls, with observations, masks, legal sampling and automatic reset.
"""

from typing import Any

import jax
import pgx
from pgx.experimental import auto_reset

from benchmarks.measure import Case, Section, Work, timed

LIBRARY = "Pgx"
GAME = "sparrow_mahjong"
GAMES = 1024
SEED = 1


def cases() -> list[Case]:
    return [Case(Section.AGENTS, LIBRARY, GAME, "batch", timed(batch()))]


def batch() -> Work:
    env = pgx.make(GAME)
    step = jax.vmap(auto_reset(env.step, env.init))
    key = jax.random.PRNGKey(SEED)

    def step_at_random(state: Any, key: Any) -> tuple[Any, Any]:
        key, chosen, dealt = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(chosen, logits, axis=-1)
        return step(state, actions, jax.random.split(dealt, GAMES)), key

    compiled = jax.jit(step_at_random)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))
    state, key = compiled(state, key)

    def work() -> int:
        nonlocal state, key
        state, key = compiled(state, key)
        state.observation.block_until_ready()
        return GAMES

    return work
