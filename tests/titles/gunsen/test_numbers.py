"""What lies in the box, and what follows from it."""

import pytest
from tests.titles.gunsen.positions import GUNSEN, PRINTED, player, table

from kachidoki.engine.bag import has, size
from kachidoki.titles.gunsen.rules.actions import (
    ACHIEVEMENTS,
    BUILDINGS,
    CLANS,
    COLUMNS,
    FACES,
    GOALS,
    HEROES,
    MOST_DICE,
    NEUTRAL_TACTICS,
    ORDERS,
    PLACE_COUNT,
    SPECIALS,
    TACTICS,
    TOKENS,
    UPGRADES,
)
from kachidoki.titles.gunsen.rules.box import box_of


def test_what_is_in_the_box() -> None:
    orders = PRINTED["orders"].values()
    assert sum(row["copies"] + row["more_copies"] for row in orders) == 76
    assert {row["column"] for row in orders} == set(COLUMNS)
    assert (int(MOST_DICE), len(FACES), len(UPGRADES)) == (6, 8, 4)
    assert [PRINTED["tokens"][token] for token in TOKENS] == [3, 3, 3, 3]
    assert len(CLANS) == 7
    assert len(NEUTRAL_TACTICS) == 13
    of_clans = [len(HEROES) - 3, len(TACTICS) - 13, len(GOALS), len(SPECIALS), len(BUILDINGS)]
    assert of_clans == [7 * 3, 7 * 2, 7 * 3, 7 * 2, 7 * 2]
    assert sum(of_clans) == 7 * 12
    assert PRINTED["rules"]["troops"] == 15
    assert len(ACHIEVEMENTS) == 11
    assert [*PRINTED["orders"]] == ORDERS


@pytest.mark.parametrize("seats", GUNSEN.seats)
def test_the_board_has_two_sides(seats: int) -> None:
    box = box_of(GUNSEN.setting(seats, {}, {}))
    board = box.board
    found = (size(board.villages), size(board.shrines), size(board.towers))
    assert found == ((7, 2, 2) if seats <= 3 else (10, 3, 3))
    assert len({int(box.fort[seat]) for seat in range(seats)}) == seats


@pytest.mark.parametrize("seats", [2, 6])
def test_all_places_can_be_reached(seats: int) -> None:
    box = box_of(GUNSEN.setting(seats, {}, {}))
    for place in range(PLACE_COUNT):
        for other in range(PLACE_COUNT):
            assert has(box.board.touching[place], other) == has(box.board.touching[other], place)
    for seat in range(seats):
        reached = box.near(seat, box.fort[seat])
        assert reached != 0
        for _ in range(PLACE_COUNT):
            for place in range(PLACE_COUNT):
                if has(reached, place):
                    reached |= box.near(seat, place)
        assert box.territories & ~reached == 0


def test_what_the_examples_print() -> None:
    """Tsanuri's icons, and starting goods by turn order."""
    (tsanuri,) = PRINTED["heroes"]["ikoma-tsanuri"]["effects"]
    assert tsanuri == {"when": "battle", "op": "icons", "blood": 1, "dice": 2}
    start = PRINTED["goods_by_turn"]
    assert start["koku"] == [3, 4, 4, 4, 4, 4]
    assert start["troops"] == [3, 3, 4, 4, 5, 5]


def test_tokens_stay_hidden() -> None:
    """What lies on the map is drawn when it is turned up: nobody can know it before."""
    desk = table(player("crab", {"f1": 3}), player("lion", {"f2": 3}))
    view = desk.state.view(0)
    assert view.places["v1"].token
    assert sum(view.tokens_unseen.values()) == 12


def test_only_neutral_tactics_are_hidden() -> None:
    desk = table(
        player("crab", {"f1": 3}, dealt=["ambush", "patron"], tactics=["ambush"]),
        player("lion", {"f2": 3}, dealt=["veterans"]),
    )
    own, other = desk.state.view(0), desk.state.view(1)
    assert (own.held, other.held) == (["patron"], ["veterans"])
    assert other.players["A"].tactics == ["ambush"]
    assert other.players["A"].tactics_held == 1


def test_values_may_be_higher_than_the_battle_board() -> None:
    strong = {"orders": {"siege": {"effects": [{"when": "battle", "op": "icons", "strength": 9}]}}}
    desk = table(
        player("crab", {"p9": 5}, armory=["siege"]), player("lion", {"p10": 1}), corrections=strong
    ).attack()
    assert desk.events("side-counted")[1]["strength"] == 14
