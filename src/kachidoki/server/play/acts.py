"""What people and bots do at a table: move, take back, speak.

Each is an attempt, which either happens at once or is refused; `Hub.act` sees to the rest.
"""

from kachidoki.bots import answers_of, meaning_of
from kachidoki.engine import CHANCE, BadInput, IllegalAction, UnknownNotation, seat_name
from kachidoki.match import Match
from kachidoki.match.names import UNPRINTABLE, tidy
from kachidoki.match.undo import check_patience
from kachidoki.server.play import keys
from kachidoki.server.play.history import LINE
from kachidoki.server.play.live import LiveTable, Visitor
from kachidoki.server.play.recorder import Recorder
from kachidoki.server.protocol.messages import Move, Say, Undo
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.protocol.seats import seat_named
from kachidoki.server.storage.records import MovedRecord, SaidRecord, UndoneRecord
from kachidoki.text import Texts

# Characters that the players of a table may say, and the spectators as many: all of it is kept.
MOST_CHAT = 100_000
VISITORS = 10  # addresses of spectators that have room for sure
NOBODY = Visitor("", "")


def move(recorder: Recorder, live: LiveTable, seat: int, asked: Move, is_bot: bool = False) -> int:
    """A seat's move; a player's counts once for each id. Returns the number of the happening."""
    request = None if is_bot else asked.id
    history = live.history
    earlier = history.requests.get((seat, request)) if request is not None else None
    if earlier is not None:
        return earlier
    match = fresh_match(live, seat, asked, asked.action)
    if (live.bot_of(seat) is not None) != is_bot:
        raise Refusal("seat-human" if is_bot else "seat-bot", seat=seat_name(seat))
    record = MovedRecord(seat, asked.action, history.moment(recorder.clock()))
    try:
        return recorder.commit(live, record, seat, request)
    except (IllegalAction, UnknownNotation) as error:
        raise illegal(match, seat, asked.action) from error


def keep_silent(recorder: Recorder, live: LiveTable, seat: int) -> int:
    """Time to talk is up: the seat is taken to have declined."""
    history = live.history
    match = history.running()
    action = match.title.vocabulary.notation(match.state.silence(seat))
    return recorder.commit(live, MovedRecord(seat, action, history.moment(recorder.clock())), seat)


def undo(recorder: Recorder, live: LiveTable, seat: int, asked: Undo) -> int:
    """A player takes back, as far as the rules of undo allow."""
    history = live.history
    earlier = history.requests.get((seat, asked.id))
    if earlier is not None:
        return earlier
    match = fresh_match(live, seat, asked)
    if live.bot_of(seat) is not None:
        raise Refusal("seat-bot", seat=seat_name(seat))
    record = UndoneRecord(seat, history.moment(recorder.clock()))
    try:
        check_patience(match, seat)
        return recorder.commit(live, record, seat, asked.id)
    except BadInput as error:
        raise Refusal.because(error) from error


def say(
    recorder: Recorder,
    live: LiveTable,
    seat: int | None,
    asked: Say,
    visitor: Visitor = NOBODY,
) -> int:
    """A line of chat, or a whisper to some seats."""
    request = asked.id if seat is not None else keys.hash_of(f"{visitor.word} {asked.id}")
    earlier = live.history.requests.get((seat, request))
    if earlier is not None:
        return earlier
    if not has_room(live, seat, visitor):
        raise Refusal("too-much-chat")
    text = UNPRINTABLE.sub(" ", asked.text).strip()
    if not text:
        raise Refusal("malformed", reason="the text is empty")
    if asked.to and seat is None:
        raise Refusal("player-only")
    if asked.to and live.match is None:  # who sits there may leave, and somebody else read it
        raise Refusal("not-begun")
    name = tidy(asked.name) if seat is None else live.seats[seat].name or ""
    record = SaidRecord(seat, name, text, seats_of(live, asked.to))
    number = recorder.commit(live, record, seat, request)
    if seat is None:
        live.spoken[visitor.address] = live.spoken.get(visitor.address, 0) + len(text) + LINE
    return number


def explain(
    recorder: Recorder, live: LiveTable, seat: int, action: int, reason: str, to: list[int]
) -> int:
    """A bot says why it made a gesture, to those who know of it."""
    history = live.history
    match = history.running()
    text = Texts("en", match.title, match.setting).say(f"reason-{reason}")
    gesture = match.title.vocabulary.notation(action)
    return recorder.commit(live, SaidRecord(seat, "", text, to, reason, gesture), seat)


def has_room(live: LiveTable, seat: int | None, visitor: Visitor) -> bool:
    """May more be said? Each seat has room of its own: nobody uses up others', or learns by it how much
    they have whispered. All spectators share theirs, and none of them has more than its part."""
    used = live.history.said.get(seat, 0)
    if seat is not None:
        return used < MOST_CHAT // len(live.seats)
    return used < MOST_CHAT and live.spoken.get(visitor.address, 0) < MOST_CHAT // VISITORS


def seats_of(live: LiveTable, names: list[str]) -> list[int]:
    return sorted({seat_named(name, len(live.seats)) for name in names})


# ----------------------------------------------------------------- what still fits the moment


def fresh_match(live: LiveTable, seat: int, asked: Move | Undo, action: str = "") -> Match:
    """The running match, if what is asked still fits it."""
    match = live.match
    if match is None:
        raise Refusal("not-begun")
    history = live.history
    if is_gesture(match, seat, action):
        fresh = means_the_same(match, seat, asked.ply, action)
    else:
        undone = history.number_for(seat, history.undone)
        crossed = asked.seen is not None and asked.seen < undone
        fresh = is_fresh(match, seat, asked.ply) and not crossed
    if not fresh:
        raise Refusal("stale", ply=match.plies_for(seat), found=asked.ply)
    return history.running()


def is_fresh(match: Match, seat: int, ply: int) -> bool:
    """Does an answer to that ply still answer the present one?

    It does if nothing has happened since but gestures, which leave the decision alone, and secret
    choices of others, made at the same time.
    """
    line = match.line
    if ply > match.plies_for(seat):
        return False
    for index in range(len(line) - 1, match.index_for(seat, ply) - 1, -1):
        entry = line[index].entry
        if not entry.gesture and (not entry.secret or entry.seat in (seat, CHANCE)):
            return False
    return True


def is_gesture(match: Match, seat: int, notation: str) -> bool:
    """Is it something that a seat does although nobody waits for it?"""
    try:
        action = match.title.vocabulary.parse(notation)
    except UnknownNotation:
        return False
    kind = match.title.vocabulary.kind(action)
    return kind.gesture or match.state.is_gesture(seat, action)


def means_the_same(match: Match, seat: int, ply: int, notation: str) -> bool:
    """Of gestures this moment alone counts, but for answers: nobody agrees to other terms than those
    that it was shown."""
    action = match.title.vocabulary.parse(notation)
    if action not in answers_of(match.state, seat):
        return True
    plies = match.index_for(seat, min(ply, match.plies_for(seat)))
    if plies < match.begins:
        return False
    then = match.state_at(plies)
    if action not in answers_of(then, seat):
        return False
    return meaning_of(then, seat, action) == meaning_of(match.state, seat, action)


def illegal(match: Match, seat: int, notation: str) -> Refusal:
    """Why an action is refused, as far as the title has a word for it, and what is possible."""
    vocabulary, state = match.title.vocabulary, match.state
    try:
        action = vocabulary.parse(notation)
        obstacle, verb = state.obstacle(seat, action), vocabulary.kind(action).verb
    except UnknownNotation:
        obstacle = verb = ""
    possible = [
        vocabulary.notation(action)
        for action in state.possible_actions(seat)
        if not vocabulary.kind(action).gesture or vocabulary.kind(action).verb == verb
    ]
    return Refusal("illegal", possible, action=notation, obstacle=obstacle)
