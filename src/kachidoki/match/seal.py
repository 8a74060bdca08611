"""The seal: chance that nobody can choose, and that everybody can check afterwards.

Before anything is dealt, the host draws a secret of 256 bits and shows its SHA-256 hash, the
commitment; then every seat adds a nonce of its own. The draw at a ply is the number

    HMAC-SHA256(key: secret, message: JSON [[nonce, …], ply, attempt])

read as a big-endian integer, modulo the sum of the weights. A number in the last, incomplete run of
that sum would favour the first outcomes: it is thrown away and the next attempt (from 0) counts.
At the end the secret is shown, and everybody can draw again.
"""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from kachidoki.engine import BadInput

SECRET_BYTES = 32
NONCE_BYTES = 8
NUMBERS = 1 << 256


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def new_nonces(seats: int) -> list[str]:
    """Nonces for seats that add none of their own."""
    return [secrets.token_hex(NONCE_BYTES) for _ in range(seats)]


def seeded(seed: int, seats: int) -> tuple[bytes, list[str]]:
    """A secret and nonces that follow from a number, for games that can be had again.

    Nonces are shown while the game goes on, so they do not tell the number.
    """
    secret = sha256(f"kachidoki {seed}".encode()).digest()
    nonces = [sha256(f"kachidoki {seed} nonce {seat}".encode()) for seat in range(seats)]
    return secret, [nonce.hexdigest()[: 2 * NONCE_BYTES] for nonce in nonces]


def commitment_of(secret: bytes) -> str:
    """What is shown of the secret before the game."""
    return sha256(secret).hexdigest()


class Seal:
    """The secret and the nonces of one match; draws what chance does at each ply."""

    def __init__(self, secret: bytes, nonces: Sequence[str]) -> None:
        if len(secret) != SECRET_BYTES:
            raise BadInput(f"a secret has {SECRET_BYTES} bytes; this one has {len(secret)}")
        self.secret = secret
        self.nonces = list(nonces)
        self.commitment = commitment_of(secret)

    def draw(self, ply: int, outcomes: Sequence[tuple[int, int]]) -> int:
        """One of the outcomes (action, weight), each exactly as likely as its weight says."""
        total = sum(weight for _, weight in outcomes)
        ticket = self.ticket(ply, total)
        for action, weight in outcomes:
            ticket -= weight
            if ticket < 0:
                return action
        raise BadInput(f"chance has nothing to decide at ply {ply}")

    def ticket(self, ply: int, total: int) -> int:
        """A number from 0 to total - 1, all equally likely."""
        if total < 1:
            return 0
        fair = NUMBERS - NUMBERS % total
        attempt = 0
        while (number := self.number(ply, attempt)) >= fair:
            attempt += 1
        return number % total

    def number(self, ply: int, attempt: int) -> int:
        """The 256 bits that belong to the ply."""
        message = msgspec.json.encode([self.nonces, ply, attempt])
        return int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")

    def __repr__(self) -> str:
        return f"Seal(commitment={self.commitment!r})"
