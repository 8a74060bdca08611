"""What /api/docs says of the HTTP part is so: statuses, bodies, and the `Fault` of every error."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.openapi.spec import OpenAPI
from tests.server.clients import make_table
from tests.server.servers import UNBOUND, ServerProcess, server_process

from kachidoki.server.app import create_app
from kachidoki.server.protocol.problems import STATUSES
from kachidoki.server.settings import Settings

CONFIG = Path(__file__).parents[1] / "schemathesis.toml"
EXAMPLES = 40  # of requests to each operation, of each sort
LONGEST = 1500  # seconds, on a machine that is busy with other things too


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    schema: OpenAPI = create_app(Settings()).openapi_schema
    return schema.to_schema()


def operations(schema: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [
        (f"{method} {path}", operation)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]


def test_every_error_is_told_as_the_fault_that_it_is(schema: dict[str, Any]) -> None:
    for name, operation in operations(schema):
        for status, response in operation["responses"].items():
            if int(status) >= 400 and name != "get /health":
                [content] = response["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/Fault"}, (name, status)


def test_the_problems_of_a_status_are_named(schema: dict[str, Any]) -> None:
    for name, operation in operations(schema):
        for status, response in operation["responses"].items():
            if int(status) >= 400 and name != "get /health":
                named = [word.strip("`") for word in response["description"].split(", ")]
                assert {STATUSES[problem] for problem in named} == {int(status)}, name


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with server_process(tmp_path, UNBOUND) as server:
        yield server
        assert "Traceback" not in server.written()
        assert '"level":"error"' not in server.written()


@pytest.mark.long
@pytest.mark.timeout(2 * LONGEST)
@pytest.mark.parametrize("place", ["nowhere", "at a table"])
def test_generated_requests_are_answered_as_documented(
    server: ServerProcess, tmp_path: Path, place: str
) -> None:
    """By strangers, and by somebody who plays with bots."""
    config = CONFIG.read_text("utf-8")
    if place == "at a table":
        host = asyncio.run(make_table(server.url, "joraku", ["me", "adept"], public=True))
        known = {"table_id": host.table.id, "seat": host.seat, "title_id": "joraku"}
        lines = [f'{name} = "{value}"' for name, value in known.items()]
        head = f'headers = {{ Authorization = "Bearer {host.key}" }}'
        config = "\n".join([head, "[parameters]", *lines, config])
    (tmp_path / CONFIG.name).write_text(config, "utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", CONFIG.name, "run"]
    command += [f"{server.url}/api/docs/openapi.json", "--checks", "all", "--no-color"]
    command += ["--phases", "coverage,fuzzing", "--generation-deterministic"]
    command += ["--max-examples", str(EXAMPLES)]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:]
