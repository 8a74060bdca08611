"""The table of the second Gunsen: who has what where, what is allowed to stand where, and what counts.

Plain dicts and lists of words; numbers (Q1 to Q115) are those of RULES.md, pages of the rulebook.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

from kachidoki.titles.gunsen.rules.actions import (
    BUILDINGS,
    CLANS,
    COLUMNS,
    GOALS,
    GOODS,
    HEROES,
    SEATS,
    SPECIALS,
    TACTICS,
    UPGRADES,
)

Questions = dict[str, list[str]]
Answer = tuple[str, str]
Course = Generator[Questions, Answer, None]
Asking = Generator[Questions, Answer, str]
Effect = dict[str, Any]

CHANCE = "chance"
MERCENARIES = HEROES[21:]
ENOUGH = 99  # as many as one likes


class GameOver(Exception):
    """Somebody has seven achievements, or nobody ever takes an order again."""


def drawn(rows: list[str]) -> dict[str, list[str]]:
    """Which places touch on a map that is drawn as text."""
    spots = {}
    for down, row in enumerate(rows):
        right = 0
        for word in row.split():
            right = row.index(word + " ", right) if word + " " in row[right:] else row.rindex(word)
            spots[down, right] = word
            right += len(word)
    steps = [(0, 4), (0, -4), (1, 2), (1, -2), (-1, 2), (-1, -2)]
    return {
        place: [
            spots[y + down, x + right] for down, right in steps if (y + down, x + right) in spots
        ]
        for (y, x), place in spots.items()
    }


class Table:
    """All that lies on the table, and the rules that need no turn."""

    def __init__(self, seats: int, options: dict[str, str], box: dict[str, Any]) -> None:
        self.seats = list(SEATS[:seats])
        self.options = options
        self.box = box
        self.rules: dict[str, int] = box["rules"]
        chart = box["maps"]["small" if seats <= 3 else "large"]
        self.fort = dict(zip(self.seats, chart[f"forts_for_{seats}"], strict=True))
        unused = {place for place in drawn(chart["rows"]) if place[0] == "f"} - {
            *self.fort.values()
        }
        self.touching = {
            place: [near for near in around if near not in unused]
            for place, around in drawn(chart["rows"]).items()
            if place not in unused
        }
        self.hexes = [place for place in self.touching if place[0] != "f"]
        self.villages = {place for place in self.hexes if place[0] == "v"}  # with their tokens
        self.shrines = [place for place in self.hexes if place[0] == "s"]
        self.shrine_upgrade: dict[str, str] = {}
        self.clan: dict[str, str] = {}
        self.goods = {seat: Counter[str]() for seat in self.seats}
        self.troops = {seat: Counter[str]() for seat in self.seats}
        self.hero_at: dict[str, str] = {}
        self.heroes: dict[str, list[str]] = {seat: [] for seat in self.seats}  # as summoned
        self.building_at: dict[str, str] = {}
        self.builder: dict[str, str] = {}
        self.columns = {seat: {column: list[str]() for column in COLUMNS} for seat in self.seats}
        self.face_down: dict[str, dict[str, str]] = {seat: {} for seat in self.seats}
        self.nobles_done: dict[str, set[str]] = {seat: set() for seat in self.seats}
        self.issued: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.tactics: dict[str, list[str]] = {seat: [] for seat in self.seats}  # as bought
        self.dealt: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.tokens = {seat: Counter[str]() for seat in self.seats}
        self.tokens_taken = Counter[str]()
        self.unseen = Counter(
            {word: n for word, n in box["tokens"].items() if word != "provenance"}
        )
        self.upgrade_of: dict[str, str] = {}
        self.achieved: dict[str, set[str]] = {seat: set() for seat in self.seats}
        self.goals: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.captured = False
        self.row: list[str] = []
        self.deck = Counter[str]()
        for name, order in box["orders"].items():
            self.deck[name] = order["copies"] + (order["more_copies"] if seats > 4 else 0)
        self.discard = Counter[str]()
        self.turn = self.seats[0]
        self.round = 1
        self.halted = False
        self.steps = Counter[str]()
        self.moves_bought = 0
        # The territory for which a battle is due, and the one where it is fought; who is there.
        self.contested = ""
        self.field = ""
        self.attacker = ""
        self.defender = ""
        self.keeper = ""
        self.began_with = Counter[str]()
        self.kills = Counter[str]()  # by who killed
        self.losses = Counter[str]()  # killed and converted
        self.is_over = False
        self.winner = ""

    # ------------------------------------------------------------- questions

    def ask(self, seat: str, options: Iterable[str]) -> Asking:
        _, move = yield {seat: list(dict.fromkeys(options))}
        return move

    def agrees(self, seat: str) -> Generator[Questions, Answer, bool]:
        return (yield from self.ask(seat, ["accept", "decline"])) == "accept"

    # ------------------------------------------------------------- cards

    def effects(self, sort: str, card: str, when: str) -> list[Effect]:
        return [effect for effect in self.box[sort][card]["effects"] if effect["when"] == when]

    def order_effects(self, card: str, when: str) -> list[Effect]:
        return self.effects("specials" if card in SPECIALS else "orders", card, when)

    def clan_cards(self, seat: str, cards: list[str]) -> list[str]:
        """Those of the seat's clan, of cards that stand in the order of the clans."""
        each = len(cards) // len(CLANS)
        first = CLANS.index(self.clan[seat]) * each
        return cards[first : first + each]

    def clan_heroes(self, seat: str) -> list[str]:
        return self.clan_cards(seat, HEROES[:21])

    def clan_tactics(self, seat: str) -> list[str]:
        return self.clan_cards(seat, TACTICS[:14])

    def has(self, seat: str, op: str, **keys: Any) -> list[Effect]:
        """Lasting rules of its tactics."""
        return [
            effect
            for tactic in self.tactics[seat]
            for effect in self.effects("tactics", tactic, "always")
            if effect["op"] == op and all(effect[key] == word for key, word in keys.items())
        ]

    # ------------------------------------------------------------- places

    def supply(self, seat: str) -> int:
        return self.rules["troops"] - self.troops[seat].total()

    def others(self, seat: str) -> list[str]:
        return [other for other in self.seats if other != seat]

    def from_turn(self) -> list[str]:
        """All in turn order, from the one whose turn it is."""
        first = self.seats.index(self.turn)
        return self.seats[first:] + self.seats[:first]

    def armies(self, seat: str) -> list[str]:
        """Where it has troops, its fort included."""
        return [place for place, count in self.troops[seat].items() if count > 0]

    def enemy_at(self, seat: str, place: str) -> str:
        return next((other for other in self.others(seat) if self.troops[other][place] > 0), "")

    def building_on(self, place: str) -> str:
        return next((b for b, where in self.building_at.items() if where == place), "")

    def holds(self, seat: str, place: str) -> bool:
        """Controls the territory: an army, and no enemy (p.11); not while a battle is due (Q80)."""
        if place == self.contested:
            return False
        return self.troops[seat][place] > 0 and not self.enemy_at(seat, place)

    def controller(self, building: str) -> str:
        """Whose troops are there, or who built it (p.13); the defender while a battle is open (Q47)."""
        place = self.building_at[building]
        if place == self.contested and self.keeper:
            return self.keeper
        there = [seat for seat in self.seats if self.troops[seat][place] > 0]
        return there[0] if there else self.builder[building]

    def controlled(self, seat: str) -> list[str]:
        """Buildings, in the order of the box."""
        return [b for b in BUILDINGS if b in self.building_at and self.controller(b) == seat]

    def heroes_at(self, seat: str, place: str) -> list[str]:
        return [hero for hero in self.heroes[seat] if self.hero_at[hero] == place]

    def is_lair(self, seat: str, place: str) -> bool:
        """Own fort, or a camp one controls: as many troops as one likes."""
        building = self.building_on(place)
        is_camp = building.endswith("-camp") and self.controller(building) == seat
        return place == self.fort[seat] or is_camp

    def limit(self, seat: str, place: str, heroes: Iterable[str] | None = None) -> int:
        """How many troops may stand there, with these heroes or with those who do."""
        if self.is_lair(seat, place):
            return ENOUGH
        here = self.heroes_at(seat, place) if heroes is None else heroes
        more = sum(
            effect["n"]
            for hero in here
            for effect in self.effects("heroes", hero, "always")
            if effect["op"] == "army-limit"
        )
        return self.rules["army_limit"] + int(more)

    def neighbours(self, seat: str, place: str) -> list[str]:
        """Forts of others are not there (Q43)."""
        near = self.touching[place]
        return [other for other in near if other[0] != "f" or other == self.fort[seat]]

    def towers(self, seat: str) -> list[str]:
        """Those of the map, and buildings that are towers to who controls them (Q39)."""
        linked = [
            self.building_at[building]
            for building in self.controlled(seat)
            if any(e["op"] == "link-tower" for e in self.effects("buildings", building, "always"))
        ]
        return [place for place in self.hexes if place[0] == "w"] + linked

    # ------------------------------------------------------------- changes; each is an event (Q81)

    def pay(self, seat: str, good: str, price: int) -> None:
        if price:
            self.goods[seat][good] -= price
            assert self.goods[seat][good] >= 0
            self.settle()

    def earn(self, seat: str, effect: Effect) -> None:
        for good in GOODS:
            self.goods[seat][good] += effect.get(good, 0)
        self.settle()

    def rob(self, seat: str, move: str) -> None:
        _, owner, good = move.split()
        self.goods[owner][good] -= 1
        self.goods[seat][good] += 1
        self.settle()

    def put(self, seat: str, place: str, count: int = 1) -> int:
        """Troops from the board of the clan, as far as there are any and the limit allows."""
        room = self.limit(seat, place) - self.troops[seat][place]
        count = max(0, min(count, self.supply(seat), room))
        self.troops[seat][place] += count
        self.settle()
        return count

    def remove(self, seat: str, place: str) -> None:
        self.troops[seat][place] -= 1

    # ------------------------------------------------------------- achievements

    def settle(self, won: str = "") -> None:
        """After every event: who has lost the marker, who has reached what, who has seven (Q108)."""
        for seat in self.seats:
            if self.troops[seat]["tr"] == 0:
                self.achieved[seat].discard("toshi-ranbo-held")
        for seat in self.seats:
            self.achieve(seat, won == seat)
        ready = [
            s
            for s in self.from_turn()
            if len(self.achieved[s]) >= self.rules["achievements_to_win"]
        ]
        if ready:
            self.winner = ready[0]
            raise GameOver

    def achieve(self, seat: str, has_won: bool) -> None:
        if has_won and seat == self.attacker:
            self.mark(seat, "attack", "attack-again")
        if len([b for b, owner in self.builder.items() if owner == seat]) == 2:
            self.mark(seat, "buildings")
        if len(self.tactics[seat]) == self.rules["tactics"]:
            self.mark(seat, "tactics")
        if len(self.nobles_done[seat]) == 3:
            self.mark(seat, "nobles")
        if len([place for place in self.shrines if self.holds(seat, place)]) >= 2:
            self.mark(seat, "shrines")
        if self.tokens[seat].total() >= self.rules["tokens"]:
            self.mark(seat, "villages")
        if self.clan.get(seat):
            for goal in self.clan_cards(seat, GOALS):
                if self.box["goals"][goal]["at"] == "once":
                    self.try_goal(seat, goal, has_won)

    def mark(self, seat: str, slot: str, again: str = "") -> None:
        """Nobody has more than seven markers (Q102)."""
        new = again if again and slot in self.achieved[seat] else slot
        if len(self.achieved[seat]) < self.rules["achievements_to_win"]:
            self.achieved[seat].add(new)

    def try_goal(self, seat: str, goal: str, has_won: bool) -> None:
        is_done = len(self.achieved[seat]) == self.rules["achievements_to_win"]
        if goal in self.goals[seat] or len(self.goals[seat]) == 2 or is_done:
            return
        if all(self.is_met(seat, c, has_won) for c in self.box["goals"][goal]["conditions"]):
            self.goals[seat].append(goal)
            self.mark(seat, "goal", "goal-again")

    def is_met(self, seat: str, condition: Effect, has_won: bool) -> bool:
        """The vocabulary of goals: won battles, conditions that count something, and the others."""
        op = condition["op"]
        if op == "battle-won":
            return has_won and self.battle_was(seat, condition)
        if op == "goods":
            return all(self.goods[seat][good] >= condition.get(good, 0) for good in GOODS)
        if op == "lead":
            own, good = self.goods[seat], condition["good"]
            leads = [own[good] - self.goods[other][good] for other in self.others(seat)]
            return min(leads) >= int(condition["n"])
        if op == "orders-per-column":
            heights = [len(stack) for stack in self.columns[seat].values()]
            enough = [height for height in heights if height >= condition["n"]]
            is_full = sum(heights) >= int(condition["total"])
            return is_full and len(enough) >= int(condition["columns"])
        return self.number_of(seat, condition) >= int(condition["n"])

    def number_of(self, seat: str, condition: Effect) -> int:
        """What a condition counts."""
        op, least = condition["op"], condition.get("troops", 1)
        numbers = {
            "troops-on-board": self.troops[seat].total(),
            "kills-in-battle": self.kills[seat],
            "tokens-taken": self.tokens_taken[seat],
            "shrine-upgrades": len([u for u in UPGRADES[:3] if self.upgrade_of.get(u) == seat]),
        }
        if op in numbers:
            return numbers[op]
        if op == "army-at":
            return max(
                (self.troops[seat][p] for p in self.held(seat) if self.building_on(p)), default=0
            )
        if op == "heroes-deployed":
            return sum(len(self.heroes_at(seat, place)) for place in self.abroad(seat))
        return len([p for p in self.fitting(seat, condition) if self.troops[seat][p] >= least])

    def fitting(self, seat: str, condition: Effect) -> set[str]:
        """The territories of the kind that a condition counts."""
        op, held = condition["op"], self.held(seat)
        if op == "control":
            return held & self.of_kind(seat, condition["place"])
        if op == "control-adjacent":
            return held & {*self.touching["tr"]}
        if op == "hero-at":
            with_hero = {place for place in held if self.heroes_at(seat, place)}
            return with_hero & self.of_kind(seat, condition["place"])
        assert op in ("armies", "territories-occupied"), op
        return self.abroad(seat)

    def of_kind(self, seat: str, kind: str) -> set[str]:
        if kind == "watchtower":
            return {*self.towers(seat)}
        return {place for place in self.hexes if place[0] == kind[0]}

    def abroad(self, seat: str) -> set[str]:
        """Where its armies are outside forts; what is contested counts for nobody (Q80)."""
        return {*self.armies(seat)} - {self.fort[seat], self.contested}

    def held(self, seat: str) -> set[str]:
        return {place for place in self.armies(seat) if place[0] != "f" and self.holds(seat, place)}

    def battle_was(self, seat: str, condition: Effect) -> bool:
        """How the battle was that the seat has just won."""
        loser = self.attacker if seat == self.defender else self.defender
        role = "attacker" if seat == self.attacker else "defender"
        place = self.field
        return bool(
            condition.get("role", role) == role
            and self.losses[seat] <= condition.get("losses", ENOUGH)
            and self.began_with[loser] >= condition.get("enemies", 0)
            and self.troops[seat][place] >= condition.get("survivors", 0)
            and self.steps[place] >= condition.get("steps", 0)
        )

    def score(self, seat: str) -> int:
        return len(self.achieved[seat])

    def ranking(self) -> list[int]:
        """The winner, then by achievements."""
        keys = [(seat == self.winner, self.score(seat)) for seat in self.seats]
        return [1 + len([other for other in keys if other > key]) for key in keys]

    # ------------------------------------------------------------- as it is shown

    def shown(self) -> dict[str, Any]:
        """In the words of the views of the program."""
        return {
            "turn": self.turn,
            "round": self.round,
            "players": {seat: self.shown_player(seat) for seat in self.seats},
            "places": self.shown_places(),
            "battle": self.shown_battle(),
            "captured": self.captured,
            "row": sorted(self.row),
            "deck": self.deck.total(),
            "discards": +self.discard,
            "tokens_unseen": +self.unseen,
            "mercenaries": [hero for hero in MERCENARIES if hero not in self.hero_at],
            "halted": self.halted,
            "scores": [self.score(seat) for seat in self.seats],
        }

    def shown_player(self, seat: str) -> dict[str, Any]:
        return {
            "clan": self.clan.get(seat),
            "fort": self.fort[seat],
            "goods": {good: self.goods[seat][good] for good in GOODS},
            "achievements": sorted(self.achieved[seat]),
            "goals": sorted(self.goals[seat]),
            "nobles": sorted(self.nobles_done[seat]),
            "face_down": self.face_down[seat],
            "columns": self.columns[seat],
            "specials": sorted(self.issued[seat]),
            "tactics": self.tactics[seat],
            "tactics_held": len(self.in_hand(seat)),
            "tokens": +self.tokens[seat],
            "tokens_taken": self.tokens_taken[seat],
            "upgrades": [word for word in UPGRADES if self.upgrade_of.get(word) == seat],
            "heroes": {hero: self.hero_at[hero] for hero in self.heroes[seat]},
            "buildings": {b: self.building_at[b] for b, o in self.builder.items() if o == seat},
            "supply": self.supply(seat),
            "troops": self.troops[seat].total(),
        }

    def shown_battle(self) -> dict[str, Any] | None:
        """Battles show themselves."""
        return None

    def in_hand(self, seat: str) -> list[str]:
        return [tactic for tactic in self.dealt[seat] if tactic not in self.tactics[seat]]

    def shown_places(self) -> dict[str, Any]:
        upgrades = self.shrine_upgrade | {"tr": "expansion"}
        places: dict[str, Any] = {
            place: {
                "armies": {},
                "heroes": {},
                "building": None,
                "control": None,
                "token": place in self.villages,
                "upgrade": upgrades.get(place),
            }
            for place in self.touching
        }
        for building, place in self.building_at.items():
            places[place] |= {"building": building, "control": self.builder[building]}
        for seat in self.seats:
            for place in self.armies(seat):
                places[place]["armies"][seat] = self.troops[seat][place]
                places[place]["control"] = None if place == self.contested else seat
            for hero in self.heroes[seat]:
                places[self.hero_at[hero]]["heroes"][seat] = hero
        return places
