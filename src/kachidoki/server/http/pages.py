"""The front end: hashed assets that never change, and one page for every address of a page."""

import asyncio
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.response.file import create_etag_for_file

from kachidoki.server.http.bearer import AnyRequest
from kachidoki.server.http.signpost import STYLES, STYLES_NAME, signpost

SITE = Path(__file__).parents[1] / "site"
PAGES = {"", "new", "table", "join", "replay", "rules", "open"}
AT_THE_ROOT = '="/'  # how the addresses in the page begin
ASSETS = "assets/"  # files that bear a hash of what is in them
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_MODIFIED = 304
UNKNOWN_TYPE = "application/octet-stream"
AS_IT_IS = "as_it_is"  # the option of a handler whose answers are not compressed on the way
REFUSED = re.compile(r";q=0(\.0*)?$")  # what a client says of an encoding that it does not take
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first; the build writes these files


@get(["/", "/{path:path}"], include_in_schema=False, opt={AS_IT_IS: True})
async def show_page(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
    """A file of the site, or its page, which finds out itself what to show."""
    return await asyncio.to_thread(answer_to, request, path.lstrip("/"))


def answer_to(request: AnyRequest, name: str) -> Response[Any]:
    file = file_of(name)
    if file is not None:
        return answer(request, file, FOREVER if name.startswith(ASSETS) else ASK_AGAIN)
    if name == STYLES_NAME:
        return answer(request, STYLES, ASK_AGAIN)
    first = name.split("/")[0]
    if first == "api":
        raise NotFoundException
    status = 200 if first in PAGES else 404
    index = file_of("index.html")
    if index is not None:
        return answer_with_page(request, index, status)
    page = signpost(request, "not-built")
    return Response(page, status_code=status, media_type=MediaType.HTML)


def answer_with_page(request: AnyRequest, index: Path, status: int) -> Response[Any]:
    """The site's page, told in which folder the site is."""
    root = request.scope["root_path"]
    if not root:
        return answer(request, index, ASK_AGAIN, status)
    page = index.read_text("utf-8").replace(AT_THE_ROOT, f'="{root}/')
    headers = {"Cache-Control": ASK_AGAIN}
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)


def answer(request: AnyRequest, file: Path, caching: str, status: int = 200) -> Response[Any]:
    """The file, compressed if the client takes it so, unless the client has it already."""
    found, headers = encoded(file, accepted(request))
    headers |= {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    stat = found.stat()
    etag = create_etag_for_file(found, stat.st_mtime, stat.st_size)
    if status == 200 and etag in known(request):
        return Response(None, status_code=NOT_MODIFIED, headers={**headers, "ETag": etag})
    return File(
        found,
        filename=file.name,
        content_disposition_type="inline",
        media_type=guess_type(file.name)[0] or UNKNOWN_TYPE,
        headers=headers,
        stat_result=stat,
        status_code=status,
    )


def encoded(file: Path, accepts: set[str]) -> tuple[Path, dict[str, str]]:
    for encoding, suffix in ENCODINGS.items():
        compressed = file.with_name(file.name + suffix)
        if encoding in accepts and compressed.is_file():
            return compressed, {"Content-Encoding": encoding}
    return file, {}


def accepted(request: AnyRequest) -> set[str]:
    """The encodings that the client takes."""
    words = request.headers.get("Accept-Encoding", "").lower().replace(" ", "").split(",")
    return {word.partition(";")[0] for word in words if not REFUSED.search(word)}


def known(request: AnyRequest) -> set[str]:
    """The ETags of what the client has."""
    words = request.headers.get("If-None-Match", "").split(",")
    return {word.strip().removeprefix("W/") for word in words}


def file_of(name: str) -> Path | None:
    """The file of that name in the site, and nothing outside of it."""
    try:
        file = (SITE / name).resolve()
        return file if file.is_relative_to(SITE.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


HANDLERS = [show_page]
