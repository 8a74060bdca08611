"""The row of orders, what is done with one, noble actions, and how a column is activated."""

from typing import Any

import pytest
from tests.titles.gunsen.positions import BLANKS, COLUMNS, NO_EFFECT, PRINTED, Desk, player, table

from kachidoki.engine import IllegalAction
from kachidoki.titles.gunsen.rules.actions import ORDERS

CRAB = player("crab", {"f1": 3})
LION = player("lion", {"f2": 3})
COSTLY = [order for order in ORDERS if PRINTED["orders"][order]["cost"]]
RED = ["spears", "plate", "arrows", "march", "levy"]
PAID = {"orders": {order: {"cost": ["wood"]} for order in ("spears", "levy", "favour", "tax")}}


def reveal(desk: Desk, *orders: str) -> Desk:
    return desk.play(*[f"chance reveal {order}" for order in orders])


# ----------------------------------------------------------------- the row


def test_four_of_a_colour_may_be_thrown_away_again_and_again() -> None:
    desk = table(CRAB, LION, row=RED).play("A refresh")
    assert desk.events("row-refreshed") == [{"seat": "A"}]
    reveal(desk, "spears", "drill", "charge", "march", "tax")
    assert "refresh" in desk.legal()
    reveal(desk.play("A refresh"), "levy", "favour", "tax", "drums", "guard")
    assert "refresh" not in desk.legal()
    assert sum(desk.words["discard"].values()) == 10


def test_four_with_a_cost_may_be_thrown_away() -> None:
    free: dict[str, Any] = {order: {"cost": []} for order in ORDERS}
    paid = {order: {"cost": ["wood"]} for order in ("plate", "levy", "favour", "tax")}
    row = ["plate", "levy", "favour", "tax", "drums"]
    desk = table(CRAB, LION, row=row, blanks=False, corrections={"orders": free | paid})
    assert "refresh" in desk.legal()
    three = free | {order: cost for order, cost in paid.items() if order != "tax"}
    desk = table(CRAB, LION, row=row, blanks=False, corrections={"orders": three})
    assert "refresh" not in desk.legal()


def test_a_discount_does_not_change_what_has_a_cost() -> None:
    dragon = player("dragon", tactics=["dragon-ascetic"])
    desk = table(dragon, LION, row=["spears", "levy", "favour", "tax", "drums"], corrections=PAID)
    assert "refresh" in desk.legal()
    assert "take spears nothing" in desk.legal()


def test_a_short_row_cannot_be_thrown_away() -> None:
    desk = table(CRAB, LION, row=RED[:4])
    assert "refresh" not in desk.legal()
    with pytest.raises(IllegalAction, match="no refresh"):
        desk.play("A refresh")


def test_a_row_cannot_be_thrown_away_where_no_other_cards_are() -> None:
    only = {order: {"copies": 1 if order in RED else 0, "more_copies": 0} for order in ORDERS}
    desk = table(CRAB, LION, row=RED, corrections={"orders": only})
    assert "refresh" not in desk.legal()


def test_a_row_may_be_thrown_away_twelve_times_a_turn() -> None:
    """Ours, so that every turn ends."""
    most = PRINTED["play"]["refreshes"]
    assert "refresh" in table(CRAB, LION, row=RED, refreshes=most - 1).legal()
    enough = table(CRAB, LION, row=RED, refreshes=most)
    assert "refresh" not in enough.legal()
    with pytest.raises(IllegalAction, match="refreshed enough"):
        enough.play("A refresh")


def test_discards_are_shuffled_when_a_card_is_needed() -> None:
    """Those just thrown away are among them."""
    some = [*RED, "drums"]
    only = {order: {"copies": 1 if order in some else 0, "more_copies": 0} for order in ORDERS}
    desk = table(CRAB, LION, row=RED, corrections={"orders": only}).play("A refresh")
    assert desk.legal("chance") == ["reveal drums"]
    desk.play("chance reveal drums")
    assert desk.legal("chance") == [f"reveal {order}" for order in ORDERS if order in RED]
    assert desk.words["discard"] == {}


def test_discards_are_shuffled_at_the_end_of_a_turn_too() -> None:
    only = {order: {"copies": 1 if order in RED else 0, "more_copies": 0} for order in ORDERS}
    only["drums"] = {"copies": 1, "more_copies": 0}
    desk = table(CRAB, LION, row=RED, discard={"drums": 1}, corrections={"orders": only})
    desk.activate("armory").until("revealing")
    assert desk.legal("chance") == ["reveal drums"]


def test_without_cards_the_row_stays_short() -> None:
    only = {order: {"copies": 1 if order in RED else 0, "more_copies": 0} for order in ORDERS}
    desk = table(CRAB, LION, row=RED, corrections={"orders": only}).activate("armory").rest()
    assert [order for order in desk.words["row"] if order] == RED[1:]
    assert desk.words["turn"] == "B"


def test_orders_that_were_placed_never_come_back() -> None:
    desk = table(CRAB, LION, row=RED).activate("armory").rest()
    assert desk.words["discard"] == {}
    assert desk.seat()["armory"] == ["spears"]


def test_who_can_pay_no_order_activates_a_column_without_one() -> None:
    row = ["spears", "levy", "favour"]
    desk = table(CRAB, LION, row=row, corrections=PAID)
    assert desk.legal() == [f"activate {column}" for column in COLUMNS]
    desk.play("A activate influence")
    assert desk.events("no-order") == [{"seat": "A"}]
    assert desk.goods()[1] == 1
    assert desk.words["turns_without_order"] == 1


def test_who_can_pay_no_order_must_throw_the_row_away_if_it_may() -> None:
    row = ["spears", "levy", "favour", "tax", "drums"]
    paid = {"orders": {order: {"cost": ["wood"]} for order in row}}
    assert table(CRAB, LION, row=row, corrections=paid).legal() == ["refresh"]


@pytest.mark.parametrize(
    ("take", "obstacle"),
    [
        ("spears nothing", "other price"),
        ("spears koku", "other price"),
        ("spears wood", "too dear"),
        ("levy koku", "other price"),
    ],
)
def test_an_order_is_paid_with_what_its_cost_names(take: str, obstacle: str) -> None:
    paid = {"orders": {"spears": {"cost": ["wood"]}, "levy": {"cost": []}}}
    row = ["spears", "levy", "favour", "tax", "drums"]
    desk = table(player("crab", {"f1": 3}, (3, 0, 0)), LION, row=row, corrections=paid)
    with pytest.raises(IllegalAction, match=obstacle):
        desk.play(f"A take {take}")


def test_an_order_must_be_taken_and_is_paid_before_it_is_placed() -> None:
    desk = table(player("crab", {"f1": 3}, (0, 1, 0)), LION, row=["spears"], corrections=PAID)
    assert desk.legal() == [f"activate {column}" for column in COLUMNS]
    costly = {"orders": {"spears": {"cost": ["influence"], "effects": []}}}
    desk = table(player("crab", {"f1": 3}, (0, 1, 0)), LION, corrections=costly)
    assert "done" not in desk.legal()
    desk.play("A take spears influence")
    assert desk.legal() == ["place armory"]  # no influence is left for a noble action


# ----------------------------------------------------------------- noble actions


def test_a_noble_action_takes_the_order_face_down_for_influence() -> None:
    desk = table(player("crab", {"f1": 3}, (0, 6, 0)), LION).play("A take spears nothing")
    assert desk.legal() == ["place armory", "noble command", "noble hero", "noble decree"]
    costs = PRINTED["nobles"]["influence"]
    desk.play("A noble hero")
    assert desk.goods()[1] == 6 - costs[1]
    assert desk.seat()["face_down"] == [None, "spears", None]
    assert desk.seat()["armory"] == []


@pytest.mark.parametrize(("noble", "number"), [("command", 0), ("hero", 1), ("decree", 2)])
def test_each_noble_action_is_possible_once(noble: str, number: int) -> None:
    cost = PRINTED["nobles"]["influence"][number]
    rich = player("crab", {"f1": 3}, (0, cost, 0))
    assert f"noble {noble}" in table(rich, LION).play("A take spears nothing").legal()
    poor = player("crab", {"f1": 3}, (0, cost - 1, 0))
    assert f"noble {noble}" not in table(poor, LION).play("A take spears nothing").legal()
    done = player(
        "crab", {"f1": 3}, (0, 9, 0), nobles=[noble], face_down=[None] * number + ["plate"]
    )
    desk = table(done, LION, row=["spears", "levy"]).play("A take spears nothing")
    with pytest.raises(IllegalAction, match="noble done"):
        desk.play(f"A noble {noble}")


def test_command_takes_a_second_order_onto_any_column() -> None:
    desk = table(player("crab", {"f1": 3}, (0, 1, 0)), LION)
    desk.play("A take spears nothing", "A noble command")
    assert "refresh" not in desk.legal()
    assert [order for order in desk.words["row"] if order] == ["levy", "favour", "tax", "plate"]
    desk.play("A take tax nothing")
    assert desk.legal() == [f"place {column}" for column in COLUMNS]
    desk.play("A place summon")
    assert desk.seat()["summon"] == ["tax"]
    assert desk.step == "summoning"
    assert desk.rest().seat()["nobles"] == ["command"]
    assert desk.seat()["face_down"] == ["spears", None, None]


def test_command_needs_a_second_order_that_can_be_paid() -> None:
    paid = {"orders": {"levy": {"cost": ["influence"], "effects": []}}}
    one = player("crab", {"f1": 3}, (0, 1, 0))
    desk = table(one, LION, row=["spears", "levy"], corrections=paid).play("A take spears nothing")
    assert "noble command" not in desk.legal()
    two = player("crab", {"f1": 3}, (0, 2, 0))
    desk = table(two, LION, row=["spears", "levy"], corrections=paid).play("A take spears nothing")
    assert "noble command" in desk.legal()
    alone = table(two, LION, row=["spears"]).play("A take spears nothing")
    with pytest.raises(IllegalAction, match="nothing to command"):
        alone.play("A noble command")


def test_orders_in_a_foreign_column_move_there_too() -> None:
    """A card's moves work in the expansion column, which has none of its own, printed or bought."""
    move = {"orders": {"march": {"cost": [], "effects": COLUMNS["armory"][1:2]}}}
    desk = table(
        player("crab", {"f1": 1}, (9, 1, 9)), LION, row=["spears", "march"], corrections=move
    )
    desk.play("A take spears nothing", "A noble command", "A take march nothing")
    desk.play("A place expansion", "A march f1 p1")
    assert desk.until("gathering").army("A", "p1") == 1
    desk.play("A gain koku")
    assert not [move for move in desk.legal() if move.startswith("march")]


def test_a_noble_hero_comes_and_any_column_follows_without_a_card() -> None:
    desk = table(player("crab", {"f1": 3, "p9": 1}, (0, 2, 0)), LION)
    desk.play("A take spears nothing", "A noble hero")
    assert desk.legal() == ["call hida-kisada", "call hida-o-ushi", "call kaiu-shihobu"]  # must
    desk.play("A call hida-o-ushi")
    assert desk.legal() == ["station p9", "station f1"]
    desk.play("A station p9")
    assert desk.legal() == [f"activate {column}" for column in COLUMNS]
    desk.play("A activate influence")
    assert desk.goods()[1] == 1
    assert desk.seat()["influence"] == []


def test_a_decree_issues_a_special_order_and_activates_its_column() -> None:
    desk = table(player("unicorn", {"f1": 3}, (0, 3, 0)), LION)
    desk.play("A take spears nothing", "A noble decree", "A issue unicorn-caravan expansion")
    gains = [event["good"] for event in desk.events("gained")]
    assert gains == ["koku", "wood"]
    assert desk.step == "gathering"


def test_both_special_orders_come_only_with_innovation() -> None:
    desk = table(
        player("unicorn", {"f1": 3}, (9, 0, 0), dealt=["innovation"], specials=[0]), LION
    ).activate("expansion")
    desk.play("A gain koku", "A buy innovation")
    assert desk.legal() == ["issue unicorn-caravan expansion"]


def test_without_a_special_order_left_none_is_asked_for() -> None:
    """A file of corrections may give Innovation's effect to another tactic as well."""
    issued = player("unicorn", {"f1": 3}, (9, 3, 0), dealt=["innovation"], specials=[0, 1])
    none_left = table(issued, LION).play("A take spears nothing")
    assert "noble decree" not in none_left.legal()
    with pytest.raises(IllegalAction, match="nothing to decree"):
        none_left.play("A noble decree")
    desk = table(issued, LION).activate("expansion").play("A gain koku", "A buy innovation")
    assert desk.step == "buying"


# ----------------------------------------------------------------- activating a column


def test_the_newest_card_acts_first_then_those_below_then_the_printed_lines() -> None:
    gains: dict[str, Any] = {
        "orders": {
            "favour": {"cost": [], "effects": [gain(koku=1), gain(wood=1)]},
            "spies": {"effects": [gain(wood=2)]},
        }
    }
    desk = table(player("crab", {"f1": 3}, influence=["spies"]), LION, corrections=gains)
    desk.activate("influence")
    told = [(event["good"], event["count"]) for event in desk.events("gained")]
    assert told == [("koku", 1), ("wood", 1), ("wood", 2), ("influence", 1)]


def gain(**goods: int) -> dict[str, Any]:
    return {"when": "activate", "op": "gain", **goods}


def test_tactics_heroes_and_buildings_act_between_cards_and_printed_lines() -> None:
    with_column = {"column": "influence"}
    cards = {
        "orders": {"favour": {"cost": [], "effects": [gain(koku=1)]}},
        "tactics": {
            "patron": {"effects": [gain(koku=3) | with_column]},
            "veterans": {"effects": [gain(koku=2) | with_column]},
        },
        "heroes": {"doji-hotaru": {"effects": [gain(koku=4) | with_column]}},
        "buildings": {
            "crane-kakita-dojo": {"effects": [gain(koku=5) | with_column]},
            "crab-redoubt": {"effects": [gain(koku=6) | with_column]},
        },
    }
    desk = table(
        player(
            "crane",
            {"f1": 3, "p9": 1},
            heroes={"doji-hotaru": "f1"},
            tactics=["veterans", "patron"],
            dealt=["patron", "veterans"],
        ),
        player("crab", {"f2": 3}),
        building_places={"crane-kakita-dojo": "p1", "crab-redoubt": "p9"},
        corrections=cards,
    ).activate("influence")
    counts = [event["count"] for event in desk.events("gained")]
    assert counts == [1, 2, 3, 4, 6, 5, 1]


def test_what_is_bought_or_built_later_in_an_activation_does_not_act_in_it() -> None:
    desk = table(player("crab", {"f1": 3}, (9, 0, 0), dealt=["war-chest"]), LION)
    desk.activate("expansion").play("A gain wood", "A buy war-chest").rest()
    assert [event["good"] for event in desk.events("gained")] == ["wood"]


def test_a_discount_bought_now_comes_too_late_for_a_building() -> None:
    """Lines are not gone back to."""
    desk = table(player("crab", {"f1": 3}, (9, 0, 1)), LION)
    desk.activate("expansion").play("A gain wood")
    desk.until("buying").play("A buy crab-siegecraft", "A call hida-kisada")
    assert not [move for move in desk.legal() if move.startswith("build")]


def test_any_part_of_an_activation_may_be_left_out_but_gains_come_by_themselves() -> None:
    desk = table(player("crab", {"f1": 3}, (1, 1, 1)), LION).activate("summon")
    assert "done" in desk.legal()
    desk.play("A done")
    assert desk.step == "moving"
    assert "done" in desk.legal()
    assert desk.play("A done", "A done").step == "revealing"
    assert table(player("crab", {"f1": 3}), LION).activate("influence").goods() == (0, 1, 0)


def test_troops_that_are_not_summoned_now_do_not_come_later() -> None:
    desk = table(CRAB, LION).activate("summon").play("A done")
    assert "summon f1" not in desk.legal()


def test_a_special_order_placed_by_innovation_waits_for_its_column() -> None:
    desk = table(player("scorpion", {"f1": 3}, (9, 0, 0), dealt=["innovation"]), LION)
    desk.activate("expansion").play("A gain koku", "A buy innovation")
    desk.play("A issue scorpion-blackmail expansion").rest()
    assert desk.seat()["expansion"] == ["tax", "scorpion-blackmail"]
    assert desk.events("special-spent") == []


def test_a_special_order_used_once_goes_even_if_it_was_left_out() -> None:
    desk = table(player("phoenix", {"f1": 3, "p9": 1}, (0, 3, 0)), player("lion", {"p10": 2}))
    desk.play("A take spears nothing", "A noble decree", "A issue phoenix-wrath summon")
    assert desk.step == "smiting"
    desk.play("A done")
    assert desk.events("special-spent") == [{"seat": "A", "special": "phoenix-wrath"}]
    assert desk.seat()["summon"] == []
    assert desk.words["discard"] == {}  # no card of the deck


def test_goods_have_no_limit() -> None:
    """More than the thirty tokens of the box."""
    desk = table(player("crab", {"f1": 3}, (30, 30, 30)), LION)
    desk.activate("expansion").play("A gain wood")
    assert desk.goods() == (30, 30, 31)


def test_bought_moves_are_paid_one_by_one_as_often_as_one_can() -> None:
    desk = table(player("crab", {"f1": 1}, (0, 1, 0)), LION).activate("influence")
    desk.play("A march f1 p1", "A march p1 p2", "A march p2 p3")
    assert desk.goods() == (0, 0, 0)  # one it had, one it gained
    assert desk.step == "revealing"


def test_bought_moves_are_not_offered_where_nothing_can_move() -> None:
    desk = table(player("crab", {}, (9, 0, 0)), LION).activate("armory")
    assert desk.step == "revealing"


@pytest.mark.parametrize(
    ("column", "good"), [("armory", "koku"), ("summon", "wood"), ("influence", "influence")]
)
def test_what_a_bought_move_costs_in_each_column(column: str, good: str) -> None:
    row = PRINTED["columns"][column]["effects"][2]
    assert (row["op"], row["pay"], row["price"]) == ("buy-move", good, 1)


def test_upgrades_cover_the_first_line_of_their_column() -> None:
    crab = player("crab", {"f1": 1, "p9": 2})
    for upgrade, step, argument in (("summon", "summoning", 2), ("influence", "moving", 1)):
        desk = table(crab, LION, upgrades={upgrade: "A"}).activate(upgrade)
        assert (desk.step, desk.argument) == (step, argument)
    assert desk.goods()[1] == 2
    desk = table(crab, LION, upgrades={"expansion": "A"}).activate("expansion")
    assert desk.goods() == (1, 0, 1)  # instead of the choice
    desk = table(crab, player("lion", {"p10": 3}), upgrades={"armory": "A"}).attack()
    icons = desk.icons("attacker")
    assert (icons["dice"], icons["keep"]) == (4, 3)


def test_blank_orders_of_the_bench_do_nothing() -> None:
    assert set(BLANKS) == set(COLUMNS)
    assert NO_EFFECT == {"cost": [], "effects": []}
