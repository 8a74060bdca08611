"""Nets and priors as files: weights, what they are told, and a card that says how they came about."""

import sys
from array import array
from base64 import b64decode, b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zlib import compress, decompressobj

import msgspec

from kachidoki.engine.advice import Advice
from kachidoki.engine.errors import BadInput
from kachidoki.engine.files import read_text
from kachidoki.engine.learned import net as nets
from kachidoki.engine.learned import prior as priors
from kachidoki.engine.learned.features import Features, features_of
from kachidoki.engine.learned.net import Net
from kachidoki.engine.learned.prior import Prior, Sight
from kachidoki.engine.vecs import i64, vec
from kachidoki.engine.vocabulary import Vocabulary

if TYPE_CHECKING:
    from kachidoki.engine.title import Title

NET_FILE: Final = "net.json"
PRIOR_FILE: Final = "prior.json"
MOST_NEURONS: Final = 256
BYTES: Final = 4  # a weight, the least significant first


class NetFile(msgspec.Struct, tag_field="kind", tag="net", forbid_unknown_fields=True):
    """What a net's file says."""

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
        check_layers(self.first, self.second)
        number = nets.weights_in(len(self.features), self.first, self.second)
        return Net(len(self.features), self.first, self.second, unpack(self.weights, number))


class PriorFile(msgspec.Struct, tag_field="kind", tag="prior", forbid_unknown_fields=True):
    """What a prior's file says."""

    title: str
    told: list[str]
    actions: str
    neurons: int
    card: dict[str, Any]
    weights: str

    def prior_for(self, title: "Title") -> Prior:
        """The prior, if it is one for the title as it is now."""
        if self.title != title.id:
            raise BadInput(f"is a prior for {self.title}, not for {title.id}")
        sight = sight_of(title)
        if self.told != sight.names() or self.actions != hash_of(title.vocabulary):
            raise BadInput(
                f"is a prior for other features or actions than those of {title.id}; train it anew"
            )
        check_layers(self.neurons)
        actions = title.vocabulary.decisions()
        number = priors.weights_in(int(sight.size), self.neurons, actions)
        return Prior(sight, actions, self.neurons, unpacked(self.weights, number))


def check_layers(*neurons: int) -> None:
    if not all(0 < number <= MOST_NEURONS for number in neurons):
        raise BadInput(f"has layers that cannot be; possible: 1 to {MOST_NEURONS} neurons")


def sight_of(title: "Title") -> Sight:
    return Sight(features_of(title), list(title.steps))


@cache
def hash_of(vocabulary: Vocabulary) -> str:
    """Of all that can be decided."""
    words = [vocabulary.notation(action) for action in range(vocabulary.decisions())]
    return sha256("\n".join(words).encode()).hexdigest()


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


@cache
def unpacked(text: str, number: int) -> vec[i64]:
    """The same once for all bots: a prior has many weights, and changes none."""
    return vec[i64](unpack(text, number))


def parse_learnt(text: str) -> NetFile | PriorFile:
    try:
        return msgspec.json.decode(text, type=NetFile | PriorFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput(f"is neither a net nor a prior: {error}") from error


def read_learnt(path: Path) -> NetFile | PriorFile:
    """A user's own file."""
    try:
        return parse_learnt(read_text(path))
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error


def write_learnt(path: Path, words: NetFile | PriorFile) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(words), indent=1) + b"\n")


def taught(title: "Title") -> Advice:
    """The title's advice, with the net and the prior that lie in its folder, if they do. Every bot has
    them to itself, for they add up in them."""
    advice = title.advice()
    package = type(title).__module__
    net, prior = shipped(package, NET_FILE), shipped(package, PRIOR_FILE)
    if isinstance(net, NetFile):
        advice.net = net.net_for(title.id, sight_of(title).features)
    if isinstance(prior, PriorFile):
        advice.prior = prior.prior_for(title)
    return advice


@cache
def shipped(package: str, name: str) -> NetFile | PriorFile | None:
    if not hasattr(sys.modules[package], "__path__"):
        return None  # a title of a single module has no folder
    file = files(package).joinpath(name)
    return parse_learnt(file.read_text(encoding="utf-8")) if file.is_file() else None
