"""Whatever goes wrong over HTTP is answered with a `Fault` and a fitting status."""

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from structlog import get_logger

from kachidoki.server import metrics
from kachidoki.server.http.headers import HEADERS
from kachidoki.server.http.signpost import signpost, wants_page
from kachidoki.server.protocol.bodies import Fault
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import StorageFailed

NOT_FOUND, WRONG_METHOD, TOO_LARGE, SERVERS_FAULT = 404, 405, 413, 500
LONGEST = 300  # characters of a reason

log = get_logger()

AnyRequest = Request[Any, Any, Any]


def answer(refusal: Refusal, **headers: str) -> Response[Fault]:
    metrics.REFUSALS.labels(refusal.problem).inc()
    return Response(refusal.for_http(), status_code=refusal.status, headers={**HEADERS, **headers})


def refused(request: AnyRequest, refusal: Refusal) -> Response[Fault]:
    return answer(refusal)


def storage_failed(request: AnyRequest, error: StorageFailed) -> Response[Fault]:
    return answer(Refusal("storage"))


def not_understood(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses before we see it."""
    if error.status_code == NOT_FOUND:
        return answer(Refusal("unknown-path", path=path_of(request)[:LONGEST]))
    if error.status_code == WRONG_METHOD:
        return answer(Refusal("wrong-method", method=request.method), Allow=allowed(error))
    if error.status_code == TOO_LARGE:
        return answer(Refusal("message-long", most=largest_body(request)))
    if error.status_code >= SERVERS_FAULT:
        return broken(request, error)
    return answer(Refusal("malformed", reason=reason_of(error)))


def allowed(error: HTTPException) -> str:
    """The methods that are possible there; the framework calls a socket one of them."""
    words = {word for word in (error.headers or {}).get("allow", "").split(", ") if word.isupper()}
    return ", ".join(sorted(words | {"HEAD"} if "GET" in words else words))


def path_of(request: AnyRequest) -> str:
    """Not that of its URL, of which a strange header `Host` would be part."""
    return request.scope["path"]


def largest_body(request: AnyRequest) -> int:
    handler = request.route_handler
    return handler.resolve_request_max_body_size() or 0


def reason_of(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    return ("; ".join(map(in_words, extra)) or error.detail)[:LONGEST]


def in_words(wrong: dict[str, str]) -> str:
    """Of a body, only that there is none: all else about it is found out by ourselves."""
    if wrong.get("key") == "data":
        return "there is no body"
    return f"{wrong.get('key', '')}: {wrong.get('message', '')}"


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """Our own mistake: it is logged, and nobody is shown how it came about."""
    log.error("request failed", path=path_of(request), exc_info=error)
    refusal = Refusal("broken")
    if not wants_page(request):
        return answer(refusal)
    page = signpost(request, "failed")
    return Response(page, status_code=refusal.status, media_type=MediaType.HTML, headers=HEADERS)


HANDLERS: dict[Any, Any] = {
    Refusal: refused,
    StorageFailed: storage_failed,
    HTTPException: not_understood,
    Exception: broken,
}
