"""HTTP: what is answered to a request that cannot be."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from kachidoki.server.app import create_app
from kachidoki.server.settings import Settings

Client = TestClient[Litestar]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("faults")
    with TestClient(create_app(Settings(data_dir=folder))) as client:
        yield client


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PATCH", "/api/titles", {"GET", "HEAD", "OPTIONS"}),
        ("DELETE", "/api/tables", {"GET", "HEAD", "POST", "OPTIONS"}),
        ("POST", "/", {"GET", "HEAD", "OPTIONS"}),
        ("PUT", "/api/socket", set()),
    ],
)
def test_a_method_that_is_not_possible_there_is_told_which_are(
    client: Client, method: str, path: str, allowed: set[str]
) -> None:
    response = client.request(method, path)
    assert response.status_code == 405
    assert response.json()["problem"] == "wrong-method"
    assert {*filter(None, response.headers["Allow"].split(", "))} == allowed
