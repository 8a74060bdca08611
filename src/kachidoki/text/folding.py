"""Neighbouring events that are one line of a log: what was dealt, what was chosen in secret."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from kachidoki.engine import Event
from kachidoki.text.texts import Texts

T = TypeVar("T")


def folded(entries: Iterable[T], folds: Mapping[str, str]) -> list[list[T]]:
    """The entries of a log line by line; all that the title does not fold stand alone."""
    lines: list[list[T]] = []
    last = ""
    for entry in entries:
        into = folds.get(entry.kind, "") if isinstance(entry, Event) else ""
        if into and into == last:
            lines[-1].append(entry)
        else:
            lines.append([entry])
        last = into
    return lines


def line_of(events: Sequence[Event], texts: Texts) -> str:
    """One event in words, or several that are folded, with what the reader knows of it in brackets."""
    if len(events) == 1:
        return texts.event(events[0])
    assert texts.title is not None
    assert texts.setting is not None
    into = texts.title.chronicle.folds[events[0].kind]
    if texts.has(f"folded-{into}.part"):
        return part_by_part(events, into, texts)
    counts = Counter(event.args["seat"] for event in events)
    # Whoever did more or less than the others has a sentence of their own.
    words = " ".join(
        texts.say(
            f"folded-{into}",
            who="all" if len(who) == texts.setting.seats else "one" if len(who) == 1 else "some",
            names=texts.joined([texts.name("seat", seat) for seat in who]),
            each=each,
        )
        for each in dict.fromkeys(counts.values())
        for who in [[seat for seat, count in counts.items() if count == each]]
    )
    known = [thing for event in events for thing in things(event, texts)]
    if known and (len(counts) == 1 or len(known) < len(events)):
        return f"{words} ({texts.joined(known)})"
    return words


def part_by_part(events: Sequence[Event], into: str, texts: Texts) -> str:
    """Everybody's parts in a sentence, or all of them if they are nobody's."""
    seats = dict.fromkeys(event.args.get("seat", "") for event in events)
    return " ".join(
        texts.say(
            f"folded-{into}",
            names=texts.name("seat", seat) if seat else "",
            parts=texts.joined(
                [
                    texts.say(f"folded-{into}.part", **texts.spoken(event.args))
                    for event in events
                    if event.args.get("seat", "") == seat
                ]
            ),
        )
        for seat in seats
    )


def things(event: Event, texts: Texts) -> list[str]:
    """What the event tells of, beside of whom."""
    what = {name: word for name, word in event.args.items() if name != "seat"}
    spoken = texts.spoken(what)
    return [str(spoken[name]) for name in what]
