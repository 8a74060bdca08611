"""The process that writes for all others of a server."""

import signal
import socket
from contextlib import suppress

from kachidoki.server.logs import configure
from kachidoki.server.peers.shares import Share
from kachidoki.server.processes.child import READY, end_without_delay
from kachidoki.server.settings import Settings
from kachidoki.server.storage import BatchWriter, open_database, serve_writes


def run_writer(settings: Settings, share: Share, control: socket.socket, log_level: str) -> None:
    """What the process does until the supervisor closes `control`. Signals are not for it: the
    others need it until they have stopped."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    configure(log_level)

    def ready() -> None:
        with suppress(OSError):  # the supervisor has gone already
            control.send(READY)

    writer = BatchWriter(open_database(settings.database))
    serve_writes(writer, share.writer_address, control, ready)
    end_without_delay()
