"""What every view of every title says, so that anybody can tell whose turn it is and how it stands."""

import msgspec


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
