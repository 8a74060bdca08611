"""One server for all who are hostile: it fails at nothing."""

from collections.abc import Iterator

import pytest
from tests.server.servers import UNBOUND, ServerProcess, server_process


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("hostile"), UNBOUND) as server:
        yield server
        assert "Traceback" not in server.written()
