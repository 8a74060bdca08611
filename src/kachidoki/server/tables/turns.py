"""Work that takes a while is done piece by piece: one in each round of the event loop."""

import asyncio
from collections import deque


class Turns:
    """Whose piece of work is next. Clients take turns, however much each of them has asked for, and
    between two pieces everything else goes on."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by client; the first is next

    async def next(self, client: str) -> None:
        """Waits for the client's turn."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        if not self.waiting:
            loop.call_soon(self.give)
        self.waiting.setdefault(client, deque()).append(turn)
        await turn

    def give(self) -> None:
        """To whoever has waited longest since their last turn; those who have left need none."""
        given = False
        while self.waiting and not given:
            client = next(iter(self.waiting))
            turns = self.waiting.pop(client)
            turn = turns.popleft()
            if turns:
                self.waiting[client] = turns
            if not turn.done():
                turn.set_result(None)
                given = True
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.give)
