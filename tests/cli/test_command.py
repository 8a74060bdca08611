"""The `kachidoki` command: help everywhere, versions, and every bad input with exit code 2."""

import os
import pty
import re
import subprocess
import sys
import termios
from pathlib import Path
from select import select

import click
import pytest
from click.testing import CliRunner, Result

from kachidoki import __version__
from kachidoki.cli import COMMANDS, INTERRUPTED, main
from kachidoki.cli.commands import speed
from kachidoki.cli.commands.options import system_language
from kachidoki.text import Texts
from kachidoki.titles import titles

REFUSED = 2


def kachidoki(*words: str, answers: str | None = None) -> Result:
    return CliRunner().invoke(main, words, input=answers)


# ----------------------------------------------------------------- help


def test_help_lists_all_commands() -> None:
    result = kachidoki("--help")
    assert result.exit_code == 0
    for command, summary in COMMANDS.items():
        assert re.search(rf"{command} +{re.escape(summary)}", result.stdout)
    assert "Examples:" in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_help_with_examples(command: str, flag: str) -> None:
    result = kachidoki(command, flag)
    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert f"  kachidoki {command}" in result.stdout


def test_version() -> None:
    assert kachidoki("--version").stdout == f"kachidoki, version {__version__}\n"


def test_a_broken_command_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(COMMANDS, "broken", "A command whose module does not exist.")
    assert kachidoki("--help").exit_code == 0
    assert kachidoki("titles").exit_code == 0
    assert isinstance(kachidoki("broken").exception, ModuleNotFoundError)


def test_a_command_costs_only_its_own_imports() -> None:
    code = (
        "import sys; from kachidoki.cli import main\n"
        "main(['titles'], standalone_mode=False)\n"
        "assert not {'textual', 'matplotlib'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


# ----------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["no-such-command"], "No such command"),
        (["play"], "Missing argument"),
        (["play", "chess"], f"there is no title 'chess'; titles: {', '.join(titles())}"),
        (["play", "joraku", "--seats", "5"], "not for 5 seats; possible: 2, 3, 4"),
        (["play", "joraku", "--seats", "-1"], "not for -1 seats"),
        (["play", "joraku", "--seats", "0"], "not for 0 seats"),
        (["play", "joraku", "--seats", "0", "--bots", "random"], "not for 0 seats"),
        (["play", "joraku", "--seats", "many"], "not a valid integer"),
        (
            ["play", "joraku", "--bots", "stockfish"],
            "there is no bot 'stockfish'; possible: apprentice",
        ),
        (["play", "joraku", "--bots", ""], "there is no bot ''"),
        (["play", "joraku", "--bots", "ismcts:fast"], "cannot be used; possible"),
        (
            ["play", "joraku", "--seats", "2", "--bots", "random,random,random"],
            "3 bots for 2 seats",
        ),
        (["play", "joraku", "--option", "variants"], "name=value; given: 'variants'"),
        (["play", "joraku", "--option", "variants=7+8"], "variants=7+8 is not possible"),
        (["play", "joraku", "--option", "colour=red"], "no option 'colour'; options: mode"),
        (["play", "joraku", "--seats", "3", "--option", "mode=two-on-two"], "it is for 2 seats"),
        (["play", "joraku", "--option", "edition=first", "--option", "edition=first"], "twice"),
        (["play", "joraku", "--lang", "tlh"], "is not one of 'en', 'ru'"),
        (["play", "joraku", "--theme", "pink"], "is not one of 'dark', 'light'"),
        (["play", "joraku", "--pace", "-1"], "is not in the range"),
        (["play", "joraku", "--pace", "nan"], "nan is not a number"),
        (["play", "joraku", "--seed", "lucky"], "not a valid integer"),
        (["play", "joraku", "--names", "Anna,Boris"], "2 names for 1 humans"),
        (["play", "joraku", "--bots", ":x"], "':x'"),
        (["play", "joraku", "--bots", ".a:b"], "'.a:b'"),
        (["play", "joraku", "--names", "a\x07b"], "printable characters only"),
        (["play", "joraku", "--components", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["play", "joraku", "--load", "nowhere.match"], "nowhere.match: it cannot be read"),
        (["play", "joraku", "--save", "no/where/at/all"], "cannot write no/where/at/all"),
        (["play", "joraku", "--load", "x", "--seed", "1"], "--seed cannot be given with --load"),
    ],
)
def test_bad_input_is_refused_with_a_clear_message(words: list[str], message: str) -> None:
    result = kachidoki(*words, answers="")
    assert result.exit_code == REFUSED
    assert message in result.stderr
    assert "Error: " in result.stderr
    assert "Traceback" not in result.output
    assert isinstance(result.exception, SystemExit)


def test_broken_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for content in (b"", b"[Format]\n", b"\xff\xfe", b"dear diary\n", b"x" * (1 << 21)):
        file.write_bytes(content)
        for option in ("--load", "--components"):
            if content == b"" and option == "--components":
                continue  # an empty file corrects nothing
            result = kachidoki("play", "joraku", option, str(file), answers="")
            assert result.exit_code == REFUSED, (content[:9], option)
            assert result.stderr.startswith("Error: ")
            assert isinstance(result.exception, SystemExit)


def test_a_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "diary"
    file.write_text("dear diary")
    result = kachidoki("play", "joraku", "--save", str(file), answers="")
    assert result.exit_code == REFUSED
    assert "is there already" in result.stderr
    assert file.read_text() == "dear diary"


def test_corrected_components_are_played_with(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[areas.kyoto]\nscoring = [[9, 8, 7], [0, 0, 0], [0, 0, 0]]\n")
    words = ["play", "joraku", "--lang", "en", "--components", str(file)]
    result = kachidoki(*words, "--bots", "random,random", answers="")
    assert "Kyoto, pays 9, 8, 7: nobody." in result.stdout, "a corrected chart is no reconstruction"


# ----------------------------------------------------------------- interruption, speed, language


def test_ctrl_c_leaves_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = kachidoki("play", "joraku", "--bots", "random,random")
    assert result.exit_code == INTERRUPTED
    assert "Traceback" not in result.output


@pytest.mark.parametrize("language", ["en", "ru"])
def test_an_engine_that_is_not_compiled_is_told_of(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    notice = Texts(language).say("notice-interpreted")
    words = ["play", "joraku", "--bots", "random,random", "--lang", language]
    monkeypatch.setattr(speed, "is_compiled", lambda: False)
    result = kachidoki(*words, answers="")
    assert result.stderr == notice + "\n"
    assert notice not in result.stdout
    assert kachidoki("titles", "--lang", language).stderr == ""
    monkeypatch.setattr(speed, "is_compiled", lambda: True)
    assert kachidoki(*words, answers="").stderr == ""


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_a_real_pipe() -> None:
    """In a process of its own, with a pipe that can hold ASCII only."""
    code = "from kachidoki.cli import main; main()"
    words = ["play", "joraku", "--bots", "random,random,random", "--seed", "7", "--lang", "ru"]
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        input=b"1\n" * 100,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"kachidoki verify" in done.stdout


def in_shell(words: str, redirection: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, its streams as a shell leads them."""
    python = f"{sys.executable} -c 'from kachidoki.cli import main; main()'"
    return subprocess.run(
        ["sh", "-c", f"{python} {words} {redirection}"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("words", ["--help", "titles", "rules joraku"])
@pytest.mark.parametrize(
    ("redirection", "message"),
    [
        (">&-", "Error: there is nowhere to write: standard output is closed\n"),
        ("> /dev/full", "Error: No space left on device: standard output\n"),
    ],
)
def test_output_that_cannot_be_written_is_told_of(
    words: str, redirection: str, message: str
) -> None:
    done = in_shell(words, redirection)
    assert (done.returncode, done.stderr) == (REFUSED, message)


def test_an_input_that_is_closed_is_an_empty_one() -> None:
    done = in_shell("play joraku --bots random,random --lang en", "<&-")
    assert done.returncode == 0
    assert Texts("en").say("plain-input-ended") in done.stdout


def test_letters_that_the_output_cannot_hold_become_question_marks() -> None:
    words = "arena joraku --bots random,random,random --games 1 --processes 1 --lang ru"
    done = in_shell(words, "", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "????" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_real_terminal() -> None:
    """The table opens, a bot thinks in its own process, and leaving takes two keys."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    code = "from kachidoki.cli import main; main()"
    words = ["play", "joraku", "--bots", "random,random,random", "--pace", "0", "--lang", "en"]
    with subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color"},
    ) as table:
        os.close(theirs)
        screen = b""
        for awaited, answer in [
            (b"Choose 2", b"1"),
            (b"Choose 1", b"1"),
            (b"Red", b"q"),
            (b"y: ", b"y"),
        ]:
            screen = read_until(ours, awaited)
            os.write(ours, answer)
        rest = read_until(ours, None)
        assert table.wait(timeout=60) == 0
    assert b"Traceback" not in screen + rest


def read_until(terminal: int, awaited: bytes | None) -> bytes:
    """What the program writes until these words come, or (None) until it ends."""
    seen = b""
    while awaited is None or awaited not in seen:
        ready, _, _ = select([terminal], [], [], 60)
        assert ready, seen
        try:
            part = os.read(terminal, 1 << 16)
        except OSError:
            part = b""
        if not part:
            assert awaited is None, seen
            break
        seen += part
    return seen


def test_the_group_is_a_click_group() -> None:
    """Other programs may extend it."""
    assert isinstance(main, click.Group)
    assert main.list_commands(click.Context(main)) == list(COMMANDS)
