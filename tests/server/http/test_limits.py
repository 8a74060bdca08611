"""Nobody may ask for too much."""

import asyncio

import pytest

from kachidoki.server.http.limits import MOST_REMEMBERED, Bucket, Buckets, Limiter, network_of
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.settings import Limits


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class FullHouse:
    """A reader that has counted so many open tables."""

    def __init__(self, count: int) -> None:
        self.count = count

    async def open_tables(self, maker: str, made_after: int) -> int:
        return self.count


def taken(bucket: Bucket) -> int:
    """How many tokens there are."""
    for count in range(1000):
        try:
            bucket.take()
        except Refusal:
            return count
    raise AssertionError("there is no end to them")


def test_a_bucket_is_filled_with_time() -> None:
    clock = Clock()
    bucket = Bucket(rate=2.0, burst=5, clock=clock)
    assert taken(bucket) == 5
    clock.now = 1.5
    assert taken(bucket) == 3
    clock.now = 1000.0
    assert taken(bucket) == 5


def test_what_costs_more_takes_more() -> None:
    bucket = Bucket(rate=1.0, burst=10, clock=Clock())
    bucket.take(8)
    with pytest.raises(Refusal, match="too-fast"):
        bucket.take(3)
    assert taken(bucket) == 2


def test_all_sockets_of_a_client_share_its_tokens() -> None:
    limiter = Limiter(Limits(message_burst=10, address_burst=15), Clock())
    one, same, other = (limiter.allowance(client) for client in ("one", "one", "other"))
    one.take(10)
    same.take(5)
    with pytest.raises(Refusal, match="too-fast"):
        same.take()
    other.take(10)


def test_one_client_does_not_use_up_what_another_has() -> None:
    buckets = Buckets(1.0, 1, Clock())
    buckets.take("one")
    with pytest.raises(Refusal, match="too-fast"):
        buckets.take("one")
    buckets.take("other")


def test_not_every_client_is_remembered_for_ever() -> None:
    buckets = Buckets(1.0, 1, Clock())
    for number in range(MOST_REMEMBERED + 10):
        buckets.take(str(number))
    assert len(buckets.buckets) == MOST_REMEMBERED


def test_connections_are_counted_while_they_last() -> None:
    limiter = Limiter(Limits(connections=2))
    with (
        limiter.connected("one"),
        limiter.connected("other"),
        limiter.connected("one"),
        pytest.raises(Refusal, match="too-many-connections"),
        limiter.connected("one"),
    ):
        pass
    with limiter.connected("one"):
        pass
    assert limiter.connections.taken == {}


@pytest.mark.parametrize(("count", "problem"), [(2, None), (3, "too-many-tables")])
def test_open_tables_are_counted(count: int, problem: str | None) -> None:
    async def scene() -> None:
        limiter = Limiter(Limits(open_tables=3))
        await limiter.new_table("one", FullHouse(count))  # type: ignore[arg-type]

    if problem is None:
        asyncio.run(scene())
    else:
        with pytest.raises(Refusal, match=problem):
            asyncio.run(scene())


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_client_is_an_address_or_a_household(host: str, client: str) -> None:
    assert network_of(host) == client
