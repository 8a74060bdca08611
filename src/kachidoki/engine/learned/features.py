"""What a title counts of a position for every seat: all that a net is told of it."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from kachidoki.engine.state import State, lacks
from kachidoki.engine.vecs import i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The base of every title's features: whole numbers, each with a name and a meaning.

    Those of every seat are what anybody at the table may know of it. The first is the title's own idea
    of how good the position is for the seat; by it a net knows who leads. Beside them an agent is told
    of what belongs to nobody, such as cards on offer, and what its seat alone knows, such as its hand.
    Two bytes must hold each of them, except for the first.
    """

    def __init__(
        self,
        meanings: list[tuple[str, str]],
        seats: int,
        own_meanings: list[tuple[str, str]] | None = None,
    ) -> None:
        self.meanings = meanings
        self.own_meanings = own_meanings or []
        self.number: i64 = len(meanings)
        self.own_number: i64 = len(self.own_meanings)
        self.counts: vec[i64] = vec[i64]([0] * (len(meanings) * seats))
        self.own_counts: vec[i64] = vec[i64]([0] * len(self.own_meanings))

    @abstractmethod
    def count(self, state: State) -> None:
        """Write the features of every seat into `counts`, one seat after the other."""
        raise lacks(self, "count")

    def count_own(self, state: State, seat: i64) -> None:
        """Write what belongs to nobody, and what only the seat knows, into `own_counts`."""

    def apply_to(self, state: State) -> bool:
        """Do they tell what there is to tell? Only such positions are learnt from."""
        return True
