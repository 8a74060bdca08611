"""No message is missing, none is useless, and the languages say the same things."""

from collections import Counter
from pathlib import Path

import pytest
from tests.text import catalogues, families
from tests.text.catalogues import SOURCES, Message, calls, case_of, read, template, without_case

from kachidoki.engine import Title
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import titles

TITLES = list(titles().values())
FOLDERS = [SOURCES, *[families.folder(title) for title in TITLES]]
each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def messages(title: Title, language: str) -> dict[str, Message]:
    """The messages of the program and of the title."""
    return dict([*read(SOURCES, language), *read(families.folder(title), language)])


def said(folder: Path) -> set[str]:
    """The ids that are written out in the sources, and the patterns of those put together."""
    found = {template(call.args[0]) for call in calls(folder, "say", "has")}
    kinds = {template(call.args[0]) for call in calls(folder, "name")}
    found |= {f"{kind}-{{}}" for kind in kinds if kind is not None}
    return {pattern for pattern in found if pattern is not None}


def event_kinds(title: Title) -> set[str]:
    """Those of the chronicle."""
    return {kind.name for kind in title.chronicle.kinds}


def used_by(title: Title) -> set[str]:
    """All that the title and the program can say when the title is played."""
    used = families.expand(families.SHELL) | families.expand(families.of_title(title))
    used |= families.general(title) | {f"event-{kind}" for kind in event_kinds(title)}
    used |= {"prompt-over", "help-over"}
    patterns = said(SOURCES) | said(families.folder(title))
    return used | {pattern for pattern in patterns if "{}" not in pattern}


def with_references(used: set[str], known: dict[str, Message]) -> set[str]:
    found, ahead = set(used), list(used)
    while ahead:
        message = known.get(ahead.pop())
        new = message.references - found if message else set()
        found |= new
        ahead += new
    return found


# ----------------------------------------------------------------- missing and useless messages


@each_title
@each_language
def test_everything_that_can_be_said_has_a_message(title: Title, language: str) -> None:
    known = messages(title, language)
    references = {reference for message in known.values() for reference in message.references}
    assert sorted((used_by(title) | references) - known.keys()) == []


@each_title
@each_language
def test_every_message_can_be_said(title: Title, language: str) -> None:
    known = messages(title, language)
    sayable = with_references(used_by(title), known)
    useless = {message for message in known.keys() - sayable if not case_of(message, ".")}
    assert sorted(useless) == []


@each_title
def test_every_id_that_is_put_together_belongs_to_a_family(title: Title) -> None:
    """A new pattern must be listed with all its words."""
    listed = {*families.PATTERNS, *families.SHELL, *families.of_title(title)}
    patterns = said(SOURCES) | said(families.folder(title))
    assert sorted(pattern for pattern in patterns - listed if "{}" in pattern) == []


@each_title
@each_language
def test_what_is_said_is_given_its_arguments(title: Title, language: str) -> None:
    known = messages(title, language)
    facts = Texts(language, title).facts
    for call in [*calls(SOURCES, "say"), *calls(families.folder(title), "say")]:
        message = template(call.args[0])
        names = {keyword.arg for keyword in call.keywords}
        if message in known and None not in names:
            reached = with_references({message}, known)
            wanted = {variable for name in reached for variable in known[name].variables}
            assert sorted(wanted - names - facts.keys()) == [], message


# ----------------------------------------------------------------- the languages beside each other


@each_folder
@each_language
def test_no_message_is_there_twice(folder: Path, language: str) -> None:
    ids = [name for name, _ in read(folder, language)]
    if folder != SOURCES:
        ids += [name for name, _ in read(SOURCES, language)]
    assert [name for name, count in Counter(ids).items() if count > 1] == []


@each_folder
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    """Messages, attributes and variables; but grammatical cases are a language's own affair."""
    first, *others = [
        {
            name: {without_case(variable) for variable in message.variables}
            for name, message in read(folder, language)
            if not case_of(name, ".")
        }
        for language in LANGUAGES
    ]
    assert all(other == first for other in others)


@each_title
@each_language
def test_grammatical_cases_fit_together(title: Title, language: str) -> None:
    """All words of a kind have the same cases; each of the title's own is used, and no other."""
    known = messages(title, language)
    own = cases_of(families.of_title(title), known)
    variables = {variable for message in known.values() for variable in message.variables}
    wanted = {
        (title.domains.get(without_case(variable), without_case(variable)), case)
        for variable in variables
        if (case := case_of(variable, "_"))
    }
    assert own <= wanted <= own | cases_of(families.SHELL, known)


def cases_of(listed: families.Families, known: dict[str, Message]) -> set[tuple[str, str]]:
    """Every kind of word with each of its cases."""
    given: dict[str, set[frozenset[str]]] = {}
    names = {name for name in families.expand(listed) & known.keys() if "." not in name}
    for name in names:
        cases = frozenset(case for case in catalogues.CASES if f"{name}.{case}" in known)
        given.setdefault(name.partition("-")[0], set()).add(cases)
    assert all(len(cases) == 1 for cases in given.values())
    return {(kind, case) for kind, (cases,) in given.items() for case in cases}
