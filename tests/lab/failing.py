"""Bots that fail, each in its own way."""

import os
import sys

from kachidoki.bots import Bot
from kachidoki.engine import State


class Raises(Bot):
    def choose(self, state: State, seat: int) -> int:
        raise RuntimeError("no idea")


class Exits(Bot):
    def choose(self, state: State, seat: int) -> int:
        sys.exit(3)


class Dies(Bot):
    """Takes its process with it."""

    def choose(self, state: State, seat: int) -> int:
        os._exit(3)


class Prints(Bot):
    """Tells everybody what it thinks."""

    def __init__(self) -> None:
        print("Here I am.")

    def choose(self, state: State, seat: int) -> int:
        print("Hm.")
        return state.legal_actions(seat)[0]


class Cheats(Bot):
    def choose(self, state: State, seat: int) -> int:
        return -1
