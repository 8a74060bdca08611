"""A request over HTTP as it comes in, before anybody looks at what it asks for."""

from functools import cache
from typing import Any, cast

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException
from litestar.types import (
    ASGIApp,
    HTTPResponseStartEvent,
    Message,
    Receive,
    Scope,
    Send,
)

from kachidoki.server.protocol.problems import Refusal

JSON, JSON_SUFFIX = "application/json", "+json"
LONGEST = 300  # characters of a reason
# What is asked in place of methods that no handler has; TRACE is possible nowhere.
INSTEAD = {"HEAD": "GET", "OPTIONS": "TRACE"}
NO_CONTENT, WRONG_METHOD = 204, 405


class IncomingRequest(Request[Any, Any, Any]):
    """Its body is read as strictly as messages are: the framework's own way takes `"1"` for a number,
    and anything for JSON, whatever its content type says."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # the client has gone: nobody hears the answer
            raise Refusal("malformed", reason="the body has no end") from error

    async def json(self) -> Any:
        """The body as what the handler takes."""
        kind = self.content_type[0].lower()
        if kind != JSON and not kind.endswith(JSON_SUFFIX):
            raise Refusal("not-json", found=kind[:LONGEST] or "-")
        wanted = self.route_handler.parsed_data_field
        decoder = decoder_of(Any if wanted is None else wanted.annotation)
        try:
            return decoder.decode(await self.body())
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Refusal("malformed", reason=str(error)[:LONGEST]) from error


@cache
def decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def answering_all(app: ASGIApp) -> ASGIApp:
    """HEAD is answered like GET, but for the body; OPTIONS with all that is possible there, of which
    the framework names the methods of one handler only."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        method = str(scope.get("method"))
        if method not in INSTEAD:
            await app(scope, receive, send)
            return
        is_empty = method == "HEAD"

        async def answer(message: Message) -> None:
            nonlocal is_empty
            if message["type"] == "http.response.body" and is_empty:
                message = {**message, "body": b""}
            elif message["type"] == "http.response.start" and not is_empty:
                is_empty = message["status"] == WRONG_METHOD
                message = as_options(message) if is_empty else message
            await send(message)

        await app(cast(Scope, {**scope, "method": INSTEAD[method]}), receive, answer)

    return handle


def as_options(refused: HTTPResponseStartEvent) -> HTTPResponseStartEvent:
    """What is possible is said by the refusal of what is not."""
    headers = [head for head in refused["headers"] if not head[0].startswith(b"content-")]
    return {**refused, "status": NO_CONTENT, "headers": headers}
