"""Pieces of players. No colour stands alone: everybody also has a shape and a letter.

Styles go by the names of the house's colours (`shu`, `ai`, …; `shu.solid` is paper on that colour),
which the terminal table defines for light and dark screens.
"""

from collections.abc import Sequence

from rich.text import Text

from kachidoki.engine import Chronicle, Event

# In the order of the seats; and for a piece that nobody owns.
SHAPES = "●◆▲■✿"
GHOSTS = "○◇△□❀"
NEUTRAL_SHAPE, NEUTRAL_GHOST = "▼▽"
NEUTRAL_LETTER = "–"


def badge(shape: str, letter: str | None, style: str) -> Text:
    """A shape and the letter of its player."""
    return Text(f"{shape}{letter or NEUTRAL_LETTER}", style=style)


def gains(chronicle: Chronicle, events: Sequence[Event]) -> dict[str, int]:
    """The points that the events brought, by who got them."""
    owners = {kind.name: next(iter(kind.arguments)) for kind in chronicle.kinds if kind.source}
    found: dict[str, int] = {}
    for event in events:
        if event.kind in owners:
            owner = event.args[owners[event.kind]]
            found[owner] = found.get(owner, 0) + int(event.args["points"])
    return found


def framed(rows: Sequence[Text]) -> list[Text]:
    """A card: rows of one width in a frame."""
    edge = "─" * rows[0].cell_len
    return [
        Text(f"╭{edge}╮"),
        *[Text("│").append_text(row).append("│") for row in rows],
        Text(f"╰{edge}╯"),
    ]
