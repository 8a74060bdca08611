"""What a net or an agent is told of a position of Joraku."""

from typing import Final

from kachidoki.engine.bag import has, size
from kachidoki.engine.learned.features import Features
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
    SUITS,
    VARIANT_CARDS,
    number_of,
    numbers,
    suit_cards,
    suit_of,
)
from kachidoki.titles.joraku.rules.box import TWO_ON_TWO, Box
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
SAMURAI: Final[i64] = 11
VARIANTS: Final[i64] = 44
NEUTRAL: Final[i64] = 0
HAND: Final[i64] = 8
KNOWN: Final[i64] = 29
ROUNDS_AHEAD: Final[i64] = 3


class JorakuFeatures(Features):
    """Counts what lies on the map and on the table."""

    def __init__(self) -> None:
        super().__init__(FEATURES, int(ARMY_COUNT), OWN_FEATURES)
        # By army and round, from this one on: what its ranks would pay.
        self.due: vec[i64] = vec[i64]([0] * int(ARMY_COUNT * ROUNDS_AHEAD))
        # The map for which that was found: samurai, daimyo, then the round and the rules.
        self.map: vec[i64] = vec[i64]([-1] * int(ARMY_COUNT * (AREA_COUNT + 1) + 2))
        # What was counted last: most of it stays as it is throughout a game.
        self.box: Box | None = None
        self.variants: i64 = 0

    def count_facts(self, state: State) -> None:
        assert isinstance(state, Table)
        if state.box is not self.box:
            self.box, self.variants = state.box, 0
            for place in range(len(self.counts)):
                self.counts[place] = 0
            self.map[0] = -1
        if state.variants != self.variants:
            self.variants = state.variants
            self.count_variants(state)
        if self.sees_another_map(state):
            self.foresee(state)
        for seat in range(state.seats):
            start = seat * self.number
            self.count_seat(state, seat, start)
            self.count_army(state, seat, start + FIRST_ARMY)
            if state.box.mode == TWO_ON_TWO:
                self.count_army(state, seat + state.seats, start + SECOND_ARMY)

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

    def sees_another_map(self, t: Table) -> bool:
        """Has anything changed on which ranks and their pay hang? Most decisions are about cards."""
        changed = False
        for square in range(len(t.samurai)):
            changed |= self.notes(square, t.samurai[square])
        place: i64 = len(t.samurai)
        for army in range(len(t.daimyo)):
            changed |= self.notes(place + army, t.daimyo[army])
        place += len(t.daimyo)
        changed |= self.notes(place, i64(0) if t.actor == NOBODY else t.round)
        changed |= self.notes(place + 1, t.variants)
        return changed

    def notes(self, place: i64, number: i64) -> bool:
        """Is it another number than before?"""
        if self.map[place] == number:
            return False
        self.map[place] = number
        return True

    def foresee(self, t: Table) -> None:
        """What the present ranks pay in this round and in those to come."""
        for place in range(len(self.due)):
            self.due[place] = 0
        if t.actor == NOBODY or t.round == 0:
            return
        rounds = min(ROUNDS_AHEAD, t.box.game.rounds + 1 - t.round)
        for area in range(AREA_COUNT):
            present = presence(t, area)
            if present != 0:
                for army in range(t.box.armies):
                    place = rank(t, army, present)
                    if place >= 1 and place <= RANKS and is_paid(t, army):
                        for ahead in range(rounds):
                            points = t.box.chart(t.round + ahead, area, place)
                            self.due[army * ROUNDS_AHEAD + ahead] += points

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
        for suit in range(len(SUITS)):
            counts[start + LACKS + suit] = 1 if t.lacks[seat] & suit_cards(suit) else 0

    def count_variants(self, t: Table) -> None:
        for seat in range(t.seats):
            for number in range(VARIANT_CARDS):
                flag: i64 = 1 if t.in_force(number + 1) else 0
                self.counts[seat * self.number + VARIANTS + number] = flag

    def count_army(self, t: Table, army: i64, start: i64) -> None:
        counts, due = self.counts, army * ROUNDS_AHEAD
        counts[start] = t.reputation[army]
        counts[start + 1] = self.due[due]
        counts[start + 2] = self.due[due + 1]
        counts[start + 3] = self.due[due + 2]
        counts[start + 4] = t.supply[army]
        counts[start + 5] = t.number[army]
        counts[start + 6] = t.daimyo[army]
        counts[start + 7] = 1 if has(t.arrived, army) else 0
        counts[start + 8] = 1 if t.army == army else 0
        counts[start + 9] = 0
        counts[start + 10] = 0
        for place in range(t.played):
            if t.trick_army[place] == army:
                counts[start + 9] = number_of(t.trick_card[place]) + 1
                counts[start + 10] = suit_of(t.trick_card[place]) + 1
        squares = army * AREA_COUNT
        for area in range(AREA_COUNT):
            counts[start + SAMURAI + area] = t.samurai[squares + area]

    def count_own(self, state: State, seat: i64) -> None:
        """What the seat knows of the cards, and the neutral army, which belongs to nobody."""
        assert isinstance(state, Table)
        own = self.own_counts
        self.count_neutral(state)
        aside = state.chosen[seat] | state.face_down[seat]
        with_left = state.given[seat]
        if pack_is_known(state):
            with_left |= state.hand[state.left_of(seat)]
        played = played_cards(state)
        for card in range(CARDS):
            own[HAND + card] = i64(2) if has(aside, card) else (state.hand[seat] >> card) & 1
            own[KNOWN + card] = i64(2) if has(played, card) else (with_left >> card) & 1

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
