"""The drawings of the report, as SVG: every colour comes with a figure beside it."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from kachidoki.lab.ladder.standings import Response, Rung
from kachidoki.lab.statistics import Estimate
from kachidoki.text import Texts

WIDTH = 880
ROW = 46
LEFT, RIGHT = 190, 150
LONGEST = 24  # characters of a name
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000)


def name_of(bot: str) -> str:
    """A bot as it is called in a chart."""
    return bot if len(bot) <= LONGEST else f"{bot[: LONGEST - 1]}…"


def drawing(height: float, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )


def words(x: float, y: float, said: str, look: str = "", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{look}" text-anchor="{anchor}">{escape(said)}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, look: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{look}"/>'


class Scale:
    """Values along the width of a chart."""

    def __init__(self, low: float, high: float) -> None:
        self.step = next((step for step in STEPS if (high - low) / step <= 8), STEPS[-1])
        self.low = self.step * floor(low / self.step)
        self.high = max(self.low + self.step, self.step * ceil(high / self.step))

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def marks(self) -> list[int]:
        return list(range(int(self.low), int(self.high) + 1, self.step))


def whiskers(rows: Sequence[tuple[str, Estimate, str, str]], label: str, even: float) -> str:
    """A line for each row: its name, a point in its interval, what that comes to, and its ink."""
    scale = Scale(
        min([even, *[estimate.low for _, estimate, _, _ in rows]]),
        max([even, *[estimate.high for _, estimate, _, _ in rows]]),
    )
    bottom = ROW * len(rows) + 10
    parts = []
    for mark in scale.marks():
        parts.append(line(scale(mark), 4, scale(mark), bottom, "grid"))
        parts.append(words(scale(mark), bottom + 18, str(mark), "quiet", "middle"))
    parts.append(line(scale(even), 4, scale(even), bottom, "even"))
    for place, (name, estimate, told, ink) in enumerate(rows):
        y = ROW * place + ROW / 2 + 5
        parts.append(words(0, y + 5, name, "strong"))
        if estimate.has_interval:
            parts.append(whisker(scale(estimate.low), scale(estimate.high), y, ink))
        parts.append(
            f'<circle cx="{scale(estimate.mean):.1f}" cy="{y:.1f}" r="8" fill="var(--{ink})" '
            'stroke="var(--kinari)" stroke-width="2"/>'
        )
        parts.append(words(WIDTH, y + 5, told, "", "end"))
    return drawing(bottom + 28, label, parts)


def whisker(low: float, high: float, y: float, ink: str) -> str:
    return (
        f'<g stroke="var(--{ink})" stroke-width="3" stroke-linecap="round">'
        f'<path d="M{low:.1f} {y:.1f}H{high:.1f}M{low:.1f} {y - 6:.1f}v12'
        f'M{high:.1f} {y - 6:.1f}v12"/></g>'
    )


def rating_in_words(rating: Estimate, texts: Texts) -> str:
    told = {"mean": rating.mean, "low": rating.low, "high": rating.high}
    if rating.has_interval:
        return texts.say("ladder-rating-value", **told)
    return texts.say("ladder-rating-alone", **told)


def ratings(rungs: Sequence[Rung], texts: Texts) -> str:
    rows = [
        (
            name_of(rung.bot),
            rung.rating,
            rating_in_words(rung.rating, texts),
            "shu" if place == 0 else "ai",
        )
        for place, rung in enumerate(rungs)
    ]
    return whiskers(rows, texts.say("ladder-ratings"), 1500)


def responses(found: Sequence[Response], texts: Texts) -> str:
    rows = [
        (
            name_of(each.bot),
            Estimate(100 * each.gain.mean, 100 * each.gain.low, 100 * each.gain.high),
            texts.say("ladder-gain", gain=100 * each.gain.mean),
            "shu" if each.gain.low > 0 else "matsu",
        )
        for each in found
    ]
    return whiskers(rows, texts.say("ladder-responses"), 0)


def survival(rungs: Sequence[Rung], texts: Texts) -> str:
    parts = []
    widest = WIDTH - LEFT - RIGHT
    for place, rung in enumerate(rungs):
        y = 36 * place + 6
        parts.append(words(0, y + 18, name_of(rung.bot), "strong"))
        parts.append(
            f'<rect x="{LEFT}" y="{y}" width="{widest}" height="24" rx="3" '
            'fill="var(--washi)"/>'
            f'<rect x="{LEFT}" y="{y}" width="{max(1.5, widest * rung.survival):.1f}" height="24" '
            'rx="3" fill="var(--kincha)"/>'
        )
        share = texts.say("arena-parity-value", rate=100 * rung.survival)
        parts.append(words(WIDTH, y + 18, share, "", "end"))
    return drawing(36 * len(rungs) + 8, texts.say("ladder-survivors"), parts)


def matrix(rungs: Sequence[Rung], ahead: Sequence[Sequence[float | None]], texts: Texts) -> str:
    """How often the bot of the row finishes ahead of that of the column."""
    cell = min(150.0, (WIDTH - LEFT) / len(rungs))
    parts = []
    for column, rung in enumerate(rungs):
        x = LEFT + cell * (column + 0.5)
        parts.append(
            f'<text x="0" y="0" class="quiet" transform="translate({x - 2:.1f} 46) rotate(-14)">'
            f"{escape(name_of(rung.bot))}</text>"
        )
    for row, (rung, rates) in enumerate(zip(rungs, ahead, strict=True)):
        y = 54 + 40 * row
        parts.append(words(0, y + 25, name_of(rung.bot), "strong"))
        for column, rate in enumerate(rates):
            parts.append(square(LEFT + cell * column, y, cell, rate))
    return drawing(54 + 40 * len(rungs) + 4, texts.say("ladder-matrix"), parts)


def square(x: float, y: float, cell: float, rate: float | None) -> str:
    """Vermilion where it is ahead more often than not, indigo where it is not."""
    if rate is None:
        return words(x + cell / 2, y + 25, "·", "quiet", "middle")
    ink = "shu" if rate >= 0.5 else "ai"
    depth = 0.06 + 0.94 * abs(2 * rate - 1)
    look = "light" if depth > 0.72 else ""
    return (
        f'<rect x="{x + 2:.1f}" y="{y + 2:.1f}" width="{cell - 4:.1f}" height="36" rx="4" '
        f'fill="var(--{ink})" fill-opacity="{depth:.2f}"/>'
        f"{words(x + cell / 2, y + 25, f'{100 * rate:.0f}', look, 'middle')}"
    )


EMBLEM = (
    '<svg viewBox="0 0 270 190" aria-hidden="true">'
    '<circle cx="176" cy="108" r="74" fill="var(--shu)"/>'
    '<g fill="none" stroke="var(--sumi)" stroke-width="5" stroke-linecap="round">'
    '<path d="M60 190 108 22M112 190 152 22"/>'
    '<path d="M70 154h52M79 121h50M89 88h47M98 56h45"/></g>'
    '<path d="M0 190c28-26 52-26 78-8s58 6 86-6 62-16 106 14z" fill="var(--ai)"/>'
    '<g fill="var(--sumi)"><path d="M132 56V14l44 12-44 14z"/></g>'
    '<path d="M131 58V10" stroke="var(--sumi)" stroke-width="4" stroke-linecap="round"/></svg>'
)
