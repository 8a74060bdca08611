"""Draws the pictures of the terminal tables for the README: `python docs/images/terminal.py`."""

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import NamedTuple

from rich.cells import cell_len

from kachidoki.bots import answer
from kachidoki.cli.play.bots import Inline
from kachidoki.cli.play.game import LocalGame
from kachidoki.cli.table.app import Table
from kachidoki.match import Match, seeded
from kachidoki.titles import find_title

CELL = 12.2  # the width of a character, as the picture counts it


class Scene(NamedTuple):
    """A moment of a game: after so many plies, when the first player is to make such a decision."""

    file: str
    title: str
    options: dict[str, str]
    seed: int
    plies: int
    step: str


SCENES = [
    Scene("table.svg", "joraku", {"variants": "4+5"}, 13, 154, "playing"),
    Scene("road.svg", "tokaido", {}, 4, 140, "walking"),
]


def mid_game(scene: Scene) -> LocalGame:
    """A human among greedy bots; greedy has played for her so far."""
    title = find_title(scene.title)
    secret, nonces = seeded(scene.seed, 4)
    setting = title.setting(4, scene.options)
    players = ["Anna", "greedy", "greedy", "greedy"]
    bots = [None, "greedy", "greedy", "greedy"]
    match = Match.open(title, setting, players, secret, nonces, clock=None, bots=bots)
    game = LocalGame(match, adviser="greedy")
    while match.state.plies < scene.plies or not is_asked(game, scene.step):
        game.play(answer(game.question()))
    game.adviser = "ismcts:3000"
    return game


def is_asked(game: LocalGame, step: str) -> bool:
    return game.actor == 0 and game.view().step == step


async def draw(game: LocalGame, caption: str) -> str:
    """The table after the others have played, with a hint."""
    table = Table(game, "en", adviser=Inline())
    own = max(place for place, ply in enumerate(game.match.line) if ply.entry.seat == 0)
    table.happened([event for ply in game.match.line[own + 1 :] for event in ply.events])
    async with table.run_test(size=(120, 40)) as pilot:
        await pilot.press("h")
        await table.workers.wait_for_complete()
        await pilot.pause()
        return table.export_screenshot(title=caption)


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
    for scene in SCENES:
        picture = asyncio.run(draw(mid_game(scene), f"kachidoki play {scene.title}"))
        Path(__file__).with_name(scene.file).write_text(widen(picture), "utf-8")
