"""Writes the proof of a whole match as the server tells it, for the tests of the seal.

PYTHONPATH=src python web/scripts/proof.py > web/src/shell/seal/fixtures/proof.json
"""

import random
import sys

import msgspec

from kachidoki.engine import CHANCE
from kachidoki.match import Match, seeded
from kachidoki.server.protocol.bodies import Draw, Proof
from kachidoki.titles import find_title

SEED = 214


def play(title_id: str, seats: int) -> Match:
    """A match between players who take the first thing that comes to their mind."""
    title, rng = find_title(title_id), random.Random(SEED)
    secret, nonces = seeded(SEED, seats)
    nonces[0] = 'слива "梅"'
    names = [f"Player {number}" for number in range(1, seats + 1)]
    match = Match.open(title, title.setting(seats), names, secret, nonces, clock=None)
    while not match.is_over:
        seat = match.state.actors()[0]
        match.play(seat, rng.choice(match.state.legal_actions(seat)))
    return match


def proof_of(match: Match) -> Proof:
    notation = match.title.vocabulary.notation
    state = match.title.open(match.setting)
    draws: list[Draw] = []
    for ply in match.line:
        if ply.entry.seat == CHANCE:
            outcomes = [(notation(action), weight) for action, weight in state.chance_outcomes()]
            draws.append(Draw(ply.entry.ply, ply.entry.action, outcomes))
        state.apply(ply.entry.seat, ply.action)
    return Proof(match.seal.commitment, match.reveal(), match.seal.nonces, draws)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(proof_of(play("tokaido", 2))) + b"\n")
