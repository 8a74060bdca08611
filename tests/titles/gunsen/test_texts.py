"""Cards are told from their data, prompts say what matters, the rules page says what is certain."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from tests.titles.gunsen.positions import BENCH, GUNSEN, PRINTED

from kachidoki.engine import EVERYONE, Event
from kachidoki.engine.checks import lay_over
from kachidoki.engine.components import Section
from kachidoki.text import LANGUAGES, Texts, folded, line_of
from kachidoki.titles.gunsen.rules.actions import (
    BUILDINGS,
    CLANS,
    COLUMNS,
    GOALS,
    HEROES,
    ORDERS,
    SPECIALS,
    TACTICS,
    UPGRADES,
)
from kachidoki.titles.gunsen.rules.cards.conditions import CONDITIONS, SITES, Conditions
from kachidoki.titles.gunsen.rules.cards.effects import DEEDS, KINDS, MOMENTS, Effects
from kachidoki.titles.gunsen.rules.components import COMPONENTS, Components
from kachidoki.titles.gunsen.rules.prompts import prompt_arguments
from kachidoki.titles.gunsen.rules.views import CARDS
from kachidoki.titles.gunsen.text.cards import (
    CardTeller,
    GoalTeller,
    columns_of_special,
    cost_of_order,
    describe_card,
    describe_goal,
    describe_line,
    describe_upgrade,
    price_of_building,
    price_of_tactic,
)
from kachidoki.titles.gunsen.view import Matter

SHIPPED = COMPONENTS.uncorrected()
TABLES = {
    "orders": ORDERS,
    "specials": SPECIALS,
    "tactics": TACTICS,
    "heroes": HEROES,
    "buildings": BUILDINGS,
}
each_language = pytest.mark.parametrize("language", LANGUAGES)
LEFTOVER = re.compile(r"[{}$]|None|  | [,.;:]|[,;:][,;:.]|[a-z]-[a-z]+-")
Corrections = dict[str, Any]


def is_clean(sentence: str) -> bool:
    """Full sentences, without anything that should have been replaced."""
    return sentence[:1].isupper() and sentence.endswith(".") and LEFTOVER.search(sentence) is None


def texts_of(language: str, corrections: Corrections | None = None) -> Texts:
    return Texts(language, GUNSEN, GUNSEN.setting(4, corrections=corrections))


def card_with(language: str, card: str, effects: Sequence[Corrections]) -> str:
    """What the card says after a player has corrected its effects."""
    [table] = [table for table, words in TABLES.items() if card in words]
    corrections = {table: {card: {"effects": effects}}}
    box = COMPONENTS.with_corrections(corrections)
    return describe_card(texts_of(language, corrections), box, card)


def goal_with(language: str, goal: str, conditions: Sequence[Corrections]) -> str:
    corrections = {"goals": {goal: {"conditions": conditions}}}
    box = COMPONENTS.with_corrections(corrections)
    return describe_goal(texts_of(language, corrections), box, goal)


def page(language: str, corrections: Corrections | None = None) -> str:
    """All paragraphs of the rules page, and the cells of its tables."""
    return "\n".join(str(block) for block in texts_of(language, corrections).rules())


def rows_of(language: str, corrections: Corrections | None = None) -> list[list[str]]:
    texts = texts_of(language, corrections)
    return [row for block in texts.rules() if isinstance(block, list) for row in block]


# ----------------------------------------------------------------- cards as they are shipped


@each_language
def test_every_card_and_goal_can_be_read_aloud(language: str) -> None:
    texts = texts_of(language)
    said = [describe_card(texts, SHIPPED, card) for card in CARDS]
    said += [describe_goal(texts, SHIPPED, goal) for goal in GOALS]
    assert [sentence for sentence in said if not is_clean(sentence)] == []


@each_language
def test_cards_with_the_same_data_say_the_same_and_others_do_not(language: str) -> None:
    texts = texts_of(language)
    by_data: dict[str, set[str]] = {}
    for table, words in TABLES.items():
        for word in words:
            # Where a card lies decides what "activated" means; camps and one-shots say it besides.
            figures = PRINTED[table][word]
            kind = "decree" if table in ("orders", "specials") else "card"
            data = str([kind, figures["effects"], figures.get("once", False), "camp" in word])
            by_data.setdefault(data, set()).add(describe_card(texts, SHIPPED, word))
    assert all(len(said) == 1 for said in by_data.values())
    assert len({sentence for [sentence] in by_data.values()}) == len(by_data)


@each_language
@pytest.mark.parametrize("table", TABLES)
def test_a_card_names_all_its_figures_and_no_others(language: str, table: str) -> None:
    texts = texts_of(language)
    for word in TABLES[table]:
        said = re.findall(r"\d+", describe_card(texts, SHIPPED, word))
        assert sorted(said) == sorted(figures_of(PRINTED[table][word]["effects"])), word


def figures_of(effects: Sequence[Corrections]) -> list[str]:
    """The numbers of a card that are told as such: a hero is "a hero", a free toll "free" …"""
    silent = {"hero", "place-special-order", "activate-column", "set-die", "tower-toll"}
    silent |= {"free-extra-move"}
    found: list[str] = []
    for effect in effects:
        told = {key: value for key, value in effect.items() if type(value) is int}
        if effect["op"] in silent:
            told.pop("n", None)
        if effect["op"] == "join-battle" or effect.get("least") == 0:
            told = {key: value for key, value in told.items() if value > 0}
        if effect["op"] == "steal" and effect["n"] == 1:
            told.pop("each", None)
        found += [str(value) for value in told.values()]
    return found


# ----------------------------------------------------------------- cards as owners may correct them


@pytest.mark.parametrize(
    ("card", "effects", "english", "russian"),
    [
        (
            "gift",
            [{"when": "activate", "op": "gain", "koku": 1, "influence": 1}],
            "When activated: gain 1 koku and 1 influence.",
            "При активации: получите 1 коку и 1 влияние.",
        ),
        (
            "crane-iron-warriors",
            [{"when": "battle", "op": "icons", "strength": 1, "reroll": 1, "keep": 1}],
            "In battle: +1 strength, +1 reroll and +1 die kept.",
            "В битве: +1 к силе, +1 переброс и +1 сохранённый кубик.",
        ),
        (
            "phoenix-keepers",
            [
                {"when": "on-gain", "op": "hero", "n": 1, "pool": "clan"},
                {"when": "battle", "op": "icons", "keep": 1, "place": ["shrine", "toshi-ranbo"]},
            ],
            "At once: summon a hero of your clan. "
            "In battle, at a shrine or in Toshi Ranbo: +1 die kept.",
            "Сразу: призовите героя своего клана. "
            "В битве, в святилище или в Тоши Ранбо: +1 сохранённый кубик.",
        ),
        (
            "scorpion-theatre",
            [
                {
                    "when": "activate",
                    "op": "steal",
                    "n": 1,
                    "of": ["koku"],
                    "column": "influence",
                    "each": 1,
                    "from": "anybody",
                },
                {"when": "battle", "op": "icons", "dice": 1},
            ],
            "When you activate Influence: take 1 koku from another player. In battle: +1 die.",
            "При активации столбца «Влияние»: заберите у другого игрока 1 коку. В битве: +1 кубик.",
        ),
        (
            "togashi-yokuni",
            [
                {"when": "battle", "op": "icons", "armour": 1},
                {
                    "when": "battle-start",
                    "op": "win-without-losses",
                    "pay": "influence",
                    "price": 3,
                },
            ],
            "In battle: +1 armour. At the start of a battle: you may pay 3 influence to win this "
            "battle without dice and without losses.",
            "В битве: +1 к броне. В начале битвы: если заплатите 3 влияния, победите в этой битве "
            "без кубиков и потерь.",
        ),
        (
            "toturi-the-black",
            [
                {"when": "battle", "op": "icons", "dice": 1},
                {"when": "always", "op": "army-limit", "n": 2},
                {"when": "battle-start", "op": "summon", "n": 1, "at": "here"},
            ],
            "In battle: +1 die. Always: 2 more troops than usual may stand with this hero. "
            "At the start of a battle: summon 1 troop to the territory of the battle.",
            "В битве: +1 кубик. Постоянно: с этим героем может стоять на 2 войска больше обычного. "
            "В начале битвы: призовите 1 войско на территорию битвы.",
        ),
    ],
)
def test_cards_read_like_sentences(
    card: str, effects: list[Corrections], english: str, russian: str
) -> None:
    assert card_with("en", card, effects) == english
    assert card_with("ru", card, effects) == russian


@pytest.mark.parametrize(
    ("goal", "english", "russian"),
    [
        (
            "lion-conqueror",
            "Reached as soon as you win a battle as the attacker, with at least 4 troops left.",
            "Достигается, как только вы победите в битве при атаке, сохранив хотя бы 4 войска.",
        ),
        (
            "phoenix-pilgrimage",
            "Reached at the end of your turn, if a hero of yours stands at a shrine with at least "
            "2 troops.",
            "Достигается в конце вашего хода, если ваш герой стоит в святилище и с ним хотя бы "
            "2 войска.",
        ),
        (
            "phoenix-balance",
            "Reached as soon as you have at least 3 koku, 3 influence and 3 wood.",
            "Достигается, как только у вас есть хотя бы 3 коку, 3 влияния и 3 дерева.",
        ),
        (
            "dragon-harmony",
            "Reached as soon as you have at least 1 order on every column and 6 in all.",
            "Достигается, как только в каждом столбце у вас хотя бы 1 приказ, а всего их хотя бы 6.",
        ),
    ],
)
def test_goals_read_like_sentences(goal: str, english: str, russian: str) -> None:
    box = COMPONENTS.with_corrections(BENCH)
    assert describe_goal(texts_of("en"), box, goal) == english
    assert describe_goal(texts_of("ru"), box, goal) == russian


def test_costs_prices_columns_lines_and_upgrades() -> None:
    corrections = {
        "orders": {"siege": {"cost": ["influence", "wood"]}, "spears": {"cost": []}},
        "tactics": {"ambush": {"price": 4}},
        "buildings": {"crab-camp": {"price": 2}},
        "specials": {
            "lion-doctrine": {"columns": ["summon"]},
            "unicorn-host": {"columns": COLUMNS},
        },
    }
    box = COMPONENTS.with_corrections(lay_over(BENCH, corrections))
    en, ru = texts_of("en"), texts_of("ru")
    assert cost_of_order(en, box, "siege") == "1 influence or 1 wood"
    assert cost_of_order(ru, box, "siege") == "1 влияние или 1 дерево"
    assert cost_of_order(en, box, "spears") == "free"
    assert price_of_tactic(ru, box, "ambush") == "4 коку"
    assert price_of_building(ru, box, "crab-camp") == "2 дерева"
    assert columns_of_special(en, box, "lion-doctrine") == "Summon"
    assert columns_of_special(en, box, "unicorn-host") == "any column"
    assert describe_line(en, box, "armory", 0) == "in battle, roll 3 dice and keep 2"
    assert describe_line(ru, box, "summon", 2).endswith("каждое за 1 дерево")
    assert describe_line(en, box, "expansion", 0) == "gain 1 koku or 1 wood"
    assert describe_upgrade(ru, box, "influence") == "получите 2 влияния"
    for texts in (en, ru):
        assert len({describe_upgrade(texts, box, upgrade) for upgrade in UPGRADES}) == 4
        assert len({describe_line(texts, box, column, 2) for column in COLUMNS}) == 4


@each_language
@pytest.mark.parametrize("card", ["spears", "dragon-insight", "ambush", "yoritomo", "lion-camp"])
def test_any_effect_on_any_sort_of_card_can_be_said(language: str, card: str) -> None:
    """Every deed at every moment, bare and with everything that the data can add to it."""
    most: Corrections = {"n": 5, "koku": 2, "influence": 5, "wood": 1, "strength": 2, "dice": 5}
    most |= {"range": 1, "at": "fort", "of": ["koku", "wood"], "column": "moving", "who": "hero"}
    most |= {"pay": "wood", "price": 5, "pool": "mercenary", "what": "order", "least": 2}
    most |= {"each": 3, "from": "anybody", "role": "attacker", "place": KINDS, "troops": 15}
    most |= {"enemy_hero": True, "keep": 2}
    bare = [{"when": moment, "op": deed} for moment in MOMENTS for deed in DEEDS]
    rows = [*bare, *[{**row, "n": 1} for row in bare], *[{**most, **row} for row in bare]]
    box = Components(COMPONENTS.section({}))
    box.effects = Effects()
    box.effects.read(Section({"effects": rows}), CARDS.index(card))
    box.effects.close()
    teller = CardTeller(texts_of(language), box)
    for number, row in enumerate(rows):
        sentence = teller.sentence(teller.lead(number), [number])
        assert is_clean(sentence), (row, sentence)


@each_language
@pytest.mark.parametrize("place", SITES)
def test_any_condition_of_a_goal_can_be_said(language: str, place: str) -> None:
    most = {"koku": 1, "influence": 2, "wood": 5, "good": "wood", "troops": 5, "role": "attacker"}
    most |= {"losses": 2, "enemies": 5, "survivors": 2, "steps": 5, "columns": 3, "total": 5}
    numbers = (0, 1, 2, 5, 21)
    bare = [{"op": word, "n": n, "place": place} for word in CONDITIONS for n in numbers]
    rows = [*bare, *[{**most, **row} for row in bare]]
    box = Components(COMPONENTS.section({}))
    box.goals.conditions = Conditions()
    box.goals.conditions.read(Section({"conditions": rows}), 0)
    box.goals.conditions.close()
    teller = GoalTeller(texts_of(language), box)
    for number, row in enumerate(rows):
        condition = teller.condition(number)
        assert is_clean(f"X {condition}."), (row, condition)


def test_a_goal_may_have_several_conditions() -> None:
    conditions = [{"op": "tokens-taken", "n": 1}, {"op": "battle-won", "losses": 2, "steps": 1}]
    assert goal_with("en", "crab-bulwark", conditions) == (
        "Reached as soon as you have taken 1 village token from other players and you win a "
        "battle, losing at most 2 troops, with an army that has walked at least 1 step in this turn."
    )


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1 войско"), (2, "2 войска"), (5, "5 войск")],
)
def test_a_corrected_card_is_told_with_its_own_numbers(count: int, words: str) -> None:
    effect = {"when": "activate", "op": "summon", "n": count}
    assert card_with("ru", "levy", [effect]) == f"При активации: призовите {words}."
    by_tactic = card_with("en", "ambush", [{**effect, "column": "armory"}])
    assert by_tactic.startswith(f"When you activate Armoury: summon {count} troop")


def test_a_card_without_effects_says_so() -> None:
    assert card_with("en", "levy", []) == "No effect."
    assert card_with("en", "lion-camp", []) == "Any number of troops may stand here."


# ----------------------------------------------------------------- prompts and the log


@pytest.mark.parametrize(
    ("matter", "english", "russian"),
    [
        (
            Matter(card="togashi-yokuni", deed="win-without-losses", good="influence", price=3),
            "Togashi Yokuni: do you want to pay 3 influence to win this battle without dice and "
            "losses?",
            "Тогаши Йокуни: хотите заплатить 3 влияния, чтобы победить в этой битве без кубиков и "
            "потерь?",
        ),
        (
            Matter(card="scorpion-poison", deed="kill", good="koku", price=1),
            "Poisoned Blades: do you want to pay 1 koku to kill enemy troops in this battle?",
            "«Отравленные клинки»: хотите заплатить 1 коку, чтобы убить войска противника в этой "
            "битве?",
        ),
        (
            Matter(card="moto-chagatai", deed="join-battle"),
            "Moto Chagatai: do you want to let your hero ride into this battle?",
            "Мото Чагатай: хотите отправить своего героя в эту битву?",
        ),
        (
            Matter(card="crab-redoubt", deed="gain-choice"),
            "Kaiu Redoubt: do you want to use the ability?",
            "«Редут Кайу»: хотите применить свойство?",
        ),
    ],
)
def test_an_ability_is_offered_by_the_name_of_its_card(
    matter: Matter, english: str, russian: str
) -> None:
    view = GUNSEN.new(2).view(None)
    view.matter = matter
    for language, said in (("en", english), ("ru", russian)):
        texts = texts_of(language)
        assert texts.say("prompt-using", **texts.spoken(prompt_arguments(view))) == said


@pytest.mark.parametrize(
    ("move", "english", "russian"),
    [
        (
            "march p4 v3",
            "March from plain 4 to village 3",
            "Идти с равнины 4 в деревню 3",
        ),
        (
            "jump f1 w2",
            "Jump from fort 1 to watchtower 2",
            "Перейти через башни из форта 1 на дозорную башню 2",
        ),
        (
            "build crab-camp p20",
            "Build Crab Camp on plain 20",
            "Построить здание «Лагерь Краба» на равнине 20",
        ),
        ("take siege wood", "Take Siege Engines for 1 wood", "Взять «Осадные машины» за 1 дерево"),
        ("take spears nothing", "Take Ashigaru Spears for free", "Взять «Копья асигару» бесплатно"),
        ("call ikoma-tsanuri", "Summon Ikoma Tsanuri", "Призвать Икому Цанури"),
        ("choose lion", "Lead the Lion clan", "Возглавить клан Льва"),
        ("reroll 1+2+4", "Reroll these dice: 1, 2 and 4", "Перебросить кубики: 1, 2 и 4"),
        ("keep 3", "Keep these dice: 3", "Сохранить кубики: 3"),
        (
            "turn 2 8",
            "Turn die no. 2 to: 1 strength, 2 blood",
            "Повернуть кубик 2 гранью «сила 1, кровь 2»",
        ),
    ],
)
def test_actions_have_names_in_the_right_case(move: str, english: str, russian: str) -> None:
    action = GUNSEN.vocabulary.parse(move)
    assert texts_of("en", BENCH).action(action) == english
    assert texts_of("ru", BENCH).action(action) == russian


def test_a_corrected_face_is_told_as_it_is() -> None:
    blank = {"strength": 0, "blood": 0, "armour": 0}
    corrections = {"dice": {"1": blank, "2": {"strength": 1, "blood": 2, "armour": 3}}}
    assert texts_of("en", corrections).name("face", "1") == "blank"
    assert texts_of("ru", corrections).name("face", "2") == "сила 1, кровь 2, броня 3"


@pytest.mark.parametrize(
    ("count", "line"),
    [(1, "Игрок A получает 1 влияние."), (3, "Игрок A получает 3 влияния.")],
)
def test_goods_are_counted(count: int, line: str) -> None:
    event = Event("gained", {"seat": "A", "good": "influence", "count": count}, EVERYONE)
    assert texts_of("ru").event(event) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Player A was dealt 2 neutral tactics. (Ambush and Veterans)"),
        ("ru", "Игрок A получает 2 нейтральные тактики. (Засада и Ветераны)"),
    ],
)
def test_tactics_that_are_dealt_together_are_one_line(language: str, line: str) -> None:
    dealt = [
        Event("tactic-dealt", {"seat": "A", "tactic": tactic}, EVERYONE)
        for tactic in ("ambush", "veterans")
    ]
    [events] = folded(dealt, GUNSEN.chronicle.folds)
    assert line_of(events, texts_of(language)) == line


# ----------------------------------------------------------------- the rules page


@each_language
def test_every_card_is_on_the_page_with_what_it_says(language: str) -> None:
    texts, rows = texts_of(language), rows_of(language)
    for table, sort in (
        ("orders", "order"),
        ("specials", "special"),
        ("tactics", "tactic"),
        ("heroes", "hero"),
        ("buildings", "building"),
    ):
        for word in TABLES[table]:
            name = texts.name(sort, word)
            [row] = [row for row in rows if f"{name}*" in row]
            assert row[-1] == describe_card(texts, SHIPPED, word)
    for goal in GOALS:
        name = texts.name("goal", goal)
        [row] = [row for row in rows if f"{name}*" in row and row[0] == texts.name("sort", "goal")]
        assert row[-1] == describe_goal(texts, SHIPPED, goal)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Whoever has 7 achievements first wins"),
        ("en", "most values of cards, dice and map are not public"),
        ("en", "designed by us to fit every printed fact"),
        ("en", "## Our decisions"),
        ("ru", "нигде не опубликованы: мы придумали их"),
        ("ru", "## Наши решения"),
    ],
)
def test_the_page_says_how_to_win_and_what_is_ours(language: str, words: str) -> None:
    assert words in page(language)


def test_the_page_says_when_games_end_that_would_not() -> None:
    said = page("en", {"play": {"refreshes": 9}})
    assert "a row can be thrown away 9 times in a turn" in said


@each_language
def test_the_page_has_every_clan_and_says_why_its_figures_are_ours(language: str) -> None:
    texts, text = texts_of(language), page(language)
    for clan in CLANS:
        assert f"### {texts.name('clan', clan)}" in text
    for path in COMPONENTS.reconstructed():
        assert texts.say(f"reconstructed-{path.replace('.', '-')}") in text


# ----------------------------------------------------------------- what is still reconstructed


def test_a_table_stays_ours_until_all_of_it_is_corrected() -> None:
    dice = PRINTED["dice"]
    faces = {
        face: {key: row[key] for key in ("strength", "blood", "armour")}
        for face, row in dice.items()
    }
    one = {"dice": {"1": faces["1"]}}
    assert COMPONENTS.is_reconstructed("dice", {})
    assert COMPONENTS.is_reconstructed("dice", one)
    assert not COMPONENTS.is_reconstructed("dice.1", one)
    assert COMPONENTS.is_reconstructed("dice.2", one)
    assert COMPONENTS.is_reconstructed("dice.1", {"dice": {"1": {"blood": 1}}})
    assert not COMPONENTS.is_reconstructed("dice", {"dice": faces})
    assert "dice" in COMPONENTS.doubts(one)
    assert "dice" not in COMPONENTS.doubts({"dice": faces})


def test_what_is_printed_is_not_ours() -> None:
    assert COMPONENTS.is_reconstructed("orders.siege.cost", {})
    assert COMPONENTS.is_reconstructed("tower.good", {})
    assert not COMPONENTS.is_reconstructed("tower.toll", {})
    assert not COMPONENTS.is_reconstructed("rules.row", {})
    assert not COMPONENTS.is_reconstructed(
        "goods_by_turn.koku", {"goods_by_turn": {"koku": [3] * 6}}
    )


def test_the_mark_of_a_card_goes_when_all_its_figures_are_corrected() -> None:
    tactic = {"price": 3, "effects": [{"when": "battle", "op": "icons", "dice": 1}]}
    corrected = page("en", {"tactics": {"ambush": tactic}})
    assert "'Ambush', '3 koku', 'In battle: +1 die.'" in corrected
    assert "'Ambush*', '3 koku'" in page("en", {"tactics": {"ambush": {"price": 3}}})
    assert "'Veterans*'" in corrected
