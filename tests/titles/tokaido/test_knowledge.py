"""A seat's guess at what is hidden: all worlds that it holds possible, each as often as it is likely.

The worlds are found by playing a few moves from a position that the seat knows, with every card that
chance may turn over, and keeping those that looked to the seat like the one it is in.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

import pytest
from tests.titles.tokaido.positions import PLAIN, TOKAIDO, position, standing

from kachidoki.engine import CHANCE, Rng, State, parse_seat
from kachidoki.engine.checks import lay_over
from kachidoki.titles.tokaido.rules.actions import ENCOUNTERS, MEALS
from kachidoki.titles.tokaido.rules.components import COMPONENTS

PRINTED = COMPONENTS.printed()
GUESSES = 400
ANY = "?"


class World(NamedTuple):
    """A way in which it may have gone: how likely, what the seat saw of it, where it led."""

    chance: float
    seen: str
    state: State


def worlds(state: State, script: list[str], seat: int) -> Iterator[World]:
    """All that can come of the moves; `B ?` is any move of B, each as likely."""
    yield from further(World(1, "", state), script, seat)


def further(world: World, script: list[str], seat: int) -> Iterator[World]:
    state = world.state
    if state.actors() == [CHANCE]:
        outcomes = state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            yield from further(after(world, CHANCE, action, weight / total, seat), script, seat)
    elif script:
        name, notation = script[0].split(" ", 1)
        actor = parse_seat(name, int(state.seats))
        legal = state.legal_actions(actor)
        chosen = legal if notation == ANY else [TOKAIDO.vocabulary.parse(notation)]
        for action in set(chosen) & set(legal):
            then = after(world, actor, action, 1 / len(chosen), seat)
            yield from further(then, script[1:], seat)
    else:
        yield world._replace(seen=world.seen + repr(state.view(seat)))


def after(world: World, actor: int, action: int, chance: float, seat: int) -> World:
    state = world.state.clone()
    state.listen()
    state.apply(actor, action)
    heard = [repr(event) for event in state.heard() if event.is_for(seat)]
    return World(world.chance * chance, world.seen + "".join(heard), state)


def hidden(state: State) -> str:
    """All that may be unknown to somebody."""
    words = state.dump()
    return json.dumps(
        [
            [[player["dealt"], player["chosen"]] for player in words["players"].values()],
            [[inn["offer"], inn["dropped"]] for inn in words["inns"]],
            [layer["cards"] for layer in words["meals_under"]],
            [layer["cards"] for layer in words["encounters_under"]],
            [words["pair"], words["treat"]],
        ]
    )


def check_guesses(state: State, script: list[str], seat: int) -> None:
    """Where the seat is most in doubt, no guess can be ruled out, and their frequencies are right."""
    looks: dict[str, list[World]] = {}
    for world in worlds(state, script, seat):
        looks.setdefault(world.seen, []).append(world)
    alike = max(looks.values(), key=lambda found: len({hidden(world.state) for world in found}))
    total = sum(world.chance for world in alike)
    expected: dict[str, float] = defaultdict(float)
    for world in alike:
        expected[hidden(world.state)] += world.chance / total
    assert len(expected) > 1, "there is nothing to guess"
    found = Counter(hidden(guess) for guess in guesses(alike[0].state, seat))
    assert set(found) <= set(expected), "a guess that the seat could rule out"
    assert surprise(found, expected) < 5


def guesses(state: State, seat: int) -> Iterator[State]:
    for seed in range(GUESSES):
        guess = state.clone()
        guess.resample(seat, Rng(seed))
        assert guess.view(seat) == state.view(seat)
        yield guess


def surprise(found: Counter[str], expected: dict[str, float]) -> float:
    """Chi-square, as standard deviations above its mean."""
    freedom = len(expected) - 1
    square = sum(
        (found[world] - GUESSES * share) ** 2 / (GUESSES * share)
        for world, share in expected.items()
    )
    return (square - freedom) / sqrt(2 * freedom)


# ----------------------------------------------------------------- travelers


@pytest.mark.parametrize("script", [[], ["B ?"]], ids=["dealt", "chosen"])
def test_the_travelers_of_another(script: list[str]) -> None:
    words = {
        "pending": [{"step": "dealing", "argument": 2}],
        "players": {"A": {"dealt": ["hiroshige", "chuubei"]}},
    }
    check_guesses(position(words, seats=2), script, 0)


# ----------------------------------------------------------------- encounters

SIX_GUIDES = {
    "encounters": {"cards": {word: {"count": 2} for word in ENCOUNTERS if "guide" in word}}
}


def with_yoshiyasu(**more: Any) -> State:
    """A is Yoshiyasu at the beginning of the third leg; eight encounters are left in the deck."""
    words = {
        "leg": 2,
        "pending": [{"step": "walking"}],
        "pawns": standing("fukuroi", "shimada", "kanbara"),
        "players": {
            "A": {"traveler": "yoshiyasu"},
            "B": {"traveler": "kinko", "encounters": {"samurai": 1, "kuge": 1}},
            "C": {"traveler": "umegae", "encounters": {"shokunin": 2, "guide-sea": 1, "miko": 1}},
        },
    }
    return position(lay_over(words, more), corrections=SIX_GUIDES)


@pytest.mark.parametrize(
    ("seat", "script"),
    [
        (1, ["A walk kanaya"]),
        (1, ["A walk kanaya", "A keep kuge"]),
        (2, ["A walk kanaya", "A ?", "A walk mariko", "B walk yui"]),
        (2, ["A walk kanaya", "A keep kuge", "A walk yui", "A keep samurai"]),
    ],
    ids=["drawn", "put back", "not met by another", "put back twice"],
)
def test_what_yoshiyasu_draws_and_puts_back(seat: int, script: list[str]) -> None:
    check_guesses(with_yoshiyasu(), script, seat)


def test_yoshiyasu_knows_what_he_put_back() -> None:
    state = with_yoshiyasu(encounters_under=[{"cards": ["miko"], "known": ["A"]}])
    assert all(guess.dump() == state.dump() for guess in guesses(state, 0))


# ----------------------------------------------------------------- meals


def apart(*pool: str, seats: str) -> dict[str, Any]:
    """All meals but these lie under the deck and are known to all, so that few worlds are possible."""
    cards = PRINTED["meals"]["cards"]
    left = [meal for meal in MEALS for _ in range(cards[meal]["count"] - pool.count(meal))]
    return {"cards": left, "known": list(seats)}


POOL = ("soba", "sushi", "sushi", "tofu", "fugu", "udon")


def before_narumi(travelers: tuple[str, str, str]) -> State:
    """A, B and C come to the first inn in this order; six meals are on top of the deck."""
    words = {
        "pending": [{"step": "walking"}],
        "pawns": standing("yokkaichi", "kuwana", "miya"),
        "players": {
            name: {"traveler": traveler, "coins": 9}
            for name, traveler in zip("ABC", travelers, strict=True)
        },
        "meals_under": [apart(*POOL, seats="ABC")],
    }
    return position(words)


@pytest.mark.parametrize(
    ("seat", "script"),
    [
        (1, ["A walk narumi", "A fast"]),
        (2, ["A walk narumi", "A eat fugu"]),
        (2, ["A walk narumi", "A eat fugu", "B walk narumi", "B eat soba"]),
    ],
)
def test_meals_that_a_seat_has_not_seen(seat: int, script: list[str]) -> None:
    check_guesses(before_narumi(("kinko", "umegae", "zen-emon")), script, seat)


def test_a_guest_knows_what_is_left() -> None:
    state = before_narumi(("kinko", "umegae", "zen-emon"))
    script = ["A walk narumi", "A fast", "B walk narumi", "B fast"]
    world = next(worlds(state, script, 0))
    for seat in (0, 1):
        assert all(guess.dump() == world.state.dump() for guess in guesses(world.state, seat))


@pytest.mark.parametrize(
    ("seat", "script"),
    [
        (1, ["A walk narumi"]),
        (2, ["A walk narumi", "A decline", "A fast"]),
        (1, ["A walk narumi", "A decline", "A fast", "B walk narumi", "B fast"]),
        (2, ["A walk narumi", "A accept", "B walk narumi", "B fast"]),
        (0, ["A walk narumi", "A accept", "B walk narumi", "B fast", "C walk narumi", "C fast"]),
    ],
    ids=["her meal", "declined", "declined, the offer seen", "taken", "what she did not look at"],
)
def test_satsuki_and_the_meals(seat: int, script: list[str]) -> None:
    check_guesses(before_narumi(("satsuki", "umegae", "zen-emon")), script, seat)


# ----------------------------------------------------------------- two players


def before_narumi_with_neutral(a: str, b: str, neutral: str) -> State:
    words = {
        "pending": [{"step": "walking"}],
        "pawns": standing(a, b, neutral=neutral),
        "players": {"A": {"coins": 9}, "B": {"coins": 9}},
        "meals_under": [apart(*POOL, "unagi", seats="AB")],
    }
    return position(words, seats=2, options=PLAIN)


A_FIRST = ["A walk narumi", "A fast", "A walk narumi"]


@pytest.mark.parametrize(
    ("seat", "script"),
    [
        (0, A_FIRST),
        (1, A_FIRST),
        (0, [*A_FIRST, "B walk narumi", "B eat fugu"]),
        (1, [*A_FIRST, "B walk narumi", "B eat fugu"]),
    ],
    ids=["who knew the offer", "who did not", "who knew it, later", "who found the rest"],
)
def test_a_dropped_meal(seat: int, script: list[str]) -> None:
    check_guesses(before_narumi_with_neutral("yokkaichi", "miya", "kuwana"), script, seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_meal_dropped_before_anybody_came(seat: int) -> None:
    """B, who is ahead, brings the neutral traveler there; A comes next."""
    state = before_narumi_with_neutral("kuwana", "miya", "yokkaichi")
    check_guesses(state, ["B walk narumi", "A walk narumi", "A fast"], seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_meals_of_two_inns(seat: int) -> None:
    """One was dropped at Narumi, where both had seen the three; B has drawn four at Fukuroi."""
    words = {
        "pending": [{"step": "walking"}],
        "pawns": standing("narumi", "narumi", neutral="miya"),
        "inns": [{"served": True, "offer": ["dango", "unagi"], "seen": ["A", "B"]}],
        "meals_under": [apart(*POOL, "dango", "unagi", seats="AB")],
    }
    script = ["A walk narumi", "A walk mitsuke", "B walk fukuroi", "B fast"]
    check_guesses(position(words, seats=2, options=PLAIN), script, seat)


# ----------------------------------------------------------------- the last inn


def eaten(*left: str) -> dict[str, dict[str, Any]]:
    """The collections of three when nothing else is left."""
    cards = PRINTED["meals"]["cards"]
    copies = {meal: cards[meal]["count"] - left.count(meal) for meal in MEALS}
    return {
        name: {"meals": [meal for meal in MEALS if copies[meal] > index], "coins": 9}
        for index, name in enumerate("ABC")
    }


LEFT = ["sushi", "tofu", "unagi"]


def last_leg(top: list[str], **more: Any) -> State:
    """Few meals are on top of the deck, and below them what A and B left at the first inn.

    C is Satsuki, and the first guest draws three.
    """
    travelers = {"A": "kinko", "B": "umegae", "C": "satsuki"}
    players = {name: {"traveler": traveler} for name, traveler in travelers.items()}
    words = {
        "leg": 3,
        "pending": [{"step": "walking"}],
        "pawns": standing("kanagawa", "hodogaya", "kawasaki"),
        "players": lay_over(eaten(*top, *LEFT), players),
        "meals_under": [{"cards": LEFT, "known": ["A", "B"]}],
    }
    return position(lay_over(words, more), options={"gastronomy": "on"})


@pytest.mark.parametrize(
    ("seat", "script"),
    [
        (0, ["B walk edo", "B fast"]),
        (0, ["B walk edo", "B fast", "A walk edo", "A fast", "C walk edo"]),
        (1, ["B walk edo", "B fast", "A walk edo", "A fast", "C walk edo", "C decline"]),
    ],
    ids=["the offer", "her meal", "declined"],
)
def test_an_offer_that_reaches_what_was_left(seat: int, script: list[str]) -> None:
    check_guesses(last_leg(["fugu", "udon"]), script, seat)


def test_a_meal_taken_from_what_was_left_is_not_there_any_more() -> None:
    """Satsuki comes between B, who drew the offer, and A; the other sushi was on top."""
    state = last_leg(["sushi", "udon"], pawns=standing("kawasaki", "hodogaya", "kanagawa"))
    check_guesses(state, ["B walk edo", "B fast", "C walk edo", "C accept"], 0)


@pytest.mark.parametrize(
    ("seat", "script"),
    [
        (0, []),
        (0, ["A walk edo", "A fast", "C walk edo"]),
        (1, ["A walk edo", "A fast", "C walk edo", "C decline"]),
    ],
    ids=["the offer", "her meal", "declined again"],
)
def test_what_satsuki_declined_before_came_from_the_top(seat: int, script: list[str]) -> None:
    """At Hara she declines one of the three on top, so what lies deeper is in the offer of Edo."""
    state = last_leg(
        ["fugu", "udon", "donburi"],
        leg=2,
        pawns=standing("hara", "hara", "yoshiwara"),
        inns=[{}, {}, {"served": True, "seen": ["A", "B"]}],
    )
    hara = ["C walk hara", "C decline", "C fast", "C walk kawasaki", "B walk edo", "B fast"]
    check_guesses(state, hara + script, seat)


def test_a_free_meal_taken_from_what_was_left_is_counted_there_no_more() -> None:
    """C comes first and takes one of five meals, two of them alike; A draws three of the others."""
    left = ["soba", "soba", "tofu", "unagi", "udon"]
    state = last_leg(
        [],
        players=eaten(*left),
        meals_under=[{"cards": left, "known": ["A", "B"]}],
        pawns=standing("kanagawa", "kawasaki", "hodogaya"),
    )
    check_guesses(state, ["C walk edo", "C accept", "A walk edo", "A fast"], 1)
