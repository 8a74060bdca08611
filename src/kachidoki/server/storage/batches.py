"""Holds the connection that writes: all that has queued up goes into one transaction.

A commit is bound by the disk, and fifty happenings in one commit take no longer than one.
"""

from contextlib import suppress

from msgspec import structs
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from structlog import get_logger

from kachidoki.server.storage.database import WRITES, reason
from kachidoki.server.storage.model import HAPPENINGS
from kachidoki.server.storage.statements import statements_of
from kachidoki.server.storage.writes import Chain, Outcome, StorageFailed, Taken, Write

DEADLOCK = "40P01"  # as PostgreSQL calls it

log = get_logger()


class BatchWriter:
    """Used by one thread, which it holds up."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        statement = insert(HAPPENINGS).compile(dialect=engine.dialect)
        self.add_happenings = str(statement)
        self.parameters = structs.astuple if statement.positional else structs.asdict

    def carry_out(self, writes: list[Write]) -> list[Outcome]:
        """One transaction for all; if one of them cannot be stored, one for each.

        A database that does not answer is not asked again for each of them.
        """
        try:
            self.commit(writes)
        except OperationalError as error:
            if is_deadlock(error):
                return self.carry_out_singly(writes)
            return [self.failed(error)] * len(writes)
        except Exception:
            return self.carry_out_singly(writes)
        return [None] * len(writes)

    def carry_out_singly(self, writes: list[Write]) -> list[Outcome]:
        """Nothing that builds on something that has failed."""
        broken: set[Chain] = set()
        outcomes: list[Outcome] = []
        for write in writes:
            outcome = Taken() if write.chain in broken else self.carry_out_one(write)
            outcomes.append(outcome)
            if outcome is not None and write.chain is not None:
                broken.add(write.chain)
        return outcomes

    def carry_out_one(self, write: Write) -> Outcome:
        try:
            self.commit([write])
        except IntegrityError:
            return Taken()
        except Exception as error:  # of one write; there are others to carry out
            return self.failed(error)
        return None

    def commit(self, writes: list[Write]) -> None:
        """Once more on a new connection if the old one has broken.

        Should the first try have been stored after all, the second finds its numbers taken, and
        reading the table again shows who took them.
        """
        try:
            self.transact(writes)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            self.disconnect()
            self.transact(writes)

    def transact(self, writes: list[Write]) -> None:
        connection = self.connection
        if connection is None:
            connection = self.engine.connect().execution_options(**WRITES)
            self.connection = connection
        rows = [self.parameters(row) for write in writes for row in write.happenings]
        with connection.begin():
            for change in (change for write in writes for change in write.changes):
                for statement in statements_of(change):
                    connection.execute(statement)
            if rows:
                connection.exec_driver_sql(self.add_happenings, rows)

    def failed(self, error: Exception) -> StorageFailed:
        log.error("storage failed", reason=reason(error))
        self.disconnect()
        return StorageFailed(reason(error))

    def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()


def is_deadlock(error: OperationalError) -> bool:
    """Did a server that waited for us go first? Then the database answers all the same."""
    return getattr(error.orig, "sqlstate", None) == DEADLOCK
