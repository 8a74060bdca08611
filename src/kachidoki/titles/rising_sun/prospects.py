"""What each choice would gain, counted by the rules themselves on a table made from the view."""

from collections.abc import Callable, Mapping

from kachidoki.engine import Setting
from kachidoki.engine.bag import first, has, only
from kachidoki.engine.counts import one, total
from kachidoki.engine.moves import Moves
from kachidoki.engine.shared import with_item
from kachidoki.titles.hooks import Choice, Prospect, Speaker, Weigh, no_prospect, signed
from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGES,
    BUSHI,
    CARDS,
    FIGURES,
    HOUSES,
    LOTUS,
    MANDATES,
    PIECES,
    REGIONS,
    SEATS,
    SHRINES,
)
from kachidoki.titles.rising_sun.rules.arguments import kindness, seizure_in
from kachidoki.titles.rising_sun.rules.cards import killing
from kachidoki.titles.rising_sun.rules.cards.effects import act, times
from kachidoki.titles.rising_sun.rules.cards.following import is_optional, pay_in_honor, put_bushi
from kachidoki.titles.rising_sun.rules.components import IN_WINTER, SEA_ROUTE
from kachidoki.titles.rising_sun.rules.course import RisingSun
from kachidoki.titles.rising_sun.rules.force import force_in, present, shrine_force, strongest_at
from kachidoki.titles.rising_sun.rules.honor import most_honored, place_on_track
from kachidoki.titles.rising_sun.rules.mandates import betray, march, recruit, train
from kachidoki.titles.rising_sun.rules.mandates.harvest import harvest_all
from kachidoki.titles.rising_sun.rules.phases import battle, kami, war
from kachidoki.titles.rising_sun.rules.purse import coins_of_cards
from kachidoki.titles.rising_sun.rules.state import FAVOURING, FIRST_SHRINE, NONE, RESERVE
from kachidoki.titles.rising_sun.rules.views import gains_of
from kachidoki.titles.rising_sun.scene import Scene
from kachidoki.titles.rising_sun.view import View

STRONGEST = "strongest"  # the sign of having the most force after it
POINTS = "points"


def prospects(view: View, setting: Setting, texts: Speaker) -> Weigh:
    """What choices would gain for the seat of the view."""
    if view.seat is None or view.over:
        return no_prospect
    return Attempts(Scene(view, setting, texts), view.seat).of


class Attempts:
    """The table of a view, on which choices are tried out."""

    def __init__(self, scene: Scene, seat: str) -> None:
        self.scene = scene
        self.view = scene.view
        self.say = scene.texts.say
        self.table = scene.table
        self.seat = SEATS.index(seat)

    def of(self, choice: Choice) -> Prospect | None:
        """What a choice would gain; None where its name says it all."""
        kind = choice["kind"]
        if kind == "choose":
            return self.house(HOUSES.index(choice["house"]))
        if kind in ("lay", "announce"):
            return self.mandate(kind, MANDATES.index(choice["mandate"]))
        if kind == "buy":
            return self.purchase(choice["card"])
        if kind == "bid":
            return self.bid(choice["advantage"], int(choice["coins"]))
        if kind == "accept":
            return self.accepted(choice)
        return self.effect(choice, EFFECTS.get(kind))

    def accepted(self, choice: Choice) -> Prospect | None:
        """What an alliance is worth cannot be counted, only what is given for it."""
        if self.view.step == "answering" and not self.view.matter.coins:
            return None
        return self.effect(choice, ACCEPTED.get(self.view.step))

    # ------------------------------------------------------------- pieces and purses

    def effect(self, choice: Choice, attempt: "Attempt | None") -> Prospect | None:
        """The force where pieces come and go, and what changes before the seat; points matter most."""
        if attempt is None:
            return None
        after = self.table.clone()
        attempt(self, after, choice)
        gain, stands = self.gain(after), self.last_place(after, choice)
        if stands is None:
            return gain
        changes = [gain.words] if gain.sign else []
        short, sign = (gain.short, gain.sign) if gain.sign == POINTS else stands
        return Prospect(short, " ".join([*self.forces(after, choice), *changes]), sign)

    def regions(self, choice: Choice) -> list[int]:
        """The regions that the choice changes; the one that it is about comes last."""
        if choice["kind"] == "enlist":
            return (
                [] if self.view.matter.region is None else [REGIONS.index(self.view.matter.region)]
            )
        if self.view.battle is not None and self.view.step in ("dying", "capturing", "hiring"):
            return [REGIONS.index(self.view.battle.region)]
        if choice["kind"] == "move":
            return [REGIONS.index(choice["origin"]), REGIONS.index(choice["region"])]
        return [REGIONS.index(choice["region"])] if "region" in choice else []

    def forces(self, after: RisingSun, choice: Choice) -> list[str]:
        told = [self.standing(after, region) for region in self.regions(choice)]
        if "shrine" in choice:
            told.append(self.worship(after, choice["shrine"]))
        return told

    def last_place(self, after: RisingSun, choice: Choice) -> tuple[str, str] | None:
        """The force where the choice leads, as `4:3`."""
        if regions := self.regions(choice):
            own, rival, leads = self.force(after, regions[-1])
        elif "shrine" in choice:
            own, rival, leads = self.shrine(after, choice["shrine"])
        else:
            return None
        return f"{own}:{rival}", STRONGEST if leads else ""

    def force(self, t: RisingSun, region: int) -> tuple[int, int, bool]:
        """The seat's force in the region, the best of the others', and whether it is the strongest."""
        seats = t.fighters or present(t, region)
        found = {
            seat: int(
                battle.final_force(t, seat) if t.fighters else force_in(t, seat, region, seats)
            )
            for seat in range(int(t.seats))
            if has(seats, seat)
        }
        return self.compared(t, found)

    def shrine(self, t: RisingSun, shrine: str) -> tuple[int, int, bool]:
        slot = t.slot_of(SHRINES.index(shrine))
        own, rival, _ = self.compared(
            t, {seat: int(shrine_force(t, seat, slot)) for seat in range(int(t.seats))}
        )
        return own, rival, strongest_at(t, slot) == self.seat

    def compared(self, t: RisingSun, forces: Mapping[int, int]) -> tuple[int, int, bool]:
        own = forces.get(self.seat, 0)
        rival = max([force for seat, force in forces.items() if seat != self.seat], default=0)
        tied = sum(1 << seat for seat, force in forces.items() if force == own)
        leads = own > rival or (own == rival > 0 and most_honored(t, tied) == self.seat)
        return own, rival, leads

    def standing(self, t: RisingSun, region: int) -> str:
        own, rival, leads = self.force(t, region)
        name = self.scene.name("region", REGIONS[region])
        return self.compare(name, own, rival, leads)

    def worship(self, t: RisingSun, shrine: str) -> str:
        return self.compare(self.scene.name("shrine", shrine), *self.shrine(t, shrine))

    def compare(self, place: str, own: int, rival: int, leads: bool) -> str:
        lead = "yes" if leads else "no"
        return self.say("table-gain-force", place=place, own=own, rival=rival, lead=lead)

    def gain(self, after: RisingSun, seat: int | None = None) -> Prospect:
        """What changes before the seat: points, coins, ronin, honor."""
        t, seat = self.table, self.seat if seat is None else seat
        points = int(after.points[seat] - t.points[seat])
        coins = int(after.coins[seat] - t.coins[seat])
        ronin = int(after.ronin[seat] - t.ronin[seat])
        place = int(place_on_track(after, seat)) + 1
        risen = int(place_on_track(t, seat)) + 1 - place
        found = [
            (points, POINTS, self.say("table-gain-points", change=signed(points))),
            (coins, "coin", self.say("table-gain-coins", change=signed(coins))),
            (ronin, "ronin", self.say("table-gain-ronin", change=signed(ronin))),
            (risen, "honor", self.say("table-gain-honor", place=place)),
        ]
        changes = [entry for entry in found if entry[0]]
        if not changes:
            return Prospect(signed(0), self.say("table-gain-nothing"))
        first, sign, _ = changes[0]
        return Prospect(signed(first), " ".join(words for _, _, words in changes), sign)

    # ------------------------------------------------------------- houses, mandates

    def house(self, house: int) -> Prospect:
        houses = self.scene.box.houses
        words = self.say(
            "table-gain-house",
            region=self.scene.name("region", REGIONS[houses.home[house]]),
            coins=int(houses.income[house]),
            rank=int(houses.rank[house]),
        )
        return Prospect(f"+{houses.income[house]}", words, "coin")

    def mandate(self, kind: str, mandate: int) -> Prospect | None:
        """What it would bring to the one who chooses it; Lotus names it only after its tile is laid."""
        t = self.table
        if kind == "lay" and t.is_house(self.seat, LOTUS):
            return None
        after = t.clone()
        after.mandate = mandate
        return MANDATE_GAINS[mandate](self, after)

    def recruits(self, after: RisingSun) -> Prospect:
        recruit.begin_share(after)
        reserve = int(total(after.figures_in(self.seat, RESERVE)))
        count = min(reserve, int(recruit.summons_left(after, self.seat)))
        return Prospect(str(count), self.say("table-gain-recruit", count=count))

    def marches(self, after: RisingSun) -> Prospect:
        count = sum(int(total(after.figures_in(self.seat, at))) for at in range(len(REGIONS)))
        price = int(march.price_to_build(after, self.seat))
        return Prospect(str(count), self.say("table-gain-march", count=count, coins=price))

    def trains(self, after: RisingSun) -> Prospect:
        moves = Moves()
        train.legal_purchases(after, self.seat, train.discount(after, self.seat), moves)
        count = int(moves.count) - 1  # one of them is to buy nothing
        return Prospect(str(count), self.say("table-gain-train", count=count))

    def harvests(self, after: RisingSun) -> Prospect:
        """All that the seat gets, and what its ally does."""
        harvest_all(after)
        gain = self.gain(after)
        words = self.say("table-gain-harvest", gain=gain.words)
        ally = int(after.ally[self.seat])
        if ally != NONE:
            theirs = self.say("table-gain-ally", gain=self.gain(after, ally).words)
            words = f"{words} {theirs}"
        return Prospect(gain.short, words, gain.sign)

    def betrays(self, after: RisingSun) -> Prospect:
        ally = int(after.ally[self.seat])
        betray.begin(after, self.seat)
        moves = Moves()
        betray.legal_seizures(after, self.seat, moves)
        count = int(moves.count) - 1
        words = self.say("table-gain-betray", count=count)
        if ally != NONE:
            words = f"{words} {self.say('table-gain-broken')} {self.gain(after).words}"
        return Prospect(str(count), words)

    # ------------------------------------------------------------- cards and bids

    def purchase(self, card: str) -> Prospect:
        """The price after discounts, what is left, and what a winter card would bring as it stands."""
        after, number = self.table.clone(), CARDS.index(card)
        price = self.scene.price(card)
        after.cards = with_item(after.cards, self.seat, after.cards[self.seat] | only(number))
        left = int(self.table.coins[self.seat]) - price
        words = self.say("table-gain-price", coins=price, left=left)
        if self.table.box.acts(IN_WINTER, number):
            often = int(times(after, self.seat, number) * self.table.box.cards.points[number])
            words = f"{words} {self.say('table-gain-winter', points=often)}"
        return Prospect(signed(-price), words, "coin")

    def bid(self, advantage: str, coins: int) -> Prospect:
        """What is left for the others, and what the advantage would bring."""
        left = int(self.table.coins[self.seat]) - sum(self.view.own_bids) - coins
        brings = self.advantage(advantage, left)
        return Prospect(str(left), f"{brings} {self.say('table-gain-left', left=left)}", "coin")

    def advantage(self, advantage: str, left: int) -> str:
        gain = gains_of(self.table, self.seat)[ADVANTAGES.index(advantage)]
        force = gain.force + left * gain.force_per_coin
        return self.say(
            f"table-gain-advantage-{advantage}",
            points=gain.points,
            steps=gain.steps,
            count=gain.count,
            force=force,
        )


# ----------------------------------------------------------------- choices on a table

Attempt = Callable[[Attempts, RisingSun, Choice], None]


def summon(self: Attempts, t: RisingSun, choice: Choice) -> None:
    recruit.summon(t, self.seat, FIGURES.index(choice["figure"]), REGIONS.index(choice["region"]))


def place(self: Attempts, t: RisingSun, choice: Choice) -> None:
    put_bushi(t, self.seat, REGIONS.index(choice["region"]))


def move(self: Attempts, t: RisingSun, choice: Choice) -> None:
    origin, to = REGIONS.index(choice["origin"]), REGIONS.index(choice["region"])
    march.go(t, self.seat, PIECES.index(choice["piece"]), origin, to)


def build(self: Attempts, t: RisingSun, choice: Choice) -> None:
    march.build(t, self.seat, REGIONS.index(choice["region"]))


def send(self: Attempts, t: RisingSun, choice: Choice) -> None:
    slot = t.slot_of(SHRINES.index(choice["shrine"]))
    t.shift(self.seat, FIGURES.index(choice["figure"]), RESERVE, FIRST_SHRINE + slot)


def seize(self: Attempts, t: RisingSun, choice: Choice) -> None:
    """By the first of the own figures that may take its place."""
    owner, figure = SEATS.index(choice["owner"]), FIGURES.index(choice["figure"])
    if "region" in choice:
        where = REGIONS.index(choice["region"])
    else:
        where = int(FIRST_SHRINE + t.slot_of(SHRINES.index(choice["shrine"])))
    own = first(betray.substitutes(t, self.seat, where, figure))
    betray.replace(t, self.seat, owner, where, figure, own)


def enlist(self: Attempts, t: RisingSun, choice: Choice) -> None:
    owner, where, figure = seizure_in(t.argument)
    betray.replace(t, self.seat, owner, where, figure, FIGURES.index(choice["figure"]))


def kill(self: Attempts, t: RisingSun, choice: Choice) -> None:
    t.doomed[SEATS.index(choice["owner"])] = one(BUSHI)
    killing.kill_doomed(t, self.seat, REGIONS.index(choice["region"]))
    pay_in_honor(t, self.seat)


def take(self: Attempts, t: RisingSun, choice: Choice) -> None:
    battle.capture(t, self.seat, SEATS.index(choice["owner"]), FIGURES.index(choice["figure"]))


def favour(self: Attempts, t: RisingSun, choice: Choice) -> None:
    t.push(FAVOURING, kindness(1, self.seat))
    train.favour(t, SEATS.index(choice["to"]))


def use(self: Attempts, t: RisingSun, choice: Choice) -> None:
    card = CARDS.index(choice["card"])
    act(t, self.seat, card, 1 if is_optional(t, card) else t.copies(self.seat, card))


def swap(self: Attempts, t: RisingSun, choice: Choice) -> None:
    war.swap(t, self.seat)


def ally(self: Attempts, t: RisingSun, choice: Choice) -> None:
    t.coins[self.seat] += self.view.matter.coins or 0


def ask_toll(self: Attempts, t: RisingSun, choice: Choice) -> None:
    """Who cannot pay it does not move."""
    toll = coins_of_cards(t, self.seat, SEA_ROUTE)
    mover = march.mover_of(t.argument)
    t.coins[self.seat] += toll if t.coins[mover] >= toll else 0


def spare(self: Attempts, t: RisingSun, choice: Choice) -> None:
    killing.spare(t, self.seat)


def be_blessed(self: Attempts, t: RisingSun, choice: Choice) -> None:
    kami.accept(t, self.seat)


def die(self: Attempts, t: RisingSun, choice: Choice) -> None:
    battle.commit_seppuku(t, self.seat)


def hire(self: Attempts, t: RisingSun, choice: Choice) -> None:
    t.hired, t.ronin_hired = self.seat, battle.ronin_of(t, self.seat)


def mourn(self: Attempts, t: RisingSun, choice: Choice) -> None:
    battle.write_poems(t, self.seat)


EFFECTS: Mapping[str, Attempt] = {
    "summon": summon,
    "place": place,
    "move": move,
    "build": build,
    "worship": send,
    "seize": seize,
    "seize-at": seize,
    "enlist": enlist,
    "kill": kill,
    "take": take,
    "favour": favour,
    "use": use,
    "swap": swap,
}
# What `accept` does, by the decision at hand.
ACCEPTED: Mapping[str, Attempt] = {
    "answering": ally,
    "tolling": ask_toll,
    "sparing": spare,
    "blessing": be_blessed,
    "dying": die,
    "hiring": hire,
    "mourning": mourn,
}
MANDATE_GAINS: list[Callable[[Attempts, RisingSun], Prospect]] = [
    Attempts.recruits,
    Attempts.marches,
    Attempts.trains,
    Attempts.harvests,
    Attempts.betrays,
]
