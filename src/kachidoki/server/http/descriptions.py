"""HTTP: a table in words, for those who have no drawing of its title."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from kachidoki.match import Match
from kachidoki.server.http.bearer import AnyRequest
from kachidoki.server.http.docs import AT_A_TABLE, refusals
from kachidoki.server.http.replays import match_at
from kachidoki.server.play.positions import check_ply
from kachidoki.server.protocol.bodies import Description
from kachidoki.server.protocol.languages import texts_in
from kachidoki.server.protocol.seats import seat_named
from kachidoki.server.tables.hub import Hub
from kachidoki.text.plain import description


@get(
    "/tables/{table_id:str}/description",
    tags=["tables"],
    responses=refusals(
        *AT_A_TABLE, "unknown-seat", "unknown-ply", "older-rules", "unknown-language", "not-begun"
    ),
)
async def read_description(
    request: AnyRequest,
    table_id: FromPath[str],
    hub: NamedDependency[Hub],
    language: FromQuery[str] = "en",
    ply: FromQuery[int | None] = None,
    seat: FromQuery[str | None] = None,
) -> Description:
    """The table as whoever asks sees it, now or after so many plies; when the match is over, as the
    seat that is named saw it."""
    async with match_at(hub, table_id, request) as (match, own):
        eyes = own if seat is None or not match.is_over else seat_named(seat, match.setting.seats)
        return describe(match, eyes, match.plies_for(eyes) if ply is None else ply, language)


def describe(match: Match, seat: int | None, ply: int, language: str) -> Description:
    check_ply(match, seat, ply)
    texts = texts_in(language, match.title, match.setting)
    view = match.state_at(match.index_for(seat, ply)).view(seat)
    return Description(ply, description(view, texts))


HANDLERS = [read_description]
