"""Which of several processes a table belongs to: the same one for everybody who plays there.

Any process can serve any table, as they all tell each other what happens; but a move that is made and
told in one process costs the others nothing.
"""

import re
from pathlib import Path
from zlib import crc32

from msgspec import Struct

# The first line of a request for a table, be it by HTTP or by WebSocket; the site may be in a folder.
OF_A_TABLE = re.compile(rb"[A-Z]+ [^ ?]*/api/(?:socket\?table=|tables/)([0-9A-Za-z_-]{12,64})\b")


class Share(Struct, frozen=True):
    """What one of so many processes looks after; in the folder they find each other."""

    number: int = 0
    of: int = 1
    folder: Path = Path()

    @property
    def writer_address(self) -> Path:
        """Where the process that writes for all is reached."""
        return self.folder / "writer.socket"

    def has(self, table_id: str) -> bool:
        return owner_of(table_id.encode(), self.of) == self.number

    def part(self, count: int) -> int:
        """Of so many things that all of them have together; at least one."""
        return max(1, (count + self.number) // self.of)


ALL = Share()  # of a process that shares with nobody


def owner_of(name: bytes, processes: int) -> int:
    return crc32(name) % processes


def process_for(head: bytes, client: str, processes: int) -> int:
    """Who gets a request that begins like this. One for no table goes by the client's address, so
    that one process counts what that client asks for."""
    found = OF_A_TABLE.match(head)
    return owner_of(client.encode() if found is None else found[1], processes)
