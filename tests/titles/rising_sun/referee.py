"""A second Rising Sun, as plain as the rulebook: it follows a game move by move, and says at every
decision who may do what. It shares nothing with the rules but the words and the figures of the box.

Every question is a `yield` of what each seat that is asked may answer; the answer comes back as the
seat and its move in notation. Pages are those of the rulebook.
"""

from collections import Counter, defaultdict
from collections.abc import Generator, Iterable
from typing import Any

from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGES,
    CARD_SETS,
    HOUSES,
    MANDATES,
    MONSTERS,
    REGIONS,
    SEASONS,
    SEATS,
    SHRINES,
)

Questions = dict[str, list[str]]
Answer = tuple[str, str]
Course = Generator[Questions, Answer, None]
Asking = Generator[Questions, Answer, str]

CHANCE = "chance"
RESERVE = "reserve"
FIGURES = ["bushi", "shinto", "daimyo", *MONSTERS]
PRIESTS = ("shinto", "komainu")  # who may stand at a shrine
LEADERS = ("daimyo", "yurei")  # whom nobody can pick out
KAMI_TURNS = (3, 5, 7)
TURNS = 7
# Cards that act after a summon, and those that act when war begins, in the order of the box.
PATHS_MUST = ("path-of-the-spirit", "path-of-the-patron", "path-of-the-warlord")
WAR_CARDS = (
    "way-of-the-shogun",
    "way-of-bushido",
    "way-of-the-ronin",
    "way-of-the-moneylender",
    "way-of-the-righteous",
)


def kept(seat: str) -> str:
    """The place of hostages of the seat."""
    return f"kept by {seat}"


def what_is_left(things: Counter[str]) -> dict[str, int]:
    return {thing: number for thing, number in things.items() if number}


class Referee:
    """The table, and the decision that it waits for."""

    def __init__(self, seats: int, options: dict[str, str], box: dict[str, Any]) -> None:
        self.seats = list(SEATS[:seats])
        self.options = options
        self.box = box
        self.house: dict[str, str] = {}
        self.circle: list[str] = []
        self.track: list[str] = []
        self.shrines: list[str] = []
        self.card_set = ""
        self.season = SEASONS[0]
        self.wars: list[str] = []
        self.market: Counter[str] = Counter()
        self.first = ""
        self.turn = 0
        self.mandate = ""
        self.stack: Counter[str] = Counter()
        self.hand: Counter[str] = Counter()
        self.laid: list[tuple[str, str, bool]] = []
        self.coins = dict.fromkeys(self.seats, 0)
        self.ronin = dict.fromkeys(self.seats, 0)
        self.points = dict.fromkeys(self.seats, 0)
        self.ally: dict[str, str] = {}
        self.alliances: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.cards: dict[str, Counter[str]] = {seat: Counter() for seat in self.seats}
        self.tokens: dict[str, list[tuple[str, str]]] = {seat: [] for seat in self.seats}
        # (seat, place): how many of each piece.
        self.pieces: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
        self.rewarded: set[str] = set()
        self.is_war = False
        self.is_over = False
        self.fighters: list[str] = []
        self.battle = ""
        self.bids: dict[str, list[int]] = {}
        self.shown = False
        self.hired: dict[str, int] = {}
        self.fallen = 0
        self.winner = ""
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
        """What is pending, each list in the order of its words."""
        return {seat: sorted(answers) for seat, answers in sorted(self.pending.items())}

    def ask(self, seat: str, options: Iterable[str]) -> Asking:
        """One question to one seat; none if there is nothing to answer."""
        _, move = yield {seat: list(options)}
        return move

    def agrees(self, seat: str) -> Generator[Questions, Answer, bool]:
        return (yield from self.ask(seat, ["accept", "decline"])) == "accept"

    # ------------------------------------------------------------- pieces, honor, coins, points

    def army(self, seat: str, place: str) -> Counter[str]:
        return self.pieces[seat, place]

    def shift(self, seat: str, piece: str, origin: str, to: str) -> None:
        self.army(seat, origin)[piece] -= 1
        self.army(seat, to)[piece] += 1
        assert self.army(seat, origin)[piece] >= 0

    def figures(self, seat: str, place: str) -> list[str]:
        """The kinds of its figures there; strongholds are none."""
        army = self.army(seat, place)
        return [figure for figure in FIGURES if figure in army and army[figure] > 0]

    def body(self, seat: str, place: str) -> int:
        """How many figures it has there."""
        army = self.army(seat, place)
        return army.total() - army["stronghold"]

    def strongholds(self, seat: str) -> int:
        return sum(self.army(seat, region)["stronghold"] for region in REGIONS)

    def seats_of(self, seat: str) -> list[str]:
        """The regions in which it has a stronghold."""
        return [region for region in REGIONS if self.army(seat, region)["stronghold"] > 0]

    def others(self, seat: str) -> list[str]:
        """All other seats, from the most honor down."""
        return [other for other in self.track if other != seat]

    def above(self, seat: str) -> list[str]:
        return self.track[: self.track.index(seat)]

    def below(self, seat: str) -> list[str]:
        return self.track[self.track.index(seat) + 1 :]

    def from_left_of(self, seat: str) -> list[str]:
        """Clockwise, from the one to its left to itself."""
        place = self.circle.index(seat) + 1
        return self.circle[place:] + self.circle[:place]

    def rise(self, seat: str) -> None:
        place = self.track.index(seat)
        self.track.insert(max(0, place - 1), self.track.pop(place))

    def fall(self, seat: str) -> None:
        place = self.track.index(seat)
        self.track.insert(place + 1, self.track.pop(place))

    def earn(self, seat: str, coins: int) -> None:
        """Coins from the bank: poorer merchants get theirs, by what all had before."""
        if coins == 0:
            return
        poorer = [other for other in self.seats if self.coins[other] < self.coins[seat]]
        self.coins[seat] += coins
        for other in poorer:
            self.coins[other] += self.cards[other]["way-of-the-merchant"]

    def score(self, seat: str, points: int) -> None:
        """Points; the first of an event are one more for each Loyalty of who has an ally."""
        if points == 0:
            return
        self.points[seat] += points
        if seat not in self.rewarded and seat in self.ally:
            self.points[seat] += self.cards[seat]["loyalty"]
        self.rewarded.add(seat)

    def begin_event(self) -> None:
        self.rewarded = set()

    # ------------------------------------------------------------- force

    def is_there(self, seat: str, region: str) -> bool:
        """Has it any force there? Strongholds of Turtle have (p.27)."""
        army = self.army(seat, region)
        return self.body(seat, region) > 0 or (self.is_turtle(seat) and army["stronghold"] > 0)

    def is_turtle(self, seat: str) -> bool:
        return self.house.get(seat) == "turtle"

    def present(self, region: str) -> list[str]:
        """From the most honor down; a battle keeps all who began it."""
        if region == self.battle:
            return [seat for seat in self.track if seat in self.fighters]
        return [seat for seat in self.track if self.is_there(seat, region)]

    def forces(self, region: str) -> dict[str, int]:
        """Of all who are present, from the most honor down."""
        present = self.present(region)
        lowest = present[-1] if len(present) > 1 else ""
        return {seat: self.force(seat, region, seat == lowest) for seat in present}

    def force(self, seat: str, region: str, is_lowest: bool) -> int:
        force = self.hired.get(seat, 0) if region == self.battle else 0
        for figure in self.figures(seat, region):
            force += self.army(seat, region)[figure] * self.force_of(seat, figure, is_lowest)
        if self.is_turtle(seat):
            force += self.army(seat, region)["stronghold"]
        return force

    def force_of(self, seat: str, figure: str, is_lowest: bool) -> int:
        force = 1
        if figure in MONSTERS:
            force = self.box["monsters"][figure]["force_low" if is_lowest else "force"]
        if figure in LEADERS:
            for card in ("path-of-the-lion", "path-of-the-dragon"):
                force += self.cards[seat][card] * self.card(card)["force"]
        if figure == "bushi" and self.is_war:
            force += self.cards[seat]["way-of-the-katana"] * self.card("way-of-the-katana")["force"]
        return force

    def strongest(self, region: str) -> str | None:
        """Ties go to the one with more honor (p.7)."""
        forces = self.forces(region)
        return max(forces, key=forces.__getitem__) if forces else None

    def strongest_at(self, shrine: str) -> str | None:
        there = [seat for seat in self.track if self.body(seat, shrine) > 0]
        return max(there, key=lambda seat: self.body(seat, shrine)) if there else None

    def card(self, name: str) -> dict[str, Any]:
        row: dict[str, Any] = self.box["cards"][name]
        return row

    # ------------------------------------------------------------- the game

    def game(self) -> Course:
        yield from self.take_houses()
        yield from self.prepare()
        for season in SEASONS:
            self.season = season
            yield from self.prepare_season()
            yield from self.tea()
            yield from self.politics()
            yield from self.war()
            self.end_season()
        self.winter()
        self.is_over = True

    def take_houses(self) -> Course:
        way = self.options["houses"]
        waiting = list(self.seats)
        while waiting:
            seat = waiting[0]
            if way == "drafted":
                seat = (yield from self.ask(CHANCE, [f"call {s}" for s in waiting])).split()[1]
            waiting.remove(seat)
            free = [house for house in HOUSES if house not in self.house.values()]
            if way == "dealt":
                move = yield from self.ask(CHANCE, [f"deal {house}" for house in free])
            else:
                move = yield from self.ask(seat, [f"choose {house}" for house in free])
            self.house[seat] = move.split()[1]
            self.set_up_house(seat)

    def set_up_house(self, seat: str) -> None:
        """p.8; who has chosen stands on the track among those who have."""
        figures = self.box["figures"]
        reserve = self.army(seat, RESERVE)
        reserve.update(bushi=figures["bushi"], shinto=figures["shinto"], daimyo=1)
        reserve.update(stronghold=figures["strongholds"])
        home = self.box["houses"][self.house[seat]]["home"]
        for piece in ("daimyo", "bushi", "stronghold"):
            self.shift(seat, piece, RESERVE, home)

    def prepare(self) -> Course:
        """p.9. All sit clockwise as on the honor track."""
        self.circle = sorted(
            self.seats, key=lambda s: int(self.box["houses"][self.house[s]]["rank"])
        )
        self.track = list(self.circle)
        self.first = self.track[0]
        card_set = self.options["set"]
        if card_set == "random":
            move = yield from self.ask(CHANCE, [f"unpack {name}" for name in CARD_SETS[1:]])
            card_set = move.split()[1]
        self.card_set = card_set
        if self.options["shrines"] == "first-game":
            self.shrines = list(self.box["kami"]["first_game"])
        while len(self.shrines) < 4:
            left = [shrine for shrine in SHRINES if shrine not in self.shrines]
            move = yield from self.ask(CHANCE, [f"raise {shrine}" for shrine in left])
            self.shrines.append(move.split()[1])

    def prepare_season(self) -> Course:
        """p.10-11."""
        self.wars = []
        for _ in range(len(self.seats) + self.box["war"]["tokens_more_than_players"]):
            left = [region for region in REGIONS if region not in self.wars]
            move = yield from self.ask(CHANCE, [f"contest {region}" for region in left])
            self.wars.append(move.split()[1])
        self.market = Counter()
        for name, card in self.box["cards"].items():
            if card["season"] == self.season and {"core", self.card_set} & set(card["sets"]):
                self.market[name] = card["copies"]
        for seat in self.seats:  # all come from nothing, so no merchant is poorer
            self.coins[seat] += self.box["houses"][self.house[seat]]["income"]
        self.free_hostages()

    def free_hostages(self) -> None:
        for captor in list(self.track):
            freed = 0
            for owner in self.others(captor):
                for figure in self.figures(owner, kept(captor)):
                    while self.army(owner, kept(captor))[figure]:
                        self.shift(owner, figure, kept(captor), RESERVE)
                        freed += 1
            self.earn(captor, freed * self.box["war"]["hostage_coins"])

    def tea(self) -> Course:
        """p.11: from the first player on, whoever is free proposes to those who are."""
        self.ally = {}
        for seat in self.in_turn():
            approached: list[str] = []
            while seat not in self.ally:
                free = [s for s in self.seats if s not in (seat, *self.ally, *approached)]
                if not free:
                    break
                purse = range(self.coins[seat] + 1)
                offers = [f"propose {s} {coins}" for s in free for coins in purse]
                move = yield from self.ask(seat, [*offers, "done"])
                if move == "done":
                    break
                _, other, coins_word = move.split()
                approached.append(other)
                if (yield from self.agrees(other)):
                    self.make_alliance(seat, other, int(coins_word))

    def make_alliance(self, seat: str, other: str, coins: int) -> None:
        self.ally[seat], self.ally[other] = other, seat
        self.coins[seat] -= coins
        self.coins[other] += coins
        for one in (seat, other):
            self.alliances[one].append(self.season)

    def in_turn(self) -> list[str]:
        """Clockwise from the first player of the season."""
        place = self.circle.index(self.first)
        return self.circle[place:] + self.circle[:place]

    def end_season(self) -> None:
        """p.25."""
        self.is_war = False
        for seat in self.seats:
            self.coins[seat] = self.ronin[seat] = 0
            for shrine in self.shrines:
                for figure in self.figures(seat, shrine):
                    while self.army(seat, shrine)[figure]:
                        self.shift(seat, figure, shrine, RESERVE)
        self.first = self.active
        self.turn = 0
        self.laid = []

    # ------------------------------------------------------------- politics

    @property
    def active(self) -> str:
        return self.circle[(self.circle.index(self.first) + self.turn) % len(self.circle)]

    def is_privileged(self, seat: str) -> bool:
        return seat == self.active or self.ally.get(self.active) == seat

    def politics(self) -> Course:
        """p.12-13, p.19."""
        self.stack = Counter({name: row["copies"] for name, row in self.box["mandates"].items()})
        self.hand = Counter()
        for turn in range(TURNS):
            self.turn = turn
            yield from self.choose_mandate()
            yield from self.carry_out()
            self.turn = turn + 1
            self.mandate = ""
            if self.turn in KAMI_TURNS:
                for shrine in self.shrines:
                    yield from self.visit(shrine)

    def choose_mandate(self) -> Course:
        while self.hand.total() < 4:
            drawn = [f"draw {name}" for name in MANDATES if self.stack[name]]
            tile = (yield from self.ask(CHANCE, drawn)).split()[1]
            self.stack[tile] -= 1
            self.hand[tile] += 1
        seat = self.active
        choices = [f"lay {name}" for name in MANDATES if self.hand[name]]
        tile = (yield from self.ask(seat, choices)).split()[1]
        self.hand[tile] -= 1
        self.mandate = tile
        is_hidden = self.house[seat] == "lotus"
        if is_hidden:
            self.mandate = ""
            self.laid.append((seat, "", True))
            announced = yield from self.ask(seat, [f"announce {name}" for name in MANDATES])
            self.laid.pop()
            self.mandate = announced.split()[1]
        self.laid.append((seat, self.mandate, is_hidden))
        if self.mandate != "betray" and seat in self.ally:
            self.begin_event()
            self.score(seat, self.cards[seat]["honesty"] * self.card("honesty")["points"])

    def carry_out(self) -> Course:
        seat = self.active
        order = self.from_left_of(seat)
        if self.mandate == "recruit":
            for other in order:
                yield from self.recruit(other)
            yield from self.end_recruit()
        elif self.mandate == "march":
            for other in order:
                yield from self.march(other)
        elif self.mandate == "train":
            for other in [seat, *order[:-1]]:
                yield from self.buy(other, 1 if self.is_privileged(other) else 0)
        elif self.mandate == "harvest":
            for other in order:
                self.harvest(other)
        else:
            yield from self.betray(seat)

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

    def has_merchant_rival(self, seat: str) -> bool:
        return any(self.cards[other]["way-of-the-merchant"] for other in self.others(seat))

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

    # ------------------------------------------------------------- war, p.20-24

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

    def virtues(self, seat: str) -> int:
        """How many different ones it has."""
        owned = [name for name, copies in self.cards[seat].items() if copies]
        return sum(self.card(name)["sort"] == "virtue" for name in owned)

    def take_token(self, seat: str, region: str) -> None:
        self.tokens[seat].append((self.season, region))
        self.score(seat, self.cards[seat]["courage"] * self.card("courage")["points"])
        if self.army(seat, region)["oni-of-souls"]:
            self.score(
                seat, self.count_monsters(seat, "oni") * self.box["monsters"]["points_per_oni"]
            )

    def count_monsters(self, seat: str, oni: str = "") -> int:
        """Those it owns, wherever they are."""
        owned = [name for name in MONSTERS if self.cards[seat][name]]
        return sum(not oni or self.box["monsters"][name]["oni"] for name in owned)

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

    def highest(self, advantage: int) -> str | None:
        """Who wins it: more coins, then more honor; nobody who bid none."""
        bidders = [s for s in self.track if s in self.fighters and self.bids[s][advantage]]
        return max(bidders, key=lambda seat: self.bids[seat][advantage]) if bidders else None

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

    # ------------------------------------------------------------- winter, p.25

    def winter(self) -> None:
        self.season = "winter"
        self.free_hostages()
        for seat in self.seats:
            self.points[seat] += self.winter_points(seat)
            self.points[seat] += sum(
                self.box["seasons"][season]["token_points"] for season, _ in self.tokens[seat]
            )
            regions = {region for _, region in self.tokens[seat]}
            self.points[seat] += self.box["sets"]["points"][len(regions)]

    def winter_points(self, seat: str) -> int:
        times = {
            "form-of-the-kitsune": self.strongholds(seat),
            "form-of-the-phoenix": self.virtues(seat),
            "form-of-the-beast": self.count_monsters(seat),
            "form-of-the-demon": self.count_monsters(seat, "oni"),
            "form-of-the-kindred": len(self.alliances[seat]),
        }
        return sum(
            self.cards[seat][name] * self.card(name)["points"] * count
            for name, count in times.items()
        )

    def ranking(self) -> dict[str, int]:
        """More points, then more honor; an ally with as many points as the winner wins, too (Q78)."""
        order = sorted(self.track, key=lambda seat: -self.points[seat])
        places = {seat: place for place, seat in enumerate(order, 1)}
        best = order[0]
        ally = self.ally.get(best)
        if ally and self.points[ally] == self.points[best]:
            order.remove(ally)
            order.insert(1, ally)
            places = {seat: place for place, seat in enumerate(order, 1)}
            places[ally] = 1
        return places

    # ------------------------------------------------------------- what everybody sees

    def table(self) -> dict[str, Any]:
        """The table, as a spectator's view has it."""
        return {
            "over": self.is_over,
            "scores": [self.points[seat] for seat in self.seats],
            "season": self.season,
            "card_set": self.card_set or None,
            "first": self.first or None,
            "turn": self.turn,
            "mandate": self.mandate or None,
            "circle": self.circle,
            "track": self.track,
            "players": {seat: self.player(seat) for seat in self.seats},
            "regions": {region: self.region(region) for region in REGIONS},
            "shrines": [self.shrine(shrine) for shrine in self.shrines],
            "market": what_is_left(self.market),
            "wars": self.wars,
            "laid": [
                {"seat": seat, "mandate": mandate or None, "hidden": hidden}
                for seat, mandate, hidden in self.laid
            ],
            "stack": self.stack.total(),
            "battle": self.fray(),
        }

    def player(self, seat: str) -> dict[str, Any]:
        in_battle = seat in self.fighters
        return {
            "house": self.house.get(seat),
            "coins": self.coins[seat],
            "ronin": self.ronin[seat],
            "points": self.points[seat],
            "ally": self.ally.get(seat),
            "cards": what_is_left(self.cards[seat]),
            "tokens": {
                season: [region for region in REGIONS if (season, region) in self.tokens[seat]]
                for season in SEASONS
            },
            "alliances": self.alliances[seat],
            "reserve": what_is_left(self.army(seat, RESERVE)),
            "hostages": self.armies(kept(seat)),
            "bids": self.bids[seat] if in_battle and self.shown else None,
        }

    def region(self, region: str) -> dict[str, Any]:
        """The forces in a battle are those of `fray`."""
        row: dict[str, Any] = {
            "armies": self.armies(region),
            "war": self.wars.index(region) + 1 if region in self.wars else None,
        }
        if region != self.battle:
            forces = self.forces(region)
            row["force"] = {seat: force for seat, force in forces.items() if force}
            row["strongest"] = self.strongest(region)
        return row

    def shrine(self, shrine: str) -> dict[str, Any]:
        return {
            "shrine": shrine,
            "armies": self.armies(shrine),
            "strongest": self.strongest_at(shrine),
        }

    def fray(self) -> dict[str, Any] | None:
        """The battle under way."""
        if not self.battle:
            return None
        fighters = [seat for seat in self.seats if seat in self.fighters]
        forces = self.forces(self.battle)
        return {
            "region": self.battle,
            "fighters": fighters,
            "force": None
            if self.winner
            else forces,  # what the losers are paid may look like ronin
            "hired": next(iter(self.hired), None),
            "fallen": self.fallen,
            "winner": self.winner or None,
            "shown": self.shown,
            "advantages": [self.highest(number) for number in range(4)] if self.shown else [],
        }

    def armies(self, place: str) -> dict[str, dict[str, int]]:
        """Of every seat that has pieces there."""
        armies = {seat: what_is_left(self.army(seat, place)) for seat in self.seats}
        return {seat: army for seat, army in armies.items() if army}
