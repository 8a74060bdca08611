"""What a player's own file may correct, what it may not, and that all it may can be played."""

import re
from pathlib import Path

import pytest
from tests.titles.facts import refusal_of
from tests.titles.gunsen.positions import GUNSEN, LARGE, SMALL

from kachidoki.engine.bag import words_in
from kachidoki.testing.walk import Walk
from kachidoki.titles.gunsen.rules.actions import BUILDINGS, CLANS
from kachidoki.titles.gunsen.rules.box import box_of


def effect(card: str, words: str) -> str:
    return f"{card}.effects = [{{ {words} }}]"


def drawn(side: str, rows: list[str], change: tuple[str, str]) -> str:
    lines = [row.replace(*change) for row in rows]
    return f"maps.{side}.rows = {lines}"


UNREAD = [
    ("reconstructed = []", "there is no 'reconstructed' to correct"),
    ("rulings.tie.text = ''", "there is no 'rulings' to correct"),
    ("orders.siege.provenance = 'mine'", "there is no 'orders.siege.provenance' to correct"),
    ("orders.catapult.copies = 1", "there is no 'orders.catapult' to correct; possible: spears"),
    ("game.name_ja = 'x'", "there is no 'game' to correct"),
]
NUMBERS = [
    ("rules.troops = 16", "rules.troops is 16; it must be from 1 to 15"),
    ("rules.dice = 7", "rules.dice is 7; it must be from 1 to 6"),
    ("rules.row = 6", "rules.row is 6; it must be from 1 to 5"),
    ("dice.1.blood = -1", "dice.1.blood is -1"),
    ("goods_by_turn.koku = [3, 4]", "`array` of length 6"),
    ("rules.troops = 4", "goods_by_turn.troops: more than a clan has"),
    ("tokens.koku = 0", "tokens: there must be 10 at least"),
    ("tower.good = 'rice'", "tower.good: there is no 'rice'; possible: koku, influence, wood"),
    ("orders.spears.cost = ['rice']", "orders.spears.cost: there is no 'rice'"),
    ("specials.lion-doctrine.columns = []", "specials.lion-doctrine.columns: the list is empty"),
    ("play.rounds_without_order = 0", "play.rounds_without_order is 0; it must be from 1"),
]
EFFECTS = [
    ("when = 'battle', strength = 1", "orders.siege.effects.1.op is missing"),
    ("op = 'charm'", "orders.siege.effects.1.op: there is no 'charm'; possible: gain"),
    ("when = 'battle', op = 'icons', power = 1", "there is no 'orders.siege.effects.power'"),
    ("when = 'dawn', op = 'gain', koku = 1", "'gain' of orders has no 'dawn'; possible: activate"),
    ("when = 'battle', op = 'gain', koku = 1", "'gain' of orders has no 'battle'"),
    ("when = 'activate', op = 'icons', strength = 1", "has no 'activate'; possible: battle"),
    ("when = 'always', op = 'army-limit', n = 1", "'army-limit' of orders has no 'always'"),
    ("when = 'activate', op = 'gain-choice', n = 1", "effects.1.of: 'gain-choice' needs it"),
    ("when = 'activate', op = 'move', n = 1, koku = 1", "'move' does not read it here"),
    ("when = 'activate', op = 'move', n = 1, who = 'hero'", "who: only a hero leads"),
    ("when = 'activate', op = 'summon', n = 1, at = 'here'", "at: there is no 'here' here"),
    ("when = 'battle', op = 'icons', dice = 1, role = 'attacker'", "role: 'icons' does not read"),
    ("when = 'activate', op = 'gain', koku = 1, column = 'armory'", "column: 'gain' does not read"),
    ("when = 'activate', op = 'gain', koku = 1, price = 1, pay = 'wood'", "nothing is paid at"),
    ("when = 'activate', op = 'kill', n = 1", "range: from afar one kills within a range"),
    ("when = 'activate', op = 'steal', n = 1, of = ['koku'], from = 'opponent'", "from: there is"),
    (
        "when = 'activate', op = 'buy-move', pay = 'free', price = 1",
        "pay: in which good is it paid",
    ),
    (
        "when = 'activate', op = 'buy-move', pay = 'koku', price = 0",
        "price: moves for nothing would never end",
    ),
    ("when = 'activate', op = 'gain-choice', n = 1, of = []", "effects.1.of: the list is empty"),
    (
        "when = 'activate', op = 'gain-choice', n = 1, of = ['koku', 'koku']",
        "orders.siege.effects.1.of: no word twice",
    ),
    ("when = 'activate', op = 'kill', n = 1, range = 'far'", "`orders.siege.effects.1.range`"),
    ("when = 'activate', op = 'activate-column'", "'activate-column' of orders has no 'activate'"),
    ("when = 'activate', op = 'move', n = 0", "effects.1.n: it must be 1 or more"),
    ("when = 'activate', op = 'move', n = 10", "effects.1.n is 10; it must be from 0 to 9"),
]
CARDS = [
    (
        effect("tactics.ambush", "when = 'battle', op = 'deny', what = 'reroll'"),
        "'deny' of tactics has no 'battle'; possible: none",
    ),
    (
        effect("tactics.ambush", "when = 'battle-start', op = 'kill', n = 1, price = 1"),
        "pay: in which good is it paid?",
    ),
    (
        effect(
            "tactics.ambush", "when = 'battle-start', op = 'kill', n = 1, pay = 'free', price = 1"
        ),
        "pay: in which good is it paid?",
    ),
    (
        effect("tactics.ambush", "when = 'battle', op = 'icons', dice = 1, place = 3"),
        "`tactics.ambush.effects.1.place`",
    ),
    (
        effect(
            "tactics.ambush", "when = 'battle', op = 'icons', dice = 1, place = ['this-building']"
        ),
        "'this-building' is for buildings",
    ),
    (
        effect(
            "tactics.ambush",
            "when = 'battle', op = 'icons', dice = 1, place = ['shrine', 'shrine']",
        ),
        "tactics.ambush.effects.1.place: no word twice",
    ),
    (
        effect("heroes.toku", "when = 'always', op = 'link-tower'"),
        "'link-tower' of heroes has no 'always'; possible: none",
    ),
    (
        effect("heroes.toku", "when = 'battle-start', op = 'kill', n = 1, range = 2"),
        "range: from afar one kills within a range, in battle without one",
    ),
    (
        effect("specials.lion-doctrine", "when = 'activate', op = 'activate-column'"),
        "needs a special order that is used once",
    ),
    (
        effect("tactics.innovation", "when = 'on-gain', op = 'place-special-order', n = 2"),
        "n: it must be 1",
    ),
    ("upgrades.armory.effects = []", "upgrades: each has one effect"),
    (
        effect("upgrades.summon", "when = 'activate', op = 'gain', koku = 1"),
        "columns.summon.effects: the upgrade does not cover the first line",
    ),
    ("columns.armory.effects = []", "columns.armory.effects: from 1 to 3 lines"),
    (
        "heroes.toku.effects = [" + "{ when = 'battle', op = 'icons', dice = 1 }, " * 16 + "]",
        "heroes.toku.effects: fewer than 16",
    ),
    (
        "\n".join(
            f"buildings.{clan}-camp.effects = ["
            + "{ when = 'battle-start', op = 'gain', koku = 1 }, " * 9
            + "]"
            for clan in CLANS
        ),
        "too many effects with 'battle-start'",
    ),
    (
        "\n".join(
            f"buildings.{clan}-camp.effects = ["
            + "{ when = 'battle', op = 'icons', reroll = 9 }, " * 4
            + "]"
            for clan in CLANS
        ),
        "of 'reroll' in a battle; at most 255",
    ),
    (
        "\n".join(
            f"orders.{order}.column = 'armory'" for order in ("levy", "favour", "tax", "drums")
        ),
        "of 'armory'; at most 27",
    ),
]
GOALS = [
    ("conditions = []", "goals.crab-bulwark.conditions: the list is empty"),
    ("conditions = [{ n = 2 }]", "goals.crab-bulwark.conditions.1.op is missing"),
    ("conditions = [{ op = 'goods' }]", "conditions.1.op: 'goods' must ask for one at least"),
    ("conditions = [{ op = 'heroes-deployed', n = 0 }]", "must ask for one at least"),
    ("conditions = [{ op = 'luck' }]", "conditions.1.op: there is no 'luck'; possible: goods"),
    ("conditions = [{ op = 'control', n = 2 }]", "conditions.1.place: 'control' needs it"),
    (
        "conditions = [{ op = 'goods', silk = 2 }]",
        "there is no 'goals.crab-bulwark.conditions.silk'",
    ),
    ("conditions = [{ op = 'troops-on-board', n = 2, steps = 1 }]", "does not read it here"),
    ("at = 'dawn'", "goals.crab-bulwark.at: there is no 'dawn'; possible: once, turn-end"),
    ("at = 'turn-end'", "'battle-won' is over when a turn ends"),
]
# What the small map has too few of; a watchtower of one's own is the third.
OUT_OF_REACH = [
    ("crane-granaries", "op = 'control', place = 'village', n = 8", 7),
    ("crane-granaries", "op = 'control', place = 'shrine', n = 3", 2),
    ("crane-granaries", "op = 'control', place = 'watchtower', n = 3", 2),
    ("crane-granaries", "op = 'control', place = 'building', n = 5", 4),
    ("crane-granaries", "op = 'control', place = 'toshi-ranbo', n = 2", 1),
    ("crane-granaries", "op = 'hero-at', place = 'shrine', n = 3", 2),
    ("crane-granaries", "op = 'hero-at', place = 'village', n = 4, troops = 5", 3),
    ("crane-granaries", "op = 'armies', n = 3, troops = 6", 2),
    ("crane-granaries", "op = 'territories-occupied', n = 16", 15),
    ("crane-granaries", "op = 'troops-on-board', n = 16", 15),
    ("crane-granaries", "op = 'army-at', place = 'building', n = 16", 15),
    ("crane-granaries", "op = 'heroes-deployed', n = 7", 6),
    ("crane-granaries", "op = 'shrine-upgrades', n = 3", 2),
    ("unicorn-beacons", "op = 'control', place = 'watchtower', n = 4", 3),
]
MAPS = [
    (drawn("small", SMALL, ("tr", "p14")), "'tr', Toshi Ranbo, is missing"),
    (drawn("small", SMALL, ("tr", "p1")), "maps.small.rows: 'p1' is there twice"),
    (drawn("small", SMALL, ("tr", "xy")), "maps.small.rows: there is no 'xy'"),
    (drawn("small", SMALL, ("v4", "p14")), "there must be 7 villages; there are 6"),
    (drawn("small", SMALL, ("s2", "s3")), "shrines are numbered from 's1' on"),
    (drawn("small", SMALL, ("p13 f2", "p13         f2")), "nothing touches the fort 'f2'"),
    (drawn("small", SMALL, ("p13 f2", "p13")), "'f2' is not on the map"),
    (drawn("small", SMALL, ("p12", "        p12")), "no way leads to 'p12'"),
    (drawn("small", SMALL, ("p7  s1", "p7 s1 ")), "maps.small.rows: 's1' overlaps 'p7'"),
    (drawn("large", LARGE, ("w3", "p21")), "there is no 'p21'"),
    ("maps.small.forts_for_2 = ['f1', 'f1']", "there must be 2 different forts"),
    ("maps.small.forts_for_2 = ['f1', 'p1']", "forts_for_2: there is no 'p1'; possible: f1"),
]
REFUSED = [
    *UNREAD,
    *NUMBERS,
    *[(effect("orders.siege", words), message) for words, message in EFFECTS],
    *CARDS,
    *[(f"[goals.crab-bulwark]\n{words}", message) for words, message in GOALS],
    *MAPS,
]


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_what_is_refused(text: str, message: str, tmp_path: Path) -> None:
    assert message in refusal_of(GUNSEN, text, tmp_path)


LINKED = effect("buildings.unicorn-outpost", "when = 'always', op = 'link-tower'")


@pytest.mark.parametrize(("goal", "words", "most"), OUT_OF_REACH)
def test_a_goal_out_of_reach_is_refused(goal: str, words: str, most: int, tmp_path: Path) -> None:
    asked = f"{LINKED}\n[goals.{goal}]\nconditions = [{{ {words} }}]"
    said = f"on maps.small.rows at most {most}"
    assert said in refusal_of(GUNSEN, asked, tmp_path)
    file = tmp_path / "mine.toml"
    file.write_text(re.sub(r"n = \d+", f"n = {most}", asked), "utf-8")
    GUNSEN.read_corrections(file)


def test_a_goal_asks_for_no_more_than_lies_around_toshi_ranbo(tmp_path: Path) -> None:
    maps = f"maps.small.rows = {SMALL}\nmaps.large.rows = {LARGE}"
    asked = "goals.dragon-watch.conditions = [{ op = 'control-adjacent', n = 7 }]"
    said = "'control-adjacent' asks for 7; on maps.small.rows at most 6"
    assert said in refusal_of(GUNSEN, f"{maps}\n{asked}", tmp_path)


def test_a_building_that_is_a_tower_twice_is_that_tower() -> None:
    tower = {"when": "always", "op": "link-tower"}
    outpost = {"buildings": {"unicorn-outpost": {"effects": [tower, tower]}}}
    assert words_in(box_of(GUNSEN.setting(2, {}, outpost)).links, BUILDINGS) == ["unicorn-outpost"]


PLAYED = [
    effect("orders.siege", "when = 'activate', op = 'hero', pool = 'mercenary'"),
    effect("orders.siege", "when = 'activate', op = 'build', pay = 'koku'"),
    effect("orders.levy", "when = 'activate', op = 'buy-tactic', pay = 'wood'"),
    effect("orders.levy", "when = 'activate', op = 'buy-move', pay = 'koku', price = 2"),
    effect("orders.levy", "when = 'activate', op = 'kill', n = 2, range = 3"),
    effect("heroes.toku", "when = 'battle-start', op = 'gain', koku = 1, pay = 'wood', price = 1"),
    effect("buildings.crab-camp", "when = 'battle-won', op = 'summon', n = 2, at = 'fort'"),
    effect("tactics.veterans", "when = 'on-gain', op = 'place-special-order'"),
    effect("tactics.ambush", "when = 'on-gain', op = 'gain', koku = 3"),
    "maps.small.forts_for_2 = ['f1', 'f3']",
    "rules.row = 3",
    "rules.army_limit = 2",
    "rules.neutral_tactics = 0",
    effect("columns.armory", "when = 'battle', op = 'icons', dice = 2, keep = 1"),
    "play.refreshes = 0",
]


@pytest.mark.parametrize("text", PLAYED)
def test_what_is_accepted_can_be_played(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    corrections = GUNSEN.read_corrections(file)
    for seed in range(4):
        walk = Walk(GUNSEN, GUNSEN.setting(2, {}, corrections), seed)
        while not walk.state.is_over():
            walk.make(*walk.at_random())
        assert GUNSEN.check(GUNSEN.load(walk.state.dump())) == []
