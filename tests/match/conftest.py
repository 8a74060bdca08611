"""The small title of these tests sits among the others as long as a test runs."""

import pytest
from tests.match.fair import FAIR

from kachidoki.titles import titles


@pytest.fixture(autouse=True)
def _fair_is_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(titles(), FAIR.id, FAIR)
