"""Battle, from what counts in it to the spoils, and the end of a turn."""

from typing import Any

import pytest
from tests.titles.gunsen.positions import BASE, COLUMNS, PRINTED, Desk, duel, player, table

from kachidoki.engine import IllegalAction
from kachidoki.titles.gunsen.rules.actions import GOALS

COLLEGE: dict[str, Any] = {"buildings": {"lion-war-college": {"effects": []}}}
QUIET = {"goals": {goal: {"conditions": [{"op": "tokens-taken", "n": 40}]} for goal in GOALS}}
REROLLS = {
    "orders": {"drill": {"effects": [{"when": "battle", "op": "icons", "dice": 9, "reroll": 2}]}}
}
AMBUSH = {"when": "battle-start", "op": "kill", "n": 1}
REINFORCED = {"when": "battle-start", "op": "summon", "n": 1, "at": "here"}
SPARED = {"effects": [{"when": "battle-lost", "op": "spare", "n": 1}]}


def fought(desk: Desk, defends: str, attacks: str) -> Desk:
    """Both roll three dice and keep two, as they lie in order of their faces."""
    desk.roll(defends)
    desk.play(f"B keep {kept(desk, defends)}").roll(attacks)
    return desk.play(f"A keep {kept(desk, attacks)}")


def kept(desk: Desk, faces: str) -> str:
    """The dice that show the first two of these faces."""
    lying = desk.words["dice"]
    first = lying.index(faces[0])
    second = lying.index(faces[1], first + 1 if faces[0] == faces[1] else 0)
    return "+".join(str(place + 1) for place in sorted((first, second)))


# ----------------------------------------------------------------- what counts


def test_troops_count_one_strength_each() -> None:
    desk = duel(player("crab", {"p9": 4}), player("lion", {"p10": 2}))
    assert desk.events("side-counted") == [
        {"seat": "B", "strength": 2, "blood": 0, "armour": 0},
        {"seat": "A", "strength": 4, "blood": 0, "armour": 0},
    ]
    assert desk.icons("attacker") == BASE


def test_the_defender_of_toshi_ranbo_has_a_strength_and_an_armour_more() -> None:
    desk = duel(player("crab", {"p9": 4}), player("lion", {"tr": 2}), "tr", captured=True)
    assert desk.events("side-counted")[0] == {"seat": "B", "strength": 3, "blood": 0, "armour": 1}
    assert desk.events("side-counted")[1] == {"seat": "A", "strength": 4, "blood": 0, "armour": 0}


def test_face_down_orders_and_tactics_that_were_not_bought_do_not_count() -> None:
    desk = duel(
        player("crab", {"p9": 4}, face_down=["siege"], nobles=["command"], dealt=["veterans"]),
        player("lion", {"p10": 2}),
    )
    assert desk.icons("attacker") == BASE


def test_troops_that_died_at_the_start_do_not_count() -> None:
    ambush = {"tactics": {"ambush": {"effects": [AMBUSH | {"n": 2}]}}}
    desk = duel(
        player("crab", {"p9": 4}, tactics=["ambush"], dealt=["ambush"]),
        player("lion", {"p10": 3}),
        corrections=ambush,
    )
    assert desk.events("side-counted")[0]["strength"] == 1
    assert desk.words["battle"]["defender"]["began_with"] == 3


def test_a_bound_of_troops_is_looked_at_after_the_start() -> None:
    numbers = {"when": "battle", "op": "icons", "dice": 1, "troops": 4}
    cards = {"tactics": {"ambush": {"effects": [AMBUSH]}, "lion-numbers": {"effects": [numbers]}}}
    desk = duel(
        player("crab", {"p9": 4}, tactics=["ambush"], dealt=["ambush"]),
        player("lion", {"p10": 4}, tactics=["lion-numbers"]),
        corrections=cards,
    )
    assert desk.icons("defender")["dice"] == 3


# ----------------------------------------------------------------- the start


def test_the_start_hero_tactics_buildings_the_defender_first() -> None:
    steal = {"when": "battle-start", "op": "steal", "n": 1, "of": ["koku"], "from": "opponent"}
    cards = {
        "heroes": {"hida-kisada": {"effects": [AMBUSH]}, "kitsu-motso": {"effects": [AMBUSH]}},
        "tactics": {"ambush": {"effects": [steal]}},
        "buildings": {"crab-redoubt": {"effects": [AMBUSH | {"n": 2}]}},
    }
    desk = duel(
        player(
            "crab", {"p9": 5}, heroes={"hida-kisada": "p9"}, tactics=["ambush"], dealt=["ambush"]
        ),
        player("lion", {"p10": 5}, (1, 0, 0), heroes={"kitsu-motso": "p10"}),
        building_places={"crab-redoubt": "p1"},
        corrections=cards,
    )
    desk.play("A steal B koku")
    told = [(e.kind, e.args["seat"]) for e in desk.told if e.kind in ("killed", "stolen")]
    assert told == [("killed", "B"), ("killed", "A"), ("stolen", "A"), ("killed", "A")]


def test_kills_at_the_start_do_not_stop_the_other_side() -> None:
    cards = {"tactics": {"ambush": {"effects": [AMBUSH]}, "veterans": {"effects": [AMBUSH]}}}
    desk = duel(
        player("crab", {"p9": 1, "f1": 2}, tactics=["ambush"], dealt=["ambush"]),
        player("lion", {"p10": 1, "f2": 2}, tactics=["veterans"], dealt=["veterans"]),
        corrections=cards,
    )
    assert [event["seat"] for event in desk.events("killed")] == ["B", "A"]
    assert desk.step == "rolling"  # it goes on without troops
    fought(desk, "333", "333")
    assert desk.events("battle-undecided") == [{"place": "p10"}]


def test_a_redoubt_whose_defenders_died_at_the_start_still_counts_for_them() -> None:
    """Until the battle is decided, the defender has the building."""
    dice = {"when": "battle", "op": "icons", "dice": 1}
    cards = {
        "tactics": {"ambush": {"effects": [AMBUSH]}},
        "buildings": {"crab-redoubt": {"effects": [dice]}},
    }
    desk = duel(
        player("lion", {"p9": 3}, tactics=["ambush"], dealt=["ambush"]),
        player("crab", {"p10": 1, "f2": 2}),
        building_places={"crab-redoubt": "p10"},
        corrections=cards,
    )
    assert desk.icons("defender")["dice"] == 4
    assert desk.icons("attacker")["dice"] == 3


def test_a_redoubt_of_which_nobody_is_left_still_counts_for_its_defender() -> None:
    """Not for its builder, who attacks, before the battle is decided."""
    dice = {"when": "battle", "op": "icons", "dice": 1}
    cards = {
        "tactics": {"ambush": {"effects": [AMBUSH]}},
        "buildings": {"crab-redoubt": {"effects": [dice]}},
    }
    desk = duel(
        player("crab", {"p9": 1, "f1": 2}, tactics=["ambush"], dealt=["ambush"]),
        player("lion", {"p10": 1, "f2": 2}),
        building_places={"crab-redoubt": "p10"},
        corrections=cards,
    )
    assert desk.icons("defender")["dice"] == 4
    assert desk.icons("attacker")["dice"] == 3


def test_several_buildings_add_up_whoever_built_them() -> None:
    dice = {"effects": [{"when": "battle", "op": "icons", "dice": 1}]}
    cards = {"buildings": {"crab-redoubt": dice, "lion-war-college": dice}}
    desk = duel(
        player("crab", {"p9": 3, "p1": 1}),
        player("lion", {"p10": 1}),
        building_places={"crab-redoubt": "p2", "lion-war-college": "p1"},
        corrections=cards,
    )
    assert desk.icons("attacker")["dice"] == 5


def test_a_defended_camp_has_room_for_troops_that_come_in_the_battle() -> None:
    summon = {"when": "battle-start", "op": "summon", "n": 2, "at": "here"}
    cards = {"heroes": {"toku": {"effects": [summon]}}}
    desk = duel(
        player("lion", {"p9": 3}),
        player("crab", {"p10": 6}, heroes={"toku": "p10"}),
        building_places={"crab-camp": "p10"},
        corrections=cards,
    )
    assert desk.army("B", "p10") == 8
    attacks = duel(
        player("crab", {"p9": 4}, heroes={"toku": "p9"}),
        player("lion", {"p10": 3}),
        building_places={"crab-camp": "p10"},
        corrections=cards,
    )
    assert attacks.army("A", "p10") == 5


# ----------------------------------------------------------------- dice


def test_at_most_six_dice_are_rolled() -> None:
    assert PRINTED["rules"]["dice"] == 6
    desk = duel(
        player("crab", {"p9": 3}), player("lion", {"p10": 3}, armory=["drill"]), corrections=REROLLS
    )
    assert desk.argument == 6
    desk.roll("123456")
    assert desk.words["dice"] == ["1", "2", "3", "4", "5", "6"]


def test_any_dice_may_be_thrown_again_as_often_as_there_are_rerolls() -> None:
    one = {"orders": {"drill": {"effects": [{"when": "battle", "op": "icons", "reroll": 2}]}}}
    desk = duel(
        player("crab", {"p9": 3}), player("lion", {"p10": 3}, armory=["drill"]), corrections=one
    )
    desk.roll("311")
    assert (desk.actor, desk.argument) == ("B", 2)
    assert desk.words["dice"] == ["1", "1", "3"]
    assert desk.legal("B") == [
        "decline",
        "reroll 1",
        "reroll 1+2",
        "reroll 3",
        "reroll 1+3",
        "reroll 1+2+3",
    ]
    desk.play("B reroll 1+2").roll("84")
    assert (desk.words["dice"], desk.step, desk.argument) == (["3", "4", "8"], "rerolling", 1)
    assert desk.play("B decline").step == "keeping"


def test_exactly_so_many_dice_are_kept() -> None:
    desk = duel(player("crab", {"p9": 3}), player("lion", {"p10": 3})).roll("123")
    assert desk.legal("B") == ["keep 1+2", "keep 1+3", "keep 2+3"]
    more = {"orders": {"smith": {"effects": [{"when": "battle", "op": "icons", "keep": 5}]}}}
    desk = duel(
        player("crab", {"p9": 3}), player("lion", {"p10": 3}, armory=["smith"]), corrections=more
    )
    desk.roll("123")
    assert desk.actor == "chance"  # all are kept, nobody is asked
    assert desk.icons("defender")["strength"] == 2


def test_the_defender_rolls_and_keeps_before_the_attacker() -> None:
    desk = duel(player("crab", {"p9": 3}), player("lion", {"p10": 3}))
    fought(desk, "111", "111")
    told = [event["seat"] for event in desk.events("die-rolled")]
    assert told == ["B"] * 3 + ["A"] * 3


# ----------------------------------------------------------------- losses and the winner


def test_losses_come_together_and_armour_cancels_blood() -> None:
    desk = duel(player("crab", {"p9": 4}), player("lion", {"p10": 5}), corrections=QUIET)
    fought(desk, "873", "883")
    assert desk.events("final-count") == [
        {"seat": "B", "strength": 6, "blood": 3, "armour": 1},
        {"seat": "A", "strength": 6, "blood": 4, "armour": 0},
    ]
    assert desk.events("losses") == [{"seat": "B", "count": 3}, {"seat": "A", "count": 3}]


def test_a_tie_goes_to_the_defender() -> None:
    desk = duel(player("crab", {"p9": 3}), player("lion", {"p10": 3}))
    fought(desk, "333", "333")
    assert desk.events("battle-won")[0] == {"seat": "B", "owner": "A", "place": "p10"}
    assert not desk.has("attack")


def test_deaths_do_not_lower_strength() -> None:
    desk = duel(player("crab", {"p9": 4}), player("lion", {"p10": 5}), corrections=QUIET)
    fought(desk, "441", "112")
    assert desk.events("losses")[1] == {"seat": "A", "count": 2}
    assert [event["strength"] for event in desk.events("final-count")] == [5, 6]
    assert desk.events("battle-won")[0]["seat"] == "A"


def test_the_weaker_side_wins_if_it_alone_survives() -> None:
    desk = duel(
        player("crab", {"p9": 2, "f1": 1}), player("lion", {"p10": 1, "f2": 2}), corrections=QUIET
    )
    fought(desk, "833", "333")
    assert desk.events("losses") == [{"seat": "B", "count": 0}, {"seat": "A", "count": 0}]
    assert desk.events("battle-won")[0]["seat"] == "B"
    desk = duel(
        player("crab", {"p9": 2, "f1": 1}), player("lion", {"p10": 1, "f2": 2}), corrections=QUIET
    )
    fought(desk, "813", "113")
    assert [event["strength"] for event in desk.events("final-count")] == [3, 4]
    assert desk.events("losses") == [{"seat": "B", "count": 0}, {"seat": "A", "count": 2}]
    assert desk.events("battle-won")[0]["seat"] == "B"


def test_nobody_wins_where_nobody_is_left() -> None:
    desk = duel(
        player("crab", {"p9": 2, "f1": 1}),
        player("lion", {"p10": 2, "f2": 1}, tokens=["wood"]),
        villages=["v1"],
        tokens_unseen=["troop"],
        corrections=QUIET,
    )
    fought(desk, "883", "883")
    assert desk.events("battle-undecided") == [{"place": "p10"}]
    assert not desk.has("attack")
    assert desk.seat("B")["tokens"] == ["wood"]
    assert desk.events("spared") == []


def test_nobody_holds_a_toshi_ranbo_that_nobody_won() -> None:
    desk = duel(
        player("crab", {"p9": 2, "f1": 1}),
        player("lion", {"tr": 1, "f2": 2}, achievements=["toshi-ranbo-taken", "toshi-ranbo-held"]),
        "tr",
        captured=True,
        upgrades={"expansion": "B"},
        corrections=QUIET,
    )
    fought(desk, "883", "883")
    assert desk.events("battle-undecided")
    assert desk.seat("B")["achievements"] == ["toshi-ranbo-taken"]
    assert desk.words["upgrades"]["expansion"] == "B"


# ----------------------------------------------------------------- retreat and heroes


def test_the_loser_retreats_to_one_place() -> None:
    desk = duel(
        player("crab", {"p9": 5}),
        player("lion", {"p10": 3, "p11": 3, "p12": 1, "p1": 1}),
        building_places={"lion-camp": "p12", "lion-war-college": "p11", "crab-camp": "p1"},
        corrections=COLLEGE,
    )
    fought(desk, "333", "333")
    assert desk.legal("B") == ["retreat p1", "retreat p12", "retreat f2"]  # p11 has room for two
    desk.play("B retreat p12")
    assert desk.army("B", "p12") == 4


def test_no_retreat_to_a_building_that_an_enemy_controls() -> None:
    desk = duel(
        player("crab", {"p9": 5, "p12": 1}),
        player("lion", {"p10": 3}),
        building_places={"lion-camp": "p12"},
    )
    fought(desk, "333", "333")
    assert desk.army("B", "f2") == 3  # there is no choice


def test_a_hero_retreats_along_or_to_the_fort_if_another_stands_there() -> None:
    desk = duel(
        player("crab", {"p9": 5}),
        player("lion", {"p10": 3, "p12": 1}, heroes={"kitsu-motso": "p10", "toku": "p12"}),
        building_places={"lion-camp": "p12"},
        corrections={"heroes": {"kitsu-motso": {"effects": []}, "toku": {"effects": []}}},
    )
    fought(desk, "333", "333").play("B retreat p12")
    assert desk.army("B", "p12") == 4
    assert (desk.hero("kitsu-motso"), desk.hero("toku")) == ("f2", "p12")


def test_a_leader_who_cannot_stay_does_not_make_room() -> None:
    limit = {"when": "always", "op": "army-limit", "n": 2}
    heroes = {"kitsu-motso": {"effects": []}, "toturi-the-black": {"effects": [limit]}}
    beaten = {"kitsu-motso": "p11", "toturi-the-black": "p10"}
    desk = duel(
        player("crab", {"p9": 5}, armory=["siege"]),
        player("lion", {"p10": 4, "p11": 3}, heroes=beaten),
        building_places={"lion-war-college": "p11"},
        corrections=COLLEGE | {"heroes": heroes},
    )
    fought(desk, "333", "333")
    assert desk.army("B", "f2") == 4
    desk = duel(
        player("crab", {"p9": 5}, armory=["siege"]),
        player("lion", {"p10": 4, "p11": 3}, heroes={"toturi-the-black": "p10"}),
        building_places={"lion-war-college": "p11"},
        corrections=COLLEGE | {"heroes": heroes},
    )
    fought(desk, "333", "333")
    assert desk.legal("B") == ["retreat p11", "retreat f2"]  # with him seven have room


def test_a_hero_whose_army_died_goes_to_the_fort_or_to_a_building_with_troops() -> None:
    desk = duel(
        player("crab", {"p9": 5}),
        player(
            "lion",
            {"p10": 1, "p12": 1, "p11": 1, "p1": 1},
            heroes={"matsu-tsuko": "p10", "toku": "p11"},
        ),
        building_places={"lion-camp": "p12", "lion-war-college": "p11", "crab-camp": "p13"},
        corrections=COLLEGE,
    )
    fought(desk, "111", "883")
    assert desk.step == "homing"
    assert desk.legal("B") == ["station p12", "station f2"]
    assert desk.play("B station p12").hero("matsu-tsuko") == "p12"


def test_both_heroes_go_home_when_nobody_is_left() -> None:
    desk = duel(
        player("crab", {"p9": 1, "f1": 2}, heroes={"kaiu-shihobu": "p9"}),
        player("lion", {"p10": 1, "f2": 2}, heroes={"matsu-tsuko": "p10"}),
        corrections=QUIET
        | {"heroes": {hero: {"effects": []} for hero in ("kaiu-shihobu", "matsu-tsuko")}},
    )
    fought(desk, "883", "883")
    assert [event["seat"] for event in desk.events("hero-home")] == ["B", "A"]
    assert (desk.hero("matsu-tsuko"), desk.hero("kaiu-shihobu")) == ("f2", "f1")


# ----------------------------------------------------------------- spoils


def test_a_winner_takes_a_token_and_its_reward_the_kind_is_its_choice() -> None:
    desk = duel(
        player("crab", {"p9": 5}),
        player("lion", {"p10": 1, "f2": 2}, tokens=["troop", "wood"]),
        villages=["v1"],
        tokens_unseen=["koku"],
    )
    fought(desk, "333", "333")
    assert desk.legal() == ["plunder troop", "plunder wood"]
    desk.play("A plunder troop")
    assert desk.army("A", "f1") == 1
    assert (desk.seat()["tokens"], desk.seat("B")["tokens"]) == (["troop"], ["wood"])


def test_a_full_board_still_has_the_reward_of_a_taken_token() -> None:
    desk = duel(
        player("crab", {"p9": 5}, tokens=["koku", "koku", "koku"], achievements=["villages"]),
        player("lion", {"p10": 1, "f2": 2}, tokens=["wood"]),
        villages=["v1"],
        tokens_unseen=["troop"],
    )
    fought(desk, "333", "333")
    assert desk.goods()[2] == 1
    assert desk.seat()["tokens"] == ["koku", "koku", "koku"]
    assert desk.seat("B")["tokens"] == []
    assert desk.seat()["tokens_taken"] == 1


def test_a_troop_as_a_reward_comes_only_from_the_supply() -> None:
    desk = duel(
        player("crab", {"p9": 5, "f1": 10}),
        player("lion", {"p10": 1, "f2": 2}, tokens=["troop"]),
        villages=["v1"],
        tokens_unseen=["koku"],
    )
    fought(desk, "333", "333")
    assert desk.army("A", "f1") == 10
    assert desk.seat()["tokens"] == ["troop"]


def test_the_order_after_the_outcome() -> None:
    """Achievement, spared troops, retreat, token, then what acts for a victory."""
    desk = duel(
        player("crab", {"p9": 5}, heroes={"hida-o-ushi": "p9"}),
        player("lion", {"p10": 4}, heroes={"kitsu-motso": "p10"}, tokens=["wood"]),
        villages=["v1"],
        tokens_unseen=["koku"],
        corrections={
            "heroes": {
                "hida-o-ushi": {"effects": [{"when": "battle-won", "op": "gain", "koku": 1}]},
                "kitsu-motso": {"effects": [{"when": "battle-lost", "op": "spare", "n": 2}]},
            }
        },
    )
    fought(desk, "333", "883")
    kinds = ("losses", "battle-won", "attack-point", "spared", "retreated", "token-taken", "gained")
    assert desk.order_of(*kinds) == [
        "losses",
        "losses",
        "battle-won",
        "attack-point",
        "spared",
        "retreated",
        "token-taken",
        "gained",
        "gained",
    ]


def test_spared_troops_were_killed_all_the_same() -> None:
    slaughter = {"conditions": [{"op": "kills-in-battle", "n": 2}]}
    desk = duel(
        player("lion", {"p9": 5}),
        player("unicorn", {"p10": 3}, tactics=["unicorn-hit-and-run"]),
        corrections={"goals": {"lion-slaughter": slaughter}},
    )
    desk.until("keeping", "roll 3")
    desk.rest("roll 8", "keep 1+2")
    assert [event["goal"] for event in desk.events("goal-point")][:1] == ["lion-slaughter"]
    assert desk.events("spared")


def test_what_is_spared_adds_up_over_cards() -> None:
    cards = {"heroes": {"toku": SPARED}, "tactics": {"unicorn-hit-and-run": SPARED}}
    desk = duel(
        player("lion", {"p9": 5}),
        player("unicorn", {"p10": 3}, heroes={"toku": "p10"}, tactics=["unicorn-hit-and-run"]),
        corrections=cards,
    )
    fought(desk, "111", "883")
    assert desk.events("spared") == [{"seat": "B", "count": 2}]


def test_nobody_is_spared_whose_place_another_has_taken() -> None:
    """The redoubt kills one of fifteen, Toturi calls it back, and the attack fails without losses."""
    desk = duel(
        player(
            "unicorn",
            {"p9": 3, "f1": 12},
            heroes={"toturi-the-black": "p9"},
            tactics=["unicorn-hit-and-run"],
        ),
        player("crab", {"p10": 5}),
        building_places={"crab-redoubt": "p10"},
        corrections={
            "buildings": {"crab-redoubt": {"effects": [AMBUSH | {"role": "defender"}]}},
            "heroes": {"toturi-the-black": {"effects": [REINFORCED]}},
            "tactics": {"unicorn-hit-and-run": SPARED},
        },
    )
    desk.rest()
    assert desk.events("killed")[0]["count"] == 1
    assert desk.events("summoned") == [{"seat": "A", "place": "p10", "count": 1}]
    assert [lost["count"] for lost in desk.events("losses")] == [0, 0]
    assert desk.events("battle-won")[0]["seat"] == "B"
    assert desk.events("spared") == []
    assert sum(desk.seat("A")["troops"].values()) == 15


def test_a_battle_that_lost_its_defenders_before_it_began_is_none() -> None:
    """A march on the card above, wrath on the card below."""
    desk = table(
        player("phoenix", {"p9": 2}, influence=["phoenix-wrath", "roads"], specials=[0]),
        player("lion", {"p10": 1, "f2": 2}),
        corrections={"orders": {"roads": {"effects": COLUMNS["armory"][1:2]}}},
    ).activate("influence")
    desk.march("p9", "p10").play("A smite p10")
    desk.rest()
    assert desk.events("battle-began") == []
    assert desk.army("A", "p10") == 2
    assert not desk.has("attack")
    assert desk.state.view(None).places["p10"].control == "A"


def test_what_wrath_has_emptied_is_taken_at_once() -> None:
    """The rest of the column finds it so: one may build there, and it counts for achievements."""
    roads = {"orders": {"roads": {"effects": COLUMNS["armory"][1:2]}}}
    above = ["phoenix-wrath", "roads"]
    desk = table(
        player("phoenix", {"p9": 2}, (0, 0, 9), expansion=above, specials=[0]),
        player("lion", {"p10": 1, "f2": 2}),
        corrections=roads,
    ).activate("expansion")
    desk.march("p9", "p10").play("A smite p10", "A gain wood")
    assert "build phoenix-library p10" in desk.legal()
    desk = table(
        player("phoenix", {"s1": 1, "v4": 2}, influence=above, specials=[0]),
        player("lion", {"s2": 1, "f2": 2}),
        corrections=roads,
    ).activate("influence")
    desk.march("v4", "s2").play("A smite s2")
    assert desk.has("shrines")
    assert desk.step != "ordering"


# ----------------------------------------------------------------- the end of a turn


def test_villages_are_taken_at_the_end_of_a_turn_in_the_order_of_the_map() -> None:
    desk = table(
        player("crab", {"v4": 1, "v1": 1, "f1": 1}), player("lion", {"f2": 3, "v7": 1})
    ).activate("armory")
    desk.until("finding").play("chance find koku")
    assert desk.events("token-found")[0] == {"seat": "A", "place": "v1", "token": "koku"}
    desk.play("chance find troop")
    assert desk.army("A", "f1") == 2
    assert desk.words["villages"] == ["v2", "v3", "v5", "v6", "v7"]  # another's waits for its turn


def test_a_village_where_one_stood_already_counts_as_well() -> None:
    """Control at the end of the own turn, whoever moved when."""
    desk = table(player("crab", {"v1": 1, "f1": 2}), player("lion", {"f2": 3})).activate("summon")
    assert desk.until("finding").words["pending"][-1]["step"] == "finding"


def test_upgrades_change_hands_at_the_end_of_a_turn_and_stay() -> None:
    desk = table(
        player("crab", {"s1": 1, "f1": 2}), player("lion", {"f2": 3}), upgrades={"armory": "B"}
    ).activate("armory")
    desk.rest()
    assert desk.words["upgrades"]["armory"] == "A"
    away = table(player("crab", {"f1": 3}), player("lion", {"f2": 3}), upgrades={"armory": "A"})
    assert away.activate("armory").rest().words["upgrades"]["armory"] == "A"


def test_the_end_of_a_turn_has_an_order() -> None:
    desk = table(
        player("phoenix", {"v1": 1, "s1": 2, "tr": 1}, heroes={"isawa-kaede": "s1"}),
        player("lion", {"f2": 2}),
        captured=True,
    ).activate("armory")
    desk.until("finding").play("chance find koku")
    kinds = ("token-found", "upgrade-taken", "taken-point", "held-point", "goal-point", "refilled")
    assert desk.order_of(*kinds) == [
        "token-found",
        "upgrade-taken",
        "upgrade-taken",
        "taken-point",
        "held-point",
        "goal-point",
        "refilled",
    ]


def test_everybody_is_filled_up_to_three_troops() -> None:
    least = PRINTED["rules"]["least_troops"]
    assert least == 3
    desk = table(player("crab", {"p9": 1}), player("lion", {"f2": 2}), player("crane", {"f3": 4}))
    desk.activate("armory").rest()
    assert desk.events("refilled") == [{"seat": "A", "count": 2}, {"seat": "B", "count": 1}]
    assert desk.army("A", "f1") == 2


def test_the_row_is_refilled_and_the_next_player_takes_its_turn() -> None:
    desk = table(player("crab", {"f1": 3}), player("lion", {"f2": 3})).activate("armory")
    desk.until("revealing").play("chance reveal drums")
    assert desk.words["row"].count("drums") == 1
    assert (desk.words["turn"], desk.words["round"]) == ("B", 1)
    desk.activate("summon", "B").rest()
    assert (desk.words["turn"], desk.words["round"]) == ("A", 2)


def test_control_needs_an_army_alone() -> None:
    desk = table(player("crab", {"s1": 1, "f1": 2}), player("lion", {"f2": 3}))
    assert desk.state.view(None).places["s1"].control == "A"
    assert desk.state.view(None).places["s2"].control is None


def test_a_seat_may_not_play_out_of_turn() -> None:
    desk = table(player("crab", {"f1": 3}), player("lion", {"f2": 3}))
    with pytest.raises(IllegalAction):
        desk.play("B take spears nothing")
