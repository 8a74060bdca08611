"""What a title counts of a position for every seat: all that a net or an agent is told of it."""

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kachidoki.engine.errors import BadInput
from kachidoki.engine.state import State, lacks
from kachidoki.engine.vecs import i64, vec

if TYPE_CHECKING:
    from kachidoki.engine.title import Title


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The base of every title's features: whole numbers, each with a name and a meaning.

    Those of every seat are what anybody at the table may know of it. The first of them are `judged`:
    the title's own idea of how good the position is for the seat, which takes the longest to find; by
    the very first a net knows who leads. All others are facts, and two bytes must hold each of them.
    Agents are told facts only, and beside them of what belongs to nobody, such as cards on offer, and
    what their seat alone knows, such as its hand.
    """

    def __init__(
        self,
        meanings: list[tuple[str, str]],
        seats: int,
        own_meanings: list[tuple[str, str]] | None = None,
        judged: int = 1,
    ) -> None:
        self.meanings = meanings
        self.own_meanings = own_meanings or []
        self.number: i64 = len(meanings)
        self.own_number: i64 = len(self.own_meanings)
        self.judged: i64 = judged
        self.counts: vec[i64] = vec[i64]([0] * (len(meanings) * seats))
        self.own_counts: vec[i64] = vec[i64]([0] * len(self.own_meanings))

    def count(self, state: State) -> None:
        """Writes the features of every seat into `counts`, one seat after the other."""
        self.count_facts(state)
        self.judge(state)

    @abstractmethod
    def count_facts(self, state: State) -> None:
        """Write all those that are no judgement."""
        raise lacks(self, "count_facts")

    @abstractmethod
    def judge(self, state: State) -> None:
        """Write the others, when the facts are there."""
        raise lacks(self, "judge")

    def count_own(self, state: State, seat: i64) -> None:
        """Write what belongs to nobody, and what only the seat knows, into `own_counts`."""

    def apply_to(self, state: State) -> bool:
        """Do they tell what there is to tell? Only such positions are learnt from."""
        return True


def features_of(title: "Title") -> Features:
    """Those of a title that must have some."""
    features = title.features()
    if features is None:
        raise BadInput(f"{title.id} has no features: there is nothing to tell an agent or a net")
    return features
