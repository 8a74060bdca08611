"""Writes what the tests of the browser's part read: `make fixtures`.

For each title positions of random games with every number of seats and every option, together with the
choices of the seat to act, and the facts of its messages; for the seal the proof of a whole match.
"""

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from kachidoki.engine import BadOption, Setting, Title
from kachidoki.engine.rng import Rng
from kachidoki.match import Match, seeded
from kachidoki.server.http.proofs import proof_of
from kachidoki.server.play.positions import choices_of
from kachidoki.titles import facts_of, package_of, titles

SOURCES = Path(__file__).parents[1] / "src"
Sort = tuple[str, frozenset[str]]

PROVEN = ("tokaido", 2, 214)  # the match whose seal is checked: title, seats, seed


def fixtures() -> dict[Path, bytes]:
    """The content of every file, by its path."""
    found: dict[Path, Any] = {SOURCES / "shell/seal/fixtures/proof.json": proof()}
    for title in titles().values():
        folder = SOURCES / "titles" / package_of(title).rpartition(".")[2]
        if folder.is_dir():
            found[folder / "fixtures/positions.json"] = games(title)
            found[folder / "fixtures/facts.json"] = facts_of(title, title.setting(max(title.seats)))
    return {path: msgspec.json.encode(content) + b"\n" for path, content in found.items()}


def proof() -> Any:
    title_id, seats, seed = PROVEN
    title = titles()[title_id]
    match = opened(title, title.setting(seats), seed, {0: 'слива "梅"'})
    for _ in decisions(match, seed):
        pass
    return proof_of(match)


def games(title: Title) -> list[dict[str, Any]]:
    """Of each game what no game before it had shown."""
    seen: set[Sort] = set()
    found = []
    for seed, setting in enumerate(settings(title), 1):
        kept = []
        for entry in positions(title, setting, seed):
            if (sort := sort_of(entry)) not in seen:
                seen.add(sort)
                kept.append(entry)
        if kept:
            found.append({"box": box_of(title, setting), "positions": kept})
    return found


def settings(title: Title) -> list[Setting]:
    """Every number of seats, the largest first, and each value of an option once."""
    changed: list[dict[str, str]] = [{}]
    changed += [{option.name: value} for option in title.options for value in option.choices]
    found = []
    for options, seats in product(changed, sorted(title.seats, reverse=True)):
        try:
            found.append(title.setting(seats, options))
        except BadOption:
            continue
    return found


def positions(title: Title, setting: Setting, seed: int) -> Iterator[dict[str, Any]]:
    match = opened(title, setting, seed)
    for seat in decisions(match, seed):
        yield {
            "view": match.state.view(seat),
            "choices": choices_of(title, match.state, seat),
        }


def sort_of(entry: dict[str, Any]) -> Sort:
    """What tells one position from another: what is decided, and what can be done."""
    return entry["view"].step, frozenset(choice.verb for choice in entry["choices"])


def opened(
    title: Title, setting: Setting, seed: int, wishes: dict[int, str] | None = None
) -> Match:
    names = [f"Player {number}" for number in range(1, setting.seats + 1)]
    secret, nonces = seeded(seed, setting.seats)
    for seat, nonce in (wishes or {}).items():
        nonces[seat] = nonce
    return Match.open(title, setting, names, secret, nonces, clock=None)


def decisions(match: Match, seed: int) -> Iterator[int]:
    """Plays the match at random; before each move, the seat that is to make it."""
    rng = Rng(seed)
    while not match.is_over:
        seat = match.state.actors()[0]
        yield seat
        legal = match.state.legal_actions(seat)
        match.play(seat, legal[rng.below(len(legal))])


def box_of(title: Title, setting: Setting) -> Any:
    return import_module(f"{package_of(title)}.browser").box(setting)


def main() -> None:
    for path, content in fixtures().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    main()
