"""The front end: hashed assets that never change, and one page for every address of a page."""

import asyncio
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

SITE = Path(__file__).parents[1] / "site"
PAGES = {"", "new", "table", "join", "replay", "rules", "open"}
ASSETS = "assets/"  # files that bear a hash of what is in them
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HTML = "text/html"
UNKNOWN_TYPE = "application/octet-stream"
NOT_BUILT = (
    b"<!doctype html><html lang='en'><meta charset='utf-8'><title>Kachidoki</title>"
    b"<p>The server runs, but its front end has not been built: <code>make setup</code> does it.</p>"
    b"<p><a href='/api/docs'>/api/docs</a></p></html>"
)


@get("/", include_in_schema=False)
async def show_home() -> Response[bytes]:
    return await asyncio.to_thread(answer_to, "")


@get("/{path:path}", include_in_schema=False)
async def show_page(path: FromPath[str]) -> Response[bytes]:
    """A file of the site, or its page, which finds out itself what to show."""
    return await asyncio.to_thread(answer_to, path.lstrip("/"))


def answer_to(name: str) -> Response[bytes]:
    file = file_of(name)
    if file is not None:
        kind = guess_type(file.name)[0] or UNKNOWN_TYPE
        return answer(
            file.read_bytes(), kind, 200, FOREVER if name.startswith(ASSETS) else ASK_AGAIN
        )
    first = name.split("/")[0]
    if first == "api":
        raise NotFoundException
    index = file_of("index.html")
    content = NOT_BUILT if index is None else index.read_bytes()
    return answer(content, HTML, 200 if first in PAGES else 404, ASK_AGAIN)


def answer(content: bytes, kind: str, status: int, caching: str) -> Response[bytes]:
    return Response(
        content, status_code=status, media_type=kind, headers={"Cache-Control": caching}
    )


def file_of(name: str) -> Path | None:
    """The file of that name in the site, and nothing outside of it."""
    try:
        file = (SITE / name).resolve()
        return file if file.is_relative_to(SITE.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


HANDLERS = [show_home, show_page]
