"""What every view of every title says, so that anybody can tell whose turn it is and how it stands;
and what views say of decks."""

import msgspec


class Layer(msgspec.Struct):
    """Cards that lie together in a deck, in random order: how many, and what they were when they were
    put there, if the seat knows."""

    cards: int
    held: list[str] | None


class View(msgspec.Struct):
    """The table as one seat sees it; titles add what they show.

    `step` is the decision that the table waits for (`over` at the end), `actors` are those who make it,
    `seat` is whose view it is (None: a spectator's).
    """

    title: str
    seats: int
    options: dict[str, str]
    step: str
    argument: int
    actors: list[str]
    over: bool
    scores: list[int]
    ranking: list[int]
    seat: str | None


class OfferView(msgspec.Struct, frozen=True):
    """An open offer of a seat to another: what it gives, and what it asks for it."""

    seat: str
    to: str
    manner: str
    give: str
    ask: str


class DealingView(View):
    """The table of a title in which seats deal with each other."""

    offers: list[OfferView]
