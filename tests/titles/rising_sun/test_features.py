"""What an agent is told of a position of Rising Sun is what its view says."""

from tests.titles.rising_sun.tables import RISING_SUN, until

from kachidoki.engine import State
from kachidoki.testing.laws.knowledge import counted


def told(state: State, seat: int) -> dict[str, int]:
    features = RISING_SUN.features()
    assert features is not None
    return counted(features, state, seat)


def test_players_and_regions() -> None:
    state = until("bidding")
    view, known = state.view(0), told(state, 0)
    for name, player in view.players.items():
        assert known[f"{name} coins"] == player.coins
        assert known[f"{name} house-{player.house}"] == 1
        assert known[f"{name} bids-made"] == player.bids_made
    for region, there in view.regions.items():
        assert known[f"war-{region}"] == (there.war or 0)
        for name in view.players:
            assert known[f"{name} force-{region}"] == there.force.get(name, 0)
    assert {card for card in view.market if known[f"market-{card}"]} == set(view.market)


def test_tiles_are_told_to_who_sees_them() -> None:
    state = until("laying")
    actor = state.actors()[0]
    hand = state.view(actor).hand
    other = (actor + 1) % int(state.seats)
    for mandate in ("recruit", "march", "train", "harvest", "betray"):
        assert told(state, actor)[f"hand-{mandate}"] == hand.count(mandate)
        assert told(state, other)[f"hand-{mandate}"] == 0
    assert hand
