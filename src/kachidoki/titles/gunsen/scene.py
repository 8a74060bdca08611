"""A view with the words and figures that the drawing and the description need."""

from collections.abc import Iterable, Mapping

from kachidoki.engine import Setting
from kachidoki.engine.bag import words_in
from kachidoki.engine.words import word_or_none
from kachidoki.titles.gunsen.rules.actions import (
    BUILDINGS,
    BUILDINGS_OF_CLAN,
    CLANS,
    COLUMNS,
    GOALS,
    GOALS_OF_CLAN,
    GOODS,
    HEROES,
    HEROES_OF_CLAN,
    NOBLES,
    ORDERS,
    PLACES,
    SPECIALS,
    SPECIALS_OF_CLAN,
    TACTICS,
    TACTICS_OF_CLAN,
)
from kachidoki.titles.gunsen.rules.box import box_of
from kachidoki.titles.gunsen.rules.cards.effects import BUILD_HOUSES, BUY_TACTICS
from kachidoki.titles.gunsen.rules.views import CARDS as ALL_CARDS
from kachidoki.titles.gunsen.text.cards import (
    amount,
    cost_of_order,
    describe_card,
    describe_goal,
    describe_line,
    describe_upgrade,
)
from kachidoki.titles.gunsen.view import View
from kachidoki.titles.hooks import Speaker

BEFORE = {"dealing-clans", "hallowing", "dealing", "choosing"}
KINDS = {
    "p": "plain",
    "v": "village",
    "s": "shrine",
    "w": "watchtower",
    "t": "toshi-ranbo",
    "f": "fort",
}
# What cards there are, by what they are called in messages and actions.
CARDS = {
    "order": ORDERS,
    "special": SPECIALS,
    "tactic": TACTICS,
    "hero": HEROES,
    "building": BUILDINGS,
}
# Those that are bought.
PRICED = ("tactic", "building")
DOMAINS = {card: domain for domain, cards in CARDS.items() for card in cards}
# Those that a clan brings, and how many each has.
OWN_CARDS = ("tactic", "building", "hero", "special")
OF_CLANS = {
    "tactic": (TACTICS, TACTICS_OF_CLAN),
    "building": (BUILDINGS, BUILDINGS_OF_CLAN),
    "hero": (HEROES, HEROES_OF_CLAN),
    "special": (SPECIALS, SPECIALS_OF_CLAN),
    "goal": (GOALS, GOALS_OF_CLAN),
}
NUMBERS = {card: number for number, card in enumerate(ALL_CARDS)}


class Scene:
    """A view, the box of its setting, and the names of all things."""

    def __init__(self, view: View, setting: Setting, texts: Speaker) -> None:
        self.view = view
        self.setting = setting
        self.texts = texts
        self.box = box_of(setting)

    # ------------------------------------------------------------- words

    def name(self, domain: str, word: str | int) -> str:
        return self.texts.name(domain, word)

    def names(self, domain: str, words: Iterable[str]) -> str:
        return ", ".join(self.name(domain, word) for word in words)

    def amounts(self, domain: str, counts: Mapping[str, int]) -> str:
        """Such as `koku 2, wood 1`."""
        return ", ".join(f"{self.name(domain, word)} {count}" for word, count in counts.items())

    def card(self, card: str) -> str:
        return self.name(DOMAINS[card], card)

    def who(self, seat: str) -> str:
        """Such as `Anna (Crab)`."""
        clan = self.view.players[seat].clan
        name = self.name("seat", seat)
        return name if clan is None else f"{name} ({self.name('clan', clan)})"

    def clan(self, seat: str) -> str:
        """The clan of a seat, or its player as long as there is none."""
        clan = self.view.players[seat].clan
        return self.name("seat", seat) if clan is None else self.name("clan", clan)

    def headline(self) -> str:
        """The round, whose turn it is, and what it has come to."""
        view, say = self.view, self.texts.say
        if view.over:
            return say("table-over")
        if view.step in BEFORE:
            return say("table-before")
        parts = [say("table-round", number=view.round), self.who(view.turn), *self.stage()]
        return ", ".join(parts)

    def stage(self) -> list[str]:
        """What the turn has come to."""
        view, say = self.view, self.texts.say
        if view.battle is not None and view.battle.begun:
            return [say("table-battle", place=self.name("place", view.battle.place))]
        found = []
        if view.order is not None:
            found.append(self.name("order", view.order))
        if view.noble is not None:
            found.append(self.name("noble", view.noble))
        if view.column is not None:
            found.append(say("table-activated", column=self.name("column", view.column)))
        if view.halted:
            found.append(say("table-halted"))
        return found

    def piles(self) -> str:
        """How many orders lie in the deck, and how many are discarded."""
        discards = sum(self.view.discards.values())
        return self.texts.say("table-piles", deck=self.view.deck, discards=discards)

    def unseen(self) -> str:
        """The village tokens that nobody has seen."""
        tokens = self.amounts("token", self.view.tokens_unseen)
        return self.texts.say("table-unseen", tokens=tokens)

    # ------------------------------------------------------------- the map

    def kind(self, place: str) -> str:
        return KINDS[place[0]]

    def neighbours(self, place: str) -> list[str]:
        """What touches the place, forts that nobody plays left out."""
        touching = words_in(self.box.board.touching[PLACES.index(place)], PLACES)
        return [word for word in touching if word in self.view.places]

    def is_closed(self, place: str) -> bool:
        """Has nobody entered Toshi Ranbo yet?"""
        return self.kind(place) == "toshi-ranbo" and not self.view.captured

    def owner(self, fort: str) -> str:
        return next(seat for seat, player in self.view.players.items() if player.fort == fort)

    def builder(self, building: str) -> str:
        """The seat to whose clan the building belongs."""
        clan = CLAN_OF[building]
        return next(seat for seat, player in self.view.players.items() if player.clan == clan)

    # ------------------------------------------------------------- cards

    def goods(self, seat: str) -> str:
        """Such as `2 koku, 1 influence, 0 wood`."""
        goods = self.view.players[seat].goods
        return ", ".join(amount(self.texts, good, count) for good, count in goods.items())

    def price_of_order(self, order: str) -> str:
        return cost_of_order(self.texts, self.box, order)

    def cost(self, order: str) -> list[str]:
        """The goods of which one is paid; none, if it is free."""
        return words_in(self.box.orders.cost[ORDERS.index(order)], GOODS)

    def colour(self, order: str) -> str:
        """The column to which an order belongs."""
        return COLUMNS[self.box.orders.column[ORDERS.index(order)]]

    def meaning(self, card: str) -> str:
        """What a card does, in words."""
        return describe_card(self.texts, self.box, card)

    def goal_meaning(self, goal: str) -> str:
        return describe_goal(self.texts, self.box, goal)

    def line_meanings(self, seat: str, column: str) -> list[str]:
        """What the printed lines of a column do, in words."""
        count = int(self.box.columns.lines[COLUMNS.index(column)])
        found = [describe_line(self.texts, self.box, column, line) for line in range(count)]
        if column in self.view.players[seat].upgrades:
            found[0] = describe_upgrade(self.texts, self.box, column)
        return found

    def effects(self, card: str) -> list[int]:
        """The rows of what a card does."""
        first = self.box.first_effect
        return [*range(first[NUMBERS[card]], first[NUMBERS[card] + 1])]

    def lines(self, seat: str, column: str) -> list[int]:
        """The printed lines of a column from top to bottom; an upgrade covers the first."""
        columns, place = self.box.columns, COLUMNS.index(column)
        is_upgraded = column in self.view.players[seat].upgrades
        return [int(columns.row(place, line, is_upgraded)) for line in range(columns.lines[place])]

    def noble_cost(self, noble: str) -> int:
        return int(self.box.noble_cost[NOBLES.index(noble)])

    def noble_effect(self, noble: str) -> str:
        return self.texts.say(f"noble-{noble}.effect")

    def price(self, card: str) -> int:
        """The printed price of a tactic or building; others have none."""
        if card in TACTICS:
            return int(self.box.tactic_price[TACTICS.index(card)])
        if card in BUILDINGS:
            return int(self.box.building_price[BUILDINGS.index(card)])
        return 0

    def paid_with(self, card: str) -> str | None:
        """The good of its price, as the clan boards say."""
        good = self.box.good_for(BUY_TACTICS if card in TACTICS else BUILD_HOUSES)
        return word_or_none(good, GOODS)

    def price_words(self, card: str) -> str:
        """Such as `3 koku`."""
        good, price = self.paid_with(card), self.price(card)
        return str(price) if good is None else amount(self.texts, good, price)

    # ------------------------------------------------------------- the cards of a clan

    def waiting(self, seat: str) -> dict[str, list[str]]:
        """The cards that a seat has not used yet, by their sort, as far as one knows them."""
        player = self.view.players[seat]
        if player.clan is None:
            return {}
        used = {
            "tactic": player.tactics,
            "building": player.buildings,
            "hero": player.heroes,
            "special": player.specials,
        }
        found = {sort: without(of_clan(player.clan, sort), used[sort]) for sort in used}
        if seat == self.view.seat:
            found["tactic"] += without(self.view.held, player.tactics)
        return found

    def goals(self, seat: str) -> list[str]:
        clan = self.view.players[seat].clan
        return [] if clan is None else of_clan(clan, "goal")


def of_clan(clan: str, sort: str) -> list[str]:
    """The cards of a clan; the clans have equally many, one behind the other."""
    cards, each = OF_CLANS[sort]
    first = CLANS.index(clan) * int(each)
    return cards[first : first + int(each)]


CLAN_OF = {card: clan for clan in CLANS for sort in OF_CLANS for card in of_clan(clan, sort)}


def without(words: Iterable[str], used: Iterable[str]) -> list[str]:
    return [word for word in words if word not in used]
