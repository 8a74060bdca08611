"""What every card does; its figures are read from the components."""

from typing import Any

import pytest
from tests.titles.gunsen.positions import (
    BASE,
    NO_EFFECT,
    PRINTED,
    Desk,
    added,
    duel,
    effect_of,
    effects_of,
    player,
    printed_icons,
    table,
)

from kachidoki.engine import IllegalAction
from kachidoki.titles.gunsen.rules.actions import (
    BUILDINGS,
    CLANS,
    COLUMNS,
    GOODS,
    HEROES,
    NEUTRAL_TACTICS,
    ORDERS,
    SPECIALS,
    TACTICS,
)
from kachidoki.titles.gunsen.rules.prompts import prompt_arguments

RICH = (9, 9, 9)
CAMPS = [building for building in BUILDINGS if building.endswith("camp")]
UNIQUE = [building for building in BUILDINGS if building not in CAMPS]
CLAN_TACTICS = [tactic for tactic in TACTICS if tactic not in NEUTRAL_TACTICS]
HIRING = ["mantis-contract", "wave-men", "ronin-oath"]
OTHERS = {clan: ("lion" if clan != "lion" else "crab") for clan in CLANS}


def clan_of(card: str) -> str:
    return card.partition("-")[0]


def owner_of(hero: str) -> str:
    """The clan of a hero; a mercenary serves any."""
    number = HEROES.index(hero)
    return CLANS[number // 3] if number < 21 else "crane"


def do_all(desk: Desk, effects: list[dict[str, Any]]) -> None:
    """Goes through what a card does when it is activated, and looks at each."""
    for effect in effects:
        if effect["op"] == "gain":
            told = [event for event in desk.events("gained") if event["seat"] == "A"]
            for good in GOODS:
                if good in effect:
                    assert {"seat": "A", "good": good, "count": effect[good]} in told
        elif effect["op"] == "summon":
            assert (desk.step, desk.argument) == ("summoning", effect["n"])
            desk.play(*["A summon f1"] * effect["n"])
        elif effect["op"] == "gain-choice":
            assert (desk.step, desk.argument) == ("gathering", effect["n"])
            desk.play(*["A gain wood"] * effect["n"])
        else:
            assert effect["op"] == "move"
            assert (desk.step, desk.argument) == ("moving", effect["n"])
            desk.play("A done")


# ----------------------------------------------------------------- orders


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_is_paid_with_any_one_of_its_goods(order: str) -> None:
    cost = PRINTED["orders"][order]["cost"]
    desk = table(player("crab", goods=(1, 1, 1)), player("lion"), row=[order], blanks=False)
    possible = [move for move in desk.legal() if move.startswith("take")]
    paid = [good for good in GOODS if good in cost] or ["nothing"]
    assert possible == [f"take {order} {good}" for good in paid]
    if not cost:
        return
    desk.play(f"A take {order} {cost[0]}")
    assert desk.goods() == tuple(0 if good == cost[0] else 1 for good in GOODS)


@pytest.mark.parametrize("order", ORDERS)
def test_what_an_order_does_when_it_is_activated(order: str) -> None:
    row = PRINTED["orders"][order]
    desk = table(
        player("crab", {"f1": 3}, RICH), player("lion", {"f2": 3}), row=[order], blanks=False
    )
    payment = row["cost"][0] if row["cost"] else "nothing"
    desk.play(f"A take {order} {payment}", f"A place {row['column']}")
    do_all(desk, effects_of("orders", order, when="activate"))


@pytest.mark.parametrize("order", ORDERS)
def test_the_icons_of_an_order_count_in_every_battle_of_its_owner(order: str) -> None:
    column = PRINTED["orders"][order]["column"]
    lying: dict[str, Any] = {column: [order]}
    blank = "plate" if order == "spears" else "spears"
    printed = {"effects": PRINTED["orders"][order]["effects"]}
    desk = table(
        player("crab", {"p9": 3}, **lying),
        player("lion", {"p10": 3}),
        row=[blank],
        corrections={"orders": {blank: NO_EFFECT, order: printed}},
    )
    desk.play(f"A take {blank} nothing", "A place armory")
    while desk.words["contested"] is None:
        desk.play("A march p9 p10", "A muster 3") if desk.step == "moving" else desk.step_on()
    desk.until("rolling")
    assert desk.icons("attacker") == added(BASE, printed_icons("orders", order))
    assert desk.icons("defender") == BASE


# ----------------------------------------------------------------- special orders


@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_order_lies_on_a_column_of_its_colour(special: str) -> None:
    desk = table(player(clan_of(special), {"f1": 3}, RICH), player(OTHERS[clan_of(special)]))
    desk.play("A take spears nothing", "A noble decree")
    columns = PRINTED["specials"][special]["columns"]
    possible = [move for move in desk.legal() if f" {special} " in move]
    assert possible == [f"issue {special} {column}" for column in COLUMNS if column in columns]


@pytest.mark.parametrize("special", SPECIALS)
def test_what_a_special_order_does_when_it_is_activated(special: str) -> None:
    row = PRINTED["specials"][special]
    desk = table(
        player(clan_of(special), {"f1": 3}, RICH),
        player(OTHERS[clan_of(special)], {"f2": 3}),
    )
    column = row["columns"][0]
    desk.play("A take spears nothing", "A noble decree", f"A issue {special} {column}")
    assert {"seat": "A", "special": special, "column": column} in desk.events("special-issued")
    if row["once"]:
        desk.rest()
        assert {"seat": "A", "special": special} in desk.events("special-spent")
        assert special not in desk.seat()[column]
    else:
        do_all(desk, effects_of("specials", special, when="activate"))
        assert desk.rest().seat()[column] == [special]


@pytest.mark.parametrize("special", SPECIALS)
def test_the_icons_of_a_special_order_count_in_battle(special: str) -> None:
    row = PRINTED["specials"][special]
    number = SPECIALS.index(special) % 2
    lying: dict[str, Any] = {row["columns"][0]: [special], "specials": [number]}
    desk = duel(
        player(OTHERS[clan_of(special)], {"p9": 3}),
        player(clan_of(special), {"p10": 3}, **lying),
    ).until("rolling")
    assert desk.icons("defender") == added(BASE, printed_icons("specials", special))


def test_insight_lets_another_column_follow() -> None:
    desk = table(player("dragon", {"f1": 3}, RICH), player("crab"))
    desk.play("A take spears nothing", "A noble decree", "A issue dragon-insight influence")
    assert desk.step == "moving"  # the rest of the column comes first
    desk.until("appointing")
    assert desk.legal() == ["activate armory", "activate summon", "activate expansion", "done"]
    assert desk.seat()["influence"] == ["dragon-insight"]
    desk.play("A activate summon")
    assert desk.seat()["influence"] == []
    assert desk.step == "summoning"
    assert not desk.seat()["nobles"]  # the noble action goes on
    assert desk.rest().seat()["nobles"] == ["decree"]


def test_insight_may_be_declined_and_goes() -> None:
    desk = table(player("dragon", {"f1": 3}, RICH), player("crab"))
    desk.play("A take spears nothing", "A noble decree", "A issue dragon-insight influence")
    desk.until("appointing").play("A done")
    assert {"seat": "A", "special": "dragon-insight"} in desk.events("special-spent")
    assert desk.rest().seat()["influence"] == []


def test_the_second_column_of_insight_has_no_moves_once_a_battle_is_pending() -> None:
    desk = table(player("dragon", {"p9": 3}, RICH), player("crab", {"p10": 3}))
    desk.play("A take spears nothing", "A noble decree", "A issue dragon-insight influence")
    desk.march("p9", "p10")
    assert desk.step == "appointing"
    desk.play("A activate armory")
    assert desk.step == "rolling"  # nothing but moves was left


WRATH: dict[str, Any] = {"when": "activate", "op": "kill", "n": 2, "range": 2}


def wrath(troops: dict[str, int], enemies: dict[str, int], **more: Any) -> Desk:
    desk = table(
        player("phoenix", troops, RICH),
        player("crab", enemies, **more),
        corrections={"specials": {"phoenix-wrath": {"effects": [WRATH]}}},
    )
    return desk.play("A take spears nothing", "A noble decree", "A issue phoenix-wrath expansion")


def test_wrath_kills_troops_of_one_army_in_range() -> None:
    desk = wrath({"p6": 1}, {"p10": 4, "p9": 2, "v6": 3, "v7": 2, "f2": 3})
    assert desk.legal() == ["smite p9", "smite p10", "smite v6", "done"]
    desk.play("A smite p10")
    assert desk.legal() == ["smite p10", "done"]  # the same army
    desk.play("A smite p10")
    assert desk.army("B", "p10") == 4 - WRATH["n"]
    assert desk.step != "smiting"
    assert not desk.events("killed")


def test_wrath_reaches_from_the_own_fort_and_into_none() -> None:
    desk = wrath({"f1": 2}, {"p6": 2, "f2": 3})
    assert desk.legal() == ["smite p6", "done"]
    assert wrath({"p11": 2}, {"f2": 3, "p6": 1}).legal() == ["gain koku", "gain wood"]


def test_wrath_may_kill_nobody_and_is_spent() -> None:
    desk = wrath({"p6": 1}, {"p10": 4}).play("A done")
    assert desk.army("B", "p10") == 4
    assert desk.events("special-spent")


def test_a_hero_whom_wrath_leaves_alone_goes_home_at_the_choice_of_the_owner() -> None:
    desk = wrath(
        {"p6": 1},
        {"p10": 1, "p12": 2, "f2": 1},
        heroes={"hida-kisada": "p10"},
    )
    desk.play("A smite p10")
    assert (desk.hero("hida-kisada"), desk.step) == ("f2", "gathering")
    desk = table(
        player("phoenix", {"p6": 1}, RICH),
        player("crab", {"p10": 1, "p12": 2}, heroes={"hida-kisada": "p10"}),
        building_places={"crab-camp": "p12"},
    )
    desk.play("A take spears nothing", "A noble decree", "A issue phoenix-wrath expansion")
    desk.play("A smite p10")
    assert (desk.actor, desk.legal("B")) == ("B", ["station p12", "station f2"])
    assert desk.play("B station p12").hero("hida-kisada") == "p12"


def test_blackmail_takes_goods_from_any_opponents_up_to_its_bounds() -> None:
    steal = {"when": "activate", "op": "steal", "n": 3, "of": GOODS, "each": 2, "from": "anybody"}
    desk = table(
        player("scorpion", goods=(0, 3, 0)),
        player("crab", goods=(2, 1, 0)),
        player("lion", goods=(0, 0, 1)),
        corrections={"specials": {"scorpion-blackmail": {"effects": [steal]}}},
    )
    desk.play("A take spears nothing", "A noble decree", "A issue scorpion-blackmail armory")
    assert desk.legal() == ["steal B koku", "steal B influence", "steal C wood", "done"]
    desk.play("A steal B koku", "A steal B influence")
    assert desk.legal() == ["steal C wood", "done"]  # two of one opponent
    desk.play("A steal C wood")
    assert desk.goods() == (1, 1, 1)
    assert desk.goods("B") == (1, 0, 0)
    assert desk.step != "stealing"


def test_blackmail_may_stop_early() -> None:
    desk = table(player("scorpion", goods=(0, 3, 0)), player("crab", goods=(2, 1, 0)))
    desk.play("A take spears nothing", "A noble decree", "A issue scorpion-blackmail armory")
    desk.play("A steal B koku", "A done")
    assert desk.goods("B") == (1, 1, 0)


# ----------------------------------------------------------------- heroes


@pytest.mark.parametrize("hero", HEROES)
def test_the_icons_of_a_hero_who_attacks(hero: str) -> None:
    clan = owner_of(hero)
    desk = duel(
        player(clan, {"p9": 3}, heroes={hero: "p9"}), player(OTHERS[clan], {"p10": 3})
    ).until("rolling")
    assert desk.icons("attacker") == added(BASE, printed_icons("heroes", hero, "attacker"))
    assert desk.icons("defender") == BASE


@pytest.mark.parametrize("hero", HEROES)
def test_the_icons_of_a_hero_who_defends(hero: str) -> None:
    clan = owner_of(hero)
    desk = duel(
        player(OTHERS[clan], {"p9": 3}), player(clan, {"p10": 3}, heroes={hero: "p10"})
    ).until("rolling")
    assert desk.icons("defender") == added(BASE, printed_icons("heroes", hero, "defender"))


@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_elsewhere_does_not_count(hero: str) -> None:
    clan = owner_of(hero)
    desk = duel(
        player(OTHERS[clan], {"p9": 3}), player(clan, {"p10": 3, "p5": 1}, heroes={hero: "p5"})
    ).until("rolling")
    assert desk.icons("defender") == BASE


def test_shihobu_counts_more_where_a_building_stands() -> None:
    desk = duel(
        player("crab", {"p9": 3}, heroes={"kaiu-shihobu": "p9"}),
        player("lion", {"p10": 3}),
        building_places={"lion-camp": "p10"},
    ).until("rolling")
    expected = printed_icons("heroes", "kaiu-shihobu", "place")
    assert desk.icons("attacker") == added(BASE, expected)
    assert expected != printed_icons("heroes", "kaiu-shihobu")


@pytest.mark.parametrize("place", ["s1", "tr"])
def test_tsukune_counts_more_at_shrines_and_at_toshi_ranbo(place: str) -> None:
    desk = duel(
        player("phoenix", {"p9": 3}, heroes={"shiba-tsukune": "p9"}),
        player("lion", {place: 3}),
        place,
        captured=True,
    ).until("rolling")
    expected = printed_icons("heroes", "shiba-tsukune", "place")
    assert desk.icons("attacker") == added(BASE, expected)
    assert expected != printed_icons("heroes", "shiba-tsukune")


def test_o_ushi_calls_troops_where_she_has_won() -> None:
    effect = effect_of("heroes", "hida-o-ushi", when="battle-won")
    desk = duel(
        player("crab", {"p9": 3}, heroes={"hida-o-ushi": "p9"}), player("lion", {"p10": 1, "f2": 2})
    ).rest()
    assert desk.army("A", "p10") == min(5, 3 + effect["n"])


def test_hotaru_gains_influence_with_her_column() -> None:
    effect = effect_of("heroes", "doji-hotaru", when="activate")
    desk = table(player("crane", {"f1": 3}, heroes={"doji-hotaru": "f1"}), player("lion"))
    desk.activate("influence")
    assert [event["count"] for event in desk.events("gained")] == [effect["influence"], 1]
    other = table(player("crane", {"f1": 3}, heroes={"doji-hotaru": "f1"}), player("lion"))
    assert other.activate("summon").events("gained") == []


def test_toshimoko_gains_influence_for_a_victory() -> None:
    effect = effect_of("heroes", "kakita-toshimoko", when="battle-won")
    desk = duel(
        player("crane", {"p9": 3}, heroes={"kakita-toshimoko": "p9"}),
        player("lion", {"p10": 1, "f2": 2}),
    ).rest()
    assert desk.goods()[1] == effect["influence"]


def test_sumiko_turns_a_die_to_any_face_for_a_price() -> None:
    turn = {"when": "after-roll", "op": "set-die", "pay": "koku", "price": 2}
    desk = duel(
        player("dragon", {"p9": 3}, (2, 0, 0), heroes={"agasha-sumiko": "p9"}),
        player("lion", {"p10": 3}),
        corrections={"heroes": {"agasha-sumiko": {"effects": [turn]}}},
    )
    desk.roll("333").play("B keep 1+2").roll("334")
    assert desk.step == "turning"
    legal = desk.legal()
    assert {"turn 1 8", "turn 3 8"} <= set(legal)
    assert "turn 2 8" not in legal  # like the first
    assert "turn 3 4" not in legal  # it shows that face
    desk.play("A turn 3 8")
    assert desk.words["dice"] == ["3", "3", "8"]
    assert desk.goods() == (0, 0, 0)
    assert desk.step == "keeping"  # once


def test_sumiko_is_not_asked_without_the_price() -> None:
    desk = duel(
        player("dragon", {"p9": 3}, heroes={"agasha-sumiko": "p9"}), player("lion", {"p10": 3})
    )
    assert desk.roll("333").play("B keep 1+2").roll("334").step == "keeping"


def test_motso_saves_fallen_troops_of_a_lost_battle() -> None:
    effect = effect_of("heroes", "kitsu-motso", when="battle-lost")
    desk = duel(player("lion", {"p9": 3}, heroes={"kitsu-motso": "p9"}), player("crab", {"p10": 5}))
    desk.roll("888").play("B keep 1+2").roll("111").rest()
    dead = desk.events("losses")[1]["count"]
    assert dead >= 2
    assert desk.events("spared") == [{"seat": "A", "count": min(effect["n"], dead)}]


def test_toku_saves_fallen_troops_of_a_lost_battle() -> None:
    effect = effect_of("heroes", "toku", when="battle-lost")
    desk = duel(player("lion", {"p9": 3}, heroes={"toku": "p9"}), player("crab", {"p10": 5}))
    desk.roll("888").play("B keep 1+2").roll("111").rest()
    assert desk.events("spared") == [{"seat": "A", "count": effect["n"]}]


def test_kaede_denies_rerolls() -> None:
    rerolls = {"heroes": {"kakita-toshimoko": {"effects": [ICON_REROLL]}}}
    desk = duel(
        player("phoenix", {"p9": 3}, heroes={"isawa-kaede": "p9"}),
        player("crane", {"p10": 3}, heroes={"kakita-toshimoko": "p10"}),
        corrections=rerolls,
    )
    assert effect_of("heroes", "isawa-kaede", op="deny")["what"] == "reroll"
    assert desk.icons("defender")["reroll"] == 2
    assert desk.roll("333").step == "keeping"


ICON_REROLL = {"when": "battle", "op": "icons", "reroll": 2}


def test_shoju_steals_from_the_opponent_when_the_battle_starts() -> None:
    effect = effect_of("heroes", "bayushi-shoju", when="battle-start")
    desk = duel(
        player("scorpion", {"p9": 3}, heroes={"bayushi-shoju": "p9"}),
        player("lion", {"p10": 3}, RICH),
        corrections={"goals": NEVER},
    )
    assert desk.legal() == ["steal B koku", "steal B influence", "steal B wood"]  # he must
    for _ in range(effect["n"]):
        desk.play("A steal B wood")
    assert desk.goods() == (0, 0, effect["n"])
    assert desk.step == "rolling"


NEVER = {
    goal: {"conditions": [{"op": "troops-on-board", "n": 15}]}
    for goal in ("scorpion-hidden-hand", "scorpion-web", "scorpion-extortion")
}


def test_shoju_steals_as_a_defender_too() -> None:
    desk = duel(
        player("lion", {"p9": 3}, (1, 0, 0)),
        player("scorpion", {"p10": 3}, heroes={"bayushi-shoju": "p10"}),
    )
    assert (desk.actor, desk.legal("B")) == ("B", ["steal A koku"])


def test_altansarnai_moves_once_more_with_the_army_that_she_leads() -> None:
    desk = table(
        player("unicorn", {"p9": 2, "p5": 1}, heroes={"shinjo-altansarnai": "p9"}), player("lion")
    )
    desk.activate("armory")
    effect = effect_of("heroes", "shinjo-altansarnai", when="activate")
    assert (desk.step, desk.argument) == ("moving", effect["n"])
    assert all("p9" in move for move in desk.legal() if move.startswith("march"))
    desk.march("p9", "p10", 1)
    assert desk.hero("shinjo-altansarnai") == "p10"
    assert {"march p5 p6", "march p9 v5"} <= set(desk.legal())  # the printed move is anybody's


def test_altansarnai_does_not_move_with_expansion() -> None:
    desk = table(player("unicorn", {"p9": 2}, heroes={"shinjo-altansarnai": "p9"}), player("lion"))
    assert desk.activate("expansion").step == "gathering"


# ----------------------------------------------------------------- tactics


@pytest.mark.parametrize("tactic", TACTICS)
def test_a_tactic_is_bought_with_koku(tactic: str) -> None:
    neutral = tactic in NEUTRAL_TACTICS
    clan = "crab" if neutral else clan_of(tactic)
    price = PRINTED["tactics"][tactic]["price"]
    held: dict[str, Any] = {"dealt": [tactic]} if neutral else {}
    desk = table(player(clan, {"f1": 3}, (price - 1, 0, 0), **held), player(OTHERS[clan]))
    desk.activate("expansion").play("A gain koku")
    desk.play(f"A buy {tactic}")
    assert desk.goods()[0] == 0
    assert desk.seat()["tactics"] == [tactic]
    poor = table(player(clan, {"f1": 3}, (price - 1, 0, 0), **held), player(OTHERS[clan]))
    poor.activate("expansion").play("A gain wood")
    assert f"buy {tactic}" not in poor.legal()


@pytest.mark.parametrize("tactic", CLAN_TACTICS)
def test_a_tactic_of_a_clan_calls_a_hero_of_the_clan(tactic: str) -> None:
    clan = clan_of(tactic)
    desk = table(player(clan, {"f1": 3, "p9": 1}, RICH), player(OTHERS[clan]))
    desk.activate("expansion").play("A gain koku").until("buying").play(f"A buy {tactic}")
    heroes = [hero for hero in HEROES if HEROES.index(hero) // 3 == CLANS.index(clan)]
    assert desk.legal() == [f"call {hero}" for hero in heroes]
    desk.play(f"A call {heroes[1]}")
    assert desk.legal() == ["station p9", "station f1"]
    assert desk.play("A station p9").hero(heroes[1]) == "p9"


@pytest.mark.parametrize("tactic", HIRING)
def test_a_tactic_that_hires_calls_any_free_mercenary(tactic: str) -> None:
    desk = table(
        player("crab", {"f1": 3}, RICH, dealt=[tactic]),
        player("lion", {"p10": 1}, heroes={"toku": "p10"}),
    )
    desk.activate("expansion").play("A gain koku").until("buying").play(f"A buy {tactic}")
    assert desk.legal() == ["call yoritomo", "call toturi-the-black"]
    desk.play("A call yoritomo")
    assert desk.hero("yoritomo") == "f1"


def bought(clan: str, tactic: str) -> dict[str, Any]:
    held = {"dealt": [tactic]} if tactic in NEUTRAL_TACTICS else {}
    return {"clan": clan, "tactics": [tactic], **held}


@pytest.mark.parametrize("side", ["attacker", "defender"])
@pytest.mark.parametrize("tactic", TACTICS)
def test_the_icons_of_a_tactic_count_in_battle(tactic: str, side: str) -> None:
    """Wherever it applies: by the role, at a shrine, with so many troops, against a hero."""
    clan = "crab" if tactic in NEUTRAL_TACTICS else clan_of(tactic)
    enemy = OTHERS[clan]
    hero = next(hero for hero in HEROES if owner_of(hero) == enemy)
    plain: dict[str, Any] = {"heroes": {hero: {"effects": []}}}
    own = bought(clan, tactic)
    places = {"attacker": "p9", "defender": "s1"}
    them = "defender" if side == "attacker" else "attacker"
    seats = {
        side: player(troops={places[side]: 5}, **own),
        them: player(enemy, {places[them]: 5}, heroes={hero: places[them]}),
    }
    desk = duel(seats["attacker"], seats["defender"], "s1", corrections=plain).until("rolling")
    expected = printed_icons("tactics", tactic, side, "place", "troops", "enemy_hero")
    assert desk.icons(side) == added(BASE, expected)
    assert desk.icons(them) == BASE


def test_conditions_of_tactics() -> None:
    few = effect_of("tactics", "lion-numbers", when="battle")["troops"] - 1
    desk = duel(
        player(troops={"p9": few}, **bought("lion", "lion-numbers")), player("crab", {"p10": 3})
    )
    assert desk.until("rolling").icons("attacker") == BASE
    desk = duel(
        player(troops={"p9": 3}, **bought("crane", "crane-iaijutsu")), player("crab", {"p10": 3})
    )
    expected = printed_icons("tactics", "crane-iaijutsu")
    assert desk.until("rolling").icons("attacker") == added(BASE, expected)
    desk = duel(
        player(troops={"p9": 3}, **bought("phoenix", "phoenix-keepers")), player("crab", {"p10": 3})
    )
    assert desk.until("rolling").icons("attacker") == BASE


def test_siegecraft_makes_buildings_cheaper() -> None:
    effect = effect_of("tactics", "crab-siegecraft", op="discount")
    full = PRINTED["buildings"]["crab-redoubt"]["price"]
    price = max(effect["least"], full - effect["n"])
    desk = table(
        player(troops={"f1": 3}, goods=(0, 0, price), **bought("crab", "crab-siegecraft")),
        player("lion"),
    )
    desk.activate("expansion").play("A gain koku", "A build crab-redoubt p1")
    assert desk.goods()[2] == 0


@pytest.mark.parametrize(
    ("clan", "tactic", "column", "good"),
    [
        ("crane", "crane-patronage", "expansion", "influence"),
        ("crab", "war-chest", "expansion", "koku"),
        ("crab", "patron", "influence", "influence"),
    ],
)
def test_tactics_that_gain_with_a_column(clan: str, tactic: str, column: str, good: str) -> None:
    effect = effect_of("tactics", tactic, when="activate", column=column)
    desk = table(player(troops={"f1": 3}, **bought(clan, tactic)), player("lion"))
    desk.activate(column)
    assert desk.events("gained")[0] == {"seat": "A", "good": good, "count": effect[good]}
    other = table(player(troops={"f1": 3}, **bought(clan, tactic)), player("lion"))
    assert other.activate("summon").events("gained") == []


def test_ascetic_makes_orders_free() -> None:
    ascetic = bought("dragon", "dragon-ascetic")
    desk = table(player(**ascetic), player("crab"), row=["caravan"], blanks=False)
    assert "take caravan nothing" in desk.legal()


def test_glory_brings_troops_to_the_fort_after_a_victory() -> None:
    effect = effect_of("tactics", "lion-glory", when="battle-won")
    desk = duel(
        player(troops={"p9": 4}, **bought("lion", "lion-glory")),
        player("crab", {"p10": 1, "f2": 2}),
    ).rest()
    assert desk.army("A", "f1") == effect["n"]


def test_poison_kills_for_koku_in_an_attack() -> None:
    effect = effect_of("tactics", "scorpion-poison", when="battle-start")
    poison = bought("scorpion", "scorpion-poison")
    desk = duel(player(troops={"p9": 4}, goods=(9, 0, 0), **poison), player("crab", {"p10": 3}))
    assert desk.legal() == ["accept", "decline"]
    desk.play("A accept")
    assert desk.army("B", "p10") == 3 - effect["n"]
    assert desk.goods()[0] == 9 - effect["price"]
    defends = duel(player("crab", {"p9": 3}), player(troops={"p10": 4}, goods=(9, 0, 0), **poison))
    assert defends.step == "rolling"


def test_ambush_kills_in_an_attack_and_armour_does_not_help() -> None:
    effect = effect_of("tactics", "ambush", when="battle-start")
    desk = duel(
        player(troops={"p9": 4}, **bought("crab", "ambush")),
        player("lion", {"p10": 3}, armory=["guard", "plate"]),
    )
    assert desk.army("B", "p10") == 3 - effect["n"]
    assert desk.events("killed")[0]["count"] == effect["n"]
    defends = duel(player("lion", {"p9": 4}), player(troops={"p10": 3}, **bought("crab", "ambush")))
    assert defends.army("A", "p10") == 4


def test_masks_steal_for_a_victory() -> None:
    effect = effect_of("tactics", "scorpion-masks", when="battle-won")
    desk = duel(
        player(troops={"p9": 4}, **bought("scorpion", "scorpion-masks")),
        player("lion", {"p10": 1, "f2": 2}, (9, 0, 1)),
        corrections={"goals": NEVER},
    ).until("stealing")
    assert desk.legal() == ["steal B koku", "steal B wood"]
    for _ in range(effect["n"]):
        desk.play("A steal B koku")
    assert desk.goods()[0] == effect["n"]


def test_cavalry_buys_its_first_move_for_nothing() -> None:
    free = {"when": "always", "op": "free-extra-move", "n": 1}
    once = {"tactics": {"unicorn-cavalry": {"effects": [free]}}}
    cavalry = bought("unicorn", "unicorn-cavalry")
    rider = player(troops={"p9": 1}, goods=(1, 0, 0), **cavalry)
    desk = table(rider, player("lion"), corrections=once)
    desk.activate("armory").play("A march p9 p10", "A march p10 p11")
    assert desk.goods()[0] == 1
    desk.play("A march p11 p10")
    assert desk.goods()[0] == 0
    poor = table(player(troops={"p9": 1}, **cavalry), player("lion"), corrections=once)
    poor.activate("armory").play("A march p9 p10", "A march p10 p11")
    assert poor.step != "moving"


def test_hit_and_run_saves_fallen_troops() -> None:
    effect = effect_of("tactics", "unicorn-hit-and-run", when="battle-lost")
    desk = duel(
        player(troops={"p9": 3}, **bought("unicorn", "unicorn-hit-and-run")),
        player("crab", {"p10": 5}),
    )
    desk.roll("888").play("B keep 1+2").rest("roll 1")
    assert desk.events("spared") == [{"seat": "A", "count": effect["n"]}]


def test_innovation_places_a_special_order_and_activates_nothing() -> None:
    desk = table(player("unicorn", {"f1": 3}, RICH, dealt=["innovation"]), player("lion"))
    desk.activate("expansion").play("A gain koku").until("buying").play("A buy innovation")
    assert "issue unicorn-caravan expansion" in desk.legal()
    before = len(desk.events("gained"))
    desk.play("A issue unicorn-caravan expansion")
    assert desk.seat()["expansion"] == ["tax", "unicorn-caravan"]
    assert len(desk.events("gained")) == before
    assert desk.step == "buying"


def test_wave_men_bring_troops_along() -> None:
    effect = effect_of("tactics", "wave-men", op="summon")
    desk = table(player("crab", {"f1": 3}, (9, 0, 0), dealt=["wave-men"]), player("lion"))
    desk.activate("expansion").play("A gain koku", "A buy wave-men", "A call toku")
    assert (desk.step, desk.argument) == ("summoning", effect["n"])


def test_rapid_march_moves_with_the_armory() -> None:
    effect = effect_of("tactics", "rapid-march")
    desk = table(player(troops={"f1": 1}, **bought("crab", "rapid-march")), player("lion"))
    desk.activate("armory")
    assert (desk.step, desk.argument) == ("moving", effect["n"])
    desk.play("A march f1 p1", "A march p1 p2")  # its move, and the printed one
    assert desk.army("A", "p2") == 1


def test_signal_towers_lower_the_toll() -> None:
    toll = {"when": "always", "op": "tower-toll", "n": 1}
    desk = table(
        player(troops={"f1": 2}, goods=(2, 0, 0), **bought("crab", "signal-towers")),
        player("lion"),
        corrections={"tactics": {"signal-towers": {"effects": [toll]}}, "tower": {"toll": 2}},
    )
    desk.activate("armory")
    assert prompt_arguments(desk.state.view(0))["tower_toll"] == 1
    desk.play("A jump f1 w1", "A muster 1")
    assert desk.army("A", "w1") == 1
    assert desk.goods() == (1, 0, 0)


def test_conscription_summons_with_its_column() -> None:
    effect = effect_of("tactics", "conscription")
    desk = table(player(troops={"f1": 3}, **bought("crab", "conscription")), player("lion"))
    desk.activate("summon")
    assert (desk.step, desk.argument) == ("summoning", effect["n"])
    desk.play(*["A summon f1"] * effect["n"])
    assert (desk.step, desk.argument) == ("summoning", 1)  # the printed line


# ----------------------------------------------------------------- buildings


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_costs_wood(building: str) -> None:
    clan = clan_of(building)
    price = PRINTED["buildings"][building]["price"]
    desk = table(player(clan, {"f1": 3}, (0, 0, price)), player(OTHERS[clan]))
    desk.activate("expansion").play("A gain koku", f"A build {building} p1")
    assert desk.goods()[2] == 0
    assert desk.words["building_places"][building] == "p1"
    poor = table(player(clan, {"f1": 3}, (0, 0, price - 1)), player(OTHERS[clan]))
    assert f"build {building} p1" not in poor.activate("expansion").play("A gain koku").legal()


@pytest.mark.parametrize("building", UNIQUE)
def test_the_icons_of_a_unique_building_count_for_its_builder_anywhere(building: str) -> None:
    clan = clan_of(building)
    desk = duel(
        player(clan, {"p9": 3}),
        player(OTHERS[clan], {"p10": 3}),
        building_places={building: "p1"},
    ).until("rolling")
    assert desk.icons("attacker") == added(BASE, printed_icons("buildings", building))


@pytest.mark.parametrize("building", UNIQUE)
def test_the_icons_of_a_unique_building_count_for_an_enemy_who_controls_it(building: str) -> None:
    clan = clan_of(building)
    desk = duel(
        player(clan, {"p9": 3}),
        player(OTHERS[clan], {"p10": 3, "p1": 1}),
        building_places={building: "p1"},
    ).until("rolling")
    assert desk.icons("attacker") == BASE
    assert desk.icons("defender") == added(BASE, printed_icons("buildings", building))


@pytest.mark.parametrize("camp", CAMPS)
def test_a_camp_holds_any_number_of_troops(camp: str) -> None:
    clan = clan_of(camp)
    desk = table(
        player(clan, {"p1": 8, "f1": 2}), player(OTHERS[clan]), building_places={camp: "p1"}
    )
    desk.activate("summon").play("A summon p1")
    assert desk.army("A", "p1") == 9
    assert desk.march("f1", "p1", 2).army("A", "p1") == 11


@pytest.mark.parametrize("building", UNIQUE)
def test_a_unique_building_holds_five_and_takes_summoned_troops(building: str) -> None:
    clan = clan_of(building)
    desk = table(
        player(clan, {"p1": 4, "f1": 2}),
        player(OTHERS[clan]),
        building_places={building: "p1"},
        corrections={"columns": {"summon": {"effects": [SUMMON_TWO]}}},
    ).activate("summon")
    if building == "lion-war-college":
        desk.play("A done")  # its own troop, before the printed line
    desk.play("A summon p1")
    assert desk.legal() == ["summon f1", "done"]


SUMMON_TWO = {"when": "activate", "op": "summon", "n": 2, "at": "summon-point"}


def test_the_redoubt_kills_attackers_before_the_fight() -> None:
    effect = effect_of("buildings", "crab-redoubt", op="kill")
    desk = duel(
        player("lion", {"p9": 4}),
        player("crab", {"p10": 3}),
        building_places={"crab-redoubt": "p10"},
    )
    assert desk.army("A", "p10") == 4 - effect["n"]
    elsewhere = duel(
        player("lion", {"p9": 4}),
        player("crab", {"p10": 3, "p11": 1}),
        building_places={"crab-redoubt": "p11"},
    )
    assert elsewhere.army("A", "p10") == 4


def test_the_monastery_gives_a_good_of_ones_choice() -> None:
    effect = effect_of("buildings", "dragon-monastery", when="activate")
    desk = table(
        player("dragon", {"f1": 3}), player("lion"), building_places={"dragon-monastery": "p1"}
    ).activate("expansion")
    assert (desk.step, desk.argument) == ("gathering", effect["n"])
    assert desk.legal() == [f"gain {good}" for good in GOODS if good in effect["of"]]


def test_the_war_college_summons() -> None:
    effect = effect_of("buildings", "lion-war-college", when="activate")
    desk = table(
        player("lion", {"f1": 3}), player("crab"), building_places={"lion-war-college": "p1"}
    ).activate("summon")
    assert (desk.step, desk.argument) == ("summoning", effect["n"])
    assert desk.legal() == ["summon p1", "summon f1", "done"]


def test_the_library_gains_influence() -> None:
    effect = effect_of("buildings", "phoenix-library", when="activate")
    desk = table(
        player("phoenix", {"f1": 3}), player("lion"), building_places={"phoenix-library": "p1"}
    ).activate("influence")
    assert [event["count"] for event in desk.events("gained")] == [effect["influence"], 1]


def test_whoever_controls_a_building_has_its_benefit() -> None:
    desk = table(
        player("lion", {"p1": 1, "f1": 2}),
        player("phoenix", {"f2": 3}),
        building_places={"phoenix-library": "p1"},
    ).activate("influence")
    assert len(desk.events("gained")) == 2
    builder = table(
        player("phoenix", {"f1": 3}),
        player("lion", {"p1": 1}),
        building_places={"phoenix-library": "p1"},
    ).activate("influence")
    assert len(builder.events("gained")) == 1


def test_the_theatre_takes_koku_from_opponents() -> None:
    effect = effect_of("buildings", "scorpion-theatre", when="activate")
    desk = table(
        player("scorpion", {"f1": 3}),
        player("lion", {"f2": 3}, (2, 0, 0)),
        building_places={"scorpion-theatre": "p1"},
    ).activate("influence")
    assert (desk.step, desk.argument) == ("stealing", effect["n"])
    assert desk.legal() == ["steal B koku", "done"]
    assert desk.play("A steal B koku").goods("B")[0] == 1


def test_the_outpost_is_a_tower_for_who_controls_it() -> None:
    desk = table(
        player("unicorn", {"p11": 2, "f1": 1}, (2, 0, 0)),
        player("lion", {"f2": 3}),
        building_places={"unicorn-outpost": "p11"},
    ).activate("armory")
    assert {"jump p11 w1", "jump p11 f1", "jump f1 p11"} <= set(desk.legal())
    lost = table(
        player("unicorn", {"f1": 3}, (2, 0, 0)),
        player("lion", {"p11": 1, "f2": 3}),
        building_places={"unicorn-outpost": "p11"},
    ).activate("armory")
    assert "jump f1 p11" not in lost.legal()
    with pytest.raises(IllegalAction):
        lost.play("A jump f1 p11")
