"""Laws of what each seat knows, and of what bots and undo may rely on."""

from functools import partial

import msgspec

from kachidoki.engine import CHANCE, EVERYONE, Event, Moves, Rng, State, seat_name
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.observer import LARGEST
from kachidoki.testing.laws.moment import (
    MOST_PLIES,
    Moment,
    Observation,
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
    require_same(
        state.possible_actions(seat), world.possible_actions(seat), f"legal actions of {name}"
    )
    require_same(state.actors(), world.actors(), f"who acts, for all {name} knows")
    known = (state.plies - m.walk.unseen[seat], state.revelations)
    require_same(known, (world.plies, world.revelations), "plies known, and revelations")


def features(m: Moment) -> None:
    """A net is told nothing that the seat does not know: in every world that the seat thinks possible,
    everybody's features are the same, and so are its own."""
    found = m.title.features()
    if found is not None:
        here, there = (counted(found, state, m.watcher) for state in (m.state, m.world))
        require_same(
            here, there, f"features for {seat_name(m.watcher)} in two worlds possible for it"
        )
        judged = tuple(f" {name}" for name, _ in found.meanings[: int(found.judged)])
        for name, number in here.items():
            fits = abs(number) <= LARGEST or name.endswith(judged)
            require(fits, f"feature '{name}' is {number}, more than two bytes hold")


def counted(features: Features, state: State, seat: int) -> dict[str, int]:
    """All that the seat may be told, by name."""
    features.count(state)
    features.count_own(state, seat)
    told = {
        name: int(features.own_counts[place])
        for place, (name, _) in enumerate(features.own_meanings)
    }
    for other in range(int(state.seats)):
        start = other * len(features.meanings)
        for place, (name, _) in enumerate(features.meanings, start):
            told[f"{seat_name(other)} {name}"] = int(features.counts[place])
    return told


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
    if m.action not in world.possible_actions(m.seat):
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
    if there is None or here.reveals or there.reveals or m.is_hidden:
        return
    who = f"the decision of {seat_name(m.seat)}"
    if m.state.is_secret(m.seat) and not m.is_gesture:
        others = [None, *(seat for seat in range(int(m.state.seats)) if seat != m.seat)]
        hidden = any(here.seen_by(seat) == there.seen_by(seat) for seat in others)
        require(hidden, f"{who} is called secret, and everybody can see it")
        one, other = here.seen_by(m.watcher), there.seen_by(m.watcher)
        told = one.events != other.events and one.view == other.view
        require(not told, f"{who} is told to {seat_name(m.watcher)}, and is not in its view")
    elif here.seen_by(None) == there.seen_by(None):
        require(here.dump == there.dump, f"{who} is called open, and is hidden from a spectator")


def discretion(m: Moment) -> None:
    """Who may not know of a gesture notices nothing of it, and cannot tell that it was made."""
    state, witnesses = m.state, int(m.state.witnesses(m.seat, m.action))
    require(m.is_gesture or witnesses == EVERYONE, "a decision is hidden from somebody")
    require(witnesses < 0 or witnesses >> m.seat & 1 == 1, "a seat may not know of its own gesture")
    seed = m.rng.word()
    for seat in [None, *range(int(state.seats))]:
        if not Event("", {}, witnesses).is_for(seat):
            what = f"what {viewer_name(seat)} sees before and after a gesture hidden from it"
            require_same(Observation.of(state, [], seat), m.outcome.seen_by(seat), what)
            if seat is not None:
                guess_alike(m, state, m.outcome.state, seat, seed)


def seclusion(m: Moment) -> None:
    """A gesture that a seat may not know of does not hang on the decision that the seat made last.

    So the decision can be taken back, and nobody learns of the gesture by that.
    """
    after = m.outcome.state
    if m.seat == CHANCE or m.is_gesture or m.outcome.reveals or CHANCE in after.actors():
        return
    moves = Moves()
    for other in after.volunteers():
        moves.clear()
        after.gestures(other, moves)
        hidden = m.first_of(moves.as_list(), partial(is_hidden, after, m.seat, other))
        if hidden is not None:
            check_seclusion(m, other, hidden)


def is_hidden(state: State, seat: int, other: int, gesture: int) -> bool:
    """May the seat not know of the other's gesture?"""
    return not state.witnesses(other, gesture) >> seat & 1


def check_seclusion(m: Moment, other: int, gesture: int) -> None:
    what = f"'{seat_name(other)} {m.title.vocabulary.notation(gesture)}'"
    first, later = m.state.clone(), m.outcome.state.clone()
    require(first.is_gesture(other, gesture), f"{what} is possible only after the decision")
    first.apply(other, gesture)
    require(
        m.action in first.possible_actions(m.seat), f"the decision is not possible after {what}"
    )
    first.apply(m.seat, m.action)
    later.apply(other, gesture)
    require_same(first.dump(), later.dump(), f"{what} before and after the decision")


def forgetting(m: Moment) -> None:
    """Resampling looks at nothing hidden: what a seat cannot tell apart makes it guess the same."""
    seat = m.watcher
    guess_alike(m, m.state, m.world, seat, m.rng.word())
    here, there = m.outcome, m.alternative
    if there is not None and seat != m.seat and here.seen_by(seat) == there.seen_by(seat):
        guess_alike(m, here.state, there.state, seat, m.rng.word())


def guess_alike(m: Moment, one: State, other: State, seat: int, seed: int) -> None:
    guess, other_guess = (resampled(state, seat, Rng(seed)).dump() for state in (one, other))
    what = f"guesses of {seat_name(seat)} in worlds that it cannot tell apart"
    require_same(guess, other_guess, what)
