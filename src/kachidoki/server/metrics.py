"""What Prometheus is told of this process, besides what the bots count themselves."""

from functools import cache
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LIVING: Final = "livesum"  # all processes that are there, together

MOVES = Counter("kachidoki_moves", "Moves that were stored", ["title", "by"])
DELIVERY = Histogram(
    "kachidoki_told_seconds", "Time until something was stored and everybody told", buckets=FAST
)
moves_of = cache(MOVES.labels)  # finding the labels costs more than counting
RACES = Counter("kachidoki_races", "Writes that another process was faster with")
TABLES = Gauge("kachidoki_tables", "Tables in memory", multiprocess_mode=LIVING)
SOCKETS = Gauge("kachidoki_sockets", "Connected sockets", multiprocess_mode=LIVING)
REFUSALS = Counter("kachidoki_refusals", "Requests that were refused", ["problem"])
UNWRITABLE = Gauge(
    "kachidoki_unwritable",
    "1 while nothing can be written for that reason",
    ["reason"],
    multiprocess_mode="livemax",
)
