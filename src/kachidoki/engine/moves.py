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
