"""Writes the JSON schemas of all that goes over the wire; the browser's types are made from them.

    python -m kachidoki.server.protocol.schema FOLDER

writes `protocol.json`, and for each title `<title>.json` with its View, its Box and its Figures.
"""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

from kachidoki.engine import Title
from kachidoki.server.protocol import bodies, messages
from kachidoki.titles import hooks_of, titles

JSON_TYPES = {int: "integer", bool: "boolean", str: "string"}
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


def title_schema(title: Title) -> dict[str, Any]:
    """Its View, its Box, and the figures of its components."""
    hooks = hooks_of(title)
    document = schema_of([hooks.view, get_type_hints(hooks.box)["return"]])
    if title.components is not None:
        document["$defs"]["Figures"] = shape_of(title.components.figures({}))
    return document


def shape_of(figures: Any) -> dict[str, Any]:
    """The schema of such figures; tables that are all alike can be asked for by any word."""
    if isinstance(figures, list):
        return {"type": "array", "items": shape_of(figures[0]) if figures else {}}
    if not isinstance(figures, dict):
        return {"type": JSON_TYPES[type(figures)]}
    shapes = {key: shape_of(below) for key, below in figures.items()}
    first, *others = shapes.values()
    if others and all(shape == first for shape in others) and first["type"] == "object":
        return {"type": "object", "additionalProperties": first}
    return {
        "type": "object",
        "properties": shapes,
        "required": list(shapes),
        "additionalProperties": False,
    }


def main(folder: str) -> None:
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    shared = [*structs_of(messages), *structs_of(bodies)]
    documents = {"protocol": schema_of(shared, UNIONS)}
    documents |= {title.id: title_schema(title) for title in titles().values()}
    for name, document in documents.items():
        words = msgspec.json.format(msgspec.json.encode(document), indent=2)
        (target / f"{name}.json").write_bytes(words)


if __name__ == "__main__":
    main(*sys.argv[1:])
