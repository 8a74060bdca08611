"""Who is connected to which table, at this process and, as far as it is heard of, at others."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kachidoki.server.peers.notices import Notice, PresenceNotice, RemotePresence
from kachidoki.server.play.broadcast import presence
from kachidoki.server.play.live import Client, LiveTable

if TYPE_CHECKING:
    from kachidoki.server.tables.hub import Hub

EXPIRY = 30.0  # seconds after which a process that is not heard of counts as gone


class Presences:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.listeners: list[Callable[[LiveTable], None]] = []  # hear of everybody who comes

    def join(self, live: LiveTable, client: Client, greeting: Callable[[], bytes]) -> None:
        """The greeting is what the client hears first; in it, the client is there already."""

        def enter() -> None:
            live.clients.add(client)
            client.send(greeting())
            if live.absences():
                client.send(presence(live))

        self.change(live, enter)
        for listener in self.listeners:
            listener(live)

    def leave(self, live: LiveTable, client: Client) -> None:
        self.change(live, lambda: live.clients.discard(client))

    def change(self, live: LiveTable, how: Callable[[], None]) -> None:
        """Everybody is told who is there, whenever that changes."""
        first = not live.clients
        before = live.seats_here(), live.watching_here()
        how()
        if first:
            live.entered = self.hub.clock()
        if before != (live.seats_here(), live.watching_here()):
            self.tell(live)
            self.say(live, asks=first)

    def tell(self, live: LiveTable) -> None:
        """Everybody here: who is there, and who is missed."""
        live.note_absence(self.hub.clock())
        live.send(presence(live))

    def say(self, live: LiveTable, asks: bool = False) -> None:
        seats = sorted(live.seats_here())
        self.hub.notices.tell_present(PresenceNotice(live.id, seats, live.watching_here(), asks))

    # ------------------------------------------------------------- other processes

    def hear(self, notice: Notice) -> None:
        for table, number in notice.happened:
            self.hub.catch_up_soon(table, number)
        for present in notice.present:
            self.hear_present(notice.sender, present)

    def hear_present(self, sender: str, present: PresenceNotice) -> None:
        live = self.hub.tables.get(present.table)
        if live is None:
            return
        before = live.online(), live.watching()
        live.elsewhere.pop(sender, None)
        if present.seats or present.watching:
            until = self.hub.clock() + EXPIRY
            live.elsewhere[sender] = RemotePresence(
                frozenset(present.seats), present.watching, until
            )
        if before != (live.online(), live.watching()):
            self.tell(live)
        if present.asks:
            self.hub.notices.tell_happened(
                live.id, live.delivered
            )  # more may have happened meanwhile
            if live.clients:
                self.say(live)

    def beat(self) -> None:
        """Says again who is here, and forgets processes that have fallen silent."""
        now = self.hub.clock()
        for live in self.hub.tables.values():
            if live.clients:
                self.say(live)
            silent = [sender for sender, other in live.elsewhere.items() if other.until < now]
            for sender in silent:
                del live.elsewhere[sender]
            if silent:
                self.tell(live)
            live.note_absence(now)
