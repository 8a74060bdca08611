"""What is asked about a match: the only way in which anything of it leaves for another process."""

import hmac

from kachidoki.bots import Question, question_about
from kachidoki.engine import Rng, State
from kachidoki.match import Match

SEED_BYTES = 12


def question_for(match: Match, state: State, seat: int, bot: str, purpose: str) -> Question:
    """Would the bot please look at what the seat may know of this position?

    The guess at all else follows from the match's secret, and from the plies that the seat knows of:
    whoever asks twice must not see by the answers that others have dealt meanwhile. It is drawn with
    another number than the bot's own luck: who knew how a guess was drawn could undo it.
    """
    words = f"{purpose} {seat} {state.plies_known_to(seat)}".encode()
    digest = hmac.digest(match.seal.secret, words, "sha256")
    guess, luck = digest[:SEED_BYTES], digest[SEED_BYTES : 2 * SEED_BYTES]
    rng = Rng(int.from_bytes(guess, "big"))
    return question_about(match.title, state, seat, bot, rng, int.from_bytes(luck, "big"))
