"""One of several processes of a server. It has no port; the supervisor hands it its connections."""

import asyncio
import socket
from contextlib import suppress

from litestar import Litestar

from kachidoki.server.app import create_app
from kachidoki.server.logs import configure
from kachidoki.server.peers.shares import Share
from kachidoki.server.processes.child import READY, end_without_delay
from kachidoki.server.processes.serving import Server
from kachidoki.server.settings import Settings
from kachidoki.server.storage import open_database


def work(settings: Settings, share: Share, control: socket.socket, log_level: str) -> None:
    """What the process does, until it is told to stop or the supervisor is gone."""
    configure(log_level)
    app = create_app(settings, open_database(settings.database), share)
    Worker(app, settings, control).run(sockets=[])
    end_without_delay()


class Worker(Server):
    def __init__(self, app: Litestar, settings: Settings, control: socket.socket) -> None:
        super().__init__(app, settings, self.open_control)
        self.control = control
        self.taking: set[asyncio.Task[None]] = set()

    def open_control(self) -> None:
        self.control.setblocking(False)
        asyncio.get_running_loop().add_reader(self.control, self.receive)
        with suppress(OSError):  # the supervisor has gone already
            self.control.send(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self.control)
        await super().shutdown(sockets)

    def receive(self) -> None:
        """Somebody is handed through, or nobody will be any more."""
        try:
            word, handed, _, _ = socket.recv_fds(self.control, 1, 1)
        except BlockingIOError:
            return
        if not word:
            asyncio.get_running_loop().remove_reader(self.control)
            self.should_exit = True
        for number in handed:
            task = asyncio.create_task(self.take(socket.socket(fileno=number)))
            self.taking.add(task)
            task.add_done_callback(self.taking.discard)

    async def take(self, connection: socket.socket) -> None:
        """From here on it is as if we had accepted it ourselves."""
        connection.setblocking(False)
        with suppress(OSError):  # the client has gone already
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(self.protocol, connection)

    def protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made
