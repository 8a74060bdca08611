"""Laws of a whole game: how it opens, that it goes on, that it ends, that its moves are all of it."""

import msgspec

from kachidoki.testing.laws.moment import MOST_PLIES, Moment, require, require_same


def vocabulary(m: Moment) -> None:
    """Every action has a notation that parses back, and a description that says the same."""
    words = m.title.vocabulary
    for action in range(len(words)):
        notation = words.notation(action)
        require(words.parse(notation) == action, f"'{notation}' does not parse back to {action}")
        spoken = " ".join(map(str, words.describe(action).values()))
        require(spoken == notation, f"'{notation}' is described as '{spoken}'")


def opening(m: Moment) -> None:
    """A setting always opens the same game, and can be written down."""
    setting = m.walk.setting
    require_same(m.dump, m.title.open(setting).dump(), "two openings of one setting")
    again = m.title.setting(**msgspec.json.decode(msgspec.json.encode(setting.dump())))
    require_same(setting.dump(), again.dump(), "a setting written down and read")


def replay(m: Moment) -> None:
    """A game is the list of its moves: read from their notation, they lead to the same end."""
    state = m.title.open(m.walk.setting)
    for seat, action in m.walk.moves:
        notation = m.title.vocabulary.notation(action)
        state.apply(seat, m.title.vocabulary.parse(notation))
    require_same(m.dump, state.dump(), "the end, and the end of the same moves made again")


def termination(m: Moment) -> None:
    """Every game comes to an end."""
    require(len(m.walk.moves) < MOST_PLIES, f"no end after {MOST_PLIES} plies")


def progress(m: Moment) -> None:
    """Whoever is to act finds a legal move, and it can be made; for plies not looked at."""
    m.walk.make(*m.walk.at_random())
