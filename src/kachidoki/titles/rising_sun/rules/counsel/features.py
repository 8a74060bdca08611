"""What a net or an agent is told of a position of Rising Sun."""

from typing import Final

from kachidoki.engine.bag import has, only, size
from kachidoki.engine.counts import total
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.memory import Memory
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64
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
    SEASON_COUNT,
    SEASONS,
    SORT_COUNT,
    SORTS,
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
    FIRST_SHRINE,
    LAYING,
    MANDATE_TURNS,
    NONE,
    PLACE_COUNT,
    RESERVE,
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


# Where the parts of a row begin.
HONOR: Final[i64] = 4
ALLY: Final[i64] = 5
TURNS_AWAY: Final[i64] = 7
HOSTAGES: Final[i64] = 8
IN_RESERVE: Final[i64] = 10
BATTLE: Final[i64] = 12
TOKENS: Final[i64] = BATTLE + 3 + ADVANTAGE_COUNT
IS_HOUSE: Final[i64] = TOKENS + SEASON_COUNT
OF_SORT: Final[i64] = IS_HOUSE + HOUSE_COUNT
AT_SHRINE: Final[i64] = OF_SORT + SORT_COUNT
WON: Final[i64] = AT_SHRINE + SHRINES_IN_PLAY
FIGURES_IN: Final[i64] = WON + REGION_COUNT
STRONGHOLDS_IN: Final[i64] = FIGURES_IN + REGION_COUNT
FORCE_IN: Final[i64] = STRONGHOLDS_IN + REGION_COUNT
CARRIED_OUT: Final[i64] = 6
IN_HAND: Final[i64] = CARRIED_OUT + MANDATE_COUNT
PUT_BACK: Final[i64] = IN_HAND + MANDATE_COUNT
ANNOUNCED: Final[i64] = PUT_BACK + MANDATE_COUNT
OWN_BIDS: Final[i64] = ANNOUNCED + MANDATE_COUNT
WAR_IN: Final[i64] = OWN_BIDS + ADVANTAGE_COUNT
KAMI: Final[i64] = WAR_IN + REGION_COUNT
ON_OFFER: Final[i64] = KAMI + SHRINES_IN_PLAY
OWNED: Final[i64] = ON_OFFER + CARD_COUNT
# Where the memory notes what; what belongs to nobody or the seat alone has the place that it has in its
# row.
ORDER_SEEN: Final[i64] = OWNED + CARD_COUNT
CIRCLE_SEEN: Final[i64] = ORDER_SEEN + 2
ALLIES_SEEN: Final[i64] = CIRCLE_SEEN + MOST_SEATS
BATTLE_SEEN: Final[i64] = ALLIES_SEEN + MOST_SEATS
BIDS_SEEN: Final[i64] = BATTLE_SEEN + 4
BIDS_MADE_SEEN: Final[i64] = BIDS_SEEN + MOST_SEATS
TOKENS_SEEN: Final[i64] = BIDS_MADE_SEEN + MOST_SEATS
CARDS_SEEN: Final[i64] = TOKENS_SEEN + MOST_SEATS * SEASON_COUNT
TWICE_SEEN: Final[i64] = CARDS_SEEN + MOST_SEATS
HOUSES_SEEN: Final[i64] = TWICE_SEEN + MOST_SEATS
WAR_SEEN: Final[i64] = HOUSES_SEEN + MOST_SEATS
TRACK_SEEN: Final[i64] = WAR_SEEN + 2
PIECES_SEEN: Final[i64] = TRACK_SEEN + MOST_SEATS
WORDS: Final[i64] = PIECES_SEEN + MOST_SEATS * PLACE_COUNT
ALL_REGIONS: Final[i64] = 255


class RisingSunFeatures(Features):
    """Counts what lies on the map and before the players. What was whispered is left out."""

    def __init__(self) -> None:
        super().__init__(FEATURES, int(MOST_SEATS), OWN_FEATURES)
        self.prospects = Prospects(heeds_promises=False)
        self.memory = Memory(int(WORDS))

    def judge(self, state: State) -> None:
        assert isinstance(state, Table)
        self.prospects.project(state)
        for seat in range(state.seats):
            self.counts[seat * self.number] = int(self.prospects.of[seat] * EIGHTHS)

    def apply_to(self, state: State) -> bool:
        """Between two seasons, and when somebody is to choose a mandate."""
        return state.step == LAYING or (state.step == CONTESTING and state.argument == 0)

    def count_facts(self, state: State) -> None:
        assert isinstance(state, Table)
        self.memory.open(state.game)
        for seat in range(state.seats):
            self.count_purse(state, seat, seat * self.number)
        if self.sees_another_order(state):
            self.count_order(state)
        if self.sees_another_battle(state):
            self.count_battle(state)
        if self.memory.are_new(TOKENS_SEEN, state.tokens, 0, state.seats * SEASON_COUNT):
            self.count_tokens(state)
        places = self.places_with_other_pieces(state)
        if self.sees_other_honor(state):
            self.count_honor(state)
            places |= ALL_REGIONS
        seats = self.seats_with_other_cards(state)
        if seats != 0:
            self.count_cards(state, seats)
            places |= ALL_REGIONS
        self.count_pieces(state, places)

    # ------------------------------------------------------------- before the players

    def count_purse(self, t: Table, seat: i64, start: i64) -> None:
        counts = self.counts
        counts[start + 1] = t.points[seat]
        counts[start + 2] = t.coins[seat]
        counts[start + 3] = t.ronin[seat]
        counts[start + 6] = 1 if acts(t, seat) else 0

    def sees_another_order(self, t: Table) -> bool:
        """Of turns, of alliances?"""
        memory, seats = self.memory, t.seats
        is_new = memory.is_new(ORDER_SEEN, t.first) | memory.is_new(ORDER_SEEN + 1, t.turn)
        is_new |= memory.are_new(CIRCLE_SEEN, t.circle, 0, seats)
        return is_new | memory.are_new(ALLIES_SEEN, t.ally, 0, seats)

    def count_order(self, t: Table) -> None:
        counts, seats = self.counts, t.seats
        for seat in range(seats):
            start = seat * self.number
            counts[start + TURNS_AWAY] = 0
            counts[start + ALLY] = 0
            if t.first != NONE:
                turns = t.place_of(seat) - t.place_of(t.active())
                counts[start + TURNS_AWAY] = (turns + seats) % seats
            if t.is_allied(seat):
                counts[start + ALLY] = (t.ally[seat] - seat + seats) % seats

    def sees_other_honor(self, t: Table) -> bool:
        """Or has the game, has war begun? With either, the same pieces have another force."""
        memory = self.memory
        begun: i64 = 1 if t.first != NONE else 0
        war: i64 = 1 if t.is_war() else 0
        is_new = memory.is_new(WAR_SEEN, begun) | memory.is_new(WAR_SEEN + 1, war)
        return is_new | memory.are_new(TRACK_SEEN, t.track, 0, t.seats)

    def count_honor(self, t: Table) -> None:
        for seat in range(t.seats):
            honor: i64 = t.seats - place_on_track(t, seat) if t.first != NONE else i64(0)
            self.counts[seat * self.number + HONOR] = honor

    def sees_another_battle(self, t: Table) -> bool:
        memory, seats = self.memory, t.seats
        shown: i64 = 1 if are_bids_shown(t) else 0
        is_new = memory.is_new(BATTLE_SEEN, t.fighters) | memory.is_new(BATTLE_SEEN + 1, shown)
        is_new |= memory.is_new(BATTLE_SEEN + 2, t.hired)
        is_new |= memory.is_new(BATTLE_SEEN + 3, t.ronin_hired)
        is_new |= memory.are_new(BIDS_SEEN, t.bids, 0, seats)
        return is_new | memory.are_new(BIDS_MADE_SEEN, t.bids_made, 0, seats)

    def count_battle(self, t: Table) -> None:
        counts = self.counts
        for seat in range(t.seats):
            start = seat * self.number + BATTLE
            fights = t.is_fighting(seat)
            shown = fights and are_bids_shown(t)
            counts[start] = 1 if fights else 0
            counts[start + 1] = t.ronin_hired if t.hired == seat else i64(0)
            counts[start + 2] = t.bids_made[seat]
            for advantage in range(ADVANTAGE_COUNT):
                counts[start + 3 + advantage] = t.bid(seat, advantage) if shown else i64(0)

    def count_tokens(self, t: Table) -> None:
        counts = self.counts
        for seat in range(t.seats):
            start = seat * self.number
            for season in range(SEASON_COUNT):
                counts[start + TOKENS + season] = size(t.tokens[seat * SEASON_COUNT + season])
            won = regions_won(t, seat)
            for region in range(REGION_COUNT):
                counts[start + WON + region] = (won >> region) & 1

    def seats_with_other_cards(self, t: Table) -> i64:
        """Or another house."""
        memory, seats = self.memory, t.seats
        found = memory.new_ones(CARDS_SEEN, t.cards, 0, seats)
        found |= memory.new_ones(TWICE_SEEN, t.cards_twice, 0, seats)
        return found | memory.new_ones(HOUSES_SEEN, t.house, 0, seats)

    def count_cards(self, t: Table, seats: i64) -> None:
        for seat in range(t.seats):
            if has(seats, seat):
                start = seat * self.number
                for house in range(HOUSE_COUNT):
                    self.counts[start + IS_HOUSE + house] = 1 if t.house[seat] == house else 0
                self.count_sorts(t, seat, start + OF_SORT)

    def count_sorts(self, t: Table, seat: i64, start: i64) -> None:
        counts = self.counts
        for sort in range(SORT_COUNT):
            counts[start + sort] = 0
        owned = t.cards[seat]
        card: i64 = 0
        while owned != 0:
            if owned & 1:
                counts[start + t.box.cards.sort[card]] += t.copies(seat, card)
            owned >>= 1
            card += 1

    # ------------------------------------------------------------- on the map

    def places_with_other_pieces(self, t: Table) -> i64:
        """The bag of places where anybody's pieces are others than before."""
        places: i64 = 0
        for seat in range(t.seats):
            row = seat * PLACE_COUNT
            places |= self.memory.new_ones(PIECES_SEEN + row, t.pieces, row, PLACE_COUNT)
        return places

    def count_pieces(self, t: Table, places: i64) -> None:
        """In regions, at shrines, in reserves, and those that are held hostage."""
        for region in range(REGION_COUNT):
            if has(places, region):
                self.count_region(t, region)
        for slot in range(SHRINES_IN_PLAY):
            if has(places, FIRST_SHRINE + slot):
                for seat in range(t.seats):
                    force = shrine_force(t, seat, slot)
                    self.counts[seat * self.number + AT_SHRINE + slot] = force
        if has(places, RESERVE):
            self.count_reserves(t)
        if places >> CAPTIVE != 0:
            self.count_hostages(t)

    def count_region(self, t: Table, region: i64) -> None:
        seats = present(t, region) if t.first != NONE else i64(0)
        for seat in range(t.seats):
            counts, start = self.counts, seat * self.number + region
            counts[start + FIGURES_IN] = total(t.figures_in(seat, region))
            counts[start + STRONGHOLDS_IN] = t.strongholds(seat, region)
            counts[start + FORCE_IN] = 0
            if has(seats, seat):
                counts[start + FORCE_IN] = force_in(t, seat, region, seats)

    def count_reserves(self, t: Table) -> None:
        for seat in range(t.seats):
            start = seat * self.number + IN_RESERVE
            self.counts[start] = total(t.figures_in(seat, RESERVE))
            self.counts[start + 1] = t.strongholds(seat, RESERVE)

    def count_hostages(self, t: Table) -> None:
        """Those that each seat holds, and those of its own that others hold."""
        for seat in range(t.seats):
            hostages, captive = i64(0), i64(0)
            for other in range(t.seats):
                hostages += total(t.army(other, CAPTIVE + seat))
                captive += total(t.army(seat, CAPTIVE + other))
            start = seat * self.number + HOSTAGES
            self.counts[start] = hostages
            self.counts[start + 1] = captive

    # ------------------------------------------------------------- the table, and what one seat knows

    def count_own(self, state: State, seat: i64) -> None:
        """What the seat knows of tiles and bids, and what belongs to nobody."""
        assert isinstance(state, Table)
        t, own = state, self.own_counts
        self.memory.open(t.game)
        own[0] = t.season
        own[1] = t.turn
        own[2] = wars_over(t)
        own[3] = t.replaced
        own[4] = t.moves_made
        own[5] = t.seen_at[seat]
        self.count_tiles(t, seat)
        for advantage in range(ADVANTAGE_COUNT):
            own[OWN_BIDS + advantage] = t.bid(seat, advantage) if t.is_fighting(seat) else i64(0)
        if self.memory.are_new(WAR_IN, t.wars, 0, REGION_COUNT):
            for region in range(REGION_COUNT):
                own[WAR_IN + region] = war_of(t, region)
        for slot in range(SHRINES_IN_PLAY):
            own[KAMI + slot] = t.shrines[slot] + 1
        self.count_copies(ON_OFFER, t.market, t.market_twice)
        self.count_copies(OWNED, t.cards[seat], t.cards_twice[seat])

    def count_copies(self, place: i64, cards: i64, twice: i64) -> None:
        """How many there are of each card, of which the bags hold one and the other."""
        memory, own = self.memory, self.own_counts
        if memory.is_new(place, cards) | memory.is_new(place + 1, twice):
            for card in range(CARD_COUNT):
                own[place + card] = ((cards >> card) & 1) + ((twice >> card) & 1)

    def count_tiles(self, t: Table, seat: i64) -> None:
        memory, own = self.memory, self.own_counts
        looks = t.first != NONE and t.step in (LAYING, DRAWING) and t.active() == seat
        carried_out: i64 = only(t.mandate) if t.mandate != NONE else i64(0)
        memory.tell_members(own, CARRIED_OUT, carried_out, MANDATE_COUNT)
        memory.tell_kinds(own, IN_HAND, t.hand if looks else i64(0), MANDATE_COUNT)
        memory.tell_kinds(own, PUT_BACK, t.seen[seat], MANDATE_COUNT)
        for mandate in range(MANDATE_COUNT):
            own[ANNOUNCED + mandate] = 0
        for turn in range(MANDATE_TURNS):
            if t.announced[turn] != NONE:
                own[ANNOUNCED + t.announced[turn]] += 1


def are_bids_shown(t: Table) -> bool:
    return t.outermost() != BIDDING


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
