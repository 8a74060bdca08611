"""What the folder of a title brings beside its rules: texts, a rules page, a table to look at."""

from importlib import import_module

import pytest

from kachidoki.cli.terminal import Terminal, terminal_of
from kachidoki.engine import Title
from kachidoki.text import LANGUAGES, Texts
from kachidoki.text.hooks import Rulebook, Speech
from kachidoki.titles import package_of, titles

each_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_title
def test_the_folder_is_found_by_the_id(title: Title) -> None:
    assert import_module(package_of(title)).TITLE is title


@each_title
def test_the_texts_have_what_they_speak_of(title: Title) -> None:
    text = package_of(title) + ".text"
    assert isinstance(import_module(text), Speech)
    assert isinstance(import_module(f"{text}.page"), Rulebook)


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
    terminal = terminal_of(title)
    assert isinstance(terminal, Terminal)
    for seats in title.seats:
        setting = title.setting(seats)
        view = title.open(setting).view(0)
        texts = Texts(language, title, setting)
        assert terminal.describe(view, setting, texts).strip()
        assert terminal.draw(view, setting, texts, roomy=False, recent=[], choices=[], aim=None)
