"""Charts of what was measured, on paper and in the inks of the house. Needs the extra `plots`."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kachidoki.engine import BadInput, seat_name
from kachidoki.lab.balance import Balance
from kachidoki.lab.inks import LIGHT
from kachidoki.lab.statistics import Estimate, Row, Summary
from kachidoki.text import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SUFFIXES = (".svg", ".png")

WASHI, KINARI, SUMI, NIBI, AI, SHU, MATSU, KINCHA, FUJI = LIGHT.values()
SEAT_INKS = (SHU, AI, MATSU, KINCHA, FUJI, SUMI)

STYLE: dict[Any, Any] = {
    "figure.facecolor": WASHI,
    "axes.facecolor": KINARI,
    "axes.edgecolor": SUMI,
    "axes.labelcolor": SUMI,
    "axes.titlecolor": SUMI,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "text.color": SUMI,
    "xtick.color": NIBI,
    "ytick.color": SUMI,
    "grid.color": WASHI,
    "svg.fonttype": "none",
    "svg.hashsalt": "kachidoki",
}


def check_plot(path: Path) -> None:
    """Refuses a file that could not be drawn or written, before the work whose result it shows."""
    if path.suffix.lower() not in SUFFIXES:
        raise BadInput(f"cannot draw {path.name}: its name must end in {' or '.join(SUFFIXES)}")
    if not path.parent.is_dir():
        raise BadInput(f"cannot write {path}: there is no folder {path.parent}")
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise BadInput(
            "plots need matplotlib, which is not installed: pip install 'kachidoki[plots]'"
        ) from None


@contextmanager
def drawing(path: Path, width: float, height: float) -> Iterator["Figure"]:
    """A sheet to draw on, saved as SVG or PNG by suffix; the same chart gives the same file."""
    check_plot(path)
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        yield figure
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
        try:
            figure.savefig(path, dpi=160, metadata=metadata)
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from error


def plot_arena(summary: Summary, heading: str, texts: Texts, path: Path) -> None:
    """Win rates of the bots beside those of the seats, each with its interval, and parity."""
    height = 1.8 + 0.45 * max(len(summary.rows), len(summary.seats))
    letters = [seat_name(seat) for seat in range(len(summary.seats))]
    names = [bot_name(row, texts) for row in summary.rows]
    with drawing(path, 9, height) as figure:
        figure.suptitle(heading, x=0.01, ha="left", fontweight="bold")
        bots, seats = figure.subplots(1, 2, sharex=True, width_ratios=(3, 2))
        bots.set_title(texts.say("arena-plot-bots"))
        draw_rates(bots, names, [row.win_rate for row in summary.rows], [SHU] * len(names))
        seats.set_title(texts.say("arena-plot-seats"))
        draw_rates(seats, letters, summary.seats, SEAT_INKS)
        for axes in (bots, seats):
            axes.set_xlabel(texts.say("arena-plot-rate"))
            axes.axvline(summary.parity, color=NIBI, linestyle="--", linewidth=1)
            axes.text(summary.parity + 0.01, -0.45, texts.say("arena-parity"), color=NIBI, va="top")


def plot_balance(balance: Balance, heading: str, texts: Texts, path: Path) -> None:
    """Wins by what is played beside wins by seat, as multiples of their share."""
    charts = [
        (
            texts.say("balance-plot-seats"),
            [seat_name(seat) for seat in range(len(balance.seats))],
            [rate.shared_by(balance.parity) for rate in balance.seats],
            list(SEAT_INKS),
        )
    ]
    if balance.parts:
        names = [texts.say(part.name) for part in balance.parts]
        rates = [part.win_rate.shared_by(balance.parity) for part in balance.parts]
        charts.insert(0, (texts.say("balance-plot-parts"), names, rates, [SHU] * len(names)))
    lines = max(len(names) for _, names, _, _ in charts)
    furthest = max(rate.high for _, _, rates, _ in charts for rate in rates)
    with drawing(path, 9, 1.8 + 0.45 * lines) as figure:
        figure.suptitle(heading, x=0.01, ha="left", fontweight="bold")
        sheets = figure.subplots(1, len(charts), sharex=True, squeeze=False)[0]
        for axes, (title, names, rates, inks) in zip(sheets, charts, strict=True):
            axes.set_title(title)
            draw_rates(axes, names, rates, inks)
            axes.set_xlim(-0.02, max(2.0, furthest) + 0.05)
            axes.xaxis.set_major_formatter("{x:.2g}")
            axes.set_xlabel(texts.say("balance-plot-share"))
            axes.axvline(1, color=NIBI, linestyle="--", linewidth=1)
            axes.text(1.02, -0.45, texts.say("balance-even"), color=NIBI, va="top")


def bot_name(row: Row, texts: Texts) -> str:
    """The bot, and how many of it there were if several."""
    if row.players == 1:
        return row.bot
    return texts.say("arena-several", bot=row.bot, players=row.players)


def draw_rates(
    axes: "Axes", names: Sequence[str], rates: Sequence[Estimate], inks: Sequence[str]
) -> None:
    """One line for each rate, from the top: a point and its interval."""
    for line, (rate, ink) in enumerate(zip(rates, inks, strict=False)):
        reach = [[rate.mean - rate.low], [rate.high - rate.mean]]
        axes.errorbar(rate.mean, line, xerr=reach, fmt="o", color=ink, capsize=4)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlim(-0.02, 1.02)
    axes.xaxis.set_major_formatter("{x:.0%}")
    axes.grid(axis="x")
