"""Random games that are listened to."""

from collections.abc import Iterator

from kachidoki.engine import CHANCE, Event, Moves, Rng, Setting, State, Title


def settings(title: Title) -> Iterator[Setting]:
    """Every number of seats, and every value of every option, at least once."""
    for seats in title.seats:
        yield title.setting(seats)
    for option in title.options:
        for number, value in enumerate(option.choices):
            fitting = [seats for seats in title.seats if value in title.choices(option, seats)]
            yield title.setting(fitting[number % len(fitting)], {option.name: value})


def positions(title: Title, setting: Setting, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A game in which everybody plays at random: each position, with what led to it."""
    rng, moves = Rng(seed), Moves()
    state = title.open(setting)
    state.listen()
    while True:
        yield state, state.heard()
        if state.is_over():
            return
        moves.clear()
        if state.actor == CHANCE:
            state.perform(CHANCE, state.draw(moves, rng))
        else:
            state.legal(state.actor, moves)
            state.perform(state.actor, moves.actions[rng.below(moves.count)])
