"""What is kept: tables, who sits at them, and everything that happened there.

SQLite in a file unless a PostgreSQL is given. Nothing is known of games here.
"""

from kachidoki.server.storage.archive import Archive
from kachidoki.server.storage.batches import Pen
from kachidoki.server.storage.database import NoDatabase, open_database
from kachidoki.server.storage.queue import Hand, PenThread, Writer, answer
from kachidoki.server.storage.reader import Line, Reader, Stored
from kachidoki.server.storage.rows import HappeningRow, SeatRow, TableRow
from kachidoki.server.storage.writes import Outcome, StorageFailed, Taken, Then, Write, new_strand

__all__ = [
    "Archive",
    "Hand",
    "HappeningRow",
    "Line",
    "NoDatabase",
    "Outcome",
    "Pen",
    "PenThread",
    "Reader",
    "SeatRow",
    "StorageFailed",
    "Stored",
    "TableRow",
    "Taken",
    "Then",
    "Write",
    "Writer",
    "answer",
    "new_strand",
    "open_database",
]
