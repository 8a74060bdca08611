"""The server as a whole: everything that runs in one process, and the application around it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from sqlalchemy import Engine
from structlog import get_logger

from kachidoki.server.bots import Analyst, Coach, Thinkers, spare_cores
from kachidoki.server.http import descriptions, faults, lobby, pages, replays, status
from kachidoki.server.http import titles as titles_api
from kachidoki.server.http.docs import openapi
from kachidoki.server.http.headers import HEADERS
from kachidoki.server.http.incoming import IncomingRequest, answering_all
from kachidoki.server.http.limits import Limiter, check_rate
from kachidoki.server.peers.shares import ALL, Share
from kachidoki.server.settings import Settings
from kachidoki.server.socket.endpoint import table_socket
from kachidoki.server.storage import (
    Archive,
    Pulse,
    Reader,
    WriteQueue,
    WriterClient,
    WriterThread,
    open_database,
)
from kachidoki.server.tables.bot_turns import BotTurns
from kachidoki.server.tables.hub import Hub
from kachidoki.server.tables.sweeper import Sweeper
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import broken_titles, titles

log = get_logger()

LARGEST_BODY = 32 * 1024
# The supervisor sees where a connection's first request has to go, so each has a connection of its own.
ONE_REQUEST = {"Connection": "close"}
SERVICES = ("hub", "thinkers", "coach", "analyst", "limiter", "pulse")  # what handlers may ask for


def create_app(settings: Settings, engine: Engine | None = None, share: Share = ALL) -> Litestar:
    """The application; the engine, if there is one, has been opened with these settings."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, engine, share, app.state):
            yield

    api = Router(
        "/api",
        route_handlers=[
            *lobby.HANDLERS,
            *titles_api.HANDLERS,
            *replays.HANDLERS,
            *descriptions.HANDLERS,
        ],
        guards=[check_rate],
    )
    app = Litestar(
        route_handlers=[api, table_socket, *status.HANDLERS, *pages.HANDLERS],
        lifespan=[lifespan],
        dependencies={name: Provide(service(name), sync_to_thread=False) for name in SERVICES},
        exception_handlers=faults.HANDLERS,
        response_headers=HEADERS if share.of == 1 else HEADERS | ONE_REQUEST,
        openapi_config=openapi(settings.root_path),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key=pages.AS_IT_IS
        ),
        request_class=IncomingRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.asgi_handler = answering_all(app.asgi_handler)
    return app


def read_catalogues() -> None:
    """All texts, so that no table waits while the first of them are read."""
    for reason in broken_titles().values():
        log.warning("title left out", reason=reason)
    for title in titles().values():
        for language in LANGUAGES:
            Texts(language, title)


def service(name: str) -> Callable[[State], Any]:
    def provide(state: State) -> Any:
        return state[name]

    return provide


@asynccontextmanager
async def running(
    settings: Settings, engine: Engine | None, share: Share, state: State
) -> AsyncIterator[None]:
    """Starts everything in order, and stops it the other way round."""
    async with AsyncExitStack() as stack:
        if engine is None:
            engine = await asyncio.to_thread(open_database, settings.database)
        stack.callback(engine.dispose)
        writes = WriteQueue(
            WriterThread(engine) if share.of == 1 else WriterClient(share.writer_address)
        )
        stack.push_async_callback(writes.stop)
        reader = Reader(engine)
        state["pulse"] = Pulse(reader, writes)
        hub = state["hub"] = Hub(settings, reader, writes, share=share)
        thinkers = state["thinkers"] = Thinkers(share.part(settings.bot_workers or spare_cores()))
        stack.push_async_callback(thinkers.close)
        state["coach"] = Coach(thinkers)
        analyst = state["analyst"] = Analyst(thinkers, Archive(reader, writes))
        stack.push_async_callback(analyst.close)
        state["limiter"] = Limiter(settings.limits)
        await asyncio.to_thread(read_catalogues)
        await hub.notices.start()
        stack.push_async_callback(hub.notices.stop)
        stack.push_async_callback(hub.stop)
        sweeping = asyncio.create_task(Sweeper(hub, BotTurns(hub, thinkers)).run())
        stack.callback(sweeping.cancel)
        yield
