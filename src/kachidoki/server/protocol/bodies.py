"""What goes in and out of the HTTP part: titles, tables, replays."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kachidoki.match import Result
from kachidoki.match.names import LONGEST
from kachidoki.server.protocol.messages import Nonce, SeatInfo, Status, TableInfo, Word

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Key = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[0-9A-Za-z_-]*$")]


class OptionInfo(Struct, frozen=True):
    """An option of a title: the values that it has with so many seats, the first is the default.

    Values of one sort, such as all pairs of something, share their texts: `option-<name>-<sort>`.
    """

    name: str
    choices: dict[int, list[str]]
    sorts: dict[str, str]


class TitleInfo(Struct, frozen=True):
    id: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    domains: dict[str, str]  # arguments that are named otherwise than the kind of word they take
    folds: dict[str, str]  # by the kind of the event, the word of the line that a log folds it into
    levels: list[str]  # of bots, from the weakest to the strongest
    facts: dict[str, Word]  # arguments of all its messages, as they are in its usual setting


class NewSeat(Struct, frozen=True):
    kind: Literal["me", "friend", "bot"]
    level: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever adds the `nonce` here has shown it before the secret was drawn; it is better sent when
    entering, after the commitment."""

    title: str
    name: Name
    seats: list[NewSeat]
    nonce: Nonce | None = None
    options: dict[str, str] = {}
    public: bool = False
    pace: Literal["live", "slow"] = "live"
    limit: int | None = None
    coach: bool | None = None  # whether one may ask it; unless it is said, not at a public table


class Sitting(Struct, frozen=True):
    """A seat that was taken: its key is the secret link. The host also gets the keys to give away."""

    table: TableInfo
    seat: str
    key: str
    invite: str | None
    watch: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """`key` will be that of the seat: whoever asks again with it, because no answer came, has the seat
    already. Without one the server draws it."""

    name: Name
    nonce: Nonce
    invite: str | None = None
    seat: str | None = None
    key: Key | None = None


class SeatLink(Struct, frozen=True):
    """The token opens the seat on another device, once, until that time (in seconds since 1970)."""

    token: str
    until: int


class OpenLink(Struct, frozen=True, forbid_unknown_fields=True):
    token: Key


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """`level` is for a free seat; whoever stands in for a player is as strong as is usual here."""

    level: str | None = None


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    title: str
    options: dict[str, str]
    status: Status
    pace: str
    host: str
    players: list[SeatInfo]
    created: int
    actors: list[str]
    seat: str | None  # the seat that the key asked with belongs to
    ply: int
    since: float  # when something last happened there that everybody waited for
    result: Result | None  # once it is over


class OwnKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys that a browser holds; none of them is told to anybody."""

    keys: Annotated[list[str], Meta(max_length=200)]


class Draw(Struct, frozen=True):
    """What chance did at a ply, and what it could have done, with weights."""

    ply: int
    action: str
    outcomes: list[tuple[str, int]]


class Proof(Struct, frozen=True):
    """All that is needed to check the seal; docs/match.md says how. `bots` are the seats that bots had
    when it began: in the place of their nonces stands the commitment."""

    commitment: str
    secret: str
    nonces: list[str]
    bots: list[str]
    draws: list[Draw]
    # What chance did up to this ply was drawn by older rules: it stands in none of these draws.
    revised: int | None = None


class Opened(Struct, frozen=True):
    """A match file that was read, checked, and can be replayed at the table of that id."""

    table: str


class Turning(Struct, frozen=True):
    """A ply after which a seat's chance to win was very different."""

    ply: int
    seat: str
    change: float


class Analysis(Struct, frozen=True):
    """Everybody's chance to win after each ply, as far as it is known; `progress` from 0 to 1. A
    chance is the share of so many games that were played on from there."""

    progress: float
    plies: list[int]
    chances: dict[str, list[float]]
    turnings: list[Turning]
    games: int


class Section(Struct, frozen=True):
    """A section of the rules page: an id that the title's pictures are named by, and its blocks."""

    id: str
    heading: str
    blocks: list[str | list[list[str]]]


class Term(Struct, frozen=True):
    """A word of the game: the links of the sections go to `#term-<word>`."""

    word: str
    name: str
    meaning: str
    japanese: str


class Rules(Struct, frozen=True):
    heading: str
    tagline: str
    sections: list[Section]
    terms: list[Term]


class TitleTexts(Struct, frozen=True):
    """The Fluent catalogues of a title by language, for a browser that has none of its own."""

    catalogues: dict[str, str]


class Description(Struct, frozen=True):
    """The table after so many plies, in words and tables; the first row of a table is its head."""

    ply: int
    blocks: list[str | list[list[str]]]


class Fault(Struct, frozen=True):
    """The body of every error: the message `problem-<problem>` with its arguments."""

    problem: str
    args: dict[str, Word]
    message: str
    detail: Any = None
