"""What recorded games follow from: written into the file, so that anybody can play them again."""

from importlib import import_module
from importlib.resources import files
from inspect import getsourcefile
from pathlib import Path
from typing import Any

import msgspec

from kachidoki import __version__
from kachidoki.bots.names import is_built_in
from kachidoki.bots.nets import FILE, NOTHING
from kachidoki.engine import BadInput, Setting, Title
from kachidoki.engine.learned.nets import NET_FILE, PRIOR_FILE
from kachidoki.engine.title import is_setting
from kachidoki.lab.arena import Plan
from kachidoki.lab.sources import digest, hash_of_sources
from kachidoki.titles import find_title, package_of

FORMAT = 1
KEY = b"kachidoki"
COMPONENTS_FILE = "components.toml"


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who played what, from which seed, by which program; `plan` says how tables were made up, `hashes`
    are those of the sources, the components, the nets, and bots of the user's."""

    format: int
    title: str
    version: int
    engine: str
    setting: dict[str, Any]
    bots: list[str]
    games: int
    seed: int
    plan: dict[str, Any]
    hashes: dict[str, str]

    def metadata(self) -> dict[bytes, bytes]:
        return {KEY: msgspec.json.encode(self)}

    def found_title(self) -> Title:
        """The title, if this program plays it as it was played."""
        if self.format != FORMAT:
            raise BadInput(f"has the format {self.format}; this program reads format {FORMAT}")
        title = find_title(self.title)
        if self.version != title.version:
            raise BadInput(
                f"holds games of version {self.version} of {title.id}; "
                f"this program plays version {title.version}"
            )
        return title

    def found_setting(self) -> Setting:
        if not is_setting(self.setting):
            raise BadInput("has a setting that is broken")
        words = self.setting
        return self.found_title().setting(
            words["seats"], words.get("options"), words.get("corrections")
        )


def heading_of(plan: Plan, words: dict[str, Any]) -> Heading:
    """The heading of the games of a plan, with what it says of itself."""
    title = find_title(plan.title)
    return Heading(
        FORMAT,
        title.id,
        title.version,
        __version__,
        plan.setting.dump(),
        list(plan.bots),
        plan.games,
        plan.seed,
        words,
        hashes_of(title, plan.bots),
    )


def read_heading(metadata: dict[bytes, bytes] | None) -> Heading:
    if not metadata or KEY not in metadata:
        raise BadInput("holds no games: it has no heading of Kachidoki's")
    try:
        return msgspec.json.decode(metadata[KEY], type=Heading)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"has a heading that cannot be read: {error}") from error


# ----------------------------------------------------------------- hashes


def hashes_of(title: Title, bots: tuple[str, ...]) -> dict[str, str]:
    package = package_of(title)
    found = {
        "engine": hash_of_sources("kachidoki.engine"),
        "bots": hash_of_sources("kachidoki.bots"),
        "title": hash_of_sources(package),
    }
    for word, name in (
        ("components", COMPONENTS_FILE),
        ("net", NET_FILE),
        ("prior", PRIOR_FILE),
    ):
        file = files(package).joinpath(name)
        if file.is_file():
            found[word] = digest(file.read_bytes())
    for bot in bots:
        if not is_built_in(bot):
            found.update(own_hash(bot))
    return found


def own_hash(bot: str) -> dict[str, str]:
    """Of the user's own nets and priors, or of the module of the user's own bot, if it has a source."""
    name, *learnt = bot.split(FILE)
    if learnt:
        return {
            f"net {file}": digest(Path(file).read_bytes()) for file in learnt if file != NOTHING
        }
    module = name.partition(":")[0]
    source = getsourcefile(import_module(module))
    return {f"bot {module}": digest(Path(source).read_bytes())} if source else {}
