"""Tables that nobody will play to the end are closed by those who sit there, and count no longer."""

from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage.records import ClosingRecord
from kachidoki.server.tables.hub import Hub


async def close(hub: Hub, live: LiveTable, key: str | None) -> int:
    """The player of that key would have it closed. Before the match that is for the host to say; later
    for all who play themselves, so that whoever is alone with bots closes it at once."""

    def attempt() -> int:
        seat, history = live.player(key), live.history
        if history.closed:
            return history.number
        if history.is_over:
            raise Refusal("has-ended")
        if history.match is None and seat != history.table.host:
            raise Refusal("host-only")
        closed = history.match is None or live.playing() <= history.closing | {seat}
        if seat in history.closing and not closed:
            return history.number
        return hub.recorder.commit(live, ClosingRecord(seat, closed), seat)

    return await hub.act(live, attempt)
