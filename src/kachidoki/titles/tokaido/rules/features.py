"""What a net or an agent is told of a position of Tokaido."""

from typing import Final

from kachidoki.engine.bag import first, has, only, size
from kachidoki.engine.counts import total
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.memory import Memory
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.achievements import menu_price
from kachidoki.titles.tokaido.rules.actions import (
    ACHIEVEMENT_COUNT,
    ACHIEVEMENTS,
    ENCOUNTER_COUNT,
    ENCOUNTERS,
    INN,
    LEGS,
    MEAL_COUNT,
    MEALS,
    MOST_SEATS,
    PANORAMA_COUNT,
    PANORAMAS,
    SORT_COUNT,
    SORTS,
    SOUVENIR_COUNT,
    SOUVENIRS,
    SPRING_COUNT,
    SPRINGS,
    STATION_COUNT,
    STATIONS,
    TRAVELER_COUNT,
    TRAVELERS,
)
from kachidoki.titles.tokaido.rules.knowledge import knows_offer
from kachidoki.titles.tokaido.rules.prospects import Prospects
from kachidoki.titles.tokaido.rules.road import closed, taken
from kachidoki.titles.tokaido.rules.state import CHOOSING, NONE, WALKING, Table
from kachidoki.titles.tokaido.rules.stops.temple import temple_points

# What is no whole number is counted in eighths.
EIGHTHS: Final = 8.0
FEATURES: Final = [
    ("prospect", "points, and what the rest of the journey promises, in eighths of a point"),
    ("points", "points"),
    ("coins", "coins"),
    ("progress", "how many places it has come"),
    ("slot", "how many came to its place before it; -1 before the journey"),
    ("behind", "how many pawns are behind its own"),
    ("inns", "inns that it has not yet come to"),
    ("guest", "1 if its pawn is to walk, or its stop is under way"),
    ("acts", "1 if the table waits for it"),
    ("offering", "coins in the temple"),
    ("temple", "what the temple would give for them now"),
    ("springs", "hot springs"),
    ("encounters", "encounters"),
    ("meals", "meals"),
    ("menu", "the prices of the meals together"),
    *((f"parts-{name}", f"parts of the panorama {name}") for name in PANORAMAS),
    *((f"souvenirs-{name}", f"souvenirs of the sort {name}") for name in SORTS),
    *((f"achieved-{name}", f"1 if the achievement {name} is its own") for name in ACHIEVEMENTS),
    *((f"traveler-{name}", f"1 if it travels as {name.capitalize()}") for name in TRAVELERS),
]
OWN_FEATURES: Final = [
    ("neutral-progress", "how many places the neutral traveler has come; -1 without one"),
    ("neutral-offering", "its coins in the temple"),
    ("meals-left", "meals in the inn ahead"),
    ("treat", "the free meal that it is offered: 1 for the first dish, and so on; 0 for none"),
    ("bargained", "1 if the bargain of this stop was made"),
    *(
        (f"walk-{name}", f"steps of the pawn to walk to the next free {name}; 0 for none")
        for name in STATIONS
    ),
    *((f"left-{name}", f"{name} hot springs in the deck") for name in SPRINGS),
    *((f"shown-{name}", "1 if the souvenir is for sale") for name in SOUVENIRS),
    *((f"pair-{name}", "of this encounter in its hand, to keep one") for name in ENCOUNTERS),
    *(
        (f"served-{name}", "of this meal in the inn ahead, as far as it has seen them")
        for name in MEALS
    ),
    *((f"eaten-{name}", "1 if it has had the meal") for name in MEALS),
    *((f"choice-{name}", "1 if it may travel so, 2 if it has chosen to") for name in TRAVELERS),
]


# Where the parts of a row begin.
PROGRESS: Final[i64] = 3
GUEST: Final[i64] = 7
OFFERING: Final[i64] = 9
COLLECTION: Final[i64] = 11
PARTS: Final[i64] = COLLECTION + 4
SOUVENIRS_OF: Final[i64] = PARTS + PANORAMA_COUNT
ACHIEVED: Final[i64] = SOUVENIRS_OF + SORT_COUNT
TRAVELS: Final[i64] = ACHIEVED + ACHIEVEMENT_COUNT
WALKS: Final[i64] = 5
LEFT: Final[i64] = WALKS + STATION_COUNT
SHOWN: Final[i64] = LEFT + SPRING_COUNT
PAIR: Final[i64] = SHOWN + SOUVENIR_COUNT
SERVED: Final[i64] = PAIR + ENCOUNTER_COUNT
EATEN: Final[i64] = SERVED + MEAL_COUNT
CHOICE: Final[i64] = EATEN + MEAL_COUNT
# Where the memory notes what; what belongs to nobody or the seat alone has the place that it has in its
# row.
PLACES_SEEN: Final[i64] = CHOICE + TRAVELER_COUNT
SLOTS_SEEN: Final[i64] = PLACES_SEEN + MOST_SEATS + 1
OFFERINGS_SEEN: Final[i64] = SLOTS_SEEN + MOST_SEATS + 1
SPRINGS_SEEN: Final[i64] = OFFERINGS_SEEN + MOST_SEATS + 1
ENCOUNTERS_SEEN: Final[i64] = SPRINGS_SEEN + MOST_SEATS
MEALS_SEEN: Final[i64] = ENCOUNTERS_SEEN + MOST_SEATS
SOUVENIRS_SEEN: Final[i64] = MEALS_SEEN + MOST_SEATS
ACHIEVED_SEEN: Final[i64] = SOUVENIRS_SEEN + MOST_SEATS
TRAVELERS_SEEN: Final[i64] = ACHIEVED_SEEN + MOST_SEATS
PARTS_SEEN: Final[i64] = TRAVELERS_SEEN + MOST_SEATS
WORDS: Final[i64] = PARTS_SEEN + MOST_SEATS * PANORAMA_COUNT


class TokaidoFeatures(Features):
    """Counts what lies on the road and before the travelers."""

    def __init__(self, prospects: Prospects) -> None:
        super().__init__(FEATURES, int(MOST_SEATS), OWN_FEATURES)
        self.prospects = prospects
        self.memory = Memory(int(WORDS))

    def judge(self, state: State) -> None:
        assert isinstance(state, Table)
        for seat in range(state.seats):
            self.counts[seat * self.number] = self.prospect(state, seat)

    def count_facts(self, state: State) -> None:
        assert isinstance(state, Table)
        self.memory.open(state.game)
        road_is_new = self.sees_another_road(state)
        temple_is_new = self.memory.are_new(OFFERINGS_SEEN, state.offering, 0, state.box.pawns)
        collectors = self.seats_with_other_collections(state)
        for seat in range(state.seats):
            start = seat * self.number
            self.count_purse(state, seat, start)
            if road_is_new:
                self.count_pawn(state, seat, start)
            if temple_is_new:
                self.count_offering(state, seat, start)
            if has(collectors, seat):
                self.count_collection(state, seat, start)

    def apply_to(self, state: State) -> bool:
        """When all set out from an inn: of a stop under way they tell little."""
        assert isinstance(state, Table)
        return is_setting_out(state)

    def prospect(self, t: Table, seat: i64) -> i64:
        """What was chosen in secret is worth nothing yet."""
        return 0 if t.step == CHOOSING else int(self.prospects.of(t, seat) * EIGHTHS)

    def sees_another_road(self, t: Table) -> bool:
        memory, pawns = self.memory, t.box.pawns
        places_are_new = memory.are_new(PLACES_SEEN, t.place, 0, pawns)
        return memory.are_new(SLOTS_SEEN, t.slot, 0, pawns) | places_are_new

    def seats_with_other_collections(self, t: Table) -> i64:
        memory, seats = self.memory, t.seats
        found = memory.new_ones(SPRINGS_SEEN, t.springs, 0, seats)
        found |= memory.new_ones(ENCOUNTERS_SEEN, t.encounters, 0, seats)
        found |= memory.new_ones(MEALS_SEEN, t.meals, 0, seats)
        found |= memory.new_ones(SOUVENIRS_SEEN, t.souvenirs, 0, seats)
        found |= memory.new_ones(ACHIEVED_SEEN, t.achievements, 0, seats)
        found |= memory.new_ones(TRAVELERS_SEEN, t.traveler, 0, seats)
        panels = memory.new_ones(PARTS_SEEN, t.parts, 0, seats * PANORAMA_COUNT)
        while panels != 0:
            found |= only(first(panels) // PANORAMA_COUNT)
            panels &= panels - 1
        return found

    def count_purse(self, t: Table, seat: i64, start: i64) -> None:
        counts = self.counts
        counts[start + 1] = t.points[seat]
        counts[start + 2] = t.coins[seat]
        counts[start + GUEST] = 1 if t.guest == seat else 0
        counts[start + GUEST + 1] = 1 if acts(t, seat) else 0

    def count_pawn(self, t: Table, seat: i64, start: i64) -> None:
        counts, place = self.counts, t.place[seat]
        counts[start + PROGRESS] = t.box.progress(place)
        counts[start + PROGRESS + 1] = t.slot[seat]
        counts[start + PROGRESS + 2] = pawns_behind(t, seat)
        counts[start + PROGRESS + 3] = LEGS - t.box.leg_of[place]

    def count_offering(self, t: Table, seat: i64, start: i64) -> None:
        self.counts[start + OFFERING] = t.offering[seat]
        self.counts[start + OFFERING + 1] = temple_points(t, seat)

    def count_collection(self, t: Table, seat: i64, start: i64) -> None:
        counts, traveler, souvenirs = self.counts, t.traveler[seat], t.souvenirs[seat]
        counts[start + COLLECTION] = total(t.springs[seat])
        counts[start + COLLECTION + 1] = total(t.encounters[seat])
        counts[start + COLLECTION + 2] = size(t.meals[seat])
        counts[start + COLLECTION + 3] = menu_price(t, seat)
        for panorama in range(PANORAMA_COUNT):
            counts[start + PARTS + panorama] = t.parts[t.panel(seat, panorama)]
        for sort in range(SORT_COUNT):
            counts[start + SOUVENIRS_OF + sort] = size(souvenirs & t.box.of_sort[sort])
        for achievement in range(ACHIEVEMENT_COUNT):
            counts[start + ACHIEVED + achievement] = (t.achievements[seat] >> achievement) & 1
        for other in range(TRAVELER_COUNT):
            counts[start + TRAVELS + other] = 1 if other == traveler else 0

    # ------------------------------------------------------------- the table, and what one seat knows

    def count_own(self, state: State, seat: i64) -> None:
        """What the seat knows of the cards, and what belongs to nobody."""
        assert isinstance(state, Table)
        self.memory.open(state.game)
        self.count_neutral(state)
        self.count_stop(state, seat)
        self.count_walks(state)
        self.count_meals(state, seat)
        self.count_choice(state.dealt[seat], state.chosen[seat])

    def count_neutral(self, t: Table) -> None:
        own, neutral = self.own_counts, t.box.neutral
        own[0], own[1] = -1, 0
        if neutral != NONE:
            own[0] = t.box.progress(t.place[neutral])
            own[1] = t.offering[neutral]

    def count_stop(self, t: Table, seat: i64) -> None:
        """What lies out, for all to see or for the guest alone."""
        own, memory, is_guest = self.own_counts, self.memory, t.guest == seat
        own[3] = t.treat + 1 if is_guest else i64(0)
        own[4] = 1 if t.bargained else 0
        memory.tell_kinds(own, LEFT, t.springs_left, SPRING_COUNT)
        memory.tell_members(own, SHOWN, t.display, SOUVENIR_COUNT)
        memory.tell_kinds(own, PAIR, t.pair if is_guest else i64(0), ENCOUNTER_COUNT)

    def count_walks(self, t: Table) -> None:
        """From the pawn that is to walk, whoever looks."""
        free, here = i64(0), i64(0)
        if t.step == WALKING:
            here = t.place[t.guest]
            free = t.box.reach[here] & ~taken(t)
            if t.guest != t.box.neutral:
                free &= ~closed(t, t.guest)
        if self.memory.is_new(WALKS, free) | self.memory.is_new(WALKS + 1, here):
            for station in range(STATION_COUNT):
                self.own_counts[WALKS + station] = steps_to(t, here, free & t.box.places[station])

    def count_meals(self, t: Table, seat: i64) -> None:
        offer: i64 = t.offer[t.leg] if t.leg < LEGS else i64(0)
        known: i64 = offer if offer != 0 and knows_offer(t, t.leg, seat) else i64(0)
        own, memory = self.own_counts, self.memory
        own[2] = total(offer)
        memory.tell_kinds(own, SERVED, known, MEAL_COUNT)
        memory.tell_members(own, EATEN, t.meals[seat], MEAL_COUNT)

    def count_choice(self, dealt: i64, chosen: i64) -> None:
        if self.memory.is_new(CHOICE, dealt) | self.memory.is_new(CHOICE + 1, chosen):
            for traveler in range(TRAVELER_COUNT):
                is_chosen = traveler == chosen
                self.own_counts[CHOICE + traveler] = (
                    i64(2) if is_chosen else (dealt >> traveler) & 1
                )


def is_setting_out(t: Table) -> bool:
    """Does a leg begin, with all in the same inn?"""
    if t.step != WALKING:
        return False
    for pawn in range(1, t.box.pawns):
        if t.place[pawn] != t.place[0]:
            return False
    return t.box.station[t.place[0]] == INN


def pawns_behind(t: Table, seat: i64) -> i64:
    position = t.position(seat)
    behind: i64 = 0
    for pawn in range(t.box.pawns):
        if t.position(pawn) < position:
            behind += 1
    return behind


def acts(t: Table, seat: i64) -> bool:
    """Does the table wait for the seat?"""
    return t.chosen[seat] == NONE if t.step == CHOOSING else t.actor == seat


def steps_to(t: Table, here: i64, places: i64) -> i64:
    """How far the nearest of the places is; 0 if there is none."""
    if places == 0:
        return 0
    if not t.box.homeward:
        return first(places) - here
    highest = here
    while not has(places, highest):
        highest -= 1
    return here - highest
