"""The rows of the database as they are handed around."""

from msgspec import Struct


class TableRow(Struct, frozen=True):
    id: str
    title: str
    version: int
    engine: str
    options: str
    corrections: str
    status: str
    public: bool
    pace: str
    limit_seconds: int
    coach: bool
    host: int
    secret: str
    invite: str
    watch: str
    created: int
    rematch: str | None = None
    maker: str | None = None
    analysis: str | None = None
    result: str | None = None


class SeatRow(Struct, frozen=True):
    """Who sits there: a human with a name and a key, a bot, or (a stand-in) both. Without a nonce a
    human has yet to enter."""

    table_id: str
    seat: int
    name: str | None = None
    key_hash: str | None = None
    nonce: str | None = None
    bot: str | None = None
    stand_in: bool = False

    @property
    def is_open(self) -> bool:
        return self.key_hash is None and self.bot is None

    @property
    def is_human(self) -> bool:
        return self.key_hash is not None

    @property
    def awaited(self) -> bool:
        return self.is_human and self.nonce is None


class LinkRow(Struct, frozen=True):
    token_hash: str
    used: bool
    table_id: str
    locked_key: str
    until: float


class HappeningRow(Struct, frozen=True, array_like=True):
    table_id: str
    number: int
    time: float
    data: str
    seat: int | None
    request: str | None
    ply: int
    actors: str
    since: float
    told: str | None = None


class SnapshotRow(Struct, frozen=True):
    table_id: str
    number: int
    ply: int
    state: str
