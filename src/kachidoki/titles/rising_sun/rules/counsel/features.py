"""What a net or an agent is told of a position of Rising Sun."""

from typing import Final

from kachidoki.engine.bag import has, size
from kachidoki.engine.counts import count, total
from kachidoki.engine.learned.features import Features
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.rising_sun.rules.actions import (
    ADVANTAGE_COUNT,
    ADVANTAGES,
    CARD_COUNT,
    CARDS,
    HOUSE_COUNT,
    HOUSES,
    MANDATE_COUNT,
    MANDATES,
    MOST_SEATS,
    REGION_COUNT,
    REGIONS,
    SEASONS,
    SORTS,
    STRONGHOLD,
)
from kachidoki.titles.rising_sun.rules.components import SHRINES_IN_PLAY
from kachidoki.titles.rising_sun.rules.counsel.prospects import Prospects
from kachidoki.titles.rising_sun.rules.force import force_in, present, shrine_force
from kachidoki.titles.rising_sun.rules.honor import place_on_track
from kachidoki.titles.rising_sun.rules.phases.seasons import regions_won
from kachidoki.titles.rising_sun.rules.state import (
    BIDDING,
    CAPTIVE,
    CONTESTING,
    DRAWING,
    LAYING,
    MANDATE_TURNS,
    NONE,
    RESERVE,
    WINTER,
    Table,
)

# What is no whole number is counted in eighths.
EIGHTHS: Final = 8.0
FEATURES: Final = [
    ("prospect", "points, and what all it has promises, in eighths of a point"),
    ("points", "points"),
    ("coins", "coins"),
    ("ronin", "ronin"),
    ("honor", "its place on the honor track, from the lowest, which is 1"),
    ("ally", "how many seats behind it its ally sits; 0 without one"),
    ("acts", "1 if the table waits for it"),
    ("turns-away", "how many mandate turns come before its next one"),
    ("hostages", "figures that it holds hostage"),
    ("captive", "its own figures that others hold"),
    ("reserve", "figures in its reserve"),
    ("strongholds", "strongholds in its reserve"),
    ("fights", "1 if it fights in the battle under way"),
    ("hired", "ronin that it has hired for it"),
    ("bids-made", "advantages of that battle on which it has bid"),
    *((f"bid-{name}", f"its bid on {name}, once it is shown") for name in ADVANTAGES),
    *((f"tokens-{season}", f"war tokens of {season}") for season in SEASONS),
    *((f"house-{house}", f"1 for {house.capitalize()}") for house in HOUSES),
    *((f"cards-{sort}", f"its season cards of the sort {sort}") for sort in SORTS),
    *((f"shrine-{slot}", "its force at the shrine of that place") for slot in range(1, 5)),
    *((f"won-{region}", "1 if it has a war token of the region") for region in REGIONS),
    *((f"figures-{region}", "its figures in the region") for region in REGIONS),
    *((f"strongholds-{region}", "its strongholds in the region") for region in REGIONS),
    *((f"force-{region}", "its force in the region") for region in REGIONS),
]
OWN_FEATURES: Final = [
    ("season", "seasons that are over"),
    ("turn", "mandate turns that are over in this one"),
    ("battle", "wars that are over in this one"),
    ("replaced", "figures replaced by the Betray under way"),
    ("moves-made", "figures moved by the help of the kami under way"),
    (
        "put-back-at",
        "the turn, from 1, in which it has seen the tiles that it put back; 0 for none",
    ),
    *((f"mandate-{name}", "1 if it is being carried out") for name in MANDATES),
    *((f"hand-{name}", "tiles of it to choose from, in its hand") for name in MANDATES),
    *((f"put-back-{name}", "tiles of it that it put back") for name in MANDATES),
    *((f"announced-{name}", "how often it was announced in this season") for name in MANDATES),
    *((f"own-bid-{name}", f"its own bid on {name}") for name in ADVANTAGES),
    *(
        (f"war-{region}", "the place of the region among the wars, from 1; 0 for none")
        for region in REGIONS
    ),
    *(
        (f"kami-{slot}", "the shrine of that place, in the order of the box, from 1")
        for slot in range(1, 5)
    ),
    *((f"market-{card}", "how many of the card lie out") for card in CARDS),
    *((f"own-{card}", "how many of the card it owns") for card in CARDS),
]


class RisingSunFeatures(Features):
    """Counts what lies on the map and before the players. What was whispered is left out."""

    def __init__(self) -> None:
        super().__init__(FEATURES, int(MOST_SEATS), OWN_FEATURES)
        self.prospects = Prospects(heeds_promises=False)
        self.present: vec[i64] = vec[i64]([0] * int(REGION_COUNT))  # bags of seats
        self.place: i64 = 0

    def add(self, count: i64) -> None:
        self.counts[self.place] = count
        self.place += 1

    def judge(self, state: State) -> None:
        assert isinstance(state, Table)
        self.prospects.project(state)
        for seat in range(state.seats):
            self.counts[seat * self.number] = int(self.prospects.of[seat] * EIGHTHS)

    def count_facts(self, state: State) -> None:
        assert isinstance(state, Table)
        for region in range(REGION_COUNT):
            self.present[region] = present(state, region) if state.first != NONE else 0
        for seat in range(state.seats):
            self.place = seat * self.number + self.judged
            self.count_means(state, seat)
            self.count_battle(state, seat)
            self.count_cards(state, seat)
            self.count_map(state, seat)

    def apply_to(self, state: State) -> bool:
        """Between two seasons, and when somebody is to choose a mandate."""
        return state.step == LAYING or (state.step == CONTESTING and state.argument == 0)

    def count_means(self, t: Table, seat: i64) -> None:
        begun = t.first != NONE
        self.add(t.points[seat])
        self.add(t.coins[seat])
        self.add(t.ronin[seat])
        self.add(t.seats - place_on_track(t, seat) if begun else 0)
        self.add((t.ally[seat] - seat + t.seats) % t.seats if t.is_allied(seat) else 0)
        self.add(1 if acts(t, seat) else 0)
        self.add((t.place_of(seat) - t.place_of(t.active()) + t.seats) % t.seats if begun else 0)
        hostages: i64 = 0
        captive: i64 = 0
        for other in range(t.seats):
            hostages += total(t.army(other, CAPTIVE + seat))
            captive += total(t.army(seat, CAPTIVE + other))
        self.add(hostages)
        self.add(captive)
        self.add(total(t.figures_in(seat, RESERVE)))
        self.add(t.strongholds(seat, RESERVE))

    def count_battle(self, t: Table, seat: i64) -> None:
        self.add(1 if t.is_fighting(seat) else 0)
        self.add(t.ronin_hired if t.hired == seat else 0)
        self.add(t.bids_made[seat])
        shown = t.is_fighting(seat) and t.outermost() != BIDDING
        for advantage in range(ADVANTAGE_COUNT):
            self.add(t.bid(seat, advantage) if shown else 0)

    def count_cards(self, t: Table, seat: i64) -> None:
        for season in range(WINTER):
            self.add(size(t.tokens[seat * WINTER + season]))
        for house in range(HOUSE_COUNT):
            self.add(1 if t.house[seat] == house else 0)
        start = self.place
        for _ in range(len(SORTS)):
            self.add(0)
        owned = t.cards[seat]
        card: i64 = 0
        while owned != 0:
            if owned & 1:
                self.counts[start + t.box.cards.sort[card]] += t.copies(seat, card)
            owned >>= 1
            card += 1

    def count_map(self, t: Table, seat: i64) -> None:
        for slot in range(SHRINES_IN_PLAY):
            self.add(shrine_force(t, seat, slot))
        won = regions_won(t, seat)
        for region in range(REGION_COUNT):
            self.add((won >> region) & 1)
        for region in range(REGION_COUNT):
            self.add(total(t.figures_in(seat, region)))
        for region in range(REGION_COUNT):
            self.add(count(t.army(seat, region), STRONGHOLD))
        for region in range(REGION_COUNT):
            seats = self.present[region]
            self.add(force_in(t, seat, region, seats) if has(seats, seat) else 0)

    # ------------------------------------------------------------- the table, and what one seat knows

    def add_own(self, count: i64) -> None:
        self.own_counts[self.place] = count
        self.place += 1

    def count_own(self, state: State, seat: i64) -> None:
        """What the seat knows of tiles and bids, and what belongs to nobody."""
        assert isinstance(state, Table)
        t = state
        self.place = 0
        self.add_own(t.season)
        self.add_own(t.turn)
        self.add_own(wars_over(t))
        self.add_own(t.replaced)
        self.add_own(t.moves_made)
        self.add_own(t.seen_at[seat])
        self.count_tiles(t, seat)
        for advantage in range(ADVANTAGE_COUNT):
            self.add_own(t.bid(seat, advantage) if t.is_fighting(seat) else 0)
        for region in range(REGION_COUNT):
            self.add_own(war_of(t, region))
        for slot in range(SHRINES_IN_PLAY):
            self.add_own(t.shrines[slot] + 1)
        for card in range(CARD_COUNT):
            self.add_own(t.on_offer(card))
        for card in range(CARD_COUNT):
            self.add_own(t.copies(seat, card))

    def count_tiles(self, t: Table, seat: i64) -> None:
        looks = t.first != NONE and t.step in (LAYING, DRAWING) and t.active() == seat
        for mandate in range(MANDATE_COUNT):
            self.add_own(1 if t.mandate == mandate else 0)
        for mandate in range(MANDATE_COUNT):
            self.add_own(count(t.hand, mandate) if looks else 0)
        for mandate in range(MANDATE_COUNT):
            self.add_own(count(t.seen[seat], mandate))
        start = self.place
        for _ in range(MANDATE_COUNT):
            self.add_own(0)
        for turn in range(MANDATE_TURNS):
            if t.announced[turn] != NONE:
                self.own_counts[start + t.announced[turn]] += 1


def acts(t: Table, seat: i64) -> bool:
    """Does the table wait for the seat?"""
    return t.owes_bid(seat) if t.step == BIDDING else t.actor == seat


def wars_over(t: Table) -> i64:
    """How many regions have been fought for in this season."""
    if not t.is_war() or t.outermost() < BIDDING:
        return 0
    return t.argument if t.depth == 0 else t.frames[1]


def war_of(t: Table, region: i64) -> i64:
    """The number of the war for the region, from 1; 0 where there is none."""
    for number in range(t.box.war_tokens):
        if t.wars[number] == region:
            return number + 1
    return 0
