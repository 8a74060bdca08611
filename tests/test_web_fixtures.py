"""What the browser's tests read is what the shipped code makes: else `make fixtures` is due."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "web" / "scripts" / "fixtures.py"


def test_fixtures_are_fresh() -> None:
    fixtures: dict[Path, bytes] = runpy.run_path(str(SCRIPT))["fixtures"]()
    found = {path: path.read_bytes() for path in SCRIPT.parents[1].glob("src/*/*/fixtures/*")}
    stale = {str(path) for path in found | fixtures if found.get(path) != fixtures.get(path)}
    assert not stale, f"make fixtures: {stale}"
