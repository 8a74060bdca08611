"""All that is said between the server and a client over the socket, as JSON.

docs/protocol.md explains it; the browser's types are made from these structs. A message is an object
with its kind under `type`. Seats are letters, actions are notation.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from kachidoki.match import Result, ScoreSheet
from kachidoki.match.names import LONGEST

Word = str | int | float
Words = dict[str, Word]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00-\\x1f]+$")]
Nonce = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
# `told`: the match is of older rules, by which nobody can play on; what was stored of it can be read.
Status = Literal["open", "playing", "over", "closed", "told"]
# Why a bot stands in for a seat's owner: they rest, all others agreed on it, they were late; or why it
# does so no longer: they are back.
Reason = Literal["", "rested", "agreed", "late", "returned"]

# ----------------------------------------------------------------- what a table is


class SeatInfo(Struct, frozen=True):
    """Who sits there. `bot` is the level of a bot, or what it is called if it has none; it bears no
    name. With `stand_in` it plays for an absent human."""

    seat: str
    name: str | None
    bot: str | None
    stand_in: bool
    online: bool
    awaited: bool = (
        False  # has yet to enter, with a nonce for the seal; before that, no match begins
    )


class TableInfo(Struct, frozen=True):
    """What everybody at the table may know about it."""

    id: str
    title: str
    version: int
    seats: int
    options: dict[str, str]
    status: Status
    public: bool
    pace: Literal["live", "slow"]
    limit: int  # seconds for a decision, after which a bot may stand in for an absent player
    coach: bool
    host: str  # the seat that made the table, or whoever sits there since its maker has left
    players: list[SeatInfo]
    created: int
    opened: int | None
    commitment: str
    nonces: list[str]
    rematch: str | None  # the table at which the same people play again
    # After so many plies the match has gone on by other rules: earlier positions cannot be shown.
    revised: int | None = None
    result: Result | None = None  # of a match that is only told, if it was over


# ----------------------------------------------------------------- a position


class Choice(Struct, frozen=True):
    """A legal action: its notation, its verb, and its arguments by name."""

    action: str
    verb: str
    args: dict[str, str]


class Way(Struct, frozen=True):
    """Words of an argument that can be followed by the same; `then` is empty after the last one."""

    words: list[str]
    then: list["Way"]


class Form(Struct, frozen=True):
    """All gestures of a verb: `args` are the names of its arguments, `ways` the words that they can
    have, one argument after the other. The action is the verb and a word for each."""

    verb: str
    args: list[str]
    ways: list[Way]


class Prompt(Struct, frozen=True):
    """The message `prompt-<step>` (and `help-<step>`) with its arguments."""

    step: str
    args: Words


class Position(Struct, frozen=True):
    """All that the seat (or a spectator) may know after so many plies, and what it may do: `choices`
    answer the decision that it is asked for, `gestures` can be made by anybody's turn."""

    ply: int
    view: Any  # the title's own View
    actors: list[str]
    choices: list[Choice]
    prompt: Prompt
    can_undo: bool
    deadline: int | None  # when the present decision has taken too long, in seconds since 1970
    gestures: list[Form] = []
    # A time of talk: at a live table the deadline is everybody's, and who says nothing declines.
    talk: bool = False


# ----------------------------------------------------------------- what happens, numbered


class EventInfo(Struct, frozen=True):
    """The message `event-<kind>` with its arguments.

    `still` is the title's own View right after it, where the title shows an action in several steps; it
    comes with what is new, and from the past only with a `Scene` that was asked for it.
    """

    kind: str
    args: Words
    still: Any | UnsetType = UNSET


class PlyInfo(Struct, frozen=True):
    """One ply; `?` stands for an action that the reader may not know. Nobody waited for a gesture."""

    ply: int
    seat: str
    action: str
    events: list[EventInfo]
    gesture: bool | UnsetType = UNSET


class Began(Struct, frozen=True, tag="began"):
    """All seats are taken, all nonces are there, and chance has acted first."""

    table: TableInfo
    plies: list[PlyInfo]


class Moved(Struct, frozen=True, tag="moved"):
    """A seat acted, and then chance."""

    seat: str
    plies: list[PlyInfo]


class Undone(Struct, frozen=True, tag="undone"):
    """A seat took back the ply; those after it that still stand follow."""

    seat: str
    ply: int
    plies: list[PlyInfo]


class Said(Struct, frozen=True, tag="said"):
    """Chat. `seat` is None for a spectator; `to` are the seats of a whisper, empty for everybody.
    What a bot says is a text of the title, `reason-<reason>`, about a `gesture` of its own; `text` has
    it in English."""

    seat: str | None
    name: str
    text: str
    to: list[str] = []
    reason: str = ""
    gesture: str = ""


class Seated(Struct, frozen=True, tag="seated"):
    """Somebody sat down, left, handed a seat to a bot, or took it back; `host` has the say now. Where a
    bot stands in for `seat` from now on, or no longer, `why` says how that came."""

    players: list[SeatInfo]
    host: str
    seat: str | None = None
    why: Reason = ""


class Agreed(Struct, frozen=True, tag="agreed"):
    """A player would have a bot play for an `absent` one; it does so when all others agree."""

    seat: str
    absent: str


class Closing(Struct, frozen=True, tag="closing"):
    """A player would have the table closed: it is, when all who play there agree. Then nothing more
    happens there, and what was secret stays so."""

    seat: str
    closed: bool


class Revised(Struct, frozen=True, tag="revised"):
    """The rules have changed: the match goes on by this version, from how it stood after so many
    plies. What was done since is void, but for the plies that follow, which were made again."""

    version: int
    ply: int
    plies: list[PlyInfo]


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people play again at another table; everybody's key opens it, too."""

    table: str


Happening = Began | Moved | Undone | Said | Seated | Agreed | Closing | Rematched | Revised


# ----------------------------------------------------------------- what a client says


class Hello(Struct, frozen=True, tag="hello"):
    """The first message. `key` is the secret of a seat or of the spectators (None at a public
    table); `seen` is the number of the last happening that the client knows, 0 for none. `visitor` is a
    spectator's own word, drawn at random: whoever comes again with it may send a request again."""

    table: Id
    key: Annotated[str, Meta(max_length=64)] | None = None
    seen: Number = 0
    visitor: Id | None = None


class Enter(Struct, frozen=True, tag="enter"):
    """A player who is awaited adds a nonce to the seal, now that the table has shown its commitment.
    The match begins when all have."""

    id: Id
    nonce: Nonce


class Move(Struct, frozen=True, tag="move"):
    """The seat acts; `ply` is that of the position it answers. The same `id` counts once.

    `seen` is the number of the last happening that the client knew: somebody may have taken a move
    back since, and made another.
    """

    id: Id
    ply: Number
    action: Annotated[str, Meta(max_length=200)]
    seen: Number | None = None


class Undo(Struct, frozen=True, tag="undo"):
    """The seat takes its last move back; `ply` and `seen` as in a move."""

    id: Id
    ply: Number
    seen: Number | None = None


class Say(Struct, frozen=True, tag="say"):
    """A line of chat; `name` is for spectators, who have no seat to be named by."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: list[str] = []
    name: Annotated[str, Meta(max_length=LONGEST)] = ""


class Look(Struct, frozen=True, tag="look"):
    """Asks for the position after so many plies, as it was then; with `stills` also for what led
    there, step by step."""

    id: Id
    ply: Number
    stills: bool = False


class Recall(Struct, frozen=True, tag="recall"):
    """Asks for what happened before, up to that number."""

    id: Id
    until: Number


class Weigh(Struct, frozen=True, tag="weigh"):
    """Asks what each of the present choices would gain, in words of the language."""

    id: Id
    language: str = "en"


class Count(Struct, frozen=True, tag="count"):
    """Asks what everybody's points are for, now or after so many plies."""

    id: Id
    ply: Number | None = None


class Coach(Struct, frozen=True, tag="coach"):
    """Asks for the best moves and their chances to win, where the table allows it.

    When the match is over, everybody may ask what would have been best after so many plies, for the
    seat that is named or for the one that was to act."""

    id: Id
    ply: Number | None = None
    seat: str | None = None


class Ping(Struct, frozen=True, tag="ping"):
    id: Id


TableRequest = Enter | Move | Undo | Say | Look | Recall | Weigh | Count | Coach | Ping
Request = Hello | TableRequest


# ----------------------------------------------------------------- what the server says


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`: all that happened after the number it has seen. `anew`: forget what you
    know; this log is what happened last, and what was before, up to `since`, can be recalled.

    `facts` are arguments of all messages of the title, `box` the figures that its board shows.
    """

    table: TableInfo
    seat: str | None
    number: int
    since: int
    anew: bool
    log: list["Happened"]
    position: Position | None
    facts: Words
    box: Any


class Happened(Struct, frozen=True, tag="happened"):
    """Something happened. Numbers go up by one: who is not told of something does not count it. If one
    is left out, the match is over and all is shown, also what was hidden: say hello again. `position`
    comes with what is new and changes it, not with what is told again from the past.

    Who is online is told by `Presence` alone: in `Began` and `Seated` nobody is."""

    number: int
    time: float
    what: Happening
    position: Position | None = None


class Absence(Struct, frozen=True):
    """A player for whom the others wait. From `until` on, in seconds since 1970, they may have a bot
    stand in, if all of them agree; `agreed` are those who do."""

    seat: str
    until: int
    agreed: list[str]


class Presence(Struct, frozen=True, tag="presence"):
    """The seats that are connected now, and those that are missed."""

    online: list[str]
    watching: int
    absent: list[Absence] = []


class Accepted(Struct, frozen=True, tag="accepted"):
    """The request has been carried out and is stored: it is the happening of that number."""

    id: str
    number: int


class Problem(Struct, frozen=True):
    """The message `problem-<problem>` with its arguments; `message` says it in English."""

    problem: str
    args: Words
    message: str
    possible: list[str] = []


class Refused(Struct, frozen=True, tag="refused"):
    """The request had no effect."""

    id: str | None
    problem: Problem


class Scene(Struct, frozen=True, tag="scene"):
    """The answer to `look`. When the match is over, `views` holds every seat's view.

    If it was asked for, `plies` is what somebody did last before it, and chance after them, with the
    stills as one's own seat saw them; when the match is over, `stills` holds every seat's view of each.
    """

    id: str
    position: Position
    views: dict[str, Any] | None
    plies: list[PlyInfo] | UnsetType = UNSET
    stills: list[dict[str, Any]] | UnsetType = UNSET


class Story(Struct, frozen=True, tag="story"):
    """The answer to `recall`: what happened after `since`; from the beginning, if that is 0. What was
    taken back is left out."""

    id: str
    since: int
    log: list[Happened]


class Prospect(Struct, frozen=True):
    """What a choice would gain: a few characters, a sentence, and the word of a sign or nothing."""

    short: str
    words: str
    sign: str


class Prospects(Struct, frozen=True, tag="prospects"):
    """The answer to `weigh`, by notation."""

    id: str
    ply: int
    prospects: dict[str, Prospect]


class Sheet(Struct, frozen=True, tag="sheet"):
    """The answer to `count`."""

    id: str
    sheet: ScoreSheet


class Finding(Struct, frozen=True):
    """An action, how often the search tried it, and the seat's chance to win with it: None until the
    search is over."""

    action: str
    visits: int
    chance: float | None


class Advice(Struct, frozen=True, tag="advice"):
    """The answer to `coach`, told several times while it thinks: `progress` goes from 0 to 1.

    Findings come in the search's order; a chance is a share of so many games that were played on."""

    id: str
    ply: int
    progress: float
    findings: list[Finding]
    games: int


class Pong(Struct, frozen=True, tag="pong"):
    id: str


Answer = (
    Welcome
    | Happened
    | Presence
    | Accepted
    | Refused
    | Scene
    | Story
    | Prospects
    | Sheet
    | Advice
    | Pong
)
