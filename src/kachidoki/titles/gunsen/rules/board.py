"""The map: read as it is drawn in the file, hexes with pointed tops, every second row moved by half."""

import re
from typing import Final

from kachidoki.engine.bag import has, only, size
from kachidoki.engine.components import Section
from kachidoki.engine.errors import BadInput
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import (
    FIRST_FORT,
    FIRST_SHRINE,
    FIRST_TOWER,
    FIRST_VILLAGE,
    PLACE_COUNT,
    PLACES,
    TOSHI_RANBO,
)

HALF: Final = 2  # characters for half a hex; and halves for a whole one
MOST_ROWS: Final = 20
# How many villages, shrines and watchtowers each board has.
COUNTS: Final = {"small": (7, 2, 2), "large": (10, 3, 3)}


class Board:
    """Where places lie and what touches what; bags are of places."""

    def __init__(self, section: Section, name: str, players: list[int]) -> None:
        self.x: vec[i64] = vec[i64]([0] * int(PLACE_COUNT))  # in half hexes
        self.y: vec[i64] = vec[i64]([0] * int(PLACE_COUNT))  # in rows
        self.places: i64 = 0
        self.path: str = section.path
        self.read_rows(section.texts("rows", 1, MOST_ROWS))
        self.villages: i64 = self.between(FIRST_VILLAGE, FIRST_SHRINE)
        self.shrines: i64 = self.between(FIRST_SHRINE, FIRST_TOWER)
        self.towers: i64 = self.between(FIRST_TOWER, TOSHI_RANBO)
        self.check_counts(name)
        self.touching: vec[i64] = vec[i64]([self.around(place) for place in range(PLACE_COUNT)])
        self.forts: dict[int, list[int]] = {
            seats: self.read_forts(section, seats) for seats in players
        }
        self.check_ways()

    def read_rows(self, rows: list[str]) -> None:
        for y, row in enumerate(rows):
            for found in re.finditer(r"\S+", row):
                self.put(found.group(), found.start() // HALF, y)

    def put(self, word: str, x: int, y: int) -> None:
        if word not in PLACES:
            raise BadInput(f"{self.path}rows: there is no '{word}'; possible: {', '.join(PLACES)}")
        place = PLACES.index(word)
        if has(self.places, place):
            raise BadInput(f"{self.path}rows: '{word}' is there twice")
        for other in range(PLACE_COUNT):
            if has(self.places, other) and self.y[other] == y and x - self.x[other] < HALF:
                raise BadInput(f"{self.path}rows: '{word}' overlaps '{PLACES[other]}'")
        self.places |= only(place)
        self.x[place] = x
        self.y[place] = y

    def between(self, first: i64, end: i64) -> i64:
        return self.places & (only(end) - only(first))

    def check_counts(self, name: str) -> None:
        """The rulebook says how many there are of each kind; without Toshi Ranbo there is no game."""
        wanted = COUNTS[name]
        found = (size(self.villages), size(self.shrines), size(self.towers))
        for kind, want, have in zip(
            ("villages", "shrines", "watchtowers"), wanted, found, strict=True
        ):
            if want != have:
                raise BadInput(f"{self.path}rows: there must be {want} {kind}; there are {have}")
        if not has(self.places, TOSHI_RANBO):
            raise BadInput(f"{self.path}rows: 'tr', Toshi Ranbo, is missing")
        if self.shrines >> FIRST_SHRINE != (1 << wanted[1]) - 1:
            raise BadInput(f"{self.path}rows: shrines are numbered from 's1' on")

    def around(self, place: i64) -> i64:
        """What touches the place."""
        found: i64 = 0
        if not has(self.places, place):
            return found
        for other in range(PLACE_COUNT):
            if other != place and has(self.places, other):
                across = abs(int(self.x[other] - self.x[place]))
                down = abs(int(self.y[other] - self.y[place]))
                if (down == 0 and across == HALF) or (down == 1 and across == 1):
                    found |= only(other)
        return found

    def check_ways(self) -> None:
        """Whoever is anywhere can go everywhere, forts aside."""
        land = self.places & ~forts_of_all()
        reached = only(TOSHI_RANBO)
        for _ in range(PLACE_COUNT):
            for place in range(PLACE_COUNT):
                if has(reached, place):
                    reached |= self.touching[place] & land
        for place in range(PLACE_COUNT):
            if has(land & ~reached, place):
                raise BadInput(f"{self.path}rows: no way leads to '{PLACES[place]}'")

    def read_forts(self, section: Section, seats: int) -> list[int]:
        key = f"forts_for_{seats}"
        words = section.texts(key, seats, seats)
        if len(set(words)) != seats:
            raise BadInput(f"{section.path}{key}: there must be {seats} different forts")
        for word in words:
            if word not in PLACES[FIRST_FORT:]:
                known = ", ".join(PLACES[FIRST_FORT:])
                raise BadInput(f"{section.path}{key}: there is no '{word}'; possible: {known}")
        forts = [PLACES.index(word) for word in words]
        for fort in forts:
            if not has(self.places, fort):
                raise BadInput(f"{section.path}{key}: '{PLACES[fort]}' is not on the map")
            if self.touching[fort] & ~forts_of_all() == 0:
                raise BadInput(f"{section.path}rows: nothing touches the fort '{PLACES[fort]}'")
        return forts


def forts_of_all() -> i64:
    return only(PLACE_COUNT) - only(FIRST_FORT)
