"""War: getting ready, battles, and who takes their tokens."""

from tests.titles.rising_sun.referee.cards import Cards
from tests.titles.rising_sun.referee.table import LEADERS, Course, kept

from kachidoki.titles.rising_sun.rules.actions import ADVANTAGES

# Cards that act when war begins, in the order of the box.
WAR_CARDS = (
    "way-of-the-shogun",
    "way-of-bushido",
    "way-of-the-ronin",
    "way-of-the-moneylender",
    "way-of-the-righteous",
)


class War(Cards):
    """Fights what the season has to fight."""

    def war(self) -> Course:
        self.is_war = True
        for seat in list(self.track):
            yield from self.get_ready(seat)
        for region in self.wars:
            present = self.present(region)
            if len(present) < 2 or (len(present) == 2 and self.ally.get(present[0]) == present[1]):
                winner = self.strongest(region)
                if winner:
                    self.begin_event()
                    self.take_token(winner, region)
            else:
                self.fighters = present
                self.battle = region
                yield from self.fight(region)
                self.battle = self.winner = ""
                self.fighters = []
                self.bids = {}
                self.hired = {}
                self.fallen = 0
                self.shown = False

    def get_ready(self, seat: str) -> Course:
        """War cards and the swap of Koi, in the order of the owner (Q28)."""
        due = [f"use {name}" for name in WAR_CARDS if self.cards[seat][name]]
        if self.house[seat] == "koi":
            due.append("swap")
        while due:
            move = due[0]
            if self.readies_in_order(seat, due):
                move = yield from self.ask(seat, due)
            due.remove(move)
            if move == "swap":
                ronin, self.ronin[seat] = self.ronin[seat], 0
                self.earn(seat, ronin)
            else:
                self.use_war_card(seat, move.split()[1])

    def readies_in_order(self, seat: str, due: list[str]) -> bool:
        """Ronin that come after the swap stay ronin; merchants look at every gain of coins."""
        if "swap" in due and "use way-of-the-ronin" in due:
            return True
        return len(due) > 1 and self.has_merchant_rival(seat)

    def use_war_card(self, seat: str, name: str) -> None:
        copies = self.cards[seat][name]
        card = self.card(name)
        self.begin_event()
        if name == "way-of-the-righteous":
            for other in self.below(seat):
                coins = min(copies * card["coins"], self.coins[other])
                self.coins[other] -= coins
                self.coins[seat] += coins
            return
        times = copies * (self.virtues(seat) if name == "way-of-bushido" else 1)
        self.earn(seat, times * card.get("coins", 0))
        self.score(seat, times * card.get("points", 0))
        self.ronin[seat] += times * card.get("ronin", 0)

    def take_token(self, seat: str, region: str) -> None:
        self.tokens[seat].append((self.season, region))
        self.score(seat, self.cards[seat]["courage"] * self.card("courage")["points"])
        if self.army(seat, region)["oni-of-souls"]:
            self.score(
                seat, self.count_monsters(seat, "oni") * self.box["monsters"]["points_per_oni"]
            )

    def fight(self, region: str) -> Course:
        yield from self.bid()
        yield from self.seppuku(region)
        yield from self.take_hostages(region)
        yield from self.hire_ronin()
        yield from self.decide(region)
        yield from self.poems()
        yield from self.reparations()

    def bid(self) -> Course:
        """All at once and in secret; who has no coins does not bid."""
        self.bids = {seat: [] for seat in self.fighters}
        while True:
            asked = {}
            for seat, bids in self.bids.items():
                if self.coins[seat] and len(bids) < 4:
                    most = self.coins[seat] - sum(bids)
                    advantage = ADVANTAGES[len(bids)]
                    asked[seat] = [f"bid {advantage} {coins}" for coins in range(most + 1)]
            if not asked:
                break
            seat, move = yield asked
            self.bids[seat].append(int(move.split()[2]))
        for seat, bids in self.bids.items():
            bids += [0] * (4 - len(bids))
            self.coins[seat] -= sum(bids)
        self.shown = True

    def seppuku(self, region: str) -> Course:
        seat = self.highest(0)
        if seat is None or not self.body(seat, region) or not (yield from self.agrees(seat)):
            return
        doomed = self.everyone(seat, region)
        self.fallen += len(doomed)
        self.begin_event()
        self.score(seat, len(doomed) * self.box["war"]["seppuku_points"])
        self.kill(seat, region, doomed)
        for _ in doomed:
            self.rise(seat)

    def take_hostages(self, region: str) -> Course:
        """One, and one more for each Respect; Loyalty rewards them once (Q68)."""
        seat = self.highest(1)
        if seat is None:
            return
        self.begin_event()
        for _ in range(1 + self.cards[seat]["respect"] * self.card("respect")["figures"]):
            options = [
                f"take {owner} {figure}"
                for owner in self.others(seat)
                for figure in self.figures(owner, region)
                if figure not in LEADERS
            ]
            if not options:
                return
            move = yield from self.ask(seat, [*options, "done"])
            if move == "done":
                return
            _, owner, figure = move.split()
            self.shift(owner, figure, region, kept(seat))
            loss = min(self.points[owner], self.box["war"]["hostage_points"])
            self.points[owner] -= loss
            self.score(seat, loss)

    def hire_ronin(self) -> Course:
        """Koi's coins in reserve are ronin, too (p.26)."""
        seat = self.highest(2)
        if seat is None:
            return
        force = self.ronin[seat] + (self.coins[seat] if self.house[seat] == "koi" else 0)
        if force and (yield from self.agrees(seat)):
            self.hired = {seat: force}

    def decide(self, region: str) -> Course:
        winner = self.strongest(region)
        assert winner is not None
        self.winner = winner
        self.begin_event()
        self.take_token(winner, region)
        doomed = [
            figure
            for loser in self.fighters
            if loser not in (winner, self.ally.get(winner))
            for figure in self.everyone(loser, region)
        ]
        if not doomed:
            return
        rewarded = self.rewarded
        if (yield from self.spares(winner)):
            return
        self.rewarded = rewarded
        self.fallen += len(doomed)
        self.kill(winner, region, doomed)

    def poems(self) -> Course:
        seat = self.highest(3)
        if seat and self.fallen and (yield from self.agrees(seat)):
            self.begin_event()
            self.score(seat, self.fallen * self.box["war"]["poem_points"])

    def reparations(self) -> Course:
        """The winner's coins go to the losers, evenly; odd ones as the winner likes (p.24)."""
        losers = [seat for seat in self.seats if seat in self.fighters and seat != self.winner]
        each, odd = divmod(sum(self.bids[self.winner]), len(losers))
        for seat in losers:
            self.coins[seat] += each
        self.bids = {seat: [0] * len(ADVANTAGES) for seat in self.fighters}
        for _ in range(odd):
            move = yield from self.ask(self.winner, [f"hand {seat}" for seat in losers])
            losers.remove(move.split()[1])
            self.coins[move.split()[1]] += 1
