"""What is to be written, and what can come of it."""

import secrets
from collections.abc import Callable

from msgspec import Struct
from sqlalchemy import Executable

from kachidoki.server.storage.rows import HappeningRow


class Taken(Exception):
    """Somebody else has written that number, or one that it builds on; nothing of it is stored."""


class StorageFailed(Exception):
    """The database does not answer; whether the write is stored is not known."""


# Names writes that build on each other: after one that has failed, none is stored.
Chain = int


def new_chain() -> Chain:
    """A name that no other process gives."""
    return secrets.randbits(63)


class Write(Struct, frozen=True):
    """Happenings, and the changes of other tables that come with them: all or nothing."""

    happenings: list[HappeningRow]
    changes: list[Executable] = []
    chain: Chain | None = None


Outcome = Exception | None  # of a write: None if it is on the disk
Then = Callable[[Outcome], None]
