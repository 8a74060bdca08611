"""What a net is told of a position of Gunsen."""

from typing import Final

from kachidoki.engine.bag import size
from kachidoki.engine.counts import total
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.memory import Memory
from kachidoki.engine.state import State
from kachidoki.engine.vecs import i64
from kachidoki.titles.gunsen.rules.actions import (
    ACHIEVEMENT_COUNT,
    ACHIEVEMENTS,
    BUILDINGS_OF_CLAN,
    CLAN_COUNT,
    CLANS,
    COLUMN_COUNT,
    COLUMNS,
    HEROES_AT_MOST,
    INFLUENCE,
    KOKU,
    MOST_SEATS,
    UPGRADE_COUNT,
    WOOD,
)
from kachidoki.titles.gunsen.rules.cards.effects import (
    ARMOUR,
    BLOOD,
    DICE_MORE,
    KEEPS,
    REROLLS,
    STRENGTH,
    icon,
)
from kachidoki.titles.gunsen.rules.counsel.prospects import POINT, Prospects
from kachidoki.titles.gunsen.rules.counsel.surroundings import AROUND, Surroundings
from kachidoki.titles.gunsen.rules.state import NONE, ORDERING, Table

# What is no whole number is counted in eighths.
EIGHTHS: Final = 8.0
BOARD_ICONS: Final = (STRENGTH, BLOOD, ARMOUR, DICE_MORE, REROLLS, KEEPS)
JUDGED: Final = [
    ("prospect", "all that the position promises, in eightieths of an achievement"),
    (
        "attacks",
        "the way to the achievements for attacks, in eightieths, too; so are the next seven",
    ),
    ("buildings", "to that for buildings"),
    ("tactics", "to that for tactics"),
    ("nobles", "to that for noble actions"),
    ("shrines", "to that for shrines"),
    ("villages", "to that for villages"),
    ("castle", "to those for Toshi Ranbo"),
    ("goals", "to those for the clan's goals"),
    ("lasting", "what the orders on the columns do each time, in eighths"),
]
FACTS: Final = [
    ("points", "achievements"),
    ("troops", "troops on the board"),
    ("armies", "armies on the board"),
    ("heroes", "heroes called"),
    ("upgrades", "upgrades owned"),
    ("tokens", "village tokens"),
    ("built", "buildings built"),
    ("bought", "tactics bought"),
    ("done", "noble actions done"),
    ("koku", "koku"),
    ("influence", "influence"),
    ("wood", "wood"),
    ("strength", "strength of the orders on the columns"),
    ("blood", "their blood"),
    ("armour", "their armour"),
    ("dice", "their dice"),
    ("rerolls", "their rerolls"),
    ("keeps", "their kept dice"),
    ("turns-away", "how many others have a turn before"),
    ("round", "the round"),
    ("players", "how many play"),
    *((f"column-{column}", f"orders on the column of {column}") for column in COLUMNS),
    *((f"achieved-{name}", f"1 if {name} is achieved") for name in ACHIEVEMENTS),
    *((f"clan-{clan}", f"1 for the {clan}") for clan in CLANS),
]


class GunsenFeatures(Features):
    """Counts what lies on the table."""

    def __init__(self, prospects: Prospects) -> None:
        super().__init__([*JUDGED, *FACTS], MOST_SEATS, AROUND, judged=len(JUDGED))
        self.surroundings = Surroundings(self.own_counts)
        self.memory = Memory(len(self.counts))
        self.prospects = prospects
        self.place: i64 = 0

    def judge(self, state: State) -> None:
        assert isinstance(state, Table)
        self.prospects.land.take(state)
        for seat in range(state.seats):
            self.place = seat * self.number
            self.count_hopes(state, seat)

    def count_facts(self, state: State) -> None:
        assert isinstance(state, Table)
        self.memory.open(state.game)
        for seat in range(state.seats):
            self.place = seat * self.number + self.judged
            self.count_means(state, seat)
            self.count_icons(state.order_icons[seat])
            self.add(turns_away(state, seat))
            self.add(state.round)
            self.add(state.seats)
            self.count_marks(state, seat)

    def count_own(self, state: State, seat: i64) -> None:
        """What belongs to nobody, and everything as it looks from the chair of the seat."""
        assert isinstance(state, Table)
        self.surroundings.count(state, seat)

    def apply_to(self, state: State) -> bool:
        """At the beginning of a turn: of a battle under way they tell nothing."""
        return state.step == ORDERING and state.depth == 0

    def add(self, count: i64) -> None:
        self.counts[self.place] = count
        self.place += 1

    def hope(self, hope: float) -> float:
        """Writes it down in eighths, and gives it back."""
        self.add(int(hope * EIGHTHS))
        return hope

    def count_hopes(self, t: Table, seat: i64) -> None:
        if t.clan[seat] == NONE:
            for _ in range(self.judged):
                self.add(0)
            return
        prospects = self.prospects
        first = self.place
        self.add(0)
        hope = POINT * float(t.points(seat)) + prospects.means(t, seat)
        hope += self.hope(prospects.toward_attacks(t, seat))
        hope += self.hope(prospects.toward_buildings(t, seat))
        hope += self.hope(prospects.toward_tactics(t, seat))
        hope += self.hope(prospects.toward_nobles(t, seat))
        hope += self.hope(prospects.toward_shrines(t, seat))
        hope += self.hope(prospects.toward_villages(t, seat))
        hope += self.hope(prospects.toward_castle(t, seat))
        hope += self.hope(prospects.toward_goals(t, seat))
        self.hope(prospects.lasting(t, seat))
        self.counts[first] = int(hope * EIGHTHS)

    def count_means(self, t: Table, seat: i64) -> None:
        self.add(t.points(seat))
        self.add(t.on_board[seat])
        self.add(size(t.held[seat]))
        self.add(heroes_called(t, seat))
        self.add(upgrades_owned(t, seat))
        self.add(total(t.tokens[seat]))
        self.add(buildings_built(t, seat))
        self.add(t.tactics_bought(seat))
        self.add(size(t.nobles[seat]))
        self.add(t.good(seat, KOKU))
        self.add(t.good(seat, INFLUENCE))
        self.add(t.good(seat, WOOD))

    def count_icons(self, icons: i64) -> None:
        if not self.memory.is_new(self.place, icons):
            self.place += len(BOARD_ICONS)
            return
        for kind in BOARD_ICONS:
            self.add(icon(icons, kind))

    def count_marks(self, t: Table, seat: i64) -> None:
        for column in range(COLUMN_COUNT):
            self.add(t.height_of(seat, column))
        self.memory.tell_members(self.counts, self.place, t.achieved[seat], ACHIEVEMENT_COUNT)
        self.place += ACHIEVEMENT_COUNT
        if self.memory.is_new(self.place, t.clan[seat]):
            for clan in range(CLAN_COUNT):
                self.counts[self.place + clan] = 1 if t.clan[seat] == clan else 0


def heroes_called(t: Table, seat: i64) -> i64:
    called: i64 = 0
    for number in range(HEROES_AT_MOST):
        if t.heroes[seat * HEROES_AT_MOST + number] != NONE:
            called += 1
    return called


def upgrades_owned(t: Table, seat: i64) -> i64:
    owned: i64 = 0
    for upgrade in range(UPGRADE_COUNT):
        if t.upgrade_owner[upgrade] == seat:
            owned += 1
    return owned


def buildings_built(t: Table, seat: i64) -> i64:
    built: i64 = 0
    if t.clan[seat] != NONE:
        for number in range(BUILDINGS_OF_CLAN):
            if t.building_place[t.own_building(seat, number)] != NONE:
                built += 1
    return built


def turns_away(t: Table, seat: i64) -> i64:
    """How many others have a turn before it."""
    following = t.turn if is_turn_to_come(t) else t.after(t.turn)
    return (seat - following + t.seats) % t.seats


def is_turn_to_come(t: Table) -> bool:
    """Is the first thing in the turn still to be decided?"""
    return (t.frames[0] if t.depth > 0 else t.step) == ORDERING
