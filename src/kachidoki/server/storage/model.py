"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("engine", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("corrections", Text, nullable=False),  # JSON
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("limit_seconds", Integer, nullable=False),
    Column("coach", Boolean, nullable=False),
    Column("host", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("watch", String(64), nullable=False),
    Column("created", Integer, nullable=False),
    Column("rematch", String(64)),
    Column("maker", String(64)),  # a hash of the address that made the table
    Column("analysis", Text),  # JSON, once it is finished
    Column("result", Text),  # JSON, once the match is over
    Index("tables_by_status", "status", "public"),
    Index("tables_by_maker", "maker"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64)),
    Column("key_hash", String(64)),
    Column("nonce", String(64)),
    Column("bot", String(64)),
    Column("stand_in", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_key", "key_hash"),
)

# A link that opens a seat on another device. To use it is to write its row once more, as used: the
# first to do so has the seat.
LINKS = Table(
    "links",
    METADATA,
    Column("token_hash", String(64), nullable=False),
    Column("used", Boolean, nullable=False),
    Column("table_id", String(64), nullable=False),
    Column("locked_key", String(128), nullable=False),  # that of the seat; the token unlocks it
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("token_hash", "used"),
)

# The first process to write a number has it: that keeps several of them in order. What a list of
# tables shows of a match (`ply`, `actors`, `since`) is written with each happening: one row a move.
HAPPENINGS = Table(
    "happenings",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("time", Double, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("seat", Integer),
    Column("request", String(64)),  # the client's own id of what it asked for
    Column("ply", Integer, nullable=False),
    Column("actors", String(16), nullable=False),
    Column("since", Double, nullable=False),  # from when on these actors have been waited for
    Column("told", Text),  # JSON: the plies that came of it, as the rules of the time had them
    PrimaryKeyConstraint("table_id", "number"),
)

# How a running match stood after that happening; only the newest is kept. If other rules come, it goes
# on from there.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("state", Text, nullable=False),  # JSON
)

# One row, written only to find out whether anything can be.
PULSE = Table("pulse", METADATA, Column("time", Double, nullable=False))
