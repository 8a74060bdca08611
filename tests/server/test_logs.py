"""The log: one object a line, whoever else writes into the same file."""

import json
import subprocess
import sys
from pathlib import Path

LINES, LENGTH = 60, 20_000  # as long as a traceback can be
WRITER = f"""
import logging
import structlog
from kachidoki.server.logs import configure

configure("info")
for number in range({LINES}):
    structlog.get_logger().info("long", text="勝" * {LENGTH // 3})
    logging.getLogger("library").warning("l" * {LENGTH})
"""


def test_lines_of_several_processes_never_run_into_each_other(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("ab") as output:
        writers = [subprocess.Popen([sys.executable, "-c", WRITER], stderr=output) for _ in "abc"]
        assert [writer.wait() for writer in writers] == [0, 0, 0]
    lines = log.read_text("utf-8").splitlines()
    assert len(lines) == len(writers) * 2 * LINES
    assert {json.loads(line)["event"][:4] for line in lines} == {"long", "llll"}
