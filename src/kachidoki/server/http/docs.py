"""The page on the HTTP part at /api/docs: plain HTML without scripts, and the schema beside it."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Server

from kachidoki import __version__

PATH = "/api/docs"


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


def entry(method: str, path: str, operation: dict[str, Any]) -> str:
    about = operation.get("description") or operation.get("summary") or ""
    return f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(about)}</dd>"


def openapi(root_path: str) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Kachidoki",
        version=__version__,
        path=PATH,
        servers=[Server(url=root_path or "/")],
        use_handler_docstrings=True,
        render_plugins=[PlainRenderPlugin(path="/"), JsonRenderPlugin(path="/openapi.json")],
    )
