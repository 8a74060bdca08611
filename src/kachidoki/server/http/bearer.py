"""The key that comes with a request over HTTP."""

from typing import Any

from litestar import Request

AnyRequest = Request[Any, Any, Any]

BEARER = "Bearer "


def key_of(request: AnyRequest) -> str | None:
    """The key in the header `Authorization: Bearer <key>`."""
    header = request.headers.get("Authorization", "")
    return header.removeprefix(BEARER).strip() if header.startswith(BEARER) else None
