"""How much a client may ask for: rates, connections, open tables.

A client is an address; of IPv6 a network, because a single household has a whole one to itself.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.settings import Limits
from kachidoki.server.storage import Reader

MOST_REMEMBERED = 10_000  # clients
DAY = 24 * 3600
HOUSEHOLD = 64  # bits of an IPv6 address that are the same for all its machines

Clock = Callable[[], float]


class Bucket:
    """Holds up to `burst` tokens, and gains `rate` of them a second."""

    def __init__(self, rate: float, burst: int, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = float(burst)
        self.filled = clock()

    def take(self, cost: int = 1) -> None:
        """Takes so many tokens, or none and raises Refusal if there are fewer."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < cost:
            raise Refusal("too-fast")
        self.tokens -= cost


class Buckets:
    """A bucket for each client; the one that was made first is forgotten first."""

    def __init__(self, rate: float, burst: int, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> None:
        self.of(client).take()

    def of(self, client: str) -> Bucket:
        bucket = self.buckets.get(client)
        if bucket is None:
            if len(self.buckets) >= MOST_REMEMBERED:
                del self.buckets[next(iter(self.buckets))]
            bucket = self.buckets[client] = Bucket(self.rate, self.burst, self.clock)
        return bucket


class Allowance:
    """What may be asked over one socket: of its own tokens, and of those that all sockets of the client
    share."""

    def __init__(self, client: str, own: Bucket, shared: Bucket) -> None:
        self.client = client
        self.own = own
        self.shared = shared

    def take(self, cost: int = 1) -> None:
        self.own.take(cost)
        self.shared.take(cost)


class Places:
    """How many of something each client has at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    def take(self, client: str) -> None:
        if self.taken[client] >= self.most:
            raise Refusal("too-many-connections", most=self.most)
        self.taken[client] += 1

    def give_back(self, client: str) -> None:
        self.taken[client] -= 1
        if not self.taken[client]:
            del self.taken[client]


class Limiter:
    """Counts what the clients of this process do."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.requests = Buckets(limits.request_rate, limits.request_burst, clock)
        self.tables = Buckets(limits.table_rate, limits.table_burst, clock)
        self.connections = Places(limits.connections)
        self.messages = Buckets(limits.address_rate, limits.address_burst, clock)

    def allowance(self, client: str) -> Allowance:
        """For one socket."""
        own = Bucket(self.limits.message_rate, self.limits.message_burst, self.clock)
        return Allowance(client, own, self.messages.of(client))

    @contextmanager
    def connected(self, client: str) -> Iterator[None]:
        """As long as a socket is open."""
        self.connections.take(client)
        try:
            yield
        finally:
            self.connections.give_back(client)

    async def new_table(self, client: str, reader: Reader) -> None:
        """Refuses a table too many; those that are over, or old, do not count."""
        self.tables.take(client)
        count = await reader.open_tables(maker_of(client), int(time.time()) - DAY)
        if count >= self.limits.open_tables:
            raise Refusal("too-many-tables", most=self.limits.open_tables)


AnyConnection = ASGIConnection[Any, Any, Any, Any]


def check_rate(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """For all of /api: nobody asks too fast."""
    connection.app.state["limiter"].requests.take(client_of(connection))


def client_of(connection: AnyConnection) -> str:
    """Who the connection comes from."""
    return network_of(connection.client.host) if connection.client else "local"


def network_of(host: str) -> str:
    """All addresses that one client may be expected to have."""
    try:
        address = ip_address(host)
    except ValueError:  # a socket that is a file, or a test
        return host
    if isinstance(address, IPv4Address):
        return host
    mapped = address.ipv4_mapped
    return str(mapped or IPv6Network((int(address), HOUSEHOLD), strict=False))


def maker_of(client: str) -> str:
    """What is stored of the address that has made a table."""
    return sha256(client.encode()).hexdigest()
