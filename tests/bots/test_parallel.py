"""Processes that help a search."""

import sys
import time
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

ASK_FOR_PROCESSES = """
import os, sys
from kachidoki.bots.parallel import fresh_processes
if __name__ == "__main__":
    print(fresh_processes(1).submit(os.getpid).result(), flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux who is running")
def test_processes_end_with_one_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "asking.py"
    script.write_text(ASK_FOR_PROCESSES, "utf-8")
    with Popen([sys.executable, script], stdin=PIPE, stdout=PIPE, text=True) as asking:
        assert asking.stdout is not None
        worker = int(asking.stdout.readline())
        assert is_running(worker)
        asking.kill()
    deadline = time.monotonic() + 30
    while is_running(worker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_running(worker)


def is_running(process: int) -> bool:
    """Neither gone, nor waiting for somebody to hear of its end."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text("utf-8")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "XZ"
