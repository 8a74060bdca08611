"""What is kept: tables, who sits at them, and everything that happened there.

SQLite in a file unless a PostgreSQL is given. Nothing is known of games here.
"""

from kachidoki.server.storage.archive import Archive
from kachidoki.server.storage.database import NoDatabase, open_database
from kachidoki.server.storage.reader import Line, Reader, Stored
from kachidoki.server.storage.rows import HappeningRow, SeatRow, TableRow
from kachidoki.server.storage.writer import StorageFailed, Taken, Write, Writer

__all__ = [
    "Archive",
    "HappeningRow",
    "Line",
    "NoDatabase",
    "Reader",
    "SeatRow",
    "StorageFailed",
    "Stored",
    "TableRow",
    "Taken",
    "Write",
    "Writer",
    "open_database",
]
