"""Texts: how things are said."""

import re

import pytest
from tests.text import games

from kachidoki.engine import CHANCE, BadInput, Event, Moves, Rng, Title, seat_name, settle
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import find_title, titles

JORAKU = find_title("joraku")
each_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)

LEFTOVER = re.compile(r"[{}$]|\?\?\?|\b[a-z]+-[a-z]+-|None|\n|  ")


def is_clean(text: str) -> bool:
    """One line, without anything that should have been replaced."""
    return bool(text.strip()) and not LEFTOVER.search(text)


def test_an_unknown_language_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadInput, match="no language 'tlh'; languages: en, ru"):
        Texts("tlh")


def test_an_unknown_message_or_a_missing_argument_raises() -> None:
    texts = Texts("en", JORAKU)
    with pytest.raises(LookupError, match="no-such-message"):
        texts.say("no-such-message")
    with pytest.raises(LookupError, match=r"area-ise\.vocative"):
        texts.say("area-ise.vocative")
    with pytest.raises(LookupError, match="event-played"):
        texts.say("event-played")
    with pytest.raises(LookupError, match="area-edo"):
        texts.event(Event("placed", {"army": "red", "area": "edo", "count": 1}, -1))


@pytest.mark.parametrize(
    ("count", "line"),
    [
        (0, "Синие никого не разместили."),
        (1, "Синие разместили 1 самурая в Микаве."),
        (3, "Синие разместили 3 самураев в Микаве."),
    ],
)
def test_russian_counts_and_cases(count: int, line: str) -> None:
    event = Event("placed", {"army": "blue", "area": "mikawa", "count": count}, -1)
    assert Texts("ru", JORAKU).event(event) == line


@pytest.mark.parametrize(
    ("points", "words"), [(1, "1 очко"), (3, "3 очка"), (5, "5 очков"), (21, "21 очко")]
)
def test_russian_plurals(points: int, words: str) -> None:
    event = Event("marches", {"army": "red", "points": points}, -1)
    assert Texts("ru", JORAKU).event(event) == f"Красные взяли {words} действий."


def test_words_are_looked_up_in_the_domain_of_their_argument() -> None:
    texts = Texts("en", JORAKU)
    parse = JORAKU.vocabulary.parse
    assert texts.action(parse("samurai owari ise")) == "Samurai from Owari to Ise"
    assert texts.action(parse("appoint 3")) == "Give out the daimyo card Oda Nobunaga"
    assert texts.action(parse("variant 6")) == "Draw the variant rule card Swift Daimyo"


def test_a_value_of_an_option_is_told_with_its_meaning_or_that_of_its_sort() -> None:
    texts = Texts("en", JORAKU)
    _, edition, variants = JORAKU.options
    assert texts.choice(edition, "first").startswith("First. The box of 2015")
    assert texts.choice(variants, "1+6") == texts.choice(variants, "2+3")
    assert texts.choice(variants, "1+6").startswith("Chosen. Any two cards")


def test_the_fourth_army_has_the_colour_of_its_edition() -> None:
    for edition, name in [("deluxe", "Purple"), ("first", "Green")]:
        setting = JORAKU.setting(4, {"edition": edition})
        assert Texts("en", JORAKU, setting).name("army", "purple") == name


def test_messages_know_corrected_numbers() -> None:
    setting = JORAKU.setting(4, None, {"variants": {"6": {"move_daimyo": 7}}})
    assert "7" in Texts("en", JORAKU, setting).say("variant-rule-6")


def test_a_prompt_tells_what_to_do_or_whom_one_waits_for() -> None:
    state = JORAKU.new(3)
    settle(state, Moves(), Rng(1))
    texts = Texts("en", JORAKU)
    assert texts.prompt(state.view(0)) == "Choose 2 cards to pass to your left neighbour."
    state.apply(0, state.legal_actions(0)[0])
    assert texts.prompt(state.view(0)) == "Choose 1 more card to pass to your left neighbour."
    state.apply(0, state.legal_actions(0)[0])
    assert texts.prompt(state.view(0)) == "Wait: player B, player C are to move."
    state.apply(1, state.legal_actions(1)[0])
    state.apply(1, state.legal_actions(1)[0])
    assert texts.prompt(state.view(None)) == "Wait: player C is to move."
    assert Texts("ru", JORAKU).prompt(state.view(0)) == "Подождите: ходит игрок C."


@each_title
@each_language
def test_every_action_has_a_label(title: Title, language: str) -> None:
    texts = Texts(language, title)
    labels = [texts.action(action) for action in range(len(title.vocabulary))]
    assert [label for label in labels if not is_clean(label)] == []


@each_title
@each_language
def test_whole_games_can_be_told(title: Title, language: str) -> None:
    """Every event, and every prompt and help of every seat and of a spectator."""
    for number, setting in enumerate(games.settings(title)):
        texts = Texts(language, title, setting)
        lines: set[str] = set()
        for state, events in games.positions(title, setting, number):
            lines |= {texts.event(event) for event in events}
            for seat in [*state.actors(), None]:
                view = state.view(None if seat in (None, CHANCE) else seat)
                lines |= {texts.prompt(view), texts.help(view)}
        assert [line for line in lines if not is_clean(line)] == []


@each_language
def test_every_seat_has_a_name(language: str) -> None:
    assert Texts(language).name("seat", seat_name(0)).endswith(" A")
