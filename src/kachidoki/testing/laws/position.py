"""Laws of a position as an object: nothing is lost, copies are exact and independent."""

from math import isfinite, nan

import msgspec

from kachidoki.engine import CHANCE, EVERYONE, Moves, seat_name
from kachidoki.engine.advice import UNDECIDED
from kachidoki.engine.vecs import vec
from kachidoki.testing.laws.moment import Moment, require, require_same


def conservation(m: Moment) -> None:
    """Nothing is lost or doubled: the title's own check finds nothing wrong."""
    problems = m.title.check(m.state)
    require(not problems, "; ".join(problems))


def snapshot(m: Moment) -> None:
    """What `dump` writes, as JSON too, `load` reads back, and the game goes on from there."""
    words = msgspec.json.decode(msgspec.json.encode(m.dump))
    copy = m.title.load(words)
    require_same(m.dump, copy.dump(), "dump and dump of the loaded state")
    require_same(m.view, copy.view(m.watcher), "view and view of the loaded state")
    for seat in range(CHANCE, int(m.state.seats)):
        mine, loaded = m.state.possible_actions(seat), copy.possible_actions(seat)
        require_same(mine, loaded, f"legal actions of {seat_name(seat)} and those after loading")
    if not m.state.is_over():
        copy.apply(m.seat, m.action)
        require_same(m.outcome.dump, copy.dump(), "the next position, and that of the loaded state")


def scores(m: Moment) -> None:
    """Every seat has points and a place; places are shared by equals and follow the points."""
    points, places = m.state.scores(), m.state.ranking()
    seats = int(m.state.seats)
    require(len(points) == seats and len(places) == seats, f"scores {points}, ranking {places}")
    for place in places:
        better = sum(other < place for other in places)
        require(place == better + 1, f"ranking {places}")
    for one in range(seats):
        for other in range(seats):
            follows = points[one] <= points[other] or places[one] < places[other]
            require(follows, f"scores {points} are ranked {places}")


def advice(m: Moment) -> None:
    """What a title tells the bots is of use: legal choices, finite values, rewards from 0 to 1, and
    something left of what is narrowed."""
    if not m.is_rare():
        return
    words = m.title.advice()
    state = m.state.clone()
    seats = int(state.seats)
    worth = [words.value(state, seat) for seat in range(seats)]
    require(all(map(isfinite, worth)), f"values {worth}")
    rewards = vec[float]([nan] * seats)
    words.judge(state, rewards)
    given = [rewards[seat] for seat in range(seats)]
    require(all(0 <= reward <= 1 for reward in given), f"rewards {given}")
    if state.actor >= 0:
        moves = Moves()
        state.legal(state.actor, moves)
        choice = words.choose(state, state.actor, moves, m.rng)
        legal = moves.as_list()
        require(choice in legal, f"advised {choice}, legal are {legal}")
        words.narrow(state, state.actor, moves)
        narrowed = moves.as_list()
        in_order = sorted(narrowed) if words.ranks() else narrowed
        require(
            bool(narrowed) and in_order == [one for one in legal if one in narrowed],
            f"{legal} was narrowed to {narrowed}",
        )
        mixed = words.mix(state, state.actor, m.rng)
        require(mixed == UNDECIDED or mixed in legal, f"drawn {mixed}, legal are {legal}")
    require_same(m.dump, state.dump(), "before and after giving advice")


def independence(m: Moment) -> None:
    """A clone is the same game, and what happens to one of them never touches the other."""
    one = m.state.clone()
    other = one.clone()
    one.apply(m.seat, m.action)
    moved = one.dump()
    require_same(m.dump, other.dump(), "a state, and its clone after a move of another clone")
    require_same(m.dump, m.state.dump(), "a state before and after a move of its clone")
    other.apply(m.seat, m.one_of(other.possible_actions(m.seat)))
    require_same(moved, one.dump(), "a clone before and after a move of its own clone")


def listening(m: Moment) -> None:
    """Every event has an audience, with a still everybody; whether anybody listens changes nothing."""
    silent = m.state.clone()
    require(not silent.listening, "a clone listens")
    silent.apply(m.seat, m.action)
    require(silent.heard() == [], "an event was recorded although nobody listens")
    require_same(silent.dump(), m.outcome.dump, "a position without and with listeners")
    for event in m.outcome.events:
        heard = any(event.is_for(seat) for seat in [None, *range(int(m.state.seats))])
        require(heard, f"{event} has no audience")
        public = event.audience == EVERYONE
        require(public or not event.has_still, f"a still is taken of {event}, which is not public")
