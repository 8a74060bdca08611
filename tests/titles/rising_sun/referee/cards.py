"""What figures and cards do by themselves: on entering, on killing, after a summon."""

from collections import Counter
from collections.abc import Generator

from tests.titles.rising_sun.referee.table import (
    FIGURES,
    PRIESTS,
    RESERVE,
    Answer,
    Course,
    Questions,
    Table,
)

from kachidoki.titles.rising_sun.rules.actions import REGIONS

# Cards that act after a summon, in the order of the box.
PATHS_MUST = ("path-of-the-spirit", "path-of-the-patron", "path-of-the-warlord")


class Cards(Table):
    """Follows what a move has set off."""

    # ------------------------------------------------------------- entering and killing

    def enter(self, seat: str, figure: str, place: str) -> Course:
        """Oni of Hate and of Spite turn on those with more honor."""
        if place not in REGIONS:
            return
        if figure == "oni-of-spite":
            self.begin_event()
            taken = 0
            for other in self.above(seat):
                if self.is_there(other, place):
                    loss = min(self.box["monsters"]["points_taken"], self.points[other])
                    self.points[other] -= loss
                    taken += loss
            self.score(seat, taken)
        if figure == "oni-of-hate":
            yield from self.hate(seat, place)

    def hate(self, seat: str, region: str) -> Course:
        prey = {}
        for other in self.above(seat):
            kinds = [f for f in self.figures(other, region) if f in ("bushi", *PRIESTS)]
            if kinds:
                prey[other] = kinds
        if not prey or (yield from self.spares(seat)):
            return
        doomed = []
        for other, kinds in prey.items():
            move = yield from self.ask(seat, [f"name {kind}" for kind in kinds])
            doomed.append((other, move.split()[1]))
        self.begin_event()
        self.kill(seat, region, doomed)

    def spares(self, seat: str) -> Generator[Questions, Answer, bool]:
        """Mercy: all live, for points (Q12, Q36)."""
        mercies = self.cards[seat]["mercy"]
        if mercies == 0 or not (yield from self.agrees(seat)):
            return False
        self.begin_event()
        self.score(seat, mercies * self.card("mercy")["points"])
        return True

    def kill(self, killer: str, region: str, doomed: list[tuple[str, str]]) -> None:
        """Righteousness for every figure that falls, Justice for every lower player that is hit."""
        for owner, figure in doomed:
            self.shift(owner, figure, region, RESERVE)
        for owner, fallen in Counter(owner for owner, _ in doomed).items():
            copies = self.cards[owner]["righteousness"]
            self.score(owner, fallen * copies * self.card("righteousness")["points"])
            if owner in self.below(killer):
                self.score(killer, self.cards[killer]["justice"] * self.card("justice")["points"])

    def everyone(self, seat: str, region: str) -> list[tuple[str, str]]:
        """All figures of the seat in the region, one by one."""
        army = self.army(seat, region)
        return [(seat, figure) for figure in FIGURES for _ in range(army[figure])]

    # ------------------------------------------------------------- after a summon

    def after_summon(self, seat: str) -> Course:
        """In the order of the owner; what must act acts in the end (Q31)."""
        due = Counter({name: self.cards[seat][name] for name in self.box["cards"]})
        while True:
            may = self.paths_that_may(seat, due)
            must = [name for name in PATHS_MUST if due[name]]
            if not may and not self.order_matters(seat, must):
                break
            uses = [f"use {name}" for name in must]
            move = yield from self.ask(seat, [*may, *uses, "done"])
            if move == "done":
                break
            yield from self.follow(seat, move, due)
        for name in must:
            self.tread(seat, name, due)

    def order_matters(self, seat: str, must: list[str]) -> bool:
        """Two gains of coins: only merchants can tell their order (Q90)."""
        return len(must) > 1 and self.has_merchant_rival(seat)

    def paths_that_may(self, seat: str, due: Counter[str]) -> list[str]:
        options = []
        if due["path-of-the-kenin"] and self.army(seat, RESERVE)["bushi"]:
            options += [f"place {region}" for region in self.seats_of(seat)]
        if due["path-of-the-ninja"]:
            options += [
                f"kill {owner} {region}"
                for owner in self.seats
                for region in REGIONS
                if self.army(owner, region)["bushi"]
            ]
        if due["path-of-the-monkey"] and any(self.coins[s] for s in self.others(seat)):
            options.append("use path-of-the-monkey")
        return options

    def follow(self, seat: str, move: str, due: Counter[str]) -> Course:
        word, *rest = move.split()
        if word == "place":
            due["path-of-the-kenin"] -= 1
            self.shift(seat, "bushi", RESERVE, rest[0])
        elif word == "kill":
            due["path-of-the-ninja"] -= 1
            owner, region = rest
            if owner == seat or not (yield from self.spares(seat)):
                self.begin_event()
                self.kill(seat, region, [(owner, "bushi")])
            self.fall(seat)
        elif rest[0] == "path-of-the-monkey":
            due["path-of-the-monkey"] -= 1
            self.rob_the_richest(seat)
        else:
            self.tread(seat, rest[0], due)

    def rob_the_richest(self, seat: str) -> None:
        """A coin from each of the richest others, and honor lost once (Q3)."""
        most = max(self.coins[other] for other in self.others(seat))
        for other in self.others(seat):
            if self.coins[other] == most:
                self.coins[other] -= 1
                self.coins[seat] += 1
        self.fall(seat)

    def tread(self, seat: str, name: str, due: Counter[str]) -> None:
        copies, due[name] = due[name], 0
        if name == "path-of-the-spirit" and self.track[0] != seat:
            return
        if name == "path-of-the-patron" and len(self.below(seat)) < 2:
            return
        card = self.card(name)
        self.begin_event()
        self.earn(seat, copies * card.get("coins", 0))
        self.score(seat, copies * card.get("points", 0))
