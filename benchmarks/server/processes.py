"""Processes that are measured: the cores that they may use, and the CPU time that they took."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

HOST = "127.0.0.1"
PATIENCE = 60.0
LATER = 10  # how much a server gives way to the load where both want the same core
TICK = 1 / os.sysconf("SC_CLK_TCK")


def cores() -> tuple[set[int], set[int]]:
    """All for the server, the last for the load, which one core is enough for."""
    possible = os.sched_getaffinity(0)
    return possible, {max(possible)}


@contextmanager
def on(processors: set[int]) -> Iterator[None]:
    """Whatever is started meanwhile stays on these processors."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, processors)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def serving(
    command: Sequence[str],
    environment: Mapping[str, str],
    port: int,
    processors: set[int],
    log: Path,
) -> Iterator[int]:
    """A server that listens; its process id. It is stopped in the end."""
    with on(processors), log.open("wb") as output:
        process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=lambda: os.nice(LATER),
        )
    try:
        wait_for(process, port, log)
        yield process.pid
    finally:
        stop(process)


def wait_for(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        with suppress(OSError), socket.create_connection((HOST, port), timeout=1):
            return
        time.sleep(0.05)
    raise ConnectionError(f"the server did not start:\n{log.read_text('utf-8', 'replace')}")


def stop(process: "subprocess.Popen[bytes]") -> None:
    """With all that it started: `node` of the wheel is a program that starts the real one."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        port: int = listener.getsockname()[1]
        return port


# ----------------------------------------------------------------- CPU time


def cpu_seconds(pid: int) -> float:
    """Of the process, with all its threads and living children, in the kernel and outside."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) * TICK
    return own + sum(cpu_seconds(child) for child in children(pid))


def children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found += map(int, (task / "children").read_text().split())
    return found
