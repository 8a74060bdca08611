"""What a net or an agent is told of a position of Joraku."""

from typing import Final

from kachidoki.engine.bag import has, size
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.memory import Memory
from kachidoki.engine.seats import NOBODY
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.joraku.rules.actions import (
    ALL_CARDS,
    AREA_COUNT,
    AREAS,
    ARMY_COUNT,
    CARD_NAMES,
    CARDS,
    RANKS,
    SUIT_COUNT,
    SUITS,
    VARIANT_CARDS,
    number_of,
    numbers,
    suit_cards,
    suit_of,
)
from kachidoki.titles.joraku.rules.box import TWO_ON_TWO
from kachidoki.titles.joraku.rules.influence import is_paid, presence, rank
from kachidoki.titles.joraku.rules.knowledge import pack_is_known
from kachidoki.titles.joraku.rules.state import DEALING, PLAYING, Table

# What a point is worth, in hundredths: earned, and promised by the present ranks for this round, the
# next and the one after it. Two on two, this part of the lesser daimyo counts.
EARNED: Final[i64] = 100
THIS_ROUND: Final[i64] = 90
NEXT_ROUND: Final[i64] = 45
LAST_ROUND: Final[i64] = 27
LESSER_PART: Final[i64] = 20

SEAT_FEATURES: Final = [
    ("prospect", "reputation and what the ranks on the map promise, in hundredths of a point"),
    ("round", "the round"),
    ("kachidoki", "1 for the holder of the Kachidoki card"),
    ("acts", "1 if the table waits for it"),
    ("cards", "cards in the hand"),
    *((f"lacks-{suit}", f"1 if it has shown to lack {suit} cards") for suit in SUITS),
]
ARMY_FEATURES: Final = [
    ("reputation", "reputation points"),
    ("due", "what its ranks would pay in this round, as they are now"),
    ("due-next", "what they would pay in the next round"),
    ("due-last", "what they would pay in the round after that"),
    ("supply", "samurai in the supply"),
    ("number", "its daimyo card"),
    ("daimyo", "how far its daimyo is from Kyoto; -1 off the map"),
    ("arrived", "1 if its daimyo was rewarded for marching into Kyoto"),
    ("sent", "1 if its card is being played or resolved"),
    ("played", "the card that it has in the trick: its number and 1, so 1 for a ninja; 0 for none"),
    ("suit", "the suit of that card: 1 red, 2 yellow, 3 blue"),
    *((f"samurai-{area}", f"samurai in {area.capitalize()}") for area in AREAS),
]
FEATURES: Final = [
    *SEAT_FEATURES,
    *ARMY_FEATURES,
    *(
        (f"second-{name}", f"two on two, of its second army: {text}")
        for name, text in ARMY_FEATURES
    ),
    *(
        (f"variant-{number}", f"1 if variant rule {number} applies")
        for number in numbers(VARIANT_CARDS)
    ),
]
OWN_FEATURES: Final = [
    ("neutral-daimyo", "how far the neutral daimyo is from Kyoto; -1 without one"),
    *((f"neutral-{area}", f"neutral samurai in {area.capitalize()}") for area in AREAS),
    *((f"hand-{card}", "1 if it holds the card, 2 if it has put it aside") for card in CARD_NAMES),
    *(
        (f"known-{card}", "1 if it knows that the left neighbour has the card, 2 if it was played")
        for card in CARD_NAMES
    ),
]
# Where the parts of a row begin.
LACKS: Final[i64] = 5
FIRST_ARMY: Final[i64] = 8
SECOND_ARMY: Final[i64] = 26
DUE: Final[i64] = 1
STANDS: Final[i64] = 6
SAMURAI: Final[i64] = 11
VARIANTS: Final[i64] = 44
NEUTRAL: Final[i64] = 0
HAND: Final[i64] = 8
KNOWN: Final[i64] = 29
ROUNDS_AHEAD: Final[i64] = 3
SQUARES: Final[i64] = ARMY_COUNT * AREA_COUNT
ALL_AREAS: Final[i64] = (1 << 7) - 1
# Where the memory notes what; the cards that a seat knows of have the places that they have in its row.
VARIANTS_SEEN: Final[i64] = KNOWN + CARDS
ROUND_SEEN: Final[i64] = VARIANTS_SEEN + 1
DAIMYO_SEEN: Final[i64] = ROUND_SEEN + 1
SAMURAI_SEEN: Final[i64] = DAIMYO_SEEN + ARMY_COUNT
WORDS: Final[i64] = SAMURAI_SEEN + SQUARES


class JorakuFeatures(Features):
    """Counts what lies on the map and on the table."""

    def __init__(self) -> None:
        super().__init__(FEATURES, int(ARMY_COUNT), OWN_FEATURES)
        self.memory = Memory(int(WORDS))
        # By army and round, from this one on: what its ranks would pay.
        self.due: vec[i64] = vec[i64]([0] * int(ARMY_COUNT * ROUNDS_AHEAD))
        # By area: the presence for which that was found.
        self.present: vec[i64] = vec[i64]([0] * int(AREA_COUNT))

    def count_facts(self, state: State) -> None:
        assert isinstance(state, Table)
        memory = self.memory
        if memory.open(state.game):
            for place in range(len(self.counts)):
                self.counts[place] = 0
        areas = self.areas_with_other_pieces(state)
        if areas != 0:
            self.foresee(state, areas)
        for seat in range(state.seats):
            start = seat * self.number
            self.count_seat(state, seat, start)
            self.count_army(state, seat, start + FIRST_ARMY, areas != 0)
            if state.box.mode == TWO_ON_TWO:
                self.count_army(state, seat + state.seats, start + SECOND_ARMY, areas != 0)

    def judge(self, state: State) -> None:
        assert isinstance(state, Table)
        for seat in range(state.seats):
            hope = self.hope(state, seat)
            if state.box.mode == TWO_ON_TWO:
                other = self.hope(state, seat + state.seats)
                hope = max(hope, other) + min(hope, other) // LESSER_PART
            self.counts[seat * self.number] = hope

    def apply_to(self, state: State) -> bool:
        """Between two rounds: of cards in hands they tell little."""
        assert isinstance(state, Table)
        return state.step == DEALING and state.argument == 0 and state.round > 1

    def areas_with_other_pieces(self, t: Table) -> i64:
        """The bag of areas where ranks or their pay may be others. Most decisions are about cards."""
        memory = self.memory
        paying: i64 = t.round if t.actor != NOBODY else i64(0)
        areas: i64 = 0
        if memory.is_new(VARIANTS_SEEN, t.variants) | memory.is_new(ROUND_SEEN, paying):
            self.count_variants(t)
            self.forget_ranks()
            areas = ALL_AREAS
        if memory.are_new(DAIMYO_SEEN, t.daimyo, 0, ARMY_COUNT):
            areas = ALL_AREAS
        squares = memory.new_ones(SAMURAI_SEEN, t.samurai, 0, SQUARES)
        while squares != 0:
            areas |= squares & ALL_AREAS
            squares >>= AREA_COUNT
        return areas

    def forget_ranks(self) -> None:
        """They may pay otherwise now."""
        for place in range(len(self.due)):
            self.due[place] = 0
        for area in range(AREA_COUNT):
            self.present[area] = 0

    def foresee(self, t: Table, areas: i64) -> None:
        """What the present ranks pay in this round and in those to come: an area that has changed takes
        back what it promised."""
        if t.actor == NOBODY or t.round == 0:
            return
        for area in range(AREA_COUNT):
            present = presence(t, area) if has(areas, area) else self.present[area]
            if present != self.present[area]:
                self.promise(t, area, self.present[area], -1)
                self.promise(t, area, present, 1)
                self.present[area] = present

    def promise(self, t: Table, area: i64, present: i64, times: i64) -> None:
        """Adds so many times what the area would pay to those present."""
        if present == 0:
            return
        rounds = min(ROUNDS_AHEAD, t.box.game.rounds + 1 - t.round)
        for army in range(t.box.armies):
            place = rank(t, army, present)
            if place >= 1 and place <= RANKS and is_paid(t, army):
                for ahead in range(rounds):
                    points = t.box.chart(t.round + ahead, area, place)
                    self.due[army * ROUNDS_AHEAD + ahead] += times * points

    def hope(self, t: Table, army: i64) -> i64:
        due, start = self.due, army * ROUNDS_AHEAD
        hope = EARNED * t.reputation[army] + THIS_ROUND * due[start]
        return hope + NEXT_ROUND * due[start + 1] + LAST_ROUND * due[start + 2]

    def count_seat(self, t: Table, seat: i64, start: i64) -> None:
        counts = self.counts
        counts[start + 1] = t.round
        counts[start + 2] = 1 if t.kachidoki == seat else 0
        counts[start + 3] = 1 if acts(t, seat) else 0
        counts[start + 4] = size(t.hand[seat])
        lacks = t.lacks[seat]
        for suit in range(SUIT_COUNT):
            counts[start + LACKS + suit] = 1 if lacks & suit_cards(suit) else 0

    def count_variants(self, t: Table) -> None:
        for seat in range(t.seats):
            for number in range(VARIANT_CARDS):
                flag: i64 = 1 if t.in_force(number + 1) else 0
                self.counts[seat * self.number + VARIANTS + number] = flag

    def count_army(self, t: Table, army: i64, start: i64, map_is_new: bool) -> None:
        counts = self.counts
        counts[start] = t.reputation[army]
        counts[start + 4] = t.supply[army]
        counts[start + 5] = t.number[army]
        counts[start + 7] = 1 if has(t.arrived, army) else 0
        counts[start + 8] = 1 if t.army == army else 0
        counts[start + 9] = 0
        counts[start + 10] = 0
        for place in range(t.played):
            if t.trick_army[place] == army:
                counts[start + 9] = number_of(t.trick_card[place]) + 1
                counts[start + 10] = suit_of(t.trick_card[place]) + 1
        if map_is_new:
            self.count_places(t, army, start)

    def count_places(self, t: Table, army: i64, start: i64) -> None:
        """Where the army stands on the map, and what its ranks would pay."""
        counts, due = self.counts, self.due
        for ahead in range(ROUNDS_AHEAD):
            counts[start + DUE + ahead] = due[army * ROUNDS_AHEAD + ahead]
        counts[start + STANDS] = t.daimyo[army]
        samurai, squares = t.samurai, army * AREA_COUNT
        for area in range(AREA_COUNT):
            counts[start + SAMURAI + area] = samurai[squares + area]

    def count_own(self, state: State, seat: i64) -> None:
        """What the seat knows of the cards, and the neutral army, which belongs to nobody."""
        assert isinstance(state, Table)
        self.count_neutral(state)
        with_left = state.given[seat]
        if pack_is_known(state):
            with_left |= state.hand[state.left_of(seat)]
        self.count_cards(HAND, state.hand[seat], state.chosen[seat] | state.face_down[seat])
        self.count_cards(KNOWN, with_left, played_cards(state))

    def count_cards(self, start: i64, bag: i64, others: i64) -> None:
        """1 for the cards in the bag, 2 for the others."""
        memory, own = self.memory, self.own_counts
        if memory.is_new(start, bag) | memory.is_new(start + 1, others):
            for card in range(CARDS):
                own[start + card] = i64(2) if has(others, card) else (bag >> card) & 1

    def count_neutral(self, t: Table) -> None:
        own, neutral = self.own_counts, t.box.neutral_army
        own[NEUTRAL] = t.daimyo[neutral] if neutral >= 0 else i64(-1)
        for area in range(AREA_COUNT):
            own[NEUTRAL + 1 + area] = (
                t.samurai[neutral * AREA_COUNT + area] if neutral >= 0 else i64(0)
            )


def acts(t: Table, seat: i64) -> bool:
    """Does the table wait for the seat?"""
    return t.owes(seat) if t.to_choose() > 0 else t.actor == seat


def played_cards(t: Table) -> i64:
    """The cards of this round that everybody has seen."""
    if t.step < PLAYING:
        return 0
    unseen = t.deck
    for seat in range(t.seats):
        unseen |= t.hand[seat] | t.face_down[seat]
    return ALL_CARDS & ~unseen
