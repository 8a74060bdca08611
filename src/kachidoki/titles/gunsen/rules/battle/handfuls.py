"""All ways in which up to six dice can lie, whatever their order, numbered; the fewest dice first."""

from typing import Final

from kachidoki.engine.counts import count, one, total
from kachidoki.engine.vecs import i64, vec
from kachidoki.titles.gunsen.rules.actions import FACE_COUNT, MOST_DICE

NONE: Final[i64] = -1
# For each number of dice, from none to one too many: where the parts of a handful with so many begin.
SIZES: Final[i64] = 8


class Handfuls:
    """What a handful becomes with a die more or less, and which handfuls are part of it."""

    def __init__(self) -> None:
        self.counts: list[int] = []  # how often each face is there
        self.number: dict[int, int] = {}
        self.first: list[int] = []  # the first handful of so many dice; then how many there are
        self.list_all()
        self.size: vec[i64] = vec[i64]([int(total(counts)) for counts in self.counts])
        faces = range(int(FACE_COUNT))
        self.more: vec[i64] = vec[i64](
            [
                self.number.get(counts + int(one(face)), -1)
                for counts in self.counts
                for face in faces
            ]
        )
        self.fewer: vec[i64] = vec[i64](
            [
                self.number[counts - int(one(face))] if count(counts, face) > 0 else -1
                for counts in self.counts
                for face in faces
            ]
        )
        self.list_parts()

    def list_all(self) -> None:
        layer = [0]
        for _ in range(MOST_DICE + 1):
            self.first.append(len(self.counts))
            for counts in layer:
                self.number[counts] = len(self.counts)
                self.counts.append(counts)
            layer = [
                counts + int(one(face))
                for counts in layer
                for face in range(FACE_COUNT)
                if counts < one(face + 1)
            ]
        self.first.append(len(self.counts))

    def list_parts(self) -> None:
        """The parts of a handful follow one another, from the empty one to itself."""
        starts: list[int] = []
        parts: list[int] = []
        for counts in self.counts:
            within = [0]
            for face in range(FACE_COUNT):
                within = [
                    part + number * int(one(face))
                    for part in within
                    for number in range(count(counts, face) + 1)
                ]
            numbers = sorted([self.number[part] for part in within])
            for dice in range(SIZES):
                smaller = [part for part in numbers if self.size[part] < dice]
                starts.append(len(parts) + len(smaller))
            parts.extend(numbers)
        self.parts_from: vec[i64] = vec[i64](starts)
        self.parts: vec[i64] = vec[i64](parts)

    def of_dice(self, dice: vec[i64], rolled: i64) -> i64:
        """The handful that lies there."""
        handful: i64 = 0
        for die in range(rolled):
            handful = self.more[handful * FACE_COUNT + dice[die]]
        return handful


made: Final[list[Handfuls]] = []


def handfuls() -> Handfuls:
    """Made once, when somebody asks."""
    if not made:
        made.append(Handfuls())
    return made[0]
