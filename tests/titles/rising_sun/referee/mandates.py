"""The five mandates, and the kami, who help with deeds much like theirs."""

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.titles.rising_sun.referee.cards import Cards
from tests.titles.rising_sun.referee.table import (
    FIGURES,
    LEADERS,
    PRIESTS,
    RESERVE,
    Answer,
    Asking,
    Course,
    Questions,
)

from kachidoki.titles.rising_sun.rules.actions import MONSTERS, REGIONS


class Mandates(Cards):
    """Carries out what was laid."""

    # Recruit, p.14.

    def recruit(self, seat: str) -> Course:
        extra = self.box["politics"]["extra_figures"] if self.is_privileged(seat) else 0
        summoned: Counter[str] = Counter()
        pilgrims = 0
        while summoned.total() + pilgrims < self.strongholds(seat) + extra:
            regions = [r for r in REGIONS if self.has_room(seat, summoned, r, extra)]
            options = self.summons(seat, self.figures(seat, RESERVE), regions)
            if not options:
                break
            move = yield from self.ask(seat, [*options, "done"])
            if move == "done":
                break
            where = yield from self.summon(seat, move)
            if where in REGIONS:
                summoned[where] += 1
            else:
                pilgrims += 1
        if summoned.total() + pilgrims:
            yield from self.after_summon(seat)

    def has_room(self, seat: str, summoned: Counter[str], region: str, extra: int) -> bool:
        """One for each stronghold; the extra ones where there is any. Dragonfly needs none."""
        if self.house[seat] == "dragonfly":
            return True
        if self.army(seat, region)["stronghold"] == 0:
            return False
        then = summoned + Counter([region])
        over = [then[r] - self.army(seat, r)["stronghold"] for r in REGIONS]
        return sum(more for more in over if more > 0) <= extra

    def summons(self, seat: str, figures: list[str], regions: list[str]) -> list[str]:
        options = [f"summon {figure} {region}" for figure in figures for region in regions]
        priests = [figure for figure in figures if figure in PRIESTS]
        return options + [f"worship {one} {shrine}" for one in priests for shrine in self.shrines]

    def summon(self, seat: str, move: str) -> Asking:
        """The figure comes out of the reserve; answers where it went."""
        _, figure, place = move.split()
        self.shift(seat, figure, RESERVE, place)
        yield from self.enter(seat, figure, place)
        return place

    def end_recruit(self) -> Course:
        """Path of the Light and of the Samurai, from the most honor down (Q33)."""
        for seat in list(self.track):
            light = self.cards[seat]["path-of-the-light"]
            samurai = self.cards[seat]["path-of-the-samurai"]
            while True:
                priests = [f for f in self.figures(seat, RESERVE) if f in PRIESTS]
                options = [f"worship {f} {shrine}" for f in priests for shrine in self.shrines]
                options = options if light else []
                if samurai and self.army(seat, RESERVE)["bushi"]:
                    options += [f"place {region}" for region in REGIONS]
                if not options:
                    break
                move = yield from self.ask(seat, [*options, "done"])
                if move == "done":
                    break
                if move.startswith("place"):
                    samurai -= 1
                    self.shift(seat, "bushi", RESERVE, move.split()[1])
                else:
                    light -= 1
                    self.shift(seat, move.split()[1], RESERVE, move.split()[2])

    # March, p.15.

    def march(self, seat: str) -> Course:
        stay = {region: Counter[str]() for region in REGIONS}  # what has moved, or was just built
        routes: dict[frozenset[str], bool] = {}
        may_build = self.is_privileged(seat)
        while True:
            options = self.moves(seat, stay, routes)
            cost = self.price(seat, self.box["politics"]["stronghold_cost"], 0)
            builds = may_build and self.army(seat, RESERVE)["stronghold"] > 0
            if builds and self.coins[seat] >= cost:
                options += [f"build {region}" for region in REGIONS]
            if not options and not builds:
                return
            move = yield from self.ask(seat, [*options, "done"])
            if move == "done":
                return
            if move.startswith("build"):
                may_build = False
                region = move.split()[1]
                self.shift(seat, "stronghold", RESERVE, region)
                stay[region]["stronghold"] += 1
                yield from self.pay(seat, cost, min(cost, self.cards[seat]["benevolence"]))
            else:
                yield from self.move(seat, move, stay, routes)

    def moves(
        self, seat: str, stay: dict[str, Counter[str]], routes: dict[frozenset[str], bool]
    ) -> list[str]:
        pieces = [*FIGURES, "stronghold"] if self.is_turtle(seat) else FIGURES
        return [
            f"move {piece} {origin} {to}"
            for piece in pieces
            for origin in REGIONS
            if self.army(seat, origin)[piece] > stay[origin][piece]
            for to in self.neighbours(seat, origin)
            if routes.get(frozenset((origin, to)), True)
        ]

    def neighbours(self, seat: str, region: str) -> list[str]:
        if self.house[seat] == "dragonfly":
            return [other for other in REGIONS if other != region]
        row = self.box["regions"][region]
        return [*row["land"], *row["sea"]]

    def move(
        self,
        seat: str,
        move: str,
        stay: dict[str, Counter[str]],
        routes: dict[frozenset[str], bool],
    ) -> Generator[Questions, Answer, bool]:
        """Does the piece go? A toll that cannot be paid closes the route for this share (Q54)."""
        _, piece, origin, to = move.split()
        route = frozenset((origin, to))
        if route not in routes and self.is_sea(seat, origin, to):
            serpents = [s for s in self.others(seat) if self.cards[s]["path-of-the-serpent"]]
            for serpent in serpents:
                routes[route] = True
                if (yield from self.agrees(serpent)):
                    routes[route] = self.coins[seat] > 0
                    if routes[route]:
                        self.coins[seat] -= 1
                        self.coins[serpent] += 1
        if not routes.get(route, True):
            return False
        self.shift(seat, piece, origin, to)
        stay[to][piece] += 1
        yield from self.enter(seat, piece, to)
        return True

    def is_sea(self, seat: str, origin: str, to: str) -> bool:
        """Dragonfly never uses sea routes (p.26)."""
        return self.house[seat] != "dragonfly" and to in self.box["regions"][origin]["sea"]

    # Train, p.16.

    def price(self, seat: str, cost: int, discount: int) -> int:
        """Bonsai pays one at most, and discounts come after that (p.27)."""
        if self.house[seat] == "bonsai":
            cost = min(cost, 1)
        return max(0, cost - discount)

    def buy(self, seat: str, discount: int) -> Course:
        prices = {
            name: self.price(seat, self.card(name)["cost"], discount)
            for name in self.box["cards"]
            if self.market[name]
        }
        if not prices:
            return
        options = [f"buy {name}" for name, cost in prices.items() if cost <= self.coins[seat]]
        move = yield from self.ask(seat, [*options, "done"])
        if move == "done":
            return
        name = move.split()[1]
        gifts = min(prices[name], self.cards[seat]["benevolence"])  # of those it had before
        self.market[name] -= 1
        self.cards[seat][name] += 1
        if name in MONSTERS:
            self.army(seat, RESERVE)[name] += 1
        yield from self.pay(seat, prices[name], gifts)
        if name in MONSTERS:
            yield from self.summon_monster(seat, name)

    def pay(self, seat: str, cost: int, gifts: int) -> Course:
        """Benevolence: a coin for each copy may go to somebody else (Q39, Q40)."""
        self.coins[seat] -= cost
        card = self.card("benevolence")
        for _ in range(gifts):
            options = [f"favour {other}" for other in self.others(seat)]
            move = yield from self.ask(seat, [*options, "decline"])
            if move == "decline":
                return
            self.coins[move.split()[1]] += 1
            self.rise(seat)
            self.begin_event()
            self.score(seat, card["points"])

    def summon_monster(self, seat: str, monster: str) -> Course:
        regions = REGIONS if self.house[seat] == "dragonfly" else self.seats_of(seat)
        move = yield from self.ask(seat, self.summons(seat, [monster], list(regions)))
        yield from self.summon(seat, move)
        yield from self.after_summon(seat)

    # Harvest, p.17.

    def harvest(self, seat: str) -> None:
        coins = self.box["politics"]["harvest_coins"]
        points = 0
        for region in REGIONS:
            if self.is_privileged(seat) and self.strongest(region) == seat:
                row = self.box["regions"][region]
                coins += row["coins"]
                points += row["points"]
                self.ronin[seat] += row["ronin"]
        self.earn(seat, coins)
        self.begin_event()
        self.score(seat, points)

    # Betray, p.18.

    def betray(self, seat: str) -> Course:
        if seat in self.ally:
            del self.ally[self.ally.pop(seat)]
            self.fall(seat)
        victims: list[str] = []  # of the figures on the map
        done = 0
        while True:
            options = self.seizures(seat, victims, done)
            if not options:
                return
            move = yield from self.ask(seat, [*options, "done"])
            if move == "done":
                return
            done += 1
            _, owner, place, figure = move.split()
            if place in REGIONS:
                victims.append(owner)
            instead = self.stand_ins(seat, figure, place)
            own = (yield from self.ask(seat, [f"enlist {name}" for name in instead])).split()[1]
            self.shift(owner, figure, place, RESERVE)
            self.shift(seat, own, RESERVE, place)
            yield from self.enter(seat, own, place)

    def seizures(self, seat: str, victims: list[str], done: int) -> list[str]:
        """Two of different players on the map; Unrighteous adds any, at shrines too (Q56)."""
        extra = self.cards[seat]["path-of-the-unrighteous"]
        options = []
        for owner in self.seats:
            if owner == seat:
                continue
            if done + 1 - min(2, len({*victims, owner})) <= extra:
                options += self.targets(seat, owner, "seize", list(REGIONS))
            if done + 1 - min(2, len(set(victims))) <= extra:
                options += self.targets(seat, owner, "seize-at", self.shrines)
        return options

    def targets(self, seat: str, owner: str, word: str, places: list[str]) -> list[str]:
        return [
            f"{word} {owner} {place} {figure}"
            for place in places
            for figure in self.figures(owner, place)
            if self.stand_ins(seat, figure, place)
        ]

    def stand_ins(self, seat: str, figure: str, place: str) -> list[str]:
        """Those in the own reserve that are of the same type."""
        own = self.figures(seat, RESERVE)
        if place in self.shrines:
            return [name for name in own if name in PRIESTS]
        if figure in LEADERS:
            return []
        if figure == "bushi":
            return [name for name in own if name == "bushi"]
        is_priest, is_monster = figure in PRIESTS, figure in MONSTERS
        return [
            name
            for name in own
            if (is_priest and name in PRIESTS) or (is_monster and name in MONSTERS)
        ]

    # ------------------------------------------------------------- kami, p.19

    def visit(self, shrine: str) -> Course:
        seat = self.strongest_at(shrine)
        if seat is None:
            return
        kami = self.box["kami"]
        if shrine == "fujin":
            yield from self.fly(seat, kami["moves"])
        elif shrine == "raijin":
            yield from self.thunder(seat)
        elif shrine == "ryujin":
            yield from self.buy(seat, 0)
        elif (yield from self.agrees(seat)):
            self.bless(seat, shrine, kami)

    def bless(self, seat: str, shrine: str, kami: dict[str, Any]) -> None:
        if shrine == "amaterasu":
            self.track.remove(seat)
            self.track.insert(0, seat)
        elif shrine == "hachiman":
            self.ronin[seat] += kami["ronin"]
        elif shrine == "tsukuyomi":
            self.earn(seat, kami["coins"])
        else:
            self.begin_event()
            self.score(seat, self.strongholds(seat) * kami["points_per_stronghold"])

    def fly(self, seat: str, left: int) -> Course:
        """Fujin: the same piece may go twice."""
        routes: dict[frozenset[str], bool] = {}
        while left:
            stay = {region: Counter[str]() for region in REGIONS}
            options = self.moves(seat, stay, routes)
            if not options:
                return
            move = yield from self.ask(seat, [*options, "done"])
            if move == "done":
                return
            left -= yield from self.move(seat, move, stay, routes)

    def thunder(self, seat: str) -> Course:
        """Raijin: a bushi to any region."""
        if not self.army(seat, RESERVE)["bushi"]:
            return
        options = [f"summon bushi {region}" for region in REGIONS]
        move = yield from self.ask(seat, [*options, "done"])
        if move != "done":
            yield from self.summon(seat, move)
            yield from self.after_summon(seat)
