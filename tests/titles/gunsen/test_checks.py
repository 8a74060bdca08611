"""Positions that cannot be are refused and say why; whatever is accepted can be played."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from tests.titles.gunsen.positions import GUNSEN, duel, player, table

from kachidoki.engine import BadInput, Rng
from kachidoki.testing.walk import Walk
from kachidoki.titles.gunsen import TITLE

Path = tuple[str | int, ...]

HEAD = ("title", "version", "setting")
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 7, 8, 9, 100, 1 << 40, 1 << 62)
GAMES, CHANGES, PLIES = 24, 40, 20


def places(words: Any, path: Path = ()) -> Iterator[Path]:
    """Where something stands in the words of a position."""
    if path:
        yield path
    if isinstance(words, dict | list):
        for key, value in words.items() if isinstance(words, dict) else enumerate(words):
            if path or key not in HEAD:
                yield from places(value, (*path, key))


def at(words: Any, path: Path) -> Any:
    for key in path:
        words = words[key]
    return words


def other(value: Any, words: list[str], dice: Random) -> Any:
    """Another value of the same sort."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice([value - 1, value + 1, *NUMBERS])
    if isinstance(value, list):
        fewer = value[:-1]
        return dice.choice([fewer, [*value, dice.choice(words)], [*value, *value[:1]]])
    if isinstance(value, dict):
        return dict(list(value.items())[1:])
    return dice.choice(words)


def spoilt(position: dict[str, Any], dice: Random) -> dict[str, Any]:
    found = [*places(position)]
    words = [at(position, path) for path in found if isinstance(at(position, path), str)]
    copy = deepcopy(position)
    path = dice.choice(found)
    at(copy, path[:-1])[path[-1]] = other(at(copy, path), words, dice)
    return copy


def play_on(position: dict[str, Any], seed: int) -> None:
    state = TITLE.load(position)
    walk = Walk(TITLE, state.game.setting, seed)
    walk.state = state
    for ply in range(PLIES):
        if state.is_over():
            return
        walk.make(*walk.at_random())
        seat = ply % int(state.seats)
        state.view(seat)
        state.clone().resample(seat, Rng(seed))
    TITLE.load(state.dump())


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_spoilt_position_is_refused_or_can_be_played(seed: int) -> None:
    dice = Random(seed)
    settings = TITLE.settings()
    walk = Walk(TITLE, settings[seed * 7 % len(settings)], seed)
    for _ in range(dice.randrange(20, 380)):
        if not walk.state.is_over():
            walk.make(*walk.at_random())
    position = walk.state.dump()
    refused = 0
    for _ in range(CHANGES):
        words = spoilt(position, dice)
        try:
            TITLE.load(words)
        except BadInput:
            refused += 1
        else:
            play_on(words, seed)
    assert refused > CHANGES // 4


SEVEN = ["attack", "attack-again", "goal", "goal-again", "buildings", "tactics", "nobles"]
UNHEARD_OF = [
    (player("lion", {"p9": 6}), "A has too many troops in p9"),
    (player("lion", {"tr": 5}), "troops are in Toshi Ranbo, and nobody has entered it"),
    (player("lion", achievements=["toshi-ranbo-held"]), "A holds Toshi Ranbo without troops"),
    (player("lion", achievements=SEVEN), f"A has {', '.join(SEVEN)}"),
]


@pytest.mark.parametrize(("lion", "problem"), UNHEARD_OF)
def test_what_no_game_leads_to_is_a_problem(lion: dict[str, Any], problem: str) -> None:
    assert GUNSEN.check(table(lion, player("crab", {"f2": 3})).state) == [problem]


def test_without_a_battle_nobody_defends_and_in_one_no_third_hero_stands() -> None:
    peace = table(player("lion", {"f1": 3}), player("crab", {"f2": 3})).words
    with pytest.raises(BadInput, match="defender: there is no battle"):
        GUNSEN.load({**peace, "defender": "B"})
    sides = (player("crab", {"p9": 3}), player("lion", {"p10": 3}))
    unicorn = player("unicorn", {"f3": 3}, heroes={"moto-chagatai": "f3"})
    fight = table(*sides, unicorn).attack("p10").words
    fight["hero_places"]["moto-chagatai"] = "p10"
    with pytest.raises(BadInput, match="moto-chagatai: not in p10"):
        GUNSEN.load(fight)


def test_a_battle_with_very_many_icons_is_read_back() -> None:
    icons = {"when": "battle", "op": "icons", "strength": 9, "reroll": 9}
    desk = duel(
        player("crab", {"p9": 3}),
        player("lion", {"p10": 3}, tactics=["veterans"], dealt=["veterans"]),
        corrections={"tactics": {"veterans": {"effects": [icons] * 12}}},
    ).roll("123")
    assert (desk.step, desk.argument) == ("rerolling", 12 * 9)
    assert GUNSEN.load(desk.words).dump() == desk.words
