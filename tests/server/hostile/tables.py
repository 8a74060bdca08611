"""A table at which somebody may be hostile."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.clients import Player, first, seat_friends

from kachidoki.server.protocol.messages import Accepted


@asynccontextmanager
async def tokaido_for_two(url: str) -> AsyncIterator[tuple[Player, Player]]:
    """The one whose turn it is, and the other, when both have chosen their travelers."""
    sittings = await seat_friends([url] * 2, "tokaido")
    players = [Player(url, sitting.table.id, sitting.key) for sitting in sittings]
    async with players[0], players[1]:
        while players[0].shown.view["step"] == "choosing":
            answer = await next(player for player in players if player.may_act).act(first)
            assert isinstance(answer, Accepted)
            for player in players:
                await player.catch_up(answer.number)
        actor, other = sorted(players, key=lambda player: not player.may_act)
        yield actor, other
