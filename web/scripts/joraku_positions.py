"""Writes positions of Joraku in every mode and at every step, for the tests of its board.

    PYTHONPATH=src .venv/bin/python web/scripts/joraku_positions.py

With each come the choices of the seat to act.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kachidoki.engine import Moves, Rng, Setting, State, settle
from kachidoki.server.protocol import Choice
from kachidoki.titles import find_title
from kachidoki.titles.joraku.browser import box

TARGET = Path(__file__).parent.parent / "src/titles/joraku/fixtures/positions.json"
TITLE = find_title("joraku")
SETTINGS = (
    TITLE.setting(3),
    TITLE.setting(4, {"variants": "1+2"}),
    TITLE.setting(2, {"mode": "two-on-two", "variants": "2+6"}),
    TITLE.setting(2, {"mode": "with-neutral"}),
)
EACH_STEP = 3  # positions of one setting at one step


def main() -> None:
    games = [
        {"box": box(setting), "positions": list(positions(setting, seed))}
        for seed, setting in enumerate(SETTINGS, 1)
    ]
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_bytes(msgspec.json.encode(games) + b"\n")


def positions(setting: Setting, seed: int) -> Iterator[dict[str, Any]]:
    """A game in which everybody plays at random, the last positions of each step."""
    rng, moves = Rng(seed), Moves()
    state = TITLE.open(setting)
    found: list[dict[str, Any]] = []
    settle(state, moves, rng)
    while not state.is_over():
        seat = state.actors()[0]
        found.append(position(state, seat))
        actions = state.legal_actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        settle(state, moves, rng)
    steps: Counter[str] = Counter()
    for entry in reversed(found):
        steps[entry["view"].step] += 1
        if steps[entry["view"].step] <= EACH_STEP:
            yield entry


def position(state: State, seat: int) -> dict[str, Any]:
    return {
        "view": state.view(seat),
        "choices": [choice(action) for action in state.legal_actions(seat)],
    }


def choice(action: int) -> Choice:
    args = TITLE.vocabulary.describe(action)
    verb = args.pop("kind")
    return Choice(TITLE.vocabulary.notation(action), verb, args)


if __name__ == "__main__":
    main()
