"""The harness that measures the server: it reads frames, counts screens, and cuts a match in parts."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from benchmarks.server import attack
from benchmarks.server.contenders import BoardgameIo, Kachidoki
from benchmarks.server.figures import Figures, figures, middle
from benchmarks.server.load import Found, Sample
from benchmarks.server.report import Report
from benchmarks.server.tables import SEATS, Player, Table
from benchmarks.server.wire import Wire

SWITCHED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


class Line(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)


async def opened(heard: list[bytes]) -> tuple[Wire, Line]:
    wire, line = Wire("here", "/socket", heard.append), Line()
    wire.connection_made(line)
    wire.data_received(SWITCHED)
    line.written = b""
    return wire, line


def test_frames_are_heard_however_they_are_cut() -> None:
    texts = [b"short", b"x" * 200, b"y" * 70_000]
    frames = b"\x81\x05" + texts[0]
    frames += b"\x81\x7e" + (200).to_bytes(2, "big") + texts[1]
    frames += b"\x81\x7f" + (70_000).to_bytes(8, "big") + texts[2]

    async def read(piece: int) -> list[bytes]:
        heard: list[bytes] = []
        wire, _ = await opened(heard)
        for start in range(0, len(frames), piece):
            wire.data_received(frames[start : start + piece])
        return heard

    for piece in (1, 7, 300, len(frames)):
        assert asyncio.run(read(piece)) == texts


def test_a_ping_is_answered_and_texts_are_masked_with_zeros() -> None:
    async def talk() -> bytes:
        wire, line = await opened([])
        wire.data_received(b"\x89\x02hi")
        wire.say(b"move")
        return line.written

    assert asyncio.run(talk()) == b"\x8a\x82\0\0\0\0hi" + b"\x81\x84\0\0\0\0move"


def test_a_server_that_opens_no_socket_is_an_error() -> None:
    async def refuse() -> None:
        wire = Wire("here", "/socket", lambda _: None)
        wire.connection_lost(None)
        await wire.opened

    with pytest.raises(ConnectionError):
        asyncio.run(refuse())


def test_a_move_is_timed_until_the_last_screen() -> None:
    took: list[float] = []
    table = Table(took.append)
    table.clicked["A"] = 0.0
    for _ in range(SEATS - 1):
        table.show(1, "A")
    assert took == []
    table.show(1, "A")
    assert len(took) == 1
    assert table.shown == {}


class Quick(Player):
    def greet(self) -> None: ...

    def hear(self, text: bytes) -> None: ...

    def move(self) -> bytes:
        return b"move"


def test_a_player_moves_once_when_it_may_and_again_when_refused() -> None:
    async def play() -> bytes:
        wire, line = await opened([])
        player = Quick(Table(lambda _: None), "A", Random(1), 0.0)
        player.wire = wire
        player.play()
        player.may(is_my_turn=True, is_over=False)
        player.may(is_my_turn=True, is_over=False)
        player.was_refused()
        return line.written

    assert asyncio.run(play()).count(b"move") == 2


def found(late: float = 1.0) -> Found:
    """Three seconds at a hundred moves each; a move costs a millisecond, in the last third `late`."""
    cpu = [0.0, 0.1, 0.2, 0.2 + 0.1 * late]
    samples = [Sample(float(time), 100 * time, cpu[time], 0.05 * time) for time in range(4)]
    return Found(samples, 1, [0.001 * number for number in range(1, 101)], 2000.0, 0)


def test_figures_count_from_the_end_of_the_warm_up() -> None:
    one = figures(found())
    assert (one.moves, one.rate, one.worst) == (200, 100, 100)
    assert (one.p50, one.p99) == pytest.approx((51, 100))
    assert one.cpu == pytest.approx(1000)
    assert one.server == pytest.approx(0.1)
    assert one.load == pytest.approx(0.05)


def test_the_parts_of_a_match_are_cut_by_moves() -> None:
    assert figures(found(late=3)).parts == pytest.approx([1000, 1000, 3000])


def report(ours: Figures, theirs: Figures) -> Report:
    fast = {"Kachidoki, 1 process": ours, "boardgame.io": theirs}
    rounds = {name: [one] for name, one in fast.items()}
    contenders = [Kachidoki(1), BoardgameIo()]
    return Report("A run", 200, 0.2, contenders, fast, fast, rounds, {"tokaido": ours})


def test_goals_are_judged() -> None:
    usual, slow = figures(found()), figures(found(late=3))
    assert [goal.is_reached for goal in report(usual, usual).goals] == [False, True, True, True]
    assert [goal.is_reached for goal in report(slow, usual).goals] == [False, True, False, True]


def test_a_report_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoardgameIo, "version", lambda _: "0")
    monkeypatch.setattr(Kachidoki, "version", lambda _: "0")
    one = middle([figures(found()), figures(found())])
    report(one, one).write(tmp_path)
    words = (tmp_path / "server.md").read_text("utf-8")
    assert "| Kachidoki, 1 process | 100 |" in words
    assert "Something else ran on this machine" in words  # the server had a tenth of its core
    data = json.loads((tmp_path / "server.json").read_text("utf-8"))
    assert data["fast"]["Kachidoki, 1 process"]["rate"] == 100


def test_what_was_measured_under_attack_stays_the_last_section(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoardgameIo, "version", lambda _: "0")
    monkeypatch.setattr(Kachidoki, "version", lambda _: "0")
    one = middle([figures(found()), figures(found())])
    calm, slow = attack.times([0.01] * 100), attack.times([0.01, 0.5] * 50)
    for attacked in (slow, calm):
        attack.write([attack.Attack("Kachidoki, 1 process", 1000, calm, attacked)], tmp_path)
        report(one, one).write(tmp_path)
    words = (tmp_path / "server.md").read_text("utf-8")
    assert words.startswith("# Speed of the server")
    assert words.count(attack.HEADING) == 1
    assert "p99 of an honest player | 10 ms | ≤ 250 ms | pass |" in words
    assert words.rstrip().endswith("| 1,000 hostile messages | 100 | 10 | 10 | 10 |")
