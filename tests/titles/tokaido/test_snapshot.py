"""Positions that cannot be are refused, and say what is wrong; those that can be come back."""

from typing import Any

import pytest
from tests.titles.tokaido.positions import PLAIN, TOKAIDO, play, position, standing

from kachidoki.engine import BadInput, State
from kachidoki.engine.checks import lay_over
from kachidoki.titles.tokaido import TokaidoTitle
from kachidoki.titles.tokaido.rules.actions import ENCOUNTERS, MEALS, SOUVENIRS
from kachidoki.titles.tokaido.rules.components import COMPONENTS

Words = dict[str, Any]

PLAYABLE: Words = {
    "pending": [{"step": "walking"}],
    "pawns": standing("otsu", "kusatsu", "seki"),
    "players": {
        "A": {"traveler": "satsuki", "coins": 2},
        "B": {"traveler": "yoshiyasu", "coins": 9},
        "C": {"traveler": "hiroshige", "coins": 3},
    },
}
AT_THE_INN = lay_over(PLAYABLE, {"guest": "A", "pawns": standing("narumi", "kusatsu", "seki")})
AT_A_VILLAGE = lay_over(PLAYABLE, {"guest": "A"})
AT_A_TEMPLE = lay_over(PLAYABLE, {"guest": "B"})
AT_AN_ENCOUNTER = lay_over(PLAYABLE, {"guest": "B", "pawns": standing("otsu", "ishibe", "seki")})
CHOOSING: Words = {
    "pending": [{"step": "choosing"}],
    "players": {
        "A": {"dealt": ["satsuki", "kinko"]},
        "B": {"dealt": ["yoshiyasu", "umegae"]},
        "C": {"dealt": ["hiroshige", "chuubei"]},
    },
}
STAYING = lay_over(PLAYABLE, {"pawns": standing("otsu", "kusatsu", "narumi")})
MEAL_CARDS = COMPONENTS.printed()["meals"]["cards"]
ALL_MEALS = [meal for meal in MEALS for _ in range(MEAL_CARDS[meal]["count"])]
NO_FUGU = [meal for meal in ALL_MEALS if meal != "fugu"]
COMPLETE = {"paddy": 3, "mountain": 4, "sea": 5}

WORDS_AND_NUMBERS: list[tuple[Words, str]] = [
    ({"leg": 5}, "leg is 5; it must be from 0 to 4"),
    ({"plies": -1}, "plies is -1"),
    ({"revelations": -1}, "revelations is -1"),
    ({"leg": "two"}, "leg: Expected `int`, got `str`"),
    ({"moon": "full"}, "there is no 'moon'; possible: title, version"),
    (
        {"players": {"A": {"points": 7}}},
        "there is no 'players.A.points'; possible: traveler, coins",
    ),
    ({"pawns": {"neutral": {"place": "otsu", "slot": 0}}}, "pawns: there is no 'neutral'"),
    ({"pawns": {"A": {"place": "osaka"}}}, "pawns.A.place: there is no 'osaka'"),
    ({"pawns": {"A": {"slot": 3}}}, "pawns.A.slot is 3; it must be from -1 to 2"),
    ({"pawns": {"A": {"offering": -1}}}, "pawns.A.offering is -1"),
    ({"guest": "D"}, "guest: there is no 'D'; possible: A, B, C"),
    ({"players": {"chance": {}}}, "players: there is no 'chance'; possible: A, B, C"),
    ({"players": {"D": {}}}, "players: there is no 'D'; possible: A, B, C"),
    ({"players": {"A": {"traveler": "basho"}}}, "players.A.traveler: there is no 'basho'"),
    ({"players": {"A": {"coins": -1}}}, "players.A.coins is -1"),
    ({"players": {"A": {"parts": {"sea": 6}}}}, "players.A.parts.sea is 6; it must be from 0 to 5"),
    ({"players": {"A": {"parts": {"lake": 1}}}}, "players.A.parts: there is no 'lake'"),
    ({"players": {"A": {"souvenirs": ["fan"]}}}, "players.A.souvenirs: there is no 'fan'"),
    ({"players": {"A": {"souvenirs": ["geta"] * 2}}}, "players.A.souvenirs: 'geta' is there twice"),
    ({"players": {"A": {"springs": {"cold": 1}}}}, "players.A.springs: there is no 'cold'"),
    ({"players": {"A": {"springs": {"small": 16}}}}, "players.A.springs.small is 16"),
    ({"players": {"A": {"springs": {"small": 7}}}}, "springs: the box holds only 6 of 'small'"),
    ({"players": {"A": {"encounters": {"ninja": 1}}}}, "players.A.encounters: there is no 'ninja'"),
    ({"players": {"A": {"encounters": {"miko": 3}}}}, "encounters: the box holds only 2 of 'miko'"),
    ({"players": {"A": {"meals": ["ramen"]}}}, "players.A.meals: there is no 'ramen'"),
    ({"players": {"A": {"meals": ["soba", "soba"]}}}, "players.A.meals: 'soba' is there twice"),
    (
        {"players": {"A": {"meals": ["fugu"]}, "B": {"meals": ["fugu"]}}},
        "meals: the box holds only 1 of 'fugu'",
    ),
    ({"players": {"A": {"achievements": ["poet"]}}}, "players.A.achievements: there is no 'poet'"),
    ({"players": {"A": {"dealt": ["basho"]}}}, "players.A.dealt: there is no 'basho'"),
    ({"players": {"A": {"chosen": "basho"}}}, "players.A.chosen: there is no 'basho'"),
    ({"display": ["fan"]}, "display: there is no 'fan'"),
    ({"basket": ["fan"]}, "basket: there is no 'fan'"),
    ({"pair": ["ninja"]}, "pair: there is no 'ninja'"),
    ({"treat": "ramen"}, "treat: there is no 'ramen'"),
    ({"inns": [{}] * 5}, "inns is 5; it must be from 0 to 4"),
    ({"inns": [{"offer": ["ramen"]}]}, "inns.0.offer: there is no 'ramen'"),
    ({"inns": [{"seen": ["D"]}]}, "inns.0.seen: there is no 'D'"),
    ({"inns": [{"dropped": ["ramen"]}]}, "inns.0.dropped: there is no 'ramen'"),
    ({"inns": [{"seen_before": ["D"]}]}, "inns.0.seen_before: there is no 'D'"),
    ({"pending": [{"step": "sleeping"}]}, "pending.0.step: there is no 'sleeping'"),
]
CARDS: list[tuple[Words, str]] = [
    (
        {"display": ["geta"], "players": {"A": {"souvenirs": ["geta"]}}},
        "the same souvenir lies in two places",
    ),
    ({"souvenirs_under": [["geta"], ["geta"]]}, "the same souvenir lies in two places"),
    ({"souvenirs_under": [["fan"]]}, "souvenirs_under.0: there is no 'fan'"),
    ({"souvenirs_under": [["geta"]] * 13}, "souvenirs_under is 13; it must be from 0 to 12"),
    ({"meals_under": [{"cards": ["ramen"], "known": ["A"]}]}, "meals_under.0.cards: there is no"),
    (
        {"meals_under": [{"cards": ["soba"], "known": ["D"]}]},
        "meals_under.0.known: there is no 'D'",
    ),
    (
        {"meals_under": [{"cards": ["soba"], "known": ["A"], "held": ["ramen"]}]},
        "meals_under.0.held: there is no 'ramen'",
    ),
    ({"meals_under": [{"cards": [], "known": ["A"]}]}, "meals_under.0: a layer has cards"),
    ({"meals_under": [{"cards": ["soba"], "known": []}]}, "meals_under.0: a layer has cards, some"),
    (
        {"meals_under": [{"cards": ["soba"], "known": ["A"], "held": ["tofu"]}]},
        "meals_under.0: a layer has cards, somebody who knows them, and held them all",
    ),
    (
        {"meals_under": [{"cards": ["fugu"], "known": ["A"]}] * 2},
        "meals: the box holds only 1 of 'fugu'",
    ),
    ({"meals_under": [{"cards": ["soba"], "known": ["A"]}] * 13}, "meals_under is 13"),
    (
        {"encounters_under": [{"cards": [], "known": ["B"]}]},
        "encounters_under.0: a layer has cards",
    ),
    (
        {"encounters_under": [{"cards": ["kuge"], "known": ["B"]}] * 3},
        "encounters: the box holds only 2 of 'kuge'",
    ),
]
PENDING: list[tuple[Words, Words, str]] = [
    (PLAYABLE, {"pending": [{"step": "walking", "argument": 1}]}, "the argument of 'walking' is 1"),
    (
        PLAYABLE,
        {"pending": [{"step": "walking"}] * 2},
        "pending: one decision, or `dining` and one that comes before it",
    ),
    (PLAYABLE, {"pending": [{"step": "shopping"}]}, "guest: somebody's stop is under way"),
    (
        AT_A_VILLAGE,
        {"pending": [{"step": "donating"}]},
        "pending: there is no 'donating' for A at this village",
    ),
    (
        AT_A_VILLAGE,
        {"pending": [{"step": "displaying", "argument": 4}]},
        "the argument of 'displaying' is 4; it must be from 1 to 3",
    ),
    (
        AT_AN_ENCOUNTER,
        {"pending": [{"step": "meeting", "argument": 3}]},
        "the argument of 'meeting' is 3; it must be from 1 to 2",
    ),
    (
        AT_THE_INN,
        {"pending": [{"step": "serving", "argument": 5}]},
        "the argument of 'serving' is 5; it must be from 1 to 4",
    ),
    (
        AT_THE_INN,
        {"pending": [{"step": "dining"}, {"step": "admiring"}]},
        "pending: 'admiring' does not come before the dinner of A",
    ),
    (
        AT_A_VILLAGE,
        {"pending": [{"step": "dining"}, {"step": "treating"}]},
        "pending: 'treating' does not come before the dinner of A",
    ),
    (AT_THE_INN, {"pending": [{"step": "dropping"}]}, "pending: 'dropping' is nothing for A"),
    (
        AT_AN_ENCOUNTER,
        {"pending": [{"step": "keeping"}]},
        "pair: Yoshiyasu holds encounters when he is to keep one, and else none",
    ),
    (
        AT_AN_ENCOUNTER,
        {"pending": [{"step": "admiring"}], "pair": ["kuge"]},
        "pair: Yoshiyasu holds encounters when he is to keep one, and else none",
    ),
    (
        AT_AN_ENCOUNTER,
        {
            "pending": [{"step": "keeping"}],
            "pair": ["kuge", "miko"],
            "players": {"B": {"traveler": "umegae"}},
        },
        "pending: only Yoshiyasu has an encounter to choose",
    ),
    (
        AT_THE_INN,
        {"pending": [{"step": "dining"}, {"step": "tasting"}]},
        "treat: Satsuki holds a meal when she is to taste it, and else none",
    ),
    (
        AT_THE_INN,
        {"pending": [{"step": "dining"}, {"step": "treating"}], "treat": "soba"},
        "treat: Satsuki holds a meal when she is to taste it, and else none",
    ),
    (
        AT_A_TEMPLE,
        {"pending": [{"step": "donating"}], "players": {"B": {"coins": 0}}},
        "players.B.coins: a donation needs one at least",
    ),
    (
        AT_THE_INN,
        {"pending": [{"step": "dining"}], "inns": [{"served": True, "offer": ["soba"]}]},
        "inns: A is to dine and must have seen the meals",
    ),
    (
        AT_AN_ENCOUNTER,
        {
            "pending": [{"step": "admiring"}],
            "players": {"B": {"parts": COMPLETE, "achievements": [*COMPLETE]}},
        },
        "players.B.parts: there is no part left to take",
    ),
    (CHOOSING, {"guest": "A"}, "guest: nobody is under way before the journey begins"),
    (
        CHOOSING,
        {
            "players": {
                "A": {"chosen": "kinko"},
                "B": {"chosen": "umegae"},
                "C": {"chosen": "chuubei"},
            }
        },
        "pending: nobody has a traveler to choose any more",
    ),
    (
        CHOOSING,
        {"pending": [{"step": "dealing", "argument": 6}]},
        "the argument of 'dealing' is 6; it must be from 0 to 5",
    ),
    (
        PLAYABLE,
        {"pending": [{"step": "lining-up", "argument": 3}]},
        "the argument of 'lining-up' is 3; it must be from 0 to 2",
    ),
]
TABLES: list[tuple[Words, Words, str]] = [
    (PLAYABLE, {"players": {"A": {"traveler": None}}}, "players.A.traveler: missing"),
    (PLAYABLE, {"players": {"A": {"traveler": "yoshiyasu"}}}, "players: nobody travels twice"),
    (PLAYABLE, {"players": {"A": {"dealt": ["kinko"]}}}, "players.A.dealt: 1; it must be 0"),
    (CHOOSING, {"players": {"A": {"traveler": "kinko"}}}, "players.A.traveler: too early"),
    (CHOOSING, {"players": {"A": {"chosen": "umegae"}}}, "players.A.chosen: it must be one of"),
    (CHOOSING, {"players": {"A": {"dealt": ["kinko"]}}}, "players.A.dealt: 1; it must be 2"),
    (CHOOSING, {"players": {"A": {"dealt": ["kinko", "umegae"]}}}, "no traveler is dealt twice"),
    (PLAYABLE, {"leg": 1}, "pawns.A.place: it is not on leg 1"),
    (PLAYABLE, {"pawns": {"A": {"place": "chiryu"}}}, "pawns.A.place: it is not on leg 0"),
    (PLAYABLE, {"leg": 4, "pending": []}, "pawns.A.place: it is not on leg 4"),
    (
        PLAYABLE,
        {"pawns": {"A": {"place": "kusatsu", "slot": 1}}},
        "pawns: the slots .0, 1. at kusatsu cannot be; there is room for 1",
    ),
    (
        PLAYABLE,
        {"pawns": {"A": {"place": "seki", "slot": 1}}},
        "pawns: the slots .0, 1. at seki cannot be; there is room for 1",
    ),
    (PLAYABLE, {"pawns": {"A": {"slot": 1}}}, "pawns: the slots .1. at otsu cannot be"),
    (
        PLAYABLE,
        {"pawns": {"A": {"place": "narumi", "slot": 2}}},
        "pawns: the slots .2. at narumi cannot be",
    ),
    (PLAYABLE, {"pawns": {"A": {"slot": -1}}}, "pawns: one at otsu has no slot"),
    (
        lay_over(PLAYABLE, {"pawns": {name: {"place": "kyoto", "slot": -1} for name in "ABC"}}),
        {"pending": [{"step": "lining-up", "argument": 1}]},
        "pawns: 1 are lined up, but 0 have a slot",
    ),
    (
        PLAYABLE,
        {"players": {"A": {"achievements": ["sea"]}}},
        "achievements: 'sea' is for the first to complete that panorama",
    ),
    (
        PLAYABLE,
        {"players": {"A": {"parts": {"sea": 5}}}},
        "achievements: 'sea' is for the first to complete that panorama",
    ),
    (
        PLAYABLE,
        {"players": {name: {"parts": {"sea": 5}, "achievements": ["sea"]} for name in "AB"}},
        "achievements: 'sea' is for the first to complete that panorama",
    ),
    (
        PLAYABLE,
        {"players": {"A": {"parts": {"sea": 5}}, "B": {"achievements": ["sea"]}}},
        "achievements: 'sea' is for the first to complete that panorama",
    ),
    (
        PLAYABLE,
        {"players": {"A": {"achievements": ["bather"], "springs": {"small": 1}}}},
        "achievements: 'bather' is for those who have most at the end",
    ),
    (
        lay_over(PLAYABLE, {"leg": 4, "pending": [], "pawns": standing("edo", "edo", "edo")}),
        {"players": {"A": {"springs": {"small": 1}}}},
        "achievements: 'bather' is for those who have most at the end",
    ),
    (PLAYABLE, {"inns": [{"offer": ["soba"]}]}, "inns: nothing has been served on leg 0"),
    (
        PLAYABLE,
        {"inns": [{}, {"served": True}]},
        "inns: nobody has come to the inn of leg 1 yet",
    ),
    (PLAYABLE, {"inns": [{"served": True}]}, "inns: nobody has come to the inn of leg 0 yet"),
    (PLAYABLE, {"guest": "B"}, "guest: it is A that walks, for it is the rearmost"),
    (
        AT_A_VILLAGE,
        {"pending": [{"step": "shopping"}], "basket": ["geta"]},
        "basket: what is bought is in the guest's collection",
    ),
    (
        AT_A_VILLAGE,
        {"pending": [{"step": "displaying", "argument": 3}], "display": ["geta"]},
        "display: a village shows 3 souvenirs",
    ),
    (
        AT_AN_ENCOUNTER,
        {
            "pending": [{"step": "meeting", "argument": 2}],
            "players": {"B": {"traveler": "umegae"}},
        },
        "pair: B draws 1 for an encounter",
    ),
    (
        lay_over(PLAYABLE, {"leg": 4, "guest": "A", "pawns": standing("edo", "edo", "edo")}),
        {"pending": [{"step": "dining"}]},
        "leg: 4; the journey is over after 4, and only then",
    ),
    (
        PLAYABLE,
        {"meals_under": [{"cards": ["soba"], "known": ["A"], "held": ["soba", "tofu"]}]},
        "meals_under: cards are drawn from the top layer, and from what it held",
    ),
    (
        lay_over(PLAYABLE, {"players": {"A": {"meals": ["fugu"]}}}),
        {"meals_under": [{"cards": NO_FUGU, "known": ["A"], "held": [*NO_FUGU, "fugu", "fugu"]}]},
        "meals_under: a layer held more of a card than the box has",
    ),
    (
        STAYING,
        {"inns": [{"served": True, "dropped": ["soba"]}]},
        "inns: meals are dropped only by a neutral traveler",
    ),
    (
        lay_over(PLAYABLE, {"leg": 1, "pawns": standing("chiryu", "okazaki", "fujikawa")}),
        {"inns": [{"served": True, "offer": ["soba"]}]},
        "inns: the meals of leg 0 are under the deck",
    ),
    (
        STAYING,
        {"inns": [{"served": True, "offer": ["soba", "tofu", "fugu", "udon", "sushi"]}]},
        "inns: more meals than are served on leg 0",
    ),
]
FOR_TWO: list[tuple[Words, str]] = [
    (
        {"guest": "neutral", "pending": [{"step": "dining"}]},
        "pending: 'dining' is nothing for neutral",
    ),
    ({"guest": "neutral", "pending": [{"step": "dropping"}]}, "inns: there is no meal to drop"),
    (
        {
            "pending": [{"step": "walking"}],
            "inns": [{"served": True, "dropped": ["soba"], "seen": ["A"], "seen_before": ["A"]}],
        },
        "inns: who saw the meals before one was dropped cannot know what is left",
    ),
    (
        {"pending": [{"step": "walking"}], "inns": [{"served": True, "seen_before": ["A"]}]},
        "inns: who saw the meals before one was dropped cannot know what is left",
    ),
]
ALL_BUT_ONE = {"shokunin": 2, "samurai": 2, "kuge": 2, "miko": 1}
WITHOUT_GUIDES = {"encounters": {"cards": {word: {"count": 0} for word in ENCOUNTERS[1:4]}}}
STUCK: list[tuple[str, Words, Words]] = [
    (
        "more souvenirs to come than the deck has",
        AT_A_VILLAGE,
        {
            "pending": [{"step": "displaying", "argument": 3}],
            "players": {"B": {"souvenirs": SOUVENIRS[:23]}},
        },
    ),
    (
        "a gift from an empty deck",
        AT_AN_ENCOUNTER,
        {"pending": [{"step": "giving"}], "players": {"A": {"souvenirs": SOUVENIRS}}},
    ),
    (
        "more encounters to come than the deck has",
        AT_AN_ENCOUNTER,
        {
            "pending": [{"step": "meeting", "argument": 2}],
            "players": {"A": {"encounters": ALL_BUT_ONE}},
        },
    ),
    (
        "a bath without cards",
        lay_over(PLAYABLE, {"guest": "A", "pawns": standing("tsuchiyama", "kusatsu", "seki")}),
        {
            "pending": [{"step": "bathing"}],
            "players": {"B": {"springs": {"small": 6, "large": 6}}},
        },
    ),
    (
        "a pair in other hands than Yoshiyasu's",
        AT_AN_ENCOUNTER,
        {
            "pending": [{"step": "meeting", "argument": 1}],
            "pair": ["kuge"],
            "players": {"B": {"traveler": "umegae"}},
        },
    ),
    ("a pair on the way", PLAYABLE, {"pair": ["kuge"]}),
    ("a free meal on the way", PLAYABLE, {"treat": "soba"}),
    ("a display on the way", PLAYABLE, {"display": ["geta"]}),
    (
        "meals to come where none are served",
        AT_THE_INN,
        {"pending": [{"step": "serving", "argument": 4}]},
    ),
    (
        "more meals to come than are served",
        AT_THE_INN,
        {
            "pending": [{"step": "serving", "argument": 4}],
            "inns": [{"served": True, "offer": ["soba", "tofu"], "seen": ["A"]}],
        },
    ),
    (
        "meals served for who does not see them",
        AT_THE_INN,
        {"pending": [{"step": "serving", "argument": 4}], "inns": [{"served": True}]},
    ),
    ("all arrived, and the leg not over", PLAYABLE, {"pawns": standing(*["narumi"] * 3)}),
    ("walking after the journey", PLAYABLE, {"leg": 4, "pawns": standing(*["edo"] * 3)}),
    ("over before the end of the journey", PLAYABLE, {"pending": []}),
    ("lined up before the choice", CHOOSING, {"pawns": standing(*["kyoto"] * 3)}),
]


def test_the_positions_themselves_can_be() -> None:
    assert position(PLAYABLE).actors() == [0]
    assert position(CHOOSING).actors() == [0, 1, 2]


@pytest.mark.parametrize(("change", "message"), [*WORDS_AND_NUMBERS, *CARDS])
def test_words_and_cards_that_cannot_be_are_refused(change: Words, message: str) -> None:
    with pytest.raises(BadInput, match=f"^{message}"):
        position(lay_over(PLAYABLE, change))


@pytest.mark.parametrize(("base", "change", "message"), [*PENDING, *TABLES])
def test_a_position_that_cannot_be_is_refused(base: Words, change: Words, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        position(lay_over(base, change))


@pytest.mark.parametrize(
    ("base", "change"),
    [case[1:] for case in STUCK],
    ids=[case[0] for case in STUCK],
)
def test_a_position_from_which_no_game_goes_on_is_refused(base: Words, change: Words) -> None:
    with pytest.raises(BadInput):
        position(lay_over(base, change), corrections=WITHOUT_GUIDES)


@pytest.mark.parametrize(("change", "message"), FOR_TWO)
def test_a_position_of_two_that_cannot_be_is_refused(change: Words, message: str) -> None:
    pawns = standing("otsu", "kusatsu", neutral="narumi")
    with pytest.raises(BadInput, match=message):
        position({"pawns": pawns, **change}, seats=2, options=PLAIN)


def test_nobody_chooses_a_traveler_on_an_initiatory_journey() -> None:
    with pytest.raises(BadInput, match="nobody chooses a traveler on an initiatory journey"):
        position({"pending": [{"step": "choosing"}]}, options=PLAIN)


# ----------------------------------------------------------------- what comes back


def comes_back(state: State) -> bool:
    return TOKAIDO.load(state.dump()).dump() == state.dump()


def test_an_interrupted_dinner_comes_back() -> None:
    words = {
        "guest": "A",
        "pending": [{"step": "dining"}, {"step": "tasting"}],
        "treat": "udon",
        "pawns": standing("narumi", "kusatsu", "seki"),
    }
    state = position(lay_over(PLAYABLE, words))
    assert state.actors() == [0]
    assert comes_back(state)


def test_a_layer_that_was_drawn_from_comes_back() -> None:
    layer = {"cards": NO_FUGU, "known": ["A"], "held": ALL_MEALS, "fresh": True}
    words = {"players": {"A": {"meals": ["fugu"]}}, "meals_under": [layer]}
    state = position(lay_over(PLAYABLE, words))
    assert state.dump()["meals_under"] == [layer]
    assert comes_back(state)


def test_an_empty_deck_of_souvenirs_comes_back() -> None:
    """The last two had been put back, and are bought now."""
    words = {
        "leg": 3,
        "pending": [{"step": "walking"}],
        "pawns": standing("hara", "odawara", "oiso", "hiratsuka"),
        "players": {"B": {"souvenirs": SOUVENIRS[:11]}, "C": {"souvenirs": SOUVENIRS[11:22]}},
        "souvenirs_under": [SOUVENIRS[22:]],
    }
    state = position(words, seats=4, options=PLAIN)
    play(state, "A walk odawara", "chance souvenir ocha", "chance souvenir sake")
    play(state, "A buy ocha", "A buy sake")
    assert state.dump()["souvenirs_under"] == []
    assert comes_back(state)
    assert TOKAIDO.load(state.dump()).view(0) == state.view(0)


def test_an_empty_deck_of_encounters_comes_back() -> None:
    """Corrected to a single card, which Yoshiyasu has put back and A meets."""
    few = {"encounters": {"cards": {word: {"count": int(word == "kuge")} for word in ENCOUNTERS}}}
    words = {
        "pawns": standing("otsu", "seki", "kuwana"),
        "encounters_under": [{"cards": ["kuge"], "known": ["B"]}],
    }
    state = position(lay_over(PLAYABLE, words), corrections=few)
    play(state, "A walk ishibe", "chance meet kuge")
    assert comes_back(state)
    play(state, "A walk ishiyakushi")
    assert state.actors() == [1], "nobody is left to be met"


class NewRules(TokaidoTitle):
    """As after a change of the rules."""

    version = TokaidoTitle.version + 1


def test_a_title_of_another_version_reads_its_own_states_only() -> None:
    title = NewRules()
    state = title.new(3)
    assert title.load(state.dump()).dump() == state.dump()
    with pytest.raises(BadInput, match=f"of version {TokaidoTitle.version} of tokaido"):
        title.load(TOKAIDO.new(3).dump())
