"""What a seat is shown of a match: the only road from a match to the wire."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import repeat
from typing import Any, Final, cast

from msgspec import UNSET

from kachidoki.engine import Event, State, Title, seat_name
from kachidoki.engine.events import EVERYONE
from kachidoki.engine.view import View
from kachidoki.match import HIDDEN, Match, Ply
from kachidoki.server.protocol.messages import Choice, EventInfo, PlyInfo, Position, Prompt, Words
from kachidoki.titles import hooks_of


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
    prompt = prompt_of(title, view)
    return Position(len(match.line), view, view.actors, choices, prompt, can_undo, deadline)


def past_position(match: Match, seat: int | None, plies: int) -> Position:
    """The position after so many plies, as the seat saw it then; nothing can be done there any more.

    When the match is over, it also tells what every actor could have done.
    """
    state = match.state_at(plies)
    view = state.view(seat)
    actors = state.actors() if match.is_over else []
    choices = [choice for actor in actors for choice in choices_of(match.title, state, actor)]
    return Position(plies, view, view.actors, choices, prompt_of(match.title, view), False, None)


def choices_of(title: Title, state: State, seat: int) -> list[Choice]:
    """What the seat may do, in the order in which people look for it."""
    actions = title.arranged(state, state.legal_actions(seat))
    return [choice_of(title, action) for action in actions]


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
    return not ply.entry.secret and all(event.audience == EVERYONE for event in ply.events)


# The stills of some plies, in order, as one seat saw them.
Stills = Iterator[Any]
NO_STILLS: Final[Stills] = repeat(UNSET)


def ply_info(ply: Ply, seat: int | None, is_over: bool, stills: Stills = NO_STILLS) -> PlyInfo:
    """A ply as the seat may know it; when the match is over, nobody's action is hidden."""
    entry = ply.entry
    hidden = entry.secret and entry.seat != seat and not is_over
    events = [event_info(event, stills) for event in ply.events if event.is_for(seat)]
    return PlyInfo(entry.ply, seat_name(entry.seat), HIDDEN if hidden else entry.action, events)


def ply_infos(
    plies: Sequence[Ply], seat: int | None, is_over: bool, stills: Stills = NO_STILLS
) -> list[PlyInfo]:
    return [ply_info(ply, seat, is_over, stills) for ply in plies]


def event_info(event: Event, stills: Stills = NO_STILLS) -> EventInfo:
    return EventInfo(event.kind, event.args, next(stills) if event.has_still else UNSET)


def has_stills(ply: Ply) -> bool:
    return any(event.has_still for event in ply.events)


def stills_of(match: Match, plies: Sequence[Ply], seats: list[int | None]) -> list[list[Any]]:
    """All stills of the plies: for each of them the view of every seat."""
    return [
        views for ply in plies if has_stills(ply) for views in match.stills_at(ply.entry.ply, seats)
    ]
