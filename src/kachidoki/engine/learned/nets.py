"""Nets as files: the weights, for which features they are, and a card that says how they came about."""

import sys
from array import array
from base64 import b64decode, b64encode
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from zlib import compress, decompressobj

import msgspec

from kachidoki.engine.errors import BadInput
from kachidoki.engine.files import read_text
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.net import Net, weights_in

NET_FILE: Final = "net.json"
MOST_NEURONS: Final = 256
BYTES: Final = 4  # a weight, the least significant first


class NetFile(msgspec.Struct, forbid_unknown_fields=True):
    """What such a file says."""

    title: str
    features: list[str]
    first: int
    second: int
    card: dict[str, Any]
    weights: str

    def net_for(self, title_id: str, features: Features) -> Net:
        """The net, if it is one for the title as it is now."""
        if self.title != title_id:
            raise BadInput(f"is a net for {self.title}, not for {title_id}")
        if self.features != names_of(features):
            raise BadInput(f"is a net for other features than those of {title_id}; train it anew")
        if not (0 < self.first <= MOST_NEURONS and 0 < self.second <= MOST_NEURONS):
            raise BadInput(f"has layers that cannot be; possible: 1 to {MOST_NEURONS} neurons")
        number = weights_in(len(self.features), self.first, self.second)
        return Net(len(self.features), self.first, self.second, unpack(self.weights, number))


def names_of(features: Features) -> list[str]:
    return [name for name, _ in features.meanings]


def pack(weights: list[int]) -> str:
    row = array("i", weights)
    if sys.byteorder == "big":
        row.byteswap()
    return b64encode(compress(row.tobytes(), 9)).decode()


def unpack(text: str, number: int) -> list[int]:
    """So many weights, and never more."""
    try:
        content = decompressobj().decompress(b64decode(text, validate=True), BYTES * number + 1)
    except Exception as error:  # zlib has errors of its own
        raise BadInput("has weights that cannot be read") from error
    if len(content) != BYTES * number:
        raise BadInput(f"has not the {number} weights of its layers")
    row = array("i")
    row.frombytes(content)
    if sys.byteorder == "big":
        row.byteswap()
    return row.tolist()


def parse_net(text: str) -> NetFile:
    try:
        return msgspec.json.decode(text, type=NetFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput(f"is no net: {error}") from error


def read_net(path: Path, title_id: str, features: Features) -> Net:
    """A user's own net."""
    try:
        return parse_net(read_text(path)).net_for(title_id, features)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error


def write_net(
    path: Path,
    title_id: str,
    features: Features,
    net: Net,
    weights: list[int],
    card: dict[str, Any],
) -> None:
    words = NetFile(
        title_id, names_of(features), int(net.first), int(net.second), card, pack(weights)
    )
    path.write_bytes(msgspec.json.format(msgspec.json.encode(words), indent=1) + b"\n")


@cache
def shipped_weights(package: str) -> str:
    return files(package).joinpath(NET_FILE).read_text(encoding="utf-8")


def shipped_net(package: str, title_id: str, features: Features) -> Net:
    """The net in the title's own folder; every bot has one to itself, for it adds up in it."""
    return parse_net(shipped_weights(package)).net_for(title_id, features)
