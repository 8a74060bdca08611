"""Tables that were stored under older rules."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kachidoki.match import parse, read, text
from kachidoki.server.play.history import History
from kachidoki.server.protocol.problems import Refusal
from kachidoki.server.storage import HappeningRow, Stored, records
from kachidoki.server.storage.records import MovedRecord
from kachidoki.server.tables.imports import records_of, seat_row, table_row

OLDER = Path(__file__).parents[2] / "match" / "older" / "tokaido-1.match"


def stored(version: int = 1, first_move: str | None = None) -> Stored:
    """A match of the first version of Tokaido, as a server keeps it."""
    match = parse(read(OLDER))
    rows = []
    for number, (record, at) in enumerate(records_of(match), 1):
        if first_move is not None and number == 2:
            record = MovedRecord(0, first_move, at)
        rows.append(HappeningRow("old", number, at, records.write(record), None, None, 0, "", at))
    seats = [seat_row("old", match, seat) for seat in range(match.setting.seats)]
    return Stored(replace(table_row("old", match), version=version), seats, rows)


def test_a_table_of_an_older_version_is_played_again() -> None:
    history = History.load(stored())
    assert history.match is not None
    assert text(history.match) == read(OLDER)


@pytest.mark.parametrize(
    "table", [stored(version=0), stored(first_move="travel-as kinko")], ids=["rules", "a move"]
)
def test_what_is_no_longer_played_is_refused(table: Stored) -> None:
    with pytest.raises(Refusal) as caught:
        History.load(table)
    assert caught.value.problem == "other-version"
