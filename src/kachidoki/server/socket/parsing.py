"""From a text to a message of ours."""

from typing import Any

import msgspec

from kachidoki.server.protocol.messages import Hello, Request, TableRequest
from kachidoki.server.protocol.problems import Refusal

LARGEST = 8192  # characters of a message; the protocol below refuses to read far larger ones
LONGEST_ID = 64

decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class WithId(msgspec.Struct):
    """What can still be read of a message that is not one of ours."""

    id: Any = None


def parse(text: str | bytes) -> Request:
    if len(text) > LARGEST:
        raise Refusal("message-long", most=LARGEST)
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal("malformed", reason=str(error)) from error


def parse_hello(text: str) -> Hello:
    message = parse(text)
    if not isinstance(message, Hello):
        raise Refusal("hello-first")
    return message


def parse_request(text: str | bytes) -> TableRequest:
    message = parse(text)
    if isinstance(message, Hello):
        raise Refusal("hello-twice")
    return message


def id_of(text: str | bytes) -> str | None:
    """The id of a message, as far as it can be read."""
    try:
        found = msgspec.json.decode(text, type=WithId).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else None
