"""Messages as they are sent: JSON."""

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Any, TypeGuard, get_args, get_type_hints

import msgspec
from msgspec import Raw, Struct

from kachidoki.server.protocol.messages import Answer

encoder = msgspec.json.Encoder()


def encode(answer: Answer) -> bytes:
    return encoder.encode(answer)


def encoded(part: object) -> Raw:
    """A part of several messages, which need not be written again for each of them."""
    return Raw(encoder.encode(part))


def encode_common(views: Sequence[Any]) -> None:
    """Writes in advance what all views share; after that they can only be sent."""
    if len(views) < 2:
        return
    first = views[0]
    for name in large_parts(first.__class__):
        part = getattr(first, name)
        if all(getattr(view, name) is part for view in views):
            common = encoded(part)
            for view in views:
                setattr(view, name, common)


@cache
def large_parts(kind: Hashable) -> list[str]:
    """The fields of a view that hold structs; of one that cannot be changed, none."""
    if not is_struct(kind) or kind.__struct_config__.frozen:
        return []
    hints = get_type_hints(kind)
    return [name for name, hint in hints.items() if any(map(is_struct, get_args(hint)))]


def is_struct(kind: object) -> TypeGuard[type[Struct]]:
    return isinstance(kind, type) and issubclass(kind, Struct)
