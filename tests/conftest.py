"""How the tests are shared out among processes."""

from pathlib import Path

import pytest

# Their servers, databases and browsers are started once for a file.
BY_FILE = {Path(__file__).parent / folder for folder in ("browser", "cli", "server")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if BY_FILE.intersection(item.path.parents):
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
