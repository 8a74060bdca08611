"""Secret links: ids of tables, keys of seats, and what is stored of a key."""

import re
import secrets
from hashlib import sha256

KEY_BYTES = 24
ID_LENGTH = 12
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that people confuse
ID = re.compile("[0-9A-Za-z_-]{1,64}")


def new_key() -> str:
    """A key that nobody can guess, for a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_id(word: str) -> bool:
    """Can it be the id of a table?"""
    return ID.fullmatch(word) is not None


def hash_of(key: str) -> str:
    """What is stored of a seat's key: it opens the seat, and cannot be read from the database."""
    return sha256(key.encode()).hexdigest()


def same(key: str | None, secret: str) -> bool:
    """Compares in a time that tells nothing."""
    return key is not None and secrets.compare_digest(key.encode(), secret.encode())
