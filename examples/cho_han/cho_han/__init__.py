"""Chō-han: two dice under a cup, and a secret bet on whether their sum is even or odd."""

from typing import Final

from kachidoki.engine import (
    CHANCE,
    EVERYONE,
    NOBODY,
    NUMBER,
    SEATS,
    BadInput,
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
    View,
    Vocabulary,
    seat_name,
)
from kachidoki.engine.fields import Attribute, Each, Fields, Number, Word

# ----------------------------------------------------------------- words

SIDES: Final = ["even", "odd"]
STAKES: Final = ["1", "2", "3"]
FACES: Final = ["1", "2", "3", "4", "5", "6"]
BETS: Final = [f"{side}-{stake}" for side in SIDES for stake in STAKES]

# The first number of each kind of action.
BET: Final = 0
ROLL: Final = BET + len(BETS)
VOCABULARY: Final = Vocabulary(
    [
        Kind(BET, "bet", {"side": SIDES, "coins": STAKES}),
        Kind(ROLL, "roll", {"first": FACES, "second": FACES}),
    ]
)

BET_PLACED, BET_UNSEEN, ROLLED, WON, LOST = range(5)
CHRONICLE: Final = Chronicle(
    [
        EventKind(BET_PLACED, "bet", {"seat": SEATS, "side": SIDES, "coins": STAKES}),
        EventKind(BET_UNSEEN, "bet-unseen", {"seat": SEATS}),
        EventKind(ROLLED, "rolled", {"first": FACES, "second": FACES, "side": SIDES}),
        EventKind(WON, "won", {"seat": SEATS, "coins": NUMBER}),
        EventKind(LOST, "lost", {"seat": SEATS, "coins": NUMBER}),
    ]
)

# The decisions that can be pending.
BETTING, ROLLING = range(2)
STEPS: Final = ["betting", "rolling"]

PURSE: Final = 6
MOST_COINS: Final = 99
NO_BET: Final = -1

# ----------------------------------------------------------------- the rules


class ChoHan(State):
    """All who have coins bet at once, then chance rolls the dice, round after round."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.rounds = int(game.setting.options["rounds"])
        self.round = 1
        self.coins = [PURSE] * self.seats
        self.bets = [NO_BET] * self.seats
        self.dice = [0, 0]
        self.actor = 0

    def actors(self) -> list[int]:
        if self.step != BETTING or self.is_over():
            return super().actors()
        return [seat for seat in range(self.seats) if self.owes_bet(seat)]

    def owes_bet(self, seat: int) -> bool:
        return self.coins[seat] > 0 and self.bets[seat] == NO_BET

    def legal(self, seat: int, moves: Moves) -> None:
        if seat in self.actors():
            for action in self.rolls() if self.step == ROLLING else self.affordable(seat):
                moves.add(action)

    def rolls(self) -> list[int]:
        return list(range(ROLL, len(VOCABULARY)))

    def affordable(self, seat: int) -> list[int]:
        return [bet for bet in range(BET, ROLL) if stake_of(bet) <= self.coins[seat]]

    def is_secret(self, seat: int) -> bool:
        return self.step == BETTING

    def perform(self, seat: int, action: int) -> None:
        self.plies += 1
        if action < ROLL:
            self.place(seat, action)
        else:
            self.roll(*divmod(action - ROLL, len(FACES)))

    def place(self, seat: int, bet: int) -> None:
        self.bets[seat] = bet
        self.tell(BET_PLACED, 1 << seat, seat, side_of(bet), stake_of(bet) - 1)
        self.tell(BET_UNSEEN, ~(1 << seat), seat)
        self.wait_for_bets()

    def wait_for_bets(self) -> None:
        """When everybody has bet, chance rolls the dice."""
        self.step = BETTING
        owing = self.actors()
        self.actor = owing[0] if owing else CHANCE
        self.step = BETTING if owing else ROLLING

    def roll(self, first: int, second: int) -> None:
        """The cup is lifted, and the bets are shown and paid."""
        self.revelations += 1
        self.dice = [first + 1, second + 1]
        side = (first + second) % 2
        self.tell(ROLLED, EVERYONE, first, second, side)
        for seat in range(self.seats):
            if self.bets[seat] != NO_BET:
                self.pay(seat, side)
        if self.round < self.rounds and any(self.coins):
            self.round += 1
            self.wait_for_bets()
        else:
            self.step, self.actor = BETTING, NOBODY

    def pay(self, seat: int, side: int) -> None:
        bet, self.bets[seat] = self.bets[seat], NO_BET
        won = side_of(bet) == side
        self.coins[seat] += stake_of(bet) if won else -stake_of(bet)
        self.tell(WON if won else LOST, EVERYONE, seat, stake_of(bet))

    def scores(self) -> list[int]:
        return list(self.coins)

    def standing(self) -> list[tuple[int, ...]]:
        return [(coins,) for coins in self.coins]

    # ------------------------------------------------------------- copies and knowledge

    def clone(self) -> "ChoHan":
        copy = ChoHan(self.game)
        self.copy_into(copy)
        copy.round = self.round
        copy.coins, copy.bets, copy.dice = self.coins[:], self.bets[:], self.dice[:]
        return copy

    def forget(self, seat: int, rng: Rng) -> None:
        """The others may have placed any bet that they can afford."""
        for other in range(self.seats):
            if other != seat and self.bets[other] != NO_BET:
                possible = self.affordable(other)
                self.bets[other] = possible[rng.below(len(possible))]

    def public_view(self) -> "ChoHanView":
        return ChoHanView(
            *self.heading(),
            round=self.round,
            dice=[die for die in self.dice if die],
            have_bet=[seat_name(seat) for seat in range(self.seats) if self.bets[seat] != NO_BET],
            bet=None,
        )

    def complete_view(self, view: "ChoHanView", seat: int) -> None:
        if self.bets[seat] != NO_BET:
            view.bet = BETS[self.bets[seat]]


class ChoHanView(View):
    """What a seat sees; `bet` is its own secret."""

    round: int
    dice: list[int]
    have_bet: list[str]
    bet: str | None


def side_of(bet: int) -> int:
    return bet // len(STAKES)


def stake_of(bet: int) -> int:
    return bet % len(STAKES) + 1


# ----------------------------------------------------------------- the title


class ChoHanTitle(Title):
    id = "cho-han"
    version = 1
    seats = (2, 3, 4, 5, 6)
    options = (Option("rounds", ["5", "3", "9"]),)
    vocabulary = VOCABULARY
    chronicle = CHRONICLE
    steps = STEPS

    def open(self, setting: Setting) -> ChoHan:
        return ChoHan(Game(self, setting))

    def fields(self, state: ChoHan) -> Fields:
        """What is written down of a state and read back, each field declared once for both."""
        seats = SEATS[: state.seats]
        return {
            "round": Attribute("round", Number(1, state.rounds)),
            "coins": Each(seats, "coins", Number(0, MOST_COINS)),
            "bets": Each(seats, "bets", Word(BETS, none=NO_BET)),
            "dice": Each(["first", "second"], "dice", Number(0, len(FACES))),
        }

    def complete(self, state: ChoHan) -> None:
        """Whose turn it is follows from the bets."""
        for seat, bet in enumerate(state.bets):
            if bet != NO_BET and bet not in state.affordable(seat):
                raise BadInput(f"bets.{seat_name(seat)}: its purse holds {state.coins[seat]}")
        if not state.is_over():
            step = state.step
            state.wait_for_bets()
            if state.step != step:
                raise BadInput(f"pending: with these bets it is '{STEPS[state.step]}'")


TITLE = ChoHanTitle()
