"""Machines in a network of their own, on one machine: namespaces that the tests make and remove.

Where that is not possible, a machine is an address of the loopback, and to cut it off is to stop its
processes: to the others it is as silent.
"""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

NETWORK = "198.18.0"  # set aside for tests of networks


def why_no_namespaces() -> str | None:
    """The reason, if networks cannot be made here."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "only root can make network namespaces"
    if shutil.which("ip") is None:
        return "there is no `ip` (Debian: apt install iproute2)"
    name = f"kachidoki-{os.getpid()}-try"
    made = subprocess.run(["ip", "netns", "add", name], capture_output=True, text=True)
    if made.returncode:
        return f"network namespaces cannot be made here: {made.stderr.strip()}"
    ip("netns", "del", name)
    return None


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Host:
    """A machine at an address; `prefix` starts a command there."""

    def __init__(self, address: str, prefix: Sequence[str] = ()) -> None:
        self.address = address
        self.prefix = list(prefix)
        self.processes: list[subprocess.Popen[bytes]] = []

    def run(
        self, command: Sequence[str], output: Path, environment: Mapping[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        with output.open("ab") as file:
            process = subprocess.Popen(
                [*self.prefix, *command],
                stdout=file,
                stderr=file,
                env={**os.environ, **(environment or {})},
                start_new_session=True,
            )
        self.processes = [old for old in self.processes if old.poll() is None] + [process]
        return process

    def cut(self) -> None:
        self.signal(signal.SIGSTOP)

    def mend(self) -> None:
        self.signal(signal.SIGCONT)

    def signal(self, sign: signal.Signals) -> None:
        """To all its processes, and to those that they have started."""
        for process in self.processes:
            if process.poll() is None:
                signal_all(tree_of(process.pid), sign)

    def end(self) -> None:
        self.signal(signal.SIGKILL)
        for process in self.processes:
            process.wait()


class NamespaceHost(Host):
    """One that has a cable, which can be pulled out."""

    def __init__(self, address: str, prefix: Sequence[str], cable: str) -> None:
        super().__init__(address, prefix)
        self.cable = cable

    def cut(self) -> None:
        ip("link", "set", self.cable, "down")

    def mend(self) -> None:
        ip("link", "set", self.cable, "up")


def tree_of(pid: int) -> list[int]:
    """The process and all below it."""
    found = [pid]
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").glob("*/children"):
            for child in task.read_text().split():
                found += tree_of(int(child))
    return found


def signal_all(pids: Sequence[int], sign: signal.Signals) -> None:
    """Those that have not ended by themselves meanwhile."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, sign)


@contextmanager
def machines(number: int, namespaces: bool) -> Iterator[list[Host]]:
    """So many, which end with all that runs on them."""
    with ExitStack() as stack:
        hosts = stack.enter_context(cabled(number)) if namespaces else on_loopback(number)
        for host in hosts:
            stack.callback(host.end)
        yield hosts


def on_loopback(number: int) -> list[Host]:
    return [Host(f"127.0.0.{11 + place}") for place in range(number)]


@contextmanager
def cabled(number: int) -> Iterator[list[Host]]:
    """Each is in a namespace, and has a cable to a switch on this machine."""
    switch = f"kd{os.getpid()}"
    with ExitStack() as stack:
        ip("link", "add", switch, "type", "bridge")
        stack.callback(ip, "link", "del", switch)
        ip("address", "add", f"{NETWORK}.1/24", "dev", switch)
        ip("link", "set", switch, "up")
        yield [plug_in(stack, switch, 11 + place) for place in range(number)]


def plug_in(stack: ExitStack, switch: str, last: int) -> Host:
    name, cable = f"{switch}-{last}", f"{switch}c{last}"
    address = f"{NETWORK}.{last}"
    inside = ["ip", "netns", "exec", name]
    ip("netns", "add", name)
    stack.callback(ip, "netns", "del", name)
    ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name)
    ip("link", "set", cable, "master", switch, "up")
    ip("-n", name, "address", "add", f"{address}/24", "dev", "eth0")
    for device in ("lo", "eth0"):
        ip("-n", name, "link", "set", device, "up")
    return NamespaceHost(address, inside, cable)
