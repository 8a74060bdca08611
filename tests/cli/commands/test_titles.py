"""`kachidoki titles`: what can be played, and with which options."""

import pytest
from tests.cli.running import run

from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_titles_shows_names_players_and_options(language: str) -> None:
    result = run("titles", "--lang", language)
    assert result.exit_code == 0
    for title in titles().values():
        assert Texts(language, title).say("title-name") in result.output
        assert ", ".join(str(seats) for seats in title.seats) in result.output
        shown = [cells[0] for cells in map(str.split, result.output.splitlines()) if cells]
        for option in title.options:
            assert {option.name, *option.examples()} <= {*shown}


def test_an_unknown_language_is_refused() -> None:
    result = run("titles", "--lang", "tlh")
    assert result.exit_code == 2
    assert "'tlh' is not one of 'en', 'ru'" in result.output
    assert "Traceback" not in result.output
