"""Marches, jumps, heroes on the way, the first army in Toshi Ranbo; summoning, building."""

from typing import Any

import pytest
from tests.titles.gunsen.positions import COLUMNS, PRINTED, player, table

from kachidoki.engine import IllegalAction

LION = player("lion", {"f2": 3})
MOVES = {
    "columns": {"armory": {"effects": [COLUMNS["armory"][0], COLUMNS["armory"][1] | {"n": 3}]}}
}
MARCH = {"orders": {"march": {"effects": COLUMNS["armory"][1:2]}}}


# ----------------------------------------------------------------- armies


def test_any_part_of_an_army_may_go() -> None:
    desk = table(player("crab", {"p9": 4}), LION).activate("armory").play("A march p9 p10")
    assert desk.legal() == [f"muster {count}" for count in (1, 2, 3, 4)]
    assert desk.play("A muster 3").seat()["troops"] == {"p9": 1, "p10": 3}


def test_armies_join_up_to_the_limit() -> None:
    limit = PRINTED["rules"]["army_limit"]
    desk = table(player("crab", {"p9": 4, "p10": 3}), LION).activate("armory")
    desk.play("A march p9 p10")
    assert desk.legal() == [f"muster {count}" for count in range(1, limit - 3 + 1)]
    full = table(player("crab", {"p9": 1, "p10": limit}), LION).activate("armory")
    with pytest.raises(IllegalAction, match="no room"):
        full.play("A march p9 p10")


def test_a_fort_holds_any_number_and_only_its_owner_enters() -> None:
    desk = table(player("crab", {"f1": 8, "p1": 2}), LION).activate("armory")
    assert desk.march("p1", "f1").army("A", "f1") == 10
    near = table(player("crab", {"p13": 2}), player("lion")).activate("armory")
    with pytest.raises(IllegalAction, match="foreign fort"):
        near.play("A march p13 f2")


def test_the_same_army_or_several_may_move_each_move_by_itself() -> None:
    desk = table(player("crab", {"p9": 2, "p1": 1}), LION, corrections=MOVES).activate("armory")
    desk.march("p9", "p10", 1).march("p10", "p11").march("p1", "p2")
    assert desk.seat()["troops"] == {"p9": 1, "p11": 1, "p2": 1}
    assert desk.step == "revealing"


def test_meeting_an_army_ends_all_movement_and_the_rest_of_the_column_is_done() -> None:
    desk = table(
        player("crab", {"p9": 3, "f1": 2}, (0, 0, 9), summon=["march"]),
        player("lion", {"p10": 1, "f2": 2}),
        corrections=MARCH,
    ).activate("summon")
    desk.march("p9", "p10")
    assert desk.step == "summoning"  # the printed line below the card
    assert desk.words["halted"]
    desk.play("A done")
    assert desk.step == "rolling"  # neither the printed move nor bought ones


def test_there_is_one_battle_at_most_in_a_turn() -> None:
    desk = table(
        player("crab", {"p9": 3}, (9, 0, 0)), player("lion", {"p10": 1, "v5": 1}), corrections=MOVES
    ).activate("armory")
    assert desk.march("p9", "p10", 1).step == "rolling"


def test_an_empty_enemy_building_is_taken_without_a_battle() -> None:
    desk = table(
        player("crab", {"p9": 2}), LION, building_places={"lion-war-college": "p10"}
    ).activate("armory")
    desk.march("p9", "p10")
    assert desk.events("battle-began") == []
    view = desk.state.view(None)
    assert view.places["p10"].control == "A"


# ----------------------------------------------------------------- heroes on the way


def test_a_hero_goes_or_stays_but_never_alone() -> None:
    crab = player("crab", {"p9": 3}, heroes={"hida-kisada": "p9"})
    desk = table(crab, LION).activate("armory").play("A march p9 p10", "A muster 2")
    assert desk.legal() == ["lead hida-kisada", "stay"]
    assert desk.play("A stay").hero("hida-kisada") == "p9"
    desk = table(crab, LION).activate("armory").play("A march p9 p10", "A muster 3")
    assert desk.hero("hida-kisada") == "p10"  # nobody stays with him


def test_one_hero_at_most_leaves_the_fort_with_an_army() -> None:
    crab = player("crab", {"f1": 3}, heroes={"hida-kisada": "f1", "toku": "f1"})
    desk = table(crab, LION).activate("armory").play("A march f1 p1", "A muster 3")
    assert desk.legal() == ["lead hida-kisada", "lead toku", "stay"]
    desk.play("A lead toku")
    assert (desk.hero("hida-kisada"), desk.hero("toku")) == ("f1", "p1")


def test_no_two_heroes_on_a_territory() -> None:
    crab = player("crab", {"p9": 2, "p10": 2}, heroes={"hida-kisada": "p9", "toku": "p10"})
    desk = table(crab, LION).activate("armory").play("A march p9 p10")
    assert desk.hero("hida-kisada") == "p9"  # one troop at most goes, and he stays with the other
    assert desk.army("A", "p10") == 3
    home = player("crab", {"p1": 2, "f1": 1}, heroes={"hida-kisada": "p1", "toku": "f1"})
    desk = table(home, LION).activate("armory").play("A march p1 f1", "A muster 2")
    assert (desk.hero("hida-kisada"), desk.hero("toku")) == ("f1", "f1")  # but in the fort


def test_a_larger_army_is_not_left_behind_by_who_leads_it() -> None:
    more = 7
    lion = player("lion", {"p9": more}, heroes={"toturi-the-black": "p9"})
    desk = table(lion, player("crab")).activate("armory").play("A march p9 p10", "A muster 1")
    assert desk.hero("toturi-the-black") == "p9"  # six would be too many without him
    desk = table(lion, player("crab")).activate("armory").play("A march p9 p10", "A muster 2")
    assert desk.legal() == ["lead toturi-the-black", "stay"]


def test_without_its_leader_a_larger_army_may_not_arrive() -> None:
    lion = player("lion", {"p9": 2, "p10": 5}, heroes={"toturi-the-black": "p9"})
    desk = table(lion, player("crab")).activate("armory").play("A march p9 p10")
    assert desk.legal() == ["muster 1", "muster 2"]
    desk.play("A muster 1")
    assert desk.hero("toturi-the-black") == "p10"


def test_an_enemy_camp_takes_any_number_once_it_is_empty() -> None:
    lion = player("lion", {"p9": 5, "p10": 4})
    camp = {"crab-camp": "p10"}
    desk = table(lion, player("crab", {"f2": 3}), building_places=camp).activate("armory")
    assert desk.march("p9", "p10").army("A", "p10") == 9
    big = player("lion", {"p9": 9})
    taken = {"lion-camp": "p9", "crab-camp": "p10"}
    desk = table(big, player("crab", {"p10": 1}), building_places=taken).activate("armory")
    desk.play("A march p9 p10")
    assert desk.legal() == [f"muster {count}" for count in range(1, 6)]  # under enemies five


# ----------------------------------------------------------------- towers


def test_a_jump_comes_before_or_after_a_move_once() -> None:
    desk = table(player("crab", {"f1": 2, "p9": 1}, (2, 0, 0)), LION).activate("armory")
    desk.play("A march p9 p10")
    assert desk.step == "jumping"
    assert desk.legal() == ["jump f1 w1", "jump f1 w2", "done"]
    with pytest.raises(IllegalAction, match="marched already"):
        desk.play("A march f1 p1")
    desk.play("A jump f1 w1", "A muster 2")
    assert desk.goods()[0] == 1
    assert desk.step == "moving"  # a bought move may follow, with a jump of its own
    assert "jump w1 f1" not in desk.legal()  # price and toll are two


def test_any_army_may_jump_with_or_without_its_hero() -> None:
    crab = player("crab", {"w1": 2, "p9": 1}, (1, 0, 0), heroes={"hida-kisada": "w1"})
    desk = table(crab, LION).activate("armory")
    desk.play("A march p9 p10", "A jump w1 w2", "A muster 1")
    assert desk.legal() == ["lead hida-kisada", "stay"]
    assert desk.play("A lead hida-kisada").hero("hida-kisada") == "w2"


def test_a_jump_before_a_move_needs_a_march_after_it() -> None:
    """In a move that a hero must lead, her last troop does not jump away from her."""
    unicorn = player("unicorn", {"f1": 1}, (1, 0, 0), heroes={"shinjo-altansarnai": "f1"})
    desk = table(unicorn, LION).activate("armory").play("A jump f1 w1")
    assert desk.hero("shinjo-altansarnai") == "w1"
    assert all(move.startswith("march w1") for move in desk.legal())


def test_who_has_jumped_must_march() -> None:
    desk = table(player("crab", {"f1": 1}, (1, 0, 0)), LION).activate("armory")
    desk.play("A jump f1 w1")
    assert "done" not in desk.legal()
    assert all(move.startswith("march w1") for move in desk.legal())
    with pytest.raises(IllegalAction, match="jumped already"):
        desk.play("A jump w1 w2")


def test_a_jump_into_a_battle_uses_up_the_move() -> None:
    desk = table(player("crab", {"f1": 3, "p9": 1}, (1, 0, 0)), player("lion", {"w1": 1}))
    desk.activate("armory").play("A jump f1 w1", "A muster 3")
    assert desk.step == "rolling"
    assert desk.army("A", "p9") == 1


def test_no_jump_after_a_march_that_ended_movement() -> None:
    desk = table(player("crab", {"p9": 3, "f1": 1}, (9, 0, 0)), player("lion", {"p10": 1}))
    assert desk.attack().step == "rolling"
    enters = table(player("crab", {"p9": 5, "f1": 1}, (9, 0, 0)), LION).attack("tr")
    assert enters.step == "revealing"


def test_a_toll_that_cannot_be_paid() -> None:
    desk = table(player("crab", {"f1": 2}), LION).activate("armory")
    with pytest.raises(IllegalAction, match="too dear"):
        desk.play("A jump f1 w1")
    assert PRINTED["tower"]["toll"] == 1


def test_a_jump_may_accompany_a_bought_move_if_both_can_be_paid() -> None:
    desk = table(player("crab", {"f1": 2}, (2, 0, 0)), LION).activate("armory")
    desk.march("f1", "p1", 1).play("A done")  # no jump after the printed move
    desk.play("A jump f1 w1")
    assert desk.goods()[0] == 0  # the move is paid with the jump
    assert desk.play("A march w1 p5").army("A", "p5") == 1


def test_forts_that_nobody_plays_are_not_there() -> None:
    desk = table(player("crab", {"p7": 1, "w1": 1}, (9, 0, 0)), LION).activate("armory")
    with pytest.raises(IllegalAction, match="foreign fort"):
        desk.play("A march p7 f3")
    with pytest.raises(IllegalAction, match="foreign fort"):
        desk.play("A jump w1 f3")


# ----------------------------------------------------------------- Toshi Ranbo


def test_the_first_army_needs_five_strength() -> None:
    need = PRINTED["rules"]["strength_to_enter"]
    assert need == 5
    desk = table(player("crab", {"p9": 4}), LION).activate("armory")
    with pytest.raises(IllegalAction, match="too weak"):
        desk.play("A march p9 tr")
    assert "march p9 tr" in table(player("crab", {"p9": 5}), LION).activate("armory").legal()


@pytest.mark.parametrize("side", ["special", "conditional", "tactic", "building"])
def test_what_counts_for_the_first_entry(side: str) -> None:
    strength = {"when": "battle", "op": "icons", "strength": 1}
    card = {"effects": [strength]}
    crab = player("crab", {"p9": 4}, heroes={"hida-kisada": "p9"})
    more: dict[str, Any] = {}
    corrections: dict[str, Any] = {"heroes": {"hida-kisada": {"effects": []}}}
    if side == "special":
        crab |= {"expansion": ["crab-carpenters"], "specials": [0]}
        corrections["specials"] = {"crab-carpenters": card}
    elif side == "conditional":
        hero = {"effects": [strength | {"role": "attacker"}]}
        corrections["heroes"] = {"hida-kisada": hero}
    elif side == "tactic":
        crab |= {"tactics": ["crab-siegecraft"]}
        corrections["tactics"] = {"crab-siegecraft": card}
    else:
        more["building_places"] = {"crab-redoubt": "p1"}
        corrections["buildings"] = {"crab-redoubt": card}
    desk = table(crab, LION, corrections=corrections, **more).activate("armory")
    assert ("march p9 tr" in desk.legal()) == (side == "special")


def test_the_first_entry_ends_movement_and_is_no_battle() -> None:
    desk = table(player("crab", {"p9": 5, "p1": 2}, (9, 0, 0)), LION, corrections=MOVES)
    desk.attack("tr")
    assert desk.step == "revealing"
    assert desk.events("battle-began") == []
    assert not desk.has("attack")
    assert desk.words["captured"]


def test_later_armies_of_any_size_may_walk_through() -> None:
    desk = table(player("crab", {"p9": 1}), LION, captured=True, corrections=MOVES)
    desk.activate("armory").play("A march p9 tr", "A march tr p6")
    assert desk.army("A", "p6") == 1
    assert desk.seat()["achievements"] == []


# ----------------------------------------------------------------- summoning


def test_summoned_troops_may_be_split_between_fort_and_controlled_buildings() -> None:
    two = {"columns": {"summon": {"effects": [COLUMNS["summon"][0] | {"n": 3}]}}}
    desk = table(
        player("crab", {"f1": 3, "p10": 1}),
        LION,
        building_places={"crab-camp": "p1", "lion-camp": "p10", "lion-war-college": "p11"},
        corrections=two,
    ).activate("summon")
    assert desk.legal() == ["summon p1", "summon p10", "summon f1", "done"]
    desk.play("A summon p1", "A summon p10", "A summon f1")
    assert desk.seat()["troops"] == {"p1": 1, "p10": 2, "f1": 4}


def test_a_clan_has_fifteen_troops() -> None:
    assert PRINTED["rules"]["troops"] == 15
    desk = table(player("crab", {"f1": 15}), LION).activate("summon")
    assert desk.step == "moving"
    one = table(player("crab", {"f1": 14}), LION, upgrades={"summon": "A"}).activate("summon")
    assert (one.step, one.argument) == ("summoning", 1)


def test_nobody_is_summoned_to_a_contested_building() -> None:
    desk = table(
        player("crab", {"p9": 3}, summon=["march"]),
        player("lion", {"p10": 1}),
        building_places={"crab-camp": "p10"},
        corrections=MARCH,
    ).activate("summon")
    desk.march("p9", "p10")
    assert desk.legal() == ["summon f1", "done"]


# ----------------------------------------------------------------- building beside a battle


def pending_battle_before_expansion() -> list[str]:
    """A march on a card of the expansion column, then its printed lines."""
    desk = table(
        player("crab", {"p9": 3}, (9, 0, 9), expansion=["march"]),
        player("lion", {"p10": 1}),
        corrections=MARCH,
    ).activate("expansion")
    desk.march("p9", "p10").play("A gain koku")
    return desk.legal()


def test_a_building_may_stand_next_to_a_pending_battle_and_not_in_it() -> None:
    legal = pending_battle_before_expansion()
    assert "build crab-camp p11" in legal
    assert "build crab-camp p10" not in legal


def test_a_hero_may_be_called_into_a_pending_battle() -> None:
    desk = table(
        player("crab", {"p9": 3}, (9, 0, 0), expansion=["march"]),
        player("lion", {"p10": 1}),
        corrections=MARCH,
    ).activate("expansion")
    desk.march("p9", "p10").play("A gain koku", "A buy crab-hold-the-line", "A call hida-kisada")
    assert desk.legal() == ["station p10", "station f1"]
    desk.play("A station p10").until("rolling")
    assert desk.icons("attacker")["strength"] >= 1  # bought and called now, it counts now


def test_what_is_built_and_bought_before_a_pending_battle_counts_in_it() -> None:
    die = {"effects": [{"when": "battle", "op": "icons", "dice": 1}]}
    desk = table(
        player("crab", {"p9": 3}, (9, 0, 9), expansion=["march"]),
        player("lion", {"p10": 1}),
        corrections={
            **MARCH,
            "buildings": {"crab-redoubt": die},
            "tactics": {"crab-hold-the-line": die},
        },
    ).activate("expansion")
    desk.march("p9", "p10").play("A gain koku", "A build crab-redoubt p9", "A done")
    desk.play("A buy crab-hold-the-line").until("rolling")
    assert desk.icons("attacker")["dice"] == 5


def test_a_village_may_be_built_on_once_its_token_is_gone() -> None:
    desk = table(player("crab", {"v4": 2}, (0, 0, 9)), LION, villages=["v1"]).activate("expansion")
    desk.play("A gain koku")
    assert "build crab-camp v4" in desk.legal()
    held = table(player("crab", {"v4": 2}, (0, 0, 9)), LION).activate("expansion")
    held.play("A gain koku")
    with pytest.raises(IllegalAction, match="no site"):
        held.play("A build crab-camp v4")


def test_no_two_buildings_on_a_territory() -> None:
    desk = table(
        player("crab", {"p9": 2}, (0, 0, 9)), LION, building_places={"lion-camp": "p9"}
    ).activate("expansion")
    desk.play("A gain koku")
    assert "build crab-camp p9" not in desk.legal()
    assert "build crab-camp p10" in desk.legal()
