"""What is remembered of a position: never anything that has changed since."""

import pytest

from kachidoki.engine import Moves, Rng, Setting, State, Title, settle
from kachidoki.engine.learned.features import Features
from kachidoki.engine.learned.memory import Memory
from kachidoki.engine.learned.observer import Observer
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles import find_title, titles

ABLE = [title for title in titles().values() if title.features() is not None]
SETTINGS = 2  # for each number of seats
PLIES_BETWEEN = 9  # from one comparison to the next


def features_of(title: Title) -> Features:
    features = title.features()
    assert features is not None
    return features


def told(features: Features, state: State, seat: int) -> dict[str, int]:
    observer = Observer(state.game, features)
    observer.look(state, seat)
    return dict(zip(observer.names(), map(int, observer.numbers), strict=True))


def some_settings(title: Title, rng: Rng) -> list[Setting]:
    found = []
    for seats in title.seats:
        settings = [setting for setting in title.settings() if setting.seats == seats]
        found += [settings[rng.below(len(settings))] for _ in range(SETTINGS)]
    return found


@pytest.mark.parametrize("title", ABLE, ids=lambda title: title.id)
def test_who_has_seen_many_games_is_told_the_same_as_a_newcomer(title: Title) -> None:
    """Whole games of all numbers of seats; now and then a look back at an earlier position."""
    rng, moves = Rng(5), Moves()
    experienced = features_of(title)
    for setting in some_settings(title, rng):
        state = title.open(setting)
        earlier = state.clone()
        settle(state, moves, rng)
        while not state.is_over():
            if rng.below(PLIES_BETWEEN) == 0:
                for position in (state, earlier, state):
                    seat = int(rng.below(setting.seats))
                    newcomer = features_of(title)
                    assert told(experienced, position, seat) == told(newcomer, position, seat)
                earlier = state.clone()
            experienced.count_facts(state)
            legal = state.legal_actions(state.actor)
            state.apply(state.actor, legal[rng.below(len(legal))])
            settle(state, moves, rng)
        assert told(experienced, state, 0) == told(features_of(title), state, 0)


def test_words_are_new_once() -> None:
    memory = Memory(3)
    assert memory.is_new(0, 0)
    assert not memory.is_new(0, 0)
    row = vec[i64]([5, 6, 7])
    assert memory.are_new(1, row, 1, 2)
    assert not memory.are_new(1, row, 1, 2)
    row[2] = 8
    assert memory.are_new(1, row, 1, 2)
    assert not memory.is_new(2, 8)


def test_of_another_game_nothing_is_remembered() -> None:
    memory, title = Memory(1), find_title("joraku")
    game = title.new(4).game
    assert memory.open(game)
    memory.is_new(0, 7)
    assert not memory.open(game)
    assert not memory.is_new(0, 7)
    assert memory.open(title.new(4).game)
    assert memory.is_new(0, 7)
