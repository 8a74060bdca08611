"""Keeps what was found out about finished matches."""

from kachidoki.server.storage.queue import WriteQueue
from kachidoki.server.storage.reader import Reader
from kachidoki.server.storage.writes import KeepAnalysis, Write


class Archive:
    def __init__(self, reader: Reader, writes: WriteQueue) -> None:
        self.reader = reader
        self.writes = writes

    async def analysis(self, table_id: str) -> str | None:
        """In words; None if there is none."""
        return await self.reader.analysis(table_id)

    async def keep_analysis(self, table_id: str, words: str) -> None:
        await self.writes.write(Write([], [KeepAnalysis(table_id, words)]))
