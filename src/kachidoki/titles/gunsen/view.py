"""What a seat may know, in words: the only thing about a game of Gunsen that leaves the process."""

import msgspec

from kachidoki.engine import view


class Companion(msgspec.Struct):
    """What acts with a column beside it: a card, and which of its effects, counted from 0."""

    card: str
    effect: int


class Player(msgspec.Struct):
    """What lies before a seat, for all to see."""

    clan: str | None
    fort: str
    goods: dict[str, int]
    achievements: list[str]
    goals: list[str]  # those that were reached
    nobles: list[str]  # those that were carried out
    face_down: dict[str, str]  # orders spent on noble actions
    columns: dict[str, list[str]]  # orders and special orders, from the bottom up
    companions: dict[str, list[Companion]]  # of the columns that have any
    icons: dict[str, int]  # what the clan board brings into every battle
    specials: list[str]  # those that were issued
    tactics: list[str]  # as they were bought
    tactics_held: int  # neutral ones, not bought
    tokens: dict[str, int]
    tokens_taken: int  # from others, in all
    upgrades: list[str]
    heroes: dict[str, str]  # where each of them is
    buildings: dict[str, str]  # where each of its own is
    supply: int
    troops: int  # on the board


class Territory(msgspec.Struct):
    """A place of the map, forts included."""

    armies: dict[str, int]
    heroes: dict[str, str]  # by their owners; in a fort, see the player
    building: str | None
    control: str | None  # whose it is, army or building
    token: bool  # does a village token lie there?
    upgrade: str | None  # what belongs to it: is it a shrine, or Toshi Ranbo?


class Side(msgspec.Struct):
    """One side of the battle, as far as it is counted."""

    seat: str
    troops: int
    strength: int
    blood: int
    armour: int
    dice: int
    rerolls: int
    keeps: int
    hero: str | None
    ignored: bool
    killed: int


class Battle(msgspec.Struct):
    """The battle that is pending or under way."""

    place: str
    defender: Side
    attacker: Side
    begun: bool
    rolling: str | None  # whose dice lie there
    dice: list[str]
    winner: str | None


class Matter(msgspec.Struct):
    """What the pending decision is about; what it does not have is None."""

    card: str | None = None  # whose effect it is
    deed: str | None = None  # what an ability would do
    hero: str | None = None
    origin: str | None = None
    place: str | None = None
    troops: int | None = None
    left: int | None = None
    good: str | None = None  # what is paid, and how much
    price: int | None = None
    jump: bool = False
    toll: int | None = None  # of a jump, for whoever moves


class View(view.View):
    """The table as one seat sees it; what only that seat knows comes last."""

    turn: str
    round: int
    players: dict[str, Player]
    places: dict[str, Territory]
    captured: bool
    row: list[str | None]
    deck: int
    discards: dict[str, int]
    tokens_unseen: dict[str, int]
    mercenaries: list[str]  # whom nobody has hired
    order: str | None  # the one just taken
    noble: str | None  # the noble action under way
    column: str | None  # the one being activated
    halted: bool  # no more moves in this turn
    battle: Battle | None
    matter: Matter
    held: list[str]
