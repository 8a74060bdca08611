"""The servers that are measured, and how each is started."""

import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import msgspec

from benchmarks.machine import build
from benchmarks.server import boardgame
from benchmarks.server.load import Speech
from benchmarks.server.processes import HOST
from kachidoki import __version__

PROGRAMS = Path(sys.executable).parent
PEER = Path(__file__).parent / "peer"
# One machine plays for eight hundred people here, which no client of a real server may.
LIMITS = (
    "connections",
    "open_tables",
    "table_rate",
    "table_burst",
    "request_rate",
    "request_burst",
    "message_rate",
    "message_burst",
    "address_rate",
    "address_burst",
)
UNLIMITED = "1000000"
JORAKU = "joraku"  # a game of cards, like the peer's


class Contender(ABC):
    name: str
    speech: Speech
    game: str
    storage: str
    environment: Mapping[str, str]

    @abstractmethod
    def version(self) -> str:
        """Of the server, and of what it runs on."""

    @abstractmethod
    def command(self, port: int, folder: Path) -> list[str]:
        """Serves at the port; what it stores lies in the folder."""


class Kachidoki(Contender):
    speech = "kachidoki"
    storage = "every move on the disk (SQLite)"
    environment = MappingProxyType({f"KACHIDOKI_{name.upper()}": UNLIMITED for name in LIMITS})

    def __init__(self, processes: int, title: str = JORAKU) -> None:
        self.processes = processes
        self.game = title
        self.name = f"Kachidoki, {processes} processes" if processes > 1 else "Kachidoki, 1 process"

    def version(self) -> str:
        return f"{__version__}, {build()}"

    def command(self, port: int, folder: Path) -> list[str]:
        program = [sys.executable, "-m", "kachidoki.cli", "serve"]
        program += ["--host", HOST, "--port", str(port), "--data-dir", str(folder)]
        return [*program, "--processes", str(self.processes)]


class BoardgameIo(Contender):
    name = "boardgame.io"
    speech = "boardgame"
    game = boardgame.GAME
    storage = "in memory"
    environment = MappingProxyType({"NODE_ENV": "production"})

    def version(self) -> str:
        package = PEER / "node_modules" / "boardgame.io" / "package.json"
        own = msgspec.json.decode(package.read_bytes())["version"]
        node = subprocess.check_output([PROGRAMS / "node", "--version"], text=True).strip()
        return f"{own}, Node {node}"

    def command(self, port: int, folder: Path) -> list[str]:
        return [str(PROGRAMS / "node"), str(PEER / "server.js"), str(port)]
