"""What the figures were measured on and with: kinds and versions, no names of hosts or folders."""

import os
import platform
import subprocess
import sysconfig
import tomllib
from importlib.metadata import version
from pathlib import Path

from benchmarks.title import LIBRARY
from kachidoki import __version__
from kachidoki.cli.commands.speed import is_compiled

PEERS = ("open_spiel", "catanatron", "pgx")
PROJECT = Path(__file__).parents[1] / "pyproject.toml"
PROCESSORS = Path("/proc/cpuinfo")


def facts() -> dict[str, str]:
    return {
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.machine()}",
        "Python": f"{platform.python_version()} ({platform.python_compiler()})",
        LIBRARY: f"{__version__}, {build()}",
        **{peer: version(peer) for peer in PEERS},
    }


def processor() -> str:
    if PROCESSORS.exists():
        for line in PROCESSORS.read_text().splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def build() -> str:
    if not is_compiled():
        return "not compiled"
    requirements = tomllib.loads(PROJECT.read_text())["build-system"]["requires"]
    mypyc = next(line for line in requirements if line.startswith("mypy"))
    return f"compiled by {mypyc.replace('[mypyc]', 'c').replace('==', ' ')} and {c_compiler()}"


def c_compiler() -> str:
    """The first line of its version; it is the one that the package was built with, most likely."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = command.split()[0]
    try:
        answer = subprocess.check_output([program, "--version"], text=True)
    except (OSError, subprocess.CalledProcessError):
        return "a C compiler"
    return answer.splitlines()[0].replace(program, Path(program).name)
