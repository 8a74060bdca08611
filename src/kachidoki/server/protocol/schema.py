"""Writes the JSON schemas of all that goes over the wire; the browser's types are made from them.

    python -m kachidoki.server.protocol.schema FOLDER

writes `protocol.json`, and for each title `<title>.json` with its View and its Box.
"""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

from kachidoki.engine import Title
from kachidoki.server.protocol import bodies, messages
from kachidoki.titles import hooks_of, titles

UNIONS = {
    "Request": messages.Request,
    "Answer": messages.Answer,
    "Happening": messages.Happening,
}


def structs_of(module: ModuleType) -> list[type]:
    found = [thing for thing in vars(module).values() if isinstance(thing, type)]
    return [
        thing
        for thing in found
        if issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]


def schema_of(types: list[Any], unions: dict[str, Any] | None = None) -> dict[str, Any]:
    """One document, with every struct under `$defs`, and the unions by their names."""
    named = unions or {}
    schemas, components = msgspec.json.schema_components(
        [*named.values(), *types], ref_template="#/$defs/{name}"
    )
    return {"$defs": {**components, **dict(zip(named, schemas, strict=False))}}


def title_types(title: Title) -> list[Any]:
    hooks = hooks_of(title)
    return [hooks.view, get_type_hints(hooks.box)["return"]]


def main(folder: str) -> None:
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    shared = [*structs_of(messages), *structs_of(bodies)]
    documents = {"protocol": schema_of(shared, UNIONS)}
    documents |= {title.id: schema_of(title_types(title)) for title in titles().values()}
    for name, document in documents.items():
        words = msgspec.json.format(msgspec.json.encode(document), indent=2)
        (target / f"{name}.json").write_bytes(words)


if __name__ == "__main__":
    main(*sys.argv[1:])
