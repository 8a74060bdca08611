"""Measures how smoothly the browser draws scenes: the time between two frames, while one is shown.

python -m benchmarks.frames    two rounds or minutes of every title, into benchmarks/results
"""

import json
import os
import random
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser
from tests.browser.starting import browser_and_server
from tests.browser.visitors import CARD, DESKTOP, OPEN, PHONE, Size, Visitor, visit

from benchmarks.goals import Goal
from benchmarks.machine import processor
from benchmarks.report import facts_table, goals_table, table
from kachidoki.titles import titles

RESULTS = Path(__file__).parent / "results"
MOST_MS = 20.0  # between two frames, in all but one of twenty
BREATH = 40  # milliseconds between two looks of a player who does not disturb the page
RECORD = """() => {
  globalThis.frames = [];
  let last = performance.now();
  const frame = (now) => {
    if (document.querySelector(".stage .skip")) frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
METHOD = """\
# Frames in the browser

One game of each title at the usual speed, with all motion, in a headless Chromium that draws without a
graphics card, until two rounds are summed up or two minutes are over. Counted are the frames while a
scene is shown: pieces travel, cards are marked, points go to where they are counted.
"""


class Smoothness(NamedTuple):
    title: str
    size: str
    frames: int
    median: float
    p95: float
    longest: float


def measure(browser: Browser, url: str, title: str, size: Size) -> Smoothness:
    visitor, context = visit(browser, url, size, "en", still=False)
    visitor.go("/")
    visitor.sit_down(title, 3)
    visitor.wait_for_turn()
    visitor.set_speed("usual")
    visitor.page.evaluate(RECORD)
    play_rounds(visitor)
    frames = sorted(visitor.page.evaluate("frames"))
    context.close()
    middle, late = len(frames) // 2, len(frames) * 95 // 100
    found = Smoothness(title, size.name, len(frames), frames[middle], frames[late], frames[-1])
    print(
        f"{title}, {size.name}: 95 % of {found.frames} frames within {found.p95:.1f} ms", flush=True
    )
    return found


def play_rounds(visitor: Visitor, rounds: int = 2, seconds: float = 120) -> None:
    """Until so many have been summed up, or for so long."""
    dice = random.Random(1600)
    end = time.monotonic() + seconds
    while rounds and time.monotonic() < end:
        if visitor.find(CARD).count():
            visitor.page.keyboard.press("Space")
            rounds -= 1
        elif visitor.find(OPEN).count():
            visitor.choose(dice)
        visitor.page.wait_for_timeout(BREATH)


def report(found: list[Smoothness]) -> str:
    facts = {"processor": f"{processor()}, {os.cpu_count()} cores"}
    rows = [
        [row.title, row.size, str(row.frames), *(f"{ms:.1f}" for ms in row[3:])] for row in found
    ]
    head = ["title", "size", "frames", "p50, ms", "p95, ms", "longest, ms"]
    goals = [
        Goal(f"{row.title}, {row.size}: 95 % of frames within", row.p95, MOST_MS, "ms", True)
        for row in found
    ]
    parts = [METHOD.strip(), facts_table(facts), table(head, "llrrrr", rows), goals_table(goals)]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    with browser_and_server() as (browser, url):
        found = [
            measure(browser, url, title, size) for title in titles() for size in (DESKTOP, PHONE)
        ]
    words = report(found)
    (RESULTS / "frames.md").write_text(words, "utf-8")
    (RESULTS / "frames.json").write_text(
        json.dumps([row._asdict() for row in found], indent=2) + "\n", "utf-8"
    )
    print(words)


if __name__ == "__main__":
    main()
