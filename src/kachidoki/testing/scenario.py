"""Scenario files: a position, moves in notation with scripted chance, and what must come of them.

`docs/scenarios.md` describes the format; `kachidoki scenario FILE…` runs such files.
"""

from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from kachidoki.engine import BadInput, Event, IllegalAction, State, Title, parse_seat, seat_name
from kachidoki.engine.checks import lay_over
from kachidoki.engine.files import parse_toml, read_text
from kachidoki.testing.compare import Differs, always, fits, match, plain
from kachidoki.titles import find_title

WATCHER = "spectator"
# Given by the head of the file, so a position has no say in them.
HEAD = ("title", "version", "setting")


class Refusal(msgspec.Struct):
    """A move that must be refused, and a piece of the message that says so."""

    move: str
    because: str = ""


class Step(msgspec.Struct):
    """Moves, and what must hold after them."""

    about: str = ""
    play: list[str] = []
    refuse: list[Refusal] = []
    events: list[str | dict[str, Any]] = []
    expect: dict[str, Any] = {}
    actors: list[str] | None = None
    legal: dict[str, list[str]] = {}
    legal_includes: dict[str, list[str]] = {}
    legal_excludes: dict[str, list[str]] = {}
    view: dict[str, dict[str, Any]] = {}
    absent: dict[str, list[str]] = {}
    scores: list[int] | None = None
    ranking: list[int] | None = None
    over: bool | None = None


class Scenario(msgspec.Struct):
    """A whole file."""

    title: str
    about: str
    seats: int
    then: list[Step]
    source: str = ""
    options: dict[str, str] = {}
    corrections: dict[str, Any] = {}
    position: dict[str, Any] = {}


class BrokenScenario(BadInput):
    """A file that is no scenario; the message says where and why."""


class Difference(msgspec.Struct, frozen=True):
    """The first thing that came out otherwise than the file says."""

    file: str
    step: int
    about: str
    where: str
    expected: str
    found: str

    def __str__(self) -> str:
        about = f" ({self.about})" if self.about else ""
        return (
            f"{self.file}: step {self.step}{about}: {self.where}\n"
            f"  expected: {self.expected}\n"
            f"  found:    {self.found}"
        )


# ----------------------------------------------------------------- whole files


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The files themselves, and all scenario files below the directories."""
    found: list[Path] = []
    for path in paths:
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not files:
            raise BrokenScenario(f"{path}: there is no scenario file (*.toml) here")
        found += files
    return found


def run_scenario(path: Path | str) -> Difference | None:
    """Plays the file; tells the first difference, or None when all is as it says."""
    try:
        return play_scenario(parse_scenario(read_text(Path(path))), str(path))
    except BadInput as error:
        raise BrokenScenario(f"{path}: {error}") from error


def parse_scenario(text: str) -> Scenario:
    """The text of a file, checked as far as that can be done without playing it."""
    data = parse_toml(text)
    check_keys(data, Scenario, "")
    for number, step in enumerate(tables(data.get("then")), start=1):
        check_keys(step, Step, f"step {number}: ")
        for refusal in tables(step.get("refuse")):
            check_keys(refusal, Refusal, f"step {number}: refuse: ")
    try:
        scenario = msgspec.convert(data, Scenario)
    except msgspec.ValidationError as error:
        raise BadInput(str(error).replace("`$.", "`")) from error
    if not scenario.then:
        raise BadInput("nothing happens: there must be a [[then]]")
    return scenario


def tables(value: Any) -> list[dict[str, Any]]:
    """The tables of a list; what is something else is left to the check of types."""
    return [entry for entry in value if isinstance(entry, dict)] if isinstance(value, list) else []


def check_keys(data: dict[str, Any], struct: type[msgspec.Struct], where: str) -> None:
    for key in data:
        if key not in struct.__struct_fields__:
            possible = ", ".join(struct.__struct_fields__)
            raise BadInput(f"{where}there is no '{key}'; possible: {possible}")


def play_scenario(scenario: Scenario, file: str) -> Difference | None:
    title = find_title(scenario.title)
    state = opening(title, scenario)
    state.listen()
    for number, step in enumerate(scenario.then, start=1):
        try:
            take_step(title, state, step)
        except Differs as differs:
            return Difference(
                file, number, step.about, differs.where, differs.expected, differs.found
            )
        except BadInput as error:
            raise BadInput(f"step {number}: {error}") from error
    return None


def opening(title: Title, scenario: Scenario) -> State:
    """The position that the file describes: what it leaves out is as in a game just opened."""
    setting = title.setting(scenario.seats, scenario.options, scenario.corrections)
    fresh = title.open(setting)
    if not scenario.position:
        return fresh
    base = fresh.dump()
    possible = [key for key in base if key not in HEAD]
    for key in scenario.position:
        if key not in possible:
            raise BadInput(f"position: there is no '{key}'; possible: {', '.join(possible)}")
    return title.load(lay_over(base, scenario.position))


# ----------------------------------------------------------------- one step


def take_step(title: Title, state: State, step: Step) -> None:
    """Plays the moves of the step, then checks all that it says."""
    state.heard()
    for index, line in enumerate(step.play, start=1):
        play(title, state, line, f"move {index}, '{line}'")
    events = state.heard()
    for refusal in step.refuse:
        check_refused(title, state, refusal)
    check_events(step.events, events)
    check_position(title, state, step.expect)
    check_legal(title, state, step)
    check_views(state, step)
    check_result(state, step)


def parse_move(title: Title, state: State, line: str) -> tuple[int, int]:
    """`<seat> <notation>`, the seat being A, B … or `chance`."""
    name, _, notation = line.strip().partition(" ")
    return parse_seat(name, int(state.seats)), title.vocabulary.parse(notation)


def play(title: Title, state: State, line: str, where: str) -> None:
    seat, action = parse_move(title, state, line)
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        raise Differs(where, "a legal move", str(error)) from error


def check_refused(title: Title, state: State, refusal: Refusal) -> None:
    """The move must be refused for the reason given, and leave everything as it is."""
    where = f"refuse '{refusal.move}'"
    before = state.dump()
    seat, action = parse_move(title, state, refusal.move)
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        if refusal.because not in str(error):
            raise Differs(where, f"a refusal that says: {refusal.because}", str(error)) from error
        match(before, state.dump(), f"{where} changed")
        return
    raise Differs(where, "a refusal", "the move was made")


def check_events(expected: list[str | dict[str, Any]], heard: list[Event]) -> None:
    """The events named must occur in this order; others may come between."""
    coming = iter(heard)
    for index, wanted in enumerate(expected, start=1):
        entry = {"kind": wanted} if isinstance(wanted, str) else wanted
        if not any(fits(entry, {"kind": event.kind, **event.args}) for event in coming):
            found = ", ".join(event.kind for event in heard) or "no events"
            raise Differs(f"event {index}", plain(wanted), found)


def check_position(title: Title, state: State, expected: dict[str, Any]) -> None:
    """What a title leaves out of its dump is empty if the position is the same with it written in."""
    words = state.dump()

    def is_unwritten(where: str, value: Any) -> bool:
        if "[" in where:
            return False
        for key in reversed(where.split(".")[1:]):
            value = {key: value}
        try:
            return title.load(lay_over(words, value)).dump() == words
        except BadInput as error:
            raise BadInput(f"{where}: {error}") from error

    match(expected, words, "expect", is_unwritten)


def check_legal(title: Title, state: State, step: Step) -> None:
    for name, words in step.legal.items():
        match(in_notation(title, words), legal(title, state, name), f"legal.{name}")
    for name, words in step.legal_includes.items():
        possible = legal(title, state, name)
        for word in in_notation(title, words):
            if word not in possible:
                raise Differs(f"legal_includes.{name}", word, ", ".join(possible) or "nothing")
    for name, words in step.legal_excludes.items():
        possible = legal(title, state, name)
        for word in in_notation(title, words):
            if word in possible:
                raise Differs(f"legal_excludes.{name}", f"not {word}", ", ".join(possible))


def in_notation(title: Title, words: list[str]) -> list[str]:
    """The moves as the title writes them, in its order."""
    return [
        title.vocabulary.notation(action) for action in sorted(map(title.vocabulary.parse, words))
    ]


def legal(title: Title, state: State, name: str) -> list[str]:
    actions = state.possible_actions(parse_seat(name, int(state.seats)))
    return [title.vocabulary.notation(action) for action in actions]


def check_views(state: State, step: Step) -> None:
    for name, entries in step.view.items():
        match(entries, state.view(viewer(state, name)), f"view.{name}", always)
    for name, words in step.absent.items():
        view = set(words_in(msgspec.to_builtins(state.view(viewer(state, name)))))
        for word in words:
            if word in view:
                raise Differs(f"absent.{name}", f"no '{word}' in this view", "it is there")


def viewer(state: State, name: str) -> int | None:
    """The seat of that name; a spectator has none."""
    if name == WATCHER:
        return None
    seat = parse_seat(name, int(state.seats))
    if seat < 0:
        raise BadInput(f"'{name}' has no view; views are those of the players and the {WATCHER}")
    return seat


def words_in(value: Any) -> Iterable[str]:
    """Every word of a view, keys included."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return chain(value, chain.from_iterable(map(words_in, value.values())))
    if isinstance(value, list):
        return chain.from_iterable(map(words_in, value))
    return []


def check_result(state: State, step: Step) -> None:
    if step.actors is not None:
        wanted = sorted(parse_seat(name, int(state.seats)) for name in step.actors)
        found = sorted(state.actors())
        if wanted != found:
            raise Differs("actors", plain(step.actors), plain([seat_name(seat) for seat in found]))
    if step.scores is not None:
        match(step.scores, state.scores(), "scores")
    if step.ranking is not None:
        match(step.ranking, state.ranking(), "ranking")
    if step.over is not None:
        match(step.over, state.is_over(), "over")
