"""HTTP: matches that are over, or as far as one may know them: file, proof, sheet, analysis."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from kachidoki.match import Match, ScoreSheet
from kachidoki.match.reader import LARGEST
from kachidoki.server.bots import Analyst, Thinkers
from kachidoki.server.http.bearer import AnyRequest, key_of
from kachidoki.server.http.docs import AT_A_TABLE, TextOperation, refusals
from kachidoki.server.http.limits import Limiter, client_of
from kachidoki.server.http.proofs import proof_of
from kachidoki.server.play.positions import sheet_at
from kachidoki.server.protocol.bodies import Analysis, Opened, Proof
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.tables.hub import Hub
from kachidoki.server.tables.imports import take_in


@asynccontextmanager
async def match_at(
    hub: Hub, table_id: str, request: AnyRequest
) -> AsyncIterator[tuple[Match, int | None]]:
    """The match at that table as it is stored, for those whom the table lets in, and the seat of
    whoever asks."""
    live = await hub.find(table_id)
    seat = live.reader(key_of(request))
    async with hub.reading(live) as history:
        yield history.shown(), seat


async def finished_at(hub: Hub, table_id: str, request: AnyRequest) -> Match:
    """A match that nothing happens to any more."""
    async with match_at(hub, table_id, request) as (match, _):
        if not match.is_over:
            raise Refusal("not-over")
        return match


@get(
    "/tables/{table_id:str}/file",
    tags=["replays"],
    media_type=MediaType.TEXT,
    responses=refusals(*AT_A_TABLE, "not-begun"),
)
async def read_file(
    request: AnyRequest, table_id: FromPath[str], hub: NamedDependency[Hub]
) -> Response[str]:
    """The match file; while the game goes on, its public record."""
    live = await hub.find(table_id)
    live.reader(key_of(request))
    async with hub.reading(live) as history:
        name, content = history.file()
    return Response(
        content,
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post(
    "/matches",
    tags=["replays"],
    request_max_body_size=2 * LARGEST,
    operation_class=TextOperation,
    responses=refusals("message-long", "match-slow", "match-unfinished"),
)
async def open_file(
    request: AnyRequest,
    hub: NamedDependency[Hub],
    thinkers: NamedDependency[Thinkers],
    limiter: NamedDependency[Limiter],
) -> Opened:
    """Takes a match file (as text/plain) in, once every character of it has proved true."""
    limiter.tables.take(client_of(request))
    return Opened(await take_in(hub, thinkers, await request.body()))


@get(
    "/tables/{table_id:str}/proof",
    tags=["replays"],
    responses=refusals(*AT_A_TABLE, "not-begun", "not-over"),
)
async def read_proof(
    request: AnyRequest, table_id: FromPath[str], hub: NamedDependency[Hub]
) -> Proof:
    """All that is needed to check the seal of a match that is over."""
    match = await finished_at(hub, table_id, request)
    return await asyncio.to_thread(proof_of, match)


@get(
    "/tables/{table_id:str}/sheet",
    tags=["replays"],
    responses=refusals(*AT_A_TABLE, "unknown-ply", "older-rules", "not-begun"),
)
async def read_sheet(
    request: AnyRequest,
    table_id: FromPath[str],
    hub: NamedDependency[Hub],
    ply: FromQuery[int | None] = None,
) -> ScoreSheet:
    """What everybody's points are for, as far as whoever asks may know, now or after so many plies."""
    async with match_at(hub, table_id, request) as (match, seat):
        return sheet_at(match, seat, ply)


@post(
    "/tables/{table_id:str}/analysis",
    tags=["replays"],
    status_code=202,
    responses=refusals(*AT_A_TABLE, "not-begun", "not-over", "analysis-busy"),
)
async def start_analysis(
    request: AnyRequest,
    table_id: FromPath[str],
    hub: NamedDependency[Hub],
    analyst: NamedDependency[Analyst],
) -> Analysis:
    """Begins to find out everybody's chance to win after each ply."""
    match = await finished_at(hub, table_id, request)
    return await analyst.start(table_id, match, client_of(request))


@get(
    "/tables/{table_id:str}/analysis",
    tags=["replays"],
    responses=refusals(*AT_A_TABLE, "not-begun", "not-over"),
)
async def read_analysis(
    request: AnyRequest,
    table_id: FromPath[str],
    hub: NamedDependency[Hub],
    analyst: NamedDependency[Analyst],
) -> Analysis:
    """How far that has come."""
    await finished_at(hub, table_id, request)
    return await analyst.look(table_id)


HANDLERS = [read_file, open_file, read_proof, read_sheet, start_analysis, read_analysis]
