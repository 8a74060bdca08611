"""One game as every environment walks through it: from decision to decision, chance by a seed."""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, Final

from kachidoki.engine import BadInput, Moves, Rng, Setting, State, Title, settle
from kachidoki.engine.advice import shares
from kachidoki.engine.learned.features import features_of
from kachidoki.engine.learned.observer import Observer
from kachidoki.engine.seats import NOBODY
from kachidoki.extras import needing
from kachidoki.titles import find_title

with needing("environments", "an environment for agents"):
    import numpy as np
    from numpy.typing import NDArray

SEED_BITS: Final = 96

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = dict[str, Any]
Options = Mapping[str, str]


class Table:
    """A game at which agents sit.

    Chance plays by itself. Who choose at once and in secret are asked in the order of their seats;
    nobody sees what those before have chosen. Gestures, such as offers, are not made here.
    """

    def __init__(self, title_id: str, seats: int | None, options: Options | None) -> None:
        self.title = find_title(title_id)
        self.setting = setting_of(self.title, seats, options)
        self.fresh = self.title.open(self.setting)
        self.eyes = Eyes(self.title, self.fresh)
        self.actions = self.title.vocabulary.decisions()
        self.seats: int = self.setting.seats
        self.seeds = Random()
        self.moves = Moves()
        self.state = self.fresh
        self.actor: int = NOBODY
        self.is_over = False

    def begin(self, seed: int | None) -> int:
        """Deals a new game, by the seed or by the luck that goes on; returns another seed, for whatever
        else is random in it."""
        if seed is not None:
            self.seeds = Random(index(seed))
        self.luck = Rng(self.seeds.getrandbits(SEED_BITS))
        self.state = self.fresh.clone()
        self.settle()
        return self.seeds.getrandbits(SEED_BITS)

    def settle(self) -> None:
        state = self.state
        settle(state, self.moves, self.luck)
        self.actor = state.actor
        self.is_over = self.actor == NOBODY

    def act(self, action: Any) -> None:
        """The decision of whoever is asked; what is not legal raises IllegalAction."""
        self.choose(self.actor, self.checked(action))
        self.settle()

    def choose(self, seat: int, action: int) -> None:
        if not 0 <= action < self.actions:
            raise self.state.refusal(seat, action)
        self.state.apply(seat, action)

    def checked(self, action: Any) -> int:
        """The action as a number, if there is anything to decide."""
        if self.actor == NOBODY:
            raise BadInput(
                "the game is over: call reset to begin another"
                if self.is_over
                else "the game has not begun: call reset first"
            )
        try:
            return index(action)
        except TypeError:
            raise BadInput(
                f"{action!r} is no action; actions: 0 to {self.actions - 1}, see action_mask"
            ) from None

    def stand_in(self, seat: int, action: Any) -> int:
        """The action, if it is legal for the seat; otherwise the legal one that stands in for it, by
        its remainder, so that all of them come up when agents choose blindly."""
        legal = self.state.legal_actions(seat)
        chosen = self.checked(action)
        return chosen if chosen in legal else legal[chosen % len(legal)]

    # ------------------------------------------------------------- what agents are told

    def look(self, seat: int) -> Numbers:
        """What the seat may know."""
        return self.eyes.look(self.state, seat)

    def look_around(self) -> Numbers:
        """All that any of the seats may know."""
        return np.concatenate([self.look(seat) for seat in range(self.seats)])

    def mask(self, seat: int, width: int) -> Mask:
        """Ones where the seat has a legal action."""
        mask = bytearray(width)  # for a few ones, faster than an array that is indexed
        for action in self.state.legal_actions(seat):
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def shares(self) -> list[float]:
        """Everybody's share of the victory: rewards at the end, which sum to one."""
        return shares(self.state.ranking())


def setting_of(title: Title, seats: int | None, options: Options | None) -> Setting:
    """What is played; as many seats as there can be, if nothing else is asked for."""
    return title.setting(max(title.seats) if seats is None else seats, options)


class Eyes:
    """An observer whose numbers become arrays."""

    def __init__(self, title: Title, state: State) -> None:
        self.observer = Observer(state.game, features_of(title))
        self.size = int(self.observer.size)
        self.written = np.asarray(self.observer.numbers)  # no copy: it changes at every look

    def names(self) -> list[str]:
        """What each number is."""
        return self.observer.names()

    def look(self, state: State, seat: int) -> Numbers:
        """What the seat may know, as an array of its own."""
        self.observer.look(state, seat)
        return self.written.astype(np.int16)
