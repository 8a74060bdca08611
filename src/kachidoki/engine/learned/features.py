"""What a title counts of a position for every seat: all that a net is told of it."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from kachidoki.engine.state import State, lacks
from kachidoki.engine.vecs import i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The base of every title's features: whole numbers, each with a name and a meaning.

    The first is the title's own idea of how good the position is for the seat; by it a net knows who
    leads. All of them follow from what the seat may know.
    """

    def __init__(self, meanings: list[tuple[str, str]], seats: int) -> None:
        self.meanings = meanings
        self.number: i64 = len(meanings)
        self.counts: vec[i64] = vec[i64]([0] * (len(meanings) * seats))

    @abstractmethod
    def count(self, state: State) -> None:
        """Write the features of every seat into `counts`, one seat after the other."""
        raise lacks(self, "count")

    def apply_to(self, state: State) -> bool:
        """Do they tell what there is to tell? Only such positions are learnt from."""
        return True
