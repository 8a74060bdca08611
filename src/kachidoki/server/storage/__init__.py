"""What is kept: tables, who sits at them, and everything that happened there.

SQLite in a file unless a PostgreSQL is given. Nothing is known of games here.
"""

from kachidoki.server.storage.archive import Archive
from kachidoki.server.storage.batches import BatchWriter
from kachidoki.server.storage.database import NoDatabase, open_database
from kachidoki.server.storage.queue import WriteQueue, Writer, WriterThread, answer
from kachidoki.server.storage.reader import Listing, Reader, Stored
from kachidoki.server.storage.remote import WriterClient, serve_writes
from kachidoki.server.storage.rows import HappeningRow, SeatRow, TableRow
from kachidoki.server.storage.writes import Outcome, StorageFailed, Taken, Then, Write, new_chain

__all__ = [
    "Archive",
    "BatchWriter",
    "HappeningRow",
    "Listing",
    "NoDatabase",
    "Outcome",
    "Reader",
    "SeatRow",
    "StorageFailed",
    "Stored",
    "TableRow",
    "Taken",
    "Then",
    "Write",
    "WriteQueue",
    "Writer",
    "WriterClient",
    "WriterThread",
    "answer",
    "new_chain",
    "open_database",
    "serve_writes",
]
