"""What is kept: tables, who sits at them, and everything that happened there.

SQLite in a file unless a PostgreSQL is given. Nothing is known of games here.
"""

from kachidoki.server.storage.archive import Archive
from kachidoki.server.storage.database import NoDatabase, open_database
from kachidoki.server.storage.reader import Line, Reader, Stored
from kachidoki.server.storage.rows import HappeningRow, SeatRow, TableRow
from kachidoki.server.storage.writer import (
    Outcome,
    StorageFailed,
    Strand,
    Taken,
    Then,
    Write,
    Writer,
    answer,
)

__all__ = [
    "Archive",
    "HappeningRow",
    "Line",
    "NoDatabase",
    "Outcome",
    "Reader",
    "SeatRow",
    "StorageFailed",
    "Stored",
    "Strand",
    "TableRow",
    "Taken",
    "Then",
    "Write",
    "Writer",
    "answer",
    "open_database",
]
