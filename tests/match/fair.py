"""A small title with what Joraku lacks: loaded dice, gifts out of turn, secrets kept in turn."""

from typing import Any

from kachidoki.engine import (
    CHANCE,
    NOBODY,
    Kind,
    Moves,
    Option,
    Rng,
    Setting,
    State,
    Title,
    Vocabulary,
    seat_name,
)

ROLLING, BIDDING, HIDING, WALKING = range(4)
ROLL, BID, HIDE, WALK, REST, GIVE = 0, 3, 6, 8, 9, 10
ROUNDS = 2
VOCABULARY = Vocabulary(
    [
        Kind(ROLL, "roll", {"eyes": ["1", "2", "3"]}),
        Kind(BID, "bid", {"coins": ["0", "1", "2"]}),
        Kind(HIDE, "hide", {"hand": ["left", "right"]}),
        Kind(WALK, "walk", {}),
        Kind(REST, "rest", {}),
        Kind(GIVE, "give", {}),
    ]
)


class Fair(State):
    """Each round a loaded die, secret bids at once, then in turn: hide a coin, walk, rest.

    While a seat walks, any other may give it a coin. In calm weather there is no die.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.seats, VOCABULARY)
        self.setting = setting
        self.round = 1
        self.eyes = 0
        self.coins = [5] * setting.seats
        self.bids: list[int | None] = [None] * setting.seats
        self.hidden: list[str | None] = [None] * setting.seats
        self.begin_round()

    def actors(self) -> list[int]:
        if self.step == BIDDING:
            return [seat for seat, bid in enumerate(self.bids) if bid is None]
        return super().actors()

    def volunteers(self) -> list[int]:
        if self.step != WALKING or self.is_over():
            return []
        return [seat for seat in range(self.seats) if seat != self.actor and self.coins[seat] > 0]

    def legal(self, seat: int, moves: Moves) -> None:
        for action in self.choices(seat):
            moves.add(action)

    def choices(self, seat: int) -> list[int]:
        if seat in self.volunteers():
            return [GIVE]
        if seat not in self.actors():
            return []
        if self.step == WALKING:
            return [WALK, REST] if self.argument < 3 else [REST]
        kind, count = {ROLLING: (ROLL, 3), BIDDING: (BID, 3), HIDING: (HIDE, 2)}[int(self.step)]
        return list(range(kind, kind + count))

    def weight(self, action: int) -> int:
        return action - ROLL + 1

    def is_secret(self, seat: int) -> bool:
        return self.step in (BIDDING, HIDING)

    def perform(self, seat: int, action: int) -> None:
        self.plies += 1
        words = VOCABULARY.notation(action).split()
        if action == GIVE:
            self.coins[seat] -= 1
            self.coins[self.actor] += 1
            self.say("gave", seat)
        elif action == REST:
            self.pass_turn()
        elif action == WALK:
            self.argument += 1
            self.say("walked", seat)
        elif action >= HIDE:
            self.hidden[seat] = words[1]
            self.say("hid", seat, 1 << seat, hand=words[1])
            self.step, self.argument = WALKING, 0
        elif action >= BID:
            self.bid(seat, int(words[1]))
        else:
            self.eyes = int(words[1])
            self.step, self.actor = BIDDING, 0

    def bid(self, seat: int, coins: int) -> None:
        self.bids[seat] = coins
        self.say("bid", seat, 1 << seat, coins=coins)
        owing = self.actors()
        if owing:
            self.actor = owing[0]
            return
        self.revelations += 1
        for other, paid in enumerate(self.bids):
            self.coins[other] += self.eyes - (paid or 0)
            self.say("paid", other, coins=paid or 0)
        self.bids = [None] * self.seats
        self.step, self.actor = HIDING, 0

    def pass_turn(self) -> None:
        self.step = HIDING
        self.actor += 1
        if self.actor == self.seats:
            self.round += 1
            self.begin_round()

    def begin_round(self) -> None:
        self.step = ROLLING
        if self.round > ROUNDS:
            self.actor = NOBODY
        elif self.setting.options["weather"] == "calm":
            self.step, self.actor = BIDDING, 0
        else:
            self.actor = CHANCE

    def say(self, kind: str, seat: int, audience: int = -1, **args: Any) -> None:
        if self.listening:
            self.tell(kind, {"seat": seat_name(seat), **args}, audience)

    def clone(self) -> "Fair":
        return FAIR.restore(self.setting, self.dump())

    def forget(self, seat: int, rng: Rng) -> None:
        for other in range(self.seats):
            if other != seat and self.bids[other] is not None:
                self.bids[other] = rng.below(3)
            if other != seat and self.hidden[other] is not None:
                self.hidden[other] = ["left", "right"][rng.below(2)]

    def view(self, seat: int | None) -> Any:
        return {"coins": list(self.coins), "bid": None if seat is None else self.bids[seat]}

    def dump(self) -> dict[str, Any]:
        return {
            "title": "fair",
            "version": 3,
            "setting": self.setting.dump(),
            "numbers": [self.plies, self.revelations, self.actor, self.step, self.argument],
            "round": self.round,
            "eyes": self.eyes,
            "coins": list(self.coins),
            "bids": list(self.bids),
            "hidden": list(self.hidden),
        }

    def scores(self) -> list[int]:
        return list(self.coins)

    def standing(self) -> list[tuple[int, ...]]:
        return [(coins,) for coins in self.coins]


class FairTitle(Title):
    id = "fair"
    version = 3
    vocabulary = VOCABULARY

    def __init__(self) -> None:
        self.seats = [2, 3]
        self.options = [Option("weather", ["fine", "foul", "calm"])]

    def open(self, setting: Setting) -> Fair:
        return Fair(setting)

    def restore(self, setting: Setting, data: dict[str, Any]) -> Fair:
        state = Fair(setting)
        state.plies, state.revelations, state.actor, state.step, state.argument = data["numbers"]
        state.round, state.eyes = data["round"], data["eyes"]
        state.coins, state.bids = list(data["coins"]), list(data["bids"])
        state.hidden = list(data["hidden"])
        return state


FAIR = FairTitle()
