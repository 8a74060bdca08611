"""What is kept: tables, who sits at them, and everything that happened there.

SQLite in a file unless a PostgreSQL is given. Others hand over rows and changes as data: SQL is written
only here.
"""

from kachidoki.server.storage.archive import Archive
from kachidoki.server.storage.batches import BatchWriter
from kachidoki.server.storage.database import NoDatabase, open_as_it_is, open_database
from kachidoki.server.storage.pulse import TROUBLES, Pulse
from kachidoki.server.storage.queue import WriteQueue, Writer, WriterThread, answer
from kachidoki.server.storage.reader import Listing, Reader, Stored
from kachidoki.server.storage.remote import WriterClient, serve_writes
from kachidoki.server.storage.rows import HappeningRow, LinkRow, SeatRow, SnapshotRow, TableRow
from kachidoki.server.storage.writes import (
    AddLink,
    AddTable,
    Change,
    ChangeHost,
    ChangeSeat,
    ChangeStatus,
    ChangeVersion,
    DropTable,
    KeepSnapshot,
    LinkRematch,
    Outcome,
    StorageFailed,
    Taken,
    Then,
    Write,
    new_chain,
)

__all__ = [
    "TROUBLES",
    "AddLink",
    "AddTable",
    "Archive",
    "BatchWriter",
    "Change",
    "ChangeHost",
    "ChangeSeat",
    "ChangeStatus",
    "ChangeVersion",
    "DropTable",
    "HappeningRow",
    "KeepSnapshot",
    "LinkRematch",
    "LinkRow",
    "Listing",
    "NoDatabase",
    "Outcome",
    "Pulse",
    "Reader",
    "SeatRow",
    "SnapshotRow",
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
    "open_as_it_is",
    "open_database",
    "serve_writes",
]
