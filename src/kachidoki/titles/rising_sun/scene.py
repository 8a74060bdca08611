"""A view with the words and figures that the drawing, the description and the prospects need."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from kachidoki.engine import Setting
from kachidoki.engine.bag import only
from kachidoki.titles.hooks import Speaker
from kachidoki.titles.rising_sun import TITLE
from kachidoki.titles.rising_sun.rules.actions import CARDS, REGIONS, SEATS
from kachidoki.titles.rising_sun.rules.course import RisingSun
from kachidoki.titles.rising_sun.rules.mandates.train import discount, price_of
from kachidoki.titles.rising_sun.rules.state import MANDATE_TURNS, NONE, STEPS
from kachidoki.titles.rising_sun.snapshot import fields
from kachidoki.titles.rising_sun.view import Army, Player, View

BEFORE = {"calling", "dealing", "unpacking", "raising", "choosing"}
TEA = {"proposing", "answering"}
WAR = {"readying", "bidding", "dying", "capturing", "hiring", "mourning", "sharing"}


class Scene:
    """A view, the table that lies in it, and the names of all things."""

    def __init__(self, view: View, setting: Setting, texts: Speaker) -> None:
        self.view = view
        self.texts = texts
        self.table = table_of(view, setting)
        self.box = self.table.box

    # ------------------------------------------------------------- words

    def name(self, domain: str, word: str | int) -> str:
        return self.texts.name(domain, word)

    def names(self, domain: str, words: Iterable[str]) -> str:
        return ", ".join(self.name(domain, word) for word in words)

    def amounts(self, domain: str, counts: Mapping[str, int]) -> str:
        """Such as `bushi ×2, shinto`."""
        several = {word: f" ×{count}" if count > 1 else "" for word, count in counts.items()}
        return ", ".join(f"{self.name(domain, word)}{several[word]}" for word in counts)

    def who(self, seat: str) -> str:
        """Such as `Anna (Koi)`."""
        house = self.view.players[seat].house
        name = self.name("seat", seat)
        return name if house is None else f"{name} ({self.name('house', house)})"

    def house(self, seat: str) -> str:
        """The house of a seat, or its player as long as there is none."""
        house = self.view.players[seat].house
        return self.name("seat", seat) if house is None else self.name("house", house)

    def headline(self) -> str:
        """The season and what happens in it now."""
        view, say = self.view, self.texts.say
        if view.over:
            return say("table-over")
        if view.step in BEFORE:
            return say("table-before")
        return say("table-season", season=say(f"season-{view.season}.heading"), phase=self.phase())

    def phase(self) -> str:
        view, say = self.view, self.texts.say
        if view.battle is not None:
            return say("table-phase-battle", region=self.name("region", view.battle.region))
        if view.step in WAR:
            return say("table-phase-war")
        if view.step == "contesting":
            return say("table-phase-beginning")
        if view.step in TEA:
            return say("table-phase-tea")
        if view.mandate is None and view.step not in ("drawing", "laying", "announcing"):
            return say("table-phase-kami")
        number = min(view.turn + 1, int(MANDATE_TURNS))
        turn = say("table-phase-turn", number=number, turns=int(MANDATE_TURNS))
        return turn if view.mandate is None else f"{turn}, {self.name('mandate', view.mandate)}"

    # ------------------------------------------------------------- the board

    def reward(self, region: str) -> dict[str, int]:
        """What a harvest there brings, as far as it is anything."""
        regions, place = self.box.regions, REGIONS.index(region)
        found = {
            "points": int(regions.points[place]),
            "coins": int(regions.coins[place]),
            "ronin": int(regions.ronin[place]),
        }
        return {word: amount for word, amount in found.items() if amount}

    def neighbours(self, region: str, by_sea: bool) -> list[str]:
        regions, place = self.box.regions, REGIONS.index(region)
        bag = regions.sea[place] if by_sea else regions.land[place]
        return [word for number, word in enumerate(REGIONS) if bag & only(number)]

    # ------------------------------------------------------------- cards

    def cost(self, card: str) -> int:
        """The price that is printed on the card."""
        return int(self.box.cards.cost[CARDS.index(card)])

    def price(self, card: str) -> int:
        """What the view's seat would pay for it now."""
        view = self.view
        if view.seat is None or not view.circle:
            return self.cost(card)
        seat = SEATS.index(view.seat)
        less = discount(self.table, seat) if view.mandate == "train" else 0
        return int(price_of(self.table, seat, CARDS.index(card), less))

    # ------------------------------------------------------------- mandates

    def own_hidden_tiles(self) -> list[str]:
        """The tiles that the view's seat has laid face down."""
        view = self.view
        turns = zip(view.laid, view.own_tiles, strict=False)
        return [tile for laid, tile in turns if laid.hidden and tile is not None]

    # ------------------------------------------------------------- deals

    def deals(self) -> list[str]:
        """The offers and promises that the view's seat knows of."""
        say = self.texts.say
        offers = [
            say(
                "table-told-deal",
                secret="yes" if offer.manner == "secretly" else "no",
                who=self.who(offer.seat),
                to=self.who(offer.to),
                give=self.name("thing", offer.give),
                ask=self.name("thing", offer.ask),
            )
            for offer in self.view.offers
        ]
        promises = [
            say(
                "table-told-promise",
                who=self.who(given.seat),
                to=self.who(given.to),
                promise=self.name("thing", given.promise),
                state=given.state,
            )
            for given in self.view.promises
        ]
        return offers + promises


# ----------------------------------------------------------------- the table of a view


def table_of(view: View, setting: Setting) -> RisingSun:
    """All that lies open for everybody, so that the rules can be asked about it."""
    t = TITLE.open(setting)
    form = fields(t)
    for name, words in open_fields(view).items():
        form[name].read(t, name, words)
    for place, seat in enumerate(view.circle):
        t.circle[place] = SEATS.index(seat)
    t.step = NONE if view.over else STEPS.index(view.step)
    t.argument = view.argument
    return t


def open_fields(view: View) -> dict[str, Any]:
    """What the view shows, as a snapshot writes it."""
    shown = ("season", "card_set", "first", "turn", "mandate", "track", "wars")
    found = {name: getattr(view, name) for name in shown}
    found["shrines"] = [shrine.shrine for shrine in view.shrines]
    found["players"] = {seat: purse_of(player) for seat, player in view.players.items()}
    found["pieces"] = {seat: {"at": places_of(view, seat)} for seat in view.players}
    found["market"], found["market_twice"] = bags_of(view.market)
    if view.battle is not None:
        found["fighters"] = view.battle.fighters
        found["hired"] = view.battle.hired
        found["fallen"] = view.battle.fallen
        found["winner"] = view.battle.winner
    return found


def purse_of(player: Player) -> dict[str, Any]:
    words = msgspec.to_builtins(player)
    names = ("house", "coins", "ronin", "points", "ally", "alliances", "tokens")
    found = {name: words[name] for name in names}
    found["cards"], found["cards_twice"] = bags_of(player.cards)
    return found


def bags_of(cards: Mapping[str, int]) -> tuple[list[str], list[str]]:
    """The cards, and those of which there are two."""
    return list(cards), [card for card, copies in cards.items() if copies > 1]


def places_of(view: View, seat: str) -> dict[str, Army]:
    """Where the pieces of a seat are."""
    found = {"reserve": view.players[seat].reserve}
    for region, entry in view.regions.items():
        found[region] = entry.armies.get(seat, {})
    for slot, shrine in enumerate(view.shrines, 1):
        found[f"shrine-{slot}"] = shrine.armies.get(seat, {})
    return found
