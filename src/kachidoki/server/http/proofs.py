"""What everybody needs to check the seal of a match that is over."""

from kachidoki.engine import CHANCE, State, seat_name
from kachidoki.match import Match
from kachidoki.server.protocol.bodies import Draw, Proof


def proof_of(match: Match) -> Proof:
    """The secret, the nonces, and what chance did out of all that it could have done."""
    return Proof(
        commitment=match.seal.commitment,
        secret=match.reveal(),
        nonces=match.seal.nonces,
        bots=[seat_name(seat) for seat, bot in enumerate(match.bots) if bot is not None],
        draws=draws_of(match),
        revised=match.begins if match.revised else None,
    )


def draws_of(match: Match) -> list[Draw]:
    """By older rules the outcomes were others: what they drew is left out."""
    state = match.state_at(match.begins)
    draws: list[Draw] = []
    # Of the ply, as the seal counts: gestures do not change the luck.
    number = match.begins - sum(index < match.begins for index in match.gestures)
    for ply in match.line[match.begins :]:
        number += not ply.entry.gesture
        if ply.entry.seat == CHANCE:
            draws.append(Draw(number, ply.entry.action, outcomes_of(state)))
        state.apply(ply.entry.seat, ply.action)
    return draws


def outcomes_of(state: State) -> list[tuple[str, int]]:
    notation = state.vocabulary.notation
    return [(notation(action), weight) for action, weight in state.chance_outcomes()]
