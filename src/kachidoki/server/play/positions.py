"""What a seat is shown of a match: the only road from a match to the wire."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby, repeat
from math import prod
from typing import Any, Final, cast

from msgspec import UNSET, Raw

from kachidoki.engine import Event, State, Title, seat_name
from kachidoki.engine.deals.words import LAPSED_KIND
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.view import View
from kachidoki.match import HIDDEN, Match, Ply, ScoreSheet, sheet_of
from kachidoki.server.play.encoding import encoded
from kachidoki.server.protocol.messages import (
    Choice,
    EventInfo,
    Form,
    PlyInfo,
    Position,
    Prompt,
    Way,
    Words,
)
from kachidoki.server.protocol.problems import Refusal
from kachidoki.titles import hooks_of

FAR: Final = 1 << 53  # a number that no message can tell of is told as this one
MOST_FORMS: Final = 2048  # lists of them that are remembered


def position_of(match: Match, seat: int | None, deadline: int | None = None) -> Position:
    """The present position."""
    return positions_of(match, [seat], deadline)[0]


def positions_of(
    match: Match, seats: list[int | None], deadline: int | None = None
) -> list[Position]:
    """The present position as each of the seats is shown it."""
    state = match.state
    views = state.views(seats)
    return [
        position_from(
            match, state, seat, views[place], seat is not None and match.can_undo(seat), deadline
        )
        for place, seat in enumerate(seats)
    ]


def position_in(
    match: Match, state: State, seat: int | None, can_undo: bool, deadline: int | None
) -> Position:
    """A state as the seat would be shown it, were it that of the match."""
    return position_from(match, state, seat, state.view(seat), can_undo, deadline)


def position_from(
    match: Match,
    state: State,
    seat: int | None,
    view: Any,
    can_undo: bool,
    deadline: int | None,
) -> Position:
    title = match.title
    choices = [] if seat is None else choices_of(title, state, seat)
    gestures = [] if seat is None else forms_of(title, state, seat)
    prompt = prompt_of(title, view)
    ply = match.plies_for(seat)
    return Position(
        ply, view, view.actors, choices, prompt, can_undo, deadline, gestures, state.is_talk()
    )


def check_ply(match: Match, seat: int | None, ply: int) -> None:
    """Does the seat know of so many plies?"""
    plies = match.plies_for(seat)
    if not 0 <= ply <= plies:
        raise Refusal("unknown-ply", ply=max(-FAR, min(ply, FAR)), plies=plies)
    if match.index_for(seat, ply) < match.begins:
        raise Refusal("older-rules", ply=match.count_for(seat, match.begins))


def sheet_at(match: Match, seat: int | None, ply: int | None) -> ScoreSheet:
    """As far as the seat may know it, now or after so many plies."""
    if ply is not None:
        check_ply(match, seat, ply)
    return sheet_of(match, seat, ply)


def past_position(match: Match, seat: int | None, known: int) -> Position:
    """The position after so many plies that the seat knows of, as it saw it then; nothing can be done
    there any more.

    When the match is over, it also tells what every actor could have done.
    """
    state = match.state_at(match.index_for(seat, known))
    view = state.view(seat)
    actors = state.actors() if match.is_over else []
    choices = [choice for actor in actors for choice in choices_of(match.title, state, actor)]
    return Position(known, view, view.actors, choices, prompt_of(match.title, view), False, None)


def choices_of(title: Title, state: State, seat: int) -> list[Choice]:
    """What the seat may decide, in the order in which people look for it."""
    actions = title.arranged(state, state.legal_actions(seat))
    return [choice_of(title, action) for action in actions]


def forms_of(title: Title, state: State, seat: int) -> Any:
    """The gestures that the seat may make, by verb: a list of forms, as it is sent."""
    return forms_in(title, tuple(state.rows_of_gestures(seat).bounds))


@lru_cache(maxsize=MOST_FORMS)
def forms_in(title: Title, bounds: tuple[int, ...]) -> Raw:
    """Most moves leave the gestures of a seat as they were, and at other tables they are the same."""
    rows = zip(bounds[::2], bounds[1::2], strict=True)
    actions = [action for first, end in rows for action in range(first, end)]
    forms: list[Form] = []
    while actions:
        kind = title.vocabulary.kind(actions[0])
        end = bisect_left(actions, kind.start + kind.size)
        offsets = tuple([action - kind.start for action in actions[:end]])
        words = tuple([tuple(words) for words in kind.arguments.values()])
        forms.append(Form(kind.verb, list(kind.arguments), ways(words, offsets)))
        actions = actions[end:]
    return encoded(forms)


@lru_cache(maxsize=256)
def ways(arguments: tuple[tuple[str, ...], ...], offsets: tuple[int, ...]) -> list[Way]:
    """A tree of the words of all arguments, in which those that lead to the same stand together.

    Of thousands of gestures most branches are alike, and stay so for many moves.
    """
    if not arguments:
        return []
    words, *others = arguments
    size = prod([len(other) for other in others])
    branches: dict[tuple[int, ...], list[str]] = {}
    for place, group in groupby(offsets, lambda offset: offset // size):
        rest = tuple([offset % size for offset in group])
        branches.setdefault(rest, []).append(words[place])
    return [Way(same, ways(arguments[1:], rest)) for rest, same in branches.items()]


@cache
def choice_of(title: Title, action: int) -> Choice:
    args = title.vocabulary.describe(action)
    verb = args.pop("kind")
    return Choice(title.vocabulary.notation(action), verb, args)


def prompt_of(title: Title, view: View) -> Prompt:
    return Prompt(view.step, cast(Words, hooks_of(title).prompt_arguments(view)))


# ----------------------------------------------------------------- what happened


def is_open(ply: Ply) -> bool:
    """May everybody, spectators included, know all of it?"""
    entry = ply.entry
    return (
        not entry.secret
        and entry.witnesses == EVERYONE
        and all(event.audience == EVERYONE for event in ply.events)
    )


# The stills of some plies, in order, as one seat saw them.
Stills = Iterator[Any]
NO_STILLS: Final[Stills] = repeat(UNSET)


def ply_info(
    ply: Ply,
    seat: int | None,
    is_over: bool,
    stills: Stills = NO_STILLS,
    number: int | None = None,
) -> PlyInfo:
    """A ply as the seat may know it, with the number by which it counts; when the match is over,
    nobody's action is hidden, nor what only some were told."""
    entry = ply.entry
    number = entry.ply if number is None else number
    hidden = entry.secret and entry.seat != seat and not is_over
    events = [
        event_info(event, stills)
        for event in ply.events
        if (is_bare(ply, event) if is_over else event.is_for(seat))
    ]
    action = HIDDEN if hidden else entry.action
    return PlyInfo(number, seat_name(entry.seat), action, events, entry.gesture or UNSET)


def is_bare(ply: Ply, event: Event) -> bool:
    """Does it tell all, now that nothing is hidden? What is told to all but some only veils what these
    are told."""
    if ply.entry.gesture or event.kind == LAPSED_KIND:
        return True
    return event.audience >= 0 or event.audience == EVERYONE


def ply_infos(
    plies: Sequence[Ply],
    seat: int | None,
    is_over: bool,
    stills: Stills = NO_STILLS,
    known: int | None = None,
) -> list[PlyInfo]:
    """The plies that the seat may know of; of so many before them it was told, of all if nothing is
    said."""
    if is_over or known is None:
        return [ply_info(ply, seat, is_over, stills) for ply in plies]
    told = [ply for ply in plies if ply.entry.is_known_to(seat)]
    return [ply_info(ply, seat, False, stills, known + 1 + at) for at, ply in enumerate(told)]


def event_info(event: Event, stills: Stills = NO_STILLS) -> EventInfo:
    return EventInfo(event.kind, event.args, next(stills) if event.has_still else UNSET)


def has_stills(ply: Ply) -> bool:
    return any(event.has_still for event in ply.events)


def stills_of(match: Match, plies: Sequence[Ply], seats: list[int | None]) -> list[list[Any]]:
    """All stills of the plies: for each of them the view of every seat."""
    return [
        views for ply in plies if has_stills(ply) for views in match.stills_at(ply.entry.ply, seats)
    ]
