"""Gunsen's table as it is drawn and told."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.titles.gunsen.positions import BENCH, COLUMNS, GUNSEN, player, table

from kachidoki.cli.palette import drawing_theme
from kachidoki.engine import CHANCE, EVERYONE, Event, Rng, State
from kachidoki.engine.checks import lay_over
from kachidoki.text import LANGUAGES, Texts
from kachidoki.titles.gunsen.rules.actions import PLACES
from kachidoki.titles.gunsen.scene import Scene
from kachidoki.titles.gunsen.terminal import describe, draw
from kachidoki.titles.gunsen.terminal.map import place_sign
from kachidoki.titles.gunsen.view import Battle, Matter, Side, View

STRENGTH = {"when": "battle", "op": "icons", "strength": 1}
DIE = {"when": "battle", "op": "icons", "dice": 1}
SUMMON = {"when": "activate", "op": "summon", "n": 1}
GAIN_KOKU = {"when": "activate", "op": "gain", "koku": 1}
GAIN_WOOD = {"when": "activate", "op": "gain", "wood": 1}
GAIN_INFLUENCE = {"when": "activate", "op": "gain", "influence": 2}
# Cards whose figures these tests look for.
CARDS: dict[str, Any] = {
    "orders": {
        "spears": {"column": "armory", "cost": [], "effects": [GAIN_KOKU, STRENGTH]},
        "envoy": {"column": "influence", "cost": ["koku", "wood"], "effects": [GAIN_INFLUENCE]},
        "levy": {"column": "summon", "effects": [SUMMON]},
        "loggers": {"column": "summon", "effects": [GAIN_WOOD, STRENGTH]},
        "drums": {"column": "summon", "effects": [SUMMON, DIE]},
    },
    "tactics": {"crab-siegecraft": {"price": 3}},
}
DRAWN = lay_over(BENCH, CARDS)
WIDTHS = ((60, False), (64, False), (80, False), (66, True), (106, True))


@cache
def speaker(seats: int, language: str, is_bench: bool) -> Texts:
    return Texts(language, GUNSEN, GUNSEN.setting(seats, {}, DRAWN if is_bench else {}))


def texts_of(state: State, language: str = "en") -> Texts:
    return speaker(int(state.seats), language, bool(state.game.setting.corrections))


def choices(state: State, seat: int) -> list[dict[str, Any]]:
    return [GUNSEN.vocabulary.describe(action) for action in state.legal_actions(seat)]


def walk(state: State, seed: int) -> Iterator[list[Event]]:
    """Everybody plays at random until the end; tells after each move what happened."""
    rng = Rng(seed)
    state.listen()
    while not state.is_over():
        actor = state.actors()[0]
        if actor == CHANCE:
            legal = [action for action, _ in state.chance_outcomes()]
        else:
            legal = state.legal_actions(actor)
        state.apply(actor, legal[rng.below(len(legal))])
        yield list(state.heard())


def until(
    step: str, seats: int = 2, seed: int = 5, corrections: dict[str, Any] = DRAWN
) -> tuple[State, View]:
    """A random game that has come to such a decision, as the one sees it who decides."""
    state = GUNSEN.new(seats, {}, corrections)
    for _ in walk(state, seed):
        if state.view(None).step == step:
            return state, state.view(state.actors()[0])
    raise AssertionError(f"the game never came to '{step}'")


def drawn(state: State, view: View, width: int = 80, language: str = "en", **look: Any) -> str:
    console = Console(width=width, theme=drawing_theme("dark"), color_system=None)
    look.setdefault("roomy", False)
    with console.capture() as capture:
        console.print(draw(view, state.game.setting, texts_of(state, language), **look))
    return capture.get()


def told(state: State, view: View, language: str = "en") -> str:
    return describe(view, state.game.setting, texts_of(state, language))


def row_of(words: str, part: str) -> str:
    """The line that has this in it."""
    return next(line for line in words.splitlines() if part in line)


# ----------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", GUNSEN.seats)
def test_every_position_can_be_drawn_and_told(seats: int) -> None:
    """For players and spectators, in both languages, narrow and wide; no line is too long."""
    state = GUNSEN.new(seats, {"clans": "chosen" if seats == 3 else "dealt"})
    seen = set()
    for recent in walk(state, seats):
        step = state.view(None).step
        if state.plies % 211 == 0 or step not in seen:
            seen.add(step)
            seat = None if state.plies % 4 == 0 else max(0, [*state.actors(), 0][0])
            check_sizes(state, seat, recent, LANGUAGES[len(seen) % 2])
    assert {"ordering", "moving", "summoning", "keeping", "over"} <= seen


def check_sizes(state: State, seat: int | None, recent: list[Event], language: str) -> None:
    view = state.view(seat)
    legal = [] if seat is None else choices(state, seat)
    look = {"recent": recent, "choices": legal, "aim": legal[-1] if legal else None}
    for width, roomy in WIDTHS:
        lines = drawn(state, view, width, language, roomy=roomy, **look).splitlines()
        assert max(cell_len(line) for line in lines) <= width
    assert told(state, view, language)


# ----------------------------------------------------------------- the map


@pytest.mark.parametrize("corrections", [{}, DRAWN], ids=["shipped", "bench"])
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize(("width", "roomy"), WIDTHS)
def test_places_lie_beside_each_other_as_on_the_board(
    corrections: dict[str, Any], seats: int, width: int, roomy: bool
) -> None:
    state, view = until("moving", seats, corrections=corrections)
    scene = Scene(view, state.game.setting, texts_of(state))
    spots = spots_of(scene, drawn(state, bare(view), width, roomy=roomy))
    board = scene.box.board
    for place, (line, column) in spots.items():
        for other in scene.neighbours(place):
            down = int(board.y[PLACES.index(other)] - board.y[PLACES.index(place)])
            right = int(board.x[PLACES.index(other)] - board.x[PLACES.index(place)])
            assert spots[other][0] - line == down * (2 if roomy else 1)
            assert (spots[other][1] > column) == (right > 0)


def bare(view: View) -> View:
    """Nothing stands on the map."""
    for place in view.places.values():
        place.armies, place.heroes, place.building = {}, {}, None
        place.token, place.upgrade = False, None
    for one in view.players.values():
        one.heroes, one.buildings = {}, {}
    view.captured = True
    return view


def spots_of(scene: Scene, picture: str) -> dict[str, tuple[int, int]]:
    """Where each place is drawn: line and column."""
    found = {}
    for place in scene.view.places:
        for number, line in enumerate(picture.splitlines()):
            if match := re.search(rf"(?<![\w])({place_sign(scene, place)})[ │]", line):
                found[place] = number, match.start()
                break
    assert found.keys() == scene.view.places.keys()
    return found


def armed() -> tuple[State, View]:
    """A table of two before a move, as A sees it, with nothing on the map."""
    state, _ = until("moving")
    view = bare(state.view(0))
    view.step, view.matter = "moving", Matter()
    view.players["A"].clan, view.players["B"].clan = "crab", "lion"
    return state, view


@pytest.mark.parametrize(("width", "roomy"), WIDTHS)
def test_a_place_shows_who_and_what_is_there(width: int, roomy: bool) -> None:
    state, view = armed()
    view.places["v3"].armies, view.places["v3"].heroes = {"A": 3}, {"A": "hida-kisada"}
    view.places["v3"].building, view.places["v3"].token = "crab-camp", True
    view.places["p6"].building = "lion-camp"
    view.places["s1"].upgrade = "summon"
    view.places["v4"].armies = {"A": 2, "B": 4}
    view.places["f2"].armies = {"B": 5}
    view.captured = False
    picture = drawn(state, view, width, roomy=roomy)
    for part in ("v3? A3★⌂", "p6 ⌂B", "s1·Su", "v4 A2×B4", "TR†5", "f1 A0", "f2 B5"):
        assert part in picture


def test_a_narrow_place_keeps_its_armies() -> None:
    state, view = armed()
    view.places["v3"].armies = {"A": 13, "B": 14}
    view.places["v3"].heroes = {"A": "hida-kisada", "B": "matsu-tsuko"}
    assert "v3 A13★×B14★" in drawn(state, view, 100)
    assert "  A13★×B14★" in drawn(state, view, 64)


def test_a_place_is_told() -> None:
    state, view = armed()
    view.places["v3"].armies, view.places["v3"].heroes = {"A": 3}, {"A": "hida-kisada"}
    view.places["v3"].building, view.places["v3"].token = "crab-camp", True
    view.places["s1"].upgrade = "summon"
    view.captured = False
    texts = texts_of(state)
    words = told(state, view)
    line = row_of(words, f"{texts.name('place', 'v3')}:")
    hero, camp = texts.name("hero", "hida-kisada"), texts.name("building", "crab-camp")
    assert f"Player A (Crab): 3 troops and {hero}." in line
    assert f"Building: {camp}. A village token lies face down. Touches " in line
    assert f"Upgrade: {texts.name('column', 'summon')}." in row_of(
        words, f"{texts.name('place', 's1')}:"
    )
    assert "the first army needs strength 5" in row_of(words, f"{texts.name('place', 'tr')}:")
    assert f"{texts.name('place', 'f2')} (Player B (Lion)): nobody." in words


def test_places_just_touched_possible_and_in_mind_stand_out() -> None:
    state, view = armed()
    console = Console(width=80, theme=drawing_theme("dark"), color_system="truecolor")

    def colours(**look: Any) -> str:
        with console.capture() as capture:
            texts = texts_of(state)
            console.print(draw(view, state.game.setting, texts, roomy=False, **look), end="")
        return row_of(capture.get(), "v3")

    march = {"kind": "march", "origin": "p6", "place": "v3"}
    touched = [Event("summoned", {"seat": "A", "place": "v3", "count": 1}, EVERYONE)]
    looks: list[dict[str, Any]] = [{}, {"recent": touched}, {"choices": [march]}, {"aim": march}]
    assert len({colours(**look) for look in looks}) == 4


# ----------------------------------------------------------------- players


def test_all_before_a_player_is_shown_and_told() -> None:
    state, view = armed()
    player = view.players["B"]
    player.goods = {"koku": 4, "influence": 3, "wood": 12}
    player.achievements, player.goals = ["attack", "nobles"], ["lion-slaughter"]
    player.tactics, player.tactics_held = ["lion-glory"], 1
    player.heroes, player.buildings = {"matsu-tsuko": "v3"}, {"lion-camp": "p6"}
    player.tokens, player.upgrades = {"troop": 2, "wood": 1}, ["summon"]
    player.tokens_taken = 2
    player.nobles, player.face_down = ["hero"], {"hero": "levy"}
    player.troops, player.supply = 9, 6
    picture = drawn(state, view)
    row = row_of(picture, "◆B Lion")
    assert " ".join(row.split("Lion")[1].split()) == "2/7 4 3 12 9+6 ⚑⚑♣ Su 1 1"
    texts = texts_of(state)
    names = {
        "achieved": texts.name("achievement", "attack"),
        "tactic": texts.name("tactic", "lion-glory"),
        "hero": texts.name("hero", "matsu-tsuko"),
        "building": texts.name("building", "lion-camp"),
    }
    for part in ("◉{achieved}", "※{tactic}", "★{hero} v3", "⌂{building} p6"):
        assert part.format(**names) in picture
    line = row_of(told(state, view), "Player B (Lion): 2 achievements of 7;")
    assert "9 troops on the map, 6 in the supply." in line
    assert f"Achieved: {names['achieved']}, {texts.name('achievement', 'nobles')}." in line
    assert f"Tactics: {names['tactic']}. Secret tactics not bought: 1." in line
    assert f"Heroes: {names['hero']} ({texts.name('place', 'v3')})." in line
    assert f"Buildings: {names['building']} ({texts.name('place', 'p6')})." in line
    assert "Village tokens taken from others: 2." in line
    assert f"({texts.name('order', 'levy')})." in line


def test_achievements_just_gained_stand_beside_the_others() -> None:
    state, view = armed()
    gained = [Event("nobles-point", {"seat": "A", "points": 1}, EVERYONE)]
    assert "/7 +1" not in row_of(drawn(state, view), "●A Crab")
    assert "/7 +1" in row_of(drawn(state, view, recent=gained), "●A Crab")


def test_the_icons_of_a_clan_board_are_added_up() -> None:
    """Those of orders and of the printed lines of all columns, of which an upgrade covers the first."""
    lines = [*COLUMNS["summon"][:2], STRENGTH]
    desk = table(
        player("crab", armory=["spears", "spears"], summon=["drums"]),
        player("lion"),
        upgrades={"armory": "B"},
        corrections=lay_over(CARDS, {"columns": {"summon": {"effects": lines}}}),
        blanks=False,
    )
    picture = drawn(desk.state, desk.state.view(None))
    assert "†3 ⚄4 ✓2" in row_of(picture, "●A  ")
    assert "†1 ⚄4 ✓3" in row_of(picture, "◆B  ")


# ----------------------------------------------------------------- orders and the clan board


def test_orders_have_their_column_cost_and_effects() -> None:
    state, view = until("ordering")
    view.row = ["spears", "envoy", None, None, None]
    texts = texts_of(state)
    row = row_of(drawn(state, view), "Orders:")
    assert f"Ar {texts.name('order', 'spears')} free: +1◎ †1" in row
    assert f"In {texts.name('order', 'envoy')} ◎/♣: +2✦" in row
    scene = Scene(view, state.game.setting, texts)
    line = row_of(told(state, view), f"Order {texts.name('order', 'envoy')}")
    cost = f"cost: {scene.price_of_order('envoy')}. {scene.meaning('envoy')}"
    assert line.endswith(f"{texts.name('column', 'influence')}, {cost}")


def test_the_order_in_mind_is_explained() -> None:
    state, view = until("ordering")
    view.row = ["spears", "envoy", None, None, None]
    aim = {"kind": "take", "order": "envoy", "payment": "koku"}
    scene = Scene(view, state.game.setting, texts_of(state))
    assert scene.meaning("envoy") not in drawn(state, view)
    words = " ".join(drawn(state, view, aim=aim).split())
    assert f"{scene.card('envoy')}: {scene.meaning('envoy')}" in words
    assert f"▾In {scene.card('envoy')}" in words


def test_orders_that_cannot_be_taken_are_pale() -> None:
    state, view = until("ordering")
    view.row = ["spears", "envoy", None, None, None]
    console = Console(width=80, theme=drawing_theme("dark"), color_system="truecolor")

    def colours(*takeable: str) -> str:
        legal = [{"kind": "take", "order": order, "payment": "nothing"} for order in takeable]
        with console.capture() as capture:
            console.print(draw(view, state.game.setting, texts_of(state), choices=legal))
        return row_of(capture.get(), "Orders:")

    assert colours("spears") != colours("spears", "envoy")


@pytest.mark.parametrize(
    ("step", "is_own", "board_first"),
    [("ordering", True, True), ("ordering", False, False), ("moving", True, False)],
)
def test_the_board_comes_first_when_one_chooses_cards_oneself(
    step: str, is_own: bool, board_first: bool
) -> None:
    state, view = until(step)
    view = view if is_own else state.view(1 - state.actors()[0])
    picture = drawn(state, view)
    assert (picture.index("Orders:") < picture.index("f1")) == board_first


def test_columns_are_read_from_the_top_to_the_printed_lines() -> None:
    state, view = armed()
    view.players["A"].columns["summon"] = ["levy", "loggers"]
    texts = texts_of(state)
    summon = texts.name("column", "summon")
    assert f"{summon}:  +1♣ †1  +1⚑  ▕ +1⚑ →1 →(1♣)" in drawn(state, view)
    levy, loggers = texts.name("order", "levy"), texts.name("order", "loggers")
    roomy = row_of(drawn(state, view, 120, roomy=True), f"{summon}:")
    assert f"{loggers} +1♣ †1  {levy} +1⚑  ▕" in roomy
    assert f"{summon}, from the top: {loggers}, {levy}." in told(state, view)
    view.players["A"].upgrades = ["summon"]
    assert "▕ +2⚑ →1 →(1♣)" in row_of(drawn(state, view), f"{summon}:")


def test_the_column_under_way_is_marked_on_the_board_of_whose_turn_it_is() -> None:
    state, view = armed()
    summon = f"▾{texts_of(state).name('column', 'summon')}:"
    view.turn, view.column = "A", "summon"
    assert summon in drawn(state, view)
    view.turn = "B"
    assert summon not in drawn(state, view)
    assert summon in drawn(state, view, aim={"kind": "place", "column": "summon"})


def test_the_order_just_taken_is_explained() -> None:
    state, view = until("placing")
    view.order = "envoy"
    scene = Scene(view, state.game.setting, texts_of(state))
    assert f"{scene.card('envoy')}: {scene.meaning('envoy')}" in drawn(state, view)


def test_noble_actions_are_done_or_have_a_price() -> None:
    state, view = armed()
    view.players["A"].nobles = ["command"]
    texts = texts_of(state)
    row = row_of(drawn(state, view, 120), "Noble actions:")
    assert f"✓ {texts.name('noble', 'command')}  {texts.name('noble', 'hero')} 2✦" in row
    effect = texts.say("noble-hero.effect")
    words = told(state, view)
    assert f"still free, {texts.name('noble', 'hero')}: influence 2. {effect}" in words
    assert effect in " ".join(drawn(state, view, aim={"kind": "noble", "noble": "hero"}).split())
    assert f"still free, {texts.name('noble', 'command')}" not in words


def test_secret_tactics_are_shown_to_their_owner_alone() -> None:
    state, view = armed()
    view.held = ["ambush"]
    view.players["A"].tactics_held = view.players["B"].tactics_held = 1
    name = texts_of(state).name("tactic", "ambush")
    for words in (drawn(state, view), told(state, view)):
        assert name in words
    other = bare(state.view(1))
    other.held = []
    for words in (drawn(state, other), told(state, other)):
        assert name not in words


def test_prices_are_in_the_good_that_the_clan_boards_ask_for() -> None:
    gain, build, buy = COLUMNS["expansion"]
    lines = {"expansion": {"effects": [gain, build, buy | {"pay": "wood"}]}}
    desk = table(
        player("crab"),
        player("lion"),
        corrections=lay_over(CARDS, {"columns": lines}),
        blanks=False,
    )
    view = desk.state.view(0)
    name = texts_of(desk.state).name("tactic", "crab-siegecraft")
    assert f"{name} 3♣" in drawn(desk.state, view)
    assert f"{name}, price 3 wood." in told(desk.state, view)


def test_what_waits_goes_when_it_is_used() -> None:
    state, view = armed()
    cards = {"tactic": "crab-siegecraft", "hero": "hida-kisada", "building": "crab-camp"}
    scene = Scene(view, state.game.setting, texts_of(state))
    player = view.players["A"]
    player.tactics, player.heroes, player.buildings, player.specials = [], {}, {}, []
    for domain, card in cards.items():
        assert card in scene.waiting("A")[domain]
    assert f"price 3 koku. {scene.meaning('crab-siegecraft')}" in told(state, view)
    player.tactics, player.heroes = ["crab-siegecraft"], {"hida-kisada": "f1"}
    player.buildings, player.specials = {"crab-camp": "p6"}, ["crab-carpenters"]
    for domain, card in cards.items():
        assert card not in scene.waiting("A")[domain]
    assert scene.waiting("A")["special"] == ["crab-no-step-back"]


def test_goals_are_explained_and_ticked() -> None:
    state, view = armed()
    scene = Scene(view, state.game.setting, texts_of(state))
    view.players["A"].goals = ["crab-bulwark"]
    picture = " ".join(drawn(state, view).split())
    assert f"✓ {scene.name('goal', 'crab-bulwark')}: " in picture
    meaning = scene.goal_meaning("crab-stronghold")
    assert f"◉ {scene.name('goal', 'crab-stronghold')}: {meaning}" in picture
    assert f"Goal reached, {scene.name('goal', 'crab-bulwark')}" in told(state, view)


def test_clans_are_chosen_by_their_cards_and_goals() -> None:
    state = GUNSEN.new(3, {"clans": "chosen"})
    while state.view(None).step != "choosing":
        state.apply(CHANCE, state.chance_outcomes()[0][0])
    view = state.view(0)
    scene = Scene(view, state.game.setting, texts_of(state))
    names = [scene.name("hero", "hida-kisada"), scene.name("special", "crab-carpenters")]
    meaning = scene.goal_meaning("crab-bulwark")
    picture = " ".join(drawn(state, view, aim={"kind": "choose", "clan": "crab"}).split())
    line = row_of(told(state, view), f"{scene.name('clan', 'crab')}. Heroes:")
    for word in (*names, meaning):
        assert word in picture
        assert word in line
    view.players["B"].clan = "crab"
    assert f"{scene.name('clan', 'crab')}. Heroes:" not in told(state, view)


# ----------------------------------------------------------------- the battle


def fought() -> tuple[State, View]:
    state, view = armed()
    view.battle = Battle(
        place="v3",
        defender=Side("B", 3, 7, 1, 2, 4, 1, 2, "matsu-tsuko", ignored=True, killed=1),
        attacker=Side("A", 4, 5, 0, 3, 3, 0, 2, None, ignored=False, killed=0),
        begun=True,
        rolling="A",
        dice=["1", "8", "3"],
        winner=None,
    )
    return state, view


def test_both_sides_of_a_battle_are_counted() -> None:
    state, view = fought()
    hero = texts_of(state).name("hero", "matsu-tsuko")
    picture = drawn(state, view, 100)
    row = " ".join(row_of(picture, "◆B defender").split())
    assert row == f"◆B defender 3 7 1 2 4 1 2 ({hero}) 1"
    assert " ".join(row_of(picture, "●A attacker").split()) == "●A attacker 4 5 0 3 3 0 2 · ·"
    words = told(state, view)
    side = "defender, Player B (Lion): troops 3, strength 7, blood 1, armour 2, dice 4"
    assert f"Hero: {hero}. The hero does not count." in row_of(words, side)
    assert "Winner" not in words
    assert view.battle is not None
    view.battle.winner = "A"
    assert "Winner: Player A (Crab)." in told(state, view)
    assert "●A attacker wins" in drawn(state, view, 100)


def test_dice_are_numbered_and_those_in_mind_stand_out() -> None:
    state, view = fought()
    assert "●A  1[†]  2[†♥♥]  3[▼]" in drawn(state, view)
    aim = {"kind": "keep", "dice": "1+3"}
    assert "●A  ▾1[†]  2[†♥♥]  ▾3[▼]" in drawn(state, view, aim=aim)
    assert "1. strength 1, 2. strength 1, blood 2, 3. armour 1." in told(state, view)


def test_a_battle_to_come_is_announced() -> None:
    state, view = fought()
    assert view.battle is not None
    view.battle.begun, view.battle.rolling, view.battle.dice = False, None, []
    assert "A battle is to come:" in told(state, view)
    assert "Dice:" not in drawn(state, view)
