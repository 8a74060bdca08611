"""What the package of a title brings beside its rules: texts, a rules page, a table to look at."""

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib import import_module, invalidate_caches
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest
from tests.titles.facts import components_of

from kachidoki import titles as titles_package
from kachidoki.engine import BadInput, Title
from kachidoki.engine.errors import BadTitle
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import (
    broken_titles,
    discover,
    facts_of,
    find_title,
    hooks_of,
    package_of,
    titles,
)
from kachidoki.titles.hooks import Hooks, no_arguments, no_facts, no_prospects

each_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_title
def test_the_folder_is_found_by_the_id(title: Title) -> None:
    assert import_module(package_of(title)).TITLE is title


@each_title
def test_titles_of_the_house_have_every_hook(title: Title) -> None:
    hooks = hooks_of(title)
    assert hooks.facts is not no_facts
    assert hooks.prompt_arguments is not no_arguments
    assert hooks.rules_page
    assert hooks.describe
    assert hooks.draw
    assert hooks.box
    assert hooks.prospects is not no_prospects or hooks.foretell
    assert hooks.view


@each_title
@each_language
def test_the_rules_can_be_read(title: Title, language: str) -> None:
    page = Texts(language, title).rules()
    assert Texts(language, title).say("title-name") in str(page[0])
    for block in page:
        assert isinstance(block, str) or len({len(row) for row in block}) == 1


@each_title
@each_language
def test_the_table_can_be_looked_at(title: Title, language: str) -> None:
    describe, draw = hooks_of(title).describe, hooks_of(title).draw
    assert describe
    assert draw
    for seats in title.seats:
        setting = title.setting(seats)
        view = title.open(setting).view(0)
        texts = Texts(language, title, setting)
        assert describe(view, setting, texts).strip()
        assert draw(view, setting, texts, roomy=False, recent=[], choices=[], aim=None)


@each_title
def test_the_board_has_its_figures(title: Title) -> None:
    box = hooks_of(title).box
    assert box
    for seats in title.seats:
        assert msgspec.json.decode(msgspec.json.encode(box(title.setting(seats))))


# ----------------------------------------------------------------- titles of other packages

FIRST, *_ = titles().values()
GOOD = f"""
from {package_of(FIRST)} import {type(FIRST).__name__}


class Guest({type(FIRST).__name__}):
    id = "guest"


TITLE = Guest()
"""
WORDS = "title-name = Guest\ntitle-tagline = A guest.\n"


@pytest.fixture(autouse=True)
def known_titles() -> Iterator[None]:
    yield
    forget()


def forget() -> None:
    discover.cache_clear()
    hooks_of.cache_clear()


def install(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    packages: Sequence[tuple[str, str, str]],
    *others: EntryPoint,
) -> None:
    """Packages that name themselves in the entry-point group: id, package, source."""
    for _, package, source in packages:
        text = folder / package / "text"
        text.mkdir(parents=True)
        (folder / package / "__init__.py").write_text(source, "utf-8")
        (text / "__init__.py").touch()
        (text / "en.ftl").write_text(WORDS, "utf-8")
    entries = [EntryPoint(name, package, titles_package.GROUP) for name, package, _ in packages]
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(titles_package, "entry_points", lambda group: [*entries, *others])
    forget()


def test_another_package_can_bring_a_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, [("guest", "good_guest", GOOD)])
    guest = find_title("guest")
    assert package_of(guest) == "good_guest"
    assert hooks_of(guest).describe is None
    setting, components = guest.setting(3), components_of(guest)
    assert facts_of(guest, setting) == {**setting.options, **components.facts({})}


def test_it_may_speak_english_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, [("guest", "english_guest", GOOD)])
    assert Texts("ru", find_title("guest")).say("title-name") == "Guest"


def test_a_package_that_fails_harms_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = [
        ("fails", "failing_guest", "raise OSError('no board')"),
        ("empty", "empty_guest", ""),
        ("other", "other_guest", GOOD),
        (FIRST.id, "second_guest", GOOD.replace('"guest"', f'"{FIRST.id}"')),
        ("guest", "good_guest_of_five", GOOD),
    ]
    install(tmp_path, monkeypatch, packages)
    assert find_title(FIRST.id) is FIRST
    assert package_of(find_title("guest")) == "good_guest_of_five"
    assert set(broken_titles()) == {"fails", "empty", "other", FIRST.id}
    for title_id, reason in [
        ("fails", "the title 'fails' of failing_guest: OSError: no board"),
        ("empty", "empty_guest must have a TITLE"),
        ("other", "its id is 'guest'; it must be 'other'"),
    ]:
        with pytest.raises(BadInput, match=reason):
            find_title(title_id)
    assert f"already, in {package_of(FIRST)}" in broken_titles()[FIRST.id]


def test_a_package_is_tried_out_before_anybody_sees_its_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = [
        ("Shouting Guest", "shouting_guest", GOOD.replace('"guest"', '"Shouting Guest"')),
        ("leaves", "leaving_guest", "raise SystemExit('not here')"),
        ("guest", "boundless_guest", GOOD.replace('"guest"', '"guest"\n    seats = (99,)')),
        ("silent", "silent_guest", GOOD.replace('"guest"', '"silent"')),
        ("lost", "lost_guest", GOOD.replace('"guest"', '"lost"')),
    ]
    install(tmp_path, monkeypatch, packages, EntryPoint("nowhere", "!", titles_package.GROUP))
    (tmp_path / "silent_guest" / "text" / "en.ftl").unlink()
    facts = "def facts(setting):\n    raise LookupError('no figures')"
    (tmp_path / "lost_guest" / "text" / "__init__.py").write_text(facts, "utf-8")
    broken = broken_titles()
    assert FIRST.id in titles()
    assert "lower-case" in broken.pop("Shouting Guest")
    assert "SystemExit: not here" in broken.pop("leaves")
    assert "boundless_guest" in broken.pop("guest")
    assert "text/en.ftl" in broken.pop("silent")
    assert "LookupError: no figures" in broken.pop("lost")
    assert "No module named '!'" in broken.pop("nowhere")
    assert not broken


@pytest.mark.parametrize("catalogue", ["en.ftl", "ru.ftl"])
def test_a_catalogue_that_is_not_utf_8_harms_no_other_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catalogue: str
) -> None:
    packages = [
        ("guest", f"garbled_guest_{catalogue[:2]}", GOOD),
        ("other", f"clear_guest_{catalogue[:2]}", GOOD.replace('"guest"', '"other"')),
    ]
    install(tmp_path, monkeypatch, packages)
    text = tmp_path / packages[0][1] / "text" / catalogue
    text.write_bytes("title-name = Гость\n".encode("cp1251"))
    assert {*titles()} >= {FIRST.id, "other"}
    with pytest.raises(BadInput, match=rf"of garbled_guest_.*: text/{catalogue} is not UTF-8"):
        find_title("guest")


@pytest.mark.parametrize(
    ("file", "source", "reason"),
    [
        ("text/en.ftl", "title-name = Guest\n", "text/en.ftl lacks title-tagline"),
        ("text/en.ftl", f"{WORDS}this is {{ nothing\n", "text/en.ftl: this is not Fluent: this is"),
        ("text/page.py", "class RulesPage:\n    pass\n", "rules_page must take 2 arguments"),
        (
            "text/page.py",
            "class RulesPage:\n    def __init__(self, texts, setting):\n        pass\n",
            "'blocks' and 'parts'",
        ),
        ("text/page.py", "raise OSError('torn')\n", "OSError: torn"),
        (
            "browser.py",
            "def prospects(view, setting, texts, choices):\n    return {}\n",
            "prospects must take 3 arguments: missing a required argument: 'choices'",
        ),
    ],
)
def test_texts_and_hooks_are_tried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, source: str, reason: str
) -> None:
    package = f"tried_guest_{sha256(source.encode()).hexdigest()[:8]}"
    install(tmp_path, monkeypatch, [("guest", package, GOOD)])
    (tmp_path / package / "text" / "de.ftl").mkdir()
    assert "guest" in titles()
    (tmp_path / package / file).write_text(source, "utf-8")
    forget()
    invalidate_caches()
    with pytest.raises(BadInput, match=re.escape(reason)):
        find_title("guest")


def test_the_programs_own_words_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, [("guest", "wordy_guest", GOOD)])
    (tmp_path / "wordy_guest" / "text" / "en.ftl").write_text(f"{WORDS}prompt-wait = Wait.\n")
    said = Texts("en", find_title("guest")).say("prompt-wait", names="A", count=1)
    assert said == Texts("en").say("prompt-wait", names="A", count=1)


def test_a_hook_that_cannot_be_called_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, [("guest", "odd_guest", GOOD)])
    (tmp_path / "odd_guest" / "terminal.py").write_text("describe = 1", "utf-8")
    with pytest.raises(
        BadTitle, match=r"odd_guest\.terminal\.describe must be a function or a class"
    ):
        Hooks("odd_guest").describe  # noqa: B018
