"""A small auction, as a test double of a title: all that the engine has words for occurs in it.

Chance fills every purse in secret, low sums being likelier. In each round chance turns up a prize,
all bid for it in secret at once, and whoever alone bid most pays and divides the prize: a nested
decision, during which everybody may, out of turn, give away one point.
"""

from typing import Final

from kachidoki.engine import (
    CHANCE,
    EVERYONE,
    NOBODY,
    NUMBER,
    Chronicle,
    EventKind,
    Game,
    Kind,
    Moves,
    Option,
    Rng,
    Setting,
    State,
    Title,
    Vocabulary,
    view,
)
from kachidoki.engine.fields import Attribute, Each, Fields, Flag, Number

FILL: Final = 0
PRIZE: Final = 4
BID: Final = 8
KEEP: Final = 13
SHARE: Final = 14
GIFT: Final = 17
SEATS: Final = ["A", "B", "C"]
SUMS: Final = ["1", "2", "3", "4"]
KINDS: Final = [
    Kind(FILL, "fill", {"coins": SUMS}),
    Kind(PRIZE, "prize", {"points": SUMS}),
    Kind(BID, "bid", {"coins": ["0", *SUMS]}),
    Kind(KEEP, "keep", {}),
    Kind(SHARE, "share", {"with": SEATS}),
    Kind(GIFT, "gift", {"to": SEATS}),
]

FILLING: Final = 0  # argument: the seat whose purse is filled
TURNING: Final = 1
BIDDING: Final = 2
DIVIDING: Final = 3  # argument: the seat that has won the prize
STEPS: Final = ["filling", "turning", "bidding", "dividing"]

NO_BID: Final = -1

FILLED: Final = 0
TURNED: Final = 1
BID_MADE: Final = 2
BID_UNSEEN: Final = 3
REVEALED: Final = 4
DIVIDED: Final = 5
GIVEN: Final = 6
OVER: Final = 7
CHRONICLE: Final = Chronicle(
    [
        EventKind(FILLED, "filled", {"seat": SEATS, "coins": NUMBER}),
        EventKind(TURNED, "prize", {"points": NUMBER}),
        EventKind(BID_MADE, "bid", {"seat": SEATS, "coins": NUMBER}),
        EventKind(BID_UNSEEN, "bid-unseen", {"seat": SEATS}),
        EventKind(REVEALED, "revealed", {"seat": SEATS, "coins": NUMBER}),
        EventKind(DIVIDED, "divided", {"seat": SEATS, "points": NUMBER}),
        EventKind(GIVEN, "gift", {"seat": SEATS, "to": SEATS}),
        EventKind(OVER, "over", {}),
    ]
)


class View(view.View):
    round: int
    prize: int
    points: list[int]
    spent: list[int]
    least: list[int]
    revealed: list[int]
    placed: list[bool]
    gave: list[bool]
    purse: int | None
    bid: int | None


class Market(State):
    """The auction's table."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        setting = game.setting
        self.rounds = int(setting.options["rounds"])
        self.round = 1
        self.prize = 0
        self.awarded = 0
        self.purse = [0] * setting.seats
        self.bids = [NO_BID] * setting.seats
        self.spent = [0] * setting.seats
        self.least = [0] * setting.seats  # what the purse has been shown to have held at least
        self.points = [0] * setting.seats
        self.revealed = [NO_BID] * setting.seats
        self.gave = [False] * setting.seats

    # ------------------------------------------------------------- what may be done

    def actors(self) -> list[int]:
        if self.step != BIDDING or self.is_over():
            return super().actors()
        return [seat for seat, bid in enumerate(self.bids) if bid == NO_BID]

    def gestures(self, seat: int, moves: Moves) -> None:
        if self.may_give(seat):
            for action in self.to_others(GIFT, seat):
                moves.add(action)

    def may_give(self, seat: int) -> bool:
        dividing = self.step == DIVIDING and seat >= 0
        return dividing and self.points[seat] > 0 and not self.gave[seat]

    def legal(self, seat: int, moves: Moves) -> None:
        for action in self.possible(seat):
            moves.add(action)

    def possible(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        if self.step == FILLING:
            return list(range(FILL, FILL + 4))
        if self.step == TURNING:
            return list(range(PRIZE, PRIZE + 4))
        if self.step == BIDDING:
            return list(range(BID, BID + self.purse[seat] - self.spent[seat] + 1))
        return [KEEP, *self.to_others(SHARE, seat)]

    def to_others(self, kind: int, seat: int) -> list[int]:
        return [kind + other for other in range(self.seats) if other != seat]

    def weight(self, action: int) -> int:
        return 4 - action % 4

    def is_secret(self, seat: int) -> bool:
        return self.step in (FILLING, BIDDING)

    # ------------------------------------------------------------- what it does

    def perform(self, seat: int, action: int) -> None:
        self.plies += 1
        if action < PRIZE:
            self.fill(action - FILL + 1)
        elif action < BID:
            self.turn_up(action - PRIZE + 1)
        elif action < KEEP:
            self.take_bid(seat, action - BID)
        elif action < GIFT:
            self.divide(seat, None if action == KEEP else action - SHARE)
        else:
            self.give(seat, action - GIFT)

    def fill(self, coins: int) -> None:
        seat = self.argument
        self.purse[seat] = coins
        self.tell(FILLED, 1 << seat, seat, coins)
        self.argument += 1
        if self.argument == self.seats:
            self.step, self.argument = TURNING, 0

    def turn_up(self, points: int) -> None:
        self.prize = points
        self.gave = [False] * self.seats
        self.step, self.actor = BIDDING, 0
        self.tell(TURNED, EVERYONE, points)

    def take_bid(self, seat: int, coins: int) -> None:
        self.bids[seat] = coins
        self.tell(BID_MADE, 1 << seat, seat, coins)
        self.tell(BID_UNSEEN, ~(1 << seat), seat)
        waiting = self.actors()
        if waiting:
            self.actor = waiting[0]
        else:
            self.reveal()

    def reveal(self) -> None:
        """All bids are shown; who alone bid most pays and takes the prize."""
        self.count_revelation()
        self.revealed = self.bids
        self.bids = [NO_BID] * self.seats
        for seat, bid in enumerate(self.revealed):
            self.least[seat] = max(self.least[seat], self.spent[seat] + bid)
            self.tell(REVEALED, EVERYONE, seat, bid)
        winner = self.highest_bidder()
        if winner is None:
            self.next_round()
        else:
            self.spent[winner] += self.revealed[winner]
            self.actor = winner
            self.push(DIVIDING, winner)

    def count_revelation(self) -> None:
        self.revelations += 1

    def highest_bidder(self) -> int | None:
        highest = max(self.revealed)
        return self.revealed.index(highest) if self.revealed.count(highest) == 1 else None

    def divide(self, seat: int, friend: int | None) -> None:
        """The winner keeps the prize, or all but a point of it."""
        self.points[seat] += self.prize if friend is None else self.prize - 1
        if friend is not None:
            self.points[friend] += 1
        self.awarded += self.prize
        self.tell(DIVIDED, EVERYONE, seat, self.prize)
        self.pop()
        self.next_round()

    def give(self, seat: int, friend: int) -> None:
        self.points[seat] -= 1
        self.points[friend] += 1
        self.gave[seat] = True
        self.tell(GIVEN, EVERYONE, seat, friend)

    def next_round(self) -> None:
        self.round += 1
        self.prize = 0
        self.step = TURNING
        self.actor = CHANCE if self.round <= self.rounds else NOBODY
        if self.is_over():
            self.tell(OVER, EVERYONE)

    def scores(self) -> list[int]:
        return list(self.points)

    def standing(self) -> list[tuple[int, ...]]:
        return [(points,) for points in self.points]

    # ------------------------------------------------------------- copies, knowledge, words

    def clone(self) -> "Market":
        copy = type(self)(self.game)
        self.copy_into(copy)
        copy.round, copy.prize, copy.awarded = self.round, self.prize, self.awarded
        for name in LISTS:
            setattr(copy, name, list(getattr(self, name)))
        return copy

    def forget(self, seat: int, rng: Rng) -> None:
        for other in range(self.seats):
            if other != seat:
                self.guess(other, rng)

    def guess(self, seat: int, rng: Rng) -> None:
        """A purse of at least what it has been shown to hold, and a bid that it could have paid."""
        if self.purse[seat]:
            fillings = [coins for coins in range(1, 5) if coins >= self.least[seat]]
            tickets = [coins for coins in fillings for _ in range(self.weight(FILL + coins - 1))]
            self.purse[seat] = tickets[rng.below(len(tickets))]
        if self.bids[seat] != NO_BID:
            self.bids[seat] = rng.below(self.purse[seat] - self.spent[seat] + 1)

    def public_view(self) -> View:
        return View(
            *self.heading(),
            round=self.round,
            prize=self.prize,
            points=list(self.points),
            spent=list(self.spent),
            least=list(self.least),
            revealed=list(self.revealed),
            placed=[bid != NO_BID for bid in self.bids],
            gave=list(self.gave),
            purse=None,
            bid=None,
        )

    def complete_view(self, view: View, seat: int) -> None:
        view.purse, view.bid = self.purse[seat], self.bids[seat]


MOST: Final = 99
LISTS: Final = ["purse", "bids", "spent", "least", "points", "revealed", "gave"]


class MarketTitle(Title):
    """The auction's entry; `market` is the class of its states, so that tests can break one."""

    id = "market"
    version = 1
    vocabulary = Vocabulary(KINDS)
    chronicle = CHRONICLE
    steps = STEPS

    def __init__(self, market: type[Market] = Market) -> None:
        self.seats = [2, 3]
        self.options = [Option("rounds", ["2", "3"])]
        self.market = market

    def open(self, setting: Setting) -> Market:
        return self.market(Game(self, setting))

    def fields(self, state: Market) -> Fields:
        seats = SEATS[: state.seats]
        return {
            "actor": Attribute("actor", Number(NOBODY, state.seats - 1)),
            "round": Attribute("round", Number(1, state.rounds + 1)),
            "prize": Attribute("prize", Number(0, MOST)),
            "awarded": Attribute("awarded", Number(0, MOST)),
            **{name: Each(seats, name, Number(NO_BID, MOST)) for name in LISTS},
            "gave": Each(seats, "gave", Flag()),
        }

    def check(self, state: Market) -> list[str]:
        found = []
        if sum(state.points) != state.awarded:
            found.append(f"{state.points} points, {state.awarded} were awarded")
        for purse, least in zip(state.purse, state.least, strict=True):
            if purse < least:
                found.append(f"a purse of {purse} has paid {least}")
        return found


MARKET: Final = MarketTitle()
