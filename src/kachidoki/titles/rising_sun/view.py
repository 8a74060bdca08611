"""What a seat may know, in words: the only thing about a game of Rising Sun that leaves the process."""

import msgspec

from kachidoki.engine import view

# How many there are of each piece, and of each seat's pieces.
Army = dict[str, int]
Armies = dict[str, Army]


class Player(msgspec.Struct):
    """What lies before a seat, for all to see."""

    house: str | None
    coins: int
    ronin: int
    points: int
    ally: str | None
    cards: dict[str, int]
    tokens: dict[str, list[str]]  # regions by season
    alliances: list[str]  # seasons
    reserve: Army
    hostages: Armies  # by owner
    bids: list[int] | None  # in the battle under way, once they are shown
    bids_made: int


class Region(msgspec.Struct):
    """A region: its pieces, everybody's force, and who would win a tie for it."""

    armies: Armies
    force: dict[str, int]
    strongest: str | None
    war: int | None  # the number of its war in this season


class Shrine(msgspec.Struct):
    shrine: str
    armies: Armies
    strongest: str | None


class Laid(msgspec.Struct):
    """A mandate turn: the mandate that was carried out, and whether its tile lies face down."""

    seat: str
    mandate: str | None
    hidden: bool


class Battle(msgspec.Struct):
    """The battle under way."""

    region: str
    fighters: list[str]
    force: dict[str, int]
    hired: str | None
    fallen: int
    winner: str | None
    shown: bool  # are the bids?
    advantages: list[str | None]  # who won each, once the bids are shown


class Gain(msgspec.Struct):
    """What winning an advantage would bring: points, steps of honor, hostages or force."""

    points: int = 0
    steps: int = 0
    count: int = 0
    force: int = 0
    force_per_coin: int = 0  # that is not bid


class Matter(msgspec.Struct):
    """What the pending decision is about; what it does not have is None."""

    seat: str | None = None
    region: str | None = None
    origin: str | None = None
    figure: str | None = None
    coins: int | None = None
    left: int | None = None
    cards: list[str] | None = None


class PromiseView(msgspec.Struct):
    """A word that was given, and how it stands: open, kept, broken, or void where nobody can tell."""

    seat: str
    to: str
    promise: str
    manner: str
    season: str
    state: str


class View(view.DealingView):
    """The table as one seat sees it; what only that seat knows comes last."""

    season: str
    card_set: str | None
    first: str | None
    active: str | None
    turn: int
    mandate: str | None
    circle: list[str]
    track: list[str]
    players: dict[str, Player]
    regions: dict[str, Region]
    shrines: list[Shrine]
    market: dict[str, int]
    wars: list[str]
    laid: list[Laid]
    stack: int
    battle: Battle | None
    matter: Matter
    quiet: list[str]
    promises: list[PromiseView]
    hand: list[str]
    put_back: list[str]
    put_back_at: int
    own_tiles: list[str | None]
    own_bids: list[int]
    own_gains: list[Gain]  # by advantage
