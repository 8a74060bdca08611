"""For those who run the server: is it well, and what does it do?"""

import asyncio
import os

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from kachidoki import __version__
from kachidoki.server import metrics
from kachidoki.server.bots import Thinkers
from kachidoki.server.storage import TROUBLES, Pulse
from kachidoki.server.tables.hub import Hub

UNWELL = 503
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"


class Health(Struct, frozen=True):
    version: str
    database: bool  # can be read
    trouble: str | None  # why nothing can be written, in a word
    workers: int  # processes in which bots can think
    tables: int


@get("/health", tags=["status"], responses={UNWELL: ResponseSpec(Health, generate_examples=False)})
async def read_health(
    hub: NamedDependency[Hub], pulse: NamedDependency[Pulse], thinkers: NamedDependency[Thinkers]
) -> Response[Health]:
    """200 if the database can be read and written and bots can think, else 503."""
    readable, trouble = await asyncio.gather(pulse.is_readable(), trouble_now(pulse))
    health = Health(
        version=__version__,
        database=readable,
        trouble=trouble,
        workers=0 if thinkers.closed else thinkers.workers,
        tables=len(hub.tables),
    )
    well = health.database and health.trouble is None and health.workers > 0
    return Response(health, status_code=200 if well else UNWELL)


async def trouble_now(pulse: Pulse) -> str | None:
    """Why nothing can be written; `/metrics` tells it, too."""
    found = await pulse.trouble()
    for reason in TROUBLES:
        metrics.UNWRITABLE.labels(reason).set(reason == found)
    return found


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def read_metrics(pulse: NamedDependency[Pulse]) -> Response[bytes]:
    """Of all processes together, if there are several."""
    await trouble_now(pulse)
    registry = REGISTRY
    if METRICS_FOLDER in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})


HANDLERS = [read_health, read_metrics]
