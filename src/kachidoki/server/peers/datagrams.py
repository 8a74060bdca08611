"""Notices between the processes of one machine, where no Redis or PostgreSQL carries them."""

import asyncio
import socket
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from pathlib import Path

from litestar.channels.backends.base import ChannelsBackend

from kachidoki.server.peers.shares import Share

LARGEST = 1 << 16  # bytes of a notice
TRIES, PAUSE = 20, 0.01  # a process that is busy is waited for a little


class DatagramBackend(ChannelsBackend):
    """Each process has a datagram socket in a folder of theirs. A notice that cannot be delivered is
    dropped: a process that misses it finds out by looking into the database."""

    def __init__(self, share: Share) -> None:
        self.addresses = [str(share.folder / f"{number}.socket") for number in range(share.of)]
        self.own = self.addresses[share.number]
        self.mailbox: socket.socket | None = None

    async def on_startup(self) -> None:
        # Of a process that was here before.
        await asyncio.to_thread(Path(self.own).unlink, missing_ok=True)
        self.mailbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.mailbox.setblocking(False)
        self.mailbox.bind(self.own)

    async def on_shutdown(self) -> None:
        mailbox, self.mailbox = self.mailbox, None
        if mailbox is not None:
            mailbox.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for address in self.addresses:
            if address != self.own and self.mailbox is not None:
                await self.deliver(self.mailbox, data, address)

    async def deliver(self, mailbox: socket.socket, data: bytes, address: str) -> None:
        for _ in range(TRIES):
            try:
                with suppress(FileNotFoundError, ConnectionRefusedError):  # it has not come yet
                    mailbox.sendto(data, address)
                return
            except BlockingIOError:
                await asyncio.sleep(PAUSE)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """There is but one channel."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """As above."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        loop = asyncio.get_running_loop()
        while self.mailbox is not None:
            yield "", await loop.sock_recv(self.mailbox, LARGEST)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
