"""The table of the second Rising Sun: its pieces, purses and forces, and what everybody sees of it."""

from collections import Counter, defaultdict
from collections.abc import Generator, Iterable
from typing import Any

from kachidoki.titles.rising_sun.rules.actions import MONSTERS, REGIONS, SEASONS, SEATS

Questions = dict[str, list[str]]
Answer = tuple[str, str]
Course = Generator[Questions, Answer, None]
Asking = Generator[Questions, Answer, str]

RESERVE = "reserve"
FIGURES = ["bushi", "shinto", "daimyo", *MONSTERS]
PRIESTS = ("shinto", "komainu")  # who may stand at a shrine
LEADERS = ("daimyo", "yurei")  # whom nobody can pick out


def kept(seat: str) -> str:
    """The place of hostages of the seat."""
    return f"kept by {seat}"


def what_is_left(things: Counter[str]) -> dict[str, int]:
    return {thing: number for thing, number in things.items() if number}


class Table:
    """All that lies on it, and how it asks."""

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

    # ------------------------------------------------------------- turns, cards, bids

    @property
    def active(self) -> str:
        return self.circle[(self.circle.index(self.first) + self.turn) % len(self.circle)]

    def is_privileged(self, seat: str) -> bool:
        return seat == self.active or self.ally.get(self.active) == seat

    def virtues(self, seat: str) -> int:
        """How many different ones it has."""
        owned = [name for name, copies in self.cards[seat].items() if copies]
        return sum(self.card(name)["sort"] == "virtue" for name in owned)

    def count_monsters(self, seat: str, oni: str = "") -> int:
        """Those it owns, wherever they are."""
        owned = [name for name in MONSTERS if self.cards[seat][name]]
        return sum(not oni or self.box["monsters"][name]["oni"] for name in owned)

    def has_merchant_rival(self, seat: str) -> bool:
        return any(self.cards[other]["way-of-the-merchant"] for other in self.others(seat))

    def highest(self, advantage: int) -> str | None:
        """Who wins it: more coins, then more honor; nobody who bid none."""
        bidders = [s for s in self.track if s in self.fighters and self.bids[s][advantage]]
        return max(bidders, key=lambda seat: self.bids[seat][advantage]) if bidders else None

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
