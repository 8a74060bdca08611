"""A small title with what Joraku lacks: loaded dice, gifts out of turn, secrets kept in turn."""

from typing import Any

from kachidoki.engine import (
    CHANCE,
    EVERYONE,
    NOBODY,
    NUMBER,
    SEATS,
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

ROLLING, BIDDING, GUSTING, HIDING, WALKING = range(5)
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
GAVE, WALKED, HID, BADE, PAID = range(5)
CHRONICLE = Chronicle(
    [
        EventKind(GAVE, "gave", {"seat": SEATS}),
        EventKind(WALKED, "walked", {"seat": SEATS}),
        EventKind(HID, "hid", {"seat": SEATS, "hand": ["left", "right"]}),
        EventKind(BADE, "bid", {"seat": SEATS, "coins": NUMBER}),
        EventKind(PAID, "paid", {"seat": SEATS, "coins": NUMBER}),
    ]
)


class View(view.View):
    coins: list[int]
    bid: int | None


class Fair(State):
    """Each round a loaded die, secret bids at once, then in turn: hide a coin, walk, rest.

    While a seat walks, any other may give it a coin. In calm weather nobody rolls or walks. In gusty
    weather the die is rolled again, unseen, when B has bid before somebody else.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.setting = setting = game.setting
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

    def gestures(self, seat: int, moves: Moves) -> None:
        walking = self.step == WALKING and not self.is_over()
        if walking and seat not in (CHANCE, self.actor) and self.coins[seat] > 0:
            moves.add(GIVE)

    def legal(self, seat: int, moves: Moves) -> None:
        for action in self.choices(seat):
            moves.add(action)

    def choices(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        if self.step == WALKING:
            return [WALK, REST] if self.argument < 3 else [REST]
        if self.step == HIDING:
            return [HIDE, HIDE + 1]
        kind = BID if self.step == BIDDING else ROLL
        return [kind, kind + 1, kind + 2]

    def weight(self, action: int) -> int:
        return action - ROLL + 1

    def is_secret(self, seat: int) -> bool:
        return self.step in (BIDDING, GUSTING, HIDING)

    def perform(self, seat: int, action: int) -> None:
        self.plies += 1
        words = VOCABULARY.notation(action).split()
        if action == GIVE:
            self.coins[seat] -= 1
            self.coins[self.actor] += 1
            self.tell(GAVE, EVERYONE, seat)
        elif action == REST:
            self.pass_turn()
        elif action == WALK:
            self.argument += 1
            self.tell(WALKED, EVERYONE, seat)
        elif action >= HIDE:
            self.hidden[seat] = words[1]
            self.tell(HID, 1 << seat, seat, action - HIDE)
            self.step, self.argument = WALKING, 0
            if self.is_weather("calm"):
                self.pass_turn()
        elif action >= BID:
            self.bid(seat, int(words[1]))
        else:
            self.eyes = int(words[1])
            self.step = BIDDING
            self.actor = self.actors()[0]

    def bid(self, seat: int, coins: int) -> None:
        self.bids[seat] = coins
        self.tell(BADE, 1 << seat, seat, coins)
        owing = self.actors()
        if owing:
            self.actor = owing[0]
            if seat == 1 and self.is_weather("gusty"):
                self.step, self.actor = GUSTING, CHANCE
            return
        self.revelations += 1
        for other, paid in enumerate(self.bids):
            self.coins[other] += self.eyes - (paid or 0)
            self.tell(PAID, EVERYONE, other, paid or 0)
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
        elif self.is_weather("calm"):
            self.step, self.actor = BIDDING, 0
        else:
            self.actor = CHANCE

    def is_weather(self, weather: str) -> bool:
        return self.setting.options["weather"] == weather

    def clone(self) -> "Fair":
        return FAIR.restore(self.setting, self.dump())

    def forget(self, seat: int, rng: Rng) -> None:
        for other in range(self.seats):
            if other != seat and self.bids[other] is not None:
                self.bids[other] = rng.below(3)
            if other != seat and self.hidden[other] is not None:
                self.hidden[other] = ["left", "right"][rng.below(2)]

    def public_view(self) -> Any:
        return View(*self.heading(), coins=list(self.coins), bid=None)

    def complete_view(self, view: Any, seat: int) -> None:
        view.bid = self.bids[seat]

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
    chronicle = CHRONICLE
    steps = ("rolling", "bidding", "gusting", "hiding", "walking")

    def __init__(self) -> None:
        self.seats = [2, 3]
        self.options = [Option("weather", ["fine", "foul", "calm", "gusty"])]

    def open(self, setting: Setting) -> Fair:
        return Fair(Game(self, setting))

    def restore(self, setting: Setting, data: dict[str, Any]) -> Fair:
        state = self.open(setting)
        state.plies, state.revelations, state.actor, state.step, state.argument = data["numbers"]
        state.round, state.eyes = data["round"], data["eyes"]
        state.coins, state.bids = list(data["coins"]), list(data["bids"])
        state.hidden = list(data["hidden"])
        return state


FAIR = FairTitle()
