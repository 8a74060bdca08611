"""The catalogues and the sources, taken apart for the tests."""

import ast
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

SOURCES = Path(__file__).parents[2] / "src" / "kachidoki"
CASES = {"genitive", "accusative", "prepositional"}


class Message(Visitor):
    """The variables and references of a message or of one of its attributes."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)


def read(folder: Path, language: str) -> list[tuple[str, Message]]:
    """The messages of the program or of a title."""
    return messages_of(folder / "text" / f"{language}.ftl")


def messages_of(path: Path) -> list[tuple[str, Message]]:
    """Every message and every attribute of a catalogue, under its id; nothing may be broken."""
    found: list[tuple[str, Message]] = []
    for entry in parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found.append((entry.id.name, Message(entry.value)))
            found += [
                (f"{entry.id.name}.{attribute.id.name}", Message(attribute.value))
                for attribute in entry.attributes
            ]
    return found


def case_of(name: str, separator: str) -> str | None:
    """`genitive` of `area-ise.genitive` (an attribute) or of `area_genitive` (an argument)."""
    ending = name.rpartition(separator)[2]
    return ending if ending in CASES else None


def without_case(variable: str) -> str:
    return variable.rpartition("_")[0] if case_of(variable, "_") else variable


# ----------------------------------------------------------------- what the sources say


def sources(folder: Path) -> list[Path]:
    """The modules of a title; those of the program are all that belong to no title."""
    found = sorted(folder.rglob("*.py"))
    if folder != SOURCES:
        return found
    return [path for path in found if path.relative_to(SOURCES).parts[0] != "titles"]


@cache
def called(folder: Path) -> list[tuple[str, ast.Call]]:
    """All calls in the modules, each with the name of the function or method."""
    modules = [ast.parse(path.read_text("utf-8")) for path in sources(folder)]
    nodes = [node for module in modules for node in ast.walk(module)]
    return [(name_of(node.func), node) for node in nodes if isinstance(node, ast.Call)]


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def calls(folder: Path, *names: str) -> list[ast.Call]:
    """All calls of functions or methods of these names that have arguments."""
    return [call for name, call in called(folder) if name in names and call.args]


def template(node: ast.expr) -> str | None:
    """A string as it is written; what an f-string fills in is `{}`; None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(template(part) or "{}" for part in node.values)
    return None


def words(folder: Path, name: str) -> list[str]:
    """All strings that are passed to functions of this name."""
    found = [template(argument) for call in calls(folder, name) for argument in call.args]
    return [word for word in found if word is not None]
