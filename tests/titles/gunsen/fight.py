"""Battles of the second Gunsen (p.18-22; Q52 to Q74)."""

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.titles.gunsen.table import CHANCE, Answer, Course, Effect, Questions, Table

from kachidoki.titles.gunsen.rules.actions import FACES, TOKENS

ICONS = ("strength", "blood", "armour", "dice", "reroll", "keep")
DICE = [str(number) for number in range(1, 7)]
KINDS = {"s": "shrine", "t": "toshi-ranbo", "v": "village", "w": "watchtower", "p": "plain"}


def handfuls(dice: list[str], count: int | None = None) -> list[str]:
    """Sets of dice by their places, none of them empty; of those that look alike the first."""
    found: dict[tuple[str, ...], str] = {}
    for bag in range(1, 1 << len(dice)):
        places = [place for place in range(len(dice)) if bag >> place & 1]
        if count in (None, len(places)):
            faces = tuple(dice[place] for place in places)
            found.setdefault(faces, "+".join(DICE[place] for place in places))
    return list(found.values())


class Fight(Table):
    """A battle from its first effect to the last."""

    def __init__(self, seats: int, options: dict[str, str], box: dict[str, Any]) -> None:
        super().__init__(seats, options, box)
        self.icons: dict[str, Counter[str]] = {}
        self.ignored = ""  # whose hero gives nothing in this battle
        self.rolling = ""
        self.dice: list[str] = []
        self.has_begun = False
        self.winner_of_battle = ""
        self.survivors_only = False

    def sides(self) -> tuple[str, str]:
        return self.defender, self.attacker

    def enemy(self, seat: str) -> str:
        return self.attacker if seat == self.defender else self.defender

    def hero_in(self, seat: str) -> str:
        heroes = self.heroes_at(seat, self.field)
        return heroes[0] if heroes else ""

    def hero_effects(self, seat: str, when: str) -> list[Effect]:
        hero = self.hero_in(seat)
        return self.effects("heroes", hero, when) if hero and seat != self.ignored else []

    def battle_effects(self, seat: str, when: str) -> list[Effect]:
        """Of hero, tactics and buildings, as far as their conditions hold (Q54)."""
        found = self.hero_effects(seat, when)
        for tactic in self.tactics[seat]:
            found = found + self.effects("tactics", tactic, when)
        for building in self.controlled(seat):
            for effect in self.effects("buildings", building, when):
                is_here = self.building_at[building] == self.field
                if is_here or "this-building" not in effect.get("place", []):
                    found = [*found, effect]
        return [effect for effect in found if self.applies(seat, effect)]

    def applies(self, seat: str, effect: Effect) -> bool:
        role = "attacker" if seat == self.attacker else "defender"
        kinds = {KINDS[self.field[0]], "this-building"}
        if self.building_on(self.field):
            kinds.add("building")
        return (
            effect.get("role", role) == role
            and ("place" not in effect or bool(kinds & set(effect["place"])))
            and (not effect.get("enemy_hero") or self.hero_in(self.enemy(seat)) != "")
            and self.troops[seat][self.field] >= effect.get("troops", 0)
        )

    # ------------------------------------------------------------- the course of a battle

    def battle(self) -> Course:
        place = self.contested
        self.begin_battle()
        yield from self.rides()
        yield from self.ransom()
        winner = yield from self.bloodless()
        if not winner:
            for seat in self.sides():
                for effect in self.battle_effects(seat, "battle-start"):
                    yield from self.battle_start(seat, effect)
            self.count()
            for seat in self.sides():
                yield from self.throw(seat)
            yield from self.last_gift()
            self.lose_troops()
            winner = self.outcome()
        self.keeper = self.winner_of_battle = winner
        yield from self.aftermath(winner, place)
        self.end_battle()
        self.settle()

    def begin_battle(self) -> None:
        self.has_begun = True
        for seat in self.sides():
            self.began_with[seat] = self.troops[seat][self.field]

    def rides(self) -> Course:
        """Chagatai comes from anywhere if no other hero of his is there (p.22, Q53)."""
        for seat in self.sides():
            for hero in self.heroes[seat]:
                rides = self.effects("heroes", hero, "before-battle")
                if rides and not self.hero_in(seat) and (yield from self.agrees(seat)):
                    self.hero_at[hero] = self.field
                    self.settle()

    def ransom(self) -> Course:
        """Aramoro acts first (p.22, Q56)."""
        for seat in self.sides():
            enemy = self.enemy(seat)
            for effect in self.hero_effects(seat, "battle-start"):
                if effect["op"] != "ignore-enemy-heroes" or not self.hero_in(enemy):
                    continue
                can_pay = self.goods[enemy][effect["pay"]] >= effect["price"]
                if can_pay and (yield from self.agrees(enemy)):
                    self.pay(enemy, effect["pay"], effect["price"])
                else:
                    self.ignored = enemy

    def bloodless(self) -> Generator[Questions, Answer, str]:
        """Yokuni wins for influence; nothing else happens at the start then (Q55)."""
        for seat in self.sides():
            for effect in self.hero_effects(seat, "battle-start"):
                if effect["op"] == "win-without-losses" and (yield from self.bought(seat, effect)):
                    self.icons = {side: Counter(dict.fromkeys(ICONS, 0)) for side in self.sides()}
                    return seat
        return ""

    def bought(self, seat: str, effect: Effect) -> Generator[Questions, Answer, bool]:
        """Does it pay for the effect? It is not asked if it cannot."""
        if "pay" not in effect:
            return True
        good, price = effect["pay"], effect["price"]
        if self.goods[seat][good] < price or not (yield from self.agrees(seat)):
            return False
        self.pay(seat, good, price)
        return True

    def battle_start(self, seat: str, effect: Effect) -> Course:
        op, place, enemy = effect["op"], self.field, self.enemy(seat)
        if op == "kill":
            if self.troops[enemy][place] and (yield from self.bought(seat, effect)):
                for _ in range(min(effect["n"], self.troops[enemy][place])):
                    self.kill(seat, enemy)
                    self.settle()
        elif op == "convert":
            if self.troops[enemy][place] and (yield from self.bought(seat, effect)):
                self.remove(enemy, place)
                self.losses[enemy] += 1  # Q59
                self.put(seat, place)
        elif op == "steal":
            yield from self.plunder_goods(seat, effect)
        elif op == "summon":
            self.put(seat, place, effect["n"])

    def kill(self, seat: str, enemy: str) -> None:
        self.remove(enemy, self.field)
        self.kills[seat] += 1
        self.losses[enemy] += 1

    def plunder_goods(self, seat: str, effect: Effect) -> Course:
        """From the opponent of the battle; one must (Q61)."""
        enemy = self.enemy(seat)
        for _ in range(effect["n"]):
            found = [good for good in effect["of"] if self.goods[enemy][good]]
            if found:
                self.rob(seat, (yield from self.ask(seat, [f"steal {enemy} {g}" for g in found])))

    # ------------------------------------------------------------- numbers and dice

    def count(self) -> None:
        """Step 1 (p.18), after all that happens at the start (Q58)."""
        self.icons = {seat: self.counted(seat) for seat in self.sides()}
        for seat in self.sides():
            for effect in self.hero_effects(seat, "battle"):
                if effect["op"] == "survivors-only-strength":
                    self.survivors_only = True

    def counted(self, seat: str) -> Counter[str]:
        total = Counter(dict.fromkeys(ICONS, 0))
        total["strength"] += self.troops[seat][self.field]
        if seat == self.defender and self.field == "tr":
            total["strength"] += self.box["toshi_ranbo"]["strength"]
            total["armour"] += self.box["toshi_ranbo"]["armour"]
        for effect in self.battle_effects(seat, "battle") + self.board_icons(seat):
            for icon in ICONS:
                total[icon] += effect.get(icon, 0) if effect["op"] == "icons" else 0
        return total

    def rerolls(self, seat: str, icons: Counter[str]) -> int:
        """None, if the hero of the enemy denies them."""
        forbidding = self.hero_effects(self.enemy(seat), "battle")
        return 0 if any(effect["op"] == "deny" for effect in forbidding) else icons["reroll"]

    def board_icons(self, seat: str) -> list[Effect]:
        """Printed ones or the upgrade over them, and those of all orders that lie face up."""
        found = list[Effect]()
        for column, stack in self.columns[seat].items():
            for effect in self.lines(seat, column):
                if effect["when"] == "battle":
                    found.append(effect)
            for card in stack:
                found += self.order_effects(card, "battle")
        return found

    def lines(self, seat: str, column: str) -> list[Effect]:
        """What is printed, where no upgrade covers it (Q97)."""
        printed: list[Effect] = self.box["columns"][column]["effects"]
        if self.upgrade_of.get(column) != seat:
            return printed
        upgrade = self.box["upgrades"][column]["effects"]
        alike = {"gain-choice": "gain"}
        kinds = [effect["op"] for effect in upgrade]
        return [
            upgrade[0] if alike.get(line["op"], line["op"]) in kinds else line for line in printed
        ]

    def throw(self, seat: str) -> Course:
        """Step 2 (p.19)."""
        icons = self.icons[seat]
        dice = min(self.rules["dice"], icons["dice"])
        self.rolling = seat
        self.dice = []
        yield from self.roll(dice)
        for _ in range(self.rerolls(seat, icons)):
            options = [f"reroll {bag}" for bag in handfuls(self.dice)]
            move = yield from self.ask(seat, [*options, "decline"])
            if move == "decline":
                break
            again = move.split()[1].split("+")
            self.dice = [
                face for die, face in zip(DICE, self.dice, strict=False) if die not in again
            ]
            yield from self.roll(len(again))
        yield from self.turn_die(seat)
        options = [f"keep {bag}" for bag in handfuls(self.dice, min(icons["keep"], dice))]
        move = yield from self.ask(seat, options)
        self.dice = [self.dice[DICE.index(die)] for die in move.split()[1].split("+")]
        for face in self.dice:
            for icon in ICONS[:3]:
                icons[icon] += self.box["dice"][face][icon]

    def roll(self, count: int) -> Course:
        """Dice lie in the order of their faces."""
        for _ in range(count):
            move = yield from self.ask(CHANCE, [f"roll {face}" for face in FACES])
            self.dice = sorted([*self.dice, move.split()[1]])

    def turn_die(self, seat: str) -> Course:
        """Sumiko (Q63)."""
        for effect in self.hero_effects(seat, "after-roll"):
            if self.goods[seat][effect["pay"]] < effect["price"]:
                continue
            ones = handfuls(self.dice, 1)
            options = [
                f"turn {die} {face}"
                for die in ones
                for face in FACES
                if face != self.dice[DICE.index(die)]
            ]
            move = yield from self.ask(seat, [*options, "decline"])
            if move != "decline":
                _, die, face = move.split()
                self.pay(seat, effect["pay"], effect["price"])
                self.dice[DICE.index(die)] = face
                self.dice.sort()

    def last_gift(self) -> Course:
        """Yoritomo leaves for strength and blood (Q64)."""
        for seat in self.sides():
            for effect in self.hero_effects(seat, "after-keep"):
                if (yield from self.agrees(seat)):
                    hero = self.hero_in(seat)
                    self.heroes[seat].remove(hero)
                    del self.hero_at[hero]
                    for icon in ICONS[:3]:
                        self.icons[seat][icon] += effect.get(icon, 0)
                    self.settle()

    # ------------------------------------------------------------- losses and outcome

    def lose_troops(self) -> None:
        """Step 3: at the same time (Q66)."""
        deaths = {}
        for seat in self.sides():
            wounds = max(0, self.icons[self.enemy(seat)]["blood"] - self.icons[seat]["armour"])
            deaths[seat] = min(self.troops[seat][self.field], wounds)
        for seat, count in deaths.items():
            for _ in range(count):
                self.kill(self.enemy(seat), seat)
            if self.survivors_only:
                self.icons[seat]["strength"] -= count
        self.settle()

    def outcome(self) -> str:
        """Step 4 (Q67)."""
        ours, theirs = (self.icons[seat]["strength"] for seat in (self.attacker, self.defender))
        lives, resists = (self.troops[s][self.field] > 0 for s in (self.attacker, self.defender))
        if ours > theirs and lives:
            return self.attacker
        if theirs >= ours and resists:
            return self.defender
        if lives:
            return self.attacker
        return self.defender if resists else ""

    def aftermath(self, winner: str, place: str) -> Course:
        """In the order of the example (Q68)."""
        if not winner:
            for seat in self.sides():
                yield from self.bring_home(seat, place)
            return
        self.settle(winner)
        loser = self.enemy(winner)
        self.spare(loser)
        yield from self.retreat(loser, place)
        yield from self.bring_home(loser, place)
        yield from self.take_token(winner, loser)
        for effect in self.battle_effects(winner, "battle-won"):
            yield from self.enjoy(winner, effect, place)

    def spare(self, loser: str) -> None:
        """Q72: killed troops that go to the fort instead."""
        spared = sum(effect["n"] for effect in self.battle_effects(loser, "battle-lost"))
        self.put(loser, self.fort[loser], min(spared, self.kills[self.enemy(loser)]))

    def retreat(self, loser: str, place: str) -> Course:
        """Q70: all to one place that has room for them."""
        army = self.troops[loser][place]
        if not army:
            return
        refuges = [self.fort[loser]]
        for building in self.controlled(loser):
            there = self.building_at[building]
            if there != place:
                heroes = self.heroes_at(loser, there) or self.heroes_at(loser, place)
                if self.troops[loser][there] + army <= self.limit(loser, there, heroes):
                    refuges.append(there)
        move = yield from self.ask(loser, [f"retreat {refuge}" for refuge in refuges])
        refuge = move.split()[1]
        for hero in self.heroes_at(loser, place):
            is_full = refuge != self.fort[loser] and bool(self.heroes_at(loser, refuge))
            self.hero_at[hero] = self.fort[loser] if is_full else refuge
        self.troops[loser][place] = 0
        self.troops[loser][refuge] += army
        self.settle()

    def bring_home(self, seat: str, place: str) -> Course:
        """Q71: a hero without an army."""
        for hero in self.heroes_at(seat, place):
            if self.troops[seat][place] or place == self.fort[seat]:
                continue
            homes = [self.fort[seat]]
            for building in self.controlled(seat):
                there = self.building_at[building]
                if self.troops[seat][there] and not self.heroes_at(seat, there):
                    homes.append(there)
            self.hero_at[hero] = self.fort[seat]
            move = yield from self.ask(seat, [f"station {home}" for home in homes])
            self.hero_at[hero] = move.split()[1]
            self.settle()

    def take_token(self, winner: str, loser: str) -> Course:
        """Q69."""
        found = [token for token in TOKENS if self.tokens[loser][token]]
        if found:
            move = yield from self.ask(winner, [f"plunder {token}" for token in found])
            token = move.split()[1]
            self.tokens[loser][token] -= 1
            self.tokens_taken[winner] += 1
            self.get_token(winner, token)

    def get_token(self, seat: str, token: str) -> None:
        """Its reward, and the token itself if there is room for it (p.16, Q76)."""
        if self.tokens[seat].total() < self.rules["tokens"]:
            self.tokens[seat][token] += 1
        if token == "troop":
            self.put(seat, self.fort[seat])
        else:
            self.earn(seat, {token: 1})

    def enjoy(self, winner: str, effect: Effect, place: str) -> Course:
        op = effect["op"]
        if op == "gain":
            self.earn(winner, effect)
        elif op == "steal":
            yield from self.plunder_goods(winner, effect)
        elif op == "summon":
            self.put(winner, self.fort[winner] if effect["at"] == "fort" else place, effect["n"])

    def end_battle(self) -> None:
        self.dice = []
        self.contested = self.field = ""
        self.attacker = self.defender = self.keeper = self.ignored = self.winner_of_battle = ""
        self.has_begun = self.survivors_only = False
        self.icons = {}
        for numbers in (self.began_with, self.kills, self.losses):
            numbers.clear()

    # ------------------------------------------------------------- as it is shown

    def shown_player(self, seat: str) -> dict[str, Any]:
        """With the icons of the clan board."""
        icons = Counter[str]()
        for effect in self.board_icons(seat):
            icons.update({icon: effect.get(icon, 0) for icon in ICONS})
        return super().shown_player(seat) | {"icons": +icons}

    def shown_battle(self) -> dict[str, Any] | None:
        if self.is_over or not self.contested:
            return None
        return {
            "place": self.contested,
            "defender": self.shown_side(self.defender),
            "attacker": self.shown_side(self.attacker),
            "begun": self.has_begun,
            "rolling": self.rolling if self.dice else None,
            "dice": self.dice,
            "winner": self.winner_of_battle or None,
        }

    def shown_side(self, seat: str) -> dict[str, Any]:
        icons = self.icons.get(seat) or self.counted(seat)
        heroes = self.heroes_at(seat, self.contested)
        return {
            "seat": seat,
            "troops": self.troops[seat][self.contested],
            "strength": icons["strength"],
            "blood": icons["blood"],
            "armour": icons["armour"],
            "dice": min(icons["dice"], self.rules["dice"]),
            "rerolls": self.rerolls(seat, icons),
            "keeps": icons["keep"],
            "hero": heroes[0] if heroes else None,
            "ignored": seat == self.ignored,
            "killed": self.kills[self.enemy(seat)],
        }
