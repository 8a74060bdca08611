"""The odds of a battle, against counting all throws one by one."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from kachidoki.engine import CHANCE, Moves, Rng
from kachidoki.titles import find_title
from kachidoki.titles.gunsen.rules.battle.foresight import (
    ARMOUR_WORTH,
    BLOOD_WORTH,
    STRENGTH_WORTH,
    foresight_of,
)
from kachidoki.titles.gunsen.rules.battle.odds import TROOP, Clash, forecast
from kachidoki.titles.gunsen.rules.cards.effects import KEEPS, icon
from kachidoki.titles.gunsen.rules.course import Gunsen
from kachidoki.titles.gunsen.rules.state import (
    ATTACKER,
    KEEPING,
    REROLLING,
)

GUNSEN = find_title("gunsen")
FACES = range(8)
Dice = tuple[int, ...]


def fresh() -> Gunsen:
    state = GUNSEN.new(2)
    assert isinstance(state, Gunsen)
    return state


def battles(seed: int, step: int, most_dice: int) -> Iterator[Gunsen]:
    """Where in random games the attacker decides about its dice."""
    rng, moves = Rng(seed), Moves()
    state = GUNSEN.new(3)
    while not state.is_over():
        moves.clear()
        assert isinstance(state, Gunsen)
        if (state.step, state.side) == (step, ATTACKER) and 0 < state.rolled <= most_dice:
            yield state.clone()
        if state.actor == CHANCE:
            state.perform(CHANCE, state.draw(moves, rng))
        else:
            state.legal(state.actor, moves)
            state.perform(state.actor, moves.actions[rng.below(moves.count)])


def some_battles(step: int, most_dice: int, number: int) -> list[Gunsen]:
    found: list[Gunsen] = []
    seed = 0
    while len(found) < number:
        found += battles(seed, step, most_dice)
        seed += 1
    return found[:number]


class Counted:
    """What dice are worth at best, by trying everything."""

    def __init__(self, keeps: int, worth: dict[Dice, float]) -> None:
        self.keeps = keeps
        self.worth = worth
        self.best = cache(self.try_all)

    def try_all(self, dice: Dice, rerolls: int) -> float:
        if rerolls == 0:
            return max(self.worth[tuple(sorted(kept))] for kept in combinations(dice, self.keeps))
        held = {kept for size in range(len(dice) + 1) for kept in combinations(dice, size)}
        return max(self.thrown(kept, len(dice), rerolls - 1) for kept in held)

    def thrown(self, held: Dice, number: int, rerolls: int) -> float:
        throws = list(product(FACES, repeat=number - len(held)))
        return sum(self.best(tuple(sorted(held + throw)), rerolls) for throw in throws) / len(
            throws
        )


def worth_alone(t: Gunsen, keeps: int) -> dict[Dice, float]:
    dice = t.box.dice
    return {
        kept: sum(
            STRENGTH_WORTH * int(dice.strength[face])
            + BLOOD_WORTH * int(dice.blood[face])
            + ARMOUR_WORTH * int(dice.armour[face])
            for face in kept
        )
        for kept in product(FACES, repeat=keeps)
        if list(kept) == sorted(kept)
    }


@pytest.mark.parametrize(
    ("dice", "keeps", "rerolls"), [(1, 1, 0), (2, 1, 1), (3, 2, 0), (3, 2, 1), (2, 2, 3), (3, 0, 1)]
)
def test_a_spread_is_that_of_the_best_play(dice: int, keeps: int, rerolls: int) -> None:
    t = fresh()
    spread = foresight_of(t.box.dice).spread(dice, keeps, rerolls)
    counted = Counted(keeps, worth_alone(t, keeps)).thrown((), dice, rerolls)
    found = (
        STRENGTH_WORTH * spread.mean_strength
        + BLOOD_WORTH * spread.mean_blood
        + ARMOUR_WORTH * spread.mean_armour
    )
    assert sum(spread.chance) == pytest.approx(1)
    assert found == pytest.approx(counted)


def worth_in(clash: Clash, kept: Dice) -> float:
    """Victory and troops, when the attacker keeps these dice and the defender's are counted."""
    dice = clash.t.box.dice
    clash.meet(
        sum(dice.strength[face] for face in kept),
        sum(dice.blood[face] for face in kept),
        sum(dice.armour[face] for face in kept),
        0,
        0,
        0,
    )
    won = 1.0 if clash.winner == ATTACKER else 0.0
    return won + TROOP * int(clash.defenders_dead - clash.attackers_dead)


@pytest.mark.parametrize("step", [KEEPING, REROLLING])
def test_dice_that_lie_there_are_planned_for_the_battle(step: int) -> None:
    for t in some_battles(step, 3, 12):
        foresight = foresight_of(t.box.dice)
        keeps = min(int(t.rolled), int(icon(t.icons[ATTACKER], KEEPS)))
        rerolls = int(t.argument) if step == REROLLING else 0
        clash = Clash(t, foresight)
        worth = {
            kept: worth_in(clash, kept)
            for kept in product(FACES, repeat=keeps)
            if list(kept) == sorted(kept)
        }
        lying = tuple(int(t.dice[die]) for die in range(t.rolled))
        counted = Counted(keeps, worth).best(lying, rerolls)
        expected = forecast(t, foresight)
        found = expected.attacker + TROOP * (expected.defenders_lost - expected.attackers_lost)
        assert found == pytest.approx(counted)
        assert 0 <= expected.attacker <= 1
