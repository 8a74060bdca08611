"""What the road in the browser is told: the figures of the box, and what choices would bring."""

import msgspec
import pytest
from tests.titles.tokaido.positions import PLAIN, TOKAIDO, play, position, standing

from kachidoki.engine import CHANCE, Rng, Setting, State
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles.hooks import Prospect
from kachidoki.titles.tokaido.browser import Box, box, prospects
from kachidoki.titles.tokaido.rules.actions import ENCOUNTERS, MEALS, PLACES, SOUVENIRS, TRAVELERS

WALKING = [{"step": "walking", "argument": 0}]
DECKS = {
    "souvenirs": SOUVENIRS,
    "meals": MEALS,
    "encounters": ENCOUNTERS,
    "travelers": TRAVELERS,
}
INNS = ["kyoto", "narumi", "fukuroi", "hara", "edo"]


def figures(seats: int = 4, **options: str) -> Box:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return box(TOKAIDO.setting(seats, named))


def setting_of(state: State) -> Setting:
    return state.game.setting


def hopes(state: State, seat: int = 0, language: str = "en") -> dict[str, Prospect]:
    """What each choice of the seat would bring, by its notation."""
    vocabulary, setting = TOKAIDO.vocabulary, setting_of(state)
    weigh = prospects(state.view(seat), setting, Texts(language, TOKAIDO, setting))
    found = [(action, weigh(vocabulary.describe(action))) for action in state.legal_actions(seat)]
    return {vocabulary.notation(action): hope for action, hope in found if hope}


# ----------------------------------------------------------------- the box


def test_the_road_is_whole_and_goes_over_the_wire() -> None:
    found = figures()
    assert [place.word for place in found.places] == PLACES
    assert [place.word for place in found.places if place.station == "inn"] == INNS
    assert msgspec.json.decode(msgspec.json.encode(found), type=Box) == found


def test_double_stations_are_for_four_and_more() -> None:
    assert {place.slots for place in figures(3).places} == {1}
    otsu = figures(4).places[1]
    assert (otsu.word, otsu.station, otsu.slots) == ("otsu", "village", 2)


def test_all_cards_are_there() -> None:
    found = figures()
    cards = {name: found.figures[name]["cards"] for name in DECKS}
    assert {name: list(deck) for name, deck in cards.items()} == DECKS
    assert sum(meal["count"] for meal in cards["meals"].values()) == 25
    assert sum(encounter["count"] for encounter in cards["encounters"].values()) == 14
    assert cards["souvenirs"]["ukiyoe"] == {"price": 3, "sort": "art", "name_ja": "浮世絵"}
    assert cards["travelers"]["yoshiyasu"]["coins"] == 9


def test_variants_change_the_figures() -> None:
    assert figures(return_trip="on").homeward
    assert figures(gastronomy="on").meals_served == figures().meals_served - 1
    assert figures(preparations="on").preparations == [2, 1, 0, -1, -1]
    assert not any(figures().preparations)


def test_corrections_are_shown() -> None:
    setting = TOKAIDO.setting(3, {}, {"farm": {"coins": 4}})
    assert box(setting).figures["farm"]["coins"] == 4


# ----------------------------------------------------------------- prospects


def test_every_stop_says_what_it_brings() -> None:
    state = position(
        {"pending": WALKING, "pawns": standing("kyoto", "otsu", "seki")}, options=PLAIN
    )
    found = hopes(state)
    assert len(found) == len(state.legal_actions(0))
    assert found["walk minakuchi"].short == "+1"
    assert found["walk narumi"].short == "+6"
    assert all(hope.words for hope in found.values())


def test_a_purchase_says_what_is_left() -> None:
    state = position(
        {"pending": WALKING, "pawns": standing("kyoto", "kusatsu", "seki")}, options=PLAIN
    )
    play(
        state, "A walk otsu", "chance souvenir koma", "chance souvenir geta", "chance souvenir sake"
    )
    found = hopes(state)
    assert found["buy geta"].short == "+1"
    assert "5 coins" in found["buy geta"].words
    assert "leave" not in found


def test_there_is_nothing_to_hope_for_before_the_journey() -> None:
    state = TOKAIDO.new(3, {})
    while state.actors()[0] < 0:
        state.apply(state.actors()[0], state.chance_outcomes()[0][0])
    assert hopes(state) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", TOKAIDO.seats)
def test_prospects_are_told_at_every_decision(seats: int, language: str) -> None:
    """Nothing that the seat does not know is needed for them."""
    state, rng = TOKAIDO.new(seats, {}), Rng(seats)
    while not state.is_over():
        actor = state.actors()[0]
        if actor == CHANCE:
            legal = [action for action, _ in state.chance_outcomes()]
        else:
            legal = state.legal_actions(actor)
            found = hopes(state, actor, language)
            assert all((hope.short or hope.sign) and hope.words for hope in found.values())
            walks = [word for word in map(TOKAIDO.vocabulary.notation, legal) if word[:4] == "walk"]
            assert all(word in found for word in walks)
        state.apply(actor, legal[rng.below(len(legal))])
