"""`kachidoki replay`: what it prints, what it refuses, how one leafs through it."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.running import BROKEN, broken_file, run

from kachidoki.cli.commands.replay import Book, leaf
from kachidoki.cli.palette import drawing_theme
from kachidoki.match import Match
from kachidoki.text import Texts


@pytest.mark.parametrize("kind", [*BROKEN, "missing", "directory"])
def test_what_is_no_match_is_refused(kind: str, tmp_path: Path) -> None:
    path = broken_file(tmp_path, kind)
    result = run("replay", path)
    assert result.exit_code == 2
    assert result.output.startswith(f"Error: {path}")
    assert "Traceback" not in result.output


# ----------------------------------------------------------------- replay, in a pipe


def test_the_whole_match_is_printed(file: Path, finished: Match) -> None:
    result = run("replay", file, "--lang", "en")
    assert result.exit_code == 0
    assert plies(result.output) == list(range(len(finished.line) + 1))
    assert "has won!" in result.output
    assert "Round III of III" in result.output


def plies(printed: str) -> list[int]:
    """The numbers before the lines; `4–27` stands for all from the first to the last."""
    found = re.findall(r"^(\d+)(?:–(\d+))?\. ", printed.partition("has won!")[0], re.M)
    return [ply for first, last in found for ply in range(int(first), int(last or first) + 1)]


def test_dealing_and_secret_choices_are_folded(file: Path) -> None:
    lines = run("replay", file, "--lang", "en", "--seat", "B").output.split("\n")
    place = lines.index("4–27. Everybody was dealt 6 cards.")
    assert lines[place + 1] == "    Everybody passed 2 cards. (blue 4 and blue ninja)"
    assert lines[place + 2] == "    Nobunaga was passed 2 cards. (yellow 1 and yellow 4)"
    assert lines[place + 3].startswith("28. ")
    assert not any("chose a card to pass on" in line for line in lines)


def test_a_spectator_is_told_of_dealing_when_the_match_is_over(file: Path, saved: Path) -> None:
    assert "Everybody was dealt 6 cards." in run("replay", file, "--lang", "en").output
    assert "dealt" not in run("replay", saved, "--lang", "en").output


def test_one_step_of_secret_choices_is_told_alone(file: Path) -> None:
    lines = run("replay", file, "--lang", "en", "--seat", "B", "--step", "27").output.split("\n")
    assert lines[:3] == [
        "27. Ieyasu: Pass on yellow 4",
        "    Ieyasu chose a card to pass on.",
        "    Nobunaga was passed 2 cards. (yellow 1 and yellow 4)",
    ]


def test_it_is_printed_in_russian(file: Path) -> None:
    output = run("replay", file, "--lang", "ru").output
    assert "Случай: Выдать карту даймё" in output
    assert "Все получают при раздаче по 6 карт." in output
    assert "Побеждает" in output


def test_one_ply_is_printed(file: Path, finished: Match) -> None:
    entry = finished.line[29].entry
    lines = run("replay", file, "--step", "30", "--lang", "en").output.split("\n")
    assert lines[0].startswith(f"30. {finished.players[entry.seat]}: ")
    assert any(line.startswith("Round I of III") for line in lines)
    assert not any(line.startswith(("29.", "31.")) for line in lines)


def test_the_opening_is_a_page(file: Path, finished: Match) -> None:
    lines = run("replay", file, "--step", "0", "--lang", "en").output.split("\n")
    assert lines[0] == f"0. The opening; {len(finished.line)} steps follow."


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("--step", "100000", "There is no step 100000; they go from 0 to"),
        ("--step", "-1", "There is no step -1; they go from 0 to"),
        ("--step", "x", "'x' is not a valid integer"),
        ("--seat", "D", "there is no seat 'D' here; seats: A, B, C"),
        ("--seat", "chance", "Chance sees nothing: name the seat of a player."),
        ("--lang", "ja", "'ja' is not one of 'en', 'ru'"),
    ],
)
def test_impossible_options_are_refused(file: Path, option: str, value: str, message: str) -> None:
    result = run("replay", file, "--lang", "en", option, value)
    assert result.exit_code == 2
    assert message in result.output


def test_a_seat_sees_its_own_cards_and_no_others(saved: Path) -> None:
    own = run("replay", saved, "--seat", "b", "--lang", "en").output
    assert "Your hand: " in own
    assert re.search(r"Nobunaga was dealt 6 cards\. \((\w+ \w+, ){4}\w+ \w+ and \w+ \w+\)", own)
    assert re.search(r"Everybody passed 2 cards\. \(\w+ \w+ and \w+ \w+\)", own)


def test_a_spectator_of_a_game_that_goes_on_sees_no_secrets(saved: Path) -> None:
    output = run("replay", saved, "--lang", "en").output
    assert "Pass on" not in output
    assert "Deal " not in output
    assert "Your hand" not in output
    assert "4–27. Everybody passed 2 cards.\n" in output


# ----------------------------------------------------------------- replay, at a terminal


def book(match: Match, language: str = "en", seat: int | None = None) -> Book:
    return Book(match, seat, Texts(language, match.title, match.setting))


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the reader types, line by line; then the input ends."""
    typed: list[str] = []

    def answer(prompt: str) -> str:
        print(prompt)
        if not typed:
            raise EOFError
        return typed.pop(0)

    monkeypatch.setattr("builtins.input", answer)
    return typed


def pages(output: str) -> list[int]:
    """The plies that the prompt named, one after the other."""
    prompts = [line for line in output.split("\n") if line.startswith("Step ")]
    return [int(prompt.split()[1]) for prompt in prompts]


def test_the_reader_leafs(
    finished: Match, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    last = len(finished.line)
    answers += ["", "n", "т", "b", "И", " 40 ", "b", str(last), "", "0", "b", "q", "never read"]
    leaf(book(finished), 0, None)
    assert pages(capsys.readouterr().out) == [0, 1, 2, 3, 2, 1, 40, 39, last, last, 0, 0]
    assert answers == ["never read"]


def test_what_leads_nowhere_is_asked_again(
    finished: Match, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    answers += ["zz", "-1", str(len(finished.line) + 1), "9" * 5000, "0" * 20, "²", "1"]
    leaf(book(finished), 5, None)
    output = capsys.readouterr().out
    assert pages(output) == [5] * 7 + [1]
    assert output.count("leads nowhere") == 6


@pytest.mark.parametrize(("height", "in_full"), [(24, False), (50, True)])
def test_the_table_is_drawn_as_high_as_the_screen(
    finished: Match, answers: list[str], height: int, in_full: bool
) -> None:
    paper = StringIO()
    console = Console(file=paper, width=110, height=height, theme=drawing_theme("dark"))
    leaf(book(finished, "ru", seat=0), 60, console)
    assert "尾張" in paper.getvalue()
    assert "Овари" in paper.getvalue()
    assert ("╭────╮" in paper.getvalue()) == in_full


def terminal(*words: str | Path, keys: str) -> tuple[int, str]:
    """Runs the command at a terminal of its own and types the keys."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 110, 0, 0))
    command = [sys.executable, "-c", "from kachidoki.cli import main; main()", *map(str, words)]
    environment = {**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, env=environment, close_fds=True
    )
    os.close(slave)
    os.write(master, keys.encode())
    output = b"".join(chunks(master))
    os.close(master)
    return process.wait(timeout=30), output.decode("utf-8", "replace")


def chunks(master: int) -> Iterator[bytes]:
    """All that the terminal shows; its end is an error on Linux, nothing elsewhere."""
    while True:
        try:
            chunk = os.read(master, 65536)
        except OSError:
            return
        if not chunk:
            return
        yield chunk


@pytest.mark.parametrize("mode", ["--plain", "--theme=light"])
def test_it_steps_at_a_real_terminal(file: Path, mode: str) -> None:
    code, output = terminal("replay", file, mode, "--lang=en", "--step=39", keys="\n\nb\nq\n")
    assert code == 0
    assert pages(output.replace("\x1b[2J\x1b[H", "\n").replace("> ", "\n")) == [39, 40, 41, 40]
    assert ("\x1b[" in output) == (mode != "--plain")
