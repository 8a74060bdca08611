"""How the tests are shared out among processes."""

from pathlib import Path

import pytest

# Their servers, databases and browsers are started once for a file.
BY_FILE = {Path(__file__).parent / folder for folder in ("browser", "cli", "server")}


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Not xdist's groups: it marks them in a field that pytest no longer reads."""
    from xdist.scheduler import LoadScopeScheduling

    class Scheduler(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            file, _, _ = nodeid.partition("::")
            return file if BY_FILE.intersection((config.rootpath / file).parents) else nodeid

    return Scheduler(config, log)
