"""Server processes for the tests: started on a free port, killed without mercy, started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

DESCRIPTORS = "descriptors"  # of the settings, no variable: the most files that it may have open
START = 120.0  # seconds that a server may take to answer on a busy machine
# Settings for tests that play faster than people do.
UNBOUND = {
    f"KACHIDOKI_{limit}": "100000"
    for limit in (
        "CONNECTIONS",
        "OPEN_TABLES",
        "TABLE_RATE",
        "TABLE_BURST",
        "REQUEST_RATE",
        "REQUEST_BURST",
        "MESSAGE_RATE",
        "MESSAGE_BURST",
        "ADDRESS_RATE",
        "ADDRESS_BURST",
        "TALK_LIMIT",
    )
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`kachidoki serve` in a process of its own; what it writes is kept in a file."""

    def __init__(self, folder: Path, flags: Mapping[str, str], settings: Mapping[str, str]) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.flags = flags
        self.settings = settings
        self.output = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.launch()
        self.wait_until_it_answers()

    def launch(self) -> None:
        command = [sys.executable, "-m", "kachidoki.cli", "serve", "--port", str(self.port)]
        for name, value in {"data-dir": str(self.folder), **self.flags}.items():
            command += [f"--{name}", value]
        if DESCRIPTORS in self.settings:
            command = ["prlimit", f"--nofile={self.settings[DESCRIPTORS]}", *command]
        environment = {**os.environ, **self.settings}
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                command, stdout=output, stderr=output, env=environment, start_new_session=True
            )

    def wait_until_it_answers(self) -> None:
        assert self.process is not None
        deadline = time.monotonic() + START
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended:\n{self.written()}")
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.written()}")

    def kill(self) -> None:
        """SIGKILL: nothing can be put in order."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(START)
        self.process = None
        return code

    def restart(self) -> None:
        self.kill()
        self.start()

    def written(self) -> str:
        """All that the server has written to its output and its log."""
        return self.output.read_text("utf-8", "replace")


@contextmanager
def server_processes(
    folders: Sequence[Path], settings: Mapping[str, str] | None = None, **flags: str
) -> Iterator[list[ServerProcess]]:
    """Servers that start at the same time; flags as `database_url="…"`, settings as environment
    variables. They are killed in the end."""
    named = {name.replace("_", "-"): value for name, value in flags.items()}
    servers = [ServerProcess(folder, named, settings or {}) for folder in folders]
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait_until_it_answers()
        yield servers
    finally:
        for server in servers:
            if server.process is not None:
                server.kill()


@contextmanager
def server_process(
    folder: Path, settings: Mapping[str, str] | None = None, **flags: str
) -> Iterator[ServerProcess]:
    """One of them."""
    with server_processes([folder], settings, **flags) as [server]:
        yield server
