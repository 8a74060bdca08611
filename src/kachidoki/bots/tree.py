"""The search tree of ISMCTS, as arrays: node 0 is the root, a node's children are a linked list."""

from typing import Final

from kachidoki.engine.vecs import append, i64, vec

NONE: Final[i64] = -1


class Tree:
    """Nodes, each reached from its parent by one action."""

    def __init__(self) -> None:
        self.size: i64 = 1
        self.action: vec[i64] = vec[i64]([NONE])
        self.child: vec[i64] = vec[i64]([NONE])
        self.sibling: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        # How often the node could have been chosen: not every world has every action.
        self.available: vec[i64] = vec[i64]([1])
        # The rewards of the seat that chose the node.
        self.rewards: vec[float] = vec[float]([0.0])
        # How much it appealed before anything was known of it.
        self.appeal: vec[float] = vec[float]([1.0])

    def grow(self, parent: i64, action: i64, appeal: float = 1.0) -> i64:
        """A new child."""
        node = self.size
        self.size = node + 1
        self.action = append(self.action, action)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, self.child[parent])
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 1)
        self.rewards = append(self.rewards, 0.0)
        self.appeal = append(self.appeal, appeal)
        self.child[parent] = node
        return node

    def take(self, parent: i64, other: "Tree", node: i64) -> i64:
        """A node of another tree as a new child, without what is below it."""
        copy = self.grow(parent, other.action[node], other.appeal[node])
        self.visits[copy] = other.visits[node]
        self.available[copy] = other.available[node]
        self.rewards[copy] = other.rewards[node]
        return copy

    def child_by(self, node: i64, action: i64) -> i64:
        """The child to which the action leads, or NONE."""
        child = self.child[node]
        while child != NONE and self.action[child] != action:
            child = self.sibling[child]
        return child

    def mean(self, node: i64) -> float:
        return self.rewards[node] / float(max(1, self.visits[node]))
