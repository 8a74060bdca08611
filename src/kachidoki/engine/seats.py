"""Who sits at the table: the players by letter, chance, and nobody."""

from typing import Final

from kachidoki.engine.errors import BadInput

CHANCE: Final = -1
NOBODY: Final = -2
# In masks of seats, the bit of those who only look on: a mask of everybody has it, no seat does.
SPECTATOR: Final = 60

SEATS: Final = ["A", "B", "C", "D", "E", "F"]
CHANCE_NAME: Final = "chance"


def seat_name(seat: int) -> str:
    """A, B, C … for the players, `chance` for CHANCE."""
    if seat == CHANCE:
        return CHANCE_NAME
    return SEATS[seat] if 0 <= seat < len(SEATS) else f"seat {seat}"


def parse_seat(word: str, seats: int) -> int:
    """The seat of that name, or CHANCE."""
    if word.lower() == CHANCE_NAME:
        return CHANCE
    here = SEATS[:seats]
    if word.upper() not in here:
        names = ", ".join(here)
        raise BadInput(f"there is no seat '{word}' here; seats: {names}, {CHANCE_NAME}")
    return here.index(word.upper())
