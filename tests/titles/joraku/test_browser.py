"""What Joraku's board in the browser is told: the figures of the box, and prospects of choices."""

from typing import Any

import msgspec
import pytest
from tests.text import games
from tests.titles.joraku.positions import JORAKU, play, position

from kachidoki.engine import CHANCE, State
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles.hooks import Prospect
from kachidoki.titles.joraku.browser import Box, box, prospects
from kachidoki.titles.joraku.rules.actions import AREAS

ARMIES = ["red", "blue", "yellow", "purple"]
# Purple plays the last card of the round and may still spend action points.
LAST_CARD: dict[str, Any] = {
    "round": 1,
    "army": "purple",
    "pending": [{"step": "playing"}, {"step": "marching", "argument": 4}],
    "trick": [{"army": army, "card": f"red-{number}"} for number, army in enumerate(ARMIES, 1)],
    "armies": {
        "red": {"number": 1, "daimyo": "omi"},
        "blue": {"number": 2, "daimyo": "mikawa", "samurai": {"mikawa": 1, "totomi": 2}},
        "yellow": {"number": 3, "daimyo": "shinano"},
        "purple": {"number": 4, "daimyo": "mikawa", "samurai": {"mikawa": 1, "shinano": 2}},
    },
}


def weighed(state: State, seat: int, language: str = "en") -> dict[str, Prospect]:
    """The prospects of the seat's choices, by their notation."""
    vocabulary, setting = JORAKU.vocabulary, state.game.setting
    weigh = prospects(state.view(seat), setting, Texts(language, JORAKU, setting))
    found = [(action, weigh(vocabulary.describe(action))) for action in state.legal_actions(seat)]
    return {vocabulary.notation(action): told for action, told in found if told}


# ----------------------------------------------------------------- the box


def test_the_box_has_the_charts_and_says_which_are_reconstructed() -> None:
    told = box(JORAKU.setting(4))
    assert list(told.figures["areas"]) == AREAS
    assert told.figures["areas"]["shinano"]["scoring"][0] == [7, 4, 2]
    assert "areas-kyoto-scoring" in told.reconstructed
    assert "areas-shinano-scoring" not in told.reconstructed


def test_what_a_player_corrected_is_no_reconstruction() -> None:
    scoring = [[0, 0, 0], [0, 0, 0], [7, 4, 2]]
    told = box(JORAKU.setting(4, corrections={"areas": {"kyoto": {"scoring": scoring}}}))
    assert told.figures["areas"]["kyoto"]["scoring"][2] == [7, 4, 2]
    assert "areas-kyoto-scoring" not in told.reconstructed


@pytest.mark.parametrize(
    ("seats", "options", "tricks", "cards"),
    [
        (4, {}, 5, 4),
        (3, {}, 6, 3),
        (2, {"mode": "two-on-two"}, 4, 4),
        (2, {"mode": "with-neutral"}, 7, 2),
    ],
)
def test_the_tricks_of_a_round(
    seats: int, options: dict[str, str], tricks: int, cards: int
) -> None:
    told = box(JORAKU.setting(seats, options))
    assert (told.tricks, told.trick_cards) == (tricks, cards)


def test_the_box_goes_over_the_wire() -> None:
    told = box(JORAKU.setting(3))
    assert msgspec.json.decode(msgspec.json.encode(told), type=Box) == told


# ----------------------------------------------------------------- prospects


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_whole_games_can_be_weighed(language: str) -> None:
    secret = {"passing", "drafting", "discarding", "sending"}
    for number, setting in enumerate(games.settings(JORAKU)):
        texts = Texts(language, JORAKU, setting)
        for state, _ in games.positions(JORAKU, setting, number):
            for seat in state.actors():
                if seat == CHANCE:
                    continue
                view = state.view(seat)
                weigh = prospects(view, setting, texts)
                for action in state.legal_actions(seat):
                    told = weigh(JORAKU.vocabulary.describe(action))
                    assert (told is None) == (view.step in secret)


def test_a_prospect_is_what_the_rules_then_pay() -> None:
    """With the last card of a round on the table nobody else can change what is paid."""
    for variants in ([], [1, 3], [2, 4]):
        words = {**LAST_CARD, "variants": variants}
        before = play(position(words), "D stop").scores()[3]
        told = weighed(position(words), 3)
        assert {"daimyo owari", "samurai mikawa totomi", "remove blue"} <= told.keys()
        for notation, prospect in told.items():
            if notation != "stop":
                gain = play(position(words), f"D {notation}", "D stop").scores()[3] - before
                short = f"{gain:+d}".replace("-", "−") if gain else "±0"
                assert prospect.short == short, notation


def test_a_prospect_tells_ranks_and_what_is_left() -> None:
    told = weighed(position(LAST_CARD), 3)
    assert told["remove blue"].words == (
        "Mikawa: influence 3, rank 1. If the round ended then: 3 RP more than now. "
        "Action points left: 3."
    )
    assert told["stop"].words == "Not used: 4."
    russian = weighed(position(LAST_CARD), 3, "ru")["samurai shinano totomi"].words
    assert russian.startswith("Синано: влияние 1, ранг 2. Тотоми: влияние 1, ранг 2.")


def test_a_card_tells_whether_it_beats_the_trick_so_far() -> None:
    state = position(
        {
            **LAST_CARD,
            "pending": [{"step": "playing"}],
            "trick": [{"army": "red", "card": "red-6"}],
            "kachidoki": "A",
            "army": "blue",
            "hands": {
                "A": ["blue-1"],
                "B": ["red-5", "red-ninja"],
                "C": ["blue-2", "blue-3"],
                "D": ["blue-4", "blue-5"],
            },
        }
    )
    told = weighed(state, 1)
    assert told["play red-ninja"].sign == "win"
    assert told["play red-5"].sign == "lose"
    assert told["play red-5"].words.startswith("Up to 3 samurai in Totomi, or 5 action points.")
