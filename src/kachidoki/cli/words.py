"""What the table and the plain mode both say: hints, the end of a match, the proof of its draws."""

from importlib import import_module
from typing import Any

from kachidoki.cli.sitting import Hint, Sitting
from kachidoki.engine import seat_name
from kachidoki.text import Texts


def hint_words(hint: Hint, texts: Texts) -> str:
    """The suggestion, its reason, and what it is compared with."""
    words = texts.say(
        "hint-best",
        action=texts.action(hint.action),
        tries=hint.tries,
        chance=round(100 * hint.chance),
    )
    if hint.other is None or hint.other_chance > hint.chance:
        return words
    other = texts.action(hint.other)
    return f"{words} {texts.say('hint-other', action=other, chance=round(100 * hint.other_chance))}"


def ending(sitting: Sitting, texts: Texts) -> list[str]:
    """Who won, everybody's place and points, and what broke a tie."""
    result = sitting.match.result
    assert result is not None
    seats = sorted(range(len(result.ranking)), key=lambda seat: (result.ranking[seat], seat))
    winners = [who(sitting, seat) for seat in seats if result.ranking[seat] == 1]
    lines = [texts.say("ending-winners", names=", ".join(winners), count=len(winners))]
    for seat in seats:
        place, points = result.ranking[seat], result.scores[seat]
        lines.append(texts.say("ending-place", place=place, name=who(sitting, seat), points=points))
    if len(set(result.scores)) < len(result.scores):
        lines.append(texts.say("tie-break"))
    return lines


def who(sitting: Sitting, seat: int) -> str:
    return f"{seat_name(seat)} {sitting.match.players[seat]}"


def proof(sitting: Sitting, texts: Texts) -> list[str]:
    """The secret that fits what was shown at first, and the command that checks all draws."""
    match = sitting.match
    lines = [
        texts.say("seal-shown", commitment=match.seal.commitment),
        texts.say("seal-opened", secret=match.reveal()),
    ]
    if sitting.file is None:
        return [*lines, texts.say("seal-unsaved")]
    return [*lines, texts.say("seal-verify", file=str(sitting.file))]


def terminal_of(sitting: Sitting) -> Any:
    """How the title draws and describes its table."""
    return import_module(f"{type(sitting.match.title).__module__}.terminal")
