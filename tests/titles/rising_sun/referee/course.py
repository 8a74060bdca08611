"""A second Rising Sun, as plain as the rulebook: it follows a game move by move, and says at every
decision who may do what. It shares nothing with the rules but the words and the figures of the box.

Every question is a `yield` of what each seat that is asked may answer; the answer comes back as the
seat and its move in notation. Pages are those of the rulebook.
"""

from collections import Counter
from typing import Any

from tests.titles.rising_sun.referee.mandates import Mandates
from tests.titles.rising_sun.referee.table import RESERVE, Course, Questions, kept
from tests.titles.rising_sun.referee.war import War

from kachidoki.titles.rising_sun.rules.actions import (
    CARD_SETS,
    HOUSES,
    MANDATES,
    REGIONS,
    SEASONS,
    SHRINES,
)

CHANCE = "chance"
KAMI_TURNS = (3, 5, 7)
TURNS = 7


class Referee(Mandates, War):
    """The game from its first season to winter, and the decision that it waits for."""

    def __init__(self, seats: int, options: dict[str, str], box: dict[str, Any]) -> None:
        super().__init__(seats, options, box)
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
