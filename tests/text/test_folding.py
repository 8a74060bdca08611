"""Neighbouring events that are one line of a log."""

import pytest

from kachidoki.engine import EVERYONE, Event, Title
from kachidoki.text import Texts, folded, line_of
from kachidoki.titles import find_title

JORAKU, TOKAIDO, RISING_SUN = map(find_title, ("joraku", "tokaido", "rising-sun"))
SEATS = 3


def passed(seat: str, card: str = "") -> Event:
    if card:
        return Event("pass", {"seat": seat, "card": card}, EVERYONE)
    return Event("pass-unseen", {"seat": seat}, EVERYONE)


def lines(*events: Event, language: str = "en", title: Title = JORAKU) -> list[str]:
    texts = Texts(language, title, title.setting(SEATS))
    return [line_of(line, texts) for line in folded(events, title.chronicle.folds)]


def test_what_one_knows_of_it_stands_in_brackets() -> None:
    events = [passed("A", "red-4"), passed("B"), passed("C"), passed("A", "blue-1"), passed("B")]
    assert lines(*events, passed("C")) == ["Everybody passed 2 cards. (red 4 and blue 1)"]
    assert lines(passed("A", "red-4"), passed("A", "blue-1")) == [
        "Player A passed 2 cards. (red 4 and blue 1)"
    ]


def test_whoever_is_not_done_yet_has_a_sentence() -> None:
    events = [passed("B"), passed("B"), passed("C"), passed("C"), passed("A", "red-4")]
    assert lines(*events) == [
        "Player B and Player C passed 2 cards each. Player A passed a card. (red 4)"
    ]


def test_who_knows_everything_is_told_no_list() -> None:
    assert lines(passed("A", "red-4"), passed("B", "blue-1")) == [
        "Player A and Player B passed a card each."
    ]


def test_one_event_and_others_stand_alone() -> None:
    began = Event("round-begins", {"round": 1}, EVERYONE)
    received = Event("received", {"seat": "A", "card": "red-5"}, EVERYONE)
    assert lines(passed("A"), began, began, passed("A"), received) == [
        "Player A chose a card to pass on.",
        "Round I began.",
        "Round I began.",
        "Player A chose a card to pass on.",
        "Player A was passed red 5.",
    ]


def test_other_languages_fold_as_well() -> None:
    events = [passed(seat) for seat in "ABC"]
    assert lines(*events, language="ru") == ["Все передают по 1 карте."]


@pytest.mark.parametrize(
    ("words", "joined"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_words_are_joined_as_in_a_sentence(words: list[str], joined: str) -> None:
    assert Texts("en").joined(words) == joined


@pytest.mark.parametrize(
    ("kind", "thing", "words", "language", "line"),
    [
        ("offered", "souvenir", ["sake", "konpeito"], "en", "Player A was shown 2 souvenirs. ("),
        ("served", "meal", ["tofu", "soba"], "en", "Player A saw 2 meals to choose from. ("),
        ("looked", "meal", ["tofu"] * 3, "en", "Player A saw which 3 meals were left. ("),
        (
            "offered",
            "souvenir",
            ["sake", "konpeito"],
            "ru",
            "Игрок A видит на прилавке 2 сувенира. (",
        ),
        ("served", "meal", ["tofu"] * 5, "ru", "Игрок A видит 5 трапез на выбор. ("),
        ("looked", "meal", ["tofu", "soba"], "ru", "Игрок A видит 2 оставшиеся трапезы. ("),
    ],
)
def test_what_a_guest_is_shown_is_one_line(
    kind: str, thing: str, words: list[str], language: str, line: str
) -> None:
    events = [Event(kind, {"seat": "A", thing: word}, EVERYONE) for word in words]
    (found,) = lines(*events, language=language, title=TOKAIDO)
    assert found.startswith(line)


def shown(seat: str, advantage: str, coins: int) -> Event:
    return Event("bid-shown", {"seat": seat, "advantage": advantage, "coins": coins}, EVERYONE)


def test_everybody_has_a_sentence_where_each_part_is_told() -> None:
    bids = [shown("A", "seppuku", 1), shown("A", "poems", 2), shown("B", "ronin", 3)]
    assert lines(*bids, title=RISING_SUN) == [
        "Player A had bid: Seppuku 1 and Poems for the fallen 2. Player B had bid: Hire ronin 3."
    ]


def test_parts_may_be_nobodys() -> None:
    wars = [
        Event("war-drawn", {"region": region, "number": number}, EVERYONE)
        for number, region in enumerate(("edo", "oshu"), 1)
    ]
    assert lines(*wars, title=RISING_SUN) == ["War will be in Edo (1) and Oshu (2)."]
