"""Writes a position of a real match as JSON, for the workbench and for tests of a title's board.

    PYTHONPATH=src .venv/bin/python web/scripts/workbench.py joraku --seats 4 --plies 60 [--seat B]
        [--option mode=standard] [--frames 12] [--seed 1] [--bot greedy] [--out FILE]

Bots play so many plies; the happenings before the last are kept as frames, so that what moves can be
seen moving. With `--your-turn` they go on until it is the seat's turn.
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from kachidoki.bots import ask, make_bot
from kachidoki.engine import CHANCE, seat_name
from kachidoki.engine.rng import Rng
from kachidoki.match import Match
from kachidoki.server.play.positions import event_info, position_of
from kachidoki.server.protocol.messages import Prospect, SeatInfo, TableInfo
from kachidoki.text import Texts
from kachidoki.titles import facts_of, find_title, hooks_of

FOLDER = Path(__file__).parent.parent / "src" / "generated" / "fixtures"
NAMES = ("Anna", "Боб", "Chiyo", "Дарья", "Emil", "Fumiko")


def main() -> None:
    given = arguments()
    title = find_title(given.title)
    options = dict(option.split("=", 1) for option in given.option)
    match = Match.open(
        title,
        title.setting(given.seats or max(title.seats), options),
        NAMES[: given.seats or max(title.seats)],
        secret=given.seed.to_bytes(32, "big"),
        nonces=[str(seat) for seat in range(given.seats or max(title.seats))],
    )
    seat = None if given.seat == "none" else ord(given.seat) - ord("A")
    frames = played(match, seat, given)
    document = {
        "info": info_of(match),
        "seat": None if seat is None else seat_name(seat),
        "facts": facts_of(match.title, match.setting),
        "domains": dict(title.domains),
        "box": box_of(match),
        "frames": frames[-given.frames :],
    }
    target = given.out or FOLDER / f"{file_name(given, match)}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=1))
    print(target)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("title")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--plies", type=int, default=40)
    parser.add_argument("--seat", default="A", help="whose eyes; 'none' for a spectator")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--frames", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--your-turn", action="store_true")
    parser.add_argument("--out", type=Path)
    return parser.parse_args()


def file_name(given: argparse.Namespace, match: Match) -> str:
    options = [option.split("=", 1)[1] for option in given.option]
    return "-".join([given.title, str(match.setting.seats), *options, given.seat, str(given.plies)])


def played(match: Match, seat: int | None, given: argparse.Namespace) -> list[dict[str, Any]]:
    """The frames of the match, the opening first."""
    bot, rng = make_bot(given.bot, match.title, given.seed), Rng(given.seed)
    frames = [frame(match, seat, 0)]
    while not match.is_over and (
        len(match.line) < given.plies or (given.your_turn and seat not in match.state.actors())
    ):
        before = len(match.line)
        actor = match.state.actors()[0]
        match.play(actor, ask(bot, match.state, actor, rng))
        frames.append(frame(match, seat, before))
    return frames


def frame(match: Match, seat: int | None, before: int) -> dict[str, Any]:
    events = [event for ply in match.line[before:] for event in ply.events if event.is_for(seat)]
    return {
        "position": position_of(match, seat),
        "events": [event_info(event) for event in events],
        "views": {
            seat_name(other): match.state.view(other) for other in range(match.setting.seats)
        },
        "prospects": {} if seat is None else prospects_of(match, seat),
    }


def info_of(match: Match) -> TableInfo:
    players = [
        SeatInfo(seat_name(seat), name, None if seat == 0 else "adept", False, seat % 2 == 0)
        for seat, name in enumerate(match.players)
    ]
    return TableInfo(
        id="workbench",
        title=match.title.id,
        version=match.title.version,
        seats=match.setting.seats,
        options=match.setting.options,
        status="over" if match.is_over else "playing",
        public=False,
        pace="live",
        limit=300,
        coach=True,
        host="A",
        players=players,
        created=0,
        opened=0,
        commitment=match.seal.commitment,
        nonces=list(match.seal.nonces),
        rematch=None,
    )


# ----------------------------------------------------------------- the title's own part


def box_of(match: Match) -> Any:
    box = hooks_of(match.title).box
    return None if box is None else box(match.setting)


def prospects_of(match: Match, seat: int, language: str = "en") -> dict[str, Prospect]:
    """What the choices would bring."""
    title, state, setting = match.title, match.state, match.setting
    if CHANCE in state.actors():
        return {}
    weigh = hooks_of(title).weigh(state, seat, Texts(language, title, setting))
    actions = title.arranged(state, state.legal_actions(seat))
    found = [(action, weigh(title.vocabulary.describe(action))) for action in actions]
    return {title.vocabulary.notation(action): Prospect(*told) for action, told in found if told}


if __name__ == "__main__":
    main()
