"""Fluent catalogues: `text/<language>.ftl` of the program, and of each title in its own folder.

A title that lacks a language speaks English.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    Message,
    MessageReference,
    Resource,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from kachidoki.engine import Title
from kachidoki.titles import package_of

ENGLISH = "en"
LANGUAGES = (ENGLISH, "ru")


class Catalogue:
    """The messages that these packages have in the language."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.entries: dict[str, Message | Term] = {}
        self.arguments: dict[str, frozenset[str]] = {}
        for package in packages:
            messages = resource(package, language)
            self.bundle.add_resource(messages)
            self.entries = entries_of(messages) | self.entries

    def arguments_of(self, name: str) -> frozenset[str]:
        """The arguments that the message uses, in words of its own or of others."""
        if name not in self.arguments:
            reader = ArgumentReader(self.entries)
            reader.follow(name)
            self.arguments[name] = frozenset(reader.found)
        return self.arguments[name]


class ArgumentReader(Visitor):
    """Finds the arguments of a message, and of all that it refers to."""

    def __init__(self, entries: Mapping[str, Message | Term]) -> None:
        self.entries = entries
        self.found: set[str] = set()
        self.followed: set[str] = set()

    def follow(self, name: str) -> None:
        if name in self.entries and name not in self.followed:
            self.followed.add(name)
            self.visit(self.entries[name])

    def visit(self, node: Any) -> None:
        if isinstance(node, VariableReference):
            self.found.add(node.id.name)
        elif isinstance(node, MessageReference):
            self.follow(node.id.name)
        elif isinstance(node, TermReference):
            self.follow(f"-{node.id.name}")
        super().visit(node)


def entries_of(messages: Resource) -> dict[str, Message | Term]:
    """By name; that of a term begins with `-`, as where it is referred to. The first of two counts,
    as in the bundle."""
    found: dict[str, Message | Term] = {}
    for entry in messages.body:
        if isinstance(entry, Message):
            found.setdefault(entry.id.name, entry)
        elif isinstance(entry, Term):
            found.setdefault(f"-{entry.id.name}", entry)
    return found


@cache
def catalogue(language: str, packages: tuple[str, ...]) -> Catalogue:
    return Catalogue(language, packages)


@cache
def resource(package: str, language: str) -> Resource:
    return FluentResource(source(package, language))


def source(package: str, language: str) -> str:
    """The catalogue of the package as it is written: in the language, or in English."""
    file = files(package) / f"{language}.ftl"
    if not file.is_file():
        file = files(package) / f"{ENGLISH}.ftl"
    return file.read_text("utf-8")


def title_sources(title: Title) -> dict[str, str]:
    """The title's catalogues, by language."""
    return {language: source(f"{package_of(title)}.text", language) for language in LANGUAGES}
