"""The same for what only the browser says: nothing missing, nothing useless, the languages alike."""

import re
from pathlib import Path

import pytest
from tests.text import families
from tests.text.catalogues import SOURCES, Message, case_of, messages_of, read, without_case
from tests.text.test_messages import with_references

from kachidoki.engine import Title
from kachidoki.text import LANGUAGES
from kachidoki.titles import titles

WEB = SOURCES.parents[1] / "web" / "src"
SHELL = sorted({path.name.split(".")[0] for path in (WEB / "text").glob("*.ftl")})
TITLES = list(titles().values())
SAID = re.compile(r"""\b(?:say|texts\.has)\(\s*(?:"([^"]+)"|`([^`]+)`|'([^']+)')""")
FILLED = re.compile(r"\$\{[^}]*\}")
WORDS = re.compile(
    r"""["'`]([a-z][a-zA-Z0-9-]*(?:\.[a-z-]+)?|[a-z][a-z0-9-]*-?\$\{[^}]*\}[^"'`]*)["'`]"""
)


def shell_messages(language: str) -> dict[str, Message]:
    """All that the pages say, whatever is played."""
    files = [WEB / "text" / f"{part}.{language}.ftl" for part in SHELL]
    return dict(found for path in files for found in messages_of(path))


def title_messages(folder: str, language: str) -> dict[str, Message]:
    return dict(messages_of(WEB / "titles" / folder / "text" / f"{language}.ftl"))


def sources(folder: Path) -> str:
    files = [path for kind in ("*.ts", "*.svelte") for path in sorted(folder.rglob(kind))]
    return "\n".join(path.read_text("utf-8") for path in files if ".test." not in path.name)


def said(folder: Path) -> set[str]:
    """The ids that are asked for in so many words."""
    found = {next(filter(None, match)) for match in SAID.findall(sources(folder))}
    return {word for word in found if "${" not in word}


def mentioned(folder: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """All words that could be ids, and patterns of those that are put together."""
    words = set(WORDS.findall(sources(folder)))
    together = {word for word in words if "${" in word}
    patterns = [re.escape(FILLED.sub("\0", word)).replace("\0", ".+") for word in together]
    return words - together, [re.compile(pattern) for pattern in patterns]


def useless(known: dict[str, Message], *folders: Path) -> list[str]:
    words, patterns = set[str](), list[re.Pattern[str]]()
    for folder in folders:
        more, together = mentioned(folder)
        words |= more
        patterns += together
    words |= {reference for message in known.values() for reference in message.references}
    return sorted(
        name
        for name in known
        if name not in words
        and not case_of(name, ".")
        and not any(pattern.fullmatch(name) for pattern in patterns)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_say_what_there_is_and_all_of_it(language: str) -> None:
    known = shell_messages(language)
    shared = dict(read(SOURCES, language)) | {"title-name": None, "title-tagline": None}
    title_words = {"tie-break"}
    assert sorted(said(WEB / "shell") - known.keys() - shared.keys() - title_words) == []
    assert useless(known, WEB / "shell") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_title_says_what_there_is_and_all_of_it(title: Title, language: str) -> None:
    folder = families.folder(title)
    own = title_messages(folder.name, language)
    known = dict(read(folder, language)) | dict(read(SOURCES, language)) | shell_messages(language)
    assert sorted(said(WEB / "titles" / folder.name) - own.keys() - known.keys()) == []
    assert useless(own, WEB / "titles" / folder.name, WEB / "shell") == []
    assert sorted(own.keys() & known.keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_all_that_is_chosen_for_a_table_says_what_it_does(title: Title, language: str) -> None:
    """Options and values are among what every title must say; here, the parts of a value."""
    own = title_messages(families.folder(title).name, language)
    parts = {
        f"option-{option.name}-part-{part}"
        for option in title.options
        for value in option.sorts
        for part in value.split("+")
    }
    assert {name for name in own if "-part-" in name} == parts | {f"{part}.hint" for part in parts}


@pytest.mark.parametrize("folder", ["", *[families.folder(title).name for title in TITLES]])
def test_the_languages_have_the_same_messages(folder: str) -> None:
    first, *others = [variables(folder, language) for language in LANGUAGES]
    assert all(other == first for other in others)


def variables(folder: str, language: str) -> dict[str, set[str]]:
    """What each message speaks of, those it is put together from included."""
    own = title_messages(folder, language) if folder else shell_messages(language)
    known = own | dict(read(SOURCES / "titles" / folder if folder else SOURCES, language))
    return {
        name: {
            without_case(variable)
            for reached in with_references({name}, known)
            if reached in known
            for variable in known[reached].variables
        }
        for name in own
        if not case_of(name, ".")
    }
