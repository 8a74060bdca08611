"""Bazaar: traders who each love one good deal with each other, openly or behind everybody's back.

Each round chance sets a price; then everybody in turn buys one good for it, or works for a coin. What
a trader owns is nobody else's business until the end, when a good that its owner loves is worth three
coins, and any other one. Deals are struck at any moment, and lapse when a round ends.
"""

from typing import Final

from kachidoki.engine import (
    CHANCE,
    EVERYONE,
    NOBODY,
    NUMBER,
    SEATS,
    Advice,
    Chronicle,
    DealingState,
    DealingView,
    Deals,
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
)
from kachidoki.engine.fields import Attribute, Each, Fields, Number, Offers, broken_promises

COIN, TEA, SILK = range(3)
SORTS: Final = ["coins", "tea", "silk"]
GOODS: Final = ["tea", "silk"]
# What can be given and asked, and what it is: how many of which sort.
THINGS: Final = ["1-coin", "2-coins", "3-coins", "tea", "silk"]
AMOUNTS: Final = [(COIN, 0), (COIN, 1), (COIN, 2), (COIN, 3), (TEA, 1), (SILK, 1)]
PRICES: Final = ["1", "2", "3"]

BUY, WORK, PRICE, DEAL = 0, 2, 3, 6
PRICED, BOUGHT, WORKED, WORTH, DEALT = range(5)
DEALS: Final = Deals(DEAL, DEALT, THINGS, THINGS)
VOCABULARY: Final = Vocabulary(
    [
        Kind(BUY, "buy", {"good": GOODS}),
        Kind(WORK, "work", {}),
        Kind(PRICE, "price", {"coins": PRICES}),
        *DEALS.kinds(),
    ]
)
CHRONICLE: Final = Chronicle(
    [
        EventKind(PRICED, "priced", {"coins": NUMBER}),
        EventKind(BOUGHT, "bought", {"seat": SEATS, "good": GOODS, "coins": NUMBER}),
        EventKind(WORKED, "worked", {"seat": SEATS}),
        EventKind(WORTH, "worth", {"seat": SEATS, "coins": NUMBER}),
        *DEALS.events(),
    ]
)
PRICING, TRADING = range(2)
MOST: Final = 999


class Bazaar(DealingState):
    """What everybody owns, and whose turn it is to buy or work."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, DEALS)
        self.open_ledger()
        self.rounds = int(game.setting.options["rounds"])
        self.round = 1
        self.price = 0
        self.turn = 0
        self.coins = [4] * self.seats
        self.tea = [int(loved_by(seat) != TEA) for seat in range(self.seats)]
        self.silk = [int(loved_by(seat) != SILK) for seat in range(self.seats)]

    def purse(self, sort: int) -> list[int]:
        return (self.coins, self.tea, self.silk)[sort]

    # ------------------------------------------------------------- turns

    def legal(self, seat: int, moves: Moves) -> None:
        if seat != self.actor:
            return
        if seat == CHANCE:
            for price in range(len(PRICES)):
                moves.add(PRICE + price)
            return
        if self.coins[seat] >= self.price:
            moves.add(BUY)
            moves.add(BUY + 1)
        moves.add(WORK)

    def perform(self, seat: int, action: int) -> None:
        self.plies += 1
        if action >= DEAL:
            self.deal(seat, action)
        elif action >= PRICE:
            self.price = action - PRICE + 1
            self.tell(PRICED, EVERYONE, self.price)
            self.step, self.turn = TRADING, 0
            self.actor = 0
        else:
            self.trade(seat, action)

    def trade(self, seat: int, action: int) -> None:
        if action == WORK:
            self.coins[seat] += 1
            self.tell(WORKED, EVERYONE, seat)
        else:
            self.coins[seat] -= self.price
            self.purse(TEA + action - BUY)[seat] += 1
            self.tell(BOUGHT, EVERYONE, seat, action - BUY, self.price)
            self.revelations += (
                1  # those to whom it has promised coins see whether it still has them
            )
            self.lapse_unpayable(seat)
        self.turn += 1
        self.actor = self.turn
        if self.turn == self.seats:
            self.end_round()

    def end_round(self) -> None:
        self.lapse()
        self.step, self.turn = PRICING, 0
        self.round += 1
        self.actor = CHANCE
        if self.round > self.rounds:
            self.actor = NOBODY
            for seat in range(self.seats):
                self.tell(WORTH, EVERYONE, seat, self.worth(seat))

    def worth(self, seat: int) -> int:
        tea, silk = (3 if loved_by(seat) == sort else 1 for sort in (TEA, SILK))
        return self.coins[seat] + tea * self.tea[seat] + silk * self.silk[seat]

    def scores(self) -> list[int]:
        """Nobody's business before the end."""
        return [self.worth(seat) if self.is_over() else 0 for seat in range(self.seats)]

    def standing(self) -> list[tuple[int, ...]]:
        return [(score,) for score in self.scores()]

    # ------------------------------------------------------------- deals

    def may_deal(self, seat: int, other: int) -> bool:
        return self.step == TRADING

    def owns(self, seat: int, things: list[int]) -> bool:
        needed = [0, 0, 0]
        for thing in things:
            sort, amount = AMOUNTS[thing]
            needed[sort] += amount
        return all(self.purse(sort)[seat] >= needed[sort] for sort in (COIN, TEA, SILK))

    def grants(self, seat: int, favour: int, promised: list[int]) -> bool:
        return self.owns(seat, [*promised, favour])

    def hand_over(self, giver: int, taker: int, thing: int, manner: int) -> None:
        sort, amount = AMOUNTS[thing]
        self.purse(sort)[giver] -= amount
        self.purse(sort)[taker] += amount

    def oblige(self, seat: int, other: int, favour: int, manner: int) -> None:
        self.hand_over(seat, other, favour, manner)

    def obstacle(self, seat: int, action: int) -> str:
        return self.deal_obstacle(seat, action)

    # ------------------------------------------------------------- copies and knowledge

    def clone(self) -> "Bazaar":
        copy = type(self)(self.game)
        self.copy_into(copy)
        self.copy_deals_into(copy)
        copy.round, copy.price, copy.turn = self.round, self.price, self.turn
        copy.coins, copy.tea, copy.silk = self.coins[:], self.tea[:], self.silk[:]
        return copy

    def forget(self, seat: int, rng: Rng) -> None:
        """The others may own anything of what is theirs together, but for what they have offered."""
        self.forget_deals(seat)
        if self.is_over():
            return
        others = [other for other in range(self.seats) if other != seat]
        for sort in (COIN, TEA, SILK):
            purse = self.purse(sort)
            left = sum(purse[other] for other in others)
            for other in others:
                purse[other] = self.promised_of(other, sort)
                left -= purse[other]
            for _ in range(left):
                purse[others[rng.below(len(others))]] += 1

    def promised_of(self, seat: int, sort: int) -> int:
        amounts = [AMOUNTS[thing] for thing in self.promised(seat, seat)]
        return sum(amount for of, amount in amounts if of == sort)

    def public_view(self) -> "BazaarView":
        return BazaarView(
            *self.heading(),
            offers=self.offers_known_to(None),
            round=min(self.round, self.rounds),
            price=self.price,
            loves={SEATS[seat]: SORTS[loved_by(seat)] for seat in range(self.seats)},
            owned={},
        )

    def complete_view(self, view: "BazaarView", seat: int) -> None:
        view.offers = self.offers_known_to(seat)
        view.owned = {sort: self.purse(number)[seat] for number, sort in enumerate(SORTS)}


class BazaarView(DealingView):
    """What a trader sees; `owned` is its own."""

    round: int
    price: int
    loves: dict[str, str]
    owned: dict[str, int]


def loved_by(seat: int) -> int:
    return TEA if seat % 2 == 0 else SILK


class BazaarAdvice(Advice):
    """A trader wants what it owns to be worth much."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Bazaar)
        return float(state.worth(seat))

    def reason(self, state: State, seat: int, gesture: int) -> str:
        return "gain" if VOCABULARY.notation(gesture).startswith("agree") else ""


class BazaarTitle(Title):
    id = "bazaar"
    version = 1
    seats = (3, 4)
    options = (Option("rounds", ["3", "2"]),)
    vocabulary = VOCABULARY
    chronicle = CHRONICLE
    steps = ("pricing", "trading")
    domains = {"to": "seat", "from": "seat", "give": "thing", "ask": "thing"}  # noqa: RUF012

    def open(self, setting: Setting) -> Bazaar:
        return Bazaar(Game(self, setting))

    def advice(self) -> Advice:
        return BazaarAdvice()

    def fields(self, state: Bazaar) -> Fields:
        seats = SEATS[: state.seats]
        return {
            "round": Attribute("round", Number(1, state.rounds + 1)),
            "price": Attribute("price", Number(0, len(PRICES))),
            "turn": Attribute("turn", Number(0, state.seats - 1)),
            "coins": Each(seats, "coins", Number(0, MOST)),
            "tea": Each(seats, "tea", Number(0, MOST)),
            "silk": Each(seats, "silk", Number(0, MOST)),
            "deals": Offers(),
        }

    def complete(self, state: Bazaar) -> None:
        if not state.is_over():
            state.actor = state.turn if state.step == TRADING else CHANCE

    def unplayable(self, state: Bazaar) -> list[str]:
        return broken_promises(state)


TITLE = BazaarTitle()
