"""What a stop or a choice would gain a seat: in a few characters, and in a sentence.

The figures are the rules' own, asked of the table that lies in the view.
"""

from collections import Counter
from collections.abc import Iterable

from kachidoki.engine.bag import only, size, words_in
from kachidoki.engine.counts import amounts
from kachidoki.titles.hooks import Choice, Prospect
from kachidoki.titles.tokaido.rules.achievements import achievement_points
from kachidoki.titles.tokaido.rules.actions import (
    ENCOUNTERS,
    HIROTADA,
    LEGS,
    MEALS,
    MITSUKUNI,
    NEUTRAL,
    PANORAMAS,
    SASAYAKKO,
    SORTS,
    SOUVENIRS,
    SPRINGS,
)
from kachidoki.titles.tokaido.rules.course import Tokaido
from kachidoki.titles.tokaido.rules.state import ALL_SOUVENIRS
from kachidoki.titles.tokaido.rules.stops.inn import may_eat, price_for
from kachidoki.titles.tokaido.rules.stops.panoramas import is_achieved
from kachidoki.titles.tokaido.rules.stops.temple import temple_points, temple_rank
from kachidoki.titles.tokaido.rules.stops.village import (
    affordable,
    cheapest,
    may_bargain,
    worth_a_bargain,
    worth_of_sort,
)
from kachidoki.titles.tokaido.scene import Scene

UNKNOWN = "?"
NOTHING = "–"
# Where a traveler's ability is of use.
AT_HOME = {
    "hiroshige": "inn",
    "chuubei": "inn",
    "kinko": "inn",
    "satsuki": "inn",
    "yoshiyasu": "encounter",
    "umegae": "encounter",
    "mitsukuni": "hot-spring",
    "hirotada": "temple",
    "sasayakko": "village",
    "zen-emon": "village",
}
# Those whose ability is of no use in the last inn.
ON_THE_WAY = ("hiroshige", "chuubei")


class Prospects:
    """What stops and choices would gain a pawn, most often that of the view's seat."""

    def __init__(self, scene: Scene, pawn: str) -> None:
        self.scene = scene
        self.view = scene.view
        self.say = scene.texts.say
        self.table = scene.table
        self.box = scene.box
        self.pawn = pawn
        self.seat = scene.pawn(pawn)
        self.stops = {
            "farm": self.farm,
            "hot-spring": self.hot_spring,
            "temple": self.temple,
            "village": self.village,
            "encounter": self.encounter,
            "inn": self.inn,
        }

    # ------------------------------------------------------------- stops

    def stop(self, place: str) -> Prospect:
        """What a stop at the place would gain."""
        station = self.scene.station(place)
        if self.pawn == NEUTRAL:
            return self.neutral(station)
        return self.panorama(station) if station in PANORAMAS else self.stops[station]()

    def ability(self, place: str) -> str:
        """What the traveler can do at the place that others cannot, if anything."""
        player = self.view.players.get(self.pawn)
        traveler = None if player is None else player.traveler
        if traveler is None or AT_HOME[traveler] != self.scene.station(place):
            return ""
        if traveler in ON_THE_WAY and place == self.scene.leg_places(int(LEGS) - 1)[-1]:
            return ""
        name = self.scene.name("traveler", traveler)
        return f"{name}: {self.say(f'traveler-{traveler}.ability')}"

    def walk(self, place: str) -> Prospect:
        """What a stop would gain, with the ability that helps there."""
        short, words, sign = self.stop(place)
        return Prospect(short, f"{words} {self.ability(place)}".strip(), sign)

    def neutral(self, station: str) -> Prospect:
        """The neutral traveler only takes a place, except at temples and inns."""
        if station == "temple":
            coins = int(self.box.two_players.neutral_coins)
            return Prospect(str(coins), self.say("table-neutral-temple", coins=coins), "coin")
        if station == "inn":
            return Prospect("−1", self.say("table-neutral-inn"), "meal")
        return Prospect("", self.say("table-neutral-stop"), "here")

    def panorama(self, word: str) -> Prospect:
        """The next part, and whether that is the last one."""
        panorama = PANORAMAS.index(word)
        part = self.view.players[self.pawn].parts[word] + 1
        parts = int(self.box.panoramas.parts[panorama])
        name = self.scene.name("panorama", word)
        words = self.say("table-at-panorama", panorama=name, part=part, parts=parts, points=part)
        if part < parts:
            return Prospect(f"+{part}", words)
        if is_achieved(self.table, panorama):
            return Prospect(f"+{part}", f"{words} {self.say('table-at-last-part')}", "tick")
        more = int(achievement_points(self.table, self.seat))
        words = f"{words} {self.say('table-at-first', points=more)}"
        return Prospect(f"+{part + more}", words, "star")

    def farm(self) -> Prospect:
        coins = int(self.box.farm.coins)
        return Prospect(f"+{coins}", self.say("table-at-farm", coins=coins), "coin")

    def hot_spring(self) -> Prospect:
        more = (
            self.box.abilities.mitsukuni_points
            if self.table.is_traveler(self.seat, MITSUKUNI)
            else 0
        )
        points = [
            int(self.box.hot_springs.points[number] + more)
            for number, spring in enumerate(SPRINGS)
            if spring in self.view.springs_left
        ]
        gain, left = span(points), self.scene.amounts("spring", self.view.springs_left)
        return Prospect(gain, self.say("table-at-hot-spring", gain=gain, cards=left or NOTHING))

    def temple(self) -> Prospect:
        points = int(self.box.temple.points_per_coin)
        others = [pawn.offering for name, pawn in self.view.pawns.items() if name != self.pawn]
        words = self.say(
            "table-at-temple",
            points=points,
            own=self.view.pawns[self.pawn].offering,
            best=max(others),
        )
        return Prospect(f"{points}/", words, "coin")

    def village(self) -> Prospect:
        words = self.say("table-at-village", worths=self.worths())
        return Prospect(span(self.worth(word) for word in self.payable()), words)

    def encounter(self) -> Prospect:
        cards = self.scene.amounts("encounter", self.encounters_ahead())
        return Prospect(UNKNOWN, self.say("table-at-encounter", cards=cards or NOTHING))

    def inn(self) -> Prospect:
        points = int(self.box.meals.points)
        goal = self.scene.leg_places(self.scene.leg)[-1]
        before = [pawn for pawn in self.scene.guests(goal) if pawn != NEUTRAL]
        words = self.say(
            "table-at-inn", points=points, order=len(before) + 1, meals=self.meals_ahead()
        )
        return Prospect(f"+{points}", words)

    def meals_ahead(self) -> int:
        """How many meals the inn ahead has, or will have when its first guest sits down."""
        inn = self.view.inns[self.scene.leg]
        if inn.served:
            return inn.count
        return min(int(self.box.meals_served), sum(layer.cards for layer in self.view.meal_deck))

    # ------------------------------------------------------------- souvenirs

    def worth(self, souvenir: str) -> int:
        return self.worth_of(self.scene.sort_of(souvenir))

    def worth_of(self, sort: str) -> int:
        """What a new souvenir of the sort would gain."""
        return int(worth_of_sort(self.table, self.seat, SORTS.index(sort)))

    def worths(self) -> str:
        """What one of each sort would gain."""
        return ", ".join(f"{self.scene.name('sort', sort)} {self.worth_of(sort)}" for sort in SORTS)

    def payable(self) -> list[str]:
        """The souvenirs that nobody has and the purse would allow."""
        village = self.table.clone()
        village.bargained = False
        village.display = ALL_SOUVENIRS
        for seat in range(village.seats):
            village.display &= ~village.souvenirs[seat]
        return buyable(village, self.seat)

    def on_sale(self) -> list[str]:
        """The souvenirs on display that the purse allows."""
        return buyable(self.table, self.seat)

    # ------------------------------------------------------------- encounters

    def encounters_ahead(self) -> dict[str, int]:
        """Those that can be drawn next, for all that lies open and all that the seat knows."""
        top, *under = self.view.encounter_deck
        if top.held is not None:
            return dict(Counter(top.held))
        left = Counter(amounts(int(self.box.encounters.cards), ENCOUNTERS))
        for player in self.view.players.values():
            left.subtract(player.encounters)
        for cards in (self.view.pair, *[layer.held or [] for layer in under]):
            left.subtract(cards)
        return {word: count for word, count in left.items() if count > 0}

    def meeting(self, encounter: str) -> Prospect:
        """What the card would gain."""
        effect = self.say(f"encounter-{encounter}.effect")
        if encounter.startswith("guide-"):
            return self.guide(encounter.removeprefix("guide-"), effect)
        if encounter == "shokunin":
            return Prospect(span(self.worth_of(sort) for sort in SORTS), effect)
        box = self.box
        shorts = {
            "samurai": f"+{box.encounters.effects.samurai_points}",
            "kuge": f"+{box.encounters.effects.kuge_coins}",
            "miko": f"+{box.encounters.effects.miko_coins * box.temple.points_per_coin}",
        }
        return Prospect(shorts[encounter], effect, "coin" if encounter == "kuge" else "")

    def guide(self, panorama: str, effect: str) -> Prospect:
        if self.table.is_complete(self.seat, PANORAMAS.index(panorama)):
            return Prospect(UNKNOWN, effect)
        return self.panorama(panorama)

    # ------------------------------------------------------------- choices

    def choice(self, choice: Choice) -> Prospect | None:
        """What a choice would gain; None where its name says it all."""
        kind = choice.get("kind")
        if kind == "walk":
            return self.walk(choice["place"])
        if kind in ("buy", "bargain"):
            return self.purchase(choice["souvenir"], bargain=kind == "bargain")
        if kind in ("donate", "donate-own"):
            return self.donation(int(choice["coins"]), alone=kind == "donate-own")
        if kind == "keep":
            return self.meeting(choice["encounter"])
        if kind == "admire":
            return self.panorama(choice["panorama"])
        if kind == "eat":
            return self.meal(choice["meal"], self.meal_price(choice["meal"]))
        if kind == "accept" and self.view.treat is not None:
            return self.meal(self.view.treat, 0)
        return None

    def purchase(self, souvenir: str, bargain: bool) -> Prospect:
        price = self.box.abilities.zen_emon_price if bargain else self.price(souvenir)
        points = self.worth(souvenir)
        words = self.say(
            "table-buying",
            souvenir=self.scene.name("souvenir", souvenir),
            sort=self.scene.name("sort", self.scene.sort_of(souvenir)),
            points=points,
            coins=self.coins - int(price),
        )
        if coins := self.coming_back(souvenir):
            words = f"{words} {self.say('table-coming-back', coins=coins)}"
        return Prospect(f"+{points}", words)

    def coming_back(self, souvenir: str) -> int:
        """What Sasayakko would get back for the cheapest if she bought this one and left."""
        after = self.table.clone()
        after.basket |= only(SOUVENIRS.index(souvenir))
        if not after.is_traveler(self.seat, SASAYAKKO) or size(after.basket) < 2:
            return 0
        return int(cheapest(after))

    def donation(self, coins: int, alone: bool) -> Prospect:
        """The points at once, and those at the end if nobody gave any more."""
        more = 0 if alone or not self.table.is_traveler(self.seat, HIROTADA) else 1
        given = coins + more * int(self.box.abilities.hirotada_coins)
        after = self.table.clone()
        after.offering[self.seat] += given
        points = given * int(self.box.temple.points_per_coin)
        words = self.say(
            "table-donating",
            points=points,
            own=int(after.offering[self.seat]),
            rank=int(temple_rank(after, self.seat)),
            thanks=int(temple_points(after, self.seat)),
        )
        return Prospect(f"+{points}", words)

    def meal(self, meal: str, price: int) -> Prospect:
        points = int(self.box.meals.points)
        words = self.say(
            "table-eating",
            meal=self.scene.name("meal", meal),
            points=points,
            price=price,
            coins=self.coins - price,
        )
        return Prospect(f"+{points}", words)

    @property
    def coins(self) -> int:
        return self.view.players[self.pawn].coins

    def price(self, souvenir: str) -> int:
        return int(self.box.souvenirs.price[SOUVENIRS.index(souvenir)])

    def meal_price(self, meal: str) -> int:
        """What the meal costs this traveler."""
        return int(price_for(self.table, self.seat, MEALS.index(meal)))

    def can_eat(self, meal: str) -> bool:
        """Does the meal lie in the inn, has the traveler not had it, and the coins for it?"""
        return bool(may_eat(self.table, self.seat, MEALS.index(meal)))


def buyable(t: Tokaido, seat: int) -> list[str]:
    """The souvenirs on display that the seat can pay, at their price or as a bargain."""
    found = int(affordable(t, seat))
    if may_bargain(t, seat):
        found |= int(worth_a_bargain(t))
    return words_in(found, SOUVENIRS)


def span(points: Iterable[int]) -> str:
    """From the least to the most that one could gain."""
    found = sorted(set(points))
    if not found:
        return NOTHING
    return f"+{found[0]}" if len(found) == 1 else f"{found[0]}–{found[-1]}"
