"""Achievements: the eleven slots, the goals of all clans, and who wins."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.titles.gunsen.positions import (
    BENCH_GOALS,
    GUNSEN,
    PRINTED,
    Desk,
    duel,
    player,
    table,
)

from kachidoki.titles.gunsen.rules.actions import ACHIEVEMENTS, CLANS, GOALS

HARMLESS = {"goals": {goal: {"conditions": [{"op": "tokens-taken", "n": 40}]} for goal in GOALS}}
ARMORY = ["plate", "arrows", "march", "drill", "smith", "charge", "guard", "siege"]
SIX = ["attack", "attack-again", "goal", "goal-again", "buildings", "tactics"]


def wanted(goal: str) -> dict[str, Any]:
    """The first condition of a goal on the bench."""
    return BENCH_GOALS[goal][0]


def reached(desk: Desk, seat: str = "A") -> list[str]:
    return [event["goal"] for event in desk.events("goal-point") if event["seat"] == seat]


# ----------------------------------------------------------------- just before each goal is reached


def bulwark() -> Desk:
    return duel(player("crab", {"p9": 1, "f1": 2}), player("lion", {"p10": 5})).rest()


def bulwark_of_the_other() -> Desk:
    return duel(player("lion", {"p9": 1, "f1": 2}), player("crab", {"p10": 5})).rest()


def great_host() -> Desk:
    n = wanted("crab-great-host")["n"]
    return table(player("crab", {"f1": n - 1}), player("lion")).activate("summon")


def stronghold() -> Desk:
    army = {"p1": wanted("crab-stronghold")["n"] - 1, "p6": 4}
    return table(
        player("crab", army), player("lion"), building_places={"lion-camp": "p1"}
    ).activate("summon")


def voice() -> Desk:
    influence = wanted("crane-voice")["influence"]
    return table(player("crane", {"f1": 3}, (0, influence - 1, 0)), player("lion"))


def granaries() -> Desk:
    return table(
        player("crane", {"v1": 1, "v4": 1, "p2": 1}), player("lion"), villages=["v2"]
    ).activate("armory")


def perfect() -> Desk:
    enemies = wanted("crane-perfect")["enemies"]
    desk = duel(player("crane", {"p9": 5}), player("lion", {"p10": enemies, "f2": 2}))
    return desk.roll("333").play("B keep 1+2").roll("111")


def harmony() -> Desk:
    below = ARMORY[: wanted("dragon-harmony")["total"] - 3]
    return table(
        player("dragon", {"f1": 3}, armory=below, summon=["loggers"], influence=["banner"]),
        player("lion"),
    )


def watch() -> Desk:
    return table(player("dragon", {"p9": 1, "p11": 1}), player("lion")).activate("armory")


def champions() -> Desk:
    heroes = {"mirumoto-hitomi": "p9", "toku": "f1"}
    return table(player("dragon", {"p9": 1, "f1": 1}, heroes=heroes), player("lion")).activate(
        "armory"
    )


def slaughter() -> Desk:
    n = wanted("lion-slaughter")["n"]
    desk = duel(player("lion", {"p9": 2, "f1": 1}), player("crab", {"p10": max(n, 5)}))
    return desk.roll("111").play("B keep 1+2").roll("888")


def two_legions() -> Desk:
    troops = wanted("lion-legions")["troops"]
    armies = {"p9": troops, "p1": troops - 1, "f1": 1}
    return table(player("lion", armies), player("crab")).activate("armory")


def conqueror() -> Desk:
    survivors = wanted("lion-conqueror")["survivors"]
    desk = duel(player("lion", {"p9": survivors}), player("crab", {"p10": 1, "f2": 2}))
    return desk.roll("333").play("B keep 1+2").roll("333")


def pilgrimage() -> Desk:
    army = {"p9": wanted("phoenix-pilgrimage")["troops"], "f1": 1}
    return table(
        player("phoenix", army, heroes={"isawa-kaede": "p9"}), player("lion", {"f2": 3})
    ).activate("armory")


def balance() -> Desk:
    goods = wanted("phoenix-balance")
    held = (goods["koku"], goods["influence"] - 1, goods["wood"])
    return table(player("phoenix", {"f1": 3}, held), player("lion"))


def relics() -> Desk:
    _, goods = BENCH_GOALS["phoenix-relics"]
    return table(
        player("phoenix", {"f1": 3}, (0, goods["influence"] - 1, 0)),
        player("lion"),
        upgrades={"armory": "A", "summon": "A"},
    )


def extortion() -> Desk:
    n = wanted("scorpion-extortion")["n"]
    return duel(
        player("scorpion", {"p9": 5}, tokens_taken=n - 1),
        player("lion", {"p10": 1, "f2": 2}, tokens=["wood"]),
        villages=["v1"],
        tokens_unseen=["troop", "koku"],
    ).rest()


def hidden_hand() -> Desk:
    n = wanted("scorpion-hidden-hand")["n"]
    return table(
        player("scorpion", {"f1": 3}, (0, 1 + n, 0)),
        player("lion", {"f2": 3}, (0, 2, 0)),
        player("crab", {"f3": 3}, (0, 1, 0)),
        corrections={"goals": {"scorpion-web": HARMLESS["goals"]["scorpion-web"]}},
    )


def web() -> Desk:
    goods = wanted("scorpion-web")
    return table(
        player("scorpion", {"f1": 3}, (goods["koku"], goods["influence"] - 1, 0)),
        player("lion", {"f2": 3}, (0, 9, 0)),
    )


def horizons() -> Desk:
    n = wanted("unicorn-horizons")["n"]
    places = ["p5", "p7", "p8", "p9", "p10", "p11", "p12"][: n - 1]
    troops = dict.fromkeys(places, 1) | {"f1": 1}
    return table(player("unicorn", troops), player("lion")).activate("armory")


def beacons() -> Desk:
    return table(player("unicorn", {"w1": 1, "p9": 1}), player("lion")).activate("armory")


def hooves() -> Desk:
    desk = table(player("unicorn", {"s1": 5}, (1, 0, 0)), player("lion", {"p10": 1, "f2": 2}))
    desk.activate("armory").march("s1", "p9").march("p9", "p10")
    return desk.roll("333").play("B keep 1+2").roll("333")


# How each is brought about; what is missing to it is done by the last of these words.
REACHED: dict[str, tuple[Callable[[], Desk], str]] = {
    "crab-bulwark": (bulwark_of_the_other, ""),
    "crab-great-host": (great_host, "summon f1"),
    "crab-stronghold": (stronghold, "summon p1"),
    "crane-voice": (voice, "influence"),
    "crane-granaries": (granaries, "march p2 v3"),
    "crane-perfect": (perfect, "keep 1+2"),
    "dragon-harmony": (harmony, "expansion"),
    "dragon-watch": (watch, "march p11 p10"),
    "dragon-champions": (champions, "march f1 p1"),
    "lion-slaughter": (slaughter, "keep 1+2"),
    "lion-legions": (two_legions, "march f1 p1"),
    "lion-conqueror": (conqueror, "keep 1+2"),
    "phoenix-pilgrimage": (pilgrimage, "march p9 s1"),
    "phoenix-balance": (balance, "influence"),
    "phoenix-relics": (relics, "influence"),
    "scorpion-extortion": (extortion, ""),
    "scorpion-hidden-hand": (hidden_hand, "influence"),
    "scorpion-web": (web, "influence"),
    "unicorn-horizons": (horizons, "march f1 p1"),
    "unicorn-beacons": (beacons, "march p9 w2"),
    "unicorn-hooves": (hooves, "keep 1+2"),
}


@pytest.mark.parametrize("goal", GOALS)
def test_every_goal_can_be_reached(goal: str) -> None:
    begin, act = REACHED[goal]
    desk = begin()
    seat = "B" if goal == "crab-bulwark" else "A"
    if act:
        assert goal not in reached(desk)
        finish(desk, act)
    assert goal in reached(desk, seat)
    assert desk.has("goal", seat)
    assert GOALS.index(goal) % 3 in desk.seat(seat)["goals"]


def finish(desk: Desk, act: str) -> None:
    """A column is activated, or a move made; with all troops, if that is asked."""
    if act in ("influence", "expansion"):
        desk.activate(act)
    elif act.startswith("march"):
        _, origin, place = act.split()
        desk.march(origin, place)
        if act == "march p9 s1":
            desk.rest()
    else:
        desk.play(f"A {act}")


# ----------------------------------------------------------------- what does not reach a goal


def test_an_attacker_who_loses_is_no_bulwark() -> None:
    assert reached(bulwark()) == []


def test_perfect_victory_needs_enough_enemies_and_no_losses() -> None:
    few = wanted("crane-perfect")["enemies"] - 1
    desk = duel(player("crane", {"p9": 5}), player("lion", {"p10": few, "f2": 2}))
    assert "crane-perfect" not in reached(desk.rest("roll 1"))
    desk = duel(player("crane", {"p9": 5}), player("lion", {"p10": 3}))
    desk.roll("444").play("B keep 1+2").roll("111").play("A keep 1+2")
    assert desk.events("battle-won")[0]["seat"] == "A"
    assert reached(desk) == []


def test_a_troop_that_changed_sides_is_a_loss() -> None:
    desk = duel(
        player("scorpion", {"p9": 3, "f1": 1}, (0, 9, 0), heroes={"bayushi-kachiko": "p9"}),
        player("crane", {"p10": 5}),
        corrections={
            "goals": {"crane-perfect": {"conditions": [{"op": "battle-won", "losses": 0}]}}
        },
    )
    desk.play("A accept").rest("roll 3")
    assert desk.events("battle-won")[0]["seat"] == "B"
    assert "crane-perfect" not in reached(desk, "B")


def test_pilgrimage_waits_for_the_end_of_the_own_turn() -> None:
    desk = pilgrimage()
    desk.march("p9", "s1").rest()
    assert desk.order_of("goal-point", "upgrade-taken", "turn-began") == [
        "upgrade-taken",
        "goal-point",
        "turn-began",
    ]


def test_hooves_count_steps_not_jumps() -> None:
    desk = table(
        player("unicorn", {"f1": 5}, (9, 0, 0)), player("lion", {"v5": 1, "f2": 2}), villages=["v1"]
    )
    desk.activate("armory").play("A jump f1 w2", "A muster 5").march("w2", "v5")
    desk.rest("roll 3")
    assert desk.has("attack")
    assert "unicorn-hooves" not in reached(desk)


def test_steps_are_those_of_the_turn_and_of_the_place() -> None:
    desk = table(player("unicorn", {"s1": 4, "p9": 1}, (2, 0, 0)), player("lion", {"p10": 1}))
    desk.activate("armory").march("s1", "p9").march("p9", "p10", 1)
    assert desk.words["steps"] == {"p9": 1, "p10": 2}


def test_kills_count_for_the_loser_and_for_the_defender() -> None:
    desk = duel(player("crab", {"p9": 5}), player("lion", {"p10": 1, "f2": 2}))
    desk.roll("888").play("B keep 1+2").roll("111").rest("keep 1+2")
    assert desk.events("losses")[1] == {"seat": "A", "count": 4}
    assert "lion-slaughter" in reached(desk, "B")
    assert desk.events("battle-won")[0]["seat"] == "A"


def test_a_goal_that_holds_after_the_set_up_is_reached_then() -> None:
    host = {"crab-great-host": {"conditions": [{"op": "troops-on-board", "n": 1}]}}
    corrections = {"goals": HARMLESS["goals"] | host}
    desk = Desk(GUNSEN.new(2, {"clans": "chosen"}, corrections))
    desk.until("choosing")
    desk.play("A choose lion", "B choose crab")
    assert reached(desk, "B") == []
    desk.until("ordering")
    assert reached(desk, "B") == ["crab-great-host"]
    assert desk.has("goal", "B")


def test_hidden_hand_may_come_true_because_another_pays() -> None:
    n = wanted("scorpion-hidden-hand")["n"]
    desk = table(
        player("lion", {"f1": 3}, (0, 1, 0)),
        player("scorpion", {"f2": 3}, (0, n, 0)),
        row=["caravan"],
        blanks=False,
        corrections={"orders": {"caravan": {"cost": ["influence"]}}},
    )
    desk.play("A take caravan influence")
    assert reached(desk, "B") == ["scorpion-hidden-hand"]


def test_face_down_orders_do_not_count_for_harmony_and_special_orders_do() -> None:
    below = ARMORY[: wanted("dragon-harmony")["total"] - 3]
    lying: dict[str, Any] = {"armory": below, "summon": ["loggers"], "influence": ["banner"]}
    desk = table(
        player("dragon", {"f1": 3}, (0, 3, 0), face_down=["tax"], nobles=["command"], **lying),
        player("lion"),
        row=["spears"],
    )
    desk.play("A take spears nothing", "A noble decree")
    assert reached(desk) == []
    desk.play("A issue dragon-insight expansion")  # counts before it goes
    assert "dragon-harmony" in reached(desk)


def test_mercenaries_count_as_deployed_heroes_and_those_in_a_pending_battle_do_not() -> None:
    heroes = {"mirumoto-hitomi": "p9", "toku": "p1"}
    desk = table(
        player("dragon", {"p9": 1, "p1": 1}, heroes=heroes | {"mirumoto-hitomi": "f1"}),
        player("lion", {"p2": 1}),
    )
    assert reached(desk.activate("armory").march("p1", "p2")) == []


def test_outposts_count_as_towers() -> None:
    desk = table(
        player("unicorn", {"w1": 1, "p9": 1}),
        player("lion"),
        building_places={"unicorn-outpost": "p10"},
    ).activate("armory")
    assert "unicorn-beacons" in reached(desk.march("p9", "p10"))


def test_a_village_without_its_token_is_a_village() -> None:
    desk = granaries()
    assert "v3" not in desk.words["villages"]
    assert "crane-granaries" in reached(desk.march("p2", "v3"))


def test_a_contested_territory_is_controlled_by_nobody() -> None:
    desk = table(player("crane", {"v1": 1, "v4": 1, "p2": 1}), player("lion", {"v3": 1})).activate(
        "armory"
    )
    desk.march("p2", "v3")
    assert reached(desk) == []


def test_two_goals_count_and_the_third_brings_nothing() -> None:
    desk = table(
        player("crane", {"f1": 3}, (0, 9, 0), goals=[1, 2], achievements=["goal", "goal-again"]),
        player("lion"),
    )
    desk.activate("influence")
    assert reached(desk) == []
    assert desk.seat()["goals"] == [1, 2]


def test_of_two_goals_at_once_and_one_slot_the_first_counts() -> None:
    both = {goal: {"conditions": [{"op": "goods", "influence": 1}]} for goal in GOALS[3:5]}
    desk = table(
        player("crane", {"f1": 3}, goals=[2], achievements=["goal"]),
        player("lion"),
        corrections={"goals": both},
    )
    assert reached(desk.activate("influence")) == [GOALS[3]]
    assert desk.seat()["goals"] == [0, 2]


# ----------------------------------------------------------------- the other slots


def test_there_are_eleven_slots() -> None:
    assert len(ACHIEVEMENTS) == 11
    assert PRINTED["rules"]["achievements_to_win"] == 7


def test_a_won_attack_counts_twice_and_not_three_times() -> None:
    for before, after in (
        ([], ["attack"]),
        (["attack"], ["attack", "attack-again"]),
        (["attack", "attack-again"], ["attack", "attack-again"]),
    ):
        desk = duel(
            player("crab", {"p9": 5}, achievements=before),
            player("phoenix", {"p10": 1, "f2": 2}),
            corrections=HARMLESS,
        ).rest()
        assert desk.seat()["achievements"] == after


def test_both_buildings_three_tactics() -> None:
    price = sum(PRINTED["buildings"][one]["price"] for one in ("crab-redoubt", "crab-camp"))
    desk = table(player("crab", {"f1": 3}, (0, 0, price)), player("lion")).activate("expansion")
    desk.play("A gain koku", "A build crab-redoubt p1")
    assert not desk.has("buildings")
    assert desk.play("A build crab-camp p2").has("buildings")
    bought: dict[str, Any] = {
        "tactics": ["crab-siegecraft", "ambush"],
        "dealt": ["ambush", "veterans"],
    }
    desk = table(player("crab", {"f1": 3}, (9, 0, 0), **bought), player("lion"))
    desk.activate("expansion").play("A gain koku", "A buy veterans")
    assert desk.has("tactics")
    assert desk.step == "revealing"  # nobody has more than three


def test_all_noble_actions_count_when_the_last_is_carried_out() -> None:
    desk = table(
        player(
            "crab",
            {"f1": 3, "p9": 2},
            (0, 3, 0),
            nobles=["command", "hero"],
            face_down=["plate", "arrows"],
            heroes={"hida-kisada": "f1"},
        ),
        player("lion", {"p10": 1, "f2": 2}),
        row=["spears"],
    )
    desk.play("A take spears nothing", "A noble decree", "A issue crab-no-step-back armory")
    assert not desk.has("nobles")
    desk.march("p9", "p10")
    assert desk.order_of("nobles-point", "battle-began") == ["nobles-point", "battle-began"]


def test_two_shrines_at_once_count_at_once() -> None:
    desk = table(player("crab", {"s1": 1, "v4": 2}), player("lion")).activate("armory")
    assert desk.march("v4", "s2", 1).has("shrines")
    pending = table(player("crab", {"s1": 1, "v4": 2}), player("lion", {"s2": 1})).activate(
        "armory"
    )
    assert not pending.march("v4", "s2", 2).has("shrines")
    assert pending.rest("roll 3").has("shrines")


def test_three_village_tokens_are_an_achievement_that_stays() -> None:
    desk = table(
        player("crab", {"v1": 1, "f1": 2}, tokens=["koku", "wood"]),
        player("lion", {"f2": 3}),
        villages=["v1", "v2"],
        tokens_unseen=["troop", "influence"],
    ).activate("armory")
    desk.until("finding").play("chance find influence")
    assert desk.has("villages")
    assert desk.goods()[1] == 1
    assert sorted(desk.seat()["tokens"]) == ["influence", "koku", "wood"]


def test_a_stolen_third_token_counts_at_once_for_a_defender_too() -> None:
    desk = duel(
        player("lion", {"p9": 1, "f1": 2}, tokens=["wood"]),
        player("crab", {"p10": 5}, tokens=["koku", "koku"]),
        villages=["v1"],
        tokens_unseen=["troop"],
    ).rest()
    assert desk.has("villages", "B")
    assert desk.goods("B")[2] == 1


def test_a_fourth_token_brings_its_reward_and_goes_to_the_box() -> None:
    desk = table(
        player(
            "crab", {"v1": 1, "f1": 2}, tokens=["koku", "wood", "wood"], achievements=["villages"]
        ),
        player("lion", {"f2": 3}),
        villages=["v1"],
        tokens_unseen=["troop", "influence"],
    ).activate("armory")
    desk.until("finding").play("chance find influence")
    assert desk.goods()[1] == 1
    assert sorted(desk.seat()["tokens"]) == ["koku", "wood", "wood"]
    assert desk.words["tokens_unseen"] == ["troop"]


def test_holding_toshi_ranbo_is_lost_with_the_last_troop_there() -> None:
    held = ["toshi-ranbo-taken", "toshi-ranbo-held"]
    desk = table(
        player("crab", {"tr": 2, "f1": 1}, (1, 0, 0), achievements=held),
        player("lion"),
        captured=True,
        upgrades={"expansion": "A"},
    ).activate("armory")
    assert desk.march("tr", "p9", 1).has("toshi-ranbo-held")
    desk.until("moving").march("tr", "p9")  # also by walking out
    assert not desk.has("toshi-ranbo-held")
    assert desk.has("toshi-ranbo-taken")
    assert desk.words["upgrades"]["expansion"] == "A"  # the upgrade stays
    assert desk.events("held-lost") == [{"seat": "A", "points": -1}]


def test_who_takes_toshi_ranbo_again_has_only_the_marker() -> None:
    desk = table(
        player("crab", {"p9": 5}, achievements=["toshi-ranbo-taken"]),
        player("lion", {"tr": 1, "f2": 2}, achievements=["toshi-ranbo-taken", "toshi-ranbo-held"]),
        captured=True,
        upgrades={"expansion": "B"},
    ).activate("armory")
    desk.march("p9", "tr").rest("roll 1")
    assert desk.events("taken-point") == []
    assert desk.has("toshi-ranbo-held")
    assert not desk.has("toshi-ranbo-held", "B")
    assert desk.words["upgrades"]["expansion"] == "A"


def test_the_marker_counts_while_toshi_ranbo_is_contested() -> None:
    desk = table(
        player("lion", {"p9": 3}),
        player("crab", {"tr": 5}, achievements=["toshi-ranbo-taken", "toshi-ranbo-held"]),
        captured=True,
    ).activate("armory")
    assert desk.march("p9", "tr").has("toshi-ranbo-held", "B")


# ----------------------------------------------------------------- who wins


def test_the_seventh_achievement_ends_the_game_at_once() -> None:
    influence = wanted("crane-voice")["influence"]
    desk = table(
        player(
            "crane",
            {"f1": 3},
            (0, influence - 1, 0),
            achievements=[*SIX[:2], *SIX[4:], "villages", "nobles"],
        ),
        player("lion"),
    ).activate("influence")
    assert desk.state.is_over()
    assert desk.state.scores() == [7, 0]
    assert desk.state.ranking() == [1, 2]


def test_who_gets_two_at_once_places_the_seventh_marker_and_no_eighth() -> None:
    desk = table(
        player("crab", {"tr": 1, "f1": 2}, achievements=SIX), player("lion"), captured=True
    ).activate("armory")
    desk.rest()
    assert desk.state.is_over()
    assert desk.state.scores()[0] == 7
    assert not desk.has("toshi-ranbo-held")


def all_goals(**condition: Any) -> dict[str, Any]:
    """Corrections: everybody's goals ask for the same."""
    return {"goals": {goal: {"at": "once", "conditions": [condition]} for goal in GOALS}}


NO_GOALS_OF_SIX = ["attack", "attack-again", "buildings", "tactics", "nobles", "villages"]


@pytest.mark.parametrize(("active", "scores"), [(NO_GOALS_OF_SIX, [7, 6]), ([], [2, 7])])
def test_of_two_with_the_seventh_at_once_the_active_player_wins(
    active: list[str], scores: list[int]
) -> None:
    """Both sides of a battle kill at the same time, which is what all goals ask for."""
    desk = duel(
        player("crab", {"p9": 5}, achievements=active),
        player("crane", {"p10": 5}, achievements=NO_GOALS_OF_SIX),
        corrections=all_goals(op="kills-in-battle", n=1),
    )
    desk.roll("888").play("B keep 1+2").roll("888").play("A keep 1+2")
    assert desk.state.is_over()
    assert desk.state.scores() == scores


@pytest.mark.parametrize(("active", "scores"), [(NO_GOALS_OF_SIX, [7, 6, 6]), ([], [2, 7, 6])])
def test_of_others_with_the_seventh_at_once_the_next_in_turn_order_wins(
    active: list[str], scores: list[int]
) -> None:
    """Everybody is filled up to three troops, which is what all goals ask for."""
    desk = table(
        player("lion", {"p9": 2}, achievements=active),
        player("crab", {"f2": 2}, achievements=NO_GOALS_OF_SIX),
        player("crane", {"f3": 2}, achievements=NO_GOALS_OF_SIX),
        corrections=all_goals(op="troops-on-board", n=3),
    )
    desk.activate("influence").rest()
    assert desk.state.is_over()
    assert desk.state.scores() == scores


def test_a_marker_that_is_lost_goes_before_a_goal_is_counted() -> None:
    """B's last troops in Toshi Ranbo die while they kill; it had six with the marker."""
    six = [
        "attack",
        "attack-again",
        "buildings",
        "tactics",
        "toshi-ranbo-taken",
        "toshi-ranbo-held",
    ]
    desk = table(
        player("crab", {"p9": 5}),
        player("lion", {"tr": 1, "f2": 2}, achievements=six),
        captured=True,
    ).activate("armory")
    desk.march("p9", "tr").roll("888").play("B keep 1+2").roll("888").play("A keep 1+2")
    assert desk.events("losses")[1]["count"] >= wanted("lion-slaughter")["n"]
    assert desk.order_of("held-lost", "goal-point") == ["held-lost", "goal-point"]
    assert not desk.state.is_over()
    assert desk.state.scores()[1] == 6


def test_a_defender_may_win_the_game_with_the_marker_during_the_battle() -> None:
    six = [
        "attack",
        "attack-again",
        "buildings",
        "tactics",
        "toshi-ranbo-taken",
        "toshi-ranbo-held",
    ]
    desk = table(
        player("lion", {"p9": 1, "f1": 2}),
        player("crab", {"tr": 5}, achievements=six),
        captured=True,
    ).activate("armory")
    desk.march("p9", "tr").rest()
    assert desk.state.is_over()
    assert desk.state.scores() == [0, 7]


def test_a_game_without_orders_ends_after_so_many_rounds() -> None:
    """Ours: the most achievements win, and equals share the place."""
    rounds = PRINTED["play"]["rounds_without_order"]
    desk = table(
        player("crab", {"f1": 3}, achievements=["attack"], armory=["spears"] * 5),
        player("lion", {"f2": 3}),
        player("crane", {"f3": 3}, achievements=["buildings"]),
        row=[],
        turn="C",
        turns_without_order=3 * rounds - 1,
        corrections={"orders": NO_ORDERS},
    )
    assert desk.legal("C") == [
        "activate armory",
        "activate summon",
        "activate influence",
        "activate expansion",
    ]
    desk.play("C activate summon", "C done").rest()
    assert desk.state.is_over()
    assert desk.state.ranking() == [1, 3, 1]


# Five orders in all, so that the row can be empty with none left.
NO_ORDERS = {
    order: {"copies": 5 if order == "spears" else 0, "more_copies": 0}
    for order in PRINTED["orders"]
}


def test_clans_are_seven() -> None:
    assert len(CLANS) == 7
    assert len(GOALS) == 21
