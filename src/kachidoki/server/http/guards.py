"""Nobody asks too fast."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from kachidoki.server.http.limits import client_of


def check_rate(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """For all of /api."""
    connection.app.state["limiter"].requests.take(client_of(connection))
