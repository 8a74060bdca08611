"""Keeps what was found out about finished matches."""

from sqlalchemy import update

from kachidoki.server.storage.model import TABLES
from kachidoki.server.storage.queue import WriteQueue
from kachidoki.server.storage.reader import Reader
from kachidoki.server.storage.writes import Write


class Archive:
    def __init__(self, reader: Reader, writes: WriteQueue) -> None:
        self.reader = reader
        self.writes = writes

    async def analysis(self, table_id: str) -> str | None:
        """In words; None if there is none."""
        return await self.reader.analysis(table_id)

    async def keep_analysis(self, table_id: str, words: str) -> None:
        change = update(TABLES).where(TABLES.c.id == table_id).values(analysis=words)
        await self.writes.write(Write([], [change]))
