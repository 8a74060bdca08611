"""A second Gunsen, as plain as the rulebook: it follows a game move by move, and says at every decision
who may do what. It shares nothing with the rules but the words and the figures of the box.

Every question is a `yield` of what the seat that is asked may answer; the answer comes back as the seat
and its move in notation.
"""

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.titles.gunsen.fight import Fight
from tests.titles.gunsen.table import (
    CHANCE,
    MERCENARIES,
    Answer,
    Course,
    Effect,
    GameOver,
    Questions,
)

from kachidoki.titles.gunsen.rules.actions import (
    BUILDINGS,
    CLANS,
    COLUMNS,
    GOODS,
    NEUTRAL_TACTICS,
    ORDERS,
    SHRINE_UPGRADES,
    SPECIALS,
    TOKENS,
)

# An army, or a part of it, that goes: from where, to where, how many, led by whom (nobody: "").
March = tuple[str, str, int, str]
# What a bought move costs.
Fee = tuple[str, int]
FREE: Fee = ("", 0)
NOBLES = ("command", "hero", "decree")
MOVING = COLUMNS[:3]


def ways(word: str, marches: list[March]) -> list[str]:
    return [f"{word} {origin} {place}" for origin, place, *_ in marches]


class Referee(Fight):
    """The game, and the decision that it waits for."""

    def __init__(self, seats: int, options: dict[str, str], box: dict[str, Any]) -> None:
        super().__init__(seats, options, box)
        self.turns_without_order = 0
        self.refreshes = 0
        self.order = ""
        self.noble = ""
        self.column = ""
        self.due = ""  # Insight, waiting for the end of its column
        self.course = self.game()
        self.pending: Questions = next(self.course)

    def play(self, seat: str, move: str) -> None:
        """What a seat (or chance) has done; it must be among what was asked."""
        assert move in self.pending.get(seat, []), f"{seat} {move}: not in {self.pending}"
        try:
            self.pending = self.course.send((seat, move))
        except StopIteration:
            self.pending = {}

    def questions(self) -> Questions:
        return {seat: sorted(answers) for seat, answers in sorted(self.pending.items())}

    # ------------------------------------------------------------- the game

    def game(self) -> Course:
        yield from self.set_up()
        try:
            while True:
                yield from self.take_turn()
                self.pass_on()
        except GameOver:
            self.is_over = True

    def set_up(self) -> Course:
        """p.6-8."""
        for shrine in sorted(self.shrines):
            left = [u for u in SHRINE_UPGRADES if u not in self.shrine_upgrade.values()]
            move = yield from self.ask(CHANCE, [f"hallow {upgrade}" for upgrade in left])
            self.shrine_upgrade[shrine] = move.split()[1]
        yield from self.fill_row()
        given = self.box["goods_by_turn"]
        for number, seat in enumerate(self.seats):
            free = [clan for clan in CLANS if clan not in self.clan.values()]
            if self.options["clans"] == "dealt":
                move = yield from self.ask(CHANCE, [f"deal-clan {clan}" for clan in free])
            else:
                move = yield from self.ask(seat, [f"choose {clan}" for clan in free])
            self.clan[seat] = move.split()[1]
            for good in GOODS:
                self.goods[seat][good] = given[good][number]
            self.troops[seat][self.fort[seat]] = given["troops"][number]
        for seat in self.seats:
            for _ in range(self.rules["neutral_tactics"]):
                gone = [tactic for dealt in self.dealt.values() for tactic in dealt]
                left = [tactic for tactic in NEUTRAL_TACTICS if tactic not in gone]
                move = yield from self.ask(CHANCE, [f"deal {tactic}" for tactic in left])
                self.dealt[seat].append(move.split()[1])
        self.settle()

    def fill_row(self) -> Course:
        """Q7: discards become the deck when a card is needed and there is none."""
        while len(self.row) < self.rules["row"]:
            if not +self.deck:
                self.deck, self.discard = self.discard, Counter()
            left = [order for order in ORDERS if self.deck[order]]
            if not left:
                return
            card = (yield from self.ask(CHANCE, [f"reveal {order}" for order in left])).split()[1]
            self.deck[card] -= 1
            self.row.append(card)

    def pass_on(self) -> None:
        most = self.box["play"]["rounds_without_order"] * len(self.seats)
        if self.turns_without_order >= most:
            raise GameOver
        self.turn = self.from_turn()[1 % len(self.seats)]
        if self.turn == self.seats[0]:
            self.round += 1

    # ------------------------------------------------------------- a turn (p.11)

    def take_turn(self) -> Course:
        self.halted = False
        self.steps.clear()
        self.moves_bought = 0
        self.refreshes = 0
        self.order = self.noble = ""
        yield from self.choose_order(self.turn)
        if self.order:
            yield from self.play_order(self.turn)
        else:
            self.turns_without_order += 1
            yield from self.activate_any(self.turn)
        if self.noble:
            self.nobles_done[self.turn].add(self.noble)  # Q15
            self.noble = ""
            self.settle()
        if self.contested:
            yield from self.battle()
        yield from self.end_turn(self.turn)

    def payments(self, seat: str, card: str) -> list[str]:
        cost = self.box["orders"][card]["cost"]
        price = 1 if cost else 0
        for effect in self.has(seat, "discount", what="order"):
            price = max(effect["least"], price - effect["n"])
        return [good for good in cost if self.goods[seat][good]] if price else ["nothing"]

    def takings(self, seat: str) -> list[str]:
        return [f"take {card} {good}" for card in self.row for good in self.payments(seat, card)]

    def may_refresh(self) -> bool:
        """p.11; Q3 to Q5, and so often as the box says."""
        if len(self.row) < self.rules["row"] or not (self.deck + self.discard):
            return False
        colours = Counter(self.box["orders"][card]["column"] for card in self.row)
        costly = [card for card in self.row if self.box["orders"][card]["cost"]]
        return self.refreshes < self.box["play"]["refreshes"] and (
            max(colours.values()) >= self.rules["refresh_same_colour"]
            or len(costly) >= self.rules["refresh_with_cost"]
        )

    def choose_order(self, seat: str) -> Course:
        """Step 1."""
        while True:
            options = self.takings(seat) + (["refresh"] if self.may_refresh() else [])
            if not options:
                return  # Q9, Q99
            move = yield from self.ask(seat, options)
            if move != "refresh":
                self.take(seat, move)
                return
            self.refreshes += 1
            self.discard.update(self.row)
            self.row = []
            yield from self.fill_row()

    def take(self, seat: str, move: str) -> None:
        _, card, good = move.split()
        self.row.remove(card)
        self.order = card
        if good != "nothing":
            self.pay(seat, good, 1)

    def play_order(self, seat: str) -> Course:
        """Step 2."""
        colour = self.box["orders"][self.order]["column"]
        options = [f"noble {noble}" for noble in NOBLES if self.may_do(seat, noble)]
        move = yield from self.ask(seat, [f"place {colour}", *options])
        word, name = move.split()
        if word == "place":
            yield from self.place_order(seat, name)
            return
        self.face_down[seat][name] = self.order
        self.order = ""
        self.noble = name
        self.pay(seat, "influence", self.price_of(name))
        if name == "command":
            self.take(seat, (yield from self.ask(seat, self.takings(seat))))
            move = yield from self.ask(seat, [f"place {column}" for column in COLUMNS])
            yield from self.place_order(seat, move.split()[1])
        elif name == "hero":
            yield from self.call_hero(seat, self.clan_heroes(seat))
            yield from self.activate_any(seat)
        else:
            yield from self.activate((yield from self.issue(seat)))

    def price_of(self, noble: str) -> int:
        return int(self.box["nobles"]["influence"][NOBLES.index(noble)])

    def may_do(self, seat: str, noble: str) -> bool:
        """Once a game; another card must be payable for the first (Q12)."""
        price, influence = self.price_of(noble), self.goods[seat]["influence"]
        if noble in self.face_down[seat] or influence < price:
            return False
        if noble != "command":
            return True
        self.goods[seat]["influence"] -= price
        takings = self.takings(seat)
        self.goods[seat]["influence"] += price
        return bool(takings)

    def place_order(self, seat: str, column: str) -> Course:
        self.columns[seat][column].append(self.order)
        self.order = ""
        self.settle()
        yield from self.activate(column)

    def activate_any(self, seat: str) -> Course:
        move = yield from self.ask(seat, [f"activate {column}" for column in COLUMNS])
        yield from self.activate(move.split()[1])

    def issue(self, seat: str) -> Generator[Questions, Answer, str]:
        """A special order on top of a column (p.17)."""
        options = [
            f"issue {special} {column}"
            for special in self.clan_cards(seat, SPECIALS)
            if special not in self.issued[seat]
            for column in self.box["specials"][special]["columns"]
        ]
        _, special, column = (yield from self.ask(seat, options)).split()
        self.issued[seat].append(special)
        self.columns[seat][column].append(special)
        self.settle()
        return column

    def call_hero(self, seat: str, pool: list[str]) -> Course:
        """p.17: to the fort, or to an army without a hero; also to the one before a battle (Q45)."""
        free = [hero for hero in pool if hero not in self.hero_at]
        hero = (yield from self.ask(seat, [f"call {hero}" for hero in free])).split()[1]
        lonely = [place for place in self.armies(seat) if not self.heroes_at(seat, place)]
        places = [self.fort[seat], *lonely]
        move = yield from self.ask(seat, [f"station {place}" for place in places])
        self.hero_at[hero] = move.split()[1]
        self.heroes[seat].append(hero)
        self.settle()

    # ------------------------------------------------------------- activation (p.12)

    def activate(self, column: str) -> Course:
        """Cards from the top, what else acts with this column, the printed lines (Q18, Q19)."""
        seat = self.turn
        self.column = column
        for card in reversed(list(self.columns[seat][column])):
            for effect in self.order_effects(card, "activate"):
                yield from self.act(seat, effect)
            if card in SPECIALS and self.box["specials"][card]["once"]:
                self.spend(seat, card)
        for effect, hero in self.keyed_effects(seat, column):
            yield from self.act(seat, effect, hero)
        for effect in self.lines(seat, column):
            if effect["when"] == "activate":
                yield from self.act(seat, effect)
        if self.due:
            others = [f"activate {other}" for other in COLUMNS if other != column]
            move = yield from self.ask(seat, [*others, "done"])
            special, self.due = self.due, ""
            self.discard_special(seat, special)
            if move != "done":
                yield from self.activate(move.split()[1])
        self.column = ""

    def spend(self, seat: str, special: str) -> None:
        """One-shot orders go after their effect; Insight when the other column is known (Q22)."""
        if any(e["op"] == "activate-column" for e in self.order_effects(special, "activate")):
            self.due = special
        else:
            self.discard_special(seat, special)

    def discard_special(self, seat: str, special: str) -> None:
        for stack in self.columns[seat].values():
            if special in stack:
                stack.remove(special)
        self.settle()

    def keyed_effects(self, seat: str, column: str) -> list[tuple[Effect, str]]:
        """With the hero whose effect it is."""
        return [
            (self.box[sort][card]["effects"][number], card if sort == "heroes" else "")
            for sort, card, number in self.companions(seat, column)
        ]

    def companions(self, seat: str, column: str) -> list[tuple[str, str, int]]:
        """Tactics, heroes and buildings that act with the column; which of their effects."""
        keys = [column, "moving"] if column in MOVING else [column]
        cards = [("tactics", tactic) for tactic in self.tactics[seat]]
        cards += [("heroes", hero) for hero in self.heroes[seat]]
        cards += [("buildings", building) for building in self.controlled(seat)]
        return [
            (sort, card, number)
            for sort, card in cards
            for number, effect in enumerate(self.box[sort][card]["effects"])
            if effect["when"] == "activate" and effect["column"] in keys
        ]

    def shown_player(self, seat: str) -> dict[str, Any]:
        """With what acts with the columns."""
        beside = {
            column: [{"card": card, "effect": number} for _, card, number in found]
            for column in COLUMNS
            if (found := self.companions(seat, column))
        }
        return super().shown_player(seat) | {"companions": beside}

    def act(self, seat: str, effect: Effect, hero: str = "") -> Course:
        deeds = {
            "gain": self.gain,
            "gain-choice": self.gain_choice,
            "summon": self.summon,
            "buy-move": self.buy_moves,
            "build": self.build,
            "buy-tactic": self.buy_tactics,
            "steal": self.steal,
            "kill": self.smite,
        }
        if effect["op"] == "move":
            yield from self.moves(seat, effect["n"], hero if effect.get("who") == "hero" else "")
        elif effect["op"] != "activate-column":
            yield from deeds[effect["op"]](seat, effect)

    def gain(self, seat: str, effect: Effect) -> Course:
        self.earn(seat, effect)
        yield from ()

    def gain_choice(self, seat: str, effect: Effect) -> Course:
        for _ in range(effect["n"]):
            move = yield from self.ask(seat, [f"gain {good}" for good in effect["of"]])
            self.earn(seat, {move.split()[1]: 1})

    def summon(self, seat: str, effect: Effect) -> Course:
        """One by one, to the fort or a controlled building (p.12, Q44)."""
        for _ in range(effect["n"]):
            points = [self.fort[seat]]
            for building in self.controlled(seat):
                place = self.building_at[building]
                if self.troops[seat][place] < self.limit(seat, place):
                    points.append(place)
            if not self.supply(seat):
                return
            move = yield from self.ask(seat, [*(f"summon {point}" for point in points), "done"])
            if move == "done":
                return
            self.put(seat, move.split()[1])

    def steal(self, seat: str, effect: Effect) -> Course:
        """From any opponents, so many from each at most (Q94)."""
        robbed = Counter[str]()
        for _ in range(effect["n"]):
            options = [
                f"steal {other} {good}"
                for other in self.others(seat)
                for good in effect["of"]
                if self.goods[other][good] and robbed[other] < effect["each"]
            ]
            move = yield from self.ask(seat, [*options, "done"])
            if move == "done":
                return
            robbed[move.split()[1]] += 1
            self.rob(seat, move)

    def smite(self, seat: str, effect: Effect) -> Course:
        """Wrath: one enemy army on a hex within two steps of an own one (Q93)."""
        reach = set(self.armies(seat))
        for _ in range(effect["range"]):
            reach |= {near for place in reach for near in self.neighbours(seat, place)}
        targets = [p for p in self.hexes if p in reach and self.enemy_at(seat, p)]
        for _ in range(effect["n"]):
            options = [f"smite {p}" for p in targets if self.enemy_at(seat, p)]
            move = yield from self.ask(seat, [*options, "done"])
            if move == "done":
                return
            place = move.split()[1]
            targets = [place]
            victim = self.enemy_at(seat, place)
            self.remove(victim, place)
            if not self.troops[victim][place] and place == self.contested:
                self.end_battle()  # Q52
            self.settle()
            if not self.troops[victim][place]:
                yield from self.bring_home(victim, place)

    # ------------------------------------------------------------- buildings and tactics

    def build(self, seat: str, effect: Effect) -> Course:
        good = effect["pay"]
        while True:
            options = [
                f"build {building} {place}"
                for building in self.clan_cards(seat, BUILDINGS)
                if building not in self.building_at
                and self.price_to_build(seat, building) <= self.goods[seat][good]
                for place in self.sites(seat)
            ]
            move = yield from self.ask(seat, [*options, "done"])
            if move == "done":
                return
            _, building, place = move.split()
            self.pay(seat, good, self.price_to_build(seat, building))
            self.building_at[building] = place
            self.builder[building] = seat
            self.settle()

    def price_to_build(self, seat: str, building: str) -> int:
        price: int = self.box["buildings"][building]["price"]
        for effect in self.has(seat, "discount", what="building"):
            price = max(effect["least"], price - effect["n"])
        return price

    def sites(self, seat: str) -> list[str]:
        """p.13: with an own army, or beside one or the own fort; no token, no enemy."""
        near = {self.fort[seat], *self.armies(seat)}
        near |= {other for place in near for other in self.touching[place]}
        return [
            place
            for place in self.hexes
            if place in near
            and place[0] in "pv"
            and place not in self.villages
            and not self.building_on(place)
            and not self.enemy_at(seat, place)
        ]

    def buy_tactics(self, seat: str, effect: Effect) -> Course:
        """p.14."""
        good = effect["pay"]
        while len(self.tactics[seat]) < self.rules["tactics"]:
            options = [
                f"buy {tactic}"
                for tactic in self.clan_tactics(seat) + self.in_hand(seat)
                if tactic not in self.tactics[seat]
                and self.box["tactics"][tactic]["price"] <= self.goods[seat][good]
            ]
            move = yield from self.ask(seat, [*options, "done"])
            if move == "done":
                return
            tactic = move.split()[1]
            self.pay(seat, good, self.box["tactics"][tactic]["price"])
            self.tactics[seat].append(tactic)
            self.settle()
            for gain in self.effects("tactics", tactic, "on-gain"):
                yield from self.on_gain(seat, gain)

    def on_gain(self, seat: str, effect: Effect) -> Course:
        if effect["op"] == "hero":
            is_clan = effect["pool"] == "clan"
            yield from self.call_hero(seat, self.clan_heroes(seat) if is_clan else MERCENARIES)
        elif effect["op"] == "summon":
            yield from self.summon(seat, effect)
        else:
            yield from self.issue(seat)  # Q96

    # ------------------------------------------------------------- movement (p.14-16)

    def parts(self, seat: str, origin: str, place: str) -> list[March]:
        """Every army or part of it that may go from here to there, by any way (Q28 to Q31, Q33)."""
        return [
            (origin, place, count, leader)
            for count in range(1, self.troops[seat][origin] + 1)
            for leader in ["", *self.heroes_at(seat, origin)]
            if self.may_go(seat, (origin, place, count, leader))
        ]

    def may_go(self, seat: str, march: March) -> bool:
        origin, place, count, leader = march
        left = self.troops[seat][origin] - count
        staying = [hero for hero in self.heroes_at(seat, origin) if hero != leader]
        coming = self.heroes_at(seat, place) + ([leader] if leader else [])
        if origin != self.fort[seat] and staying and not left:
            return False
        if place != self.fort[seat] and len(coming) > 1:
            return False
        if left > self.limit(seat, origin, staying):
            return False
        if self.troops[seat][place] + count > self.limit_entering(seat, place, coming):
            return False
        return place != "tr" or self.captured or self.entry_strength(seat, march) >= 5

    def limit_entering(self, seat: str, place: str, heroes: list[str]) -> int:
        """An empty camp is under one's control as soon as one is there (Q31)."""
        is_camp = self.building_on(place).endswith("-camp")
        is_free = is_camp and not self.enemy_at(seat, place)
        return 99 if is_free else self.limit(seat, place, heroes)

    def entry_strength(self, seat: str, march: March) -> int:
        """Q33."""
        orders = [card for stack in self.columns[seat].values() for card in stack]
        found = [effect for card in orders for effect in self.order_effects(card, "battle")]
        if march[3]:
            found += self.effects("heroes", march[3], "battle")
        conditions = {"role", "place", "enemy_hero", "troops"}
        fit = [effect for effect in found if not conditions & set(effect)]
        return march[2] + sum(int(effect.get("strength", 0)) for effect in fit)

    def marches(self, seat: str, hero: str) -> list[March]:
        """One step; with a hero, of his own army and he goes along (Q41)."""
        if self.halted:
            return []
        return [
            march
            for origin in self.armies(seat)
            for place in self.neighbours(seat, origin)
            for march in self.parts(seat, origin, place)
            if not hero or march[3] == hero
        ]

    def jumps(self, seat: str) -> list[March]:
        """p.15, Q35, Q36, Q39, Q40."""
        if self.halted or self.goods[seat][self.box["tower"]["good"]] < self.toll(seat):
            return []
        stops = [*dict.fromkeys([*self.towers(seat), self.fort[seat]])]
        return [
            march
            for origin in stops
            for place in stops
            if place != origin
            for march in self.parts(seat, origin, place)
        ]

    def toll(self, seat: str) -> int:
        tolls = [effect["n"] for effect in self.has(seat, "tower-toll")]
        return int(min([self.box["tower"]["toll"], *tolls]))

    def first_jumps(self, seat: str, hero: str, fee: Fee) -> list[March]:
        """Q37: before a move only if it brings a battle, or leaves a move to be played."""
        found = []
        own = self.goods[seat]
        good, toll = self.box["tower"]["good"], self.toll(seat)
        if own[good] < toll + (fee[1] if fee[0] == good else 0):
            return []
        for jump in self.jumps(seat):
            if self.enemy_at(seat, jump[1]):
                found.append(jump)
                continue
            self.shift(seat, jump)
            if self.marches(seat, hero):
                found.append(jump)
            self.shift(seat, (jump[1], jump[0], jump[2], jump[3]))
        return found

    def shift(self, seat: str, march: March) -> None:
        origin, place, count, leader = march
        self.troops[seat][origin] -= count
        self.troops[seat][place] += count
        if leader:
            self.hero_at[leader] = place

    def moves(self, seat: str, count: int, hero: str) -> Course:
        """Who declines one declines all of the card."""
        for _ in range(count):
            if not (yield from self.move(seat, hero)):
                return

    def move(
        self, seat: str, hero: str = "", fee: Fee = FREE
    ) -> Generator[Questions, Answer, bool]:
        """One move and the jump before or after it (Q35, Q37); is it played?"""
        good, price = fee
        if price and self.goods[seat][good] < price:
            return False
        marches, jumps = self.marches(seat, hero), self.first_jumps(seat, hero, fee)
        move = yield from self.ask(seat, [*ways("march", marches), *ways("jump", jumps), "done"])
        if move == "done":
            return False
        if move.startswith("march"):
            yield from self.march(seat, move, marches, fee)
            jumps = self.jumps(seat)
            move = yield from self.ask(seat, [*ways("jump", jumps), "done"])
            if move != "done":
                yield from self.jump(seat, move, jumps)
            return True
        yield from self.jump(seat, move, jumps, fee)
        marches = self.marches(seat, hero)
        if marches:
            move = yield from self.ask(seat, ways("march", marches))
            yield from self.march(seat, move, marches)
        return True

    def choose_part(
        self, seat: str, move: str, found: list[March]
    ) -> Generator[Questions, Answer, March]:
        """How many go, and who leads them."""
        _, origin, place = move.split()
        found = [march for march in found if march[:2] == (origin, place)]
        counts = sorted({march[2] for march in found})
        answer = yield from self.ask(seat, [f"muster {count}" for count in counts])
        found = [march for march in found if march[2] == int(answer.split()[1])]
        words = {f"lead {march[3]}" if march[3] else "stay": march for march in found}
        return words[(yield from self.ask(seat, words))]

    def march(self, seat: str, move: str, marches: list[March], fee: Fee = FREE) -> Course:
        march = yield from self.choose_part(seat, move, marches)
        self.pay(seat, *fee)
        self.steps[march[1]] = max(self.steps[march[1]], self.steps[march[0]] + 1)  # Q42
        self.arrive(seat, march)

    def jump(self, seat: str, move: str, jumps: list[March], fee: Fee = FREE) -> Course:
        jump = yield from self.choose_part(seat, move, jumps)
        self.pay(seat, *fee)
        self.pay(seat, self.box["tower"]["good"], self.toll(seat))
        self.steps[jump[1]] = max(self.steps[jump[1]], self.steps[jump[0]])
        self.arrive(seat, jump)

    def arrive(self, seat: str, march: March) -> None:
        place = march[1]
        self.shift(seat, march)
        enemy = self.enemy_at(seat, place)
        if enemy:
            self.contested = self.field = place
            self.attacker, self.defender = seat, enemy
            self.keeper = enemy
            self.halted = True
        elif place == "tr" and not self.captured:
            self.captured = True
            self.halted = True
        self.settle()

    def buy_moves(self, seat: str, effect: Effect) -> Course:
        """The first of a turn may be free (Q25, Q26)."""
        while True:
            free = sum(rule["n"] for rule in self.has(seat, "free-extra-move"))
            price = 0 if self.moves_bought < free else effect["price"]
            if not (yield from self.move(seat, "", (effect["pay"], price))):
                return
            self.moves_bought += 1

    # ------------------------------------------------------------- the end of a turn (p.22)

    def end_turn(self, seat: str) -> Course:
        for village in sorted(self.villages, key=lambda place: int(place[1:])):
            if self.holds(seat, village):
                found = [token for token in TOKENS if self.unseen[token]]
                move = yield from self.ask(CHANCE, [f"find {token}" for token in found])
                self.villages.remove(village)
                self.unseen[move.split()[1]] -= 1
                self.get_token(seat, move.split()[1])
        for shrine in sorted(self.shrines):
            if self.holds(seat, shrine):
                self.upgrade_of[self.shrine_upgrade[shrine]] = seat
                self.settle()
        if self.holds(seat, "tr"):
            self.upgrade_of["expansion"] = seat
            self.mark(seat, "toshi-ranbo-taken")
            self.mark(seat, "toshi-ranbo-held")
            self.settle()
        for goal in self.box["goals"]:
            if goal in self.goals_at_turn_end(seat):
                self.try_goal(seat, goal, has_won=False)
        self.settle()
        for player in self.from_turn():
            missing = self.rules["least_troops"] - self.troops[player].total()
            self.put(player, self.fort[player], missing)
        yield from self.fill_row()

    def goals_at_turn_end(self, seat: str) -> list[str]:
        goals = self.clan_cards(seat, list(self.box["goals"]))
        return [goal for goal in goals if self.box["goals"][goal]["at"] == "turn-end"]

    def shown(self) -> dict[str, Any]:
        if self.is_over:
            return super().shown()
        return super().shown() | {
            "order": self.order or None,
            "noble": self.noble or None,
            "column": self.column or None,
        }
