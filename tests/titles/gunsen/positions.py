"""Positions of Gunsen for tests, on a bench with maps, dice, clan boards and goals of its own, so that
no test hangs on a figure that may yet be corrected; figures of cards are read from the components."""

from typing import Any

from kachidoki.engine import Event, State, parse_seat
from kachidoki.engine.checks import lay_over
from kachidoki.titles import find_title
from kachidoki.titles.gunsen.rules.components import COMPONENTS

GUNSEN = find_title("gunsen")
PRINTED = COMPONENTS.printed()
ICONS = ("strength", "blood", "armour", "dice", "reroll", "keep")

SMALL = [
    "              p1  f1",
    "        w1  v1  p2  p3",
    "  p4  v2  p5  p6  v3",
    "f3  p7  s1  tr  v4  s2",
    "  p8  v5  p9  p10 v6",
    "        w2  v7  p11 p12",
    "              p13 f2",
]
LARGE = [
    "            f6",
    "      p1  p2  p3  v1",
    "f5  p4  s1  v2  w1  p5  f1",
    "  p6  v3  p7  v4  p8  p9",
    "v5  w2  p10 tr  p11 s2  v6",
    "  p12 v7  p13 v8  p14 p15",
    "f4  p16 s3  v9  w3  p17 f2",
    "      p18 p19 p20 v10",
    "            f3",
]
FORTS = {
    "small": {"forts_for_2": ["f1", "f2"], "forts_for_3": ["f1", "f2", "f3"]},
    "large": {
        "forts_for_4": ["f1", "f2", "f4", "f5"],
        "forts_for_5": ["f1", "f2", "f4", "f5", "f6"],
        "forts_for_6": ["f1", "f2", "f3", "f4", "f5", "f6"],
    },
}
MOVE: dict[str, Any] = {"when": "activate", "op": "move", "n": 1}
COLUMNS: dict[str, list[dict[str, Any]]] = {
    "armory": [
        {"when": "battle", "op": "icons", "dice": 3, "keep": 2},
        MOVE,
        {"when": "activate", "op": "buy-move", "pay": "koku", "price": 1},
    ],
    "summon": [
        {"when": "activate", "op": "summon", "n": 1, "at": "summon-point"},
        MOVE,
        {"when": "activate", "op": "buy-move", "pay": "wood", "price": 1},
    ],
    "influence": [
        {"when": "activate", "op": "gain", "influence": 1},
        MOVE,
        {"when": "activate", "op": "buy-move", "pay": "influence", "price": 1},
    ],
    "expansion": [
        {"when": "activate", "op": "gain-choice", "n": 1, "of": ["koku", "wood"]},
        {"when": "activate", "op": "build", "pay": "wood"},
        {"when": "activate", "op": "buy-tactic", "pay": "koku"},
    ],
}
# Goals of every kind that a few moves bring about.
BENCH_GOALS: dict[str, list[dict[str, Any]]] = {
    "crab-bulwark": [{"op": "battle-won", "role": "defender"}],
    "crab-great-host": [{"op": "troops-on-board", "n": 10}],
    "crab-stronghold": [{"op": "army-at", "place": "building", "n": 4}],
    "crane-voice": [{"op": "goods", "influence": 5}],
    "crane-granaries": [{"op": "control", "place": "village", "n": 3}],
    "crane-perfect": [{"op": "battle-won", "losses": 0, "enemies": 3}],
    "dragon-harmony": [{"op": "orders-per-column", "columns": 4, "n": 1, "total": 6}],
    "dragon-watch": [{"op": "control-adjacent", "n": 2}],
    "dragon-champions": [{"op": "heroes-deployed", "n": 2}],
    "lion-slaughter": [{"op": "kills-in-battle", "n": 3}],
    "lion-legions": [{"op": "armies", "n": 2, "troops": 4}],
    "lion-conqueror": [{"op": "battle-won", "role": "attacker", "survivors": 4}],
    "phoenix-pilgrimage": [{"op": "hero-at", "place": "shrine", "n": 1, "troops": 2}],
    "phoenix-balance": [{"op": "goods", "koku": 3, "wood": 3, "influence": 3}],
    "phoenix-relics": [{"op": "shrine-upgrades", "n": 2}, {"op": "goods", "influence": 2}],
    "scorpion-extortion": [{"op": "tokens-taken", "n": 2}],
    "scorpion-hidden-hand": [{"op": "lead", "good": "influence", "n": 4}],
    "scorpion-web": [{"op": "goods", "koku": 4, "influence": 4}],
    "unicorn-horizons": [{"op": "territories-occupied", "n": 4}],
    "unicorn-beacons": [{"op": "control", "place": "watchtower", "n": 2}],
    "unicorn-hooves": [{"op": "battle-won", "role": "attacker", "steps": 2}],
}
FACES = ["S", "S", "A", "B", "SA", "SB", "BA", "SBB"]
# An order for each column that costs nothing and does nothing.
BLANKS = {"armory": "spears", "summon": "levy", "influence": "favour", "expansion": "tax"}
NO_EFFECT: dict[str, Any] = {"cost": [], "effects": []}
BENCH: dict[str, Any] = {
    "maps": {
        "small": {"rows": SMALL, **FORTS["small"]},
        "large": {"rows": LARGE, **FORTS["large"]},
    },
    "goals": {
        goal: {
            "at": "turn-end" if goal == "phoenix-pilgrimage" else "once",
            "conditions": conditions,
        }
        for goal, conditions in BENCH_GOALS.items()
    },
    "columns": {column: {"effects": effects} for column, effects in COLUMNS.items()},
    "upgrades": {
        "armory": {"effects": [{"when": "battle", "op": "icons", "dice": 4, "keep": 3}]},
        "summon": {"effects": [COLUMNS["summon"][0] | {"n": 2}]},
        "influence": {"effects": [{"when": "activate", "op": "gain", "influence": 2}]},
        "expansion": {"effects": [{"when": "activate", "op": "gain", "koku": 1, "wood": 1}]},
    },
    "tower": {"good": "koku", "toll": 1},
    "dice": {
        str(number): {
            "strength": face.count("S"),
            "blood": face.count("B"),
            "armour": face.count("A"),
        }
        for number, face in enumerate(FACES, 1)
    },
}
BLANKED = {"orders": dict.fromkeys(BLANKS.values(), NO_EFFECT)}
ROW = [*BLANKS.values(), "plate"]


def player(
    clan: str,
    troops: dict[str, int] | None = None,
    goods: tuple[int, int, int] = (0, 0, 0),
    heroes: dict[str, str] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A seat: its armies and heroes with their places, goods as koku, influence, wood."""
    koku, influence, wood = goods
    return {
        "clan": clan,
        "troops": troops or {},
        "goods": {"koku": koku, "influence": influence, "wood": wood},
        "heroes": heroes or {},
        **more,
    }


class Desk:
    """A game under way, and all that was told in it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []
        state.listen()

    # ------------------------------------------------------------- playing

    def play(self, *moves: str) -> "Desk":
        """Moves such as `A march p9 p10`."""
        for move in moves:
            name, notation = move.split(" ", 1)
            seat = parse_seat(name, int(self.state.seats))
            self.state.apply(seat, GUNSEN.vocabulary.parse(notation))
            self.told += self.state.heard()
        return self

    def activate(self, column: str, seat: str = "A") -> "Desk":
        """The seat whose turn it is places an order that does nothing."""
        return self.play(f"{seat} take {BLANKS[column]} nothing", f"{seat} place {column}")

    def march(self, origin: str, place: str, troops: int = 0, seat: str = "A") -> "Desk":
        """So many go, or all, with the hero if one may go along."""
        self.play(f"{seat} march {origin} {place}")
        if self.step == "mustering":
            self.play(f"{seat} muster {troops or self.army(seat, origin)}")
        if self.step == "leading":
            self.play(next(f"{seat} {move}" for move in self.legal(seat) if "lead" in move))
        return self

    def attack(self, place: str = "p10") -> "Desk":
        """All of A's troops in p9 go there."""
        return self.activate("armory").march("p9", place)

    def roll(self, faces: str) -> "Desk":
        return self.play(*[f"chance roll {face}" for face in faces])

    def rest(self, *wanted: str) -> "Desk":
        """Until the turn is over: what is wanted is done, and else as little as possible."""
        turn = self.words["turn"]
        while self.words["turn"] == turn and not self.state.is_over():
            self.step_on(wanted)
        return self

    def until(self, step: str, *wanted: str) -> "Desk":
        while self.step != step:
            self.step_on(wanted)
        return self

    def step_on(self, wanted: tuple[str, ...] = ()) -> None:
        actor = self.actor
        legal = self.legal(actor)
        for move in [*wanted, "done", "decline", "roll 3", *legal]:
            if move in legal:
                self.play(f"{actor} {move}")
                return

    # ------------------------------------------------------------- looking

    @property
    def words(self) -> dict[str, Any]:
        return self.state.dump()

    @property
    def step(self) -> str:
        return str(self.words["pending"][-1]["step"]) if not self.state.is_over() else ""

    @property
    def argument(self) -> int:
        return int(self.words["pending"][-1]["argument"])

    @property
    def actor(self) -> str:
        seat = self.state.actors()[0]
        return "chance" if seat < 0 else "ABCDEF"[seat]

    def legal(self, seat: str = "A") -> list[str]:
        actions = self.state.possible_actions(parse_seat(seat, int(self.state.seats)))
        return [GUNSEN.vocabulary.notation(action) for action in actions]

    def seat(self, seat: str = "A") -> dict[str, Any]:
        found: dict[str, Any] = self.words["players"][seat]
        return found

    def goods(self, seat: str = "A") -> tuple[int, int, int]:
        goods = self.seat(seat)["goods"]
        return goods.get("koku", 0), goods.get("influence", 0), goods.get("wood", 0)

    def army(self, seat: str, place: str) -> int:
        return int(self.seat(seat)["troops"].get(place, 0))

    def hero(self, hero: str) -> str:
        return str(self.words["hero_places"][hero])

    def has(self, achievement: str, seat: str = "A") -> bool:
        return achievement in self.seat(seat)["achievements"]

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [event.args for event in self.told if event.kind == kind]

    def order_of(self, *kinds: str) -> list[str]:
        """The events of these kinds, as they came."""
        return [event.kind for event in self.told if event.kind in kinds]

    def icons(self, side: str) -> dict[str, int]:
        """What is counted of a side besides its troops."""
        found = self.words["battle"][side]["icons"]
        return {icon: found.get(icon, 0) for icon in ICONS}


def table(
    *players: dict[str, Any],
    corrections: dict[str, Any] | None = None,
    blanks: bool = True,
    **position: Any,
) -> Desk:
    """A turn of A begins, with a row of orders that do nothing; the position says what else is so."""
    seats = len(players)
    laid = lay_over(BENCH, BLANKED) if blanks else BENCH
    fresh = GUNSEN.new(seats, {}, lay_over(laid, corrections or {}))
    places = {hero: place for one in players for hero, place in one["heroes"].items()}
    rows = [one | {"heroes": [*one["heroes"]]} for one in players]
    words: dict[str, Any] = {
        "pending": [{"step": "ordering"}],
        "row": ROW,
        "shrines": ["armory", "summon", "influence"][: 2 if seats < 4 else 3],
        "players": dict(zip("ABCDEF", rows, strict=False)),
        "hero_places": places,
    }
    return Desk(GUNSEN.load(lay_over(fresh.dump(), words | position)))


def duel(
    attacker: dict[str, Any], defender: dict[str, Any], place: str = "p10", **more: Any
) -> Desk:
    """A's army in p9 has marched on B's in that place; what is asked first is pending."""
    return table(attacker, defender, **more).attack(place)


# ----------------------------------------------------------------- figures


def effects_of(sort: str, card: str, **wanted: Any) -> list[dict[str, Any]]:
    """The effects of a card that have these words."""
    rows: list[dict[str, Any]] = PRINTED[sort][card]["effects"]
    return [row for row in rows if all(row.get(key) == value for key, value in wanted.items())]


def effect_of(sort: str, card: str, **wanted: Any) -> dict[str, Any]:
    (found,) = effects_of(sort, card, **wanted)
    return found


def printed_icons(sort: str, card: str, *met: str) -> dict[str, int]:
    """The icons of a card whose conditions are among those met."""
    found = dict.fromkeys(ICONS, 0)
    for row in effects_of(sort, card, when="battle", op="icons"):
        conditions = [key for key in ("role", "place", "troops", "enemy_hero") if key in row]
        asked = [row["role"] if key == "role" else key for key in conditions]
        if all(condition in met for condition in asked):
            for icon in ICONS:
                found[icon] += row.get(icon, 0)
    return found


def added(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {icon: one[icon] + other[icon] for icon in ICONS}


BASE = dict.fromkeys(ICONS, 0) | {"dice": 3, "keep": 2}
