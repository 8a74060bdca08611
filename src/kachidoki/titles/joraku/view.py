"""What a seat may know, in words: the only thing about a game of Joraku that leaves the process."""

import msgspec

from kachidoki.engine import view


class Army(msgspec.Struct):
    """One colour: its daimyo, its samurai, its reputation."""

    seat: str | None
    number: int
    daimyo: str | None
    reputation: int
    supply: int
    samurai: dict[str, int]
    arrived: bool
    ranks: dict[str, int]  # by area, where it has influence
    due: dict[str, int]  # by area, what would be paid if the round ended now


class Player(msgspec.Struct):
    """What everybody sees of a seat's cards."""

    cards: int
    face_down: int
    chosen: int
    lacks: list[str]


class TrickCard(msgspec.Struct):
    army: str
    card: str


class View(view.View):
    """The table as one seat sees it; what only that seat knows comes last."""

    round: int
    army: str | None
    kachidoki: str
    variants: list[int]
    armies: dict[str, Army]
    players: dict[str, Player]
    led: str | None
    trick: list[TrickCard]
    spent: list[str]
    undealt: int
    hand: list[str]
    face_down: list[str]
    chosen: list[str]
    owed: int
    known: dict[str, list[str]]
