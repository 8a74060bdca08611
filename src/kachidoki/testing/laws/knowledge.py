"""Laws of what each seat knows, and of what bots and undo may rely on."""

import msgspec

from kachidoki.engine import CHANCE, Moves, Rng, State, seat_name
from kachidoki.testing.laws.moment import (
    MOST_PLIES,
    Moment,
    Outcome,
    Violation,
    require,
    require_same,
    resampled,
    viewer_name,
)


def knowledge(m: Moment) -> None:
    """A seat sees the same, and may do the same, in every world that it thinks possible."""
    state, world, seat = m.state, m.world, m.watcher
    name = seat_name(seat)
    require_same(m.view, world.view(seat), f"view of {name} in two worlds possible for it")
    require_same(m.public_view, world.view(None), f"view of a spectator, for all {name} knows")
    require_same(state.legal_actions(seat), world.legal_actions(seat), f"legal actions of {name}")
    require_same(state.actors(), world.actors(), f"who acts, for all {name} knows")
    counters = (state.plies, state.revelations)
    require_same(counters, (world.plies, world.revelations), "plies and revelations")


def worlds(m: Moment) -> None:
    """A resampled state is a proper state: nothing lost, loadable, playable to the end."""
    problems = m.title.check(m.world)
    require(not problems, "; ".join(problems))
    if m.is_rare():
        words = m.world.dump()
        require_same(words, m.title.load(words).dump(), "a world and its loaded dump")
        play_to_the_end(m.world.clone(), m.rng)


def play_to_the_end(state: State, rng: Rng) -> None:
    moves = Moves()
    for _ in range(MOST_PLIES):
        if state.is_over():
            return
        moves.clear()
        if state.actor == CHANCE:
            action = state.draw(moves, rng)
        else:
            state.legal(state.actor, moves)
            require(moves.count > 0, f"{seat_name(state.actor)} has nothing to do")
            action = moves.actions[rng.below(moves.count)]
        state.perform(state.actor, action)
    raise Violation(f"no end after {MOST_PLIES} more plies")


def views(m: Moment) -> None:
    """A view is a struct that JSON can carry; it says whose it is, and whom the table waits for.

    Views that are asked for together are the same as those asked for one by one.
    """
    together = m.state.views([None, m.watcher])
    require_same([m.public_view, m.view], together, "views and views together")
    for seat, view in ((m.watcher, m.view), (None, m.public_view)):
        require(isinstance(view, msgspec.Struct), f"a view is a {type(view).__name__}")
        carried = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        require_same(view, carried, "a view and its way through JSON")
        named = isinstance(view.step, str) and view.over == (view.step == "over")
        require(named, f"the step of a view is {view.step}, over is {view.over}")
        said = {"seat": view.seat, "actors": view.actors, "over": view.over}
        name = None if seat is None else seat_name(seat)
        actors = [seat_name(actor) for actor in m.state.actors()]
        known = {"seat": name, "actors": actors, "over": m.state.is_over()}
        require_same(said, known, f"what the view of {viewer_name(seat)} says, and what is so")


def quietness(m: Moment) -> None:
    """What is learnt from a move is what its words say; whatever else comes to light is counted.

    So a seat may take back a move that revealed nothing: in every world that it thinks possible it
    would have seen the same.
    """
    compare_worlds(m, m.watcher, m.world)
    if m.seat not in (CHANCE, m.watcher):
        compare_worlds(m, m.seat, resampled(m.state, m.seat, m.rng))


def compare_worlds(m: Moment, seat: int, world: State) -> None:
    """The seat sees the same move, where it is possible, do the same in the other world."""
    if m.action not in world.legal_actions(m.seat):
        return
    here, there = m.outcome, Outcome(world, m.seat, m.action)
    if seat == m.seat:
        require(here.reveals == there.reveals, "whether a move reveals depends on what is hidden")
    if not (here.reveals and there.reveals):
        for viewer in (seat, None):
            what = f"what a move that reveals nothing shows to {viewer_name(viewer)} in worlds"
            what = f"{what} possible for {seat_name(seat)}"
            require_same(here.seen_by(viewer), there.seen_by(viewer), what)


def secrecy(m: Moment) -> None:
    """An open decision tells everybody what was decided; a secret one is hidden from somebody.

    And what a seat hears of a secret is in its view, or its bots would not know it.
    """
    here, there = m.outcome, m.alternative
    if there is None or here.reveals or there.reveals:
        return
    who = f"the decision of {seat_name(m.seat)}"
    if m.state.is_secret(m.seat):
        others = [None, *(seat for seat in range(int(m.state.seats)) if seat != m.seat)]
        hidden = any(here.seen_by(seat) == there.seen_by(seat) for seat in others)
        require(hidden, f"{who} is called secret, and everybody can see it")
        one, other = here.seen_by(m.watcher), there.seen_by(m.watcher)
        told = one.events != other.events and one.view == other.view
        require(not told, f"{who} is told to {seat_name(m.watcher)}, and is not in its view")
    elif here.seen_by(None) == there.seen_by(None):
        require(here.dump == there.dump, f"{who} is called open, and is hidden from a spectator")


def forgetting(m: Moment) -> None:
    """Resampling looks at nothing hidden: what a seat cannot tell apart makes it guess the same."""
    seat = m.watcher
    guess_alike(m, m.state, m.world, seat)
    here, there = m.outcome, m.alternative
    if there is not None and seat != m.seat and here.seen_by(seat) == there.seen_by(seat):
        guess_alike(m, here.state, there.state, seat)


def guess_alike(m: Moment, one: State, other: State, seat: int) -> None:
    seed = m.rng.word()
    guess, other_guess = (resampled(state, seat, Rng(seed)).dump() for state in (one, other))
    what = f"guesses of {seat_name(seat)} in worlds that it cannot tell apart"
    require_same(guess, other_guess, what)
