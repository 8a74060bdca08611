"""Records: every move is kept, the file is always the same, and what is broken is refused."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from kachidoki.engine import BadInput
from kachidoki.engine.learned.observer import Observer
from kachidoki.engine.replaying import Replayer
from kachidoki.lab.arena import Series, play_game
from kachidoki.lab.records import Record, Records, check, dataset, read, record_game, replay
from kachidoki.lab.records.heading import KEY, heading_of
from kachidoki.lab.records.record import as_actions, as_bytes, table_of
from kachidoki.lab.records.writer import Recording, record, write
from kachidoki.titles import find_title


def series(title: str = "joraku", seats: int = 3, games: int = 4, bot: str = "random") -> Series:
    about = find_title(title)
    return Series(about.id, about.setting(seats), (bot,) * seats, games, 7)


def keep(plan: Series, path: Path, processes: int = 1) -> Records:
    heading = heading_of(plan, {"name": "series"})
    return record(plan, heading, path, processes, lambda games: None)


@pytest.mark.parametrize("title", ["joraku", "tokaido", "rising-sun", "gunsen"])
def test_a_recorded_game_can_be_played_again(title: str, tmp_path: Path) -> None:
    plan = series(title, games=1)
    records = keep(plan, tmp_path / "games.parquet")
    state = replay(records, records[0], Replayer())
    played = play_game(plan, 0)
    assert state.is_over()
    assert state.scores() == [outcome.score for outcome in played.outcomes]


def test_gestures_are_kept_with_their_seats(tmp_path: Path) -> None:
    plan = series("rising-sun", games=1, bot="greedy")
    records = keep(plan, tmp_path / "games.parquet")
    assert records[0].asides  # somebody has offered something
    check(records)


def test_the_file_is_the_same_with_any_number_of_processes(tmp_path: Path) -> None:
    plan = series(games=7)
    keep(plan, tmp_path / "one.parquet")
    keep(plan, tmp_path / "two.parquet", processes=2)
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()


def test_what_was_finished_before_a_kill_is_not_played_again(tmp_path: Path) -> None:
    plan, path = series(games=5), tmp_path / "games.parquet"
    heading = heading_of(plan, {"name": "series"})
    killed = Recording(path, heading)
    killed.add([record_game(plan, 3), record_game(plan, 1)])
    killed.flush()
    told: list[int] = []
    record(plan, heading, path, 1, told.append)
    assert told[0] == 2
    keep(plan, tmp_path / "whole.parquet")
    assert path.read_bytes() == (tmp_path / "whole.parquet").read_bytes()
    assert {entry.name for entry in tmp_path.iterdir()} == {"games.parquet", "whole.parquet"}


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    plan, path = series(games=5), tmp_path / "games.parquet"
    heading = heading_of(plan, {"name": "series"})

    def stop(games: int) -> None:
        if games == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        record(plan, heading, path, 1, stop)
    assert Recording(path, heading).missing() == [3, 4]


def test_games_of_another_command_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    keep(series(games=2), path)
    with pytest.raises(BadInput, match="holds other games than these"):
        keep(series(games=3), path)


def test_the_heading_says_what_the_games_follow_from(tmp_path: Path) -> None:
    heading = keep(series(), tmp_path / "games.parquet").heading
    assert (heading.title, heading.seed, heading.games) == ("joraku", 7, 4)
    assert heading.bots == ["random"] * 3
    assert {"engine", "bots", "title", "components"} <= heading.hashes.keys()
    assert "net" in heading_of(series("gunsen"), {}).hashes
    own = Series(
        "joraku", find_title("joraku").setting(2), ("tests.lab.failing:Raises", "random"), 1, 1
    )
    assert "bot tests.lab.failing" in heading_of(own, {}).hashes


# ----------------------------------------------------------------- what is refused


def changed(path: Path, **fields: Any) -> Path:
    """The same games under another heading."""
    table = pq.read_table(path)
    words = msgspec.json.decode(table.schema.metadata[KEY])
    metadata = {KEY: msgspec.json.encode({**words, **fields})}
    pq.write_table(table.replace_schema_metadata(metadata), path)
    return path


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"format": 9}, "has the format 9"),
        ({"title": "go"}, "no title 'go'"),
        ({"version": 77}, "version 77 of joraku; this program plays version 1"),
        ({"setting": {"seats": 9}}, "not for 9 seats"),
        ({"setting": "x"}, "heading that cannot be read"),
        ({"bots": []}, "names a bot that is not among its 0"),
        ({"games": 1}, "has not each of its 1 games once"),
        ({"games": 10**12, "bots": []}, "names a bot that is not among its 0"),
        ({"mood": "good"}, "unknown field"),
    ],
)
def test_a_heading_that_does_not_fit_is_refused(
    fields: dict[str, Any], message: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.parquet"
    keep(series(games=2), path)
    with pytest.raises(BadInput, match=message):
        read(changed(path, **fields))


@pytest.mark.parametrize("words", [b'{"format": 1, "title": "\xff"}', b"[" * 100_000])
def test_a_heading_of_other_bytes_is_refused(words: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    keep(series(games=1), path)
    table = pq.read_table(path)
    pq.write_table(table.replace_schema_metadata({KEY: words}), path)
    with pytest.raises(BadInput, match="has a heading that cannot be read"):
        read(path)


def test_games_of_another_title_are_refused(tmp_path: Path) -> None:
    keep(series(games=1), tmp_path / "games.parquet")
    with pytest.raises(BadInput, match="holds games of joraku, not of tokaido"):
        read(tmp_path / "games.parquet", "tokaido")


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    for missing in (path, tmp_path / "no" / "games.parquet"):
        with pytest.raises(BadInput, match=r"games\.parquet: there is no such file"):
            read(missing)
        with pytest.raises(BadInput, match=r"games\.parquet: there is no such file"):
            next(dataset(missing))
    path.write_bytes(b"PAR1 but not quite")
    with pytest.raises(BadInput, match="cannot be read as Parquet"):
        read(path)
    pq.write_table(pa.table({"number": [1]}), path)
    with pytest.raises(BadInput, match="no heading of Kachidoki's"):
        read(path)
    keep(series(games=2), tmp_path / "good.parquet")
    content = (tmp_path / "good.parquet").read_bytes()
    path.write_bytes(content[: len(content) // 2])
    with pytest.raises(BadInput, match="cannot be read as Parquet"):
        read(path)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    keep(series(games=2), tmp_path / "games.parquet")
    with pytest.raises(BadInput, match=f"{tmp_path.name}: is a folder"):
        read(tmp_path)
    with pytest.raises(BadInput, match=f"{tmp_path.name}: is a folder"):
        next(dataset(tmp_path))


def tampered(path: Path, **changes: Any) -> Records:
    """The first game of a file, with something else in it."""
    plan = series(games=1)
    heading = heading_of(plan, {"name": "series"})
    game = record_game(plan, 0)
    write(table_of([game._replace(**changes)], heading.metadata()), path)
    return read(path)


def actions_of_game() -> list[int]:
    return [int(action) for action in as_actions(record_game(series(games=1), 0).actions)]


def test_a_move_that_is_not_legal_at_its_place_is_named(tmp_path: Path) -> None:
    actions = actions_of_game()
    actions[20] = 200
    records = tampered(tmp_path / "games.parquet", actions=as_bytes(actions))
    with pytest.raises(BadInput, match=r"game 1, ply 21, \w+: \w+ may not .* possible: "):
        check(records)


def test_a_game_that_ends_otherwise_is_refused(tmp_path: Path) -> None:
    path, actions = tmp_path / "games.parquet", actions_of_game()
    with pytest.raises(BadInput, match="breaks off after 100 plies"):
        check(tampered(path, actions=as_bytes(actions[:100])))
    with pytest.raises(BadInput, match=f"ply {len(actions) + 1}: the game is over"):
        check(tampered(path, actions=as_bytes([*actions, 0])))
    with pytest.raises(BadInput, match="does not end as its record says"):
        check(tampered(path, scores=[0, 0, 0]))
    records = tampered(path)
    with pytest.raises(BadInput, match="there is no seat 9"):
        replay(records, records[0]._replace(asides=[5, 9]), Replayer())
    with pytest.raises(BadInput, match="ply 6, A: A may not"):
        check(tampered(path, asides=[5, 0]))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"deal": -5}, "has a game of a deal below 0"),
        ({"asides": [5]}, "gestures that are nobody's"),
        ({"asides": [-5, -77]}, "gestures of seats or at plies"),
        ({"asides": [5, -77]}, "gestures of seats or at plies"),
        ({"asides": [5, 3]}, "gestures of seats or at plies"),
        ({"asides": [10**6, 0]}, "gestures of seats or at plies"),
        ({"asides": [5, 0, 5, 0]}, "gestures of seats or at plies"),
    ],
)
def test_a_game_that_cannot_be_is_refused(
    changes: dict[str, Any], message: str, tmp_path: Path
) -> None:
    with pytest.raises(BadInput, match=message):
        tampered(tmp_path / "games.parquet", **changes)


# ----------------------------------------------------------------- observations


class Watching(Replayer):
    """Looks by the observer itself."""

    def __init__(self, observer: Observer) -> None:
        super().__init__()
        self.observer = observer
        self.rows: list[list[int]] = []
        self.legal: list[list[int]] = []

    def see(self, state: Any, seat: int, action: int) -> None:
        if self.moves.count > 1:
            self.observer.look(state, seat)
            self.rows.append(list(self.observer.numbers))
            self.legal.append(self.moves.as_list())


def test_a_dataset_holds_what_every_seat_saw_and_chose(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    records = keep(series("gunsen", seats=2, games=2), path)
    (batch,) = dataset(path)
    title = records.title
    features = title.features()
    assert features is not None
    watching = Watching(Observer(title.open(records.setting).game, features))
    for game in records:
        replay(records, game, watching)
    assert batch.observation.dtype == np.int16
    assert batch.observation.tolist() == watching.rows
    starts = [0, *batch.ends[:-1]]
    for row, (start, end) in enumerate(zip(starts, batch.ends, strict=True)):
        assert batch.legal[start:end].tolist() == watching.legal[row]
        assert batch.action[row] in watching.legal[row]
    for game in records:
        mine = batch.game == game.number
        assert {
            (int(seat), float(won))
            for seat, won in zip(batch.seat[mine], batch.won[mine], strict=True)
        } == {(seat, 1.0 if place == 1 else 0.0) for seat, place in enumerate(game.places)}


def test_a_title_without_features_has_no_dataset(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.parquet"
    keep(series(games=1), path)
    monkeypatch.setattr(type(find_title("joraku")), "features", lambda _: None)
    with pytest.raises(BadInput, match="joraku has no features"):
        next(dataset(path))


def test_a_dataset_of_a_broken_game_names_its_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    tampered(path, actions=as_bytes(actions_of_game()[:100]))
    with pytest.raises(BadInput, match=r"games\.parquet: game 1 breaks off after 100 plies"):
        next(dataset(path))


def test_a_dataset_may_be_named_by_a_word(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    keep(series(games=1), path)
    (batch,), (same,) = dataset(str(path)), dataset(path)
    assert (batch.observation == same.observation).all()


def test_records_are_records(tmp_path: Path) -> None:
    """What is read is what was written."""
    plan = series(games=2)
    records = keep(plan, tmp_path / "games.parquet")
    assert list(records) == [record_game(plan, number) for number in range(2)]
    assert isinstance(records[0], Record)
