"""What Rising Sun's board in the browser is told: the figures of the box, and prospects of choices."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from tests.titles.rising_sun.tables import RISING_SUN, choices, texts_of, until, walk

from kachidoki.engine import CHANCE, State
from kachidoki.engine.bag import only
from kachidoki.engine.counts import one
from kachidoki.engine.state import stills_of
from kachidoki.text import LANGUAGES
from kachidoki.titles.hooks import Prospect
from kachidoki.titles.rising_sun.browser import Box, box, prospects
from kachidoki.titles.rising_sun.rules.actions import (
    BUSHI,
    CARDS,
    HOUSES,
    MONSTERS,
    REGIONS,
    SEATS,
    STRONGHOLD,
)
from kachidoki.titles.rising_sun.rules.course import RisingSun
from kachidoki.titles.rising_sun.rules.phases.battle import RONIN, battlefield
from kachidoki.titles.rising_sun.rules.state import BID_BITS, DYING, NONE
from kachidoki.titles.rising_sun.view import Gain, View

# Of these the name says it all.
PLAIN = {"propose", "decline", "done", "hand", "name"}
# Then a move waits for somebody, or war has begun, in which other forces count.
INTERRUPTING = ("tolling", "sparing", "naming", "readying", "bidding")


def notation_of(choice: Mapping[str, Any]) -> str:
    return " ".join(map(str, choice.values()))


def weighed(state: State, seat: int, language: str = "en") -> dict[str, Prospect]:
    """The prospects of the seat's choices, by their notation."""
    return weighed_in(state, state.view(seat), seat, language)


def weighed_in(state: State, view: View, seat: int, language: str = "en") -> dict[str, Prospect]:
    vocabulary = RISING_SUN.vocabulary
    weigh = prospects(view, state.game.setting, texts_of(state, language))
    found = [(action, weigh(vocabulary.describe(action))) for action in state.legal_actions(seat)]
    return {vocabulary.notation(action): told for action, told in found if told}


# ----------------------------------------------------------------- the box


def test_the_box_has_regions_houses_cards_and_monsters() -> None:
    figures = box(RISING_SUN.setting(4)).figures
    assert list(figures["regions"]) == REGIONS
    assert figures["regions"]["kansai"]["land"] == ["kyoto", "nagato"]
    assert figures["regions"]["kansai"]["sea"] == ["hokkaido", "kyushu", "shikoku"]
    assert figures["regions"]["edo"]["points"] == 2
    assert {*figures["houses"]} == {*HOUSES}
    assert figures["houses"]["koi"]["income"] == 5
    assert figures["houses"]["bonsai"]["home"] == "kyushu"
    assert {*figures["cards"]} == {*CARDS}
    assert figures["cards"]["komainu"]["cost"] == 2
    assert {*MONSTERS} <= {*figures["monsters"]}
    assert figures["monsters"]["oni-of-skulls"]["force_low"] == 3


def test_the_turns_of_a_season() -> None:
    told = box(RISING_SUN.setting(3))
    assert (told.mandate_turns, told.kami_turns) == (7, [3, 5, 7])
    assert msgspec.json.decode(msgspec.json.encode(told), type=Box) == told


def test_what_a_player_corrected_is_no_reconstruction() -> None:
    doubt = "cards-way-of-bushido-coins"
    assert doubt in box(RISING_SUN.setting(3)).reconstructed
    corrections = {"cards": {"way-of-bushido": {"coins": 0}}}
    told = box(RISING_SUN.setting(3, corrections=corrections))
    assert doubt not in told.reconstructed
    assert told.figures["cards"]["way-of-bushido"]["coins"] == 0


# ----------------------------------------------------------------- whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", RISING_SUN.seats)
def test_every_choice_of_whole_games_can_be_weighed(seats: int, language: str) -> None:
    state = RISING_SUN.new(seats, {"houses": "chosen"})
    for _ in walk(state, seats):
        for seat in state.actors():
            if seat == CHANCE or (state.plies % 3 and state.view(None).step == "marching"):
                continue
            found = weighed(state, seat, language)
            assert all((hope.short or hope.sign) and hope.words for hope in found.values())
            for choice in choices(state, seat):
                notation = notation_of(choice)
                silent = choice["kind"] in PLAIN or is_silent(state.view(None), seat, choice)
                assert (notation in found) != silent, notation


def is_silent(view: View, seat: int, choice: Mapping[str, Any]) -> bool:
    """Lotus does not say yet what will be carried out; an alliance may bring no coins."""
    if choice["kind"] == "lay":
        return view.players[SEATS[seat]].house == "lotus"
    return choice["kind"] == "accept" and view.step == "answering" and not view.matter.coins


@pytest.mark.parametrize("seats", RISING_SUN.seats)
def test_a_prospect_is_what_the_rules_then_do(seats: int) -> None:
    """Force after a move or a summon, the price of a card, what a harvest brings."""
    state = RISING_SUN.new(seats)
    compared = set()
    for _ in walk(state, seats + 11):
        if state.is_over() or state.actors()[0] == CHANCE:
            continue
        seat = state.actors()[0]
        found = weighed(state, seat)
        for choice in choices(state, seat)[: None if state.plies % 5 == 0 else 1]:
            notation = notation_of(choice)
            after = state.clone()
            after.apply(seat, RISING_SUN.vocabulary.parse(notation))
            if notation in found:
                views = state.view(seat), after.view(seat)
                compared.add(compare(choice, found[notation], *views))
    assert {"summon", "move", "buy", "harvest"} <= compared


def compare(choice: Mapping[str, Any], told: Prospect, before: View, then: View) -> str:
    """Is it so? Tells what was compared, if anything."""
    kind, name = choice["kind"], str(before.seat)
    if kind in ("summon", "move", "build"):
        if told.sign == "points" or then.step in INTERRUPTING:
            return ""
        region = then.regions[choice["region"]]
        others = [force for other, force in region.force.items() if other != name]
        assert told.short == f"{region.force.get(name, 0)}:{max(others, default=0)}"
        assert (told.sign == "strongest") == (region.strongest == name)
        return str(kind)
    if kind == "buy":
        price = before.players[name].coins - then.players[name].coins
        assert told.short == (f"−{price}" if price else "±0")
        return "buy"
    gained = then.players[name].points - before.players[name].points
    if gained and choice.get("mandate") == "harvest":
        assert f"Victory points: +{gained}." in told.words
        return "harvest"
    return ""


# ----------------------------------------------------------------- one by one


def test_a_house_tells_its_home_income_and_rank() -> None:
    state = until("choosing", houses="chosen")
    found = weighed(state, state.actors()[0])
    assert found["choose koi"].words == "Home Edo, income 5 coins, honor rank 1."
    russian = weighed(state, state.actors()[0], "ru")["choose koi"].words
    assert "5 монет" in russian


def test_susanoo_counts_strongholds() -> None:
    state = until("blessing")
    seat = state.actors()[0]
    view = state.view(seat)
    view.shrines[view.argument].shrine = "susanoo"
    view.players[SEATS[seat]].reserve["stronghold"] = 1
    weigh = prospects(view, state.game.setting, texts_of(state))
    told = weigh({"kind": "accept"})
    assert told is not None
    assert (told.short, told.sign) == ("+3", "points")


def test_poems_count_the_fallen() -> None:
    state = until("mourning")
    seat = state.actors()[0]
    view = state.view(seat)
    assert view.battle is not None
    view.battle.fallen = 5
    told = weighed_in(state, view, seat)["accept"]
    assert (told.short, told.words.split(".")[0]) == ("+5", "Victory points: +5")


def test_seppuku_brings_points_and_honor() -> None:
    state = until("dying")
    seat = state.actors()[0]
    view = state.view(seat)
    assert view.battle is not None
    name = SEATS[seat]
    view.regions[view.battle.region].armies[name] = {"bushi": 3}
    view.players[name].cards = {}
    view.track = [other for other in view.track if other != name] + [name]
    told = weighed_in(state, view, seat)["accept"]
    assert told.short == "+3"
    assert "Honor: place 1." in told.words


def test_hired_ronin_count_and_so_do_coins_of_koi() -> None:
    state = until("hiring")
    seat = state.actors()[0]
    view = state.view(seat)
    assert view.battle is not None
    name = SEATS[seat]
    for other in view.battle.fighters:
        view.regions[view.battle.region].armies[other] = {"bushi": 2}
    view.players[name].ronin, view.players[name].coins = 3, 1
    view.players[name].cards = {}
    for house, force in (("bonsai", 5), ("koi", 6)):
        view.players[name].house = house
        told = weighed_in(state, view, seat)["accept"]
        assert (told.short, told.sign) == (f"{force}:2", "strongest")


def test_a_bid_tells_what_is_left_and_what_it_may_bring() -> None:
    state = until("bidding")
    seat = state.actors()[0]
    view = state.view(seat)
    assert view.battle is not None
    coins = view.players[SEATS[seat]].coins
    view.regions[view.battle.region].armies[SEATS[seat]] = {"bushi": 2, "shinto": 1}
    told = weighed_in(state, view, seat)["bid seppuku 1"]
    assert told.words.startswith("Seppuku would bring you 3 VP")
    assert told.words.endswith(f"Coins left for the others: {coins - 1}.")


@pytest.mark.parametrize(("house", "force_per_coin"), [("bonsai", 0), ("koi", 1)])
def test_koi_counts_coins_that_are_left_as_ronin(house: str, force_per_coin: int) -> None:
    state = until("bidding")
    assert isinstance(state, RisingSun)
    seat, respect = state.actors()[0], CARDS.index("respect")
    state.house[seat] = HOUSES.index(house)
    state.pieces[state.spot(seat, battlefield(state))] = 2 * one(BUSHI) + one(STRONGHOLD)
    state.ronin[seat], state.coins[seat] = 3, 4
    state.cards[seat] = state.cards_twice[seat] = only(respect)
    state.bids_made[seat] = RONIN
    view = state.view(seat)
    assert view.own_gains == [
        Gain(points=2, steps=2),
        Gain(count=3),
        Gain(force=3, force_per_coin=force_per_coin),
        Gain(points=1),
    ]
    told = weighed_in(state, view, seat)["bid ronin 1"]
    assert told.words.startswith(f"Your ronin would add force {3 + 3 * force_per_coin}.")


def test_advantages_go_to_the_most_coins_and_ties_to_honor() -> None:
    state = until("bidding")
    assert isinstance(state, RisingSun)
    first, second = [seat for seat in state.track if seat != NONE and state.is_fighting(seat)][:2]
    assert state.view(first).battle.advantages == []
    for seat in range(state.seats):
        state.bids[seat] = 0
    state.bids[first], state.bids[second] = 2, 2 + (1 << BID_BITS)
    state.step = DYING
    assert state.view(first).battle.advantages == [SEATS[first], SEATS[second], None, None]


def test_laying_betray_tells_of_the_alliance() -> None:
    state = until("laying", seed=6)
    seat = state.actors()[0]
    view = state.view(seat)
    name, other = SEATS[seat], SEATS[(seat + 1) % 4]
    view.players[name].ally, view.players[other].ally = other, name
    if view.players[name].house == "lotus":
        view.step = "announcing"
    weigh = prospects(view, state.game.setting, texts_of(state))
    told = weigh({"kind": "announce", "mandate": "betray"})
    assert told is not None
    assert "Your alliance ends." in told.words


def test_spectators_have_no_prospects() -> None:
    state = until("laying")
    weigh = prospects(state.view(None), state.game.setting, texts_of(state))
    assert weigh({"kind": "lay", "mandate": "harvest"}) is None


# ----------------------------------------------------------------- scenes


def test_the_first_picture_after_the_last_bid_shows_all_bids() -> None:
    state = until("bidding")
    while True:
        seat = state.actors()[0]
        action = state.legal_actions(seat)[-1]
        stills = stills_of(state, seat, action, [seat])
        state.apply(seat, action)
        if stills:
            break
    view = stills[0][0]
    assert view.battle.shown
    bids = {name: view.players[name].bids for name in view.battle.fighters}
    assert all(bids.values())
    assert any(map(sum, bids.values()))
