"""What a net or an agent is told of a position of Tokaido."""

from typing import Final

from kachidoki.engine import counts
from kachidoki.engine.bag import first, has, size
from kachidoki.engine.learned.features import Features
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64
from kachidoki.titles.tokaido.rules.achievements import menu_price
from kachidoki.titles.tokaido.rules.actions import (
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


class TokaidoFeatures(Features):
    """Counts what lies on the road and before the travelers."""

    def __init__(self, prospects: Prospects) -> None:
        super().__init__(FEATURES, int(MOST_SEATS), OWN_FEATURES)
        self.prospects = prospects
        self.place: i64 = 0

    def add(self, count: i64) -> None:
        self.counts[self.place] = count
        self.place += 1

    def judge(self, state: State) -> None:
        assert isinstance(state, Table)
        for seat in range(state.seats):
            self.counts[seat * self.number] = self.prospect(state, seat)

    def count_facts(self, state: State) -> None:
        assert isinstance(state, Table)
        for seat in range(state.seats):
            self.place = seat * self.number + self.judged
            self.count_pawn(state, seat)
            self.count_collection(state, seat)

    def apply_to(self, state: State) -> bool:
        """When all set out from an inn: of a stop under way they tell little."""
        assert isinstance(state, Table)
        return is_setting_out(state)

    def prospect(self, t: Table, seat: i64) -> i64:
        """What was chosen in secret is worth nothing yet."""
        return 0 if t.step == CHOOSING else int(self.prospects.of(t, seat) * EIGHTHS)

    def count_pawn(self, t: Table, seat: i64) -> None:
        place = t.place[seat]
        self.add(t.points[seat])
        self.add(t.coins[seat])
        self.add(t.box.progress(place))
        self.add(t.slot[seat])
        self.add(pawns_behind(t, seat))
        self.add(LEGS - t.box.leg_of[place])
        self.add(1 if t.guest == seat else 0)
        self.add(1 if acts(t, seat) else 0)
        self.add(t.offering[seat])
        self.add(temple_points(t, seat))

    def count_collection(self, t: Table, seat: i64) -> None:
        self.add(counts.total(t.springs[seat]))
        self.add(counts.total(t.encounters[seat]))
        self.add(size(t.meals[seat]))
        self.add(menu_price(t, seat))
        for panorama in range(PANORAMA_COUNT):
            self.add(t.parts[t.panel(seat, panorama)])
        for sort in range(SORT_COUNT):
            self.add(size(t.souvenirs[seat] & t.box.of_sort[sort]))
        for achievement in range(len(ACHIEVEMENTS)):
            self.add((t.achievements[seat] >> achievement) & 1)
        for traveler in range(TRAVELER_COUNT):
            self.add(1 if t.traveler[seat] == traveler else 0)

    # ------------------------------------------------------------- the table, and what one seat knows

    def add_own(self, count: i64) -> None:
        self.own_counts[self.place] = count
        self.place += 1

    def count_own(self, state: State, seat: i64) -> None:
        """What the seat knows of the cards, and what belongs to nobody."""
        assert isinstance(state, Table)
        t, neutral = state, state.box.neutral
        self.place = 0
        self.add_own(t.box.progress(t.place[neutral]) if neutral != NONE else -1)
        self.add_own(t.offering[neutral] if neutral != NONE else 0)
        self.add_own(counts.total(t.offer[t.leg]) if t.leg < LEGS else 0)
        self.add_own(t.treat + 1 if t.guest == seat else 0)
        self.add_own(1 if t.bargained else 0)
        self.count_walks(t)
        for spring in range(SPRING_COUNT):
            self.add_own(counts.count(t.springs_left, spring))
        for souvenir in range(SOUVENIR_COUNT):
            self.add_own((t.display >> souvenir) & 1)
        pair: i64 = t.pair if t.guest == seat else 0
        for encounter in range(ENCOUNTER_COUNT):
            self.add_own(counts.count(pair, encounter))
        self.count_meals(t, seat)
        for traveler in range(TRAVELER_COUNT):
            chosen = t.chosen[seat] == traveler
            self.add_own(i64(2) if chosen else (t.dealt[seat] >> traveler) & 1)

    def count_walks(self, t: Table) -> None:
        """From the pawn that is to walk, whoever looks."""
        if t.step != WALKING:
            for _ in range(STATION_COUNT):
                self.add_own(0)
            return
        here, box = t.place[t.guest], t.box
        free = box.reach[here] & ~taken(t)
        if t.guest != box.neutral:
            free &= ~closed(t, t.guest)
        for station in range(STATION_COUNT):
            self.add_own(steps_to(t, here, free & box.places[station]))

    def count_meals(self, t: Table, seat: i64) -> None:
        known: i64 = t.offer[t.leg] if t.leg < LEGS and knows_offer(t, t.leg, seat) else 0
        for meal in range(MEAL_COUNT):
            self.add_own(counts.count(known, meal))
        for meal in range(MEAL_COUNT):
            self.add_own((t.meals[seat] >> meal) & 1)


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
