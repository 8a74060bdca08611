"""A seat on another device: a link that opens it once, and within minutes.

Of a seat's key only the hash is stored, so the key lies in the link's row, locked with the link's
token, of which only the hash is stored, too.
"""

import hmac

from msgspec.structs import replace

from kachidoki.server.play import keys
from kachidoki.server.play.live import LiveTable
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import AddLink, LinkRow, StorageFailed, Taken, Write
from kachidoki.server.tables.hub import Hub

LIFETIME = 600  # seconds


async def make_link(hub: Hub, live: LiveTable, key: str) -> tuple[str, float]:
    """The token of a new link to the key's seat, and until when it is good."""
    token, until = keys.new_key(), hub.clock() + LIFETIME
    locked = locked_by(token, key.encode()).hex()
    await add(hub, LinkRow(keys.hash_of(token), False, live.id, locked, until))
    return token, until


async def use_link(hub: Hub, live: LiveTable, token: str) -> str:
    """The key of the seat; whoever comes second finds the link used."""
    try:
        link = await hub.reader.link(keys.hash_of(token))
    except StorageFailed as error:
        raise Refusal("storage") from error
    if link is None or link.table_id != live.id or link.until < hub.clock():
        raise Refusal("link-used")
    await add(hub, replace(link, used=True))
    return locked_by(token, bytes.fromhex(link.locked_key)).decode()


async def add(hub: Hub, link: LinkRow) -> None:
    try:
        await hub.writes.write(Write([], [AddLink(link, hub.clock())]))
    except Taken as error:
        raise Refusal("link-used") from error
    except StorageFailed as error:
        raise Refusal("storage") from error


def locked_by(token: str, key: bytes) -> bytes:
    """Locks and unlocks; a token is drawn for one key alone."""
    pad = hmac.digest(token.encode(), b"kachidoki seat key", "sha512")
    return bytes(one ^ other for one, other in zip(key, pad, strict=False))
