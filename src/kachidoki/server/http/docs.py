"""The page on the HTTP part at /api/docs: plain HTML without scripts, and the schema beside it."""

from dataclasses import dataclass
from html import escape
from typing import Any

from litestar import MediaType, Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
    Server,
)

from kachidoki import __version__
from kachidoki.server.protocol.bodies import Fault, HandOver, Join, NewTable, OpenLink, OwnKeys
from kachidoki.server.protocol.problems import STATUSES

PATH = "/api/docs"
# Problems that any request may meet, one for a table, one with a body.
ANYWHERE = (
    "malformed",
    "unknown-path",
    "too-fast",
    "too-many-connections",
    "broken",
    "storage",
    "server-full",
)
AT_A_TABLE = ("unknown-table", "key-needed", "key-wrong", "other-version")
WITH_BODY = ("message-long", "not-json")


class PlainRenderPlugin(OpenAPIRenderPlugin):
    """A list of all addresses with what they are for."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        lines = [
            entry(method, path, operation)
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, operation in methods.items()
        ]
        root = request.scope["root_path"]
        title = escape(openapi_schema["info"]["title"])
        return (
            f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{title}</title>"
            f"<h1>{title}</h1><p><a href='{root}{PATH}/openapi.json'>openapi.json</a></p>"
            f"<dl>{''.join(lines)}</dl></html>"
        ).encode()


class ExactRenderPlugin(JsonRenderPlugin):
    """The schema as things are, where the framework says it less exactly."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        exact: dict[str, Any] = with_alternatives(openapi_schema)
        schemas = exact["components"]["schemas"]
        for body in (NewTable, Join, HandOver, OpenLink, OwnKeys):
            schemas[body.__name__]["additionalProperties"] = False
        return super().render(request, exact)


def with_alternatives(part: Any) -> Any:
    """One number may be of several types at once, an integer and a number."""
    if isinstance(part, dict):
        names = {"oneOf": "anyOf"}
        return {names.get(key, key): with_alternatives(below) for key, below in part.items()}
    return [with_alternatives(below) for below in part] if isinstance(part, list) else part


def entry(method: str, path: str, operation: dict[str, Any]) -> str:
    about = operation.get("description") or operation.get("summary") or ""
    return f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(about)}</dd>"


@dataclass
class TextOperation(Operation):
    """It takes a text as its body."""

    def __post_init__(self) -> None:
        text = Schema(type=OpenAPIType.STRING)
        self.request_body = RequestBody(
            {MediaType.TEXT: OpenAPIMediaType(schema=text)}, required=True
        )


def refusals(*problems: str) -> dict[int, ResponseSpec]:
    """What a handler may answer besides what it is for: a `Fault`, under the status of its problem."""
    found: dict[int, list[str]] = {}
    for problem in (*problems, *ANYWHERE):
        found.setdefault(STATUSES[problem], []).append(f"`{problem}`")
    return {
        status: ResponseSpec(Fault, description=", ".join(words), generate_examples=False)
        for status, words in sorted(found.items())
    }


def openapi(root_path: str) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Kachidoki",
        version=__version__,
        path=PATH,
        servers=[Server(url=root_path or "/")],
        use_handler_docstrings=True,
        render_plugins=[PlainRenderPlugin(path="/"), ExactRenderPlugin(path="/openapi.json")],
    )
