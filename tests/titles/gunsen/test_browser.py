"""What Gunsen's board in the browser is told: the map, the cards, and prospects of choices."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from statistics import fmean
from typing import Any

import msgspec
import pytest
from tests.titles.gunsen.positions import BENCH, GUNSEN, player, table

from kachidoki.engine import CHANCE, Rng, State, seat_name
from kachidoki.engine.bag import words_in
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles import hooks_of
from kachidoki.titles.gunsen.browser import Box, box
from kachidoki.titles.gunsen.rules.actions import (
    BUILDINGS,
    CLANS,
    COLUMNS,
    FACES,
    HEROES,
    ORDERS,
    PLACES,
    TACTICS,
    UPGRADES,
)
from kachidoki.titles.gunsen.rules.battle.foresight import foresight_of
from kachidoki.titles.gunsen.rules.battle.odds import forecast
from kachidoki.titles.gunsen.rules.box import box_of
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.state import KEEPING, NONE, REROLLING, STEPS
from kachidoki.titles.gunsen.rules.views import CARDS
from kachidoki.titles.hooks import Prospect


def decisions(step: str, seats: int = 2, seed: int = 5) -> Iterator[Gunsen]:
    """All decisions of that kind in random games, one game after another."""
    rng = Rng(seed)
    while True:
        state = GUNSEN.new(seats, {})
        assert isinstance(state, Gunsen)
        while not state.is_over():
            actor = state.actors()[0]
            if STEPS[state.step] == step:
                yield state.clone()
            if actor == CHANCE:
                legal = [action for action, _ in state.chance_outcomes()]
            else:
                legal = state.legal_actions(actor)
            state.apply(actor, legal[rng.below(len(legal))])


def until(step: str, seats: int = 2) -> Gunsen:
    """A random game that has come to such a decision."""
    return next(decisions(step, seats))


def weighed(state: State, language: str = "en") -> dict[str, Prospect | None]:
    """The prospects of all choices, by their notation."""
    seat, setting = state.actors()[0], state.game.setting
    weigh = hooks_of(GUNSEN).weigh(state, seat, Texts(language, GUNSEN, setting))
    vocabulary = GUNSEN.vocabulary
    return {
        vocabulary.notation(action): weigh(vocabulary.describe(action))
        for action in state.legal_actions(seat)
    }


# ----------------------------------------------------------------- the box


@pytest.mark.parametrize(("seats", "places"), [(2, 27), (3, 28), (4, 41), (5, 42), (6, 43)])
def test_the_map_has_the_forts_that_are_played(seats: int, places: int) -> None:
    told = box(GUNSEN.setting(seats))
    kinds = [place.kind for place in told.places]
    assert (len(kinds), kinds.count("fort"), kinds.count("toshi-ranbo")) == (places, seats, 1)
    assert {*GUNSEN.new(seats, {}).view(None).places} == {place.word for place in told.places}


@pytest.mark.parametrize("seats", [2, 6])
def test_places_that_touch_lie_beside_each_other(seats: int) -> None:
    setting = GUNSEN.setting(seats)
    rules, places = box_of(setting), box(setting).places
    where = {(place.x, place.y): place.word for place in places}
    assert len(where) == len(places)
    steps = [(-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)]
    for place in places:
        around = {where.get((place.x + x, place.y + y), "gap") for x, y in steps} - {"gap"}
        touching = words_in(rules.board.touching[PLACES.index(place.word)], PLACES)
        assert around == {word for word in touching if word in where.values()}


SPEARS = [
    {"when": "activate", "op": "gain", "koku": 1},
    {"when": "battle", "op": "icons", "strength": 1},
]


def test_every_card_is_told_with_its_effects() -> None:
    corrections = {
        "orders": {
            "spears": {"column": "armory", "cost": [], "effects": SPEARS},
            "smith": {"cost": ["influence", "wood"]},
        },
        "buildings": {"crab-redoubt": {"price": 3}},
        "specials": {"dragon-insight": {"once": True}},
    }
    told = box(GUNSEN.setting(4, {}, corrections))
    assert list(told.cards) == CARDS
    spears = told.cards["spears"]
    assert (spears.kind, spears.columns, spears.cost) == ("orders", ["armory"], [])
    assert [(effect.when, effect.koku, effect.strength) for effect in spears.effects] == [
        ("activate", 1, 0),
        ("battle", 0, 1),
    ]
    assert told.cards["smith"].cost == ["influence", "wood"]
    assert told.cards["crab-redoubt"].price == 3
    assert told.cards["dragon-insight"].once
    assert {told.cards[word].kind for word in ORDERS} == {"orders"}
    assert {told.cards[word].kind for word in HEROES} == {"heroes"}


def test_lines_and_upgrades_are_told_by_their_columns() -> None:
    told = box(GUNSEN.setting(3, {}, BENCH))
    assert (list(told.lines), list(told.upgrades)) == (COLUMNS, UPGRADES)
    assert [effect.op for effect in told.lines["summon"]] == ["summon", "move", "buy-move"]


def test_corrections_are_told() -> None:
    corrections = {"orders": {"spears": {"cost": ["wood"]}}, "tactics": {"patron": {"price": 9}}}
    told = box(GUNSEN.setting(2, {}, corrections))
    assert told.cards["spears"].cost == ["wood"]
    assert told.cards["patron"].price == 9


def test_prices_are_told_in_the_good_that_the_clan_boards_ask_for() -> None:
    gain, build, buy = BENCH["columns"]["expansion"]["effects"]
    lines = [gain, build | {"pay": "influence"}, buy | {"pay": "wood"}]
    told = box(GUNSEN.setting(2, {}, {"columns": {"expansion": {"effects": lines}}}))
    assert {told.cards[word].pay for word in BUILDINGS} == {"influence"}
    assert {told.cards[word].pay for word in TACTICS} == {"wood"}
    assert {told.cards[word].pay for word in [*ORDERS, *HEROES]} == {None}


def test_cards_are_told_with_their_clan() -> None:
    told = box(GUNSEN.setting(2))
    for clan in CLANS:
        own = {word: card for word, card in told.cards.items() if card.clan == clan}
        kinds = [card.kind for card in own.values()]
        assert Counter(kinds) == {"specials": 2, "tactics": 2, "heroes": 3, "buildings": 2}
        assert [word for word in own if own[word].camp] == [f"{clan}-camp"]
        assert len(told.goals[clan]) == 3
    assert told.cards["toku"].clan is told.cards["patron"].clan is told.cards["spears"].clan is None


def test_the_box_can_be_sent() -> None:
    told = box(GUNSEN.setting(6))
    assert msgspec.json.decode(msgspec.json.encode(told), type=Box) == told
    assert "orders" in told.reconstructed


# ----------------------------------------------------------------- what acts with a column

LEVY: dict[str, Any] = {"when": "activate", "op": "summon", "n": 1}
FAVOUR: dict[str, Any] = {"when": "activate", "op": "gain", "influence": 1}
COLLEGE = {
    "buildings": {"lion-war-college": {"effects": [FAVOUR, LEVY | {"column": "summon"}]}},
    "tactics": {"patron": {"effects": [FAVOUR | {"column": "moving"}]}},
}


def companions_of(
    troops: dict[str, int], **more: Any
) -> tuple[dict[str, list[tuple[str, int]]], ...]:
    """What acts with the columns of the crab, whose troops stand there, and of the lion, who built."""
    desk = table(
        player("crab", troops, **more),
        player("lion", {"f2": 1}),
        building_places={"lion-war-college": "p9"},
        corrections=COLLEGE,
    )
    players = desk.state.view(None).players.values()
    return tuple(
        {
            column: [(one.card, one.effect) for one in beside]
            for column, beside in player.companions.items()
        }
        for player in players
    )


def test_a_building_acts_with_the_columns_of_its_builder() -> None:
    gift, levy = ("lion-war-college", 0), ("lion-war-college", 1)
    everywhere = {column: [gift] for column in COLUMNS}
    assert companions_of({"p10": 1}) == ({}, everywhere | {"summon": [gift, levy]})


def test_a_captured_building_acts_with_the_columns_of_its_captor() -> None:
    gift, levy = ("lion-war-college", 0), ("lion-war-college", 1)
    everywhere = {column: [gift] for column in COLUMNS}
    assert companions_of({"p9": 1}) == (everywhere | {"summon": [gift, levy]}, {})


def test_what_acts_with_moving_columns_acts_with_all_but_expansion() -> None:
    crab, _ = companions_of({"p10": 1}, tactics=["patron"], dealt=["patron"])
    assert crab == {column: [("patron", 0)] for column in COLUMNS if column != "expansion"}


# ----------------------------------------------------------------- prospects


def percent_of(prospect: Prospect | None) -> int:
    assert prospect is not None
    assert prospect.sign == "odds"
    return int(prospect.short.removesuffix("%"))


def after(state: State, seat: int, notation: str) -> Gunsen:
    copy = state.clone()
    assert isinstance(copy, Gunsen)
    copy.listen()
    copy.apply(seat, GUNSEN.vocabulary.parse(notation))
    return copy


def attacks(step: str, number: int) -> Iterator[Gunsen]:
    """Such decisions of attackers."""
    return islice((state for state in decisions(step) if state.actor == state.turn), number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_to_keep_say_what_they_would_count(language: str) -> None:
    state = until("keeping")
    faces, dice = state.view(None).battle.dice, state.box.dice
    texts = Texts(language, GUNSEN, state.game.setting)
    for notation, prospect in weighed(state, language).items():
        places = [int(place) - 1 for place in notation.removeprefix("keep ").split("+")]
        strength = sum(int(dice.strength[int(faces[place]) - 1]) for place in places)
        assert prospect is not None
        shown = texts.say("icon-strength", count=strength)
        assert prospect.words.startswith(shown) == (strength > 0)


def test_the_last_dice_that_are_kept_decide() -> None:
    decided = 0
    for state in attacks("keeping", 6):
        attacker = seat_name(state.turn)
        for notation, prospect in weighed(state).items():
            told = after(state, int(state.turn), notation).heard()
            winners = [event.args["seat"] for event in told if event.kind == "battle-won"]
            if winners:
                assert percent_of(prospect) == (100 if winners == [attacker] else 0)
                decided += 1
    assert decided


def test_a_throw_is_worth_the_mean_of_what_it_may_show() -> None:
    compared = 0
    for state in attacks("rerolling", 6):
        foresight = foresight_of(state.box.dice)
        for notation, prospect in weighed(state).items():
            if notation == "decline" or "+" in notation:
                continue
            thrown = after(state, int(state.turn), notation)
            rolled = [after(thrown, CHANCE, f"roll {face}") for face in FACES]
            if all(one.step in (REROLLING, KEEPING) for one in rolled):
                chances = [forecast(one, foresight).attacker for one in rolled]
                assert percent_of(prospect) == round(100 * fmean(chances))
                compared += 1
    assert compared


def test_abilities_say_what_comes_of_using_them_and_of_going_on() -> None:
    for state in islice(decisions("using", seats=4), 3):
        told = weighed(state)
        assert [*told] == ["accept", "decline"]
        assert all(0 <= percent_of(prospect) <= 100 for prospect in told.values())


def test_only_ways_to_an_enemy_are_weighed() -> None:
    attacked = 0
    for state in islice(decisions("moving"), 60):
        for notation, prospect in weighed(state).items():
            place = PLACES.index(notation.split()[-1]) if " " in notation else NONE
            meets = place != NONE and state.has_enemy(state.turn, place)
            assert (prospect is not None) == meets, notation
            attacked += meets
    assert attacked


def test_nobody_learns_of_tactics_from_the_odds() -> None:
    for step in ("moving", "rerolling", "keeping"):
        state = until(step)
        seat = state.actors()[0]
        before = weighed(state)
        for seed in range(3):
            world = state.clone()
            world.resample(seat, Rng(seed))
            assert weighed(world) == before


def test_outside_of_battles_names_say_it_all() -> None:
    assert {*weighed(until("ordering")).values()} == {None}
    assert {*weighed(until("retreating")).values()} == {None}
