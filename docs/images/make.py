"""Draws the picture of the terminal table for the README: `python docs/images/make.py`."""

import asyncio
import re
from html import unescape
from pathlib import Path

from rich.cells import cell_len

from kachidoki.cli.sitting import Sitting, answer
from kachidoki.cli.table import Table
from kachidoki.cli.thinker import Inline
from kachidoki.match import Match, seeded
from kachidoki.titles import find_title

PICTURE = Path(__file__).with_name("table.svg")
SEED, PLIES = 13, 154
CELL = 12.2  # the width of a character, as the picture counts it


def mid_game() -> Sitting:
    """A human among greedy bots, in the second round; greedy has played for her so far."""
    title = find_title("joraku")
    secret, nonces = seeded(SEED, 4)
    setting = title.setting(4, {"variants": "4+5"})
    players = ["Anna", "greedy", "greedy", "greedy"]
    bots = [None, "greedy", "greedy", "greedy"]
    match = Match.open(title, setting, players, secret, nonces, clock=None, bots=bots)
    sitting = Sitting(match, adviser="greedy")
    while match.state.plies < PLIES or sitting.view().step != "playing" or sitting.actor != 0:
        sitting.play(answer(sitting.question()))
    sitting.adviser = "ismcts:3000"
    return sitting


async def draw(sitting: Sitting) -> str:
    """The table after the others have played, with a hint."""
    table = Table(sitting, "en", adviser=Inline())
    own = max(place for place, ply in enumerate(sitting.match.line) if ply.entry.seat == 0)
    table.happened([event for ply in sitting.match.line[own + 1 :] for event in ply.events])
    async with table.run_test(size=(120, 40)) as pilot:
        await pilot.press("h")
        await table.workers.wait_for_complete()
        await pilot.pause()
        return table.export_screenshot(title="kachidoki play joraku")


def widen(picture: str) -> str:
    """Japanese characters take two cells; the picture's maker counts one."""
    return re.sub(
        r'textLength="[\d.]+"([^>]*>)([^<]*)</text>',
        lambda text: (
            f'textLength="{cell_len(unescape(text[2])) * CELL:.1f}"{text[1]}{text[2]}</text>'
        ),
        picture,
    )


if __name__ == "__main__":
    PICTURE.write_text(widen(asyncio.run(draw(mid_game()))), "utf-8")
