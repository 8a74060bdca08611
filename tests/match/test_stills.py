"""Stills: an action that does a lot at once is shown step by step, each as it was."""

import pytest
from tests.match.table import open_match, play_on

from kachidoki.engine import Event, Title
from kachidoki.match import Match, Ply
from kachidoki.titles import titles

TITLES = list(titles().values())


def played(title: Title) -> Match:
    return play_on(open_match(3, title=title))


def steps_of(ply: Ply) -> list[list[Event]]:
    """The events up to each still."""
    return [ply.events[: place + 1] for place, event in enumerate(ply.events) if event.has_still]


def gained(match: Match, events: list[Event]) -> list[int]:
    points = [0] * match.setting.seats
    sources = {kind.name: kind for kind in match.title.chronicle.kinds if kind.source}
    for event in events:
        if event.kind in sources:
            owner = event.args[next(iter(sources[event.kind].arguments))]
            seat = match.title.seat_of(owner, match.setting)
            if seat is not None:
                points["ABCDE".index(seat)] += event.args["points"]
    return points


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_still_shows_the_points_that_have_been_told(title: Title) -> None:
    match = played(title)
    compared = 0
    for ply in match.line:
        before = match.state_at(ply.entry.ply - 1).scores()
        stills = match.stills_at(ply.entry.ply, [None]) if steps_of(ply) else []
        for events, (view,) in zip(steps_of(ply), stills, strict=True):
            gains = gained(match, events)
            assert view.scores == [old + new for old, new in zip(before, gains, strict=True)]
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_everybody_may_know_what_has_a_still(title: Title) -> None:
    events = [event for ply in played(title).line for event in ply.events if event.has_still]
    assert events
    assert all(event.is_for(None) for event in events)


def test_every_viewer_has_its_own_still() -> None:
    match = played(titles()["joraku"])
    ply = next(ply for ply in match.line if steps_of(ply))
    (own, others), *_ = match.stills_at(ply.entry.ply, [0, None])
    assert (own.seat, others.seat) == ("A", None)
    assert own.trick == others.trick != []


def test_stills_outlast_storing() -> None:
    match = played(titles()["tokaido"])
    again = Match.load(match.dump())
    assert [steps_of(ply) != [] for ply in again.line] == [
        steps_of(ply) != [] for ply in match.line
    ]
