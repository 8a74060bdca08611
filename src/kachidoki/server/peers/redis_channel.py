"""Notices through a Redis. One that is cut off is found out about, and looked for again.

Litestar's own backend would not notice: what is read from a connection that has timed out is nothing,
at once and for ever, and asking for it again and again holds up the whole process.
"""

import asyncio
import socket
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

CONNECT = 5  # seconds until somebody who does not answer is given up
SILENCE = 5.0  # seconds without a word until the Redis is asked whether it is there, and to answer
# The same below, where something waits to be sent; not every system knows all of them.
PATIENCE = {"TCP_KEEPIDLE": 4, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 2, "TCP_USER_TIMEOUT": 8000}


class RedisBackend(ChannelsBackend):
    def __init__(self, url: str) -> None:
        known = {getattr(socket, name, None): value for name, value in PATIENCE.items()}
        known.pop(None, None)
        on_a_network: dict[str, Any] = {
            "socket_connect_timeout": CONNECT,
            "socket_keepalive": True,
            "socket_keepalive_options": known,
        }
        options = {} if url.startswith("unix:") else on_a_network
        # Whoever publishes or listens tries again by itself.
        self.redis: Redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0), **options)
        self.listening: PubSub = self.redis.pubsub()

    async def on_startup(self) -> None:
        self.listening = self.redis.pubsub()

    async def on_shutdown(self) -> None:
        await self.listening.aclose()  # type: ignore[no-untyped-call]

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with asyncio.timeout(CONNECT):
            for channel in channels:
                await self.redis.publish(channel, data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self.listening.subscribe(*channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        await self.listening.unsubscribe(*channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        is_asked = False
        while True:
            message = await self.listening.get_message(timeout=SILENCE)
            if message is not None:
                is_asked = False
                if message["type"] == "message":
                    yield message["channel"].decode(), message["data"]
            elif is_asked:
                raise ConnectionError("the Redis has fallen silent")
            else:
                is_asked = True
                await self.listening.ping()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
