"""The buffer into which a state writes its legal actions, used again and again."""

from kachidoki.engine.vecs import i64, vec


class Moves:
    """Actions in ascending order; `count` of them are valid."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        count = self.count
        if count == len(self.actions):
            self.grow()
        self.actions[count] = action
        self.count = count + 1

    def grow(self) -> None:
        larger = vec[i64]([0] * (2 * len(self.actions)))
        for index in range(self.count):
            larger[index] = self.actions[index]
        self.actions = larger

    def has(self, action: i64) -> bool:
        actions = self.actions
        for index in range(self.count):
            if actions[index] == action:
                return True
        return False

    def as_list(self) -> list[int]:
        found: list[int] = []
        actions = self.actions
        for index in range(self.count):
            found.append(actions[index])
        return found

    def add_rows(self, rows: "Rows") -> None:
        for row in range(0, len(rows.bounds), 2):
            for action in range(rows.bounds[row], rows.bounds[row + 1]):
                self.add(action)


class Rows:
    """Actions in ascending order, in short: thousands of them are a few rows without a gap.

    Of each row, `bounds` has its first action and the one after its last.
    """

    def __init__(self) -> None:
        self.bounds: list[int] = []

    def add(self, first: i64, end: i64) -> None:
        bounds = self.bounds
        if bounds and bounds[-1] == first:
            bounds[-1] = end
        else:
            bounds.append(first)
            bounds.append(end)

    def add_moves(self, moves: Moves) -> None:
        for index in range(moves.count):
            self.add(moves.actions[index], moves.actions[index] + 1)
