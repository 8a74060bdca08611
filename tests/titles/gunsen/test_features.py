"""What an agent is told of a position of Gunsen is what its view says."""

import pytest
from tests.titles.gunsen.positions import GUNSEN, player, table

from kachidoki.engine import Moves, Rng, State, settle
from kachidoki.testing.laws.knowledge import counted
from kachidoki.titles.gunsen.view import View

GAMES = 3


def told(state: State, seat: int) -> dict[str, int]:
    features = GUNSEN.features()
    assert features is not None
    return counted(features, state, seat)


@pytest.mark.parametrize("seats", GUNSEN.seats)
def test_the_map_and_the_cards_are_told_as_one_sees_them(seats: int) -> None:
    features = GUNSEN.features()
    assert features is not None
    moves, rng = Moves(), Rng(seats)
    for _ in range(GAMES):
        state = GUNSEN.new(seats)
        settle(state, moves, rng)
        while not state.is_over():
            seat = state.actors()[0]
            if rng.below(20) == 0:
                compare(counted(features, state, seat), state.view(seat), "ABCDEF"[seat])
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            settle(state, moves, rng)


def compare(known: dict[str, int], view: View, seat: str) -> None:
    own = view.players[seat]
    for word, place in view.places.items():
        armies = dict(place.armies)
        assert known[f"troops-{word}"] == armies.pop(seat, 0)
        assert known[f"enemies-{word}"] == sum(armies.values())
        assert (known[f"building-{word}"] != 0) == (place.building is not None)
        if word.startswith("v"):
            assert known[f"token-{word}"] == place.token
        leaders = [
            1 if player is own else -1
            for player in view.players.values()
            for at in player.heroes.values()
            if at == word
        ]
        assert known[f"leader-{word}"] == sum(leaders)
    for order in view.row:
        assert order is None or known[f"row-{order}"] == view.row.count(order)
    laid = [order for column in own.columns.values() for order in column]
    for order in laid:
        assert known.get(f"laid-{order}", laid.count(order)) == laid.count(order)
    for tactic in view.held:
        assert known[f"tactic-{tactic}"] == 1
    assert sum(known[f"held-{token}"] for token in ("troop", "koku", "influence", "wood")) == sum(
        own.tokens.values()
    )
    dice = view.battle.dice if view.battle else []
    assert [known[f"dice-{face}"] for face in range(1, 9)] == [
        dice.count(str(face)) for face in range(1, 9)
    ]
    if view.battle is not None and seat in (view.battle.attacker.seat, view.battle.defender.seat):
        attacks = view.battle.attacker.seat == seat
        side = view.battle.attacker if attacks else view.battle.defender
        assert known["fights"] == (1 if attacks else -1)
        assert (known["own-blood"], known["own-armour"]) == (side.blood, side.armour)


def test_nobody_is_told_of_a_tactic_that_another_holds() -> None:
    desk = table(player("crab", {"f1": 3}, dealt=["patron"]), player("lion", {"f2": 3}))
    assert told(desk.state, 0)["tactic-patron"] == 1
    assert told(desk.state, 1)["tactic-patron"] == 0
