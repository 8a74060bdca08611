"""Golden playthroughs: whole games as text, to be reviewed as diffs when the rules change.

The head of such a file says what is played; all below its first empty line follows from that. A
new playthrough is a file with a head alone, before it is rewritten. Lines such as
`corrections: areas.kyoto.scoring = …` stand in for figures of the box that may yet change.
"""

import sys
import tomllib
from collections.abc import Iterator
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path
from typing import Any

import click
import msgspec

from kachidoki.engine import BadInput, Event, Rng, Setting, Title, seat_name
from kachidoki.testing.scenario import WATCHER
from kachidoki.testing.walk import Walk, shuffled
from kachidoki.titles import find_title

HEAD = ("title", "seats", "options", "seed", "position after")
CORRECTIONS = "corrections"
# How many plies apart a digest takes in a guess at what is hidden.
GUESSES = 16


class Recipe(msgspec.Struct):
    """What the head of a file says; the position is written after the events of certain kinds."""

    title: Title
    setting: Setting
    seed: int
    milestones: list[str]


# ----------------------------------------------------------------- files


def golden_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.txt"))


def changes(file: Path) -> str:
    """The difference between the file and what is played now; empty where there is none."""
    text = file.read_text("utf-8")
    now = complete(text)
    lines = unified_diff(text.splitlines(), now.splitlines(), str(file), "played now", lineterm="")
    return "\n".join(lines)


def complete(text: str) -> str:
    """The head of the text, and the game that it describes."""
    head = text.partition("\n\n")[0].rstrip("\n")
    return "\n".join([head, "", *playthrough(read_recipe(head)), ""])


def read_recipe(head: str) -> Recipe:
    entries: dict[str, str] = {}
    corrections: list[str] = []
    for line in head.splitlines():
        key, _, value = line.partition(":")
        if key == CORRECTIONS:
            corrections.append(value.strip())
        elif key in HEAD:
            entries[key] = value.strip()
        else:
            possible = ", ".join([*HEAD, CORRECTIONS])
            raise BadInput(f"there is no '{key}' in the head; possible: {possible}")
    missing = [key for key in HEAD if key not in entries]
    if missing:
        raise BadInput(f"the head lacks '{missing[0]}:'; it needs: {', '.join(HEAD)}")
    title = find_title(entries["title"])
    options = dict(pair.partition("=")[::2] for pair in entries["options"].split())
    setting = title.setting(number(entries, "seats"), options, read_corrections(corrections))
    return Recipe(title, setting, number(entries, "seed"), entries["position after"].split())


def read_corrections(lines: list[str]) -> dict[str, Any]:
    try:
        return tomllib.loads("\n".join(lines))
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"the corrections of the head are not TOML: {error}") from error


def number(entries: dict[str, str], key: str) -> int:
    if not entries[key].isdecimal():
        raise BadInput(f"'{key}: {entries[key]}' must be a number")
    return int(entries[key])


# ----------------------------------------------------------------- a game as text


def playthrough(recipe: Recipe) -> Iterator[str]:
    """A line for every ply with its first event, more for further events and for positions."""
    walk = Walk(recipe.title, recipe.setting, recipe.seed)
    walk.state.listen()
    seats = int(walk.state.seats)
    shown: dict[str, str] = {}
    while not walk.state.is_over():
        walk.make(*walk.at_random())
        events = walk.state.heard()
        told = [event_in_words(event, seats) for event in events] or [""]
        yield f"{len(walk.moves):4} {walk.last():<28} {told[0]}".rstrip()
        yield from (f"{'':33} {line}" for line in told[1:])
        if any(event.kind in recipe.milestones for event in events):
            position = parts(msgspec.to_builtins(walk.state.view(None)))
            yield from position_in_words(position, shown)
            shown = position
    yield f"scores {walk.state.scores()}, places {walk.state.ranking()}"


def event_in_words(event: Event, seats: int) -> str:
    args = " ".join(f"{name}={in_words(value)}" for name, value in event.args.items())
    return f"{event.kind} {args}{audience(event, seats)}".rstrip()


def audience(event: Event, seats: int) -> str:
    """Who hears of the event, unless everybody does."""
    names = {seat: seat_name(seat) for seat in range(seats)} | {None: WATCHER}
    hearing = [name for seat, name in names.items() if event.is_for(seat)]
    deaf = [name for seat, name in names.items() if not event.is_for(seat)]
    if not deaf:
        return ""
    return f" (not {', '.join(deaf)})" if len(deaf) < len(hearing) else f" ({', '.join(hearing)})"


def parts(view: dict[str, Any]) -> dict[str, str]:
    """The entries of a view in words; of a table of tables, each table by itself."""
    found: dict[str, str] = {}
    for key, value in view.items():
        if isinstance(value, dict) and any(isinstance(entry, dict) for entry in value.values()):
            found |= {f"{key}.{name}": in_words(entry) for name, entry in value.items()}
        else:
            found[key] = in_words(value)
    return found


def position_in_words(position: dict[str, str], shown: dict[str, str]) -> Iterator[str]:
    """What has changed since it was last shown: plain entries in one line, then the tables."""
    changed = {key: words for key, words in position.items() if shown.get(key) != words}
    plain = [f"{key}={words}" for key, words in changed.items() if "." not in key]
    yield f"   | {' '.join(plain)}"
    yield from (f"   | {key} {words}" for key, words in changed.items() if "." in key)


def in_words(value: Any) -> str:
    if isinstance(value, dict):
        return f"({' '.join(f'{key}={in_words(entry)}' for key, entry in value.items())})"
    if isinstance(value, list):
        return f"[{' '.join(map(in_words, value))}]"
    return "-" if value is None else str(value)


# ----------------------------------------------------------------- many games as one number


def digest(title: Title, seed: int, games: int) -> str:
    """A hash of so many games: moves, events, guesses at what is hidden, the end."""
    found = sha256()
    for index, setting in enumerate(shuffled(title.settings(), Rng(seed))[:games]):
        walk = Walk(title, setting, seed + index)
        walk.state.listen()
        while not walk.state.is_over():
            walk.make(*walk.at_random())
            found.update(repr((walk.moves[-1], walk.state.heard())).encode())
            if len(walk.moves) % GUESSES == 0:
                guess = walk.state.clone()
                guess.resample(len(walk.moves) // GUESSES % setting.seats, Rng(seed))
                found.update(repr(guess.dump()).encode())
        found.update(repr(walk.state.dump()).encode())
    return found.hexdigest()


# ----------------------------------------------------------------- the command


@click.command(help=__doc__)
@click.option("--write", is_flag=True, help="Rewrite the files instead of comparing them.")
@click.argument("folder", type=click.Path(exists=True, path_type=Path))
def main(write: bool, folder: Path) -> None:
    differing = 0
    for file in golden_files(folder):
        try:
            difference = changes(file)
        except BadInput as error:
            click.echo(f"{file}: {error}", err=True)
            sys.exit(2)
        if difference:
            differing += 1
            click.echo(difference)
            if write:
                file.write_text(complete(file.read_text("utf-8")), "utf-8")
    sys.exit(1 if differing and not write else 0)


if __name__ == "__main__":
    main()
