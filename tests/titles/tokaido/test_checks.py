"""The check of Tokaido's positions finds what cannot be."""

from collections.abc import Callable

import pytest
from tests.titles.tokaido.positions import TOKAIDO, position, standing

from kachidoki.engine import State
from kachidoki.engine.counts import one
from kachidoki.titles.tokaido.checks import problems
from kachidoki.titles.tokaido.rules.actions import KUGE
from kachidoki.titles.tokaido.rules.course import Tokaido

SOBA, TOFU = 4, 6


def table() -> Tokaido:
    """The second leg: A shops, B has seen the meals of Fukuroi, Yoshiyasu has put a card back."""
    words = {
        "leg": 1,
        "pending": [{"step": "shopping"}],
        "guest": "A",
        "display": ["geta", "sake"],
        "pawns": standing("hamamatsu", "fukuroi", "mitsuke"),
        "players": {
            "A": {"traveler": "yoshiyasu", "coins": 9, "encounters": {"kuge": 1}},
            "B": {"traveler": "satsuki", "coins": 2, "meals": ["fugu"], "souvenirs": ["koma"]},
            "C": {"traveler": "mitsukuni", "coins": 6, "springs": {"small": 1}},
        },
        "inns": [{"served": True}, {"served": True, "offer": ["soba", "sushi"], "seen": ["B"]}],
        "encounters_under": [{"cards": ["miko"], "known": ["A"]}],
        "meals_under": [{"cards": ["tofu", "udon"], "known": ["A", "C"]}],
    }
    state = position(words)
    assert isinstance(state, Tokaido)
    assert TOKAIDO.check(state) == []
    return state


def lose_a_souvenir(t: Tokaido) -> None:
    t.display = 0


def double_a_souvenir(t: Tokaido) -> None:
    t.souvenirs[0] |= t.souvenirs[1]
    t.points[0] += 1


def lose_a_spring(t: Tokaido) -> None:
    t.springs_left -= one(1)


def double_an_encounter(t: Tokaido) -> None:
    t.encounters[1] += one(KUGE)


def lose_an_encounter(t: Tokaido) -> None:
    t.encounter_deck.cards[0] -= one(KUGE)


def lose_a_meal(t: Tokaido) -> None:
    t.offer[1] -= one(SOBA)


def double_a_meal(t: Tokaido) -> None:
    t.treat = SOBA


def gain_points(t: Tokaido) -> None:
    t.points[2] += 1


def owe_a_coin(t: Tokaido) -> None:
    t.coins[1] = -1


def forget_a_layer(t: Tokaido) -> None:
    t.meal_deck.known[1] = 0


def empty_a_layer(t: Tokaido) -> None:
    t.meal_deck.cards[0] += t.meal_deck.cards[1]
    t.meal_deck.cards[1] = 0


def remember_a_layer_falsely(t: Tokaido) -> None:
    t.meal_deck.whole[1] -= one(TOFU)


def stand_in_a_taken_place(t: Tokaido) -> None:
    t.place[1] = t.place[2]


def stray(t: Tokaido) -> None:
    t.place[2] = t.box.goal


def achieve_nothing(t: Tokaido) -> None:
    t.achievements[1] = 1
    t.points[1] += 3


def travel_twice(t: Tokaido) -> None:
    t.traveler[1] = t.traveler[0]


def serve_too_early(t: Tokaido) -> None:
    t.served |= 1 << 2


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (lose_a_souvenir, "a souvenir is lost, or in two places"),
        (double_a_souvenir, "a souvenir is lost, or in two places"),
        (lose_a_spring, "a hot spring card is lost or doubled"),
        (double_an_encounter, "an encounter is lost or doubled"),
        (lose_an_encounter, "an encounter is lost or doubled"),
        (lose_a_meal, "a meal is lost or doubled"),
        (double_a_meal, "a meal is lost or doubled"),
        (gain_points, "C has 4 points, should have 3; 6 coins"),
        (owe_a_coin, "B has 7 points, should have 7; -1 coins"),
        (forget_a_layer, "meals_under: a layer is empty, or nobody knows it"),
        (empty_a_layer, "meals_under: a layer is empty, or nobody knows it"),
        (
            remember_a_layer_falsely,
            "meals_under: cards are drawn from the top layer, and from what it held",
        ),
        (stand_in_a_taken_place, "pawns: the slots [0, 0] at mitsuke cannot be"),
        (stray, "pawns.C.place: it is not on leg 1"),
        (achieve_nothing, "achievements: 'paddy' is for the first to complete that panorama"),
        (travel_twice, "players: nobody travels twice"),
        (serve_too_early, "inns: nobody has come to the inn of leg 2 yet"),
    ],
)
def test_problems_are_found(spoil: Callable[[Tokaido], None], problem: str) -> None:
    state = table()
    spoil(state)
    assert problem in "; ".join([*problems(state)])


def test_the_title_asks_the_same() -> None:
    state: State = table()
    assert isinstance(state, Tokaido)
    gain_points(state)
    assert TOKAIDO.check(state) == [*problems(state)] != []
