"""What people and bots do at a table, waited for until it is stored."""

from kachidoki.server.play import acts
from kachidoki.server.play.live import LiveTable, Visitor
from kachidoki.server.protocol.messages import Move, Say, Undo
from kachidoki.server.tables.hub import Hub


async def move(hub: Hub, live: LiveTable, seat: int, asked: Move) -> int:
    return await hub.act(live, lambda: acts.move(hub.recorder, live, seat, asked))


async def move_bot(hub: Hub, live: LiveTable, seat: int, ply: int, action: str) -> int:
    asked = Move("bot", ply, action)
    return await hub.act(live, lambda: acts.move(hub.recorder, live, seat, asked, is_bot=True))


async def undo(hub: Hub, live: LiveTable, seat: int, asked: Undo) -> int:
    return await hub.act(live, lambda: acts.undo(hub.recorder, live, seat, asked))


async def say(
    hub: Hub, live: LiveTable, seat: int | None, asked: Say, visitor: Visitor = acts.NOBODY
) -> int:
    return await hub.act(live, lambda: acts.say(hub.recorder, live, seat, asked, visitor))
